<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QCoreApplication</name>
    <message>
        <source>jobs as Bazel decides</source>
        <translation>Jobs nach Bazels Ermessen</translation>
    </message>
</context>
<context>
    <name>cw</name>
    <message>
        <source>There is no Bazel on PATH.</source>
        <translation>Auf PATH liegt kein Bazel.</translation>
    </message>
    <message>
        <source>There is no program %1.</source>
        <translation>Das Programm %1 fehlt.</translation>
    </message>
    <message>
        <source>Install Debian&apos;s bazel-bootstrap or bazelisk, or name a Bazel&apos;s path.</source>
        <translation>bazel-bootstrap (Debian) oder bazelisk installieren oder den Pfad eines Bazel angeben.</translation>
    </message>
    <message>
        <source>Cannot make a temporary folder: %1.</source>
        <translation>Temporärer Ordner kann nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>%1 does not say which version of Bazel it is.</source>
        <translation>%1 verrät nicht, welche Bazel-Version es ist.</translation>
    </message>
    <message>
        <source>Run it with --version and look at what it says, or name another Bazel&apos;s path.</source>
        <translation>Mit --version ausführen und die Ausgabe ansehen oder den Pfad eines anderen Bazel angeben.</translation>
    </message>
    <message>
        <source>found on this machine</source>
        <translation>auf diesem Rechner gefunden</translation>
    </message>
    <message>
        <source>found on the device</source>
        <translation>auf dem Gerät gefunden</translation>
    </message>
    <message>
        <source>JetPack %1</source>
        <translation>JetPack %1</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>Bazel %1</source>
        <translation>Bazel %1</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>L4T %1, CUDA %2, Python %3</source>
        <translation>L4T %1, CUDA %2, Python %3</translation>
    </message>
    <message>
        <source>several chips were sold under this name</source>
        <translation>unter diesem Namen wurden verschiedene Chips verkauft</translation>
    </message>
    <message>
        <source>%1, capability %2</source>
        <translation>%1, Capability %2</translation>
    </message>
    <message>
        <source>of the GPU</source>
        <translation>der GPU</translation>
    </message>
    <message>
        <source>of the board</source>
        <translation>des Boards</translation>
    </message>
    <message>
        <source>%1, from CUDA %2</source>
        <translation>%1, ab CUDA %2</translation>
    </message>
    <message>
        <source>tested with the release</source>
        <translation>mit dem Release getestet</translation>
    </message>
    <message>
        <source>capabilities %1–%2</source>
        <translation>Capabilities %1–%2</translation>
    </message>
    <message>
        <source>for CUDA %1</source>
        <translation>für CUDA %1</translation>
    </message>
    <message>
        <source>taken by the release</source>
        <translation>vom Release akzeptiert</translation>
    </message>
    <message>
        <source>named by the source tree</source>
        <translation>vom Quellbaum genannt</translation>
    </message>
    <message>
        <source>named by the release</source>
        <translation>vom Release genannt</translation>
    </message>
    <message>
        <source>every unit of this board runs it</source>
        <translation>läuft auf jedem Exemplar dieses Boards</translation>
    </message>
    <message>
        <source>more specific; may need a newer compiler</source>
        <translation>spezifischer; braucht evtl. einen neueren Compiler</translation>
    </message>
    <message>
        <source>not a product of %1</source>
        <translation>kein Produkt von %1</translation>
    </message>
    <message>
        <source>Machine code made for the GPU (%1).</source>
        <translation>Maschinencode genau für die GPU (%1).</translation>
    </message>
    <message>
        <source>Made for a desktop GPU of the family; a Jetson wants its own (%1).</source>
        <translation>Für eine Desktop-GPU der Familie; ein Jetson braucht seinen eigenen Code (%1).</translation>
    </message>
    <message>
        <source>Machine code of the same family runs on %1.</source>
        <translation>Maschinencode derselben Familie läuft auf %1.</translation>
    </message>
    <message>
        <source>Only PTX: the driver compiles every kernel for %1 at first use.</source>
        <translation>Nur PTX: Der Treiber übersetzt jeden Kernel beim ersten Aufruf für %1.</translation>
    </message>
    <message>
        <source>Does not run on %1.</source>
        <translation>Läuft nicht auf %1.</translation>
    </message>
    <message>
        <source>Which GPU the result runs on is not known.</source>
        <translation>Auf welcher GPU das Ergebnis läuft, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>GCC %1</source>
        <translation>GCC %1</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1</source>
        <translation>nvcc von CUDA %1</translation>
    </message>
    <message>
        <source>%1 tested</source>
        <translation>%1 getestet</translation>
    </message>
    <message>
        <source>glibc %1</source>
        <translation>glibc %1</translation>
    </message>
    <message>
        <source>glibc ≤ %1</source>
        <translation>glibc ≤ %1</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>das Gerät</translation>
    </message>
    <message>
        <source>the source tree</source>
        <translation>der Quellbaum</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine.</source>
        <translation>Auf diesem Rechner gibt es kein CUDA-Toolkit.</translation>
    </message>
    <message>
        <source>its libraries must be for this machine</source>
        <translation>die Bibliotheken müssen für diesen Rechner sein</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an edit.</source>
        <translation>„%1“ ist keine Änderung.</translation>
    </message>
    <message>
        <source>Write field=value to set a value, or field- to remove one.</source>
        <translation>Mit Feld=Wert einen Wert setzen, mit Feld- einen entfernen.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>The TensorFlow release, as in the catalog; a source tree decides it instead.</source>
        <translation>Das TensorFlow-Release laut Katalog; ein Quellbaum hat Vorrang.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>A source tree: a folder, a git repository or its address.</source>
        <translation>Ein Quellbaum: ein Ordner, ein Git-Repository oder dessen Adresse.</translation>
    </message>
    <message>
        <source>Branch or tag</source>
        <translation>Branch oder Tag</translation>
    </message>
    <message>
        <source>Branch, tag or commit of the source; empty uses the folder as it is.</source>
        <translation>Branch, Tag oder Commit der Quelle; leer: der Ordner, wie er ist.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>What is built.</source>
        <translation>Was gebaut wird.</translation>
    </message>
    <message>
        <source>Bazel targets</source>
        <translation>Bazel-Ziele</translation>
    </message>
    <message>
        <source>Labels to build when the product is &quot;target&quot;; their outputs are the artifacts.</source>
        <translation>Zu bauende Labels, wenn das Produkt „target“ ist; ihre Ausgaben sind die Artefakte.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Cross-built here, built on the board, or built in a container.</source>
        <translation>Hier cross-gebaut, auf dem Board gebaut oder in einem Container gebaut.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>The machine that the result is for.</source>
        <translation>Das Gerät, für das gebaut wird.</translation>
    </message>
    <message>
        <source>JetPack</source>
        <translation>JetPack</translation>
    </message>
    <message>
        <source>The JetPack on the board.</source>
        <translation>Das JetPack auf dem Board.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU by name; empty builds for the CPU or takes the board&apos;s own.</source>
        <translation>Der Name der GPU; leer: Build für die CPU oder die GPU des Boards.</translation>
    </message>
    <message>
        <source>Compute capabilities</source>
        <translation>Compute Capabilities</translation>
    </message>
    <message>
        <source>CUDA compute capabilities to compile for, such as 5.3 or 8.7.</source>
        <translation>CUDA Compute Capabilities, für die übersetzt wird, etwa 5.3 oder 8.7.</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>The CUDA version; empty builds for the CPU only.</source>
        <translation>Die CUDA-Version; leer: Build nur für die CPU.</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>The cuDNN version.</source>
        <translation>Die cuDNN-Version.</translation>
    </message>
    <message>
        <source>TensorRT</source>
        <translation>TensorRT</translation>
    </message>
    <message>
        <source>The TensorRT version; empty builds without it.</source>
        <translation>Die TensorRT-Version; leer: ohne TensorRT.</translation>
    </message>
    <message>
        <source>CUDA folder</source>
        <translation>CUDA-Ordner</translation>
    </message>
    <message>
        <source>The CUDA toolkit on this host.</source>
        <translation>Das CUDA-Toolkit auf diesem Host.</translation>
    </message>
    <message>
        <source>cuDNN for this host</source>
        <translation>cuDNN für diesen Host</translation>
    </message>
    <message>
        <source>The cuDNN whose machine is this host&apos;s (for nvcc).</source>
        <translation>Das cuDNN für die Architektur dieses Hosts (für nvcc).</translation>
    </message>
    <message>
        <source>cuDNN for the target</source>
        <translation>cuDNN für das Ziel</translation>
    </message>
    <message>
        <source>The cuDNN whose machine is the board&apos;s (for the link).</source>
        <translation>Das cuDNN für die Architektur des Boards (zum Linken).</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>The Python version on the target.</source>
        <translation>Die Python-Version auf dem Ziel.</translation>
    </message>
    <message>
        <source>Target&apos;s Python headers</source>
        <translation>Python-Header des Ziels</translation>
    </message>
    <message>
        <source>The folder that holds the target&apos;s Python.h.</source>
        <translation>Der Ordner mit der Python.h des Ziels.</translation>
    </message>
    <message>
        <source>Sysroot</source>
        <translation>Sysroot</translation>
    </message>
    <message>
        <source>The target&apos;s root tree; empty uses the cross compiler&apos;s own.</source>
        <translation>Der Wurzelbaum des Ziels; leer: der des Cross-Compilers.</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>A version, or the path of a Bazel to use.</source>
        <translation>Eine Version oder der Pfad eines Bazel.</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>The (cross) compiler driver: a name on PATH or a path.</source>
        <translation>Der (Cross-)Compiler: ein Name auf PATH oder ein Pfad.</translation>
    </message>
    <message>
        <source>Machine flags</source>
        <translation>Maschinen-Flags</translation>
    </message>
    <message>
        <source>Compiler flags for the target machine, as after --config=opt.</source>
        <translation>Compiler-Flags für die Zielmaschine, wie nach --config=opt.</translation>
    </message>
    <message>
        <source>Bazel configs</source>
        <translation>Bazel-Configs</translation>
    </message>
    <message>
        <source>Further --config names, in this order.</source>
        <translation>Weitere --config-Namen in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Bazel flags</source>
        <translation>Bazel-Flags</translation>
    </message>
    <message>
        <source>Further flags for &quot;bazel build&quot;, in this order.</source>
        <translation>Weitere Flags für &quot;bazel build&quot; in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>How many actions run at once, at most.</source>
        <translation>Wie viele Aktionen höchstens gleichzeitig laufen.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Where the result is deployed to.</source>
        <translation>Wo das Ergebnis bereitgestellt wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value for %2: %3.</source>
        <translation>„%1“ ist kein Wert für %2: %3.</translation>
    </message>
    <message>
        <source>yes or no is expected</source>
        <translation>erwartet wird ja oder nein (yes/no)</translation>
    </message>
    <message>
        <source>capabilities such as 5.3,8.7 are expected</source>
        <translation>erwartet werden Capabilities wie 5.3,8.7</translation>
    </message>
    <message>
        <source>it holds a line break</source>
        <translation>er enthält einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>Feature %1</translation>
    </message>
    <message>
        <source>Whether %1 is built in.</source>
        <translation>Ob %1 eingebaut wird.</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;.</source>
        <translation>Das Feld „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;crosswright show --fields&quot; lists them.</source>
        <translation>&quot;crosswright show --fields&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>it is empty; use &quot;crosswright set FILE %1-&quot; to remove a value</source>
        <translation>er ist leer; &quot;crosswright set FILE %1-&quot; entfernt einen Wert</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>erwartet wird eines von: %1</translation>
    </message>
    <message>
        <source>a version such as 10.2 is expected</source>
        <translation>erwartet wird eine Version wie 10.2</translation>
    </message>
    <message>
        <source>an absolute path is expected</source>
        <translation>erwartet wird ein absoluter Pfad</translation>
    </message>
    <message>
        <source>The preset %1 is malformed: %2.</source>
        <translation>Die Vorlage %1 ist fehlerhaft: %2.</translation>
    </message>
    <message>
        <source>Correct the file, or move it away.</source>
        <translation>Die Datei berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;.</source>
        <translation>Die Vorlage „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog presets&quot; lists them.</source>
        <translation>&quot;crosswright catalog presets&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>The deployment was cancelled; the former version is still in use.</source>
        <translation>Die Bereitstellung wurde abgebrochen; die vorige Version bleibt in Gebrauch.</translation>
    </message>
    <message>
        <source>The device did not say what it is: %1</source>
        <translation>Das Gerät gab keine Auskunft über sich: %1</translation>
    </message>
    <message>
        <source>Check that you can log in and write to %1 there.</source>
        <translation>Prüfen, ob dort Anmelden und Schreiben in %1 möglich sind.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1: it took more than %2 minutes.</source>
        <translation>%1: Es dauerte länger als %2 Minuten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is a truncated ELF file.</source>
        <translation>%1 ist eine abgeschnittene ELF-Datei.</translation>
    </message>
    <message>
        <source>%1 is not an ELF file.</source>
        <translation>%1 ist keine ELF-Datei.</translation>
    </message>
    <message>
        <source>%1 is a big-endian ELF file, which none of the boards can load.</source>
        <translation>%1 ist eine Big-Endian-ELF-Datei, die keines der Boards laden kann.</translation>
    </message>
    <message>
        <source>%1 is an ELF file of an unknown class.</source>
        <translation>%1 ist eine ELF-Datei unbekannter Klasse.</translation>
    </message>
    <message>
        <source>%1 is built for %2, and the device is %3.</source>
        <translation>%1 ist für %2 gebaut, das Gerät ist aber %3.</translation>
    </message>
    <message>
        <source>%1 needs glibc %2, and the device has %3: it would not load.</source>
        <translation>%1 braucht glibc %2, das Gerät hat %3: Es würde nicht laden.</translation>
    </message>
    <message>
        <source>%1 needs GLIBCXX_%2, and the device&apos;s libstdc++ ends at GLIBCXX_%3: it would not load.</source>
        <translation>%1 braucht GLIBCXX_%2, die libstdc++ des Geräts endet bei GLIBCXX_%3: Es würde nicht laden.</translation>
    </message>
    <message>
        <source>The device has no python3, so no wheel can be installed.</source>
        <translation>Das Gerät hat kein python3, daher lässt sich kein Wheel installieren.</translation>
    </message>
    <message>
        <source>The wheel is for Python %1, and the device&apos;s python3 is %2 (%3).</source>
        <translation>Das Wheel ist für Python %1, das python3 des Geräts ist %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is in use already.</source>
        <translation>%1 ist bereits in Gebrauch.</translation>
    </message>
    <message>
        <source>Deploy a run or a wheel first.</source>
        <translation>Zuerst einen Lauf oder ein Wheel bereitstellen.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden: %1.</translation>
    </message>
    <message>
        <source>Nothing was in use before in %1 on the device.</source>
        <translation>In %1 auf dem Gerät war vorher nichts in Gebrauch.</translation>
    </message>
    <message>
        <source>There is no version %1 in %2 on the device.</source>
        <translation>In %2 auf dem Gerät gibt es keine Version %1.</translation>
    </message>
    <message>
        <source>the device&apos;s deployment.json</source>
        <translation>die Datei deployment.json des Geräts</translation>
    </message>
    <message>
        <source>The device did not say what is deployed: %1</source>
        <translation>Das Gerät verriet nicht, was bereitgestellt ist: %1</translation>
    </message>
    <message>
        <source>Nothing is in use in %1 on the device.</source>
        <translation>In %1 auf dem Gerät ist nichts in Gebrauch.</translation>
    </message>
    <message>
        <source>%1 is not named like a wheel.</source>
        <translation>%1 heißt nicht wie ein Wheel.</translation>
    </message>
    <message>
        <source>A wheel is named NAME-VERSION-PYTHON-ABI-PLATFORM.whl; keep the name that the build gave it.</source>
        <translation>Ein Wheel heißt NAME-VERSION-PYTHON-ABI-PLATFORM.whl; den vom Build vergebenen Namen behalten.</translation>
    </message>
    <message>
        <source>There is no wheel %1.</source>
        <translation>Das Wheel %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 holds no WHEEL file, so it is not a wheel.</source>
        <translation>%1 enthält keine WHEEL-Datei und ist daher kein Wheel.</translation>
    </message>
    <message>
        <source>Its name says %1, but its WHEEL file says %2; pip believes the name, and later tools the file.</source>
        <translation>Der Name nennt %1, die WHEEL-Datei aber %2; pip glaubt dem Namen, spätere Werkzeuge der Datei.</translation>
    </message>
    <message>
        <source>Its binaries are for different machines: %1.</source>
        <translation>Die Binärdateien sind für verschiedene Maschinen: %1.</translation>
    </message>
    <message>
        <source>It is tagged %1, but its binaries are for %2.</source>
        <translation>Es ist als %1 gekennzeichnet, die Binärdateien sind aber für %2.</translation>
    </message>
    <message>
        <source>The transfer was cancelled.</source>
        <translation>Die Übertragung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a device&apos;s name.</source>
        <translation>„%1“ kann kein Gerätename sein.</translation>
    </message>
    <message>
        <source>Use letters, digits, points, hyphens and underscores, beginning with a letter or digit.</source>
        <translation>Buchstaben, Ziffern, Punkte, Binde- und Unterstriche verwenden; am Anfang ein Buchstabe oder eine Ziffer.</translation>
    </message>
    <message>
        <source>There is no device profile &quot;%1&quot;.</source>
        <translation>Das Geräteprofil „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Use jetson or pi.</source>
        <translation>jetson oder pi verwenden.</translation>
    </message>
    <message>
        <source>There is no virtual device for the architecture &quot;%1&quot;.</source>
        <translation>Für die Architektur „%1“ gibt es kein virtuelles Gerät.</translation>
    </message>
    <message>
        <source>Use arm64 or armhf.</source>
        <translation>arm64 oder armhf verwenden.</translation>
    </message>
    <message>
        <source>A Jetson of today has an arm64 system, not %1.</source>
        <translation>Ein heutiger Jetson hat ein arm64-System, nicht %1.</translation>
    </message>
    <message>
        <source>Use the architecture arm64, or the profile pi.</source>
        <translation>Die Architektur arm64 oder das Profil pi verwenden.</translation>
    </message>
    <message>
        <source>There is no virtual device of Debian &quot;%1&quot;.</source>
        <translation>Mit Debian „%1“ gibt es kein virtuelles Gerät.</translation>
    </message>
    <message>
        <source>Use bookworm or trixie.</source>
        <translation>bookworm oder trixie verwenden.</translation>
    </message>
    <message>
        <source>not a git repository</source>
        <translation>kein Git-Repository</translation>
    </message>
    <message>
        <source>the tree holds no version file of a project in the catalog</source>
        <translation>der Baum enthält keine Versionsdatei eines Projekts aus dem Katalog</translation>
    </message>
    <message>
        <source>the tree has no .bazelversion</source>
        <translation>der Baum hat keine .bazelversion</translation>
    </message>
    <message>
        <source>%1 states none</source>
        <translation>%1 nennt keine</translation>
    </message>
    <message>
        <source>the tree has no file that states it</source>
        <translation>der Baum hat keine Datei, die es nennt</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund angegeben</translation>
    </message>
    <message>
        <source>git cannot be started: %1.</source>
        <translation>git kann nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>Install git.</source>
        <translation>git installieren.</translation>
    </message>
    <message>
        <source>The fetch was given up.</source>
        <translation>Das Holen wurde aufgegeben.</translation>
    </message>
    <message>
        <source>git %1 failed: %2</source>
        <translation>git %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>Check the address and the branch or tag, and whether git can reach it from a terminal.</source>
        <translation>Adresse und Branch oder Tag prüfen, ebenso, ob git sie aus einem Terminal erreicht.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1.</source>
        <translation>Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Check the permissions and the free space of the cache.</source>
        <translation>Rechte und freien Platz des Caches prüfen.</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>%1 kann nicht an seinen Platz gebracht werden.</translation>
    </message>
    <message>
        <source>The line is no memory measurement.</source>
        <translation>Die Zeile ist keine Speichermessung.</translation>
    </message>
    <message>
        <source>%1 holds no memory measurements.</source>
        <translation>%1 enthält keine Speichermessungen.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Crosswright.</source>
        <translation>%1 wurde von einer neueren Version von Crosswright geschrieben.</translation>
    </message>
    <message>
        <source>Use that version to read it.</source>
        <translation>Zum Lesen jene Version verwenden.</translation>
    </message>
    <message>
        <source>There is nothing to build: neither a release nor a source is chosen.</source>
        <translation>Es gibt nichts zu bauen: Weder Release noch Quelle ist gewählt.</translation>
    </message>
    <message>
        <source>Set tf to a release of the catalog, or source to a tree.</source>
        <translation>tf auf ein Release des Katalogs oder source auf einen Baum setzen.</translation>
    </message>
    <message>
        <source>No board of the catalog is chosen, so it is not known for which machine to build.</source>
        <translation>Kein Board des Katalogs ist gewählt; für welche Maschine gebaut wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set board; &quot;crosswright catalog boards&quot; lists them.</source>
        <translation>board setzen; &quot;crosswright catalog boards&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>The product is a Bazel target, but none is named.</source>
        <translation>Das Produkt ist ein Bazel-Ziel, aber keines ist genannt.</translation>
    </message>
    <message>
        <source>Set target to labels such as //:re2_test.</source>
        <translation>target auf Labels wie //:re2_test setzen.</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so what &quot;%1&quot; means there is not known.</source>
        <translation>Kein Release des Katalogs steht für diese Quelle; was „%1“ dort bedeutet, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set product to target and target to the labels to build.</source>
        <translation>product auf target und target auf die zu bauenden Labels setzen.</translation>
    </message>
    <message>
        <source>The catalog does not say how %1 is built into &quot;%2&quot;.</source>
        <translation>Wie %1 zu „%2“ gebaut wird, sagt der Katalog nicht.</translation>
    </message>
    <message>
        <source>%1 for %2 (CPU, %3)</source>
        <translation>%1 für %2 (CPU, %3)</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cross</translation>
    </message>
    <message>
        <source>native</source>
        <translation>nativ</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>No Bazel was found on this machine, and its version decides the flags.</source>
        <translation>Auf diesem Rechner wurde kein Bazel gefunden, und seine Version bestimmt die Flags.</translation>
    </message>
    <message>
        <source>Install Bazel (on Debian bazel-bootstrap), or set bazel to a version.</source>
        <translation>Bazel installieren (unter Debian bazel-bootstrap) oder bazel auf eine Version setzen.</translation>
    </message>
    <message>
        <source>, on a machine that was not looked at</source>
        <translation>, auf einem Rechner, der nicht untersucht wurde</translation>
    </message>
    <message>
        <source>The workspace %1 is not part of this program.</source>
        <translation>Der Workspace %1 ist nicht Teil dieses Programms.</translation>
    </message>
    <message>
        <source>Part of the workspace that comes with Crosswright.</source>
        <translation>Teil des Workspace, den Crosswright mitbringt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Make a folder for the source</source>
        <translation>Ordner für die Quelle anlegen</translation>
    </message>
    <message>
        <source>The source is checked out into a folder of its own; your tree stays as it is.</source>
        <translation>Die Quelle wird in einen eigenen Ordner ausgecheckt; der eigene Baum bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Fetch %1</source>
        <translation>%1 holen</translation>
    </message>
    <message>
        <source>Only the wanted commit is copied, not the history.</source>
        <translation>Nur der gewünschte Commit wird kopiert, nicht die Historie.</translation>
    </message>
    <message>
        <source>Check out %1</source>
        <translation>%1 auschecken</translation>
    </message>
    <message>
        <source>Puts the files of that commit there; nothing happens when they are there already.</source>
        <translation>Legt die Dateien dieses Commits dort ab; sind sie schon da, geschieht nichts.</translation>
    </message>
    <message>
        <source>A source or branch cannot begin with &quot;-&quot;.</source>
        <translation>Eine Quelle oder ein Branch darf nicht mit „-“ beginnen.</translation>
    </message>
    <message>
        <source>The source %1 is neither an absolute path nor an address.</source>
        <translation>Die Quelle %1 ist weder ein absoluter Pfad noch eine Adresse.</translation>
    </message>
    <message>
        <source>Set source to the tree&apos;s absolute path.</source>
        <translation>source auf den absoluten Pfad des Baums setzen.</translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2.</source>
        <translation>%1 kann nicht entfernt werden: %2.</translation>
    </message>
    <message>
        <source>%1 does not lie in the cache and is not removed.</source>
        <translation>%1 liegt nicht im Cache und wird nicht entfernt.</translation>
    </message>
    <message>
        <source>This is not the address of a proxy.</source>
        <translation>Das ist keine Proxy-Adresse.</translation>
    </message>
    <message>
        <source>Write it as http://host:port.</source>
        <translation>In der Form http://host:port schreiben.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>Cannot open a pseudo-terminal: %1.</source>
        <translation>Pseudo-Terminal kann nicht geöffnet werden: %1.</translation>
    </message>
    <message>
        <source>Look whether /dev/ptmx and /dev/pts are there.</source>
        <translation>Nachsehen, ob /dev/ptmx und /dev/pts vorhanden sind.</translation>
    </message>
    <message>
        <source>Cannot set up a pseudo-terminal: %1.</source>
        <translation>Pseudo-Terminal kann nicht eingerichtet werden: %1.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>did not end</source>
        <translation>endete nicht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>seed %1: answered %2, expected %3</source>
        <translation>Startwert %1: Antwort %2, erwartet %3</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>nachgewiesen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Where from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>compilers</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>linkers</source>
        <translation>Linker</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>nicht zu Ende</translation>
    </message>
    <message>
        <source>Device&apos;s verdict</source>
        <translation>Urteil des Geräts</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>Geschriebene Dateien</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>Memory over time</source>
        <translation>Speicher im Zeitverlauf</translation>
    </message>
    <message>
        <source>limit %1 GiB</source>
        <translation>Grenze %1 GiB</translation>
    </message>
    <message>
        <source>Choose another Bazel.</source>
        <translation>Ein anderes Bazel wählen.</translation>
    </message>
    <message>
        <source>Bazel is there (%1), but not which version: it does not say.</source>
        <translation>Bazel ist vorhanden (%1), seine Version aber unbekannt: Es nennt sie nicht.</translation>
    </message>
    <message>
        <source>There is no Bazel on this machine (%1).</source>
        <translation>Auf diesem Rechner gibt es kein Bazel (%1).</translation>
    </message>
    <message>
        <source>Install Bazel.</source>
        <translation>Bazel installieren.</translation>
    </message>
    <message>
        <source>Which Bazel this machine has is not known.</source>
        <translation>Welches Bazel dieser Rechner hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>Der Baum</translation>
    </message>
    <message>
        <source>Bazel %1 is too old for %2, which asks for at least %3.</source>
        <translation>Bazel %1 ist zu alt für %2; verlangt wird mindestens %3.</translation>
    </message>
    <message>
        <source>Bazel %1 is too new for %2, which takes at most %3.</source>
        <translation>Bazel %1 ist zu neu für %2; erlaubt ist höchstens %3.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1 contradicts itself: its published builds used Bazel %2, its own .bazelversion says %3.</source>
        <translation>%1 widerspricht sich: Die veröffentlichten Builds nutzten Bazel %2, die eigene .bazelversion nennt %3.</translation>
    </message>
    <message>
        <source>Nothing to repair: both are inside its limits, and the file decides.</source>
        <translation>Nichts zu korrigieren: Beide liegen in den Grenzen, die Datei entscheidet.</translation>
    </message>
    <message>
        <source>%1 contradicts itself: its published CUDA builds used Bazel %2, below its own minimum of %3.</source>
        <translation>%1 widerspricht sich: Die veröffentlichten CUDA-Builds nutzten Bazel %2, weniger als das eigene Minimum %3.</translation>
    </message>
    <message>
        <source>Nothing to repair here; use Bazel %1.</source>
        <translation>Hier ist nichts zu korrigieren; Bazel %1 verwenden.</translation>
    </message>
    <message>
        <source>%1 contradicts itself: its published builds used Bazel %2, below its own minimum of %3.</source>
        <translation>%1 widerspricht sich: Die veröffentlichten Builds nutzten Bazel %2, weniger als das eigene Minimum %3.</translation>
    </message>
    <message>
        <source>Bazel %1 is older by a major version than the one that %2 is built with (%3); it does not know the flags and rules of that tree.</source>
        <translation>Bazel %1 ist eine Hauptversion älter als die, mit der %2 gebaut wird (%3); die Flags und Regeln dieses Baums kennt es nicht.</translation>
    </message>
    <message>
        <source>%1 was built with Bazel %2; %3 is of another era and nobody is known to have built it with that.</source>
        <translation>%1 wurde mit Bazel %2 gebaut; %3 gehört zu einer anderen Ära, ein Build damit ist nicht bekannt.</translation>
    </message>
    <message>
        <source>How Bazel %1 spells its flags is not known.</source>
        <translation>Wie Bazel %1 seine Flags schreibt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Bazel %1 takes none of the cross toolchains that %2 is built with (%3); it takes %4.</source>
        <translation>Bazel %1 akzeptiert keine der Cross-Toolchains, mit denen %2 gebaut wird (%3); es akzeptiert %4.</translation>
    </message>
    <message>
        <source>Bazel %1 is wanted, and there is no Bazel on this machine (%2).</source>
        <translation>Bazel %1 ist gewünscht, auf diesem Rechner gibt es aber kein Bazel (%2).</translation>
    </message>
    <message>
        <source>Whether Bazel %1 is on this machine is not known.</source>
        <translation>Ob dieser Rechner Bazel %1 hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Bazel %1 is wanted, and this machine has %2.</source>
        <translation>Bazel %1 ist gewünscht, dieser Rechner hat aber %2.</translation>
    </message>
    <message>
        <source>The tree&apos;s .bazelversion says %1; Bazel %2 will be used.</source>
        <translation>Die .bazelversion des Baums nennt %1; verwendet wird Bazel %2.</translation>
    </message>
    <message>
        <source>Nothing needs to be done as long as it is inside the release&apos;s limits.</source>
        <translation>Solange es in den Grenzen des Release liegt, ist nichts zu tun.</translation>
    </message>
    <message>
        <source>%1 does not understand %2; it wants %3.</source>
        <translation>%1 versteht %2 nicht; verlangt wird %3.</translation>
    </message>
    <message>
        <source>8.7, sm_87 or compute_87</source>
        <translation>8.7, sm_87 oder compute_87</translation>
    </message>
    <message>
        <source>5.3, not sm_53</source>
        <translation>5.3, nicht sm_53</translation>
    </message>
    <message>
        <source>It is not known which GPU to compile for.</source>
        <translation>Für welche GPU übersetzt werden soll, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Thor&apos;s GPU is 10.1 to CUDA 12.8 and 12.9, and 11.0 from CUDA 13.0 on: CUDA %1 does not know %2.</source>
        <translation>Thors GPU ist für CUDA 12.8 und 12.9 die 10.1, ab CUDA 13.0 die 11.0: CUDA %1 kennt %2 nicht.</translation>
    </message>
    <message>
        <source>The catalog does not know the capability %1.</source>
        <translation>Der Katalog kennt die Capability %1 nicht.</translation>
    </message>
    <message>
        <source>%1 begins with CUDA %2</source>
        <translation>%1 gibt es ab CUDA %2</translation>
    </message>
    <message>
        <source>%1 ended with CUDA %2</source>
        <translation>%1 endete mit CUDA %2</translation>
    </message>
    <message>
        <source>CUDA %1 cannot compile for %2 (%3).</source>
        <translation>CUDA %1 kann nicht für %2 übersetzen (%3).</translation>
    </message>
    <message>
        <source>CUDA %1 still compiles for %2, with warnings; the next major version does not.</source>
        <translation>CUDA %1 übersetzt noch für %2, mit Warnungen; die nächste Hauptversion nicht mehr.</translation>
    </message>
    <message>
        <source>Nothing needs to be done now.</source>
        <translation>Jetzt ist nichts zu tun.</translation>
    </message>
    <message>
        <source>%1 refuses capabilities below %2, and %3 is asked for.</source>
        <translation>%1 lehnt Capabilities unter %2 ab, verlangt ist aber %3.</translation>
    </message>
    <message>
        <source>XLA does not support capabilities below 3.5, and %1 is asked for.</source>
        <translation>XLA unterstützt keine Capabilities unter 3.5, verlangt ist aber %1.</translation>
    </message>
    <message>
        <source>%1 capabilities: each one adds to the time and the size of the build.</source>
        <translation>%1 Capabilities: Jede verlängert und vergrößert den Build.</translation>
    </message>
    <message>
        <source>Keep those of your own machines.</source>
        <translation>Nur die der eigenen Geräte behalten.</translation>
    </message>
    <message>
        <source>%1 of the %2 capabilities are not the GPU&apos;s own (%3): every GPU source is compiled %2 times and every kernel kept %2 times.</source>
        <translation>%1 der %2 Capabilities gehören nicht zur GPU (%3): Jede GPU-Quelle wird %2-mal übersetzt, jeder Kernel %2-mal gespeichert.</translation>
    </message>
    <message>
        <source>Whether this machine has a compiler for %1 (%2-g++) is not known.</source>
        <translation>Ob dieser Rechner einen Compiler für %1 (%2-g++) hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no compiler for %1 on this machine: %2.</source>
        <translation>Auf diesem Rechner gibt es keinen Compiler für %1: %2.</translation>
    </message>
    <message>
        <source>Install it: apt install %1.</source>
        <translation>Installieren: apt install %1.</translation>
    </message>
    <message>
        <source>compiles for this machine</source>
        <translation>übersetzt für diesen Rechner</translation>
    </message>
    <message>
        <source>compiles for %1</source>
        <translation>übersetzt für %1</translation>
    </message>
    <message>
        <source>The compiler %1 %2, but %3 is %4.</source>
        <translation>Der Compiler %1 %2, aber %3 ist %4.</translation>
    </message>
    <message>
        <source>Remove compiler, so that %1-g++ is used.</source>
        <translation>compiler entfernen, damit %1-g++ verwendet wird.</translation>
    </message>
    <message>
        <source>Whether the compiler is made for ARMv6 is not known.</source>
        <translation>Ob der Compiler für ARMv6 übersetzt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Which GCC CUDA %1 takes is not known.</source>
        <translation>Welches GCC CUDA %1 akzeptiert, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>CUDA %1 takes GCC %2 at most, and the compiler&apos;s version is not known.</source>
        <translation>CUDA %1 akzeptiert höchstens GCC %2, und die Version des Compilers ist nicht bekannt.</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 takes GCC %2 at most, and %3 is GCC %4.</source>
        <translation>nvcc von CUDA %1 akzeptiert höchstens GCC %2, %3 ist aber GCC %4.</translation>
    </message>
    <message>
        <source>the cross compiler</source>
        <translation>der Cross-Compiler</translation>
    </message>
    <message>
        <source>this machine&apos;s compiler</source>
        <translation>der Compiler dieses Rechners</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 needs GCC %2 or newer, and the compiler is GCC %3.</source>
        <translation>nvcc von CUDA %1 braucht GCC %2 oder neuer, der Compiler ist GCC %3.</translation>
    </message>
    <message>
        <source>Install a newer GCC, or choose an older CUDA.</source>
        <translation>Ein neueres GCC installieren oder ein älteres CUDA wählen.</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>Das Gerät</translation>
    </message>
    <message>
        <source>Which glibc the sysroot has is not known yet; it must not be newer than the device&apos;s.</source>
        <translation>Welche glibc der Sysroot hat, ist noch nicht bekannt; sie darf nicht neuer sein als die des Geräts.</translation>
    </message>
    <message>
        <source>The device&apos;s glibc is not known yet.</source>
        <translation>Die glibc des Geräts ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The glibc of the cross compiler is not known.</source>
        <translation>Die glibc des Cross-Compilers ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 has glibc %2, and the compiler links with %3.</source>
        <translation>%1 hat glibc %2, der Compiler linkt mit %3.</translation>
    </message>
    <message>
        <source>What is built may need functions that the device does not have.</source>
        <translation>Das Ergebnis braucht womöglich Funktionen, die das Gerät nicht hat.</translation>
    </message>
    <message>
        <source>Anything linked with %1 or newer does not start there.</source>
        <translation>Was mit %1 oder neuer gelinkt ist, startet dort nicht.</translation>
    </message>
    <message>
        <source>The device&apos;s libstdc++ is not known yet.</source>
        <translation>Die libstdc++ des Geräts ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The cross compiler&apos;s version is not known.</source>
        <translation>Die Version des Cross-Compilers ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Link libstdc++ into what is built.</source>
        <translation>libstdc++ in das Ergebnis einlinken.</translation>
    </message>
    <message>
        <source>Whether nvcc of CUDA %1 takes %2 is not known.</source>
        <translation>Ob nvcc von CUDA %1 %2 akzeptiert, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 takes Clang %2 at most, and the compiler is Clang %3.</source>
        <translation>nvcc von CUDA %1 akzeptiert höchstens Clang %2, der Compiler ist Clang %3.</translation>
    </message>
    <message>
        <source>Choose clang-%1 or older, or a newer CUDA.</source>
        <translation>clang-%1 oder älter oder ein neueres CUDA wählen.</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 needs Clang %2 or newer, and the compiler is Clang %3.</source>
        <translation>nvcc von CUDA %1 braucht Clang %2 oder neuer, der Compiler ist Clang %3.</translation>
    </message>
    <message>
        <source>Choose a newer Clang.</source>
        <translation>Ein neueres Clang wählen.</translation>
    </message>
    <message>
        <source>The compiler %1 says that it compiles for %2, but %3 is %4.</source>
        <translation>Der Compiler %1 übersetzt nach eigener Angabe für %2, aber %3 ist %4.</translation>
    </message>
    <message>
        <source>%1=%2 means yes to %3, which only asks whether the text is empty.</source>
        <translation>%1=%2 gilt bei %3 als Ja: Es prüft nur, ob der Text leer ist.</translation>
    </message>
    <message>
        <source>%1=%2 stops ./configure of %3, which reads 0 and 1 only.</source>
        <translation>%1=%2 lässt ./configure von %3 abbrechen, das nur 0 und 1 liest.</translation>
    </message>
    <message>
        <source>%1=%2 is neither yes nor no to %3.</source>
        <translation>%1=%2 ist für %3 weder Ja noch Nein.</translation>
    </message>
    <message>
        <source>%1 no longer decides the wheel&apos;s Python: %2 downloads its own, chosen by %3.</source>
        <translation>%1 bestimmt nicht mehr das Python des Wheels: %2 lädt ein eigenes herunter, gewählt über %3.</translation>
    </message>
    <message>
        <source>Remove flags.</source>
        <translation>Flags entfernen.</translation>
    </message>
    <message>
        <source>%1 chooses its Python by %2, not by %3.</source>
        <translation>%1 wählt sein Python über %2, nicht über %3.</translation>
    </message>
    <message>
        <source>%1 is %2 among the flags, and the field python is %3.</source>
        <translation>%1 ist %2 in den Flags, das Feld python ist aber %3.</translation>
    </message>
    <message>
        <source>%1 downloads its own Python with its headers; python_include is not used.</source>
        <translation>%1 lädt sein eigenes Python samt Headern herunter; python_include wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Remove python_include.</source>
        <translation>python_include entfernen.</translation>
    </message>
    <message>
        <source>./configure of %1 with MKL asks &quot;locate&quot; for libdl.so.2, and whether this machine has it is not known.</source>
        <translation>./configure von %1 mit MKL fragt &quot;locate&quot; nach libdl.so.2; ob dieser Rechner es hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Install it (apt install plocate; updatedb), and let this machine be probed.</source>
        <translation>Installieren (apt install plocate; updatedb) und diesen Rechner untersuchen lassen.</translation>
    </message>
    <message>
        <source>./configure of %1 with MKL runs &quot;locate&quot;, which is not here: it stops without having configured.</source>
        <translation>./configure von %1 mit MKL ruft &quot;locate&quot; auf, das hier fehlt: Es bricht ab, ohne zu konfigurieren.</translation>
    </message>
    <message>
        <source>Install it: apt install plocate, then updatedb; or build without MKL.</source>
        <translation>Installieren: apt install plocate, dann updatedb; oder ohne MKL bauen.</translation>
    </message>
    <message>
        <source>Which libdl.so.2 &quot;locate&quot; finds first is not known; it is linked and shipped in the wheel.</source>
        <translation>Welche libdl.so.2 &quot;locate&quot; zuerst findet, ist nicht bekannt; sie wird gelinkt und im Wheel ausgeliefert.</translation>
    </message>
    <message>
        <source>&quot;locate&quot; finds %1 first, which is for %2: it would be linked and shipped in the wheel.</source>
        <translation>&quot;locate&quot; findet zuerst %1, und das ist für %2: Es würde gelinkt und im Wheel ausgeliefert.</translation>
    </message>
    <message>
        <source>Remove it from locate&apos;s database, or build without MKL.</source>
        <translation>Aus der Datenbank von locate entfernen oder ohne MKL bauen.</translation>
    </message>
    <message>
        <source>The wheel will carry this machine&apos;s %1.</source>
        <translation>Das Wheel wird %1 dieses Rechners enthalten.</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Whether this tree patches rules_cc, which an offline build replaces by a stand-in, is not known.</source>
        <translation>Ob dieser Baum rules_cc patcht, das ein Offline-Build durch einen Platzhalter ersetzt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Build without features.offline where it stops at a missing patch.</source>
        <translation>Ohne features.offline bauen, wenn er an einem fehlenden Patch scheitert.</translation>
    </message>
    <message>
        <source>This tree patches rules_cc, and an offline build replaces rules_cc by a stand-in without what the patch changes.</source>
        <translation>Dieser Baum patcht rules_cc, und ein Offline-Build ersetzt rules_cc durch einen Platzhalter ohne das, was der Patch ändert.</translation>
    </message>
    <message>
        <source>Remove features.offline.</source>
        <translation>features.offline entfernen.</translation>
    </message>
    <message>
        <source>Whether %1 can be built in is not known: what ./configure asks is not.</source>
        <translation>Ob sich %1 einbauen lässt, ist nicht bekannt: Was ./configure fragt, ist unbekannt.</translation>
    </message>
    <message>
        <source>./configure of %1 asks nothing about %2.</source>
        <translation>./configure von %1 fragt nicht nach %2.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>%1 entfernen.</translation>
    </message>
    <message>
        <source>Nothing that is built for %1 runs on the GPU (%2): machine code runs only on GPUs with the same major number that are not older, and PTX only on GPUs that are not older.</source>
        <translation>Nichts, was für %1 gebaut wird, läuft auf der GPU (%2): Maschinencode läuft nur auf GPUs gleicher Hauptnummer, die nicht älter sind, PTX nur auf GPUs, die nicht älter sind.</translation>
    </message>
    <message>
        <source>%1 runs on exactly that capability, and the GPU has %2.</source>
        <translation>%1 läuft nur auf genau dieser Capability, die GPU hat aber %2.</translation>
    </message>
    <message>
        <source>%1 runs only on GPUs of its own family, and the GPU has %2.</source>
        <translation>%1 läuft nur auf GPUs der eigenen Familie, die GPU hat aber %2.</translation>
    </message>
    <message>
        <source>Only PTX covers the GPU (%1): every kernel is compiled at its first use, which takes minutes.</source>
        <translation>Nur PTX deckt die GPU (%1) ab: Jeder Kernel wird beim ersten Aufruf übersetzt, das dauert Minuten.</translation>
    </message>
    <message>
        <source>A Jetson&apos;s GPU wants its own capability (%1); NVIDIA does not say that %2 runs there.</source>
        <translation>Die GPU eines Jetson braucht ihre eigene Capability (%1); dass %2 dort läuft, sagt NVIDIA nicht zu.</translation>
    </message>
    <message>
        <source>CUDA %1 does not compile for it: choose another CUDA.</source>
        <translation>CUDA %1 übersetzt dafür nicht: ein anderes CUDA wählen.</translation>
    </message>
    <message>
        <source>%1 is a Jetson&apos;s capability; NVIDIA does not say that it runs on other GPUs (%2).</source>
        <translation>%1 ist die Capability eines Jetson; dass sie auf anderen GPUs (%2) läuft, sagt NVIDIA nicht zu.</translation>
    </message>
    <message>
        <source>The GPU was taken for one of capability %1, and the machine&apos;s says %2.</source>
        <translation>Angenommen wurde eine GPU mit Capability %1, die der Maschine hat laut eigener Angabe %2.</translation>
    </message>
    <message>
        <source>Choose the GPU that the machine has, or another machine.</source>
        <translation>Die GPU wählen, die die Maschine hat, oder eine andere Maschine.</translation>
    </message>
    <message>
        <source>%1 has no GPU that CUDA can use.</source>
        <translation>%1 hat keine GPU, die CUDA nutzen kann.</translation>
    </message>
    <message>
        <source>%1 has a 32-bit system: its last CUDA (6.5) is below what any release takes.</source>
        <translation>%1 hat ein 32-Bit-System: Sein letztes CUDA (6.5) ist älter, als jedes Release verlangt.</translation>
    </message>
    <message>
        <source>CUDA %1 cannot compile for 32-bit machines: that ended with CUDA 12.0.</source>
        <translation>CUDA %1 kann nicht für 32-Bit-Maschinen übersetzen: Das endete mit CUDA 12.0.</translation>
    </message>
    <message>
        <source>%1 has nothing that runs on a GPU.</source>
        <translation>%1 hat nichts, was auf einer GPU läuft.</translation>
    </message>
    <message>
        <source>The catalog does not know CUDA %1: which drivers, compilers and GPUs it takes is not known.</source>
        <translation>Der Katalog kennt CUDA %1 nicht: Welche Treiber, Compiler und GPUs es akzeptiert, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is CUDA&apos;s version with a build date, as some version.json files have it; no release of CUDA is called so.</source>
        <translation>%1 ist die CUDA-Version mit Build-Datum, wie sie in manchen version.json-Dateien steht; kein CUDA-Release heißt so.</translation>
    </message>
    <message>
        <source>The catalog has no GPU &quot;%1&quot;.</source>
        <translation>Der Katalog hat keine GPU „%1“.</translation>
    </message>
    <message>
        <source>The nearest is %1.</source>
        <translation>Am nächsten kommt %1.</translation>
    </message>
    <message>
        <source>A GPU is named, but cuda is empty, so the build is for the CPU only.</source>
        <translation>Eine GPU ist genannt, cuda ist aber leer: Gebaut wird nur für die CPU.</translation>
    </message>
    <message>
        <source>Remove gpu.</source>
        <translation>gpu entfernen.</translation>
    </message>
    <message>
        <source>%1 was sold with different chips; its capability (%2) may be another.</source>
        <translation>%1 wurde mit verschiedenen Chips verkauft; die Capability (%2) kann eine andere sein.</translation>
    </message>
    <message>
        <source>Ask the device: probe the machine that has it.</source>
        <translation>Das Gerät fragen: die Maschine untersuchen, die sie hat.</translation>
    </message>
    <message>
        <source>%1 downloads CUDA itself and wants the whole version (12.5.1), not %2.</source>
        <translation>%1 lädt CUDA selbst herunter und verlangt die ganze Version (12.5.1), nicht %2.</translation>
    </message>
    <message>
        <source>Write the version with three numbers.</source>
        <translation>Die Version mit drei Zahlen schreiben.</translation>
    </message>
    <message>
        <source>Whether this tree can download %1 %2 is not known: its table was not read.</source>
        <translation>Ob dieser Baum %1 %2 herunterladen kann, ist nicht bekannt: Seine Tabelle wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>This tree cannot download %1 %2; it knows %3.</source>
        <translation>Dieser Baum kann %1 %2 nicht herunterladen; er kennt %3.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <translation>%1 auf %2 setzen.</translation>
    </message>
    <message>
        <source>%1 was published with CUDA %2; nobody is known to have built it with %3.</source>
        <translation>%1 wurde mit CUDA %2 veröffentlicht; ein Build mit %3 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Choose CUDA %1, or be ready to change the tree.</source>
        <translation>CUDA %1 wählen oder sich auf Änderungen am Baum einstellen.</translation>
    </message>
    <message>
        <source>%1 was published with CUDA %2; %3 may need changes to the tree.</source>
        <translation>%1 wurde mit CUDA %2 veröffentlicht; %3 verlangt womöglich Änderungen am Baum.</translation>
    </message>
    <message>
        <source>What is built needs the libraries of CUDA %1, and the machine that runs it has no CUDA.</source>
        <translation>Das Ergebnis braucht die Bibliotheken von CUDA %1, und die Maschine, auf der es läuft, hat kein CUDA.</translation>
    </message>
    <message>
        <source>Install CUDA %1 there.</source>
        <translation>Dort CUDA %1 installieren.</translation>
    </message>
    <message>
        <source>Whether the machine that runs the result has the libraries of CUDA %1 is not known yet.</source>
        <translation>Ob die Maschine, auf der das Ergebnis läuft, die Bibliotheken von CUDA %1 hat, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>What is built needs the libraries of CUDA %1, and the machine that runs it has %2.</source>
        <translation>Das Ergebnis braucht die Bibliotheken von CUDA %1, und die Maschine, auf der es läuft, hat %2.</translation>
    </message>
    <message>
        <source>Install CUDA %1 there, or build with its version.</source>
        <translation>Dort CUDA %1 installieren oder mit der dortigen Version bauen.</translation>
    </message>
    <message>
        <source>%1 downloads cuDNN itself and wants the whole version (9.3.0), not %2.</source>
        <translation>%1 lädt cuDNN selbst herunter und verlangt die ganze Version (9.3.0), nicht %2.</translation>
    </message>
    <message>
        <source>CUDA %1 is chosen without cuDNN, and the GPU kernels need it.</source>
        <translation>CUDA %1 ist ohne cuDNN gewählt, die GPU-Kernel brauchen es aber.</translation>
    </message>
    <message>
        <source>%1 is cuDNN&apos;s number in its header, not its version, which is %2.</source>
        <translation>%1 ist die Nummer von cuDNN in seinem Header, nicht seine Version; die ist %2.</translation>
    </message>
    <message>
        <source>Choose cuDNN 7 or older, or a release from 2.4 on.</source>
        <translation>cuDNN 7 oder älter oder ein Release ab 2.4 wählen.</translation>
    </message>
    <message>
        <source>Whether cuDNN %1 goes with CUDA %2 is not known.</source>
        <translation>Ob cuDNN %1 zu CUDA %2 passt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>cuDNN %1 was published for CUDA %2, not for %3.</source>
        <translation>cuDNN %1 wurde für CUDA %2 veröffentlicht, nicht für %3.</translation>
    </message>
    <message>
        <source>cuDNN %1 has kernels from capability %2 on, and the GPU has %3.</source>
        <translation>cuDNN %1 hat Kernel ab Capability %2, die GPU hat %3.</translation>
    </message>
    <message>
        <source>Choose an older cuDNN with a CUDA that it goes with.</source>
        <translation>Ein älteres cuDNN wählen, dazu ein passendes CUDA.</translation>
    </message>
    <message>
        <source>cuDNN %1 with CUDA %2 needs the NVIDIA driver %3, and the machine has %4.</source>
        <translation>cuDNN %1 mit CUDA %2 braucht den NVIDIA-Treiber %3, die Maschine hat %4.</translation>
    </message>
    <message>
        <source>Update the driver, or choose an older cuDNN.</source>
        <translation>Den Treiber aktualisieren oder ein älteres cuDNN wählen.</translation>
    </message>
    <message>
        <source>Whether the machine that runs the result has cuDNN %1 is not known yet.</source>
        <translation>Ob die Maschine, auf der das Ergebnis läuft, cuDNN %1 hat, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>What is built needs libcudnn.so.%1, and the machine that runs it has cuDNN %2.</source>
        <translation>Das Ergebnis braucht libcudnn.so.%1, und die Maschine, auf der es läuft, hat cuDNN %2.</translation>
    </message>
    <message>
        <source>Install cuDNN %1 there, or build with its version.</source>
        <translation>Dort cuDNN %1 installieren oder mit der dortigen Version bauen.</translation>
    </message>
    <message>
        <source>The cuDNN of the machine that runs the result (%1) is older than the one that is built with (%2): TensorFlow may refuse it at its start.</source>
        <translation>Das cuDNN der Maschine, auf der das Ergebnis läuft (%1), ist älter als das, mit dem gebaut wird (%2): TensorFlow könnte es beim Start ablehnen.</translation>
    </message>
    <message>
        <source>cudnn_host and cudnn_target are the same folder, and one library cannot be for both machines.</source>
        <translation>cudnn_host und cudnn_target sind derselbe Ordner, und eine Bibliothek kann nicht für beide Maschinen sein.</translation>
    </message>
    <message>
        <source>cudnn_host and cudnn_target are swapped: one is for %1, the other for %2.</source>
        <translation>cudnn_host und cudnn_target sind vertauscht: Das eine ist für %1, das andere für %2.</translation>
    </message>
    <message>
        <source>Swap them.</source>
        <translation>Beide tauschen.</translation>
    </message>
    <message>
        <source>cudnn_host is for %1, and this machine is not.</source>
        <translation>cudnn_host ist für %1, dieser Rechner aber nicht.</translation>
    </message>
    <message>
        <source>cudnn_target is for %1, and the board is %2.</source>
        <translation>cudnn_target ist für %1, das Board ist aber %2.</translation>
    </message>
    <message>
        <source>Name the folder of the right machine.</source>
        <translation>Den Ordner der richtigen Maschine angeben.</translation>
    </message>
    <message>
        <source>The board&apos;s cuDNN is not named; the link needs it, and this machine&apos;s own does not serve.</source>
        <translation>Das cuDNN des Boards ist nicht angegeben; das Linken braucht es, und das dieses Rechners taugt dafür nicht.</translation>
    </message>
    <message>
        <source>Whether the device runs %1 programs is not known yet.</source>
        <translation>Ob das Gerät %1-Programme ausführt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The device&apos;s programs are %1, and %2 is %3.</source>
        <translation>Die Programme des Geräts sind %1, %2 ist aber %3.</translation>
    </message>
    <message>
        <source>Choose the board that the device is, or another device.</source>
        <translation>Das Board wählen, das das Gerät ist, oder ein anderes Gerät.</translation>
    </message>
    <message>
        <source>The device has a 64-bit kernel under a 32-bit system: its programs and wheels are armhf, whatever uname says.</source>
        <translation>Das Gerät hat einen 64-Bit-Kernel unter einem 32-Bit-System: Seine Programme und Wheels sind armhf, was uname auch sagt.</translation>
    </message>
    <message>
        <source>Nothing needs to be done; a 64-bit system would be another board in the catalog.</source>
        <translation>Nichts zu tun; ein 64-Bit-System wäre ein anderes Board im Katalog.</translation>
    </message>
    <message>
        <source>The device says that it is a %1, and %2 is chosen.</source>
        <translation>Das Gerät nennt sich %1, gewählt ist aber %2.</translation>
    </message>
    <message>
        <source>The catalog has no JetPack &quot;%1&quot;.</source>
        <translation>Der Katalog hat kein JetPack „%1“.</translation>
    </message>
    <message>
        <source>The catalog has no JetPack &quot;%1&quot;; the nearest is %2.</source>
        <translation>Der Katalog hat kein JetPack „%1“; am nächsten kommt %2.</translation>
    </message>
    <message>
        <source>%1 has no JetPack.</source>
        <translation>%1 hat kein JetPack.</translation>
    </message>
    <message>
        <source>Remove jetpack.</source>
        <translation>jetpack entfernen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 does not run on %2; it takes %3.</source>
        <translation>%1 läuft nicht auf %2; das nimmt %3.</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Eines davon wählen.</translation>
    </message>
    <message>
        <source>Which JetPack is on the device is not known yet.</source>
        <translation>Das JetPack des Geräts ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The catalog knows no JetPack with L4T %1.</source>
        <translation>Der Katalog kennt kein JetPack mit L4T %1.</translation>
    </message>
    <message>
        <source>The device has %1 (L4T %2), and %3 is chosen.</source>
        <translation>Das Gerät hat %1 (L4T %2), gewählt ist aber %3.</translation>
    </message>
    <message>
        <source>The flags of %1 (%2) need instructions that the device&apos;s processor does not list.</source>
        <translation>Die Flags von %1 (%2) verlangen Befehle, die der Prozessor des Geräts nicht aufführt.</translation>
    </message>
    <message>
        <source>How much room the device has is not known yet.</source>
        <translation>Der freie Platz auf dem Gerät ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The device has %1 MiB free; a new version is installed beside the former one.</source>
        <translation>Auf dem Gerät sind %1 MiB frei; eine neue Version wird neben der vorigen installiert.</translation>
    </message>
    <message>
        <source>Make room on the device.</source>
        <translation>Auf dem Gerät Platz schaffen.</translation>
    </message>
    <message>
        <source>Whether the device has the memory to run %1 is not known yet.</source>
        <translation>Ob der Arbeitsspeicher des Geräts für %1 reicht, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The device has %1 MiB of memory; %2 is slow or does not load there.</source>
        <translation>Das Gerät hat %1 MiB Arbeitsspeicher; %2 ist dort langsam oder lädt nicht.</translation>
    </message>
    <message>
        <source>Add swap, or build tflite.</source>
        <translation>Swap ergänzen oder tflite bauen.</translation>
    </message>
    <message>
        <source>How much room the device has for temporary files is not known yet.</source>
        <translation>Der freie Platz des Geräts für temporäre Dateien ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The device has %1 MiB free in /tmp, where pip unpacks the wheel.</source>
        <translation>Auf dem Gerät sind %1 MiB in /tmp frei, wo pip das Wheel entpackt.</translation>
    </message>
    <message>
        <source>Make room there, or set TMPDIR on the device.</source>
        <translation>Dort Platz schaffen oder TMPDIR auf dem Gerät setzen.</translation>
    </message>
    <message>
        <source>TensorRT is named, but cuda is empty, so the build is for the CPU only.</source>
        <translation>TensorRT ist genannt, cuda ist aber leer: Gebaut wird nur für die CPU.</translation>
    </message>
    <message>
        <source>Remove tensorrt.</source>
        <translation>tensorrt entfernen.</translation>
    </message>
    <message>
        <source>%1 brings TensorRT %2, and %3 is chosen.</source>
        <translation>%1 bringt TensorRT %2 mit, gewählt ist aber %3.</translation>
    </message>
    <message>
        <source>Whether the machine that runs the result has TensorRT %1 is not known yet.</source>
        <translation>Ob die Maschine, auf der das Ergebnis läuft, TensorRT %1 hat, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>What is built needs libnvinfer.so.%1, and the machine that runs it has TensorRT %2.</source>
        <translation>Das Ergebnis braucht libnvinfer.so.%1, und die Maschine, auf der es läuft, hat TensorRT %2.</translation>
    </message>
    <message>
        <source>Install TensorRT %1 there, or build with its version.</source>
        <translation>Dort TensorRT %1 installieren oder mit der dortigen Version bauen.</translation>
    </message>
    <message>
        <source>The NVIDIA driver of the machine that runs the result is not known yet.</source>
        <translation>Der NVIDIA-Treiber der Maschine, auf der das Ergebnis läuft, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Which driver CUDA %1 needs is not known.</source>
        <translation>Welchen Treiber CUDA %1 braucht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The NVIDIA driver %1 is older than CUDA %2 can use; it needs %3.</source>
        <translation>Der NVIDIA-Treiber %1 ist älter, als CUDA %2 nutzen kann; nötig ist %3.</translation>
    </message>
    <message>
        <source>TensorFlow would start without the GPU: &quot;kernel version %1 does not match DSO version %2 -- cannot find working devices in this configuration&quot;.</source>
        <translation>TensorFlow würde ohne GPU starten: &quot;kernel version %1 does not match DSO version %2 -- cannot find working devices in this configuration&quot;.</translation>
    </message>
    <message>
        <source>The libcuda there is of another driver than the kernel module.</source>
        <translation>Die libcuda dort gehört zu einem anderen Treiber als das Kernelmodul.</translation>
    </message>
    <message>
        <source>Restart that machine (or reload the module), and remove any other libcuda.</source>
        <translation>Jene Maschine neu starten (oder das Modul neu laden) und jede andere libcuda entfernen.</translation>
    </message>
    <message>
        <source>CUDA %1 brings the libraries of driver %2, which this driver is too old for.</source>
        <translation>CUDA %1 bringt die Bibliotheken des Treibers %2 mit, für die dieser Treiber zu alt ist.</translation>
    </message>
    <message>
        <source>The driver %1 is older than the one of CUDA %2 (%3): it runs by minor-version compatibility.</source>
        <translation>Der Treiber %1 ist älter als der von CUDA %2 (%3): Er läuft dank der Kompatibilität innerhalb der Hauptversion.</translation>
    </message>
    <message>
        <source>Nothing needs to be done; a newer driver gives all features.</source>
        <translation>Nichts zu tun; ein neuerer Treiber bringt alle Funktionen.</translation>
    </message>
    <message>
        <source>The GPU would run PTX, and the driver %1 is older than the one of CUDA %2 (%3): it cannot compile it.</source>
        <translation>Die GPU würde PTX ausführen, der Treiber %1 ist aber älter als der von CUDA %2 (%3): Er kann es nicht übersetzen.</translation>
    </message>
    <message>
        <source>The driver %1 no longer drives GPUs of capability %2; 580 is the last branch that does.</source>
        <translation>Der Treiber %1 bedient GPUs mit Capability %2 nicht mehr; 580 ist der letzte Zweig, der es tut.</translation>
    </message>
    <message>
        <source>Install a 580 driver (the proprietary kernel module).</source>
        <translation>Einen 580er-Treiber installieren (das proprietäre Kernelmodul).</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s open kernel module is loaded, and it does not drive GPUs older than Turing (here %1).</source>
        <translation>NVIDIAs offenes Kernelmodul ist geladen; GPUs vor Turing (hier %1) bedient es nicht.</translation>
    </message>
    <message>
        <source>Install the proprietary kernel module.</source>
        <translation>Das proprietäre Kernelmodul installieren.</translation>
    </message>
    <message>
        <source>The package cuda-compat is there for the older driver %1, and it does not work on %2: only on data-center GPUs, some workstation cards and Jetsons.</source>
        <translation>Das Paket cuda-compat ist für den älteren Treiber %1 da, funktioniert aber nicht auf %2: nur auf Rechenzentrums-GPUs, einigen Workstation-Karten und Jetsons.</translation>
    </message>
    <message>
        <source>Update the driver, and remove cuda-compat.</source>
        <translation>Den Treiber aktualisieren und cuda-compat entfernen.</translation>
    </message>
    <message>
        <source>The device reports driver %1; a Jetson&apos;s driver number cannot be compared with those of desktop drivers, so L4T is compared.</source>
        <translation>Das Gerät meldet Treiber %1; die Treibernummer eines Jetson ist nicht mit denen von Desktop-Treibern vergleichbar, daher wird L4T verglichen.</translation>
    </message>
    <message>
        <source>The driver does not say which CUDA it serves; the catalog&apos;s table is used.</source>
        <translation>Der Treiber sagt nicht, welches CUDA er bedient; es gilt die Tabelle des Katalogs.</translation>
    </message>
    <message>
        <source>The driver does not say the GPU&apos;s capability (old drivers cannot): it is taken from the GPU&apos;s name.</source>
        <translation>Der Treiber nennt die Capability der GPU nicht (alte Treiber können es nicht): Sie wird aus dem Namen der GPU abgeleitet.</translation>
    </message>
    <message>
        <source>Use flags that fit the board.</source>
        <translation>Flags verwenden, die zum Board passen.</translation>
    </message>
    <message>
        <source>%1 means the machine that compiles, not the board.</source>
        <translation>%1 meint die übersetzende Maschine, nicht das Board.</translation>
    </message>
    <message>
        <source>%1 does not exist on %2 (%3).</source>
        <translation>%1 gibt es auf %2 (%3) nicht.</translation>
    </message>
    <message>
        <source>%1 is more than %2 has (%3): the program would stop with an illegal instruction.</source>
        <translation>%1 ist mehr, als %2 hat (%3): Das Programm bräche mit einem ungültigen Befehl (illegal instruction) ab.</translation>
    </message>
    <message>
        <source>--config=cuda comes after --crosstool_top and replaces it: the cross toolchain would not be used.</source>
        <translation>--config=cuda steht nach --crosstool_top und ersetzt es: Die Cross-Toolchain würde nicht verwendet.</translation>
    </message>
    <message>
        <source>--config=cuda is given, but the field cuda is empty: ./configure would be told to build without CUDA.</source>
        <translation>--config=cuda ist angegeben, das Feld cuda aber leer: ./configure bekäme gesagt, ohne CUDA zu bauen.</translation>
    </message>
    <message>
        <source>Build for the CPU.</source>
        <translation>Für die CPU bauen.</translation>
    </message>
    <message>
        <source>Which --config names %1 has is not known.</source>
        <translation>Welche --config-Namen %1 hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is not a --config of %2.</source>
        <translation>%1 ist keine --config von %2.</translation>
    </message>
    <message>
        <source>Remove config.</source>
        <translation>config entfernen.</translation>
    </message>
    <message>
        <source>%1 is one flag as it stands; flags are separated by blanks.</source>
        <translation>%1 ist so ein einziges Flag; Flags werden durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Part it at its commas.</source>
        <translation>An den Kommas trennen.</translation>
    </message>
    <message>
        <source>Without -marm a compiler that makes Thumb by default stops on %1: &quot;Thumb-1 hard-float VFP ABI&quot; does not exist.</source>
        <translation>Ohne -marm scheitert ein Compiler, der von sich aus Thumb erzeugt, an %1: &quot;Thumb-1 hard-float VFP ABI&quot; gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: on the target the stub libcuda would be loaded in place of the driver.</source>
        <translation>%1: Auf dem Ziel würde die Stub-libcuda anstelle des Treibers geladen.</translation>
    </message>
    <message>
        <source>This crosstool compiles CUDA only with --compiler=cuda, and its plain compiler would be used.</source>
        <translation>Dieses Crosstool übersetzt CUDA nur mit --compiler=cuda; verwendet würde sein einfacher Compiler.</translation>
    </message>
    <message>
        <source>--compiler=cuda is given, but the field cuda is empty: the wrapper of nvcc has nothing to run.</source>
        <translation>--compiler=cuda ist angegeben, das Feld cuda aber leer: Der nvcc-Wrapper hat nichts auszuführen.</translation>
    </message>
    <message>
        <source>%1 brings CUDA %2, and %3 is chosen. Before JetPack 5 no other version runs.</source>
        <translation>%1 bringt CUDA %2 mit, gewählt ist aber %3. Vor JetPack 5 läuft keine andere Version.</translation>
    </message>
    <message>
        <source>%1 brings CUDA %2, and %3 is chosen.</source>
        <translation>%1 bringt CUDA %2 mit, gewählt ist aber %3.</translation>
    </message>
    <message>
        <source>cuda-compat reaches from 11.8 to 12.2 on a Xavier.</source>
        <translation>cuda-compat reicht auf einem Xavier von 11.8 bis 12.2.</translation>
    </message>
    <message>
        <source>cuda-compat begins with 11.8.</source>
        <translation>cuda-compat beginnt bei 11.8.</translation>
    </message>
    <message>
        <source>The device needs the package cuda-compat for it.</source>
        <translation>Das Gerät braucht dafür das Paket cuda-compat.</translation>
    </message>
    <message>
        <source>Whether the CUDA that %1 downloads runs on the board is not known: the JetPack is not known yet.</source>
        <translation>Ob das CUDA, das %1 herunterlädt, auf dem Board läuft, ist nicht bekannt: Das JetPack ist noch unbekannt.</translation>
    </message>
    <message>
        <source>%1 downloads a CUDA for servers, which does not run on a Jetson with %2.</source>
        <translation>%1 lädt ein CUDA für Server herunter, das auf einem Jetson mit %2 nicht läuft.</translation>
    </message>
    <message>
        <source>The CUDA libraries are those for servers (sbsa), which crash on a Jetson before JetPack 7; the board has L4T %1.</source>
        <translation>Die CUDA-Bibliotheken sind die für Server (sbsa), die auf einem Jetson vor JetPack 7 abstürzen; das Board hat L4T %1.</translation>
    </message>
    <message>
        <source>Use the packages cuda-cross-aarch64-* (targets/aarch64-linux) or the JetPack&apos;s own CUDA.</source>
        <translation>Die Pakete cuda-cross-aarch64-* (targets/aarch64-linux) oder das CUDA des JetPack verwenden.</translation>
    </message>
    <message>
        <source>The CUDA libraries are those for Jetsons before JetPack 7 (targets/aarch64-linux); the board has L4T %1, which takes the servers&apos; (targets/sbsa-linux).</source>
        <translation>Die CUDA-Bibliotheken sind die für Jetsons vor JetPack 7 (targets/aarch64-linux); das Board hat L4T %1 und nimmt die der Server (targets/sbsa-linux).</translation>
    </message>
    <message>
        <source>Install cuda-cross-sbsa-%1.</source>
        <translation>cuda-cross-sbsa-%1 installieren.</translation>
    </message>
    <message>
        <source>Whether the container and the Jetson fit is not known yet: both must be of one L4T group (35; 36 before 36.4; 36.4 and later; 38 …).</source>
        <translation>Ob Container und Jetson zusammenpassen, ist noch nicht bekannt: Beide müssen zur selben L4T-Gruppe gehören (35; 36 vor 36.4; 36.4 und neuer; 38 …).</translation>
    </message>
    <message>
        <source>The container is of L4T %1 and the Jetson has %2: they are of different groups, and the container does not start there.</source>
        <translation>Der Container ist für L4T %1, der Jetson hat %2: Sie gehören zu verschiedenen Gruppen, der Container startet dort nicht.</translation>
    </message>
    <message>
        <source>Choose the JetPack that the Jetson has.</source>
        <translation>Das JetPack wählen, das der Jetson hat.</translation>
    </message>
    <message>
        <source>There is no NCCL for Jetsons before JetPack 7, and %1 builds with it.</source>
        <translation>Für Jetsons vor JetPack 7 gibt es kein NCCL, und %1 baut damit.</translation>
    </message>
    <message>
        <source>The device has no nvidia-smi, which is usual before JetPack 6: the GPU is told by the board.</source>
        <translation>Das Gerät hat kein nvidia-smi, wie vor JetPack 6 üblich: Die GPU ergibt sich aus dem Board.</translation>
    </message>
    <message>
        <source>Swap is off on the device; CPU and GPU share its memory.</source>
        <translation>Auf dem Gerät ist Swap aus; CPU und GPU teilen sich den Speicher.</translation>
    </message>
    <message>
        <source>Add swap where memory is short.</source>
        <translation>Swap ergänzen, wo der Speicher knapp ist.</translation>
    </message>
    <message>
        <source>How many cores the building machine has is not known.</source>
        <translation>Die Zahl der Kerne der bauenden Maschine ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 jobs on %2 cores do not build faster and need more memory.</source>
        <translation>%1 Jobs auf %2 Kernen bauen nicht schneller und brauchen mehr Speicher.</translation>
    </message>
    <message>
        <source>How much memory the building machine has is not known.</source>
        <translation>Der Speicher der bauenden Maschine ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The build may use %1 MiB, and the machine has %2 MiB.</source>
        <translation>Der Build darf %1 MiB nutzen, die Maschine hat %2 MiB.</translation>
    </message>
    <message>
        <source>%1 MiB for %2 jobs is %3 MiB for each; %4 was seen to need about %5 MiB.</source>
        <translation>%1 MiB für %2 Jobs sind je %3 MiB; %4 brauchte nach Beobachtung etwa %5 MiB.</translation>
    </message>
    <message>
        <source>One job is the least; give it more memory or swap.</source>
        <translation>Ein Job ist das Minimum; mehr Speicher oder Swap geben.</translation>
    </message>
    <message>
        <source>Whether the device has the memory to build on it is not known yet.</source>
        <translation>Ob der Speicher des Geräts zum Bauen reicht, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Building on the device needs about 8 GiB of memory and swap together; it has %1 MiB.</source>
        <translation>Das Bauen auf dem Gerät braucht etwa 8 GiB Arbeitsspeicher und Swap zusammen; es hat %1 MiB.</translation>
    </message>
    <message>
        <source>How much room there is on the disk is not known.</source>
        <translation>Der freie Platz auf dem Datenträger ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 needs about %2 MiB on the disk where the cache lies, and %3 MiB are free.</source>
        <translation>%1 braucht etwa %2 MiB auf dem Datenträger des Caches, frei sind %3 MiB.</translation>
    </message>
    <message>
        <source>Make room, or move the cache (XDG_CACHE_HOME).</source>
        <translation>Platz schaffen oder den Cache verlegen (XDG_CACHE_HOME).</translation>
    </message>
    <message>
        <source>%1: Crosswright sets this flag itself, from the fields jobs and ram and from the run.</source>
        <translation>%1: Dieses Flag setzt Crosswright selbst, aus den Feldern jobs und ram und aus dem Lauf.</translation>
    </message>
    <message>
        <source>How long the build takes is not known: the building machine&apos;s cores are not.</source>
        <translation>Wie lange der Build dauert, ist nicht bekannt: Die Kerne der bauenden Maschine sind unbekannt.</translation>
    </message>
    <message>
        <source>Published builds of such releases took %1 to %2 core hours; with %3 jobs that is %4 to %5 hours.</source>
        <translation>Veröffentlichte Builds solcher Releases brauchten %1 bis %2 Kernstunden; mit %3 Jobs sind das %4 bis %5 Stunden.</translation>
    </message>
    <message>
        <source>Nothing needs to be done; a cache makes the next build short.</source>
        <translation>Nichts zu tun; ein Cache verkürzt den nächsten Build.</translation>
    </message>
    <message>
        <source>With %1 jobs this build takes more than a day: published ones took at least %2 core hours.</source>
        <translation>Mit %1 Jobs dauert dieser Build über einen Tag: Veröffentlichte brauchten mindestens %2 Kernstunden.</translation>
    </message>
    <message>
        <source>Build on a machine with more cores, use a remote cache, or build tflite.</source>
        <translation>Auf einer Maschine mit mehr Kernen bauen, einen Remote-Cache nutzen oder tflite bauen.</translation>
    </message>
    <message>
        <source>How much room there is for temporary files is not known; making the wheel needs about 4 GiB.</source>
        <translation>Der freie Platz für temporäre Dateien ist nicht bekannt; das Erzeugen des Wheels braucht etwa 4 GiB.</translation>
    </message>
    <message>
        <source>Making the wheel needs about 4096 MiB for temporary files, and %1 MiB are free.</source>
        <translation>Das Erzeugen des Wheels braucht etwa 4096 MiB für temporäre Dateien, frei sind %1 MiB.</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder on a larger disk.</source>
        <translation>TMPDIR auf einen Ordner auf einem größeren Datenträger setzen.</translation>
    </message>
    <message>
        <source>No board is chosen, so it is not known what to build for.</source>
        <translation>Kein Board ist gewählt; wofür gebaut wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;.</source>
        <translation>Der Katalog hat kein Board „%1“.</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;; the nearest is %2.</source>
        <translation>Der Katalog hat kein Board „%1“; am nächsten kommt %2.</translation>
    </message>
    <message>
        <source>It is not known how %1 is built into anything.</source>
        <translation>Wie %1 zu irgendetwas gebaut wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is not built into a %2; it offers %3.</source>
        <translation>%1 wird nicht zu %2 gebaut; es bietet %3.</translation>
    </message>
    <message>
        <source>The product is &quot;target&quot;, and no Bazel target is named.</source>
        <translation>Das Produkt ist „target“, aber kein Bazel-Ziel ist genannt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Bazel label.</source>
        <translation>„%1“ ist kein Bazel-Label.</translation>
    </message>
    <message>
        <source>Write labels from the root: //package:name.</source>
        <translation>Labels von der Wurzel aus schreiben: //package:name.</translation>
    </message>
    <message>
        <source>Bazel targets are named, but the product is %1, so they are not built.</source>
        <translation>Bazel-Ziele sind genannt, das Produkt ist aber %1: Sie werden nicht gebaut.</translation>
    </message>
    <message>
        <source>Whether this machine can build for %1 natively is not known: its architecture was not asked.</source>
        <translation>Ob dieser Rechner nativ für %1 bauen kann, ist nicht bekannt: Seine Architektur wurde nicht erfragt.</translation>
    </message>
    <message>
        <source>The mode is native, but %1 is %2 and this machine is %3, and no device is named to build on.</source>
        <translation>Der Modus ist native, aber %1 ist %2, dieser Rechner ist %3, und kein Gerät zum Bauen ist genannt.</translation>
    </message>
    <message>
        <source>%1 has this machine&apos;s own architecture (%2): nothing needs to be cross-built.</source>
        <translation>%1 hat die Architektur dieses Rechners (%2): Nichts muss cross-gebaut werden.</translation>
    </message>
    <message>
        <source>How %1 is cross-built is not known.</source>
        <translation>Wie %1 cross-gebaut wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 cannot be cross-built for %2.</source>
        <translation>%1 kann nicht für %2 cross-gebaut werden.</translation>
    </message>
    <message>
        <source>Whether %1 can be cross-built with CUDA is not known: nobody published how.</source>
        <translation>Ob sich %1 mit CUDA cross-bauen lässt, ist nicht bekannt: Niemand hat veröffentlicht, wie.</translation>
    </message>
    <message>
        <source>Build on the device, or without CUDA.</source>
        <translation>Auf dem Gerät oder ohne CUDA bauen.</translation>
    </message>
    <message>
        <source>The mode is container, and there is neither Docker nor Podman here (%1).</source>
        <translation>Der Modus ist container, hier gibt es aber weder Docker noch Podman (%1).</translation>
    </message>
    <message>
        <source>Install podman or docker.</source>
        <translation>podman oder docker installieren.</translation>
    </message>
    <message>
        <source>Whether Docker or Podman is there is not known.</source>
        <translation>Ob es Docker oder Podman gibt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The mode is container, and there is neither Docker nor Podman here.</source>
        <translation>Der Modus ist container, hier gibt es aber weder Docker noch Podman.</translation>
    </message>
    <message>
        <source>%1 does not take Python %2; it takes %3.</source>
        <translation>%1 akzeptiert Python %2 nicht; es akzeptiert %3.</translation>
    </message>
    <message>
        <source>Install one of these on the device, or choose another release.</source>
        <translation>Eines davon auf dem Gerät installieren oder ein anderes Release wählen.</translation>
    </message>
    <message>
        <source>Which Python the wheel is for is not known yet.</source>
        <translation>Das Python des Wheels ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether the device has Python %1 is not known yet.</source>
        <translation>Ob das Gerät Python %1 hat, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 takes Python %2, and the device has %3.</source>
        <translation>%1 akzeptiert Python %2, das Gerät hat aber %3.</translation>
    </message>
    <message>
        <source>The wheel would be for Python %1, and the device has %2.</source>
        <translation>Das Wheel wäre für Python %1, das Gerät hat aber %2.</translation>
    </message>
    <message>
        <source>Install Python %1 on the device, or choose another release.</source>
        <translation>Python %1 auf dem Gerät installieren oder ein anderes Release wählen.</translation>
    </message>
    <message>
        <source>%1 comes with Python %2; the wheel would be for %3, which must be installed there.</source>
        <translation>%1 bringt Python %2 mit; das Wheel wäre für %3, das dort installiert sein muss.</translation>
    </message>
    <message>
        <source>python_include is one level too deep: this folder holds the machine&apos;s pyconfig.h only, and Python.h lies in %1.</source>
        <translation>python_include liegt eine Ebene zu tief: Dieser Ordner enthält nur die pyconfig.h der Maschine, Python.h liegt in %1.</translation>
    </message>
    <message>
        <source>python_include is one level too high: Python.h lies in a folder below it.</source>
        <translation>python_include liegt eine Ebene zu hoch: Python.h liegt in einem Ordner darunter.</translation>
    </message>
    <message>
        <source>python_include holds the headers of Python %1, and the wheel is for %2.</source>
        <translation>python_include enthält die Header von Python %1, das Wheel ist aber für %2.</translation>
    </message>
    <message>
        <source>Name the headers of Python %1.</source>
        <translation>Die Header von Python %1 angeben.</translation>
    </message>
    <message>
        <source>The target&apos;s Python headers are not named; the plan fetches the distribution&apos;s for %1 when it can.</source>
        <translation>Die Python-Header des Ziels sind nicht angegeben; der Plan holt nach Möglichkeit die der Distribution für %1.</translation>
    </message>
    <message>
        <source>numpy is not installed for this machine&apos;s Python; every target of %1 asks for its headers.</source>
        <translation>numpy ist für das Python dieses Rechners nicht installiert; jedes Ziel von %1 verlangt dessen Header.</translation>
    </message>
    <message>
        <source>Install it: sudo apt install python3-numpy</source>
        <translation>Installieren: sudo apt install python3-numpy</translation>
    </message>
    <message>
        <source>Whether this machine&apos;s Python is %1, as the wheel&apos;s must be, is not known.</source>
        <translation>Ob das Python dieses Rechners %1 ist, wie es das Wheel verlangt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Let this machine be probed.</source>
        <translation>Diesen Rechner untersuchen lassen.</translation>
    </message>
    <message>
        <source>%1 takes the wheel&apos;s Python from the interpreter that builds: this machine&apos;s is %2, and the target&apos;s is %3.</source>
        <translation>%1 nimmt das Python des Wheels vom Interpreter, der baut: Der dieses Rechners ist %2, der des Ziels %3.</translation>
    </message>
    <message>
        <source>Build where python3 is Python %1 (a container of the board&apos;s release), or choose a product without Python.</source>
        <translation>Bauen, wo python3 Python %1 ist (ein Container mit dem Release des Boards), oder ein Produkt ohne Python wählen.</translation>
    </message>
    <message>
        <source>A file with #include &lt;Python.h&gt; does not compile against python_include: %1</source>
        <translation>Eine Datei mit #include &lt;Python.h&gt; lässt sich mit python_include nicht übersetzen: %1</translation>
    </message>
    <message>
        <source>Name the folder of the target&apos;s Python.h, with its pyconfig.h below the sibling folder of the machine.</source>
        <translation>Den Ordner mit der Python.h des Ziels angeben, mit seiner pyconfig.h im Nachbarordner der Maschine.</translation>
    </message>
    <message>
        <source>Neither a release nor a source tree is chosen.</source>
        <translation>Weder Release noch Quellbaum ist gewählt.</translation>
    </message>
    <message>
        <source>The catalog has no release &quot;%1&quot;.</source>
        <translation>Der Katalog hat kein Release „%1“.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog tf&quot; lists the releases.</source>
        <translation>&quot;crosswright catalog tf&quot; listet die Releases auf.</translation>
    </message>
    <message>
        <source>The catalog has no release &quot;%1&quot;; the nearest is %2.</source>
        <translation>Der Katalog hat kein Release „%1“; am nächsten kommt %2.</translation>
    </message>
    <message>
        <source>The source tree was not read, so what it asks for is not known yet.</source>
        <translation>Der Quellbaum wurde nicht gelesen; was er verlangt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>What the tree asks for is not known yet: %1</source>
        <translation>Was der Baum verlangt, ist noch nicht bekannt: %1</translation>
    </message>
    <message>
        <source>The source tree is none of the projects in the catalog, so it is not known what a %1 is in it.</source>
        <translation>Der Quellbaum ist keines der Projekte im Katalog; ein %1 darin ist nicht bekannt.</translation>
    </message>
    <message>
        <source>tf is %1, but the source tree is %2 %3.</source>
        <translation>tf ist %1, der Quellbaum ist aber %2 %3.</translation>
    </message>
    <message>
        <source>Remove tf, or name the tree that is meant.</source>
        <translation>tf entfernen oder den gemeinten Baum angeben.</translation>
    </message>
    <message>
        <source>The tree is %1 %2, and the catalog has no record for it: what it needs is not known.</source>
        <translation>Der Baum ist %1 %2, und der Katalog hat keinen Eintrag dafür: Was er braucht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Lay a record of your own over the catalog (docs/formats.md).</source>
        <translation>Einen eigenen Eintrag über den Katalog legen (docs/formats.md).</translation>
    </message>
    <message>
        <source>ref is %1, but the workspace is part of this program and has no branches.</source>
        <translation>ref ist %1, der Workspace ist aber Teil dieses Programms und hat keine Branches.</translation>
    </message>
    <message>
        <source>Remove ref.</source>
        <translation>ref entfernen.</translation>
    </message>
    <message>
        <source>%1 takes CUDA from a folder, and none is named.</source>
        <translation>%1 nimmt CUDA aus einem Ordner, aber keiner ist angegeben.</translation>
    </message>
    <message>
        <source>%1 holds CUDA %2, and %3 is chosen.</source>
        <translation>%1 enthält CUDA %2, gewählt ist aber %3.</translation>
    </message>
    <message>
        <source>What lies in the CUDA folder %1 is not known yet.</source>
        <translation>Was im CUDA-Ordner %1 liegt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Let this machine be probed with this configuration.</source>
        <translation>Diesen Rechner mit dieser Konfiguration untersuchen lassen.</translation>
    </message>
    <message>
        <source>The CUDA folder %1 has no %2; include, bin, lib and nvvm must lie side by side.</source>
        <translation>Der CUDA-Ordner %1 hat kein %2; include, bin, lib und nvvm müssen nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Name a whole toolkit, or make a folder with links to these four.</source>
        <translation>Ein ganzes Toolkit angeben oder einen Ordner mit Links auf diese vier anlegen.</translation>
    </message>
    <message>
        <source>The CUDA libraries for the board are of %1, and nvcc is of %2: they do not fit together.</source>
        <translation>Die CUDA-Bibliotheken für das Board sind von %1, nvcc ist von %2: Sie passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Install the cross packages of CUDA %1.</source>
        <translation>Die Cross-Pakete von CUDA %1 installieren.</translation>
    </message>
    <message>
        <source>libcuda.so, the driver&apos;s stand-in for the link, is not below %1/%2/lib/stubs.</source>
        <translation>libcuda.so, der Platzhalter des Treibers zum Linken, liegt nicht unter %1/%2/lib/stubs.</translation>
    </message>
    <message>
        <source>Install cuda-cross-aarch64-%1 (it brings cuda-driver-cross).</source>
        <translation>cuda-cross-aarch64-%1 installieren (es bringt cuda-driver-cross mit).</translation>
    </message>
    <message>
        <source>CUDA %1 no longer brings a driver.</source>
        <translation>CUDA %1 bringt keinen Treiber mehr mit.</translation>
    </message>
    <message>
        <source>Install the driver by itself.</source>
        <translation>Den Treiber gesondert installieren.</translation>
    </message>
    <message>
        <source>CUDA %1 does not support Ubuntu 20.04, which this machine has; 13.1 is the last that does.</source>
        <translation>CUDA %1 unterstützt Ubuntu 20.04 nicht, das dieser Rechner hat; 13.1 ist das letzte, das es tut.</translation>
    </message>
    <message>
        <source>Build in a container of Ubuntu 22.04 or later, or choose an older CUDA.</source>
        <translation>In einem Container mit Ubuntu 22.04 oder neuer bauen oder ein älteres CUDA wählen.</translation>
    </message>
    <message>
        <source>Whether nvcc of CUDA %1 runs on the machine that builds is not known: its glibc is not.</source>
        <translation>Ob nvcc von CUDA %1 auf der bauenden Maschine läuft, ist nicht bekannt: Deren glibc ist unbekannt.</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 needs glibc 2.29, and the machine that builds has %2.</source>
        <translation>nvcc von CUDA %1 braucht glibc 2.29, die bauende Maschine hat %2.</translation>
    </message>
    <message>
        <source>Use the CUDA that came with that system (JetPack 4: 10.2).</source>
        <translation>Das CUDA verwenden, das mit jenem System kam (JetPack 4: 10.2).</translation>
    </message>
    <message>
        <source>The headers of glibc %1 clash with those of CUDA %2 (cospi, sinpi).</source>
        <translation>Die Header von glibc %1 kollidieren mit denen von CUDA %2 (cospi, sinpi).</translation>
    </message>
    <message>
        <source>Use an older sysroot, or CUDA 13.</source>
        <translation>Einen älteren Sysroot oder CUDA 13 verwenden.</translation>
    </message>
    <message>
        <source>This machine has CUDA %1, and ./configure of %2 stops with a ValueError where it meets its headers.</source>
        <translation>Dieser Rechner hat CUDA %1, und ./configure von %2 bricht beim Lesen seiner Header mit einem ValueError ab.</translation>
    </message>
    <message>
        <source>Set TF_CUDA_PATHS to the wanted CUDA alone, or move /usr/local/cuda away.</source>
        <translation>TF_CUDA_PATHS nur auf das gewünschte CUDA setzen oder /usr/local/cuda verschieben.</translation>
    </message>
    <message>
        <source>The build failed: an action of %1 (%2) failed.</source>
        <translation>Der Build ist fehlgeschlagen: Eine Aktion von %1 (%2) schlug fehl.</translation>
    </message>
    <message>
        <source>The build failed; Bazel&apos;s message is in the log.</source>
        <translation>Der Build ist fehlgeschlagen; Bazels Meldung steht im Log.</translation>
    </message>
    <message>
        <source>Bazel refused its command line; its message is in the log.</source>
        <translation>Bazel lehnte seine Befehlszeile ab; seine Meldung steht im Log.</translation>
    </message>
    <message>
        <source>The build succeeded, but tests failed.</source>
        <translation>Der Build gelang, aber Tests schlugen fehl.</translation>
    </message>
    <message>
        <source>The build was interrupted by somebody else.</source>
        <translation>Der Build wurde von anderer Seite unterbrochen.</translation>
    </message>
    <message>
        <source>Another Bazel command uses the output base.</source>
        <translation>Ein anderer Bazel-Befehl nutzt die Output-Base.</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ran out of its own memory.</source>
        <translation>Bazels Server ging der eigene Speicher aus.</translation>
    </message>
    <message>
        <source>Bazel could not work in this environment; its message is in the log.</source>
        <translation>Bazel konnte in dieser Umgebung nicht arbeiten; seine Meldung steht im Log.</translation>
    </message>
    <message>
        <source>Bazel ended with exit code %1; its message is in the log.</source>
        <translation>Bazel endete mit Exit-Code %1; seine Meldung steht im Log.</translation>
    </message>
    <message>
        <source>The build ended well but made no file for %1.</source>
        <translation>Der Build endete gut, erzeugte aber keine Datei für %1.</translation>
    </message>
    <message>
        <source>Name a target that has outputs of its own.</source>
        <translation>Ein Ziel angeben, das eigene Ausgaben hat.</translation>
    </message>
    <message>
        <source>The build ended well but left no %1 in %2.</source>
        <translation>Der Build endete gut, hinterließ aber kein %1 in %2.</translation>
    </message>
    <message>
        <source>Cannot read the artifact %1: %2.</source>
        <translation>Artefakt %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write the artifact %1: %2.</source>
        <translation>Artefakt %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Collecting the artifacts was stopped.</source>
        <translation>Das Einsammeln der Artefakte wurde angehalten.</translation>
    </message>
    <message>
        <source>Cannot copy the artifact %1 to %2.</source>
        <translation>Artefakt %1 kann nicht nach %2 kopiert werden.</translation>
    </message>
    <message>
        <source>No runner listens for run %1: %2.</source>
        <translation>Für Lauf %1 hört kein Runner: %2.</translation>
    </message>
    <message>
        <source>The socket of run %1 belongs to another user.</source>
        <translation>Der Socket von Lauf %1 gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>The runner of run %1 does not answer.</source>
        <translation>Der Runner von Lauf %1 antwortet nicht.</translation>
    </message>
    <message>
        <source>the runner&apos;s answer</source>
        <translation>die Antwort des Runners</translation>
    </message>
    <message>
        <source>Cannot start the runner: %1.</source>
        <translation>Der Runner kann nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>Crosswright run %1</source>
        <translation>Crosswright, Lauf %1</translation>
    </message>
    <message>
        <source>The runner did not start within %1 s.</source>
        <translation>Der Runner startete nicht innerhalb von %1 s.</translation>
    </message>
    <message>
        <source>Run %1 is building this source already.</source>
        <translation>Lauf %1 baut diese Quelle bereits.</translation>
    </message>
    <message>
        <source>Watch it with &quot;crosswright attach %1&quot;, or end it with &quot;crosswright stop %1&quot;.</source>
        <translation>Mit &quot;crosswright attach %1&quot; beobachten oder mit &quot;crosswright stop %1&quot; beenden.</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>%1 is not empty and was not made by &quot;plan --out&quot;.</source>
        <translation>%1 ist nicht leer und stammt nicht von &quot;plan --out&quot;.</translation>
    </message>
    <message>
        <source>Name an empty folder, or one that does not exist.</source>
        <translation>Einen leeren oder noch nicht vorhandenen Ordner angeben.</translation>
    </message>
    <message>
        <source>%1 exists and is not a script of a plan.</source>
        <translation>%1 existiert und ist kein Skript eines Plans.</translation>
    </message>
    <message>
        <source>Name another file; nothing was written.</source>
        <translation>Eine andere Datei angeben; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 is neither a run nor a folder made by &quot;plan --out&quot;.</source>
        <translation>%1 ist weder ein Lauf noch ein Ordner von &quot;plan --out&quot;.</translation>
    </message>
    <message>
        <source>&quot;crosswright runs&quot; lists the runs.</source>
        <translation>&quot;crosswright runs&quot; listet die Läufe auf.</translation>
    </message>
    <message>
        <source>Cannot start a run in %1: %2.</source>
        <translation>In %1 kann kein Lauf begonnen werden: %2.</translation>
    </message>
    <message>
        <source>Free some space, or set XDG_STATE_HOME to a folder on another disk.</source>
        <translation>Platz schaffen oder XDG_STATE_HOME auf einen Ordner auf einem anderen Datenträger setzen.</translation>
    </message>
    <message>
        <source>Cannot make the run&apos;s folder %1.</source>
        <translation>Der Ordner des Laufs %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Check the free space and your permission there.</source>
        <translation>Freien Platz und die eigenen Rechte dort prüfen.</translation>
    </message>
    <message>
        <source>Processes of run %1 are still there.</source>
        <translation>Prozesse von Lauf %1 sind noch da.</translation>
    </message>
    <message>
        <source>The runner of run %1 (process %2) does not end.</source>
        <translation>Der Runner von Lauf %1 (Prozess %2) endet nicht.</translation>
    </message>
    <message>
        <source>&quot;crosswright stop --force&quot; ends what it started.</source>
        <translation>&quot;crosswright stop --force&quot; beendet, was er gestartet hat.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog gpus&quot; lists them.</source>
        <translation>&quot;crosswright catalog gpus&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>said by the device</source>
        <translation>vom Gerät genannt</translation>
    </message>
    <message>
        <source>L4T</source>
        <translation>L4T</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>glibc</source>
        <translation>glibc</translation>
    </message>
    <message>
        <source>libstdc++</source>
        <translation>libstdc++</translation>
    </message>
    <message>
        <source>python3</source>
        <translation>python3</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>venv</source>
        <translation>venv</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>Capability</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Power mode</source>
        <translation>Energiemodus</translation>
    </message>
    <message>
        <source>CPU and memory</source>
        <translation>CPU und Speicher</translation>
    </message>
    <message>
        <source>Linker</source>
        <translation>Linker</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1 %</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <translation>−%1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2 …</source>
        <translation>%1: %2 …</translation>
    </message>
    <message>
        <source>The plans are the same</source>
        <translation>Die Pläne sind gleich</translation>
    </message>
    <message>
        <source>The plans differ</source>
        <translation>Die Pläne unterscheiden sich</translation>
    </message>
    <message>
        <source>the newer run took %1 less</source>
        <translation>der neuere Lauf brauchte %1 weniger</translation>
    </message>
    <message>
        <source>the newer run took %1 more</source>
        <translation>der neuere Lauf brauchte %1 mehr</translation>
    </message>
    <message>
        <source>its peak was %1 lower</source>
        <translation>seine Spitze lag %1 niedriger</translation>
    </message>
    <message>
        <source>its peak was %1 higher</source>
        <translation>seine Spitze lag %1 höher</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Speicherspitze</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Slower by a quarter</source>
        <translation>Um ein Viertel langsamer</translation>
    </message>
    <message>
        <source>Proved on</source>
        <translation>Nachgewiesen auf</translation>
    </message>
    <message>
        <source>Refused by</source>
        <translation>Abgelehnt von</translation>
    </message>
    <message>
        <source>Continues</source>
        <translation>Setzt fort</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>%1 is an ARMv6 board, and the compiler %2 makes %3 by default.</source>
        <translation>%1 ist ein ARMv6-Board, und der Compiler %2 erzeugt von sich aus %3.</translation>
    </message>
    <message>
        <source>tar failed: %1</source>
        <translation>tar ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Check the file and the free space.</source>
        <translation>Die Datei und den freien Platz prüfen.</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 is not the record of a run.</source>
        <translation>%1 ist nicht die Aufzeichnung eines Laufs.</translation>
    </message>
    <message>
        <source>Cannot put the record into its place, %1.</source>
        <translation>Die Aufzeichnung kann nicht an ihren Platz gebracht werden, %1.</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>Noch wurde keine Datei geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>Ba&amp;uen</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Gerät</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>%1  All actions</source>
        <translation>%1  Alle Aktionen</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>Install Bazel %1 and set bazel to its path.</source>
        <translation>Bazel %1 installieren und bazel auf seinen Pfad setzen.</translation>
    </message>
    <message>
        <source>Set bazel to its version.</source>
        <translation>bazel auf seine Version setzen.</translation>
    </message>
    <message>
        <source>Install Bazel %1 (Debian: bazel-bootstrap is 4.2.3), or set bazel to its path.</source>
        <translation>Bazel %1 installieren (Debian: bazel-bootstrap ist 4.2.3) oder bazel auf seinen Pfad setzen.</translation>
    </message>
    <message>
        <source>Choose a version that the catalog knows.</source>
        <translation>Eine Version wählen, die der Katalog kennt.</translation>
    </message>
    <message>
        <source>Name the GPU, such as &quot;RTX 4060&quot;, or its capability, such as 8.9.</source>
        <translation>Die GPU nennen, etwa &quot;RTX 4060&quot;, oder ihre Capability, etwa 8.9.</translation>
    </message>
    <message>
        <source>Install a cross compiler whose name begins with %1, or set compiler to one.</source>
        <translation>Einen Cross-Compiler installieren, dessen Name mit %1 beginnt, oder compiler darauf setzen.</translation>
    </message>
    <message>
        <source>Install gcc-%1%2 and set compiler to it, or choose a newer CUDA.</source>
        <translation>gcc-%1%2 installieren und compiler darauf setzen oder ein neueres CUDA wählen.</translation>
    </message>
    <message>
        <source>Use a sysroot of the device&apos;s own system, or build in a container of its release.</source>
        <translation>Einen Sysroot mit dem System des Geräts verwenden oder in einem Container dieses Release bauen.</translation>
    </message>
    <message>
        <source>Which versions of libstdc++&apos;s symbols GCC %1 uses is not known.</source>
        <translation>Welche Symbolversionen von libstdc++ GCC %1 benutzt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Link libstdc++ into what is built (features.static_libstdcxx).</source>
        <translation>libstdc++ in das Ergebnis einbinden (features.static_libstdcxx).</translation>
    </message>
    <message>
        <source>The device&apos;s libstdc++ ends at GLIBCXX_%1, and GCC %2 may use up to GLIBCXX_%3.</source>
        <translation>Die libstdc++ des Geräts endet bei GLIBCXX_%1, und GCC %2 kann bis GLIBCXX_%3 benutzen.</translation>
    </message>
    <message>
        <source>The device&apos;s libstdc++ ends at CXXABI_%1, and GCC %2 may use up to CXXABI_%3.</source>
        <translation>Die libstdc++ des Geräts endet bei CXXABI_%1, und GCC %2 kann bis CXXABI_%3 benutzen.</translation>
    </message>
    <message>
        <source>Choose one of these, or name folders (cuda_path, cudnn_target).</source>
        <translation>Eine davon wählen oder Ordner angeben (cuda_path, cudnn_target).</translation>
    </message>
    <message>
        <source>Choose a cuDNN that was published for this CUDA.</source>
        <translation>Ein cuDNN wählen, das für dieses CUDA veröffentlicht wurde.</translation>
    </message>
    <message>
        <source>Set cudnn_target to the board&apos;s cuDNN.</source>
        <translation>cudnn_target auf das cuDNN des Boards setzen.</translation>
    </message>
    <message>
        <source>Copy it from the board (headers and libcudnn.so) and set cudnn_target to the folder.</source>
        <translation>Vom Board kopieren (Header und libcudnn.so) und cudnn_target auf den Ordner setzen.</translation>
    </message>
    <message>
        <source>Choose a JetPack of the catalog.</source>
        <translation>Ein JetPack des Katalogs wählen.</translation>
    </message>
    <message>
        <source>Nothing needs to be done; name the capability in capabilities where the name is shared.</source>
        <translation>Nichts zu tun; bei mehrdeutigem Namen die Capability in capabilities angeben.</translation>
    </message>
    <message>
        <source>Set cuda to a version, or remove the config.</source>
        <translation>cuda auf eine Version setzen oder die Config entfernen.</translation>
    </message>
    <message>
        <source>Set cuda_path to a folder with the JetPack&apos;s CUDA, or use JetPack 7.</source>
        <translation>cuda_path auf einen Ordner mit dem CUDA des JetPack setzen oder JetPack 7 verwenden.</translation>
    </message>
    <message>
        <source>Choose a board of the catalog.</source>
        <translation>Ein Board des Katalogs wählen.</translation>
    </message>
    <message>
        <source>Name at least one label, such as //package:name.</source>
        <translation>Mindestens ein Label nennen, etwa //package:name.</translation>
    </message>
    <message>
        <source>Set python_include to the folder pythonX.Y below it.</source>
        <translation>python_include auf den Ordner pythonX.Y darunter setzen.</translation>
    </message>
    <message>
        <source>To use the device&apos;s own, set python_include to the folder with its Python.h.</source>
        <translation>Für die Header des Geräts python_include auf den Ordner mit seiner Python.h setzen.</translation>
    </message>
    <message>
        <source>Choose a release of the catalog, or name a source tree.</source>
        <translation>Ein Release des Katalogs wählen oder einen Quellbaum nennen.</translation>
    </message>
    <message>
        <source>Choose a release of the catalog.</source>
        <translation>Ein Release des Katalogs wählen.</translation>
    </message>
    <message>
        <source>Correct source or ref.</source>
        <translation>source oder ref berichtigen.</translation>
    </message>
    <message>
        <source>Clone it and set source to the folder.</source>
        <translation>Klonen und source auf den Ordner setzen.</translation>
    </message>
    <message>
        <source>Install CUDA %1 and set cuda_path to it.</source>
        <translation>CUDA %1 installieren und cuda_path darauf setzen.</translation>
    </message>
    <message>
        <source>they took the same time</source>
        <translation>sie dauerten gleich lang</translation>
    </message>
    <message>
        <source>their peaks are the same</source>
        <translation>ihre Spitzen sind gleich</translation>
    </message>
    <message>
        <source>it names nothing</source>
        <translation>sie nennt nichts</translation>
    </message>
    <message>
        <source>Bazel %1 can neither be given a cross toolchain from outside the tree nor say what it made: --override_repository and --build_event_json_file came with 0.5.0 and 0.5.3.</source>
        <translation>Bazel %1 kann weder eine Cross-Toolchain von außerhalb des Baums bekommen noch sagen, was es gebaut hat: --override_repository und --build_event_json_file kamen mit 0.5.0 und 0.5.3.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The workspace %1 is part of this program.</source>
        <translation>Der Arbeitsbereich %1 ist Teil dieses Programms.</translation>
    </message>
    <message>
        <source>A build takes it from there.</source>
        <translation>Ein Build nimmt ihn von dort.</translation>
    </message>
    <message>
        <source>The clone was given up.</source>
        <translation>Das Klonen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 has no branch, tag or commit &quot;%2&quot;.</source>
        <translation>%1 hat keinen Branch, Tag oder Commit „%2“.</translation>
    </message>
    <message>
        <source>&quot;git ls-remote&quot; lists them; a commit is named by all of its digits.</source>
        <translation>„git ls-remote“ listet sie auf; ein Commit wird mit allen Stellen genannt.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1: %2.</source>
        <translation>Ordner %1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Check that you may write there and that the disk is not full.</source>
        <translation>Prüfen, ob dort geschrieben werden darf und der Datenträger nicht voll ist.</translation>
    </message>
    <message>
        <source>%1 is there already and not an empty folder.</source>
        <translation>%1 ist schon vorhanden und kein leerer Ordner.</translation>
    </message>
    <message>
        <source>Name another folder; nothing was changed.</source>
        <translation>Einen anderen Ordner angeben; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Make it first, or name another one.</source>
        <translation>Ihn zuerst anlegen oder einen anderen angeben.</translation>
    </message>
    <message>
        <source>%1 is on this machine, and a build without a branch uses it where it is.</source>
        <translation>%1 liegt auf diesem Rechner, und ein Build ohne Branch benutzt es an Ort und Stelle.</translation>
    </message>
    <message>
        <source>Name a branch with --ref, or a folder for a copy with --into.</source>
        <translation>Mit --ref einen Branch nennen oder mit --into einen Ordner für eine Kopie.</translation>
    </message>
    <message>
        <source>Name a repository by its address, or by its folder on this machine.</source>
        <translation>Ein Repository mit seiner Adresse oder seinem Ordner auf diesem Rechner nennen.</translation>
    </message>
    <message>
        <source>Ignored findings</source>
        <translation>Ignorierte Befunde</translation>
    </message>
    <message>
        <source>Rules by name whose findings are remarks only: they neither warn nor lock the build.</source>
        <translation>Regeln mit ihrem Namen, deren Befunde nur Anmerkungen sind: Sie warnen nicht und sperren den Build nicht.</translation>
    </message>
    <message>
        <source>No rule is called &quot;%1&quot;, so nothing of it is ignored.</source>
        <translation>Keine Regel heißt „%1“, deshalb wird nichts davon ignoriert.</translation>
    </message>
    <message>
        <source>No rule is called &quot;%1&quot;, so nothing of it is ignored. The nearest name is %2.</source>
        <translation>Keine Regel heißt „%1“, deshalb wird nichts davon ignoriert. Der ähnlichste Name ist %2.</translation>
    </message>
    <message>
        <source>Ignore nothing.</source>
        <translation>Nichts ignorieren.</translation>
    </message>
    <message>
        <source>How many jobs &quot;%1&quot; is cannot be told: how many cores the building machine has is not known.</source>
        <translation>Wie viele Jobs „%1“ sind, lässt sich nicht sagen: Wie viele Kerne die bauende Maschine hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>How much memory &quot;%1&quot; is cannot be told: how much the building machine has is not known.</source>
        <translation>Wie viel Speicher „%1“ ist, lässt sich nicht sagen: Wie viel die bauende Maschine hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>How much memory the build may use, Bazel&apos;s own server included.</source>
        <translation>Wie viel Speicher der Build nutzen darf, Bazels eigener Server eingeschlossen.</translation>
    </message>
    <message>
        <source>Let this machine be probed, or set jobs to a number.</source>
        <translation>Diesen Rechner untersuchen lassen oder jobs auf eine Zahl setzen.</translation>
    </message>
    <message>
        <source>Let this machine be probed, or set ram to a size such as 4GiB.</source>
        <translation>Diesen Rechner untersuchen lassen oder ram auf eine Größe wie 4GiB setzen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the machine&apos;s %2 MiB is less than a build needs, so the build gets %3 MiB.</source>
        <translation>„%1“ von den %2 MiB der Maschine ist weniger, als ein Build braucht; der Build bekommt daher %3 MiB.</translation>
    </message>
    <message>
        <source>The build may use %1 MiB: Bazel&apos;s server gets %2 of them and crawls, and %3 are left for compilers.</source>
        <translation>Der Build darf %1 MiB nutzen: Bazels Server bekommt davon %2 und kriecht, und %3 bleiben für Compiler.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is Bazel&apos;s old --local_resources: %2 MiB, %3 cores and %4 of a workstation&apos;s disk. Here Bazel&apos;s server counts among these MiB, actions at once are %5 at most, and the disk&apos;s part has no counterpart.</source>
        <translation>„%1“ ist Bazels altes --local_resources: %2 MiB, %3 Kerne und %4 der Festplatte einer Workstation. Hier zählt Bazels Server zu diesen MiB, zugleich laufen höchstens %5 Aktionen, und für den Festplattenanteil gibt es keine Entsprechung.</translation>
    </message>
    <message>
        <source>The other %1 of %2 MiB are for Bazel&apos;s server.</source>
        <translation>Die übrigen %1 von %2 MiB sind für Bazels Server.</translation>
    </message>
    <message>
        <source>This plan has no step &quot;%1&quot; to end after, so nothing was done; its steps are: %2.</source>
        <translation>Dieser Plan hat keinen Schritt „%1“, nach dem er enden könnte, daher wurde nichts getan; seine Schritte sind: %2.</translation>
    </message>
    <message>
        <source>&quot;crosswright build&quot; runs them all.</source>
        <translation>„crosswright build“ führt sie alle aus.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 (there is %2)</source>
        <translation>%1 (vorhanden ist %2)</translation>
    </message>
    <message>
        <source>The CUDA folder %1 lacks %2.</source>
        <translation>Im CUDA-Ordner %1 fehlt %2.</translation>
    </message>
    <message>
        <source>&quot;crosswright toolkit fetch&quot; fetches a whole one, or add these files.</source>
        <translation>„crosswright toolkit fetch“ holt ein vollständiges Toolkit; oder diese Dateien ergänzen.</translation>
    </message>
    <message>
        <source>%1 is no ELF file of %2</source>
        <translation>%1 ist keine ELF-Datei für %2</translation>
    </message>
    <message>
        <source>%1 is for %2, not for %3</source>
        <translation>%1 ist für %2, nicht für %3</translation>
    </message>
    <message>
        <source>Files in %1 are for the wrong machine: %2.</source>
        <translation>Dateien in %1 sind für die falsche Maschine: %2.</translation>
    </message>
    <message>
        <source>Put the files of the right machine there, or let &quot;crosswright toolkit make&quot; make a toolkit of both.</source>
        <translation>Die Dateien der richtigen Maschine dorthin legen oder mit „crosswright toolkit make“ aus beiden ein Toolkit bauen.</translation>
    </message>
    <message>
        <source>%1 is there under the name %2 only, and the release looks for %3.</source>
        <translation>%1 liegt nur unter dem Namen %2 vor, und das Release sucht %3.</translation>
    </message>
    <message>
        <source>Make a link of that name beside it.</source>
        <translation>Einen Link dieses Namens daneben anlegen.</translation>
    </message>
    <message>
        <source>The version of cuDNN (%1) stands in %2, and %3 reads it from cudnn.h.</source>
        <translation>Die Version von cuDNN (%1) steht in %2, und %3 liest sie aus cudnn.h.</translation>
    </message>
    <message>
        <source>cuDNN %1 is chosen, and %2 says %3.</source>
        <translation>Gewählt ist cuDNN %1, und in %2 steht %3.</translation>
    </message>
    <message>
        <source>nvcc of %1 does not run: %2</source>
        <translation>nvcc aus %1 läuft nicht: %2</translation>
    </message>
    <message>
        <source>A packaged nvcc that was unpacked elsewhere does not find its parts; &quot;crosswright toolkit make&quot; makes a toolkit of them.</source>
        <translation>Ein nvcc aus einem Paket, das anderswo entpackt wurde, findet seine Teile nicht; „crosswright toolkit make“ macht daraus ein Toolkit.</translation>
    </message>
    <message>
        <source>nvcc --version ends with &quot;%1&quot;, and %2 reads the version from the last line.</source>
        <translation>nvcc --version endet mit „%1“, und %2 liest die Version aus der letzten Zeile.</translation>
    </message>
    <message>
        <source>Use the CUDA that this release was published with (%1).</source>
        <translation>Das CUDA nehmen, mit dem dieses Release veröffentlicht wurde (%1).</translation>
    </message>
    <message>
        <source>cuDNN in %1 is a stand-in without a single function: what needs it at the link does not link, and the machine that runs the result needs the real library.</source>
        <translation>cuDNN in %1 ist ein Platzhalter ohne eine einzige Funktion: Was es beim Linken braucht, lässt sich nicht linken, und das Gerät, auf dem das Ergebnis läuft, braucht die echte Bibliothek.</translation>
    </message>
    <message>
        <source>Set cudnn_target to a real one when there is one.</source>
        <translation>cudnn_target auf ein echtes setzen, sobald es eines gibt.</translation>
    </message>
    <message>
        <source>The toolkit (%1) holds libraries built for Arm servers (SBSA): link against them, never ship them or their stubs to a Jetson.</source>
        <translation>Das Toolkit (%1) enthält Bibliotheken für Arm-Server (SBSA): dagegen linken, sie oder ihre Stubs aber nie auf einen Jetson bringen.</translation>
    </message>
    <message>
        <source>Nothing, on a server.</source>
        <translation>Auf einem Server: nichts.</translation>
    </message>
    <message>
        <source>%1 brings CUDA %2, not %3.</source>
        <translation>%1 bringt CUDA %2 mit, nicht %3.</translation>
    </message>
    <message>
        <source>No JetPack brings CUDA %1.</source>
        <translation>Kein JetPack bringt CUDA %1 mit.</translation>
    </message>
    <message>
        <source>JetPack %1 brings CUDA %2, which can run the result.</source>
        <translation>JetPack %1 bringt CUDA %2 mit, das das Ergebnis ausführen kann.</translation>
    </message>
    <message>
        <source>Build with the JetPack&apos;s own CUDA where the result must run.</source>
        <translation>Mit dem CUDA des JetPack bauen, auf dem das Ergebnis laufen soll.</translation>
    </message>
    <message>
        <source>Way to build</source>
        <translation>Bauweg</translation>
    </message>
    <message>
        <source>How the mode is carried out; empty takes the first way that fits.</source>
        <translation>Wie der Modus ausgeführt wird; leer nimmt den ersten Weg, der passt.</translation>
    </message>
    <message>
        <source>Configure flatc for this machine</source>
        <translation>flatc für diesen Rechner konfigurieren</translation>
    </message>
    <message>
        <source>The schema compiler runs during the build, so it is built for this machine first.</source>
        <translation>Der Schema-Compiler läuft während des Builds, deshalb wird er zuerst für diesen Rechner gebaut.</translation>
    </message>
    <message>
        <source>Build flatc for this machine</source>
        <translation>flatc für diesen Rechner bauen</translation>
    </message>
    <message>
        <source>Fetch the image %1</source>
        <translation>Image %1 holen</translation>
    </message>
    <message>
        <source>The image holds the compilers and the Python that the project itself builds this release with.</source>
        <translation>Das Image enthält die Compiler und das Python, mit denen das Projekt selbst dieses Release baut.</translation>
    </message>
    <message>
        <source>Make the folders that the container sees</source>
        <translation>Die Ordner anlegen, die der Container sieht</translation>
    </message>
    <message>
        <source>A folder that is not there would be made by the container engine, and belong to root.</source>
        <translation>Einen fehlenden Ordner würde die Container-Engine anlegen, und er gehörte root.</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s CUDA toolchain looks for the target&apos;s tools by their plain names.</source>
        <translation>TensorFlows CUDA-Toolchain sucht die Werkzeuge des Ziels unter ihren einfachen Namen.</translation>
    </message>
    <message>
        <source>built on the board</source>
        <translation>auf dem Board gebaut</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>im Container</translation>
    </message>
    <message>
        <source>%1 for %2 (CUDA %3, %4)</source>
        <translation>%1 für %2 (CUDA %3, %4)</translation>
    </message>
    <message>
        <source>Which version %1 is is not known, and it decides the flags.</source>
        <translation>Die Version von %1 ist nicht bekannt, und sie bestimmt die Optionen.</translation>
    </message>
    <message>
        <source>Let this machine be probed, or give --fact host.path.bazel=%1 and --fact host.path.bazel.version=VERSION.</source>
        <translation>Diesen Rechner untersuchen lassen, oder --fact host.path.bazel=%1 und --fact host.path.bazel.version=VERSION angeben.</translation>
    </message>
    <message>
        <source>No way is known to cross-build with TensorRT.</source>
        <translation>Kein Weg ist bekannt, mit TensorRT cross zu bauen.</translation>
    </message>
    <message>
        <source>Remove tensorrt, or set mode to native to build on the board.</source>
        <translation>tensorrt entfernen, oder mode auf native setzen, um auf dem Board zu bauen.</translation>
    </message>
    <message>
        <source>%1 brings its own Python, and none of its headers are for 32-bit Arm.</source>
        <translation>%1 bringt sein eigenes Python mit, und keine seiner Header sind für 32-Bit-Arm.</translation>
    </message>
    <message>
        <source>Choose a release before 2.14, or a product without Python.</source>
        <translation>Ein Release vor 2.14 wählen, oder ein Produkt ohne Python.</translation>
    </message>
    <message>
        <source>There is no way to build that is called &quot;%1&quot;.</source>
        <translation>Einen Bauweg namens „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Remove road: Crosswright then takes the first way that fits.</source>
        <translation>road entfernen: Crosswright nimmt dann den ersten Weg, der passt.</translation>
    </message>
    <message>
        <source>Which cuDNN the build uses is not known.</source>
        <translation>Welches cuDNN der Build verwendet, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set cudnn to its version.</source>
        <translation>cudnn auf dessen Version setzen.</translation>
    </message>
    <message>
        <source>Which GPU the result is for is not known.</source>
        <translation>Für welche GPU das Ergebnis ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set gpu, or capabilities to numbers such as 8.7.</source>
        <translation>gpu setzen, oder capabilities auf Zahlen wie 8.7.</translation>
    </message>
    <message>
        <source>Fetch TensorFlow, which is a submodule</source>
        <translation>TensorFlow holen, das ein Submodul ist</translation>
    </message>
    <message>
        <source>This release keeps the TensorFlow that it is built with in a git submodule.</source>
        <translation>Dieses Release hält das TensorFlow, mit dem es gebaut wird, in einem git-Submodul.</translation>
    </message>
    <message>
        <source>There are %1 wheels in %2, and which one this build made is not known: %3.</source>
        <translation>In %2 liegen %1 Wheels, und welches davon dieser Build erzeugt hat, ist nicht bekannt: %3.</translation>
    </message>
    <message>
        <source>Move the old ones away and build again.</source>
        <translation>Die alten wegräumen und noch einmal bauen.</translation>
    </message>
    <message>
        <source>Set compiler to a Raspbian (ARMv6) toolchain: its driver, or the folder that it was unpacked into.</source>
        <translation>compiler auf eine Raspbian-Toolchain (ARMv6) setzen: auf ihren Compiler oder den Ordner, in den sie entpackt wurde.</translation>
    </message>
    <message>
        <source>%1 is an ARMv6 board, and the compiler %2 links start-up files for %3 (%4) into every program: it stops there with an illegal instruction, whatever flags are given.</source>
        <translation>%1 ist ein ARMv6-Board, und der Compiler %2 linkt Startdateien für %3 (%4) in jedes Programm: Es bricht dort mit einem ungültigen Befehl ab, gleich welche Optionen gesetzt sind.</translation>
    </message>
    <message>
        <source>The folder %1 and the bin folders below it hold no gcc.</source>
        <translation>Der Ordner %1 und die bin-Ordner darunter enthalten kein gcc.</translation>
    </message>
    <message>
        <source>Set compiler to a gcc, or to the folder that a toolchain was unpacked into.</source>
        <translation>compiler auf ein gcc setzen oder auf den Ordner, in den eine Toolchain entpackt wurde.</translation>
    </message>
    <message>
        <source>No compiler in %1 makes code for %2; it holds %3.</source>
        <translation>Kein Compiler in %1 erzeugt Code für %2; vorhanden ist: %3.</translation>
    </message>
    <message>
        <source>Set compiler to a toolchain for %1.</source>
        <translation>compiler auf eine Toolchain für %1 setzen.</translation>
    </message>
    <message>
        <source>The folder %1 holds %2 compilers for %3, and %4 is taken; the others are %5.</source>
        <translation>Der Ordner %1 enthält %2 Compiler für %3, genommen wird %4; die anderen sind %5.</translation>
    </message>
    <message>
        <source>Choose another release, product or board.</source>
        <translation>Ein anderes Release, Produkt oder Board wählen.</translation>
    </message>
    <message>
        <source>python_include has no Python.h; it lies in %1.</source>
        <translation>python_include hat keine Python.h; sie liegt in %1.</translation>
    </message>
    <message>
        <source>python_include has no Python.h; several Pythons lie near it: %1.</source>
        <translation>python_include hat keine Python.h; in der Nähe liegen mehrere Pythons: %1.</translation>
    </message>
    <message>
        <source>Set python_include to the folder of the target&apos;s.</source>
        <translation>python_include auf den Ordner mit dem Python des Ziels setzen.</translation>
    </message>
    <message>
        <source>Remove python_include, so that the plan fetches the distribution&apos;s headers.</source>
        <translation>python_include entfernen, damit der Plan die Header der Distribution holt.</translation>
    </message>
    <message>
        <source>The headers in python_include ask for &lt;%1&gt;, and %2 is not there.</source>
        <translation>Die Header in python_include verlangen &lt;%1&gt;, und %2 ist nicht da.</translation>
    </message>
    <message>
        <source>Copy that file from the target, or link its folder: ln -s FOLDER %1.</source>
        <translation>Diese Datei vom Ziel kopieren oder ihren Ordner verlinken: ln -s FOLDER %1.</translation>
    </message>
    <message>
        <source>The pyconfig.h of python_include is another machine&apos;s: a long has %1 bytes there, and %2 on %3.</source>
        <translation>Die pyconfig.h von python_include ist die einer anderen Maschine: Ein long hat dort %1 Bytes, auf %3 aber %2.</translation>
    </message>
    <message>
        <source>Name the headers of the target&apos;s own Python.</source>
        <translation>Die Header des Pythons auf dem Ziel angeben.</translation>
    </message>
    <message>
        <source>No CUDA folder is chosen.</source>
        <translation>Es ist kein CUDA-Ordner gewählt.</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>es endete mit einem Fehler</translation>
    </message>
    <message>
        <source>it says no version</source>
        <translation>es nennt keine Version</translation>
    </message>
    <message>
        <source>%1 does not run here: %2</source>
        <translation>%1 läuft hier nicht: %2</translation>
    </message>
    <message>
        <source>A Bazel of another machine, or one that lacks a library, says so too.</source>
        <translation>Auch ein Bazel für eine andere Maschine oder eines, dem eine Bibliothek fehlt, meldet sich so.</translation>
    </message>
    <message>
        <source>What was fetched says that it is Bazel %1; %2 was asked for.</source>
        <translation>Das Geholte gibt sich als Bazel %1 aus; verlangt war %2.</translation>
    </message>
    <message>
        <source>It was thrown away.</source>
        <translation>Es wurde verworfen.</translation>
    </message>
    <message>
        <source>&quot;crosswright bazel list&quot; names what can be fetched.</source>
        <translation>&quot;crosswright bazel list&quot; nennt, was sich holen lässt.</translation>
    </message>
    <message>
        <source>No Bazel %1 for %2 is known.</source>
        <translation>Ein Bazel %1 für %2 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No Bazel %1 for %2 from %3 is known.</source>
        <translation>Ein Bazel %1 für %2 von %3 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Bazel %1 is a package of Debian %2, which is installed, not fetched.</source>
        <translation>Bazel %1 ist ein Paket von Debian %2; das wird installiert, nicht geholt.</translation>
    </message>
    <message>
        <source>&quot;sudo apt install %1&quot; installs it.</source>
        <translation>&quot;sudo apt install %1&quot; installiert es.</translation>
    </message>
    <message>
        <source>Bazel %1 cannot be fetched: %2</source>
        <translation>Bazel %1 lässt sich nicht holen: %2</translation>
    </message>
    <message>
        <source>Name one that you have: set bazel to its path.</source>
        <translation>Ein vorhandenes angeben: bazel auf seinen Pfad setzen.</translation>
    </message>
    <message>
        <source>The catalog knows no Bazel &quot;%1&quot;.</source>
        <translation>Der Katalog kennt kein Bazel „%1“.</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>geholt</translation>
    </message>
    <message>
        <source>Archive folder</source>
        <translation>Archivordner</translation>
    </message>
    <message>
        <source>A folder of source archives that Bazel takes instead of downloading them.</source>
        <translation>Ein Ordner mit Quellarchiven, die Bazel nimmt, statt sie herunterzuladen.</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>Download-Cache</translation>
    </message>
    <message>
        <source>A folder where Bazel keeps what it downloaded, for the next builds.</source>
        <translation>Ein Ordner, in dem Bazel Heruntergeladenes für die nächsten Builds behält.</translation>
    </message>
    <message>
        <source>Answers for ./configure</source>
        <translation>Antworten für ./configure</translation>
    </message>
    <message>
        <source>Answers to questions of ./configure that are not known, each as PART OF THE QUESTION=ANSWER.</source>
        <translation>Antworten auf unbekannte Fragen von ./configure, jede als TEIL DER FRAGE=ANTWORT.</translation>
    </message>
    <message>
        <source>PART OF THE QUESTION=ANSWER is expected</source>
        <translation>erwartet wird TEIL DER FRAGE=ANTWORT</translation>
    </message>
    <message>
        <source>it took too long.</source>
        <translation>es dauerte zu lange.</translation>
    </message>
    <message>
        <source>it said more than is read.</source>
        <translation>es gab mehr aus, als gelesen wird.</translation>
    </message>
    <message>
        <source>it ended with exit code %1 and gave no reason.</source>
        <translation>es endete mit Exit-Code %1 und nannte keinen Grund.</translation>
    </message>
    <message>
        <source>it gave no answer.</source>
        <translation>es gab keine Antwort.</translation>
    </message>
    <message>
        <source>%1 could not be removed from the device</source>
        <translation>%1 ließ sich nicht vom Gerät entfernen</translation>
    </message>
    <message>
        <source>The build runs on the board, which does not see this machine&apos;s folders: %1 is not used.</source>
        <translation>Der Build läuft auf dem Board, das die Ordner dieses Rechners nicht sieht: %1 wird nicht verwendet.</translation>
    </message>
    <message>
        <source>There is no folder %1, so no archive would be found in it.</source>
        <translation>Den Ordner %1 gibt es nicht, also fände sich darin kein Archiv.</translation>
    </message>
    <message>
        <source>Remove distdir.</source>
        <translation>distdir entfernen.</translation>
    </message>
    <message>
        <source>Whether there is a folder %1 is not known.</source>
        <translation>Ob es den Ordner %1 gibt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no folder %1 yet, and an offline build cannot fill it.</source>
        <translation>Den Ordner %1 gibt es noch nicht, und ein Offline-Build kann ihn nicht füllen.</translation>
    </message>
    <message>
        <source>Remove repository_cache.</source>
        <translation>repository_cache entfernen.</translation>
    </message>
    <message>
        <source>There is no folder %1 yet; Bazel makes it.</source>
        <translation>Den Ordner %1 gibt es noch nicht; Bazel legt ihn an.</translation>
    </message>
    <message>
        <source>Bazel %1 can be fetched into your cache; nothing is installed.</source>
        <translation>Bazel %1 lässt sich in den eigenen Cache holen; nichts wird installiert.</translation>
    </message>
    <message>
        <source>Bazel %1 can be fetched into your cache, and bazel set to it; nothing is installed.</source>
        <translation>Bazel %1 lässt sich in den eigenen Cache holen und bazel darauf setzen; nichts wird installiert.</translation>
    </message>
    <message>
        <source>%1 takes Bazel %2, not %3</source>
        <translation>%1 akzeptiert Bazel %2, nicht %3</translation>
    </message>
    <message>
        <source>Install Bazel %1.</source>
        <translation>Bazel %1 installieren.</translation>
    </message>
    <message>
        <source>Install Bazel %1 to %2.</source>
        <translation>Bazel %1 bis %2 installieren.</translation>
    </message>
    <message>
        <source>%1 has no rules for Android, and BUILD files of %2 name them (%3): the build would end with &quot;no native function or rule &apos;android_library&apos;&quot;.</source>
        <translation>%1 hat keine Regeln für Android, und BUILD-Dateien von %2 nennen sie (%3): Der Build würde mit „no native function or rule &apos;android_library&apos;“ enden.</translation>
    </message>
    <message>
        <source>the tree</source>
        <translation>dem Baum</translation>
    </message>
    <message>
        <source>Let the plan add stand-ins for these rules (or set bazel to the path of its authors&apos; own, by bazelisk).</source>
        <translation>Den Plan Platzhalter für diese Regeln ergänzen lassen (oder bazel auf den Pfad des Bazel seiner Autoren setzen, über bazelisk).</translation>
    </message>
    <message>
        <source>No GPU is named: ./configure of %1 offers %2.</source>
        <translation>Keine GPU ist angegeben: ./configure von %1 bietet %2 an.</translation>
    </message>
    <message>
        <source>%1 with CUDA %2</source>
        <translation>%1 mit CUDA %2</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>%1 nehmen.</translation>
    </message>
    <message>
        <source>Choose CUDA %1 or older, with a release that takes it.</source>
        <translation>CUDA %1 oder älter wählen, mit einem Release, das es akzeptiert.</translation>
    </message>
    <message>
        <source>Choose CUDA %1 or newer, with a release that takes it.</source>
        <translation>CUDA %1 oder neuer wählen, mit einem Release, das es akzeptiert.</translation>
    </message>
    <message>
        <source>Nothing needs to be done: capabilities names what it is.</source>
        <translation>Nichts zu tun: capabilities sagt, was sie ist.</translation>
    </message>
    <message>
        <source>Name its capability in capabilities, such as 8.9.</source>
        <translation>Ihre Capability in capabilities angeben, etwa 8.9.</translation>
    </message>
    <message>
        <source>Install cuDNN %1 there, or let the wheel bring its own.</source>
        <translation>cuDNN %1 dort installieren oder das Wheel ein eigenes mitbringen lassen.</translation>
    </message>
    <message>
        <source>%1 wants the same minor number of cuDNN as it was built with (%2), and the machine that runs it has %3.</source>
        <translation>%1 verlangt dieselbe Nebenversion von cuDNN, mit der es gebaut wurde (%2); die Maschine, die es ausführt, hat %3.</translation>
    </message>
    <message>
        <source>Install driver %1 or newer.</source>
        <translation>Treiber %1 oder neuer installieren.</translation>
    </message>
    <message>
        <source>%1 MiB for %2 jobs is %3 MiB for each; the largest compiler of an earlier run needed %4 MiB.</source>
        <translation>%1 MiB für %2 Jobs sind je %3 MiB; der größte Compiler eines früheren Laufs brauchte %4 MiB.</translation>
    </message>
    <message>
        <source>Give it %1 MiB of swap.</source>
        <translation>%1 MiB Swap einrichten.</translation>
    </message>
    <message>
        <source>%1 takes %2 %3, not %4</source>
        <translation>%1 akzeptiert %2 %3, nicht %4</translation>
    </message>
    <message>
        <source>Choose %1 %2.</source>
        <translation>%1 %2 wählen.</translation>
    </message>
    <message>
        <source>Set cuda to %1 and cudnn to %2.</source>
        <translation>cuda auf %1 und cudnn auf %2 setzen.</translation>
    </message>
    <message>
        <source>Choose CUDA %1, or %2 for CUDA %3.</source>
        <translation>CUDA %1 wählen, oder %2 für CUDA %3.</translation>
    </message>
    <message>
        <source>Install %1 %2 and set compiler to it.</source>
        <translation>%1 %2 installieren und compiler darauf setzen.</translation>
    </message>
    <message>
        <source>Install %1 %2.</source>
        <translation>%1 %2 installieren.</translation>
    </message>
    <message>
        <source>%1 runs on GPUs of capability %2, and this one has %3: it was seen to ignore them, even built for them.</source>
        <translation>%1 läuft auf GPUs der Capability %2, diese hat aber %3: Nach Beobachtung ignoriert es sie, selbst wenn es dafür gebaut ist.</translation>
    </message>
    <message>
        <source>without CUDA</source>
        <translation>ohne CUDA</translation>
    </message>
    <message>
        <source>with CUDA %1</source>
        <translation>mit CUDA %1</translation>
    </message>
    <message>
        <source>A wheel is published: TensorFlow %1 for Python %2, %3, from %4.</source>
        <translation>Ein Wheel ist veröffentlicht: TensorFlow %1 für Python %2, %3, von %4.</translation>
    </message>
    <message>
        <source>Build only for what it lacks: it uses no GPU.</source>
        <translation>Nur für das bauen, was ihm fehlt: Es nutzt keine GPU.</translation>
    </message>
    <message>
        <source>Install it in place of building: %1</source>
        <translation>Statt zu bauen, dies installieren: %1</translation>
    </message>
    <message>
        <source>Build it by CMake: set road to cmake.</source>
        <translation>Mit CMake bauen: road auf cmake setzen.</translation>
    </message>
    <message>
        <source>%1 does not build on %2 itself without changes to the tree.</source>
        <translation>%1 lässt sich ohne Änderungen am Baum nicht auf %2 selbst bauen.</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>%1 wählen.</translation>
    </message>
    <message>
        <source>Build it on another machine.</source>
        <translation>Auf einer anderen Maschine bauen.</translation>
    </message>
    <message>
        <source>a compiler</source>
        <translation>ein Compiler</translation>
    </message>
    <message>
        <source>It was seen to use %1 MiB.</source>
        <translation>Beobachtet wurden bis zu %1 MiB.</translation>
    </message>
    <message>
        <source>The build failed in %1: %2 got no more memory.</source>
        <translation>Der Build ist in %1 gescheitert: %2 bekam keinen Speicher mehr.</translation>
    </message>
    <message>
        <source>The build failed in %1: the kernel ended %2 for lack of memory.</source>
        <translation>Der Build ist in %1 gescheitert: %2 wurde vom Kernel aus Speichermangel beendet.</translation>
    </message>
    <message>
        <source>Its count of such ends rose by %1.</source>
        <translation>Seine Zählung solcher Fälle stieg um %1.</translation>
    </message>
    <message>
        <source>The build failed in %1: %2 was ended by a signal. The kernel did not do it: its count of processes that it ended has not risen.</source>
        <translation>Der Build ist in %1 gescheitert: %2 wurde durch ein Signal beendet. Der Kernel war es nicht: Seine Zählung beendeter Prozesse ist nicht gestiegen.</translation>
    </message>
    <message>
        <source>The build failed in %1: %2 was ended by a signal; why is not known.</source>
        <translation>Der Build ist in %1 gescheitert: %2 wurde durch ein Signal beendet; warum, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ended abruptly; meanwhile the kernel ended processes for lack of memory (its count rose by %1).</source>
        <translation>Bazels Server endete abrupt; währenddessen beendete der Kernel Prozesse aus Speichermangel (seine Zählung stieg um %1).</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ended abruptly. The kernel did not end it: somebody else did, or it crashed (its server/jvm.out may say).</source>
        <translation>Bazels Server endete abrupt. Der Kernel hat ihn nicht beendet: Jemand anders war es, oder er ist abgestürzt (seine server/jvm.out sagt es vielleicht).</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ended abruptly; why is not known.</source>
        <translation>Bazels Server endete abrupt; warum, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The build failed in %1: %2</source>
        <translation>Der Build ist in %1 gescheitert: %2</translation>
    </message>
    <message>
        <source>Nothing may be downloaded, and no folder of archives (distdir, repository_cache) holds what is asked for: %1.</source>
        <translation>Nichts darf heruntergeladen werden, und kein Archivordner (distdir, repository_cache) enthält das Verlangte: %1.</translation>
    </message>
    <message>
        <source>The build failed: %1</source>
        <translation>Der Build ist gescheitert: %1</translation>
    </message>
    <message>
        <source>Bazel refused its command line: %1</source>
        <translation>Bazel lehnte seine Befehlszeile ab: %1</translation>
    </message>
    <message>
        <source>Not every one of them has a memory limit, so nothing keeps them within the machine&apos;s %1 MiB.</source>
        <translation>Nicht alle haben eine Speichergrenze, daher hält sie nichts innerhalb der %1 MiB des Rechners.</translation>
    </message>
    <message>
        <source>Together they may use %1 MiB; this machine has %2 MiB.</source>
        <translation>Zusammen dürfen sie %1 MiB nutzen; dieser Rechner hat %2 MiB.</translation>
    </message>
    <message>
        <source>Together they run up to %1 jobs on %2 cores.</source>
        <translation>Zusammen führen sie bis zu %1 Jobs auf %2 Kernen aus.</translation>
    </message>
    <message>
        <source>Another run goes on beside this one: %1.</source>
        <translation>Neben diesem geht ein anderer Lauf weiter: %1.</translation>
    </message>
    <message>
        <source>The run was stopped before it began.</source>
        <translation>Der Lauf wurde gestoppt, bevor er begann.</translation>
    </message>
</context>
<context>
    <name>cw::AboutDialog</name>
    <message>
        <source>windows, files, processes, D-Bus</source>
        <translation>Fenster, Dateien, Prozesse, D-Bus</translation>
    </message>
    <message>
        <source>plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>highlighting of files and diffs</source>
        <translation>Hervorhebung in Dateien und Diffs</translation>
    </message>
    <message>
        <source>reading source trees</source>
        <translation>Lesen von Quellbäumen</translation>
    </message>
    <message>
        <source>GPL-2.0 with linking exception</source>
        <translation>GPL-2.0 mit Link-Ausnahme</translation>
    </message>
    <message>
        <source>reading wheels</source>
        <translation>Lesen von Wheels</translation>
    </message>
    <message>
        <source>The embedded workspace and smoke programs</source>
        <translation>Der eingebettete Workspace und die Smoke-Test-Programme</translation>
    </message>
    <message>
        <source>this project&apos;s own, free to copy</source>
        <translation>vom Projekt selbst, frei kopierbar</translation>
    </message>
    <message>
        <source>About Crosswright</source>
        <translation>Über Crosswright</translation>
    </message>
    <message>
        <source>Crosswright %1</source>
        <translation>Crosswright %1</translation>
    </message>
    <message>
        <source>Configures, cross-builds, watches and deploys TensorFlow.</source>
        <translation>Konfiguriert, cross-baut, beobachtet und verteilt TensorFlow.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versionen</translation>
    </message>
    <message>
        <source>&amp;Works of others</source>
        <translation>&amp;Fremde Werke</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Crosswright</source>
        <translation>Crosswright</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>%1, built with %2</source>
        <translation>%1, gebaut mit %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>Fenstersystem</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; no warranty</source>
        <translation>GNU General Public License, Version 3 oder später; keine Gewährleistung</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>2026 The Crosswright developers</source>
        <translation>2026 The Crosswright developers</translation>
    </message>
</context>
<context>
    <name>cw::ActionComparisonModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weggefallen</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1 %</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <translation>−%1 %</translation>
    </message>
    <message>
        <source>Neither run measured a compiler or linker.</source>
        <translation>In keinem der Läufe wurde ein Compiler oder Linker gemessen.</translation>
    </message>
    <message>
        <source>%1 took longer by a quarter or more</source>
        <translation>%1 dauerten mindestens ein Viertel länger</translation>
    </message>
    <message>
        <source>%1 took less</source>
        <translation>%1 gingen schneller</translation>
    </message>
    <message>
        <source>%1 needed more memory by a quarter or more</source>
        <translation>%1 brauchten mindestens ein Viertel mehr Speicher</translation>
    </message>
    <message>
        <source>%1 needed less</source>
        <translation>%1 brauchten weniger</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 weggefallen</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Neuer</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>similar</source>
        <translation>ähnlich</translation>
    </message>
</context>
<context>
    <name>cw::ActionComparisonPane</name>
    <message>
        <source>Actions of both runs</source>
        <translation>Aktionen beider Läufe</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Speicherspitze</translation>
    </message>
    <message>
        <source>Neither run measured a compiler or linker.</source>
        <translation>In keinem der Läufe wurde ein Compiler oder Linker gemessen.</translation>
    </message>
</context>
<context>
    <name>cw::ActionModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, angehalten</translation>
    </message>
    <message>
        <source>%1, made by %2</source>
        <translation>%1, erzeugt von %2</translation>
    </message>
    <message>
        <source>%1, longer than usual</source>
        <translation>%1, länger als üblich</translation>
    </message>
    <message>
        <source>How long this took in the last run of the same plan</source>
        <translation>Wie lange dies im letzten Lauf desselben Plans dauerte</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
</context>
<context>
    <name>cw::ActionPalette</name>
    <message>
        <source>All actions</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was ist zu tun?</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>cw::ActionPaletteModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>cw::AppendFile</name>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
</context>
<context>
    <name>cw::ArtifactList</name>
    <message>
        <source>The run %1 has no artifacts: it did not finish.</source>
        <translation>Der Lauf %1 hat keine Artefakte: Er wurde nicht fertig.</translation>
    </message>
    <message>
        <source>&quot;crosswright status&quot; says how it ended; &quot;crosswright build&quot; continues it.</source>
        <translation>&quot;crosswright status&quot; sagt, wie er endete; &quot;crosswright build&quot; setzt ihn fort.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>cw::ArtifactModel</name>
    <message>
        <source>Artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
</context>
<context>
    <name>cw::Backward</name>
    <message>
        <source>It takes %1.</source>
        <translation>Es braucht %1.</translation>
    </message>
</context>
<context>
    <name>cw::BoardModel</name>
    <message>
        <source>Jetson</source>
        <translation>Jetson</translation>
    </message>
    <message>
        <source>Raspberry Pi</source>
        <translation>Raspberry Pi</translation>
    </message>
    <message>
        <source>Workstation</source>
        <translation>Workstation</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Cloud machine</source>
        <translation>Cloud-Maschine</translation>
    </message>
    <message>
        <source>by GPU</source>
        <translation>nach GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1, the connected device</source>
        <translation>%1, das verbundene Gerät</translation>
    </message>
    <message>
        <source>This is what the device says it is.</source>
        <translation>Das ist es nach Auskunft des Geräts.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>Capability</translation>
    </message>
</context>
<context>
    <name>cw::BoardRoad</name>
    <message>
        <source>built on the board itself, over ssh</source>
        <translation>auf dem Board selbst gebaut, über ssh</translation>
    </message>
    <message>
        <source>Building on the board was not asked for.</source>
        <translation>Auf dem Board zu bauen war nicht verlangt.</translation>
    </message>
    <message>
        <source>Set mode to native.</source>
        <translation>mode auf native setzen.</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so how the board builds it is not known.</source>
        <translation>Kein Release des Katalogs spricht für diese Quelle; wie das Board sie baut, ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>mode auf cross setzen.</translation>
    </message>
    <message>
        <source>No way is known to build TensorFlow Serving on a board.</source>
        <translation>Kein Weg ist bekannt, TensorFlow Serving auf einem Board zu bauen.</translation>
    </message>
    <message>
        <source>Build it on a machine like the target.</source>
        <translation>Auf einem Rechner wie dem Ziel bauen.</translation>
    </message>
    <message>
        <source>Says what the board lacks before the build begins.</source>
        <translation>Sagt, was dem Board fehlt, bevor der Build beginnt.</translation>
    </message>
    <message>
        <source>Make a folder on the board</source>
        <translation>Einen Ordner auf dem Board anlegen</translation>
    </message>
    <message>
        <source>Everything that is built lies in one folder there: %1.</source>
        <translation>Alles Gebaute liegt dort in einem Ordner: %1.</translation>
    </message>
    <message>
        <source>Copy the scripts to the board</source>
        <translation>Die Skripte auf das Board kopieren</translation>
    </message>
    <message>
        <source>Each step is a script of its own, which runs there.</source>
        <translation>Jeder Schritt ist ein eigenes Skript, das dort läuft.</translation>
    </message>
    <message>
        <source>Copy the source to the board</source>
        <translation>Die Quelle auf das Board kopieren</translation>
    </message>
    <message>
        <source>Your folder is only read; the board builds its own copy.</source>
        <translation>Ihr Ordner wird nur gelesen; das Board baut seine eigene Kopie.</translation>
    </message>
    <message>
        <source>Look whether the board can build</source>
        <translation>Prüfen, ob das Board bauen kann</translation>
    </message>
    <message>
        <source>A missing program or a full disk is said before hours are spent.</source>
        <translation>Ein fehlendes Programm oder ein voller Datenträger wird gemeldet, bevor Stunden vergehen.</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; as it runs on the board.</source>
        <translation>Der Schritt „%1“, wie er auf dem Board läuft.</translation>
    </message>
    <message>
        <source>Copy the result from the board</source>
        <translation>Das Ergebnis vom Board kopieren</translation>
    </message>
    <message>
        <source>What was built is kept with the run, here.</source>
        <translation>Das Gebaute wird hier beim Lauf aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>cw::BuildAlarms</name>
    <message>
        <source>Over the memory limit</source>
        <translation>Über der Speichergrenze</translation>
    </message>
    <message>
        <source>Hardly any memory left</source>
        <translation>Kaum noch Speicher frei</translation>
    </message>
    <message>
        <source>The build uses %1, and has been over its limit for a minute. Fewer jobs need less.</source>
        <translation>Der Build braucht %1 und liegt seit einer Minute über seiner Grenze. Weniger Jobs brauchen weniger.</translation>
    </message>
    <message>
        <source>This machine has %1 of memory left; the kernel may end a compiler. Fewer jobs need less.</source>
        <translation>Auf diesem Rechner sind noch %1 Speicher frei; der Kernel kann einen Compiler beenden. Weniger Jobs brauchen weniger.</translation>
    </message>
    <message>
        <source>The build waits for memory</source>
        <translation>Der Build wartet auf Speicher</translation>
    </message>
    <message>
        <source>In %1 % of the last seconds nothing could go on for want of memory; it gets slow. Fewer jobs need less.</source>
        <translation>In %1 % der letzten Sekunden ging aus Speichermangel nichts voran; es wird langsam. Weniger Jobs brauchen weniger.</translation>
    </message>
    <message>
        <source>Little room on the disk</source>
        <translation>Wenig Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>%1 are free where the build writes. When nothing is left it ends itself; what was built is kept.</source>
        <translation>Wo der Build schreibt, sind %1 frei. Ist nichts mehr frei, beendet er sich selbst; Gebautes bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>cw::BuildMonitor</name>
    <message>
        <source>Details of the run</source>
        <translation>Einzelheiten des Laufs</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>Running actions</source>
        <translation>Laufende Aktionen</translation>
    </message>
    <message>
        <source>No compiler runs at this moment.</source>
        <translation>In diesem Moment läuft kein Compiler.</translation>
    </message>
    <message>
        <source>Heaviest actions</source>
        <translation>Größte Aktionen</translation>
    </message>
    <message>
        <source>No compiler has ended yet.</source>
        <translation>Noch ist kein Compiler fertig.</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>Schritte des Laufs</translation>
    </message>
    <message>
        <source>No step has begun.</source>
        <translation>Noch kein Schritt hat begonnen.</translation>
    </message>
    <message>
        <source>The artifacts stand here, with sizes and hashes, once the build has made them.</source>
        <translation>Hier stehen die Artefakte mit Größe und Hash, sobald der Build sie erzeugt hat.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Heaviest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>What needed most memory</source>
        <translation>Was am meisten Speicher brauchte</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>Laufend %1</translation>
    </message>
    <message>
        <source>Artifacts %1</source>
        <translation>Artefakte %1</translation>
    </message>
    <message>
        <source>last run %1</source>
        <translation>letzter Lauf %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n job(s)</source>
        <translation>
            <numerusform>%1 von %n Job</numerusform>
            <numerusform>%1 von %n Jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::BuildPage</name>
    <message>
        <source>%1, %2, SHA-256 %3…</source>
        <comment>artifact: name, size, first digits</comment>
        <translation>%1, %2, SHA-256 %3…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>, exit code %1</source>
        <translation>, Exit-Code %1</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <comment>target, kind of action, exit code</comment>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>Stoppen…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Runs the same plan again; what is built already is kept.</source>
        <translation>Führt denselben Plan erneut aus; Gebautes bleibt erhalten.</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Bereitstellen</translation>
    </message>
    <message>
        <source>Show in the log</source>
        <translation>Im Log zeigen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Hergang kopieren</translation>
    </message>
    <message>
        <source>Go to Review</source>
        <translation>Zur Durchsicht</translation>
    </message>
    <message>
        <source>No build yet</source>
        <translation>Noch kein Build</translation>
    </message>
    <message>
        <source>Review shows every file and command of a build and starts it once you approve. A build started with &quot;crosswright build FILE&quot; appears here as well.</source>
        <translation>Die Durchsicht zeigt jede Datei und jeden Befehl eines Builds und startet ihn nach der Freigabe. Ein mit &quot;crosswright build FILE&quot; gestarteter Build erscheint ebenfalls hier.</translation>
    </message>
    <message>
        <source>Nothing is being built.</source>
        <translation>Es wird nichts gebaut.</translation>
    </message>
    <message>
        <source>Looking for the last run…</source>
        <translation>Letzter Lauf wird gesucht…</translation>
    </message>
    <message>
        <source>The build made what the plan asked for.</source>
        <translation>Der Build hat erzeugt, was der Plan verlangt.</translation>
    </message>
    <message>
        <source>The tree is configured; nothing was built.</source>
        <translation>Der Baum ist konfiguriert; gebaut wurde nichts.</translation>
    </message>
    <message>
        <source>The build was stopped.</source>
        <translation>Der Build wurde gestoppt.</translation>
    </message>
    <message>
        <source>End at once…</source>
        <translation>Sofort beenden…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>actions done, in all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>End Bazel and its compilers at once?</source>
        <translation>Bazel und seine Compiler sofort beenden?</translation>
    </message>
    <message>
        <source>Stop this build?</source>
        <translation>Diesen Build stoppen?</translation>
    </message>
    <message>
        <source>What is done is kept.</source>
        <translation>Fertiges bleibt erhalten.</translation>
    </message>
    <message>
        <source>They are ended without being asked. %1</source>
        <translation>Sie werden ohne Rückfrage beendet. %1</translation>
    </message>
    <message>
        <source>%1 Continue goes on from there, also days later. Bazel and its compilers end within ten seconds.</source>
        <translation>%1 Fortsetzen macht dort weiter, auch Tage später. Bazel und seine Compiler enden binnen zehn Sekunden.</translation>
    </message>
    <message>
        <source>End at once</source>
        <translation>Sofort beenden</translation>
    </message>
    <message>
        <source>Stop the build</source>
        <translation>Build stoppen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more failed action(s)</source>
        <translation>
            <numerusform>und %n weitere fehlgeschlagene Aktion</numerusform>
            <numerusform>und %n weitere fehlgeschlagene Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 action(s) done so far are kept.</source>
        <translation>
            <numerusform>Die %1 bisher erledigte Aktion bleibt erhalten.</numerusform>
            <numerusform>Die %1 bisher erledigten Aktionen bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>One job alone needs more memory than there is: add memory or swap, then continue. What was built is kept.</source>
        <translation>Schon ein Job braucht mehr Speicher, als vorhanden ist: Speicher oder Swap hinzufügen, dann fortsetzen. Gebautes bleibt erhalten.</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>Grenzen ändern</translation>
    </message>
    <message>
        <source>Choose what to build</source>
        <translation>Auswählen, was gebaut wird</translation>
    </message>
    <message>
        <source>The build ran out of memory.</source>
        <translation>Dem Build ging der Speicher aus.</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>actions, time</comment>
        <translation>%1, noch etwa %2</translation>
    </message>
    <message>
        <source>Exit code %1.</source>
        <translation>Exit-Code %1.</translation>
    </message>
    <message>
        <source>It ran %1 jobs at once; fewer need less memory. What was built is kept: change the limits, approve in Review, and the build goes on from there.</source>
        <translation>Es liefen %1 Jobs zugleich; weniger brauchen weniger Speicher. Gebautes bleibt erhalten: die Grenzen ändern, in der Durchsicht freigeben, und der Build geht von dort weiter.</translation>
    </message>
</context>
<context>
    <name>cw::BuildVariant</name>
    <message>
        <source>CPU only</source>
        <translation>nur CPU</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>cuDNN %1</source>
        <translation>cuDNN %1</translation>
    </message>
    <message>
        <source>JetPack %1</source>
        <translation>JetPack %1</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>cross-built here</source>
        <translation>hier cross-gebaut</translation>
    </message>
    <message>
        <source>built in a container</source>
        <translation>im Container gebaut</translation>
    </message>
    <message>
        <source>built on the machine itself</source>
        <translation>auf der Maschine selbst gebaut</translation>
    </message>
</context>
<context>
    <name>cw::BuildsPane</name>
    <message>
        <source>Builds</source>
        <translation>Builds</translation>
    </message>
    <message>
        <source>&amp;Say on the desktop when a build or a deployment ended</source>
        <translation>Auf dem Desktop &amp;melden, wenn ein Build oder eine Bereitstellung endete</translation>
    </message>
    <message>
        <source>&amp;Keep this machine awake while a build goes on</source>
        <translation>Rechner &amp;wach halten, solange gebaut wird</translation>
    </message>
    <message>
        <source>Kept for you while a build goes on</source>
        <translation>Beim Bauen für anderes freigehalten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Cores</source>
        <translation>&amp;Kerne</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Speicher</translation>
    </message>
    <message>
        <source>Meanwhile</source>
        <translation>Währenddessen</translation>
    </message>
    <message>
        <source>A configuration that sets no limits leaves them to Bazel, which takes the whole machine.</source>
        <translation>Eine Konfiguration ohne Grenzen überlässt sie Bazel, und das nimmt die ganze Maschine.</translation>
    </message>
    <message>
        <source>Holds for configurations that set no limits themselves.</source>
        <translation>Gilt für Konfigurationen, die selbst keine Grenzen setzen.</translation>
    </message>
    <message>
        <source>as many cores as Bazel likes</source>
        <translation>so viele Kerne, wie Bazel will</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kerne</numerusform>
        </translation>
    </message>
    <message>
        <source>as much memory as Bazel likes</source>
        <translation>so viel Speicher, wie Bazel will</translation>
    </message>
    <message>
        <source>A configuration that sets no limits gets %1 and %2. This machine has %3 and %4.</source>
        <translation>Eine Konfiguration ohne Grenzen bekommt %1 und %2. Dieser Rechner hat %3 und %4.</translation>
    </message>
    <message>
        <source>Say there too when a build runs short of memory or &amp;disk</source>
        <translation>Dort auch melden, wenn einem Build Speicher oder &amp;Plattenplatz ausgeht</translation>
    </message>
</context>
<context>
    <name>cw::BusyLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>what happens, time</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>cw::CMakeRoad</name>
    <message>
        <source>TensorFlow Lite by CMake</source>
        <translation>TensorFlow Lite mit CMake</translation>
    </message>
    <message>
        <source>CMake was not asked for.</source>
        <translation>CMake war nicht verlangt.</translation>
    </message>
    <message>
        <source>Only the C library of TensorFlow Lite 2.4 and later is built by CMake.</source>
        <translation>Mit CMake wird nur die C-Bibliothek von TensorFlow Lite ab 2.4 gebaut.</translation>
    </message>
    <message>
        <source>Set product to tflite, or remove road to build by Bazel.</source>
        <translation>product auf tflite setzen, oder road entfernen, um mit Bazel zu bauen.</translation>
    </message>
    <message>
        <source>TensorFlow Lite has no CUDA code.</source>
        <translation>TensorFlow Lite hat keinen CUDA-Code.</translation>
    </message>
    <message>
        <source>Remove cuda.</source>
        <translation>cuda entfernen.</translation>
    </message>
    <message>
        <source>CMake cross-builds here; the board is not used.</source>
        <translation>CMake baut hier cross; das Board wird nicht benutzt.</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>mode auf cross setzen.</translation>
    </message>
    <message>
        <source>Tells CMake where the cross compiler and its folders are.</source>
        <translation>Sagt CMake, wo der Cross-Compiler und seine Ordner liegen.</translation>
    </message>
    <message>
        <source>Configure with CMake</source>
        <translation>Mit CMake konfigurieren</translation>
    </message>
    <message>
        <source>CMake downloads what TensorFlow Lite needs and writes the build into a folder of its own.</source>
        <translation>CMake lädt, was TensorFlow Lite braucht, und schreibt den Build in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Compiles the library with as many compilers at once as jobs allows.</source>
        <translation>Kompiliert die Bibliothek mit so vielen Compilern zugleich, wie jobs erlaubt.</translation>
    </message>
</context>
<context>
    <name>cw::CacheModel</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where, below the cache</source>
        <translation>Wo, unterhalb des Caches</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Bazel&apos;s results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Source tree</source>
        <translation>Quellbaum</translation>
    </message>
    <message>
        <source>Generated files</source>
        <translation>Erzeugte Dateien</translation>
    </message>
    <message>
        <source>Virtual device</source>
        <translation>Virtuelles Gerät</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
</context>
<context>
    <name>cw::CachePane</name>
    <message>
        <source>%1 is in use by run %2 and was kept.</source>
        <translation>%1 wird von Lauf %2 benutzt und blieb erhalten.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>Was der Cache enthält</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Neu messen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Sources and build results; often tens of gigabytes. What is there is not moved. Empty takes the usual place.</source>
        <translation>Quellen und Build-Ergebnisse; oft Dutzende Gigabyte. Vorhandenes wird nicht verschoben. Leer: der übliche Ort.</translation>
    </message>
    <message>
        <source>Folder of the cache</source>
        <translation>Ordner des Caches</translation>
    </message>
    <message>
        <source>The cache is empty.</source>
        <translation>Der Cache ist leer.</translation>
    </message>
    <message>
        <source>Name the folder with its whole path.</source>
        <translation>Den Ordner mit ganzem Pfad angeben.</translation>
    </message>
    <message>
        <source>This folder cannot be written to.</source>
        <translation>In diesen Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Measuring %1 …</source>
        <translation>%1 wird gemessen …</translation>
    </message>
    <message numerus="yes">
        <source>%1 on disk, in %n part(s).</source>
        <translation>
            <numerusform>%1 belegt, in %n Teil.</numerusform>
            <numerusform>%1 belegt, in %n Teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1 from the cache?</source>
        <translation>%1 aus dem Cache entfernen?</translation>
    </message>
    <message>
        <source>These folders are removed:
%1
A later build makes them again, which takes its time.</source>
        <translation>Diese Ordner werden entfernt:
%1
Ein späterer Build legt sie neu an, das dauert.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Removing %n part(s) …</source>
        <translation>
            <numerusform>%n Teil wird entfernt …</numerusform>
            <numerusform>%n Teile werden entfernt …</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was removed</source>
        <translation>Nicht alles wurde entfernt</translation>
    </message>
</context>
<context>
    <name>cw::CatalogLoader</name>
    <message>
        <source>%1, line %2, field &quot;%3&quot;: %4.</source>
        <translation>%1, Zeile %2, Feld „%3“: %4.</translation>
    </message>
    <message>
        <source>Correct that place, or move the file away.</source>
        <translation>Diese Stelle berichtigen oder die Datei entfernen.</translation>
    </message>
    <message>
        <source>there is no such list; one of %1 is expected</source>
        <translation>diese Liste gibt es nicht; erwartet wird eine von: %1</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>the source &quot;%1&quot; is not in the file&apos;s &quot;sources&quot;</source>
        <translation>die Quelle „%1“ steht nicht unter &quot;sources&quot; der Datei</translation>
    </message>
    <message>
        <source>%1, which names no source</source>
        <translation>%1, das keine Quelle nennt</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>a text that is not empty is expected</source>
        <translation>erwartet wird ein nicht leerer Text</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice</source>
        <translation>„%1“ kommt doppelt vor</translation>
    </message>
    <message>
        <source> (record &quot;%1&quot;)</source>
        <translation> (Eintrag „%1“)</translation>
    </message>
    <message>
        <source>%1 should be a folder of catalog files, and is none.</source>
        <translation>%1 sollte ein Ordner mit Katalogdateien sein, ist aber keiner.</translation>
    </message>
    <message>
        <source>Move it away, or make a folder of it.</source>
        <translation>Beiseite räumen oder einen Ordner daraus machen.</translation>
    </message>
    <message>
        <source>The catalog files in %1 cannot be read.</source>
        <translation>Die Katalogdateien in %1 sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Make the folder readable for you, or move it away.</source>
        <translation>Den Ordner lesbar machen oder beiseite räumen.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>Beiseite räumen.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB; no catalog file is.</source>
        <translation>%1 ist größer als %2 MiB; so groß ist keine Katalogdatei.</translation>
    </message>
    <message>
        <source>a key of the file&apos;s &quot;sources&quot; is expected</source>
        <translation>ein Schlüssel aus &quot;sources&quot; der Datei wird erwartet</translation>
    </message>
</context>
<context>
    <name>cw::CatalogTexts</name>
    <message>
        <source>each option given to real Bazels in an empty workspace: 0.17.2, 0.18.0, 0.22.0 to 0.29.0, 1.0.0 to 2.1.0, 4.2.3 and 7.7.1, 2026-11</source>
        <translation>jede Option echten Bazels in einem leeren Workspace gegeben: 0.17.2, 0.18.0, 0.22.0 bis 0.29.0, 1.0.0 bis 2.1.0, 4.2.3 und 7.7.1, 2026-11</translation>
    </message>
    <message>
        <source>Bazel&apos;s CHANGELOG, &quot;Release 0.5.0&quot; (--override_repository) and &quot;Release 0.5.3&quot; (--build_event_json_file)</source>
        <translation>CHANGELOG von Bazel, „Release 0.5.0“ (--override_repository) und „Release 0.5.3“ (--build_event_json_file)</translation>
    </message>
    <message>
        <source>the [n / m] of a build of 300 actions in a terminal, recorded from real Bazels 0.17.2 to 4.2.3, 2026-11</source>
        <translation>das [n / m] eines Builds aus 300 Aktionen in einem Terminal, aufgezeichnet von echten Bazels 0.17.2 bis 4.2.3, 2026-11</translation>
    </message>
    <message>
        <source>C++ programs built without network with real Bazels 0.29.0 to 4.2.3, tests with 2.1.0 and 4.2.3, 2026-11</source>
        <translation>C++-Programme, ohne Netz mit echten Bazels 0.29.0 bis 4.2.3 gebaut, Tests mit 2.1.0 und 4.2.3, 2026-11</translation>
    </message>
    <message>
        <source>memory of the server when TensorFlow 1.5 (0.6 GB) and TensorFlow Lite 2.8 (0.9 GB) were built; below 512 MiB the old servers crawl</source>
        <translation>Speicher des Servers beim Bauen von TensorFlow 1.5 (0,6 GB) und TensorFlow Lite 2.8 (0,9 GB); unter 512 MiB kriechen die alten Server</translation>
    </message>
    <message>
        <source>TensorFlow 2.6 to 2.12, .bazelrc: build:linux --distinct_host_configuration=false; without effect from Bazel 6 on (public history)</source>
        <translation>TensorFlow 2.6 bis 2.12, .bazelrc: build:linux --distinct_host_configuration=false; ab Bazel 6 ohne Wirkung (öffentliche Geschichte)</translation>
    </message>
    <message>
        <source>tensorflow v1.0.1 to v2.0.4: tensorflow/tensorflow.bzl and third_party/gpus/crosstool compile with -std=c++11</source>
        <translation>tensorflow v1.0.1 bis v2.0.4: tensorflow/tensorflow.bzl und third_party/gpus/crosstool übersetzen mit -std=c++11</translation>
    </message>
    <message>
        <source>tensorflow/tools/git/gen_git_source.py begins with &quot;#!/usr/bin/env python&quot; up to v1.12.3; later it is started by Bazel&apos;s own starter, which begins so up to Bazel 4</source>
        <translation>tensorflow/tools/git/gen_git_source.py beginnt bis v1.12.3 mit „#!/usr/bin/env python“; später startet es ein Starter von Bazel, der bis Bazel 4 so beginnt</translation>
    </message>
    <message>
        <source>third_party/py/python_configure.bzl, v1.0.1 to v2.12.1: python_include is what this machine&apos;s interpreter names</source>
        <translation>third_party/py/python_configure.bzl, v1.0.1 bis v2.12.1: python_include ist, was der Interpreter dieses Rechners nennt</translation>
    </message>
    <message>
        <source>tensorflow/tools/pip_package/build_pip_package.sh, v1.0.1 to v2.14.0: --gpu names the wheel tensorflow_gpu (gone in v2.12.1); RELEASE.md: from 1.15 and 2.1 on the wheel called tensorflow is the one for GPUs</source>
        <translation>tensorflow/tools/pip_package/build_pip_package.sh, v1.0.1 bis v2.14.0: --gpu nennt das Wheel tensorflow_gpu (in v2.12.1 nicht mehr da); RELEASE.md: ab 1.15 und 2.1 ist das Wheel namens tensorflow das für GPUs</translation>
    </message>
    <message>
        <source>public history of the flag; these versions were not run</source>
        <translation>öffentliche Geschichte der Option; diese Versionen wurden nicht ausgeführt</translation>
    </message>
    <message>
        <source>real Bazel binaries 0.17.2 to 7.7.1 run on one cross workspace (CROSSTOOL text, Starlark toolchain, platforms), 2026-11-21</source>
        <translation>echte Bazel-Programme 0.17.2 bis 7.7.1 an einem Cross-Workspace (CROSSTOOL-Text, Starlark-Toolchain, Platforms), 2026-11-21</translation>
    </message>
    <message>
        <source>limits that people published for TensorFlow 0.11 to 1.4 (tensorflow issues 851, 2783)</source>
        <translation>veröffentlichte Grenzwerte für TensorFlow 0.11 bis 1.4 (tensorflow issues 851, 2783)</translation>
    </message>
    <message>
        <source>device trees seen on real boards (rbonghi/jetson_stats issues; public files)</source>
        <translation>auf echten Boards gesehene Gerätebäume (rbonghi/jetson_stats issues; öffentliche Dateien)</translation>
    </message>
    <message>
        <source>the table of module variants above: the board is the union of its modules</source>
        <translation>die Tabelle der Modulvarianten oben: Das Board ist die Vereinigung seiner Module</translation>
    </message>
    <message>
        <source>every configure script of the release families run with a complete environment, 2026-11</source>
        <translation>jedes configure-Skript der Release-Familien mit vollständiger Umgebung ausgeführt, 2026-11</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s package lists (developer.download.nvidia.com/compute/cuda/repos/*/cross-linux-{aarch64,sbsa}/Packages) and public scripts that install them</source>
        <translation>NVIDIAs Paketlisten (developer.download.nvidia.com/compute/cuda/repos/*/cross-linux-{aarch64,sbsa}/Packages) und öffentliche Skripte, die sie installieren</translation>
    </message>
    <message>
        <source>pairing shipped by NVIDIA in a JetPack</source>
        <translation>von NVIDIA in einem JetPack gelieferte Paarung</translation>
    </message>
    <message>
        <source>not established</source>
        <translation>nicht festgestellt</translation>
    </message>
    <message>
        <source>defaults of the Ubuntu release that the JetPack is built on</source>
        <translation>Vorgaben des Ubuntu-Release, auf dem das JetPack aufbaut</translation>
    </message>
    <message>
        <source>package lists of the distribution, read 2026-11</source>
        <translation>Paketlisten der Distribution, gelesen 2026-11</translation>
    </message>
    <message>
        <source>symbol versions of the GCC that libstdc++6 is built from (catalog: libstdcxx)</source>
        <translation>Symbolversionen des GCC, aus dem libstdc++6 gebaut ist (Katalog: libstdcxx)</translation>
    </message>
    <message>
        <source>search code excerpt: public markdown copies of the Wikipedia CUDA table (MX series, GT 1010, RTX 2050, MX570, GA10B=Orin)</source>
        <translation>Auszug einer Codesuche: öffentliche Markdown-Kopien der CUDA-Tabelle von Wikipedia (MX-Serie, GT 1010, RTX 2050, MX570, GA10B=Orin)</translation>
    </message>
    <message>
        <source>EC2 GPU with no own row in NVIDIA&apos;s table</source>
        <translation>EC2-GPU ohne eigene Zeile in NVIDIAs Tabelle</translation>
    </message>
    <message>
        <source>libstdc++6 of the Ubuntu release that the JetPack is built on (catalog: distributions)</source>
        <translation>libstdc++6 des Ubuntu-Release, auf dem das JetPack aufbaut (Katalog: distributions)</translation>
    </message>
    <message>
        <source>facts read in the trees: third_party/toolchains/cpus/arm, third_party/toolchains/embedded/arm-linux, .bazelrc of each release (cross builds of TensorFlow, 1.4 to 2.21)</source>
        <translation>in den Bäumen gelesen: third_party/toolchains/cpus/arm, third_party/toolchains/embedded/arm-linux, .bazelrc jedes Release (Cross-Builds von TensorFlow, 1.4 bis 2.21)</translation>
    </message>
    <message>
        <source>tensorflow/docs 3688f3cff (2024-03-08) switched the documented build to :wheel + --repo_env=WHEEL_NAME</source>
        <translation>tensorflow/docs 3688f3cff (2024-03-08) stellte den dokumentierten Build auf :wheel + --repo_env=WHEEL_NAME um</translation>
    </message>
    <message>
        <source>limits that worked for people, by machine (tensorflow issues 851, 18643, 44605, 42066, 41480; jkjung-avt/jetson_nano 2): about 2 GB for each job, 3 GB with CUDA</source>
        <translation>Grenzwerte, die sich bewährt haben, nach Rechner (tensorflow issues 851, 18643, 44605, 42066, 41480; jkjung-avt/jetson_nano 2): etwa 2 GB je Job, 3 GB mit CUDA</translation>
    </message>
    <message>
        <source>a default of Crosswright, not a documented number</source>
        <translation>eine Vorgabe von Crosswright, keine dokumentierte Zahl</translation>
    </message>
    <message>
        <source>the workspace embedded in Crosswright</source>
        <translation>der in Crosswright eingebettete Workspace</translation>
    </message>
    <message>
        <source>libstdc++6 12.2.0, its library read: GLIBCXX_3.4.30, CXXABI_1.3.13</source>
        <translation>libstdc++6 12.2.0, die Bibliothek gelesen: GLIBCXX_3.4.30, CXXABI_1.3.13</translation>
    </message>
    <message>
        <source>Jetson Orin Nano 8GB (and Super devkit)</source>
        <translation>Jetson Orin Nano 8GB (und Super-Devkit)</translation>
    </message>
    <message>
        <source>Raspberry Pi 3 / Zero 2 W, 32-bit system</source>
        <translation>Raspberry Pi 3 / Zero 2 W, 32-Bit-System</translation>
    </message>
    <message>
        <source>Raspberry Pi 3 / Zero 2 W, 64-bit system</source>
        <translation>Raspberry Pi 3 / Zero 2 W, 64-Bit-System</translation>
    </message>
    <message>
        <source>Raspberry Pi 4 / 400 / CM4, 32-bit system</source>
        <translation>Raspberry Pi 4 / 400 / CM4, 32-Bit-System</translation>
    </message>
    <message>
        <source>Raspberry Pi 4 / 400 / CM4, 64-bit system</source>
        <translation>Raspberry Pi 4 / 400 / CM4, 64-Bit-System</translation>
    </message>
    <message>
        <source>Any x86_64 machine</source>
        <translation>Beliebiger x86_64-Rechner</translation>
    </message>
    <message>
        <source>Any aarch64 server (SBSA: Ampere, Graviton, Grace)</source>
        <translation>Beliebiger aarch64-Server (SBSA: Ampere, Graviton, Grace)</translation>
    </message>
    <message>
        <source>wheels of this era were built with the pre-C++11 ABI; doc advises --cxxopt=&quot;-D_GLIBCXX_USE_CXX11_ABI=0&quot; with gcc&gt;=5 to match official binaries</source>
        <translation>Wheels dieser Zeit wurden mit der ABI vor C++11 gebaut; die Dokumentation rät bei gcc&gt;=5 zu --cxxopt=&quot;-D_GLIBCXX_USE_CXX11_ABI=0&quot;, passend zu den offiziellen Programmen</translation>
    </message>
    <message>
        <source>bash configure only checks the x.y pattern</source>
        <translation>das bash-configure prüft nur das Muster x.y</translation>
    </message>
    <message>
        <source>--config=opt is not in the tracked rc: configure writes the build:opt lines</source>
        <translation>--config=opt steht nicht in der versionierten rc-Datei: configure schreibt die build:opt-Zeilen</translation>
    </message>
    <message>
        <source>configure.py rejects &lt; 3.0 (see sources)</source>
        <translation>configure.py lehnt &lt; 3.0 ab (siehe Quellen)</translation>
    </message>
    <message>
        <source>binaries use AVX from 1.6 (docs)</source>
        <translation>die Programme benutzen ab 1.6 AVX (Dokumentation)</translation>
    </message>
    <message>
        <source>doc: CPU row Bazel 0.10.0 but GPU row Bazel 0.9.0, while configure.py requires &gt;= 0.10.0</source>
        <translation>Dokumentation: CPU-Zeile Bazel 0.10.0, aber GPU-Zeile Bazel 0.9.0, während configure.py &gt;= 0.10.0 verlangt</translation>
    </message>
    <message>
        <source>published GPU build: Bazel 0.9.0</source>
        <translation>veröffentlichter GPU-Build: Bazel 0.9.0</translation>
    </message>
    <message>
        <source>configure.py rejects &lt; 3.0, warns &lt; 3.5 (XLA); prompt text says &gt;= 3.5</source>
        <translation>configure.py lehnt &lt; 3.0 ab, warnt bei &lt; 3.5 (XLA); die Frage nennt &gt;= 3.5</translation>
    </message>
    <message>
        <source>doc table says Bazel 0.27.1, .bazelversion says 0.29.1; configure accepts 0.27.1..0.29.1</source>
        <translation>die Tabelle der Dokumentation nennt Bazel 0.27.1, .bazelversion 0.29.1; configure akzeptiert 0.27.1..0.29.1</translation>
    </message>
    <message>
        <source>2.9.0 release notes: official wheels switch to _GLIBCXX_USE_CXX11_ABI=1 and manylinux2014</source>
        <translation>Versionshinweise 2.9.0: offizielle Wheels wechseln zu _GLIBCXX_USE_CXX11_ABI=1 und manylinux2014</translation>
    </message>
    <message>
        <source>_DEFAULT_CUDNN_VERSION in configure.py is the odd value &quot;2&quot; (2.9..2.14)</source>
        <translation>_DEFAULT_CUDNN_VERSION in configure.py hat den seltsamen Wert &quot;2&quot; (2.9..2.14)</translation>
    </message>
    <message>
        <source>configure.py has no min/max Bazel any more: only prints the found version; it also accepts &quot;bazelisk&quot; on PATH</source>
        <translation>configure.py hat keine Bazel-Grenzen mehr: Es nennt nur die gefundene Version; auch &quot;bazelisk&quot; auf dem PATH wird akzeptiert</translation>
    </message>
    <message>
        <source>first release where clang is the documented default compiler; the tag itself was not obtained</source>
        <translation>erstes Release, in dem clang der dokumentierte Standardcompiler ist; das Tag selbst lag nicht vor</translation>
    </message>
    <message>
        <source>tag not read; hermetic-era script rejects &lt; 3.0, warns &lt; 3.5</source>
        <translation>Tag nicht gelesen; das Skript der hermetischen Zeit lehnt &lt; 3.0 ab und warnt bei &lt; 3.5</translation>
    </message>
    <message>
        <source>docs switched to :wheel on 2024-03-08, but on branch r2.16 the target does not exist (issue #68702, bazel query lists only build_pip_package); master already had only :wheel at that date (issue #63298)</source>
        <translation>die Dokumentation wechselte am 2024-03-08 zu :wheel, doch im Branch r2.16 gibt es das Ziel nicht (Issue #68702, bazel query nennt nur build_pip_package); master hatte da schon nur :wheel (Issue #63298)</translation>
    </message>
    <message>
        <source>last release with TensorRT (release notes); wheels drop CC 5.x, add 8.9 (2.17.0 release notes)</source>
        <translation>letztes Release mit TensorRT (Versionshinweise); Wheels ohne CC 5.x, neu 8.9 (Versionshinweise 2.17.0)</translation>
    </message>
    <message>
        <source>docs: hermetic &quot;from v2.18.0&quot;; first hermetic commit on master 2024-05-24 (44d2b7f), r2.17 tag itself not read</source>
        <translation>Dokumentation: hermetisch &quot;from v2.18.0&quot;; erster hermetischer Commit in master 2024-05-24 (44d2b7f), das Tag r2.17 selbst nicht gelesen</translation>
    </message>
    <message>
        <source>TensorRT support disabled in CUDA builds; hermetic CUDA; NumPy 2 (2.18.0 release notes)</source>
        <translation>TensorRT in CUDA-Builds abgeschaltet; hermetisches CUDA; NumPy 2 (Versionshinweise 2.18.0)</translation>
    </message>
    <message>
        <source>.bazelrc defaults seen in issue #78955: HERMETIC_CUDA_VERSION=12.5.1 HERMETIC_CUDNN_VERSION=9.3.0</source>
        <translation>.bazelrc-Vorgaben, gesehen in Issue #78955: HERMETIC_CUDA_VERSION=12.5.1 HERMETIC_CUDNN_VERSION=9.3.0</translation>
    </message>
    <message>
        <source>configure prompt default is 3.5,7.0 unless HERMETIC_CUDA_COMPUTE_CAPABILITIES is set (hermetic-era script); --config=cuda_clang in .bazelrc sets sm_60,sm_70,sm_80,sm_89,compute_90 (tensorflow .bazelrc @0071ad1d, clang-18 era)</source>
        <translation>configure fragt mit der Vorgabe 3.5,7.0, sofern HERMETIC_CUDA_COMPUTE_CAPABILITIES nicht gesetzt ist (Skript der hermetischen Zeit); --config=cuda_clang in .bazelrc setzt sm_60,sm_70,sm_80,sm_89,compute_90 (tensorflow .bazelrc @0071ad1d, Zeit von clang-18)</translation>
    </message>
    <message>
        <source>libtensorflow archives no longer published (2.19 release notes)</source>
        <translation>libtensorflow-Archive werden nicht mehr veröffentlicht (Versionshinweise 2.19)</translation>
    </message>
    <message>
        <source>Bazel jumps 6.5.0 -&gt; 7.4.1</source>
        <translation>Bazel springt 6.5.0 -&gt; 7.4.1</translation>
    </message>
    <message>
        <source>tensorflow/serving r2.20 .bazelrc shows the matching hermetic set: --incompatible_enable_cc_toolchain_resolution, USE_HERMETIC_CC_TOOLCHAIN=1, HERMETIC_PYTHON_VERSION, USE_PYWRAP_RULES=1</source>
        <translation>die .bazelrc von tensorflow/serving r2.20 zeigt den passenden hermetischen Satz: --incompatible_enable_cc_toolchain_resolution, USE_HERMETIC_CC_TOOLCHAIN=1, HERMETIC_PYTHON_VERSION, USE_PYWRAP_RULES=1</translation>
    </message>
    <message>
        <source>Python 3.9 removed; TensorBoard dependency removed (2.21.0 release notes, 2026-03)</source>
        <translation>Python 3.9 entfernt; Abhängigkeit von TensorBoard entfernt (Versionshinweise 2.21.0, 2026-03)</translation>
    </message>
    <message>
        <source>32-bit user space; CUDA 6.5 only (cuda 6.5-53): below every TF GPU minimum (TF checks &gt;=3.0 and warns &lt;3.5) -&gt; CPU build only</source>
        <translation>32-Bit-Userland; nur CUDA 6.5 (cuda 6.5-53): unter jedem GPU-Minimum von TF (TF prüft &gt;=3.0 und warnt bei &lt;3.5) -&gt; nur CPU-Build</translation>
    </message>
    <message>
        <source>JetPack 2.0/2.1 user space is 32-bit</source>
        <translation>das Userland von JetPack 2.0/2.1 ist 32-Bit</translation>
    </message>
    <message>
        <source>do not tune for Denver</source>
        <translation>nicht für Denver abstimmen</translation>
    </message>
    <message>
        <source>device-tree model reads lanai-3636</source>
        <translation>das Gerätebaum-Modell lautet lanai-3636</translation>
    </message>
    <message>
        <source>last JetPack is 4.6.x: Ubuntu 18.04, glibc 2.27, Python 3.6, CUDA 10.2</source>
        <translation>letztes JetPack ist 4.6.x: Ubuntu 18.04, glibc 2.27, Python 3.6, CUDA 10.2</translation>
    </message>
    <message>
        <source>TVM/LLVM know mcpu carmel, GCC support not established</source>
        <translation>TVM/LLVM kennen mcpu carmel, Unterstützung durch GCC nicht festgestellt</translation>
    </message>
    <message>
        <source>JetPack 5/6: aarch64-jetson CUDA (targets/aarch64-linux); JetPack 7.2+: SBSA CUDA (targets/sbsa-linux); Tuning: -mcpu=cortex-a78ae (needs a GCC that knows it; minimum GCC not established)</source>
        <translation>JetPack 5/6: CUDA für aarch64-jetson (targets/aarch64-linux); JetPack 7.2+: SBSA-CUDA (targets/sbsa-linux); Abstimmung: -mcpu=cortex-a78ae (braucht ein GCC, das es kennt; kleinstes GCC nicht festgestellt)</translation>
    </message>
    <message>
        <source>as Orin Nano for the CUDA target directory; Tuning: -mcpu=cortex-a78ae (minimum GCC not established)</source>
        <translation>CUDA-Zielordner wie beim Orin Nano; Abstimmung: -mcpu=cortex-a78ae (kleinstes GCC nicht festgestellt)</translation>
    </message>
    <message>
        <source>SBSA toolkit from the start; Tuning: -mcpu=neoverse-v3ae (minimum GCC not established)</source>
        <translation>von Anfang an SBSA-Toolkit; Abstimmung: -mcpu=neoverse-v3ae (kleinstes GCC nicht festgestellt)</translation>
    </message>
    <message>
        <source>Tuning: -mcpu=neoverse-v3ae (minimum GCC not established)</source>
        <translation>Abstimmung: -mcpu=neoverse-v3ae (kleinstes GCC nicht festgestellt)</translation>
    </message>
    <message>
        <source>Debian/Ubuntu armhf compilers default to armv7: their runtime libs (crt, libgcc) crash on armv6; need a Raspbian toolchain</source>
        <translation>die armhf-Compiler von Debian/Ubuntu gehen von armv7 aus: ihre Laufzeitbibliotheken (crt, libgcc) stürzen auf armv6 ab; eine Raspbian-Toolchain ist nötig</translation>
    </message>
    <message>
        <source>later 1.2 boards carry a Cortex-A53 (not re-read)</source>
        <translation>spätere Boards 1.2 haben einen Cortex-A53 (nicht nachgelesen)</translation>
    </message>
    <message>
        <source>no crypto extension (not re-read)</source>
        <translation>keine Krypto-Erweiterung (nicht nachgelesen)</translation>
    </message>
    <message>
        <source>a 64-bit kernel may run with a 32-bit user space: test `getconf LONG_BIT` and `dpkg --print-architecture`, not uname -m</source>
        <translation>ein 64-Bit-Kernel kann mit einem 32-Bit-Userland laufen: `getconf LONG_BIT` und `dpkg --print-architecture` prüfen, nicht uname -m</translation>
    </message>
    <message>
        <source>2712 kernel uses 16 KiB pages: libraries linked with smaller max-page-size fail (not re-read)</source>
        <translation>der 2712-Kernel hat Seiten von 16 KiB: Bibliotheken mit kleinerem max-page-size scheitern (nicht nachgelesen)</translation>
    </message>
    <message>
        <source>of the add-in GPU; GH200 9.0, GB200 10.0, GB10/DGX Spark 12.1</source>
        <translation>der Steckkarte; GH200 9.0, GB200 10.0, GB10/DGX Spark 12.1</translation>
    </message>
    <message>
        <source>last CUDA 11.8</source>
        <translation>letztes CUDA 11.8</translation>
    </message>
    <message>
        <source>last CUDA 12.9, last driver branch 580</source>
        <translation>letztes CUDA 12.9, letzter Treiberzweig 580</translation>
    </message>
    <message>
        <source>8.6 (A10 class; A10G has no own row in NVIDIA&apos;s table)</source>
        <translation>8.6 (A10-Klasse; A10G hat keine eigene Zeile in NVIDIAs Tabelle)</translation>
    </message>
    <message>
        <source>Graviton2 host: sbsa CUDA</source>
        <translation>Graviton2-Rechner: sbsa-CUDA</translation>
    </message>
    <message>
        <source>Published image %1; TensorFlow inside: %2</source>
        <translation>Veröffentlichtes Image %1; TensorFlow darin: %2</translation>
    </message>
    <message>
        <source>Published image %1; TensorFlow inside: a git submodule that needs its own ./configure</source>
        <translation>Veröffentlichtes Image %1; TensorFlow darin: ein git-Submodul, das sein eigenes ./configure braucht</translation>
    </message>
    <message>
        <source>CPU image %1</source>
        <translation>CPU-Image %1</translation>
    </message>
    <message>
        <source>clang &gt;=16 rejects type definitions in offsetof (upb). configure adds it itself only when it sees clang major 16 (2.14) / 16,17 (hermetic-era script); with clang 18 you must add it</source>
        <translation>clang &gt;=16 lehnt Typdefinitionen in offsetof ab (upb). configure ergänzt es nur bei clang 16 (2.14) / 16,17 (Skript der hermetischen Zeit); bei clang 18 muss man es selbst angeben</translation>
    </message>
    <message>
        <source>selects wheel</source>
        <translation>wählt das Wheel</translation>
    </message>
    <message>
        <source>cuda_wheel = include_cuda_libs=false; docs bc7239ffd 2024-08-23</source>
        <translation>cuda_wheel = include_cuda_libs=false; Dokumentation bc7239ffd 2024-08-23</translation>
    </message>
    <message>
        <source>documented since 2025-04-17 (docs a8576cef3), i.e. between 2.19 and 2.20</source>
        <translation>dokumentiert seit 2025-04-17 (Dokumentation a8576cef3), also zwischen 2.19 und 2.20</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repositories (Ubuntu 20.04: aarch64; Ubuntu 22.04: sbsa)</source>
        <translation>NVIDIAs Cross-Repositorys (Ubuntu 20.04: aarch64; Ubuntu 22.04: sbsa)</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 20.04</source>
        <translation>NVIDIAs Cross-Repository für Ubuntu 20.04</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 22.04</source>
        <translation>NVIDIAs Cross-Repository für Ubuntu 22.04</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 24.04</source>
        <translation>NVIDIAs Cross-Repository für Ubuntu 24.04</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s local cross repository of CUDA 12.1 (Ubuntu 20.04)</source>
        <translation>NVIDIAs lokales Cross-Repository von CUDA 12.1 (Ubuntu 20.04)</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s repository for Ubuntu 16.04, or JetPack&apos;s own</source>
        <translation>NVIDIAs Repository für Ubuntu 16.04 oder das des JetPack</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s repository for Ubuntu 22.04 and its Jetson repository</source>
        <translation>NVIDIAs Repository für Ubuntu 22.04 und sein Jetson-Repository</translation>
    </message>
    <message>
        <source>the local repositories that SDK Manager brings (Ubuntu 18.04)</source>
        <translation>die lokalen Repositorys, die der SDK Manager mitbringt (Ubuntu 18.04)</translation>
    </message>
    <message>
        <source>the local repositories that SDK Manager brings (Ubuntu 18.04), or NVIDIA&apos;s Jetson repository</source>
        <translation>die lokalen Repositorys, die der SDK Manager mitbringt (Ubuntu 18.04), oder NVIDIAs Jetson-Repository</translation>
    </message>
    <message>
        <source>the libraries in Debian&apos;s packages of CUDA 11.2, 11.8 and 12.4 (libcudart11.0, libcublas11 …)</source>
        <translation>die Bibliotheken in Debians Paketen von CUDA 11.2, 11.8 und 12.4 (libcudart11.0, libcublas11 …)</translation>
    </message>
    <message>
        <source>the cross build of TensorFlow 1.5 for the TX1: the file names that its cuda_configure.bzl asks for</source>
        <translation>der Cross-Build von TensorFlow 1.5 für den TX1: die Dateinamen, nach denen seine cuda_configure.bzl fragt</translation>
    </message>
    <message>
        <source>the file names that TensorFlow of that CUDA opens at its start (libcudart.so.10.1, libcusolver.so.10 with CUDA 11.0); from memory, the files themselves were not read</source>
        <translation>die Dateinamen, die TensorFlow zu diesem CUDA beim Start öffnet (libcudart.so.10.1, libcusolver.so.10 bei CUDA 11.0); aus dem Gedächtnis, die Dateien selbst wurden nicht gelesen</translation>
    </message>
    <message>
        <source>Debian&apos;s package lists of bullseye, bookworm and trixie, non-free and contrib, and the packages themselves (2026-11-22)</source>
        <translation>Debians Paketlisten von bullseye, bookworm und trixie, non-free und contrib, und die Pakete selbst (2026-11-22)</translation>
    </message>
    <message>
        <source>the Python package index, its page of each project (2026-11-22)</source>
        <translation>der Paketindex von Python, die Seite jedes Projekts (2026-11-22)</translation>
    </message>
    <message>
        <source>the licence files in Debian&apos;s packages and in the wheels</source>
        <translation>die Lizenzdateien in Debians Paketen und in den Wheels</translation>
    </message>
    <message>
        <source>find_cuda_config.py and cuda_configure.bzl of TensorFlow 2.8.0 (run), cuda_configure.bzl of 1.5 (read)</source>
        <translation>find_cuda_config.py und cuda_configure.bzl von TensorFlow 2.8.0 (ausgeführt), cuda_configure.bzl von 1.5 (gelesen)</translation>
    </message>
    <message>
        <source>nvcc -dryrun of CUDA 11.2 and 11.8</source>
        <translation>nvcc -dryrun von CUDA 11.2 und 11.8</translation>
    </message>
    <message>
        <source>libcublas asks for libcublasLt (readelf, CUDA 11.8)</source>
        <translation>libcublas verlangt libcublasLt (readelf, CUDA 11.8)</translation>
    </message>
    <message>
        <source>cuda_configure of TensorFlow 2.8.0 runs nvcc without -ccbin and then resolves this folder (run)</source>
        <translation>cuda_configure von TensorFlow 2.8.0 ruft nvcc ohne -ccbin auf und löst dann diesen Ordner auf (ausgeführt)</translation>
    </message>
    <message>
        <source>These are NVIDIA&apos;s own programs and libraries, not free software. You may use them to develop; most of them you may not pass on, and none of them may be changed. Crosswright puts nothing of them into a wheel, a report or an archive.</source>
        <translation>Dies sind NVIDIAs eigene Programme und Bibliotheken, keine freie Software. Zum Entwickeln dürfen sie benutzt werden; die meisten dürfen nicht weitergegeben und keine darf verändert werden. Crosswright legt nichts davon in ein Wheel, einen Bericht oder ein Archiv.</translation>
    </message>
    <message>
        <source>cuDNN is NVIDIA&apos;s own library, not free software. You may use it to develop; what may be passed on, and how, the agreement says. Crosswright puts nothing of it into a wheel, a report or an archive.</source>
        <translation>cuDNN ist NVIDIAs eigene Bibliothek, keine freie Software. Zum Entwickeln darf sie benutzt werden; was wie weitergegeben werden darf, sagt die Vereinbarung. Crosswright legt nichts davon in ein Wheel, einen Bericht oder ein Archiv.</translation>
    </message>
    <message>
        <source>NCCL is free software; its notice goes with every copy.</source>
        <translation>NCCL ist freie Software; ihr Hinweis gehört zu jeder Kopie.</translation>
    </message>
    <message>
        <source>No package of the Python index has cuDNN for CUDA 11 on aarch64, 8 or 9: every file of nvidia-cudnn-cu11 is for x86_64. Take it from a JetPack, from NVIDIA&apos;s own archive, or build with a stand-in</source>
        <translation>Kein Paket des Python-Index hat cuDNN für CUDA 11 auf aarch64, weder 8 noch 9: Jede Datei von nvidia-cudnn-cu11 ist für x86_64. Aus einem JetPack oder aus NVIDIAs Archiv nehmen, oder mit einem Platzhalter bauen</translation>
    </message>
    <message>
        <source>No package of the Python index has cuDNN 8 on aarch64: 9.0.0 is the first of nvidia-cudnn-cu12 that is there for it. Take cuDNN 8 from a JetPack or from NVIDIA&apos;s own archive, or build with a stand-in</source>
        <translation>Kein Paket des Python-Index hat cuDNN 8 auf aarch64: 9.0.0 ist das erste von nvidia-cudnn-cu12, das es dafür gibt. cuDNN 8 aus einem JetPack oder aus NVIDIAs Archiv nehmen, oder mit einem Platzhalter bauen</translation>
    </message>
    <message>
        <source>No package of the Python index and none of Debian has NCCL for CUDA 11 on aarch64. TensorFlow can be built without it (--config=nonccl), or builds it from its own sources</source>
        <translation>Weder ein Paket des Python-Index noch eines von Debian hat NCCL für CUDA 11 auf aarch64. TensorFlow lässt sich ohne NCCL bauen (--config=nonccl) oder baut es aus seinen eigenen Quellen</translation>
    </message>
    <message>
        <source>Debian&apos;s package nvidia-cudnn holds no cuDNN: it downloads NVIDIA&apos;s archive when it is installed</source>
        <translation>Debians Paket nvidia-cudnn enthält kein cuDNN: Es lädt beim Installieren NVIDIAs Archiv</translation>
    </message>
    <message>
        <source>No suite of Debian has TensorRT</source>
        <translation>Keine Suite von Debian hat TensorRT</translation>
    </message>
    <message>
        <source>cuDNN is never used: ./configure takes its version because the protocol of 2.8 has the question</source>
        <translation>cuDNN wird nie verwendet: ./configure nimmt seine Version an, weil das Protokoll von 2.8 danach fragt</translation>
    </message>
    <message>
        <source>the npm registry&apos;s page of @bazel/bazel-linux_x64: its integrity, compared; size and SHA-256 of the program inside, computed (2026-11-22)</source>
        <translation>Seite von @bazel/bazel-linux_x64 in npms Registry: ihre Integrity, verglichen; Größe und SHA-256 des Programms darin, berechnet (2026-11-22)</translation>
    </message>
    <message>
        <source>the program in npm&apos;s package of this version; npm&apos;s and upstream&apos;s are the same file in all 5 versions that could be compared (0.22.0, 0.24.0, 0.24.1, 0.25.1, 2.0.0)</source>
        <translation>das Programm im npm-Paket dieser Version; bei npm und Upstream ist es in allen 5 vergleichbaren Versionen dieselbe Datei (0.22.0, 0.24.0, 0.24.1, 0.25.1, 2.0.0)</translation>
    </message>
    <message>
        <source>JAX, build/build.py and build/tools/utils.py, all commits: the sums with which JAX fetches upstream&apos;s Bazel (2026-11-22)</source>
        <translation>JAX, build/build.py und build/tools/utils.py, alle Commits: die Prüfsummen, mit denen JAX das Bazel von Upstream holt (2026-11-22)</translation>
    </message>
    <message>
        <source>cashapp/hermit-packages, bazel.hcl, all commits: the sums of upstream&apos;s files (2026-11-22)</source>
        <translation>cashapp/hermit-packages, bazel.hcl, alle Commits: die Prüfsummen der Dateien von Upstream (2026-11-22)</translation>
    </message>
    <message>
        <source>Debian&apos;s package lists of bookworm and sid (2026-11-22)</source>
        <translation>Debians Paketlisten von bookworm und sid (2026-11-22)</translation>
    </message>
    <message>
        <source>the Go module proxy&apos;s list of github.com/bazelbuild/bazelisk (2026-11-22)</source>
        <translation>Liste des Go-Modul-Proxys zu github.com/bazelbuild/bazelisk (2026-11-22)</translation>
    </message>
    <message>
        <source>looked for in JAX, hermit-packages, bazel-toolchains, bazel-integration-testing and public build scripts (2026-11-22)</source>
        <translation>gesucht in JAX, hermit-packages, bazel-toolchains, bazel-integration-testing und öffentlichen Build-Skripten (2026-11-22)</translation>
    </message>
    <message>
        <source>bazelbuild/bazel-toolchains, container/common/bazel/version.bzl (0.15.0); a public build script (0.10.0)</source>
        <translation>bazelbuild/bazel-toolchains, container/common/bazel/version.bzl (0.15.0); ein öffentliches Build-Skript (0.10.0)</translation>
    </message>
    <message>
        <source>Debian&apos;s own build: it needs Debian&apos;s Java packages, so it is installed, not fetched</source>
        <translation>Debians eigener Build: Er braucht Debians Java-Pakete, daher wird er installiert, nicht geholt</translation>
    </message>
    <message>
        <source>No trustworthy sum of its program was found</source>
        <translation>Eine vertrauenswürdige Prüfsumme des Programms wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Only the sum of upstream&apos;s installer is known, and what lies in it was not seen</source>
        <translation>Nur die Prüfsumme von Upstreams Installer ist bekannt, und was darin liegt, wurde nicht gesehen</translation>
    </message>
    <message>
        <source>Starts any version of Bazel, and fetches it without a sum of this catalog</source>
        <translation>Startet jede Version von Bazel und holt sie ohne Prüfsumme aus diesem Katalog</translation>
    </message>
    <message>
        <source>tensorflow third_party/gpus/cuda_configure.bzl, v1.3.0 to v2.3.4: libcudart.so is looked for by the version of CUDA; v2.4.4: by cudart_version</source>
        <translation>tensorflow third_party/gpus/cuda_configure.bzl, v1.3.0 bis v2.3.4: libcudart.so wird nach der Version von CUDA gesucht; v2.4.4: nach cudart_version</translation>
    </message>
    <message>
        <source>tensorflow third_party/gpus/cuda_configure.bzl v1.4.1 to v1.12.3, find_cuda_config.py v1.15.5 to v2.2.3: only cudnn.h is read</source>
        <translation>tensorflow third_party/gpus/cuda_configure.bzl v1.4.1 bis v1.12.3, find_cuda_config.py v1.15.5 bis v2.2.3: nur cudnn.h wird gelesen</translation>
    </message>
    <message>
        <source>tensorflow/stream_executor/cuda/cuda_dnn.cc: v1.4.1 and v1.7.1 compare the minor number, v1.8.0 and later take a newer one</source>
        <translation>tensorflow/stream_executor/cuda/cuda_dnn.cc: v1.4.1 und v1.7.1 vergleichen die zweite Nummer, v1.8.0 und später nehmen eine neuere</translation>
    </message>
    <message>
        <source>tensorflow/compiler/mlir/BUILD of v1.15.5: copts -std=c++14</source>
        <translation>tensorflow/compiler/mlir/BUILD von v1.15.5: copts -std=c++14</translation>
    </message>
    <message>
        <source>tensorflow/core/lib/io/cache.h and tensorflow/lite/kernels/internal/spectrogram.cc, v2.4.4 to v2.12.1: no &lt;cstdint&gt;, which GCC 13 no longer brings in</source>
        <translation>tensorflow/core/lib/io/cache.h und tensorflow/lite/kernels/internal/spectrogram.cc, v2.4.4 bis v2.12.1: kein &lt;cstdint&gt;, das GCC 13 nicht mehr mitbringt</translation>
    </message>
    <message>
        <source>tensorflow WORKSPACE: check_version(&quot;0.4.2&quot;) in v1.0.1 and v1.1.0</source>
        <translation>tensorflow WORKSPACE: check_version(&quot;0.4.2&quot;) in v1.0.1 und v1.1.0</translation>
    </message>
    <message>
        <source>tensorflow/tools/pip_package/setup.py of v1.10.1, v1.13.2 to v2.6.3 and v2.9.1 to v2.12.1</source>
        <translation>tensorflow/tools/pip_package/setup.py von v1.10.1, v1.13.2 bis v2.6.3 und v2.9.1 bis v2.12.1</translation>
    </message>
    <message>
        <source>https://github.com/bazelbuild/bazel/releases/tag/8.0.0 (WORKSPACE is off; removed in 9)</source>
        <translation>https://github.com/bazelbuild/bazel/releases/tag/8.0.0 (WORKSPACE ist abgeschaltet; entfernt in 9)</translation>
    </message>
    <message>
        <source>dusty-nv/jetson-containers packages/ml/tensorflow/config.py and scripts/docker_build_ml.sh (addresses of NVIDIA&apos;s wheels)</source>
        <translation>dusty-nv/jetson-containers packages/ml/tensorflow/config.py und scripts/docker_build_ml.sh (Adressen von NVIDIAs Wheels)</translation>
    </message>
    <message>
        <source>public install notes for JetPack 6.0 that name tensorflow-2.15.0+nv24.05</source>
        <translation>öffentliche Installationshinweise für JetPack 6.0, die tensorflow-2.15.0+nv24.05 nennen</translation>
    </message>
    <message>
        <source>names in native of Debian&apos;s bazel-bootstrap 4.2.3+ds-9 and of Bazel 0.29.0, printed by a .bzl file and compared, 2026-11-22; TensorFlow Lite 2.8.0 built with stand-ins</source>
        <translation>Namen in native von Debians bazel-bootstrap 4.2.3+ds-9 und von Bazel 0.29.0, von einer .bzl-Datei ausgegeben und verglichen, 2026-11-22; TensorFlow Lite 2.8.0 mit Ersatzregeln gebaut</translation>
    </message>
</context>
<context>
    <name>cw::ChangedKeyDialog</name>
    <message>
        <source>Changed host key</source>
        <translation>Geänderter Host-Schlüssel</translation>
    </message>
    <message>
        <source>This is not the device it was</source>
        <translation>Das ist nicht mehr dasselbe Gerät</translation>
    </message>
    <message>
        <source>%1 answers with another key than the one that was accepted. Either it was set up anew, or another machine answers in its place. Nothing is sent to it.</source>
        <translation>%1 antwortet mit einem anderen Schlüssel als dem angenommenen. Entweder wurde es neu eingerichtet, oder eine andere Maschine antwortet an seiner Stelle. Nichts wird dorthin gesendet.</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>Copy the known fingerprint</source>
        <translation>Bekannten Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Copy the new fingerprint</source>
        <translation>Neuen Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Run this at the device&apos;s own keyboard or console; it must print the fingerprint below &quot;Now&quot;</source>
        <translation>Dies an Tastatur oder Konsole des Geräts selbst ausführen; es muss den Fingerabdruck unter „Jetzt“ ausgeben</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>The old key stands in %1. If you set the device up anew, remove it there</source>
        <translation>Der alte Schlüssel steht in %1. Wurde das Gerät neu eingerichtet, ihn dort entfernen</translation>
    </message>
    <message>
        <source>Copy the command that removes the old key</source>
        <translation>Befehl kopieren, der den alten Schlüssel entfernt</translation>
    </message>
    <message>
        <source>Deploying is blocked.</source>
        <translation>Das Bereitstellen ist gesperrt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Set up anew? Forget the old key…</source>
        <translation>Neu eingerichtet? Alten Schlüssel vergessen…</translation>
    </message>
    <message>
        <source>Forget the key that was accepted for %1?</source>
        <translation>Den für %1 angenommenen Schlüssel vergessen?</translation>
    </message>
    <message>
        <source>Only do so if you know why it changed. The new key is not accepted by this: the next connection shows its fingerprint and asks.</source>
        <translation>Nur tun, wenn der Grund der Änderung bekannt ist. Der neue Schlüssel wird damit nicht angenommen: Die nächste Verbindung zeigt seinen Fingerabdruck und fragt.</translation>
    </message>
    <message>
        <source>Forget the old key</source>
        <translation>Alten Schlüssel vergessen</translation>
    </message>
</context>
<context>
    <name>cw::ChoiceControl</name>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>cw::Choices</name>
    <message>
        <source>Python wheel</source>
        <translation>Python-Wheel</translation>
    </message>
    <message>
        <source>C library</source>
        <translation>C-Bibliothek</translation>
    </message>
    <message>
        <source>TensorFlow Lite C library</source>
        <translation>TensorFlow-Lite-C-Bibliothek</translation>
    </message>
    <message>
        <source>Model server (TensorFlow Serving)</source>
        <translation>Modellserver (TensorFlow Serving)</translation>
    </message>
    <message>
        <source>Smoke test program</source>
        <translation>Smoke-Test-Programm</translation>
    </message>
    <message>
        <source>Bazel targets of your own</source>
        <translation>Eigene Bazel-Ziele</translation>
    </message>
    <message>
        <source>Cross-built on this machine</source>
        <translation>Hier cross-gebaut</translation>
    </message>
    <message>
        <source>Built for this very machine</source>
        <translation>Für genau diesen Rechner gebaut</translation>
    </message>
    <message>
        <source>Built in a container</source>
        <translation>In einem Container gebaut</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kerne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ComboBox</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>cw::CommandPane</name>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Environment of this step</source>
        <translation>Umgebung dieses Schritts</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>Wird ausgeführt</translation>
    </message>
    <message numerus="yes">
        <source>At most %n second(s).</source>
        <translation>
            <numerusform>Höchstens %n Sekunde.</numerusform>
            <numerusform>Höchstens %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped when its result is there already.</source>
        <translation>Entfällt, wenn das Ergebnis schon da ist.</translation>
    </message>
    <message>
        <source>step %1 of %2. %3</source>
        <extracomment>%3: why, one or two sentences</extracomment>
        <translation>Schritt %1 von %2. %3</translation>
    </message>
    <message>
        <source>No program: Crosswright does this itself.</source>
        <translation>Kein Programm: Crosswright macht das selbst.</translation>
    </message>
    <message>
        <source>One line with its folder and its environment, to run it as it is</source>
        <translation>Eine Zeile mit Ordner und Umgebung, um sie so auszuführen</translation>
    </message>
    <message>
        <source>It works %1.</source>
        <comment>where a step works</comment>
        <translation>Er arbeitet %1.</translation>
    </message>
</context>
<context>
    <name>cw::ComparisonModel</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>cw::Configuration</name>
    <message>
        <source>The configuration&apos;s value for %1 is malformed.</source>
        <translation>Der Wert der Konfiguration für %1 ist fehlerhaft.</translation>
    </message>
    <message>
        <source>Set it again with &quot;crosswright set&quot;.</source>
        <translation>Mit &quot;crosswright set&quot; neu setzen.</translation>
    </message>
    <message>
        <source>The configuration has a key &quot;%1&quot; that is not known.</source>
        <translation>Die Konfiguration hat einen unbekannten Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>Fields stand below &quot;values&quot;; docs/formats.md lists the keys.</source>
        <translation>Felder stehen unter &quot;values&quot;; docs/formats.md listet die Schlüssel auf.</translation>
    </message>
    <message>
        <source>The configuration&apos;s &quot;values&quot; is no object.</source>
        <translation>&quot;values&quot; der Konfiguration ist kein Objekt.</translation>
    </message>
</context>
<context>
    <name>cw::ConfigureDifference</name>
    <message>
        <source>./configure did not write %1.</source>
        <translation>./configure hat %1 nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 is from an earlier time: ./configure did not write it now.</source>
        <translation>%1 stammt von früher: ./configure hat es diesmal nicht geschrieben.</translation>
    </message>
    <message>
        <source>Bazel does not read %1: no rc file of the tree imports it.</source>
        <translation>Bazel liest %1 nicht: Keine rc-Datei des Baums importiert es.</translation>
    </message>
    <message>
        <source>./configure did not write &quot;%1&quot; into %2.</source>
        <translation>./configure hat „%1“ nicht in %2 geschrieben.</translation>
    </message>
    <message>
        <source>%1 was not written as asked: &quot;%2&quot; is not in %3.</source>
        <translation>%1 wurde nicht wie verlangt geschrieben: „%2“ steht nicht in %3.</translation>
    </message>
    <message>
        <source>%1: asked for &quot;%2&quot;, and ./configure wrote &quot;%3&quot; into %4.</source>
        <translation>%1: Verlangt war „%2“, und ./configure schrieb „%3“ in %4.</translation>
    </message>
    <message>
        <source>%1 was not asked for: &quot;%2&quot; is in %3.</source>
        <translation>%1 war nicht verlangt: „%2“ steht in %3.</translation>
    </message>
    <message>
        <source>%1: asked for &quot;%2&quot;, but %4 says &quot;%3&quot;.</source>
        <translation>%1: Verlangt war „%2“, aber in %4 steht „%3“.</translation>
    </message>
</context>
<context>
    <name>cw::ConfigureDriver</name>
    <message>
        <source>./configure changed %1, which belongs to the source.</source>
        <translation>./configure hat %1 geändert, das zur Quelle gehört.</translation>
    </message>
    <message>
        <source>./configure ended with exit code %1, but everything is written as it was asked for.</source>
        <translation>./configure endete mit Exit-Code %1, aber alles ist geschrieben wie verlangt.</translation>
    </message>
</context>
<context>
    <name>cw::ConfiguredFacts</name>
    <message>
        <source>the configuration</source>
        <translation>die Konfiguration</translation>
    </message>
</context>
<context>
    <name>cw::ContainerRoad</name>
    <message>
        <source>a container of the project&apos;s own image</source>
        <translation>ein Container mit dem Image des Projekts</translation>
    </message>
    <message>
        <source>A container was not asked for.</source>
        <translation>Ein Container war nicht verlangt.</translation>
    </message>
    <message>
        <source>Set mode to container.</source>
        <translation>mode auf container setzen.</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so its image is not known.</source>
        <translation>Kein Release des Katalogs spricht für diese Quelle; ihr Image ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>Set mode to cross or native.</source>
        <translation>mode auf cross oder native setzen.</translation>
    </message>
    <message>
        <source>No image is known that builds %1 with CUDA for %2.</source>
        <translation>Kein Image ist bekannt, das %1 mit CUDA für %2 baut.</translation>
    </message>
    <message>
        <source>No image is known that builds %1 for %2.</source>
        <translation>Kein Image ist bekannt, das %1 für %2 baut.</translation>
    </message>
</context>
<context>
    <name>cw::ControlServer</name>
    <message>
        <source>The folder %1 for the control socket is not private to you.</source>
        <translation>Der Ordner %1 für den Steuer-Socket ist nicht privat.</translation>
    </message>
    <message>
        <source>Remove it, or set XDG_RUNTIME_DIR to a folder of your own.</source>
        <translation>Entfernen oder XDG_RUNTIME_DIR auf einen eigenen Ordner setzen.</translation>
    </message>
    <message>
        <source>The path of the control socket is too long: %1.</source>
        <translation>Der Pfad des Steuer-Sockets ist zu lang: %1.</translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a shorter path.</source>
        <translation>XDG_RUNTIME_DIR auf einen kürzeren Pfad setzen.</translation>
    </message>
    <message>
        <source>Cannot listen on %1: %2.</source>
        <translation>Auf %1 kann nicht gehört werden: %2.</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
</context>
<context>
    <name>cw::CudaCrosstoolRoad</name>
    <message>
        <source>TensorFlow&apos;s own CUDA toolchain with a cross compiler</source>
        <translation>TensorFlows eigene CUDA-Toolchain mit einem Cross-Compiler</translation>
    </message>
    <message>
        <source>Only a cross build with CUDA goes this way.</source>
        <translation>Diesen Weg geht nur ein Cross-Build mit CUDA.</translation>
    </message>
    <message>
        <source>It is not established that the CUDA toolchain of %1 takes a cross compiler.</source>
        <translation>Es ist nicht belegt, dass die CUDA-Toolchain von %1 einen Cross-Compiler annimmt.</translation>
    </message>
</context>
<context>
    <name>cw::DataTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>cw::DeployJob</name>
    <message>
        <source>Prove what is in use with a new random seed</source>
        <translation>Mit neuem zufälligem Startwert nachweisen, was in Gebrauch ist</translation>
    </message>
    <message>
        <source>%1 does not work any more. %2</source>
        <translation>%1 funktioniert nicht mehr. %2</translation>
    </message>
    <message>
        <source>The device answered %1, and %2 is right.</source>
        <translation>Das Gerät antwortete %1, und %2 ist richtig.</translation>
    </message>
</context>
<context>
    <name>cw::DeployPage</name>
    <message>
        <source>Deploy</source>
        <translation>Bereitstellen</translation>
    </message>
    <message>
        <source>Nothing is deployed there yet.</source>
        <translation>Dort ist noch nichts bereitgestellt.</translation>
    </message>
    <message>
        <source>This file cannot be deployed.</source>
        <translation>Diese Datei lässt sich nicht bereitstellen.</translation>
    </message>
    <message>
        <source>Cancelling at the next safe point; what this deployment made is removed…</source>
        <translation>Abbruch an der nächsten sicheren Stelle; was diese Bereitstellung angelegt hat, wird entfernt…</translation>
    </message>
    <message>
        <source>Nothing on the device is replaced before the proof has passed.</source>
        <translation>Auf dem Gerät wird nichts ersetzt, bevor der Nachweis gelungen ist.</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>Zurückrollen</translation>
    </message>
    <message>
        <source>Verify now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Proves what is in use there again, with a new random seed</source>
        <translation>Weist mit neuem zufälligem Startwert erneut nach, was dort in Gebrauch ist</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Hergang kopieren</translation>
    </message>
    <message>
        <source>Before copying</source>
        <translation>Vor dem Kopieren</translation>
    </message>
    <message>
        <source>What the artifacts need is compared with the device before anything is copied.</source>
        <translation>Was die Artefakte brauchen, wird vor dem Kopieren mit dem Gerät verglichen.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>What runs on the device</source>
        <translation>Was auf dem Gerät läuft</translation>
    </message>
    <message>
        <source>Every command is shown here as it is run.</source>
        <translation>Jeder Befehl wird hier gezeigt, sobald er läuft.</translation>
    </message>
    <message>
        <source>Copy what ran on the device</source>
        <translation>Kopieren, was auf dem Gerät lief</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>The device computes with a random seed that this machine chooses and works out by itself.</source>
        <translation>Das Gerät rechnet mit einem zufälligen Startwert, den dieser Rechner wählt und selbst durchrechnet.</translation>
    </message>
    <message>
        <source>Versions on the device</source>
        <translation>Versionen auf dem Gerät</translation>
    </message>
    <message>
        <source>✓ in use</source>
        <translation>✓ in Gebrauch</translation>
    </message>
    <message>
        <source>Not asked yet; Test looks what is there.</source>
        <translation>Noch nicht gefragt; „Testen“ sieht nach, was dort ist.</translation>
    </message>
    <message>
        <source>Use this version again</source>
        <translation>Diese Version wieder verwenden</translation>
    </message>
    <message>
        <source>%1 on %2…</source>
        <comment>a step&apos;s title, device</comment>
        <translation>%1 auf %2…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Deploy again</source>
        <translation>Erneut bereitstellen</translation>
    </message>
    <message>
        <source>Deploy to %1</source>
        <translation>Auf %1 bereitstellen</translation>
    </message>
    <message>
        <source>Roll back to %1</source>
        <comment>date of a version</comment>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>%1 is proved there first; nothing is copied.</source>
        <translation>%1 wird dort zuerst nachgewiesen; kopiert wird nichts.</translation>
    </message>
    <message>
        <source>To the version that was in use before; it is proved first.</source>
        <translation>Zur vorher verwendeten Version; sie wird zuerst nachgewiesen.</translation>
    </message>
    <message>
        <source>The device could not be asked what is in use now.</source>
        <translation>Was jetzt in Gebrauch ist, ließ sich vom Gerät nicht erfragen.</translation>
    </message>
    <message>
        <source>In use, unchanged: %1 (%2).</source>
        <translation>In Gebrauch, unverändert: %1 (%2).</translation>
    </message>
    <message>
        <source>Nothing is in use on the device, as before.</source>
        <translation>Auf dem Gerät ist wie zuvor nichts in Gebrauch.</translation>
    </message>
    <message>
        <source>Proved: version %1 works on %2</source>
        <translation>Nachgewiesen: Version %1 funktioniert auf %2</translation>
    </message>
    <message>
        <source>Rolled back and proved: version %1 works on %2</source>
        <translation>Zurückgerollt und nachgewiesen: Version %1 funktioniert auf %2</translation>
    </message>
    <message>
        <source>Its answer %1 to a random seed is the one that this machine works out.</source>
        <translation>Seine Antwort %1 auf einen zufälligen Startwert ist die, die dieser Rechner ausrechnet.</translation>
    </message>
    <message>
        <source>%1, Python %2, %3.</source>
        <translation>%1, Python %2, %3.</translation>
    </message>
    <message>
        <source>%1, Python %2, glibc %3</source>
        <translation>%1, Python %2, glibc %3</translation>
    </message>
    <message>
        <source>everything fits</source>
        <translation>alles passt</translation>
    </message>
    <message>
        <source>Deployed and proved</source>
        <translation>Bereitgestellt und nachgewiesen</translation>
    </message>
    <message>
        <source>Nothing was changed on the device.</source>
        <translation>Auf dem Gerät wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The deployment failed</source>
        <translation>Die Bereitstellung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The last deployment to %1 failed, %2</source>
        <translation>Die letzte Bereitstellung auf %1 ist fehlgeschlagen, %2</translation>
    </message>
    <message>
        <source>Proved on %1, %2</source>
        <translation>Nachgewiesen auf %1, %2</translation>
    </message>
    <message>
        <source>Verify now asks the device again, with a new random seed.</source>
        <translation>„Jetzt prüfen“ fragt das Gerät erneut, mit neuem zufälligem Startwert.</translation>
    </message>
    <message>
        <source>✓ unknown</source>
        <translation>✓ unbekannt</translation>
    </message>
    <message>
        <source>Close although %1 is being worked on?</source>
        <translation>Schließen, obwohl an %1 gearbeitet wird?</translation>
    </message>
    <message>
        <source>It is cancelled at the next safe point: what this deployment made is removed, and the former version stays in use.</source>
        <translation>Es wird an der nächsten sicheren Stelle abgebrochen: Was diese Bereitstellung angelegt hat, wird entfernt, die vorige Version bleibt in Gebrauch.</translation>
    </message>
    <message>
        <source>Cancel it and close</source>
        <translation>Abbrechen und schließen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Strg+Umschalt+D</translation>
    </message>
    <message>
        <source>own virtual environment, offline</source>
        <translation>eigene virtuelle Umgebung, offline</translation>
    </message>
    <message>
        <source>answered as it must</source>
        <translation>antwortete, wie es muss</translation>
    </message>
    <message>
        <source>now in use</source>
        <translation>jetzt in Gebrauch</translation>
    </message>
    <message>
        <source>now in use, former one kept</source>
        <translation>jetzt in Gebrauch, vorige behalten</translation>
    </message>
    <message>
        <source>Deploying to %1…</source>
        <translation>Bereitstellen auf %1…</translation>
    </message>
    <message>
        <source>Proving what is in use on %1…</source>
        <translation>Nachweis der auf %1 verwendeten Version…</translation>
    </message>
    <message>
        <source>Rolling back %1…</source>
        <translation>Zurückrollen auf %1…</translation>
    </message>
    <message>
        <source>The proof is cancelled; nothing on the device changes.</source>
        <translation>Der Nachweis wird abgebrochen; auf dem Gerät ändert sich nichts.</translation>
    </message>
    <message>
        <source>Proved again</source>
        <translation>Erneut nachgewiesen</translation>
    </message>
    <message>
        <source>Rolled back and proved</source>
        <translation>Zurückgerollt und nachgewiesen</translation>
    </message>
    <message>
        <source>The proof failed</source>
        <translation>Der Nachweis ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The roll back failed</source>
        <translation>Das Zurückrollen ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Build something first, or choose a wheel&apos;s file.</source>
        <translation>Zuerst etwas bauen oder die Datei eines Wheels wählen.</translation>
    </message>
    <message>
        <source>Add a device first.</source>
        <translation>Zuerst ein Gerät hinzufügen.</translation>
    </message>
    <message>
        <source>Expected here</source>
        <translation>Hier erwartet</translation>
    </message>
</context>
<context>
    <name>cw::DeployStepModel</name>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Hochladen</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Nachweisen</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Umschalten</translation>
    </message>
    <message>
        <source>Clear up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes sent, in all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&lt; 1 s</source>
        <translation>&lt; 1 s</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>steht aus</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>same SHA-256 on both sides</source>
        <translation>gleicher SHA-256 auf beiden Seiten</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
</context>
<context>
    <name>cw::DeploySubject</name>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>What is deployed</source>
        <translation>Was bereitgestellt wird</translation>
    </message>
    <message>
        <source>Choose a wheel&apos;s file to deploy</source>
        <translation>Datei eines Wheels zum Bereitstellen wählen</translation>
    </message>
    <message>
        <source>A wheel that was made elsewhere; it can also be dropped here</source>
        <translation>Ein anderswo erzeugtes Wheel; es lässt sich auch hier ablegen</translation>
    </message>
    <message>
        <source>Looking for what was built…</source>
        <translation>Gebautes wird gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>und %n weitere Datei</numerusform>
            <numerusform>und %n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what to deploy</source>
        <translation>Wählen, was bereitgestellt wird</translation>
    </message>
    <message>
        <source>Wheels (*.whl);;All files (*)</source>
        <translation>Wheels (*.whl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1, a file</source>
        <comment>name</comment>
        <translation>%1, eine Datei</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>built when, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing has been built yet.</source>
        <translation>Es wurde noch nichts gebaut.</translation>
    </message>
    <message>
        <source>Build something, or choose a wheel&apos;s file.</source>
        <translation>Etwas bauen oder die Datei eines Wheels auswählen.</translation>
    </message>
</context>
<context>
    <name>cw::Deployment</name>
    <message>
        <source>&quot;%1&quot; cannot name a version on the device.</source>
        <translation>„%1“ kann keine Version auf dem Gerät benennen.</translation>
    </message>
    <message>
        <source>There is nothing to deploy: the run made no artifacts.</source>
        <translation>Nichts bereitzustellen: Der Lauf hat keine Artefakte erzeugt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a file name on the device.</source>
        <translation>„%1“ kann kein Dateiname auf dem Gerät sein.</translation>
    </message>
    <message>
        <source>Look at the device</source>
        <translation>Gerät ansehen</translation>
    </message>
    <message>
        <source>Compare the artifacts with the device</source>
        <translation>Artefakte mit dem Gerät vergleichen</translation>
    </message>
    <message>
        <source>Upload and compare SHA-256</source>
        <translation>Hochladen und SHA-256 vergleichen</translation>
    </message>
    <message>
        <source>Install into a new virtual environment</source>
        <translation>In eine neue virtuelle Umgebung installieren</translation>
    </message>
    <message>
        <source>Prove it with a random seed</source>
        <translation>Mit zufälligem Startwert nachweisen</translation>
    </message>
    <message>
        <source>The device answered %1, and %2 is right.</source>
        <translation>Das Gerät antwortete %1, und %2 ist richtig.</translation>
    </message>
    <message>
        <source>The proof failed. %1</source>
        <translation>Der Nachweis ist fehlgeschlagen. %1</translation>
    </message>
    <message>
        <source>The former version is still in use.</source>
        <translation>Die vorige Version bleibt in Gebrauch.</translation>
    </message>
    <message>
        <source>Switch to the new version</source>
        <translation>Auf die neue Version umschalten</translation>
    </message>
    <message>
        <source>The device has %1 MiB free in %2, and about %3 MiB are needed.</source>
        <translation>Auf dem Gerät sind %1 MiB in %2 frei, nötig sind etwa %3 MiB.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 did not arrive as it was sent</source>
        <translation>%1 kam nicht so an, wie es gesendet wurde</translation>
    </message>
    <message>
        <source>The wheel could not be installed</source>
        <translation>Das Wheel ließ sich nicht installieren</translation>
    </message>
    <message>
        <source>The device could not note what was deployed: %1</source>
        <translation>Das Gerät konnte nicht vermerken, was bereitgestellt wurde: %1</translation>
    </message>
    <message>
        <source>The device could not switch to the new version</source>
        <translation>Das Gerät konnte nicht auf die neue Version umschalten</translation>
    </message>
    <message>
        <source>Remove what this deployment made</source>
        <translation>Entfernen, was diese Bereitstellung angelegt hat</translation>
    </message>
    <message>
        <source>What this deployment made could not be removed from %1</source>
        <translation>Was diese Bereitstellung angelegt hat, ließ sich nicht von %1 entfernen</translation>
    </message>
    <message>
        <source>The former version is untouched.</source>
        <translation>Die vorige Version ist unberührt.</translation>
    </message>
    <message>
        <source>Nothing is in use on the device, as before.</source>
        <translation>Auf dem Gerät ist wie zuvor nichts in Gebrauch.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Remove what %n unfinished deployment(s) left</source>
        <translation>
            <numerusform>Entfernt, was %n unfertige Bereitstellung zurückließ</numerusform>
            <numerusform>Entfernt, was %n unfertige Bereitstellungen zurückließen</numerusform>
        </translation>
    </message>
    <message>
        <source>What an unfinished deployment left could not be removed</source>
        <translation>Was eine unfertige Bereitstellung hinterlassen hat, ließ sich nicht entfernen</translation>
    </message>
    <message>
        <source>The device could not make %1</source>
        <translation>Das Gerät konnte %1 nicht anlegen</translation>
    </message>
    <message>
        <source>Nothing of it is left on the device.</source>
        <translation>Auf dem Gerät ist davon nichts geblieben.</translation>
    </message>
</context>
<context>
    <name>cw::DeskDialog</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>cw::Device</name>
    <message>
        <source>&quot;%1&quot; cannot name a device.</source>
        <translation>„%1“ kann kein Gerät benennen.</translation>
    </message>
    <message>
        <source>Use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;.</source>
        <translation>Buchstaben, Ziffern, &quot;.&quot;, &quot;_&quot; und &quot;-&quot; verwenden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name or address.</source>
        <translation>„%1“ ist weder Hostname noch Adresse.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name.</source>
        <translation>„%1“ ist kein Benutzername.</translation>
    </message>
    <message>
        <source>%1 is not a port; it must lie between 1 and 65535.</source>
        <translation>%1 ist kein Port; er muss zwischen 1 und 65535 liegen.</translation>
    </message>
</context>
<context>
    <name>cw::DeviceDialog</name>
    <message>
        <source>Edit device</source>
        <translation>Gerät bearbeiten</translation>
    </message>
    <message>
        <source>Add device</source>
        <translation>Gerät hinzufügen</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Wo ist %1?</translation>
    </message>
    <message>
        <source>Which device shall be used?</source>
        <translation>Welches Gerät soll verwendet werden?</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Keep it without contact</source>
        <translation>Ohne Kontakt behalten</translation>
    </message>
    <message>
        <source>It is reached by ssh, with your own keys and ssh settings. Only what you write here is kept; passwords and passphrases never are.</source>
        <translation>Es wird über ssh erreicht, mit den eigenen Schlüsseln und SSH-Einstellungen. Nur was hier steht, wird aufbewahrt; Passwörter und Passphrasen nie.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>as your ssh settings say</source>
        <translation>laut SSH-Einstellungen</translation>
    </message>
    <message>
        <source>the usual keys and your agent</source>
        <translation>die üblichen Schlüssel und der Agent</translation>
    </message>
    <message>
        <source>Ask the device</source>
        <translation>Gerät fragen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose the private key&apos;s file</source>
        <translation>Datei des privaten Schlüssels wählen</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Key file</source>
        <translation>&amp;Schlüsseldatei</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>B&amp;oard</translation>
    </message>
    <message>
        <source>&amp;Name here</source>
        <translation>&amp;Name hier</translation>
    </message>
    <message>
        <source>Choose the private key</source>
        <translation>Privaten Schlüssel wählen</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung zu %1…</translation>
    </message>
    <message>
        <source>Asking what it has…</source>
        <translation>Es wird gefragt, was es hat…</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>answers in %1 ms</source>
        <translation>antwortet in %1 ms</translation>
    </message>
    <message>
        <source>There is a device named %1 already.</source>
        <translation>Ein Gerät namens %1 gibt es schon.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>jetson.local or 192.168.1.20</source>
        <translation>jetson.local oder 192.168.1.20</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>antwortet</translation>
    </message>
</context>
<context>
    <name>cw::DeviceErrand</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung zu %1…</translation>
    </message>
    <message>
        <source>You did not log in, so nothing was done on %1.</source>
        <translation>Ohne Anmeldung geschah auf %1 nichts.</translation>
    </message>
    <message>
        <source>%1 lets you in neither with a key nor with a password.</source>
        <translation>%1 lässt die Anmeldung weder mit Schlüssel noch mit Passwort zu.</translation>
    </message>
    <message>
        <source>Put your public key on the device (ssh-copy-id), load the key into your agent, or name the key&apos;s file here.</source>
        <translation>Den öffentlichen Schlüssel auf das Gerät bringen (ssh-copy-id), den Schlüssel in den Agenten laden oder hier seine Datei angeben.</translation>
    </message>
    <message>
        <source>It is stopped; start it in the list of devices.</source>
        <translation>Es ist angehalten; in der Liste der Geräte starten.</translation>
    </message>
    <message>
        <source>Reading the host key of %1…</source>
        <translation>Host-Schlüssel von %1 wird gelesen…</translation>
    </message>
    <message>
        <source>The connection to %1 waits for your answer about its host key.</source>
        <translation>Die Verbindung zu %1 wartet auf Antwort zum Host-Schlüssel.</translation>
    </message>
    <message>
        <source>The host key of %1 was not accepted, so nothing was done.</source>
        <translation>Der Host-Schlüssel von %1 wurde nicht angenommen, daher geschah nichts.</translation>
    </message>
    <message>
        <source>Deploying is blocked until the reason is known.</source>
        <translation>Das Bereitstellen ist gesperrt, bis der Grund bekannt ist.</translation>
    </message>
    <message>
        <source>The connection to %1 waits for your answer.</source>
        <translation>Die Verbindung zu %1 wartet auf Antwort.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was done on %1.</source>
        <translation>Abgebrochen; auf %1 geschah nichts.</translation>
    </message>
</context>
<context>
    <name>cw::DeviceLines</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>cw::DeviceModel</name>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>its files are gone</source>
        <translation>seine Dateien sind fort</translation>
    </message>
    <message>
        <source>asked %1</source>
        <translation>gefragt %1</translation>
    </message>
    <message>
        <source>asked before</source>
        <translation>früher gefragt</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>virtual, %1</source>
        <comment>Debian&apos;s release</comment>
        <translation>virtuell, %1</translation>
    </message>
</context>
<context>
    <name>cw::DevicePane</name>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Virtual…</source>
        <translation>Virtuell…</translation>
    </message>
    <message>
        <source>Add a device</source>
        <translation>Ein Gerät hinzufügen</translation>
    </message>
    <message>
        <source>Make a virtual device</source>
        <translation>Virtuelles Gerät anlegen</translation>
    </message>
    <message>
        <source>A device run on this machine, to try everything without hardware</source>
        <translation>Ein Gerät, das auf diesem Rechner läuft, um alles ohne Hardware auszuprobieren</translation>
    </message>
    <message>
        <source>No device yet. Add the one that you have, or make a virtual one.</source>
        <translation>Noch kein Gerät. Das vorhandene hinzufügen oder ein virtuelles anlegen.</translation>
    </message>
    <message>
        <source>✓ answers in 1234 ms</source>
        <translation>✓ antwortet in 1234 ms</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Connects, and looks what is deployed there</source>
        <translation>Verbindet und sieht nach, was dort bereitgestellt ist</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Asks what it has: system, Python, GPU, memory, disk</source>
        <translation>Fragt, was es hat: System, Python, GPU, Speicher, Datenträger</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Destroy the virtual device %1?</source>
        <translation>Das virtuelle Gerät %1 löschen?</translation>
    </message>
    <message>
        <source>It is stopped, and its files with everything deployed there are removed.</source>
        <translation>Es wird angehalten, und seine Dateien werden mit allem dort Bereitgestellten entfernt.</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>%1 wird entfernt…</translation>
    </message>
    <message>
        <source>Remove %1 from the list?</source>
        <translation>%1 aus der Liste entfernen?</translation>
    </message>
    <message>
        <source>Its facts and the host key that was accepted for it are forgotten. Nothing is changed on the device.</source>
        <translation>Seine Fakten und sein angenommener Host-Schlüssel werden vergessen. Auf dem Gerät wird nichts geändert.</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung zu %1…</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>Looking what is deployed…</source>
        <translation>Bereitgestelltes wird nachgesehen…</translation>
    </message>
    <message>
        <source>answers in %1 ms</source>
        <translation>antwortet in %1 ms</translation>
    </message>
    <message>
        <source>Asking %1 what it has…</source>
        <translation>%1 wird gefragt, was es hat…</translation>
    </message>
    <message>
        <source>asked %1</source>
        <translation>gefragt %1</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>Making %1…</source>
        <translation>%1 wird angelegt…</translation>
    </message>
    <message>
        <source>Stopping %1…</source>
        <translation>%1 wird angehalten…</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1 wird gestartet…</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>antwortet</translation>
    </message>
</context>
<context>
    <name>cw::DeviceStore</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no device &quot;%1&quot;.</source>
        <translation>Das Gerät „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Add one with &quot;crosswright device add&quot;, or make one with &quot;crosswright device virtual create&quot;.</source>
        <translation>Mit &quot;crosswright device add&quot; eines hinzufügen oder mit &quot;crosswright device virtual create&quot; eines anlegen.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden: %1.</translation>
    </message>
</context>
<context>
    <name>cw::DialogPrompter</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save them before going on? A running build is not touched.</source>
        <translation>Vorher speichern? Ein laufender Build bleibt unberührt.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Recover changes</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>%1 has changes from %2 that were never saved.</source>
        <translation>%1 hat Änderungen von %2, die nie gespeichert wurden.</translation>
    </message>
    <message>
        <source>Crosswright ended without asking about them.</source>
        <translation>Crosswright endete, ohne danach zu fragen.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
</context>
<context>
    <name>cw::DiffView</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Previous change (Shift+F8)</source>
        <translation>Vorige Änderung (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Next change (F8)</source>
        <translation>Nächste Änderung (F8)</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;2 lines added&quot;, %2: &quot;1 line removed&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>%n Zeile hinzugefügt</numerusform>
            <numerusform>%n Zeilen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>%n Zeile entfernt</numerusform>
            <numerusform>%n Zeilen entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Show before and after beside each other</source>
        <translation>Vorher und Nachher nebeneinander zeigen</translation>
    </message>
    <message>
        <source>The window is too narrow for two columns</source>
        <translation>Das Fenster ist für zwei Spalten zu schmal</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Änderung %1 von %2</translation>
    </message>
    <message>
        <source>Added, line %1: %2</source>
        <translation>Hinzugefügt, Zeile %1: %2</translation>
    </message>
    <message>
        <source>Removed, line %1: %2</source>
        <translation>Entfernt, Zeile %1: %2</translation>
    </message>
    <message>
        <source>No line here</source>
        <translation>Hier keine Zeile</translation>
    </message>
</context>
<context>
    <name>cw::Documents</name>
    <message>
        <source>The configuration was not saved</source>
        <translation>Die Konfiguration wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Save the configuration</source>
        <translation>Konfiguration speichern</translation>
    </message>
    <message>
        <source>Crosswright configurations (*%1)</source>
        <translation>Crosswright-Konfigurationen (*%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Everything that opens (*%1 *.cwrun *.whl *.log journal.jsonl);;Configurations (*%1);;Records of runs (*.cwrun);;Wheels (*.whl);;All files (*)</source>
        <translation>Alles, was sich öffnen lässt (*%1 *.cwrun *.whl *.log journal.jsonl);;Konfigurationen (*%1);;Aufzeichnungen von Läufen (*.cwrun);;Wheels (*.whl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>It is neither a configuration nor the folder or record of a run, a wheel or a log.</source>
        <translation>Es ist weder eine Konfiguration noch Ordner oder Aufzeichnung eines Laufs, ein Wheel oder ein Log.</translation>
    </message>
</context>
<context>
    <name>cw::ElapsedTicker</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>cw::EventReader</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
</context>
<context>
    <name>cw::FactFinder</name>
    <message>
        <source>asking %1</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>given when the device was added</source>
        <translation>beim Hinzufügen des Geräts angegeben</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>cw::FactList</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>cw::FeatureWords</name>
    <message>
        <source>Reads and writes files on Amazon S3.</source>
        <translation>Liest und schreibt Dateien auf Amazon S3.</translation>
    </message>
    <message>
        <source>Clang compiles the whole build.</source>
        <translation>Clang kompiliert den ganzen Build.</translation>
    </message>
    <message>
        <source>Fetched Clang</source>
        <translation>Geholtes Clang</translation>
    </message>
    <message>
        <source>The build fetches a fresh Clang and compiles with it.</source>
        <translation>Der Build holt ein frisches Clang und kompiliert damit.</translation>
    </message>
    <message>
        <source>Reads and writes files on Google Cloud.</source>
        <translation>Liest und schreibt Dateien in Google Cloud.</translation>
    </message>
    <message>
        <source>Machines exchange data between their GPUs without the CPU.</source>
        <translation>Rechner tauschen Daten zwischen ihren GPUs ohne die CPU aus.</translation>
    </message>
    <message>
        <source>Reads and writes files on Hadoop.</source>
        <translation>Liest und schreibt Dateien in Hadoop.</translation>
    </message>
    <message>
        <source>Reads data sets from an Ignite cluster.</source>
        <translation>Liest Datensätze aus einem Ignite-Cluster.</translation>
    </message>
    <message>
        <source>Another memory allocator, which servers profit from.</source>
        <translation>Ein anderer Speicher-Allokator, von dem Server profitieren.</translation>
    </message>
    <message>
        <source>Reads data sets from Kafka.</source>
        <translation>Liest Datensätze aus Kafka.</translation>
    </message>
    <message>
        <source>Intel&apos;s mathematics library, for Intel processors.</source>
        <translation>Intels Mathematikbibliothek, für Intel-Prozessoren.</translation>
    </message>
    <message>
        <source>Machines of a cluster work together by MPI.</source>
        <translation>Rechner eines Clusters arbeiten über MPI zusammen.</translation>
    </message>
    <message>
        <source>Intel&apos;s graph compiler.</source>
        <translation>Intels Graph-Compiler.</translation>
    </message>
    <message>
        <source>Computes on OpenCL devices.</source>
        <translation>Rechnet auf OpenCL-Geräten.</translation>
    </message>
    <message>
        <source>Computes on OpenCL devices through SYCL.</source>
        <translation>Rechnet über SYCL auf OpenCL-Geräten.</translation>
    </message>
    <message>
        <source>Computes on AMD&apos;s GPUs.</source>
        <translation>Rechnet auf GPUs von AMD.</translation>
    </message>
    <message>
        <source>Machines exchange data by InfiniBand (verbs).</source>
        <translation>Rechner tauschen Daten über InfiniBand (verbs) aus.</translation>
    </message>
    <message>
        <source>Compiles graphs for the processor just in time.</source>
        <translation>Kompiliert Graphen zur Laufzeit für den Prozessor.</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>The build fetches nothing: everything must be on this machine.</source>
        <translation>Der Build holt nichts: Alles muss auf diesem Rechner liegen.</translation>
    </message>
    <message>
        <source>Own libstdc++</source>
        <translation>Eigene libstdc++</translation>
    </message>
    <message>
        <source>Your .bazelrc</source>
        <translation>Eigene .bazelrc</translation>
    </message>
    <message>
        <source>Bazel also reads the settings in your home folder.</source>
        <translation>Bazel liest auch die Einstellungen im Home-Ordner.</translation>
    </message>
    <message>
        <source>libstdc++ is linked in, for a device with an older one.</source>
        <translation>libstdc++ wird eingebunden, für Geräte mit einer älteren.</translation>
    </message>
    <message>
        <source>Stand-ins for Android</source>
        <translation>Platzhalter für Android</translation>
    </message>
    <message>
        <source>The plan adds the rules for Android that Bazel lacks.</source>
        <translation>Der Plan ergänzt die Regeln für Android, die Bazel fehlen.</translation>
    </message>
    <message>
        <source>Run ./configure</source>
        <translation>./configure ausführen</translation>
    </message>
    <message>
        <source>Where its answers can be written without it, run it all the same.</source>
        <translation>Auch wo es nicht nötig wäre.</translation>
    </message>
</context>
<context>
    <name>cw::FetchJob</name>
    <message>
        <source>The catalog knows no part %1.</source>
        <translation>Der Katalog kennt kein Teil %1.</translation>
    </message>
    <message>
        <source>%1 cannot be fetched.</source>
        <translation>%1 lässt sich nicht holen.</translation>
    </message>
</context>
<context>
    <name>cw::FetchLine</name>
    <message>
        <source>Fetched so far</source>
        <translation>Bisher geholt</translation>
    </message>
    <message>
        <source>Fetching %1…</source>
        <translation>%1 wird geholt…</translation>
    </message>
    <message>
        <source>Putting %1 together…</source>
        <translation>%1 wird zusammengesetzt…</translation>
    </message>
    <message>
        <source>asking for %1</source>
        <translation>%1 wird erfragt</translation>
    </message>
    <message>
        <source>downloading %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>unpacking %1</source>
        <translation>%1 wird entpackt</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>what happens, bytes, all bytes</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Part %1 of %2: %3</source>
        <translation>Teil %1 von %2: %3</translation>
    </message>
    <message>
        <source>Stopping; what was downloaded is kept…</source>
        <translation>Wird abgebrochen; Geladenes bleibt erhalten…</translation>
    </message>
</context>
<context>
    <name>cw::FieldForm</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gewünscht</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>cw::FieldPage</name>
    <message numerus="yes">
        <source>%n error(s) lock Review.</source>
        <translation>
            <numerusform>%n Fehler sperrt die Durchsicht.</numerusform>
            <numerusform>%n Fehler sperren die Durchsicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s).</source>
        <translation>
            <numerusform>%n Warnung.</numerusform>
            <numerusform>%n Warnungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are not known yet.</source>
        <translation>
            <numerusform>%n Punkt ist noch nicht bekannt.</numerusform>
            <numerusform>%n Punkte sind noch nicht bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask this machine, the device and the tree again</source>
        <translation>Diesen Rechner, das Gerät und den Baum erneut fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) ignored.</source>
        <translation>
            <numerusform>%n Befund ignoriert.</numerusform>
            <numerusform>%n Befunde ignoriert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::FieldRow</name>
    <message>
        <source>found by: %1</source>
        <translation>gefunden durch: %1</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Gefunden: %1.</translation>
    </message>
    <message>
        <source>%1 allows %2.</source>
        <translation>%1 erlaubt %2.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 gefunden: %2</translation>
    </message>
    <message>
        <source>%1 allowed: %2</source>
        <translation>%1 erlaubt: %2</translation>
    </message>
    <message>
        <source>The last valid value stays in force.</source>
        <translation>Der letzte gültige Wert bleibt in Kraft.</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
</context>
<context>
    <name>cw::Figures</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 of %2 MiB</source>
        <translation>%1 von %2 MiB</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 von %2 GiB</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a date without its year, as in &quot;19 Nov&quot;; see QLocale::toString</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>date and time of day</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>cw::FileLock</name>
    <message>
        <source>Cannot open the lock %1: %2.</source>
        <translation>Die Sperre %1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>%1 is locked by another process.</source>
        <translation>%1 ist von einem anderen Prozess gesperrt.</translation>
    </message>
    <message>
        <source>Cannot lock %1: %2.</source>
        <translation>%1 kann nicht gesperrt werden: %2.</translation>
    </message>
</context>
<context>
    <name>cw::FilePane</name>
    <message>
        <source>What is shown of the file</source>
        <translation>Was von der Datei gezeigt wird</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Changes to disk</source>
        <translation>Diff zur Platte</translation>
    </message>
    <message>
        <source>Changes to last run</source>
        <translation>Diff zum letzten Lauf</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <source>Executable.</source>
        <translation>Ausführbar.</translation>
    </message>
    <message>
        <source>There is no such file yet; all of it is new.</source>
        <translation>Diese Datei gibt es noch nicht; alles darin ist neu.</translation>
    </message>
    <message>
        <source>There was no run of this source yet.</source>
        <translation>Von dieser Quelle gab es noch keinen Lauf.</translation>
    </message>
    <message>
        <source>Run %1 did not write this file.</source>
        <translation>Lauf %1 hat diese Datei nicht geschrieben.</translation>
    </message>
    <message>
        <source>Steps and limits</source>
        <translation>Schritte und Grenzen</translation>
    </message>
    <message>
        <source>Everything that will run, in this order.</source>
        <translation>Alles, was laufen wird, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Steps are no file on the disk.</source>
        <translation>Schritte sind keine Datei auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>cw::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>cw::FindingStrip</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why? Where the rule comes from</source>
        <translation>Warum? Woher die Regel stammt</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the finding with its source</source>
        <translation>Befund mit Quelle kopieren</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>Befund kopieren</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <translation>%1 wird geleert</translation>
    </message>
    <message>
        <source>Copy source</source>
        <translation>Quelle kopieren</translation>
    </message>
    <message>
        <source>Copy rule name</source>
        <translation>Regelnamen kopieren</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignoriert</translation>
    </message>
    <message>
        <source>ignored by you</source>
        <translation>von Ihnen ignoriert</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Ignore what %1 finds</source>
        <translation>Ignorieren, was %1 findet</translation>
    </message>
    <message>
        <source>It counts again as what it is: %1.</source>
        <translation>Es zählt wieder als das, was es ist: %1.</translation>
    </message>
    <message>
        <source>You know better: it stays to be seen as a remark and no longer locks the build. The configuration keeps the decision, and it can be undone.</source>
        <translation>Sie wissen es besser: Es bleibt als Anmerkung sichtbar und sperrt den Build nicht mehr. Die Konfiguration bewahrt die Entscheidung, und sie lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>You know better: it stays to be seen as a remark. The configuration keeps the decision, and it can be undone.</source>
        <translation>Sie wissen es besser: Es bleibt als Anmerkung sichtbar. Die Konfiguration bewahrt die Entscheidung, und sie lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Stop ignoring</source>
        <translation>Nicht mehr ignorieren</translation>
    </message>
    <message>
        <source>Stop ignoring what %1 finds</source>
        <translation>Nicht mehr ignorieren, was %1 findet</translation>
    </message>
    <message>
        <source>Into your cache, with its sum compared. In a terminal: %1</source>
        <translation>In den eigenen Cache, mit verglichener Prüfsumme. Im Terminal: %1</translation>
    </message>
    <message>
        <source>Get %1, %2</source>
        <comment>what, its size</comment>
        <translation>%1 holen, %2</translation>
    </message>
    <message>
        <source>Get %1</source>
        <translation>%1 holen</translation>
    </message>
</context>
<context>
    <name>cw::FlawModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
</context>
<context>
    <name>cw::GeneralPane</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>As the system (%1)</source>
        <translation>Wie das System (%1)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Takes effect at the next start, on the command line too.</source>
        <translation>Wirkt ab dem nächsten Start, auch auf der Befehlszeile.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>none was found</source>
        <translation>keines gefunden</translation>
    </message>
    <message>
        <source>&amp;Terminal</source>
        <translation>&amp;Terminal</translation>
    </message>
    <message>
        <source>Opened for a device or a run&apos;s folder. Empty takes the first one found.</source>
        <translation>Wird für ein Gerät oder den Ordner eines Laufs geöffnet. Leer: das erste gefundene.</translation>
    </message>
</context>
<context>
    <name>cw::HeaviestModel</name>
    <message>
        <source>%1, made by %2</source>
        <translation>%1, erzeugt von %2</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>Speicherspitze</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Prozessorzeit</translation>
    </message>
</context>
<context>
    <name>cw::HermeticRoad</name>
    <message>
        <source>the compilers that the release downloads, told of the target</source>
        <translation>die Compiler, die das Release lädt, für das Ziel eingestellt</translation>
    </message>
    <message>
        <source>Only a cross build of a release that brings its own Python goes this way.</source>
        <translation>Diesen Weg geht nur der Cross-Build eines Release, das sein eigenes Python mitbringt.</translation>
    </message>
    <message>
        <source>The compilers that %1 downloads make no CUDA code for %2 on another machine.</source>
        <translation>Die Compiler, die %1 lädt, erzeugen auf einem anderen Rechner keinen CUDA-Code für %2.</translation>
    </message>
    <message>
        <source>Set mode to native to build it on the board, or remove cuda to build for the CPU.</source>
        <translation>mode auf native setzen, um auf dem Board zu bauen, oder cuda entfernen, um für die CPU zu bauen.</translation>
    </message>
    <message>
        <source>%1 downloads no compiler that makes code for %2.</source>
        <translation>%1 lädt keinen Compiler, der Code für %2 erzeugt.</translation>
    </message>
</context>
<context>
    <name>cw::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Build again…</source>
        <translation>Erneut bauen…</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Every build leaves its record here: what was planned, what it needed, what it made. Nothing leaves this computer.</source>
        <translation>Jeder Build hinterlässt hier seinen Eintrag: was geplant war, was er brauchte, was er erzeugte. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Shows the chosen run on the Build page</source>
        <translation>Zeigt den gewählten Lauf auf der Seite „Bauen“</translation>
    </message>
    <message>
        <source>Opens the configuration of the chosen run; Review starts it</source>
        <translation>Öffnet die Konfiguration des gewählten Laufs; die Durchsicht startet sie</translation>
    </message>
    <message>
        <source>Find a release, a board or an error</source>
        <translation>Release, Board oder Fehler suchen</translation>
    </message>
    <message>
        <source>Which results</source>
        <translation>Welche Ergebnisse</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed or stopped</source>
        <translation>Fehlgeschlagen oder gestoppt</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>No run fits these words.</source>
        <translation>Kein Lauf passt zu diesen Wörtern.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Build &amp;again…</source>
        <translation>&amp;Erneut bauen…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy &amp;id</source>
        <translation>&amp;ID kopieren</translation>
    </message>
    <message>
        <source>A run is a folder; nothing else is kept about it.</source>
        <translation>Ein Lauf ist ein Ordner; sonst wird nichts über ihn aufbewahrt.</translation>
    </message>
    <message>
        <source>Reading the runs…</source>
        <translation>Läufe werden gelesen…</translation>
    </message>
    <message>
        <source>Two chosen: compared</source>
        <translation>Zwei gewählt: verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 von %n Lauf</numerusform>
            <numerusform>%1 von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>The configuration of this run cannot be used</source>
        <translation>Die Konfiguration dieses Laufs ist nicht verwendbar</translation>
    </message>
    <message>
        <source>Give up the changes of %1?</source>
        <translation>Die Änderungen von %1 aufgeben?</translation>
    </message>
    <message>
        <source>They are not saved. The configuration of the run takes their place.</source>
        <translation>Sie sind nicht gespeichert. Die Konfiguration des Laufs tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>Änderungen aufgeben</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), %1 of work in all. A run is a folder; it can be opened, compared and built again.</source>
        <translation>
            <numerusform>%n Lauf, insgesamt %1 Arbeit. Ein Lauf ist ein Ordner; er lässt sich öffnen, vergleichen und erneut bauen.</numerusform>
            <numerusform>%n Läufe, insgesamt %1 Arbeit. Ein Lauf ist ein Ordner; er lässt sich öffnen, vergleichen und erneut bauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Review</source>
        <translation>Zur Durchsicht</translation>
    </message>
    <message>
        <source>Choose what to build</source>
        <translation>Auswählen, was gebaut wird</translation>
    </message>
</context>
<context>
    <name>cw::HostKeyDialog</name>
    <message>
        <source>Host key</source>
        <translation>Host-Schlüssel</translation>
    </message>
    <message>
        <source>Is this your device?</source>
        <translation>Ist das das eigene Gerät?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and address</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 has never been connected from here. Compare its key once; afterwards Crosswright notices when another machine answers in its place.</source>
        <translation>Mit %1 wurde von hier noch nie verbunden. Seinen Schlüssel einmal vergleichen; danach bemerkt Crosswright, wenn eine andere Maschine an seiner Stelle antwortet.</translation>
    </message>
    <message>
        <source>%1 key that %2 shows</source>
        <translation>%1-Schlüssel, den %2 zeigt</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Run this at the device&apos;s own keyboard or console; the two must be the same</source>
        <translation>Dies an Tastatur oder Konsole des Geräts selbst ausführen; beide müssen gleich sein</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Or paste the fingerprint to compare</source>
        <translation>Oder den Fingerabdruck zum Vergleichen einfügen</translation>
    </message>
    <message>
        <source>The fingerprint that the device printed, to compare</source>
        <translation>Der vom Gerät ausgegebene Fingerabdruck, zum Vergleichen</translation>
    </message>
    <message>
        <source>Kept in Crosswright&apos;s own known_hosts; yours is not changed.</source>
        <translation>Wird in Crosswrights eigener known_hosts aufbewahrt; die persönliche bleibt unverändert.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Trust this device</source>
        <translation>Diesem Gerät vertrauen</translation>
    </message>
    <message>
        <source>✓ The same key: this is your device.</source>
        <translation>✓ Derselbe Schlüssel: Das ist das richtige Gerät.</translation>
    </message>
    <message>
        <source>✗ This is another key. Do not trust it unless you pasted something else.</source>
        <translation>✗ Das ist ein anderer Schlüssel. Nicht vertrauen, außer es wurde etwas anderes eingefügt.</translation>
    </message>
</context>
<context>
    <name>cw::InkLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>cw::Journal</name>
    <message>
        <source>Cannot open the journal %1: %2.</source>
        <translation>Das Journal %1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>Cannot write the run&apos;s journal: %1.</source>
        <translation>Das Journal des Laufs kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Free some space; the run is stopped so that nothing is lost.</source>
        <translation>Platz schaffen; der Lauf wird angehalten, damit nichts verloren geht.</translation>
    </message>
</context>
<context>
    <name>cw::KeeperLink</name>
    <message>
        <source>Cannot make a pipe for the keeper: %1.</source>
        <translation>Eine Pipe zum Wächter kann nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>Cannot start the keeper: %1.</source>
        <translation>Der Wächter kann nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>The keeper is gone, so nothing may be stopped.</source>
        <translation>Der Wächter ist fort, daher darf nichts angehalten werden.</translation>
    </message>
    <message>
        <source>The keeper was ended again and again.</source>
        <translation>Der Wächter wurde immer wieder beendet.</translation>
    </message>
</context>
<context>
    <name>cw::LicenceDialog</name>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Do you accept this licence?</source>
        <translation>Nehmen Sie diese Lizenz an?</translation>
    </message>
    <message numerus="yes">
        <source>Do you accept these %n licences?</source>
        <translation>
            <numerusform>Nehmen Sie diese %n Lizenz an?</numerusform>
            <numerusform>Nehmen Sie diese %n Lizenzen an?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes from somebody else, under terms of its own.</source>
        <translation>%1 kommt von jemand anderem, zu eigenen Bedingungen.</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>Der ganze Text</translation>
    </message>
    <message>
        <source>Copy the address of its text</source>
        <translation>Die Adresse des Textes kopieren</translation>
    </message>
    <message>
        <source>Asked once. Without it nothing is fetched.</source>
        <translation>Wird einmal gefragt. Ohne Zustimmung wird nichts geholt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Accept and fetch %1</source>
        <translation>Annehmen und %1 holen</translation>
    </message>
    <message>
        <source>Accept and fetch</source>
        <translation>Annehmen und holen</translation>
    </message>
</context>
<context>
    <name>cw::Limit</name>
    <message>
        <source>a size such as 2048 (MiB) or 4GiB is expected, a part such as 50% or HOST_RAM*.5, what stays free as in HOST_RAM-4GiB or &quot;leave 4 GiB&quot;, or RAM,CPU,IO as in Bazel&apos;s old --local_resources</source>
        <translation>erwartet wird eine Größe wie 2048 (MiB) oder 4GiB, ein Anteil wie 50% oder HOST_RAM*.5, was frei bleibt wie in HOST_RAM-4GiB oder „leave 4 GiB“, oder RAM,CPU,IO wie in Bazels altem --local_resources</translation>
    </message>
    <message>
        <source>a whole number from 1 is expected, a part such as 50% or HOST_CPUS*.5, or what stays free as in HOST_CPUS-1 or &quot;leave 1&quot;</source>
        <translation>erwartet wird eine ganze Zahl ab 1, ein Anteil wie 50% oder HOST_CPUS*.5, oder was frei bleibt wie in HOST_CPUS-1 oder „leave 1“</translation>
    </message>
</context>
<context>
    <name>cw::Lines</name>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>cw::LogCanvas</name>
    <message>
        <source>error, </source>
        <translation>Fehler, </translation>
    </message>
    <message>
        <source>warning, </source>
        <translation>Warnung, </translation>
    </message>
    <message>
        <source>Line %1, %2%3</source>
        <translation>Zeile %1, %2%3</translation>
    </message>
</context>
<context>
    <name>cw::LogView</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Im Log suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>Welche Zeilen gezeigt werden</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>Gefundene Zeilen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Stay at the end while the log grows (End)</source>
        <translation>Am Ende bleiben, während das Log wächst (Ende)</translation>
    </message>
    <message>
        <source>There is no log yet.</source>
        <translation>Es gibt noch kein Log.</translation>
    </message>
    <message>
        <source>Nothing has been written yet.</source>
        <translation>Noch wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>No line of the log fits.</source>
        <translation>Keine Zeile des Logs passt.</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Line, 1 to %1:</source>
        <translation>Zeile, 1 bis %1:</translation>
    </message>
    <message>
        <source>Only the first 32 MiB were copied</source>
        <translation>Nur die ersten 32 MiB wurden kopiert</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln line(s)</source>
        <translation>
            <numerusform>%1 von %Ln Zeile</numerusform>
            <numerusform>%1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n neue Zeile</numerusform>
            <numerusform>%n neue Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>Gehe zu Zeile…</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Follow the end</source>
        <translation>Dem Ende folgen</translation>
    </message>
</context>
<context>
    <name>cw::LogWindow</name>
    <message>
        <source>%1 — Log</source>
        <translation>%1 – Log</translation>
    </message>
</context>
<context>
    <name>cw::MainWindow</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Nächster &amp;Befund</translation>
    </message>
    <message>
        <source>Repair &amp;all</source>
        <translation>&amp;Alles korrigieren</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>Crosswright</source>
        <translation>Crosswright</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>Noch nichts geplant</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>Close the window freely.</source>
        <translation>Das Fenster darf geschlossen werden.</translation>
    </message>
    <message>
        <source>The build runs on its own and is found again at the next start.</source>
        <translation>Der Build läuft eigenständig und wird beim nächsten Start wiedergefunden.</translation>
    </message>
    <message>
        <source>A configuration that has no file yet</source>
        <translation>Eine Konfiguration, die noch keine Datei hat</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Save the &amp;record of the run…</source>
        <translation>&amp;Aufzeichnung des Laufs speichern…</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>&amp;Voriger Befund</translation>
    </message>
    <message>
        <source>&amp;Copy the command line</source>
        <translation>Befehls&amp;zeile kopieren</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>&amp;All actions…</source>
        <translation>Alle A&amp;ktionen…</translation>
    </message>
    <message>
        <source>&amp;Review and build</source>
        <translation>&amp;Durchsicht und bauen</translation>
    </message>
    <message>
        <source>&amp;Stop…</source>
        <translation>&amp;Stoppen…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>&amp;Log zeigen</translation>
    </message>
    <message>
        <source>Open the &amp;folder of the results</source>
        <translation>Ergebnis&amp;ordner öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;terminal in the run&apos;s folder</source>
        <translation>&amp;Terminal im Ordner des Laufs öffnen</translation>
    </message>
    <message>
        <source>&amp;Ask device and this machine again</source>
        <translation>&amp;Gerät und diesen Rechner erneut fragen</translation>
    </message>
    <message>
        <source>&amp;Deploy</source>
        <translation>&amp;Bereitstellen</translation>
    </message>
    <message>
        <source>Open a &amp;terminal on the device</source>
        <translation>&amp;Terminal auf dem Gerät öffnen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Crosswright</source>
        <translation>Ü&amp;ber Crosswright</translation>
    </message>
    <message>
        <source>There is nothing to do that with now.</source>
        <translation>Damit ist jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>No run is shown.</source>
        <translation>Es wird kein Lauf gezeigt.</translation>
    </message>
    <message>
        <source>Save the record of the run</source>
        <translation>Aufzeichnung des Laufs speichern</translation>
    </message>
    <message>
        <source>Records of runs (*%1)</source>
        <translation>Aufzeichnungen von Läufen (*%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The record was not saved</source>
        <translation>Die Aufzeichnung wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>Es wurde kein Terminal geöffnet</translation>
    </message>
    <message>
        <source>Save the configuration first: the command line reads its file.</source>
        <translation>Zuerst die Konfiguration speichern: Die Befehlszeile liest ihre Datei.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>&amp;New device…</source>
        <translation>&amp;Neues Gerät…</translation>
    </message>
    <message>
        <source>&amp;Verify what is in use</source>
        <translation>&amp;Version in Gebrauch prüfen</translation>
    </message>
    <message>
        <source>&amp;Roll back…</source>
        <translation>&amp;Zurückrollen…</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
    <message>
        <source>It belongs to this window: closing it asks first, and cancels.</source>
        <translation>Es gehört zu diesem Fenster: Schließen fragt erst und bricht ab.</translation>
    </message>
    <message>
        <source>&amp;Deploy again</source>
        <translation>Erneut &amp;bereitstellen</translation>
    </message>
    <message>
        <source>This machine is kept awake.</source>
        <translation>Dieser Rechner wird wach gehalten.</translation>
    </message>
    <message>
        <source>Nothing here can keep this machine awake; it may fall asleep.</source>
        <translation>Hier kann nichts den Rechner wach halten; er kann einschlafen.</translation>
    </message>
</context>
<context>
    <name>cw::MemoryBar</name>
    <message>
        <source>%1 there</source>
        <translation>%1 vorhanden</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>%1 nötig</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
</context>
<context>
    <name>cw::MemoryCanvas</name>
    <message>
        <source>Limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
</context>
<context>
    <name>cw::MemoryPlot</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Compilers</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Linkers</source>
        <translation>Linker</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column: since the run began</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1, MiB</source>
        <translation>%1, MiB</translation>
    </message>
    <message>
        <source>Total, MiB</source>
        <translation>Gesamt, MiB</translation>
    </message>
    <message>
        <source>Swap, MiB</source>
        <translation>Swap, MiB</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>Memory peaked at %1 at %2%3.</source>
        <comment>memory of limit, time, cause</comment>
        <translation>Die Speicherspitze lag bei %1 nach %2%3.</translation>
    </message>
    <message>
        <source>%1 now; the peak was %2 at %3%4.</source>
        <comment>memory of limit, peak, time, cause</comment>
        <translation>Jetzt %1; die Spitze war %2 nach %3%4.</translation>
    </message>
</context>
<context>
    <name>cw::MemoryTicker</name>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
</context>
<context>
    <name>cw::NativeRoad</name>
    <message>
        <source>built here, for a machine like this one</source>
        <translation>hier gebaut, für einen Rechner wie diesen</translation>
    </message>
    <message>
        <source>This machine is no %1, so nothing is built here natively for it.</source>
        <translation>Dieser Rechner ist kein %1, also wird hier nichts nativ dafür gebaut.</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>mode auf cross setzen.</translation>
    </message>
</context>
<context>
    <name>cw::Needs</name>
    <message>
        <source>no python3</source>
        <translation>kein python3</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>glibc</source>
        <translation>glibc</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>libstdc++ (GLIBCXX)</source>
        <translation>libstdc++ (GLIBCXX)</translation>
    </message>
</context>
<context>
    <name>cw::NetworkPane</name>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Used by git and Bazel when a build fetches something. They are inherited, never written into a plan. An empty field leaves the environment as it is.</source>
        <translation>Für git und Bazel, wenn ein Build etwas holt. Die Werte werden vererbt, nie in einen Plan geschrieben. Ein leeres Feld lässt die Umgebung, wie sie ist.</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>Proxys</translation>
    </message>
    <message>
        <source>&amp;HTTP</source>
        <translation>&amp;HTTP</translation>
    </message>
    <message>
        <source>HTTP&amp;S</source>
        <translation>HTTP&amp;S</translation>
    </message>
    <message>
        <source>&amp;Not for</source>
        <translation>&amp;Nicht für</translation>
    </message>
    <message>
        <source>Hosts by comma; .example.org stands for everything below it.</source>
        <translation>Hosts, durch Komma getrennt; .example.org steht für alles darunter.</translation>
    </message>
    <message>
        <source>%1, from the environment</source>
        <translation>%1, aus der Umgebung</translation>
    </message>
</context>
<context>
    <name>cw::Notifier</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>cw::Offering</name>
    <message>
        <source>CUDA %1 for %2</source>
        <translation>CUDA %1 für %2</translation>
    </message>
    <message>
        <source>CUDA %1 with cuDNN %2 for %3</source>
        <translation>CUDA %1 mit cuDNN %2 für %3</translation>
    </message>
    <message>
        <source>cuDNN %1 for %2</source>
        <translation>cuDNN %1 für %2</translation>
    </message>
    <message>
        <source>Only for several GPUs: one GPU needs no NCCL.</source>
        <translation>Nur für mehrere GPUs: Eine einzelne braucht kein NCCL.</translation>
    </message>
    <message>
        <source>NCCL for %1</source>
        <translation>NCCL für %1</translation>
    </message>
    <message>
        <source>It is built for Arm servers (SBSA): link against it, never ship it to a Jetson.</source>
        <translation>Es ist für Arm-Server (SBSA) gebaut: dagegen linken, nie auf einen Jetson bringen.</translation>
    </message>
    <message>
        <source>the build brings it</source>
        <translation>bringt der Build mit</translation>
    </message>
    <message>
        <source>Bazel %1</source>
        <translation>Bazel %1</translation>
    </message>
    <message>
        <source>npm&apos;s registry</source>
        <translation>npms Registry</translation>
    </message>
    <message>
        <source>upstream&apos;s release</source>
        <translation>Upstreams Release</translation>
    </message>
    <message>
        <source>It goes into your cache; nothing is installed, and the plan uses it by itself.</source>
        <translation>Es kommt in den eigenen Cache; nichts wird installiert, und der Plan verwendet es von selbst.</translation>
    </message>
    <message>
        <source>How large it is, its server says.</source>
        <translation>Wie groß es ist, sagt sein Server.</translation>
    </message>
</context>
<context>
    <name>cw::OptionsPage</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>What is built in, with which flags, and within which limits.</source>
        <translation>Was eingebaut wird, mit welchen Flags und in welchen Grenzen.</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>Nur Geändertes</translation>
    </message>
    <message>
        <source>No option matches.</source>
        <translation>Keine Option passt.</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>Option suchen</translation>
    </message>
    <message>
        <source>Find an option: xla, march, memory</source>
        <translation>Option suchen: xla, march, memory</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Flags and targets</source>
        <translation>Flags und Ziele</translation>
    </message>
    <message>
        <source>those of the board</source>
        <translation>die des Boards</translation>
    </message>
    <message>
        <source>those the choices need</source>
        <translation>die für die Auswahl nötigen</translation>
    </message>
    <message>
        <source>none of your own</source>
        <translation>keine eigenen</translation>
    </message>
    <message>
        <source>those of the product</source>
        <translation>die des Produkts</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Features</translation>
    </message>
    <message>
        <source>%1; yes unless it is answered otherwise.</source>
        <translation>%1; ja, wenn nicht anders beantwortet.</translation>
    </message>
    <message>
        <source>%1; no unless it is answered otherwise.</source>
        <translation>%1; nein, wenn nicht anders beantwortet.</translation>
    </message>
    <message>
        <source>The release does not ask about it.</source>
        <translation>Das Release fragt nicht danach.</translation>
    </message>
    <message>
        <source>Features that %1 asks about</source>
        <translation>Features, nach denen %1 fragt</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>One compiler</source>
        <translation>Ein Compiler</translation>
    </message>
    <message>
        <source>at its peak, %1</source>
        <translation>in der Spitze, %1</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Bazel starts no more than fit into %1 by its own estimate; that is about %2 at their peak.</source>
        <translation>Bazel startet nach eigener Schätzung nicht mehr, als in %1 passen; das sind etwa %2 in der Spitze.</translation>
    </message>
    <message>
        <source>Bazel starts no more than fit into %1 by its own estimate.</source>
        <translation>Bazel startet nach eigener Schätzung nicht mehr, als in %1 passen.</translation>
    </message>
    <message>
        <source>Without a limit Bazel decides by the machine&apos;s memory.</source>
        <translation>Ohne Grenze entscheidet Bazel nach dem Speicher der Maschine.</translation>
    </message>
    <message>
        <source>That is more than the machine has: fewer jobs, or swap.</source>
        <translation>Das ist mehr, als die Maschine hat: weniger Jobs oder Swap.</translation>
    </message>
    <message numerus="yes">
        <source>%n compiler(s) at once may need %1 at the peak.</source>
        <translation>
            <numerusform>%n Compiler braucht in der Spitze womöglich %1.</numerusform>
            <numerusform>%n Compiler zugleich brauchen in der Spitze womöglich %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the build needs about %1</source>
        <translation>der Build braucht etwa %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>nothing is ignored</source>
        <translation>nichts wird ignoriert</translation>
    </message>
    <message>
        <source>The device, which builds</source>
        <translation>Das Gerät, das baut</translation>
    </message>
    <message>
        <source>%1 stay free of this machine, as Preferences say.</source>
        <translation>%1 dieses Rechners bleiben frei, wie in den Einstellungen festgelegt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Bazel&apos;s own</source>
        <translation>der von Bazel</translation>
    </message>
</context>
<context>
    <name>cw::OutcomeStrip</name>
    <message>
        <source>What the failed action printed</source>
        <translation>Ausgabe der fehlgeschlagenen Aktion</translation>
    </message>
</context>
<context>
    <name>cw::Outlook</name>
    <message>
        <source>No release is called %1.</source>
        <translation>Kein Release heißt %1.</translation>
    </message>
    <message>
        <source>Nothing known admits CUDA here.</source>
        <translation>Nichts Bekanntes lässt hier CUDA zu.</translation>
    </message>
</context>
<context>
    <name>cw::OutlookPanel</name>
    <message>
        <source>Does it fit?</source>
        <translation>Passt es?</translation>
    </message>
    <message>
        <source>First build</source>
        <translation>Erster Build</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Downloaded first</source>
        <translation>Vorher zu laden</translation>
    </message>
    <message>
        <source>asking the rules</source>
        <translation>fragt die Regeln</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>besides what the build itself fetches</source>
        <translation>außer dem, was der Build selbst holt</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>see below</source>
        <translation>siehe unten</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n Punkt zu berichtigen</numerusform>
            <numerusform>%n Punkte zu berichtigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing against it</source>
        <translation>Nichts spricht dagegen</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known yet</source>
        <translation>
            <numerusform>%n Punkt noch nicht bekannt</numerusform>
            <numerusform>%n Punkte noch nicht bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>no run here yet</source>
        <translation>hier noch kein Lauf</translation>
    </message>
    <message numerus="yes">
        <source>the longest of %n run(s) here</source>
        <translation>
            <numerusform>der längste von %n Lauf hier</numerusform>
            <numerusform>der längste von %n Läufen hier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>free space</comment>
        <translation>nur %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::PartDetail</name>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>Zusammensetzen</translation>
    </message>
    <message>
        <source>Fetch the other %1</source>
        <translation>Die übrigen %1 holen</translation>
    </message>
    <message>
        <source>Fetch %1</source>
        <translation>%1 holen</translation>
    </message>
    <message>
        <source>%1 is free in %2.</source>
        <translation>In %2 sind %1 frei.</translation>
    </message>
    <message>
        <source>How much is free in %1 is not known.</source>
        <translation>Wie viel in %1 frei ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 to download; needs %2 on the disk.</source>
        <comment>sizes</comment>
        <translation>%1 zu laden; braucht %2 auf dem Datenträger.</translation>
    </message>
    <message>
        <source>%1 to download, and more once it is unpacked.</source>
        <translation>%1 zu laden, entpackt dann mehr.</translation>
    </message>
    <message>
        <source>Choose a part</source>
        <translation>Ein Teil wählen</translation>
    </message>
    <message>
        <source>Where it comes from, and what it costs, is shown here.</source>
        <translation>Woher es kommt und was es kostet, steht dann hier.</translation>
    </message>
    <message>
        <source>Licence: %1.</source>
        <translation>Lizenz: %1.</translation>
    </message>
    <message>
        <source>With an empty cuDNN %1: what needs only its version builds, and does not run</source>
        <translation>Mit leerem cuDNN %1: Was nur dessen Version braucht, lässt sich bauen, läuft aber nicht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part, act</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>cw::PartModel</name>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>not whole</source>
        <translation>lückenhaft</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>nowhere known</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>you install it</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>Auf dem Rechner</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>Zu laden</translation>
    </message>
</context>
<context>
    <name>cw::PartsPanel</name>
    <message>
        <source>Parts of the toolchain</source>
        <translation>Teile der Toolchain</translation>
    </message>
    <message>
        <source>What is wrong in the CUDA folder</source>
        <translation>Was im CUDA-Ordner nicht stimmt</translation>
    </message>
    <message>
        <source>Choose a release and a board; then this says what they need.</source>
        <translation>Ein Release und ein Board wählen; dann steht hier, was sie brauchen.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not on this machine.</source>
        <translation>
            <numerusform>Ein Teil fehlt auf diesem Rechner.</numerusform>
            <numerusform>%n Teile fehlen auf diesem Rechner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is known to be needed is missing.</source>
        <translation>Nichts fehlt von dem, was bekanntlich nötig ist.</translation>
    </message>
    <message>
        <source>The CUDA toolkit can be fetched: %1.</source>
        <translation>Das CUDA-Toolkit lässt sich holen: %1.</translation>
    </message>
    <message>
        <source>What is fetched needs no root and changes no package of this system.</source>
        <translation>Das Holen braucht kein root und ändert kein Paket dieses Systems.</translation>
    </message>
    <message>
        <source>CUDA folder %1: every file that the release asks for is there.</source>
        <translation>CUDA-Ordner %1: Jede Datei, die das Release verlangt, ist da.</translation>
    </message>
    <message numerus="yes">
        <source>CUDA folder %1: %n file(s) are not as they must be.</source>
        <translation>
            <numerusform>CUDA-Ordner %1: Eine Datei ist nicht, wie sie sein muss.</numerusform>
            <numerusform>CUDA-Ordner %1: %n Dateien sind nicht, wie sie sein müssen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1 wird geholt</translation>
    </message>
    <message>
        <source>Stopped. What was downloaded is kept; fetching again goes on with it.</source>
        <translation>Abgebrochen. Geladenes bleibt erhalten; erneutes Holen geht damit weiter.</translation>
    </message>
    <message>
        <source>%1 was not fetched</source>
        <translation>%1 wurde nicht geholt</translation>
    </message>
    <message>
        <source>%1 lies in %2.</source>
        <translation>%1 liegt in %2.</translation>
    </message>
    <message>
        <source>%1 lies in %2. It was not set as the CUDA folder, since another CUDA is chosen now.</source>
        <translation>%1 liegt in %2. Es wurde nicht als CUDA-Ordner gesetzt, da inzwischen ein anderes CUDA gewählt ist.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>%1 lies in %2, and this plan uses it now.</source>
        <translation>%1 liegt in %2, und dieser Plan verwendet es nun.</translation>
    </message>
    <message>
        <source>%1 is fetched</source>
        <translation>%1 ist geholt</translation>
    </message>
</context>
<context>
    <name>cw::Plan</name>
    <message>
        <source>The plan was changed after it was made: its content does not fit its hash.</source>
        <translation>Der Plan wurde nachträglich geändert: Sein Inhalt passt nicht zu seinem Hash.</translation>
    </message>
    <message>
        <source>Make the plan again and approve it.</source>
        <translation>Den Plan neu erstellen und freigeben.</translation>
    </message>
</context>
<context>
    <name>cw::PlanFilesModel</name>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Toolchain</source>
        <translation>Toolchain</translation>
    </message>
    <message>
        <source>Stand-in repositories</source>
        <translation>Platzhalter-Repositorys</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Andere Dateien</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>%n Zeile hinzugefügt</numerusform>
            <numerusform>%n Zeilen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>%n Zeile entfernt</numerusform>
            <numerusform>%n Zeilen entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps and limits</source>
        <translation>Schritte und Grenzen</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Everything that will run, in order, and compared with the last run</source>
        <translation>Alles, was laufen wird, der Reihe nach und mit dem letzten Lauf verglichen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Scripts for the board</source>
        <translation>Skripte für das Board</translation>
    </message>
</context>
<context>
    <name>cw::PlanStepsModel</name>
    <message>
        <source>is there already</source>
        <translation>ist schon da</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Letztes Mal</translation>
    </message>
</context>
<context>
    <name>cw::PlotPane</name>
    <message>
        <source>Show the whole run (0)</source>
        <translation>Ganzen Lauf zeigen (0)</translation>
    </message>
    <message>
        <source>Show as a table (F2)</source>
        <translation>Als Tabelle zeigen (F2)</translation>
    </message>
    <message>
        <source>%1 as a table</source>
        <translation>%1 als Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Show as a picture (F2)</source>
        <translation>Als Bild zeigen (F2)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Durch Komma getrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>Die Tabelle wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>cw::Preferences</name>
    <message>
        <source>The cache folder &quot;%1&quot; is not an absolute path.</source>
        <translation>Der Cache-Ordner „%1“ ist kein absoluter Pfad.</translation>
    </message>
    <message>
        <source>Correct cache_folder in %1.</source>
        <translation>cache_folder in %1 berichtigen.</translation>
    </message>
</context>
<context>
    <name>cw::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The preferences were not saved</source>
        <translation>Die Einstellungen wurden nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>cw::PreflightModel</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Before copying</source>
        <translation>Vor dem Kopieren</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
</context>
<context>
    <name>cw::Preset</name>
    <message>
        <source>there is no key &quot;%1&quot;</source>
        <translation>den Schlüssel „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>it has no &quot;id&quot;</source>
        <translation>&quot;id&quot; fehlt</translation>
    </message>
    <message>
        <source>the value of %1 does not fit the field</source>
        <translation>der Wert von %1 passt nicht zum Feld</translation>
    </message>
    <message>
        <source>its &quot;values&quot; are no object</source>
        <translation>&quot;values&quot; ist kein Objekt</translation>
    </message>
</context>
<context>
    <name>cw::PresetTexts</name>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for any 64-bit Arm machine</source>
        <translation>TensorFlow Lite 2.8.0, C-Bibliothek für jeden 64-Bit-Arm-Rechner</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so for Armv8-A, cross-built.</source>
        <translation>libtensorflowlite_c.so für Armv8-A, cross-gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA 8.0 for AWS P2 (K80)</source>
        <translation>TensorFlow-1.4.0-Wheel mit CUDA 8.0 für AWS P2 (K80)</translation>
    </message>
    <message>
        <source>-march=broadwell; GCC 5.4, which CUDA 8.0 takes.</source>
        <translation>-march=broadwell; GCC 5.4, das CUDA 8.0 annimmt.</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA 9.0 for AWS P3 (V100)</source>
        <translation>TensorFlow-1.4.0-Wheel mit CUDA 9.0 für AWS P3 (V100)</translation>
    </message>
    <message>
        <source>CUDA 9.0, cuDNN 7.0 and Bazel 0.7.0, as built then with two patches that are lost.</source>
        <translation>CUDA 9.0, cuDNN 7.0 und Bazel 0.7.0, wie damals mit zwei verlorenen Patches gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow Serving 1.8 with CUDA 9.0, for AWS P3 (V100)</source>
        <translation>TensorFlow Serving 1.8 mit CUDA 9.0, für AWS P3 (V100)</translation>
    </message>
    <message>
        <source>The model server, built on an x86_64 machine.</source>
        <translation>Der Modellserver, auf einem x86_64-Rechner gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow 2.12.0 wheel with CUDA for the Jetson AGX Orin, JetPack 5.1.2, built on the board</source>
        <translation>TensorFlow-2.12.0-Wheel mit CUDA für den Jetson AGX Orin, JetPack 5.1.2, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 11.4, cuDNN 8.6 and Python 3.8 as JetPack 5.1.2 installs them. 2.13 is the last release for Python 3.8.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 11.4, cuDNN 8.6 und Python 3.8, wie JetPack 5.1.2 sie installiert. 2.13 ist das letzte Release für Python 3.8.</translation>
    </message>
    <message>
        <source>TensorFlow 2.21.0 wheel with CUDA for the Jetson AGX Orin, JetPack 7.2, built on the board</source>
        <translation>TensorFlow-2.21.0-Wheel mit CUDA für den Jetson AGX Orin, JetPack 7.2, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 13.2, cuDNN 9.20 and Python 3.12 as JetPack 7.2 installs them. The same CUDA packages as for Arm servers (sbsa). Nobody is known to have built this release with CUDA 13 for this board.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 13.2, cuDNN 9.20 und Python 3.12, wie JetPack 7.2 sie installiert. Dieselben CUDA-Pakete wie für Arm-Server (sbsa). Es ist niemand bekannt, der dieses Release mit CUDA 13 für dieses Board gebaut hat.</translation>
    </message>
    <message>
        <source>TensorFlow 2.8.0 wheel for the Jetson AGX Orin, CPU only, cross-built</source>
        <translation>TensorFlow-2.8.0-Wheel für den Jetson AGX Orin, nur CPU, cross-gebaut</translation>
    </message>
    <message>
        <source>Needs Bazel 4.2.3, an aarch64 cross compiler and the headers of Python 3.8 for the board. libstdc++ is linked in.</source>
        <translation>Braucht Bazel 4.2.3, einen aarch64-Cross-Compiler und die Header von Python 3.8 für das Board. libstdc++ wird eingebunden.</translation>
    </message>
    <message>
        <source>TensorFlow 2.12.0 wheel with CUDA for the Jetson AGX Xavier, JetPack 5.1.2, built on the board</source>
        <translation>TensorFlow-2.12.0-Wheel mit CUDA für den Jetson AGX Xavier, JetPack 5.1.2, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>TensorFlow 2.6.0 wheel for the Jetson Nano, CPU only, cross-built</source>
        <translation>TensorFlow-2.6.0-Wheel für den Jetson Nano, nur CPU, cross-gebaut</translation>
    </message>
    <message>
        <source>Needs Bazel 3.7.2, an aarch64 cross compiler and the headers of Python 3.6 for the board. libstdc++ is linked in, since the board&apos;s is older than most compilers here.</source>
        <translation>Braucht Bazel 3.7.2, einen aarch64-Cross-Compiler und die Header von Python 3.6 für das Board. libstdc++ wird eingebunden, da die des Boards älter ist als die meisten Compiler hier.</translation>
    </message>
    <message>
        <source>TensorFlow 2.6.0 wheel with CUDA for the Jetson Nano, JetPack 4.6.1, built on the board</source>
        <translation>TensorFlow-2.6.0-Wheel mit CUDA für den Jetson Nano, JetPack 4.6.1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 10.2, cuDNN 8.2 and Python 3.6 as JetPack 4.6.1 installs them. 2.6 is the last release for Python 3.6. Needs swap: the board has 4 GB.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 10.2, cuDNN 8.2 und Python 3.6, wie JetPack 4.6.1 sie installiert. 2.6 ist das letzte Release für Python 3.6. Braucht Swap: Das Board hat 4 GB.</translation>
    </message>
    <message>
        <source>TensorFlow 2.18.0 wheel with CUDA for the Jetson Orin Nano, JetPack 6.2, built on the board</source>
        <translation>TensorFlow-2.18.0-Wheel mit CUDA für den Jetson Orin Nano, JetPack 6.2, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 12.6, cuDNN 9.3 and Python 3.10 as JetPack 6.2 installs them. The build takes the CUDA of the JetPack (LOCAL_CUDA_PATH) rather than the one for servers that it would download, and leaves NCCL out, which Jetson does not have.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 12.6, cuDNN 9.3 und Python 3.10, wie JetPack 6.2 sie installiert. Der Build nimmt das CUDA des JetPack (LOCAL_CUDA_PATH) statt des Server-CUDA, das er herunterladen würde, und lässt NCCL weg, das es auf Jetson nicht gibt.</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Jetson Orin Nano</source>
        <translation>TensorFlow Lite 2.8.0, C-Bibliothek für den Jetson Orin Nano</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so with XNNPACK, cross-built with the distribution&apos;s compiler and Bazel 4.2.</source>
        <translation>libtensorflowlite_c.so mit XNNPACK, cross-gebaut mit dem Compiler der Distribution und Bazel 4.2.</translation>
    </message>
    <message>
        <source>Tinyflow wheel for the Jetson Orin Nano, cross-built</source>
        <translation>Tinyflow-Wheel für den Jetson Orin Nano, cross-gebaut</translation>
    </message>
    <message>
        <source>The workspace inside this program: a TensorFlow in shape, built in minutes. Needs Bazel 4.2 and an aarch64 cross compiler, no network.</source>
        <translation>Der Workspace in diesem Programm: ein TensorFlow im Kleinen, in Minuten gebaut. Braucht Bazel 4.2 und einen aarch64-Cross-Compiler, kein Netz.</translation>
    </message>
    <message>
        <source>TensorFlow 2.21.0 wheel with CUDA for the Jetson Thor, JetPack 7.1, built on the board</source>
        <translation>TensorFlow-2.21.0-Wheel mit CUDA für den Jetson Thor, JetPack 7.1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 13.0, cuDNN 9.12 and Python 3.12 as JetPack 7.1 installs them. The same CUDA packages as for Arm servers (sbsa). Nobody is known to have built this release with CUDA 13 for this board.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 13.0, cuDNN 9.12 und Python 3.12, wie JetPack 7.1 sie installiert. Dieselben CUDA-Pakete wie für Arm-Server (sbsa). Es ist niemand bekannt, der dieses Release mit CUDA 13 für dieses Board gebaut hat.</translation>
    </message>
    <message>
        <source>TensorFlow 1.1.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>TensorFlow-1.1.0-Wheel mit CUDA für den Jetson TX1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 5.1 as in JetPack 3.0; two hours and more. Needs swap (RAM and 7.5 GB more at the peak), and the tag&apos;s patches for nvcc 8.0.34: no variadic templates in Eigen, fewer GEMM algorithms.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 8.0 und cuDNN 5.1 wie in JetPack 3.0; zwei Stunden und mehr. Braucht Swap (RAM und in der Spitze 7,5 GB mehr) und die Patches des Tags für nvcc 8.0.34: keine variadischen Templates in Eigen, weniger GEMM-Algorithmen.</translation>
    </message>
    <message>
        <source>TensorFlow 1.2.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>TensorFlow-1.2.0-Wheel mit CUDA für den Jetson TX1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 5.1 as in JetPack 3.0; two hours and more. As 1.1.0, and another Eigen (d781c1de9834) for missing ARM specialisations.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 8.0 und cuDNN 5.1 wie in JetPack 3.0; zwei Stunden und mehr. Wie 1.1.0, dazu ein anderes Eigen (d781c1de9834) wegen fehlender ARM-Spezialisierungen.</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>TensorFlow-1.3.0-Wheel mit CUDA für den Jetson TX1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>TensorFlow-1.4.0-Wheel mit CUDA für den Jetson TX1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 6 as in JetPack 3.1; two hours and more. Builds without a patch of TensorFlow; its kernel has no swap, hence one job.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 8.0 und cuDNN 6 wie in JetPack 3.1; zwei Stunden und mehr. Baut ohne Patch an TensorFlow; sein Kernel hat keinen Swap, deshalb ein Job.</translation>
    </message>
    <message>
        <source>TensorFlow 1.5.0 wheel for the Jetson TX1, CPU only, cross-built</source>
        <translation>TensorFlow-1.5.0-Wheel für den Jetson TX1, nur CPU, cross-gebaut</translation>
    </message>
    <message>
        <source>The smaller of two wheels of the TX1 cross build. Needs Bazel 0.10.0 (or another that takes a CROSSTOOL), a cross compiler and the board&apos;s Python 3.5 headers.</source>
        <translation>Das kleinere der beiden Wheels des TX1-Cross-Builds. Braucht Bazel 0.10.0 (oder ein anderes, das CROSSTOOL annimmt), einen Cross-Compiler und die Python-3.5-Header des Boards.</translation>
    </message>
    <message>
        <source>TensorFlow 1.5.0 wheel with CUDA for the Jetson TX1, cross-built</source>
        <translation>TensorFlow-1.5.0-Wheel mit CUDA für den Jetson TX1, cross-gebaut</translation>
    </message>
    <message>
        <source>CUDA 8.0 and cuDNN 6 as in JetPack 3.1. Needs the CUDA 8.0 toolkit with its aarch64 cross packages, cuDNN 6 for this machine and for the board, Bazel 0.10.0, and the board&apos;s Python 3.5 headers.</source>
        <translation>CUDA 8.0 und cuDNN 6 wie in JetPack 3.1. Braucht das CUDA-8.0-Toolkit mit seinen aarch64-Cross-Paketen, cuDNN 6 für diesen Rechner und für das Board, Bazel 0.10.0 und die Python-3.5-Header des Boards.</translation>
    </message>
    <message>
        <source>TensorFlow 2.6.0 wheel with CUDA for the Jetson TX2, JetPack 4.6.1, built on the board</source>
        <translation>TensorFlow-2.6.0-Wheel mit CUDA für den Jetson TX2, JetPack 4.6.1, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 10.2, cuDNN 8.2 and Python 3.6 as JetPack 4.6.1 installs them. 2.6 is the last release for Python 3.6.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 10.2, cuDNN 8.2 und Python 3.6, wie JetPack 4.6.1 sie installiert. 2.6 ist das letzte Release für Python 3.6.</translation>
    </message>
    <message>
        <source>TensorFlow 2.12.0 wheel with CUDA for the Jetson Xavier NX, JetPack 5.1.2, built on the board</source>
        <translation>TensorFlow-2.12.0-Wheel mit CUDA für den Jetson Xavier NX, JetPack 5.1.2, auf dem Board gebaut</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 11.4, cuDNN 8.6 and Python 3.8 as JetPack 5.1.2 installs them. Needs swap: the board has 8 GB.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 11.4, cuDNN 8.6 und Python 3.8, wie JetPack 5.1.2 sie installiert. Braucht Swap: Das Board hat 8 GB.</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi Zero</source>
        <translation>TensorFlow 1.3.0, C-Bibliothek für den Raspberry Pi Zero</translation>
    </message>
    <message>
        <source>libtensorflow.so, cross-built. Needs an ARMv6 toolchain: a distribution&apos;s armhf compiler makes ARMv7 start-up code.</source>
        <translation>libtensorflow.so, cross-gebaut. Braucht eine ARMv6-Toolchain: Der armhf-Compiler einer Distribution erzeugt ARMv7-Startcode.</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi 1</source>
        <translation>TensorFlow 1.3.0, C-Bibliothek für den Raspberry Pi 1</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi 2</source>
        <translation>TensorFlow 1.3.0, C-Bibliothek für den Raspberry Pi 2</translation>
    </message>
    <message>
        <source>libtensorflow.so, cross-built.</source>
        <translation>libtensorflow.so, cross-gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for any ARMv7 machine with NEON</source>
        <translation>TensorFlow Lite 2.8.0, C-Bibliothek für jeden ARMv7-Rechner mit NEON</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so for armhf (Raspberry Pi 2 and newer with a 32-bit system), cross-built; -mfp16-format=ieee as XNNPACK wants it before 2.9.</source>
        <translation>libtensorflowlite_c.so für armhf (Raspberry Pi 2 und neuer mit 32-Bit-System), cross-gebaut; -mfp16-format=ieee, wie XNNPACK es vor 2.9 braucht.</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi 3, 32-bit</source>
        <translation>TensorFlow 1.3.0, C-Bibliothek für den Raspberry Pi 3, 32 Bit</translation>
    </message>
    <message>
        <source>TensorFlow 2.13.0 wheel for the Raspberry Pi 4, 64-bit, CPU only, cross-built</source>
        <translation>TensorFlow-2.13.0-Wheel für den Raspberry Pi 4, 64 Bit, nur CPU, cross-gebaut</translation>
    </message>
    <message>
        <source>Needs Bazel 5.3.0, an aarch64 cross compiler and the headers of Python 3.11 for the board. For Raspberry Pi OS 12.</source>
        <translation>Braucht Bazel 5.3.0, einen aarch64-Cross-Compiler und die Header von Python 3.11 für das Board. Für Raspberry Pi OS 12.</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Raspberry Pi 4, 64-bit</source>
        <translation>TensorFlow Lite 2.8.0, C-Bibliothek für den Raspberry Pi 4, 64 Bit</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so, cross-built.</source>
        <translation>libtensorflowlite_c.so, cross-gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Raspberry Pi 4, 32-bit</source>
        <translation>TensorFlow Lite 2.8.0, C-Bibliothek für den Raspberry Pi 4, 32 Bit</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so, cross-built; -mfp16-format=ieee as XNNPACK wants it before 2.9.</source>
        <translation>libtensorflowlite_c.so, cross-gebaut; -mfp16-format=ieee, wie XNNPACK es vor 2.9 braucht.</translation>
    </message>
    <message>
        <source>Tinyflow wheel for the Raspberry Pi 4, 32-bit, cross-built</source>
        <translation>Tinyflow-Wheel für den Raspberry Pi 4, 32 Bit, cross-gebaut</translation>
    </message>
    <message>
        <source>The workspace inside this program, for a 32-bit system. Needs an armhf cross compiler.</source>
        <translation>Der Workspace in diesem Programm, für ein 32-Bit-System. Braucht einen armhf-Cross-Compiler.</translation>
    </message>
    <message>
        <source>Tinyflow wheel for the Raspberry Pi 4, 64-bit, cross-built</source>
        <translation>Tinyflow-Wheel für den Raspberry Pi 4, 64 Bit, cross-gebaut</translation>
    </message>
    <message>
        <source>The workspace inside this program, for a 64-bit system.</source>
        <translation>Der Workspace in diesem Programm, für ein 64-Bit-System.</translation>
    </message>
    <message>
        <source>TensorFlow 2.13.0 wheel for the Raspberry Pi 5, CPU only, cross-built</source>
        <translation>TensorFlow-2.13.0-Wheel für den Raspberry Pi 5, nur CPU, cross-gebaut</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Raspberry Pi 5</source>
        <translation>TensorFlow Lite 2.8.0, C-Bibliothek für den Raspberry Pi 5</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel for AWS m4 (Broadwell), CPU only</source>
        <translation>TensorFlow-1.4.0-Wheel für AWS m4 (Broadwell), nur CPU</translation>
    </message>
    <message>
        <source>-march=broadwell; built with GCC 7.1 then.</source>
        <translation>-march=broadwell; damals mit GCC 7.1 gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel for a Skylake desktop, CPU only</source>
        <translation>TensorFlow-1.4.0-Wheel für einen Skylake-Rechner, nur CPU</translation>
    </message>
    <message>
        <source>-march=skylake; built with GCC 7.1 then.</source>
        <translation>-march=skylake; damals mit GCC 7.1 gebaut.</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA 8.0 for a desktop with a GTX 1080 Ti</source>
        <translation>TensorFlow-1.4.0-Wheel mit CUDA 8.0 für einen Rechner mit GTX 1080 Ti</translation>
    </message>
    <message>
        <source>-march=core-avx-i with AVX2 and FMA; GCC 5.4, which CUDA 8.0 takes.</source>
        <translation>-march=core-avx-i mit AVX2 und FMA; GCC 5.4, das CUDA 8.0 annimmt.</translation>
    </message>
    <message>
        <source>TensorFlow 2.18.0 wheel with CUDA in a container, for an x86_64 workstation</source>
        <translation>TensorFlow-2.18.0-Wheel mit CUDA im Container, für eine x86_64-Workstation</translation>
    </message>
    <message>
        <source>CUDA 12.5.1 and cuDNN 9.3.0 are downloaded by the build. For a laptop with an RTX 4060 (capability 8.9), compiled for 8.6, which runs there and which older toolkits know. Needs Docker or Podman and a driver of branch 525 or newer.</source>
        <translation>CUDA 12.5.1 und cuDNN 9.3.0 lädt der Build herunter. Für ein Notebook mit RTX 4060 (Capability 8.9), übersetzt für 8.6, das dort läuft und das ältere Toolkits kennen. Braucht Docker oder Podman und einen Treiber ab Zweig 525.</translation>
    </message>
    <message>
        <source>Tinyflow wheel for this x86_64 machine</source>
        <translation>Tinyflow-Wheel für diesen x86_64-Rechner</translation>
    </message>
    <message>
        <source>The workspace inside this program, built natively: to try Bazel and the limits.</source>
        <translation>Der Workspace in diesem Programm, nativ gebaut: um Bazel und die Grenzwerte auszuprobieren.</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 6 as in JetPack 3.1; two hours and more. JetPack 3.1 repaired nvcc, so only Eigen is patched; its kernel has no swap, hence the limits of its author: 2048 MiB, one job.</source>
        <translation>Über ssh auf dem Board selbst gebaut. CUDA 8.0 und cuDNN 6 wie in JetPack 3.1; zwei Stunden und mehr. JetPack 3.1 hat nvcc repariert, daher wird nur Eigen gepatcht; sein Kernel hat keinen Swap, deshalb die Grenzen des Autors: 2048 MiB, ein Job.</translation>
    </message>
    <message>
        <source>Tinyflow wheel with CUDA 11.8 for 64-bit Arm servers, cross-built</source>
        <translation>Tinyflow-Wheel mit CUDA 11.8 für 64-Bit-Arm-Server, cross-gebaut</translation>
    </message>
    <message>
        <source>The workspace inside this program with its GPU kernel. Needs a CUDA toolkit for sbsa (crosswright toolkit fetch cuda-11.8) and g++ 11 for aarch64.</source>
        <translation>Der Arbeitsbereich in diesem Programm mit seinem GPU-Kernel. Braucht ein CUDA-Toolkit für sbsa (crosswright toolkit fetch cuda-11.8) und g++ 11 für aarch64.</translation>
    </message>
</context>
<context>
    <name>cw::ProgressCanvas</name>
    <message>
        <source>in all</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 fertig</translation>
    </message>
</context>
<context>
    <name>cw::ProgressPlot</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column: since the run began</comment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Actions done</source>
        <translation>Fertige Aktionen</translation>
    </message>
    <message>
        <source>Actions in all</source>
        <translation>Aktionen gesamt</translation>
    </message>
    <message>
        <source>Bazel has not counted any action yet.</source>
        <translation>Bazel hat noch keine Aktion gezählt.</translation>
    </message>
    <message>
        <source>No action was counted.</source>
        <translation>Es wurde keine Aktion gezählt.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1 von %2 Aktionen</translation>
    </message>
    <message>
        <source>%1, %2 a minute.</source>
        <comment>actions, speed</comment>
        <translation>%1, %2 pro Minute.</translation>
    </message>
    <message>
        <source>%1 in %2, %3 a minute.</source>
        <comment>actions, duration, speed</comment>
        <translation>%1 in %2, %3 pro Minute.</translation>
    </message>
    <message numerus="yes">
        <source>%1 action(s)</source>
        <translation>
            <numerusform>%1 Aktion</numerusform>
            <numerusform>%1 Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ProofModel</name>
    <message>
        <source>Random seed</source>
        <translation>Zufälliger Startwert</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Installed version</source>
        <translation>Installierte Version</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Answer of the device</source>
        <translation>Antwort des Geräts</translation>
    </message>
    <message>
        <source>Expected here</source>
        <translation>Hier erwartet</translation>
    </message>
</context>
<context>
    <name>cw::Provenance</name>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>from preset %1</source>
        <translation>aus Vorlage %1</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>selbst gesetzt</translation>
    </message>
    <message>
        <source>repaired by rule %1</source>
        <translation>korrigiert durch Regel %1</translation>
    </message>
    <message>
        <source>detected %1 at %2</source>
        <translation>%1 gefunden am %2</translation>
    </message>
</context>
<context>
    <name>cw::ProvenanceButton</name>
    <message>
        <source>preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>you</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Nothing is set; the default holds.</source>
        <translation>Nichts ist gesetzt; der Standard gilt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to the preset (%1)</source>
        <translation>Zurück zur Vorlage (%1)</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zum Standard</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy as edit</source>
        <translation>Als Änderung kopieren</translation>
    </message>
    <message>
        <source>Back to the preset: %1</source>
        <translation>Zurück zur Vorlage: %1</translation>
    </message>
</context>
<context>
    <name>cw::Prover</name>
    <message>
        <source>There is nothing among the artifacts that can be run as a proof.</source>
        <translation>Unter den Artefakten ist nichts, was sich zum Nachweis ausführen lässt.</translation>
    </message>
    <message>
        <source>There is no smoke program for &quot;%1&quot;, so nothing can be proved.</source>
        <translation>Für „%1“ gibt es kein Smoke-Test-Programm, daher ist kein Nachweis möglich.</translation>
    </message>
    <message>
        <source>the device&apos;s answer</source>
        <translation>die Antwort des Geräts</translation>
    </message>
    <message>
        <source>The smoke program failed: %1</source>
        <translation>Das Smoke-Test-Programm ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>The smoke program could not be written on the device: %1</source>
        <translation>Das Smoke-Test-Programm ließ sich auf dem Gerät nicht schreiben: %1</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1 bestanden.</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2: %3</source>
        <translation>%1 endete mit Exit-Code %2: %3</translation>
    </message>
    <message>
        <source>%1 loads, every symbol bound.</source>
        <translation>%1 lädt, alle Symbole sind gebunden.</translation>
    </message>
    <message>
        <source>%1 does not load: %2</source>
        <translation>%1 lädt nicht: %2</translation>
    </message>
    <message>
        <source>The GPU came to the same product: %1 CUDA %2, code for %3.</source>
        <translation>Die GPU kam zum selben Produkt: %1 CUDA %2, Code für %3.</translation>
    </message>
    <message>
        <source>The GPU came to another product than the CPU: %1</source>
        <translation>Die GPU kam zu einem anderen Produkt als die CPU: %1</translation>
    </message>
    <message>
        <source>The GPU failed: %1</source>
        <translation>Die GPU ist gescheitert: %1</translation>
    </message>
    <message>
        <source>The wheel is for a GPU (CUDA %1, code for %2), and the device has none that it can use: %3</source>
        <translation>Das Wheel ist für eine GPU (CUDA %1, Code für %2), und das Gerät hat keine, die es nutzen kann: %3</translation>
    </message>
</context>
<context>
    <name>cw::PtyProcess</name>
    <message>
        <source>%1 cannot be started: this terminal is in use.</source>
        <translation>%1 kann nicht gestartet werden: Dieses Terminal ist in Gebrauch.</translation>
    </message>
</context>
<context>
    <name>cw::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>cw::RailModel</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target and device</source>
        <translation>Ziel und Gerät</translation>
    </message>
    <message>
        <source>Toolchain &amp; CUDA</source>
        <translation>Toolchain &amp; CUDA</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Bereitstellen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
</context>
<context>
    <name>cw::Reading</name>
    <message>
        <source>RECORD lists %1, which is missing</source>
        <translation>RECORD nennt %1, das fehlt</translation>
    </message>
    <message>
        <source>%1 is damaged: %2.</source>
        <translation>%1 ist beschädigt: %2.</translation>
    </message>
    <message>
        <source>Build or download it again.</source>
        <translation>Erneut bauen oder herunterladen.</translation>
    </message>
    <message>
        <source>RECORD has a line that is none</source>
        <translation>RECORD hat eine Zeile, die keine ist</translation>
    </message>
    <message>
        <source>RECORD lists too many files</source>
        <translation>RECORD nennt zu viele Dateien</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>Das Lesen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>RECORD does not list %1</source>
        <translation>RECORD nennt %1 nicht</translation>
    </message>
    <message>
        <source>%1 is not what RECORD notes</source>
        <translation>%1 ist nicht, was RECORD vermerkt</translation>
    </message>
</context>
<context>
    <name>cw::RecordReader</name>
    <message>
        <source>nothing is filled in here, so %1 cannot stand there</source>
        <translation>hier wird nichts eingesetzt, also kann %1 dort nicht stehen</translation>
    </message>
    <message>
        <source>%1 is not filled in here; only %2 can stand there</source>
        <translation>%1 wird hier nicht eingesetzt; dort kann nur %2 stehen</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>erwartet wird ein Objekt</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>erwartet wird ein Text</translation>
    </message>
    <message>
        <source>a text that is not empty is expected</source>
        <translation>erwartet wird ein nicht leerer Text</translation>
    </message>
    <message>
        <source>a version such as 10.2 is expected</source>
        <translation>erwartet wird eine Version wie 10.2</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>erwartet wird eines von: %1</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>an object of texts is expected</source>
        <translation>erwartet wird ein Objekt aus Texten</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>erwartet wird true oder false</translation>
    </message>
    <message>
        <source>a whole number from 1 is expected</source>
        <translation>erwartet wird eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>this is no regular expression: %1</source>
        <translation>dies ist kein regulärer Ausdruck: %1</translation>
    </message>
</context>
<context>
    <name>cw::ReleaseList</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>Noch kein Plan</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>Nur CPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU, unchecked</source>
        <translation>GPU, ungeprüft</translation>
    </message>
    <message>
        <source>CPU, unchecked</source>
        <translation>CPU, ungeprüft</translation>
    </message>
    <message>
        <source>Needs</source>
        <comment>verdict, before what it needs</comment>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>eine Änderung</translation>
    </message>
    <message>
        <source>%1, ready combination</source>
        <translation>%1, fertige Kombination</translation>
    </message>
    <message>
        <source>There is a ready combination for this board.</source>
        <translation>Für dieses Board gibt es eine fertige Kombination.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>As a wheel</source>
        <translation>Als Wheel</translation>
    </message>
</context>
<context>
    <name>cw::ReleaseModel</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieses Board</translation>
    </message>
</context>
<context>
    <name>cw::ReviewBanner</name>
    <message>
        <source>Repair all</source>
        <translation>Alles korrigieren</translation>
    </message>
    <message>
        <source>Go to the field</source>
        <translation>Zum Feld</translation>
    </message>
    <message>
        <source>Go to the field %1</source>
        <translation>Zum Feld %1</translation>
    </message>
    <message numerus="yes">
        <source>The build is locked: %n error(s)</source>
        <translation>
            <numerusform>Der Build ist gesperrt: %n Fehler</numerusform>
            <numerusform>Der Build ist gesperrt: %n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before you build</source>
        <translation>
            <numerusform>%n Hinweis vor dem Bauen</numerusform>
            <numerusform>%n Hinweise vor dem Bauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; F4 goes from one to the next</source>
        <translation>
            <numerusform>und %n weiterer; F4 führt von einem zum nächsten</numerusform>
            <numerusform>und %n weitere; F4 führt von einem zum nächsten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) ignored</source>
        <translation>
            <numerusform>%n Fehler ignoriert</numerusform>
            <numerusform>%n Fehler ignoriert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ReviewFigures</name>
    <message>
        <source>Copy the plan&apos;s whole hash</source>
        <translation>Den ganzen Hash des Plans kopieren</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>no finished run yet</source>
        <translation>noch kein beendeter Lauf</translation>
    </message>
    <message numerus="yes">
        <source>from %n earlier run(s)</source>
        <translation>
            <numerusform>aus %n früheren Lauf</numerusform>
            <numerusform>aus %n früheren Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>goes on from run %1</source>
        <translation>setzt Lauf %1 fort</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Job</numerusform>
            <numerusform>%n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>as many jobs as Bazel chooses</source>
        <translation>so viele Jobs, wie Bazel wählt</translation>
    </message>
    <message>
        <source>peak before: %1</source>
        <translation>frühere Spitze: %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>free space not known</source>
        <translation>freier Platz nicht bekannt</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message>
        <source>What a first build of this release writes. Source: %1</source>
        <translation>Was ein erster Build dieses Release schreibt. Quelle: %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>free space</comment>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>%1 for Bazel&apos;s server, %2 for compilers and linkers</source>
        <translation>%1 für Bazels Server, %2 für Compiler und Linker</translation>
    </message>
    <message>
        <source>Nobody is known to have built it this way: %1.</source>
        <comment>road</comment>
        <translation>Es ist nicht bekannt, dass jemand so gebaut hat: %1.</translation>
    </message>
</context>
<context>
    <name>cw::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Here stand the files and commands of the plan, as soon as there is one.</source>
        <translation>Hier stehen Dateien und Befehle des Plans, sobald es einen gibt.</translation>
    </message>
    <message>
        <source>Save as script…</source>
        <translation>Als Skript speichern…</translation>
    </message>
    <message>
        <source>A shell script for the same job that needs no Crosswright</source>
        <translation>Ein Shell-Skript für dieselbe Aufgabe, das kein Crosswright braucht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Write files to a folder…</source>
        <translation>Dateien in einen Ordner schreiben…</translation>
    </message>
    <message>
        <source>Copy all commands</source>
        <translation>Alle Befehle kopieren</translation>
    </message>
    <message>
        <source>Look at the disk again</source>
        <translation>Datenträger erneut ansehen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Files of the plan</source>
        <translation>Dateien des Plans</translation>
    </message>
    <message>
        <source>Steps of the plan</source>
        <translation>Schritte des Plans</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>Noch ist nichts gewählt.</translation>
    </message>
    <message>
        <source>The plan is being made.</source>
        <translation>Der Plan wird erstellt.</translation>
    </message>
    <message>
        <source>The build is being started.</source>
        <translation>Der Build wird gestartet.</translation>
    </message>
    <message>
        <source>The program crosswright, which carries out builds, was not found beside this one.</source>
        <translation>Das Programm crosswright, das Builds ausführt, wurde neben diesem nicht gefunden.</translation>
    </message>
    <message>
        <source>The build was not started</source>
        <translation>Der Build wurde nicht gestartet</translation>
    </message>
    <message>
        <source>There is no plan</source>
        <translation>Es gibt keinen Plan</translation>
    </message>
    <message>
        <source>The build is locked</source>
        <translation>Der Build ist gesperrt</translation>
    </message>
    <message>
        <source>The program crosswright, which carries out builds, was not found.</source>
        <translation>Das Programm crosswright, das Builds ausführt, wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>It belongs beside crosswright-gui; install the package again.</source>
        <translation>Es gehört neben crosswright-gui; das Paket erneut installieren.</translation>
    </message>
    <message>
        <source>Starting the build…</source>
        <translation>Build wird gestartet…</translation>
    </message>
    <message>
        <source>Making the plan…</source>
        <translation>Plan wird erstellt…</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n new file(s)</source>
        <translation>
            <numerusform>%n neue Datei</numerusform>
            <numerusform>%n neue Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) change</source>
        <translation>
            <numerusform>%n geänderte Datei</numerusform>
            <numerusform>%n geänderte Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) as they are</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) will run</source>
        <translation>
            <numerusform>%n Schritt wird ausgeführt</numerusform>
            <numerusform>%n Schritte werden ausgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Nothing has happened yet.</source>
        <translation>%1. Noch ist nichts geschehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Job</numerusform>
            <numerusform>%n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1 for %2</source>
        <translation>%1 für %2 bauen</translation>
    </message>
    <message>
        <source>Build for %1</source>
        <translation>Für %1 bauen</translation>
    </message>
    <message>
        <source>Approve and build</source>
        <translation>Freigeben und bauen</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Return)</source>
        <translation>%1 (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>It was not written</source>
        <translation>Es wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>Save as script</source>
        <translation>Als Skript speichern</translation>
    </message>
    <message>
        <source>Scripts (*.sh)</source>
        <translation>Skripte (*.sh)</translation>
    </message>
    <message>
        <source>The script is %1; nothing was run.</source>
        <translation>Das Skript ist %1; nichts wurde ausgeführt.</translation>
    </message>
    <message>
        <source>Write the plan&apos;s files into an empty folder</source>
        <translation>Dateien des Plans in einen leeren Ordner schreiben</translation>
    </message>
    <message>
        <source>The files are in %1; nothing was run.</source>
        <translation>Die Dateien liegen in %1; nichts wurde ausgeführt.</translation>
    </message>
    <message>
        <source>Choose what to build</source>
        <translation>Auswählen, was gebaut wird</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>Noch kein Plan</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>Noch nichts geplant</translation>
    </message>
    <message>
        <source>This machine is still being looked at.</source>
        <translation>Dieser Rechner wird noch untersucht.</translation>
    </message>
</context>
<context>
    <name>cw::RollBack</name>
    <message>
        <source>The device answered %1, and %2 is right.</source>
        <translation>Das Gerät antwortete %1, und %2 ist richtig.</translation>
    </message>
    <message>
        <source>%1 does not work any more. %2</source>
        <translation>%1 funktioniert nicht mehr. %2</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The device could not switch to %1</source>
        <translation>Das Gerät konnte nicht auf %1 umschalten</translation>
    </message>
    <message>
        <source>Look for the former version</source>
        <translation>Vorige Version suchen</translation>
    </message>
    <message>
        <source>Prove the former version with a random seed</source>
        <translation>Vorige Version mit zufälligem Startwert nachweisen</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>Auf %1 umschalten</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed on the device.</source>
        <translation>Abgebrochen; auf dem Gerät wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>cw::Rules</name>
    <message>
        <source>the release&apos;s configure.py: its minimum and maximum Bazel</source>
        <translation>configure.py des Release: kleinstes und größtes Bazel</translation>
    </message>
    <message>
        <source>probe of this machine</source>
        <translation>Untersuchung dieses Rechners</translation>
    </message>
    <message>
        <source>catalog: bazel</source>
        <translation>Katalog: bazel</translation>
    </message>
    <message>
        <source>the tree&apos;s .bazelversion, else the published builds</source>
        <translation>.bazelversion des Baums, sonst die veröffentlichten Builds</translation>
    </message>
    <message>
        <source>cross toolchains run on real Bazel binaries</source>
        <translation>Cross-Toolchains, mit echten Bazel-Programmen ausgeführt</translation>
    </message>
    <message>
        <source>.bazelversion</source>
        <translation>.bazelversion</translation>
    </message>
    <message>
        <source>catalog: architectures</source>
        <translation>Katalog: architectures</translation>
    </message>
    <message>
        <source>configure.py: TF_CUDA_COMPUTE_CAPABILITIES</source>
        <translation>configure.py: TF_CUDA_COMPUTE_CAPABILITIES</translation>
    </message>
    <message>
        <source>catalog: boards</source>
        <translation>Katalog: boards</translation>
    </message>
    <message>
        <source>catalog: cuda</source>
        <translation>Katalog: cuda</translation>
    </message>
    <message>
        <source>configure.py: set_tf_cuda_compute_capabilities</source>
        <translation>configure.py: set_tf_cuda_compute_capabilities</translation>
    </message>
    <message>
        <source>configure.py: XLA does not support compute capabilities below 3.5</source>
        <translation>configure.py: XLA unterstützt keine Compute Capabilities unter 3.5</translation>
    </message>
    <message>
        <source>configure.py: each additional capability increases build time and binary size</source>
        <translation>configure.py: Jede weitere Capability verlängert den Build und vergrößert das Ergebnis</translation>
    </message>
    <message>
        <source>the driver&apos;s name begins with the machine it compiles for</source>
        <translation>der Name des Compilertreibers beginnt mit der Maschine, für die er übersetzt</translation>
    </message>
    <message>
        <source>glibc&apos;s release notes of 2.29, 2.34 and 2.38: symbols that moved</source>
        <translation>Versionshinweise von glibc 2.29, 2.34 und 2.38: verschobene Symbole</translation>
    </message>
    <message>
        <source>catalog: libstdcxx</source>
        <translation>Katalog: libstdcxx</translation>
    </message>
    <message>
        <source>the compiler&apos;s own -dumpmachine</source>
        <translation>-dumpmachine des Compilers</translation>
    </message>
    <message>
        <source>./configure of 19 families, run with every spelling</source>
        <translation>./configure von 19 Familien, mit jeder Schreibweise ausgeführt</translation>
    </message>
    <message>
        <source>tensorflow#72166: the hermetic Python decides</source>
        <translation>tensorflow#72166: Das hermetische Python entscheidet</translation>
    </message>
    <message>
        <source>./configure of 1.2 and 1.3, run: locate -e libdl.so.2</source>
        <translation>./configure von 1.2 und 1.3, ausgeführt: locate -e libdl.so.2</translation>
    </message>
    <message>
        <source>docs/formats.md: features.offline</source>
        <translation>docs/formats.md: features.offline</translation>
    </message>
    <message>
        <source>catalog: configure</source>
        <translation>Katalog: configure</translation>
    </message>
    <message>
        <source>CUDA programming guide: binary and PTX compatibility</source>
        <translation>CUDA Programming Guide: Binär- und PTX-Kompatibilität</translation>
    </message>
    <message>
        <source>CUDA: architecture- and family-specific features (suffixes a and f)</source>
        <translation>CUDA: architektur- und familienspezifische Funktionen (Suffixe a und f)</translation>
    </message>
    <message>
        <source>CUDA programming guide: binary compatibility is supported only for the desktop</source>
        <translation>CUDA Programming Guide: Binärkompatibilität gilt nur für den Desktop</translation>
    </message>
    <message>
        <source>probe of the machine that runs the result</source>
        <translation>Untersuchung des Rechners, der das Ergebnis ausführt</translation>
    </message>
    <message>
        <source>openxla/xla docs/hermetic_cuda.md</source>
        <translation>openxla/xla docs/hermetic_cuda.md</translation>
    </message>
    <message>
        <source>catalog: gpus</source>
        <translation>Katalog: gpus</translation>
    </message>
    <message>
        <source>CUDA 12.0 release notes: 32-bit compilation removed</source>
        <translation>Versionshinweise CUDA 12.0: 32-Bit-Übersetzung entfernt</translation>
    </message>
    <message>
        <source>catalog: releases</source>
        <translation>Katalog: releases</translation>
    </message>
    <message>
        <source>recorded version.json files of CUDA 11.8 and 12.1</source>
        <translation>aufgezeichnete version.json von CUDA 11.8 und 12.1</translation>
    </message>
    <message>
        <source>openxla/xla docs/hermetic_cuda.md; the tree&apos;s CUDA_REDIST_JSON_DICT and CUDNN_REDIST_JSON_DICT</source>
        <translation>openxla/xla docs/hermetic_cuda.md; CUDA_REDIST_JSON_DICT und CUDNN_REDIST_JSON_DICT des Baums</translation>
    </message>
    <message>
        <source>CUDA: libcudart.so.MAJOR, before 11 libcudart.so.MAJOR.MINOR; TensorFlow Serving on AWS P3</source>
        <translation>CUDA: libcudart.so.MAJOR, vor 11 libcudart.so.MAJOR.MINOR; TensorFlow Serving auf AWS P3</translation>
    </message>
    <message>
        <source>catalog: cudnn</source>
        <translation>Katalog: cudnn</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: cuDNN on both sides</source>
        <translation>Cross-Build von TensorFlow 1.5 für den TX1: cuDNN auf beiden Seiten</translation>
    </message>
    <message>
        <source>cudnn_version.h: CUDNN_VERSION is major*1000+minor*100+patch, from 9 on major*10000+…</source>
        <translation>cudnn_version.h: CUDNN_VERSION ist major*1000+minor*100+patch, ab 9 major*10000+…</translation>
    </message>
    <message>
        <source>./configure asks for it with CUDA</source>
        <translation>./configure fragt bei CUDA danach</translation>
    </message>
    <message>
        <source>cuDNN: libcudnn.so.MAJOR</source>
        <translation>cuDNN: libcudnn.so.MAJOR</translation>
    </message>
    <message>
        <source>TensorFlow compares cuDNN&apos;s version at its start</source>
        <translation>TensorFlow vergleicht beim Start die cuDNN-Version</translation>
    </message>
    <message>
        <source>probe of the device</source>
        <translation>Untersuchung des Geräts</translation>
    </message>
    <message>
        <source>catalog: jetpack</source>
        <translation>Katalog: jetpack</translation>
    </message>
    <message>
        <source>Linux: HWCAP names of AArch64; ARMv8.1 has the atomics</source>
        <translation>Linux: HWCAP-Namen von AArch64; ARMv8.1 hat die Atomics</translation>
    </message>
    <message>
        <source>a default of Crosswright, not a documented number</source>
        <translation>eine Vorgabe von Crosswright, keine dokumentierte Zahl</translation>
    </message>
    <message>
        <source>catalog: boards; exact limits not established</source>
        <translation>Katalog: boards; genaue Grenzen nicht festgestellt</translation>
    </message>
    <message>
        <source>pip: no space left on device in /tmp</source>
        <translation>pip: kein Platz mehr in /tmp</translation>
    </message>
    <message>
        <source>catalog: boards, Raspberry Pi 4 with a 32-bit system</source>
        <translation>Katalog: boards, Raspberry Pi 4 mit 32-Bit-System</translation>
    </message>
    <message>
        <source>docs/formats.md</source>
        <translation>docs/formats.md</translation>
    </message>
    <message>
        <source>TensorRT: libnvinfer.so.MAJOR</source>
        <translation>TensorRT: libnvinfer.so.MAJOR</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA compatibility guide</source>
        <translation>NVIDIA: CUDA Compatibility Guide</translation>
    </message>
    <message>
        <source>recorded outputs of nvidia-smi</source>
        <translation>aufgezeichnete Ausgaben von nvidia-smi</translation>
    </message>
    <message>
        <source>tensorflow#22525; a published build of 2.18: CUDA newer than the driver</source>
        <translation>tensorflow#22525; ein veröffentlichter Build von 2.18: CUDA neuer als der Treiber</translation>
    </message>
    <message>
        <source>NVIDIA: driver branch 580 is the last for Maxwell, Pascal and Volta</source>
        <translation>NVIDIA: Treiberzweig 580 ist der letzte für Maxwell, Pascal und Volta</translation>
    </message>
    <message>
        <source>NVIDIA: open kernel modules from Turing on</source>
        <translation>NVIDIA: offene Kernelmodule ab Turing</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA compatibility guide, forward compatibility</source>
        <translation>NVIDIA: CUDA Compatibility Guide, Vorwärtskompatibilität</translation>
    </message>
    <message>
        <source>recorded driver version of an Orin with JetPack 6: 540.4.0</source>
        <translation>aufgezeichnete Treiberversion eines Orin mit JetPack 6: 540.4.0</translation>
    </message>
    <message>
        <source>GCC: -march=native</source>
        <translation>GCC: -march=native</translation>
    </message>
    <message>
        <source>GCC: machine options of x86, ARM and AArch64</source>
        <translation>GCC: Maschinenoptionen von x86, ARM und AArch64</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: --config=cuda comes first</source>
        <translation>Cross-Build von TensorFlow 1.5 für den TX1: --config=cuda kommt zuerst</translation>
    </message>
    <message>
        <source>two configurators must agree (cross build of TensorFlow 1.5)</source>
        <translation>zwei Konfigurationsprogramme müssen übereinstimmen (Cross-Build von TensorFlow 1.5)</translation>
    </message>
    <message>
        <source>docs/formats.md: flags are separated by blanks</source>
        <translation>docs/formats.md: Flags werden durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>seen: GCC 12 arm-linux-gnueabihf -march=armv6 -mfloat-abi=hard without -marm</source>
        <translation>gesehen: GCC 12 arm-linux-gnueabihf -march=armv6 -mfloat-abi=hard ohne -marm</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross packages: stubs are for the link only</source>
        <translation>NVIDIAs Cross-Pakete: Stubs sind nur zum Linken da</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: --compiler=cuda</source>
        <translation>Cross-Build von TensorFlow 1.5 für den TX1: --compiler=cuda</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA on Jetson, upgradable from JetPack 5 on</source>
        <translation>NVIDIA: CUDA auf Jetson, ab JetPack 5 aktualisierbar</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA 13 for Jetson Thor; JetPack 7.2</source>
        <translation>NVIDIA: CUDA 13 für Jetson Thor; JetPack 7.2</translation>
    </message>
    <message>
        <source>dusty-nv/jetson-containers: l4t_version_compatible</source>
        <translation>dusty-nv/jetson-containers: l4t_version_compatible</translation>
    </message>
    <message>
        <source>rules_ml_toolchain: tegra-aarch64 has no NCCL; --config=nonccl of the release</source>
        <translation>rules_ml_toolchain: tegra-aarch64 hat kein NCCL; --config=nonccl des Release</translation>
    </message>
    <message>
        <source>recorded Jetson Orin with JetPack 6</source>
        <translation>aufgezeichneter Jetson Orin mit JetPack 6</translation>
    </message>
    <message>
        <source>recorded tegrastats lines without SWAP</source>
        <translation>aufgezeichnete tegrastats-Zeilen ohne SWAP</translation>
    </message>
    <message>
        <source>a cross build of 1.5 on a Core i7 in 15 min; debian-devel 2019-04; tensorflow#28832</source>
        <translation>ein Cross-Build von 1.5 auf einem Core i7 in 15 min; debian-devel 2019-04; tensorflow#28832</translation>
    </message>
    <message>
        <source>a cross build of 1.5 on a Core i7 in 22 min; tensorflow#18643; JetsonTFBuild#4</source>
        <translation>ein Cross-Build von 1.5 auf einem Core i7 in 22 min; tensorflow#18643; JetsonTFBuild#4</translation>
    </message>
    <message>
        <source>conda tensorflow-feedstock#110 (not finished after 5 h 40 on 2 cores)</source>
        <translation>conda tensorflow-feedstock#110 (nach 5 h 40 auf 2 Kernen nicht fertig)</translation>
    </message>
    <message>
        <source>tensorflow#34719; tensorflow#44605</source>
        <translation>tensorflow#34719; tensorflow#44605</translation>
    </message>
    <message>
        <source>conda tensorflow-feedstock#426 and #438</source>
        <translation>conda tensorflow-feedstock#426 und #438</translation>
    </message>
    <message>
        <source>conda tensorflow-feedstock#438</source>
        <translation>conda tensorflow-feedstock#438</translation>
    </message>
    <message>
        <source>probe of the building machine</source>
        <translation>Untersuchung des bauenden Rechners</translation>
    </message>
    <message>
        <source>published native builds on Jetson boards: 4 GiB and 8 GiB of swap</source>
        <translation>veröffentlichte native Builds auf Jetson-Boards: 4 GiB und 8 GiB Swap</translation>
    </message>
    <message>
        <source>rocm-arch#15: a wheel did not fit into a temporary folder of 4 GB</source>
        <translation>rocm-arch#15: Ein Wheel passte nicht in einen temporären Ordner von 4 GB</translation>
    </message>
    <message>
        <source>published build times</source>
        <translation>veröffentlichte Bauzeiten</translation>
    </message>
    <message>
        <source>docs/formats.md: plan</source>
        <translation>docs/formats.md: Plan</translation>
    </message>
    <message>
        <source>Bazel: labels</source>
        <translation>Bazel: Labels</translation>
    </message>
    <message>
        <source>PEP 425: the wheel&apos;s Python tag must be the interpreter&apos;s</source>
        <translation>PEP 425: Das Python-Tag des Wheels muss das des Interpreters sein</translation>
    </message>
    <message>
        <source>Debian&apos;s layout of Python headers</source>
        <translation>Debians Anordnung der Python-Header</translation>
    </message>
    <message>
        <source>the folder&apos;s name</source>
        <translation>der Name des Ordners</translation>
    </message>
    <message>
        <source>TensorFlow 2.8.0: third_party/py/python_configure.bzl</source>
        <translation>TensorFlow 2.8.0: third_party/py/python_configure.bzl</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: host and target Python have the same minor version</source>
        <translation>Cross-Build von TensorFlow 1.5 für den TX1: Host- und Ziel-Python haben dieselbe Nebenversion</translation>
    </message>
    <message>
        <source>the target&apos;s compiler, run on #include &lt;Python.h&gt;</source>
        <translation>der Compiler des Ziels, ausgeführt mit #include &lt;Python.h&gt;</translation>
    </message>
    <message>
        <source>docs/formats.md: source and ref decide the branch; without a source, tf selects the record</source>
        <translation>docs/formats.md: source und ref bestimmen den Branch; ohne source wählt tf den Eintrag</translation>
    </message>
    <message>
        <source>catalog: projects</source>
        <translation>Katalog: projects</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross packages (cuda-cross-*), CUDA 13.2 installation guide</source>
        <translation>NVIDIAs Cross-Pakete (cuda-cross-*), Installationsanleitung CUDA 13.2</translation>
    </message>
    <message>
        <source>./configure of releases before hermetic CUDA</source>
        <translation>./configure der Releases vor dem hermetischen CUDA</translation>
    </message>
    <message>
        <source>nvcc --version in the folder that is named</source>
        <translation>nvcc --version im genannten Ordner</translation>
    </message>
    <message>
        <source>openxla/xla docs/hermetic_cuda.md: LOCAL_CUDA_PATH</source>
        <translation>openxla/xla docs/hermetic_cuda.md: LOCAL_CUDA_PATH</translation>
    </message>
    <message>
        <source>CUDA 13.3 release notes</source>
        <translation>Versionshinweise CUDA 13.3</translation>
    </message>
    <message>
        <source>CUDA 13.2 release notes</source>
        <translation>Versionshinweise CUDA 13.2</translation>
    </message>
    <message>
        <source>a published report of CUDA 12.2 on JetPack 4</source>
        <translation>ein veröffentlichter Bericht über CUDA 12.2 auf JetPack 4</translation>
    </message>
    <message>
        <source>meta-tegra: cuda-compatibility-workarounds/math-vector.h; the exact glibc is not established</source>
        <translation>meta-tegra: cuda-compatibility-workarounds/math-vector.h; die genaue glibc ist nicht festgestellt</translation>
    </message>
    <message>
        <source>./configure of 1.15.5 run beside CUDA 13 (find_cuda_config.py)</source>
        <translation>./configure von 1.15.5 neben CUDA 13 ausgeführt (find_cuda_config.py)</translation>
    </message>
    <message>
        <source>docs/command-line.md: plan</source>
        <translation>docs/command-line.md: plan</translation>
    </message>
    <message>
        <source>docs/rules.md: the names of the rules</source>
        <translation>docs/rules.md: die Namen der Regeln</translation>
    </message>
    <message>
        <source>the heap that old Bazel servers were seen to need</source>
        <translation>der Heap, den alte Bazel-Server erfahrungsgemäß brauchen</translation>
    </message>
    <message>
        <source>help text of --local_resources, Bazel 0.17.2 to 2.1.0</source>
        <translation>Hilfetext von --local_resources, Bazel 0.17.2 bis 2.1.0</translation>
    </message>
    <message>
        <source>catalog: toolkitFiles</source>
        <translation>Katalog: toolkitFiles</translation>
    </message>
    <message>
        <source>third_party/gpus/cuda_configure.bzl of 1.5</source>
        <translation>third_party/gpus/cuda_configure.bzl von 1.5</translation>
    </message>
    <message>
        <source>Debian&apos;s arm64 CUDA packages: cuobjdump finds no code for a Jetson&apos;s GPU</source>
        <translation>Debians CUDA-Pakete für arm64: cuobjdump findet keinen Code für die GPU eines Jetson</translation>
    </message>
    <message>
        <source>find_cuda_config.py: the version must begin as it was typed</source>
        <translation>find_cuda_config.py: Die Version muss so beginnen, wie sie angegeben wurde</translation>
    </message>
    <message>
        <source>crosswright-toolkit.json in the CUDA folder</source>
        <translation>crosswright-toolkit.json im CUDA-Ordner</translation>
    </message>
    <message>
        <source>Tag_CPU_arch of the compiler&apos;s crt1.o and libgcc.a</source>
        <translation>Tag_CPU_arch von crt1.o und libgcc.a des Compilers</translation>
    </message>
    <message>
        <source>the compilers&apos; own -dumpmachine</source>
        <translation>-dumpmachine der Compiler selbst</translation>
    </message>
    <message>
        <source>catalog: bazelPackages</source>
        <translation>Katalog: bazelPackages</translation>
    </message>
    <message>
        <source>: its code is C++14</source>
        <translation>: Der Code ist C++14</translation>
    </message>
    <message>
        <source>: its code is C++17</source>
        <translation>: Der Code ist C++17</translation>
    </message>
    <message>
        <source>: it looks for libraries by other names</source>
        <translation>: Es sucht Bibliotheken unter anderen Namen</translation>
    </message>
    <message>
        <source>: it reads the version in cudnn.h, and cuDNN 8 has it elsewhere</source>
        <translation>: Es liest die Version in cudnn.h, und cuDNN 8 hat sie anderswo</translation>
    </message>
    <message>
        <source>: it calls functions that changed</source>
        <translation>: Es ruft Funktionen auf, die sich geändert haben</translation>
    </message>
    <message>
        <source>: its build files use what that Bazel does not have</source>
        <translation>: Die Build-Dateien nutzen, was jenes Bazel nicht hat</translation>
    </message>
    <message>
        <source>: its build refuses others</source>
        <translation>: Der Build lehnt andere ab</translation>
    </message>
    <message>
        <source>: its wheel asks for that</source>
        <translation>: Das Wheel verlangt das</translation>
    </message>
    <message>
        <source>: others do not compile it</source>
        <translation>: Andere übersetzen es nicht</translation>
    </message>
    <message>
        <source>: it stops at its start with others</source>
        <translation>: Mit anderen bricht es beim Start ab</translation>
    </message>
    <message>
        <source>: it cannot download others</source>
        <translation>: Andere kann es nicht herunterladen</translation>
    </message>
    <message>
        <source>catalog: bounds</source>
        <translation>Katalog: bounds</translation>
    </message>
    <message>
        <source>catalog: wheels</source>
        <translation>Katalog: wheels</translation>
    </message>
</context>
<context>
    <name>cw::RunAttention</name>
    <message>
        <source>%1 %2 %</source>
        <comment>state, percentage</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 actions in %2.</source>
        <translation>%1 Aktionen in %2.</translation>
    </message>
    <message>
        <source>Built: %1</source>
        <translation>Gebaut: %1</translation>
    </message>
    <message>
        <source>Not built: %1</source>
        <translation>Nicht gebaut: %1</translation>
    </message>
    <message>
        <source>An answer is needed</source>
        <translation>Eine Antwort ist nötig</translation>
    </message>
</context>
<context>
    <name>cw::RunDetail</name>
    <message>
        <source>The chosen runs</source>
        <translation>Die gewählten Läufe</translation>
    </message>
    <message>
        <source>Details of the chosen runs</source>
        <translation>Einzelheiten der gewählten Läufe</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Choose a run to see what it did, or two runs to compare them.</source>
        <translation>Einen Lauf wählen, um zu sehen, was er tat, oder zwei, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>No run chosen</source>
        <translation>Kein Lauf gewählt</translation>
    </message>
    <message>
        <source>Two runs can be compared at a time.</source>
        <translation>Zwei Läufe lassen sich zugleich vergleichen.</translation>
    </message>
    <message>
        <source>Two runs compared</source>
        <translation>Zwei Läufe im Vergleich</translation>
    </message>
    <message>
        <source>Run of %1</source>
        <translation>Lauf von %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>cw::RunDirectory</name>
    <message>
        <source>%1 is not the folder of a run.</source>
        <translation>%1 ist nicht der Ordner eines Laufs.</translation>
    </message>
    <message>
        <source>&quot;crosswright runs&quot; lists the runs.</source>
        <translation>&quot;crosswright runs&quot; listet die Läufe auf.</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>Es gibt noch keinen Lauf.</translation>
    </message>
    <message>
        <source>Start one with &quot;crosswright build FILE&quot;.</source>
        <translation>Mit &quot;crosswright build FILE&quot; einen starten.</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot;.</source>
        <translation>Den Lauf „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>More than one run begins with &quot;%1&quot;.</source>
        <translation>Mehr als ein Lauf beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>Say which one: %1.</source>
        <translation>Angeben, welcher: %1.</translation>
    </message>
</context>
<context>
    <name>cw::RunReader</name>
    <message>
        <source>The runner never started.</source>
        <translation>Der Runner ist nie gestartet.</translation>
    </message>
    <message>
        <source>The runner ended without finishing the run; building again continues it.</source>
        <translation>Der Runner endete, ohne den Lauf abzuschließen; erneutes Bauen setzt ihn fort.</translation>
    </message>
</context>
<context>
    <name>cw::RunStarter</name>
    <message>
        <source>The program crosswright, which carries out builds, was not found.</source>
        <translation>Das Programm crosswright, das Builds ausführt, wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>It belongs beside crosswright-gui; install the package again.</source>
        <translation>Es gehört neben crosswright-gui; das Paket erneut installieren.</translation>
    </message>
</context>
<context>
    <name>cw::RunTableModel</name>
    <message>
        <source>%1, proved</source>
        <translation>%1, geprüft</translation>
    </message>
    <message>
        <source>%1, refused</source>
        <translation>%1, abgelehnt</translation>
    </message>
    <message>
        <source>Proved on %1</source>
        <translation>Nachgewiesen auf %1</translation>
    </message>
    <message>
        <source>Refused by %1</source>
        <translation>Abgelehnt von %1</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, fortgesetzt</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
</context>
<context>
    <name>cw::RunWords</name>
    <message>
        <source>Starting %1</source>
        <translation>%1 startet</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>%1 wird gebaut</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>%1 wird gestoppt</translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation>Gebaut: %1</translation>
    </message>
    <message>
        <source>Configured %1</source>
        <translation>Konfiguriert: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Gestoppt: %1</translation>
    </message>
    <message>
        <source>Broken off: %1</source>
        <translation>Abgerissen: %1</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>about %1 left (%2 – %3)</source>
        <translation>noch etwa %1 (%2 – %3)</translation>
    </message>
    <message>
        <source>The runner is starting.</source>
        <translation>Der Runner startet.</translation>
    </message>
    <message>
        <source>Bazel and its compilers are being ended. What is built is kept.</source>
        <translation>Bazel und seine Compiler werden beendet. Gebautes bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1 von %2 Aktionen</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>memory at most %1</source>
        <translation>Speicher höchstens %1</translation>
    </message>
    <message>
        <source>%1. Ended %2.</source>
        <comment>what, when</comment>
        <translation>%1. Beendet %2.</translation>
    </message>
    <message>
        <source>, %1 running</source>
        <translation>, %1 in Arbeit</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, for %4.</source>
        <translation>Schritt %1 von %2: %3, seit %4.</translation>
    </message>
    <message>
        <source>Bazel reads the packages.</source>
        <translation>Bazel liest die Pakete.</translation>
    </message>
    <message>
        <source>Bazel works out the actions.</source>
        <translation>Bazel ermittelt die Aktionen.</translation>
    </message>
    <message>
        <source>at most %1 at once in %2</source>
        <translation>höchstens %1 zugleich in %2</translation>
    </message>
    <message>
        <source>without limits of its own</source>
        <translation>ohne eigene Grenzen</translation>
    </message>
    <message>
        <source>Started %1, %2.</source>
        <comment>when, limits</comment>
        <translation>Begonnen %1, %2.</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>building</source>
        <translation>baut</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird gestoppt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>konfiguriert</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>abgerissen</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>Datenträger voll</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>dauerte zu lange</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Its runner was killed, or this computer went down. What was built is kept; Continue clears up what is left and goes on from there.</source>
        <translation>Der Runner wurde abgeschossen, oder dieser Rechner fiel aus. Gebautes bleibt erhalten; Fortsetzen räumt Reste auf und macht dort weiter.</translation>
    </message>
    <message>
        <source>Free some space, then continue: what was built is kept.</source>
        <translation>Platz schaffen, dann fortsetzen: Gebautes bleibt erhalten.</translation>
    </message>
    <message>
        <source>What was built is kept; Continue goes on from there, also days later.</source>
        <translation>Gebautes bleibt erhalten; Fortsetzen macht dort weiter, auch Tage später.</translation>
    </message>
    <message>
        <source>What was built is kept. Remove the cause, then continue; a change of the configuration is approved in Review first.</source>
        <translation>Gebautes bleibt erhalten. Die Ursache beseitigen, dann fortsetzen; eine geänderte Konfiguration wird zuerst in der Durchsicht freigegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 action(s)</source>
        <translation>
            <numerusform>%1 Aktion</numerusform>
            <numerusform>%1 Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>The runner (process %1) has not been heard of for %2; how the run stands is not known.</source>
        <translation>Vom Runner (Prozess %1) kam seit %2 kein Zeichen; wie es um den Lauf steht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher ausgegangen</translation>
    </message>
</context>
<context>
    <name>cw::Runner</name>
    <message>
        <source>Run %1 already has a runner.</source>
        <translation>Lauf %1 hat bereits einen Runner.</translation>
    </message>
    <message>
        <source>Run %1 is over.</source>
        <translation>Lauf %1 ist zu Ende.</translation>
    </message>
    <message>
        <source>Build again: that makes a new run which continues it.</source>
        <translation>Erneut bauen: Das ergibt einen neuen Lauf, der ihn fortsetzt.</translation>
    </message>
    <message>
        <source>Run %1 lost its runner and stays as it is.</source>
        <translation>Lauf %1 hat seinen Runner verloren und bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The plan of this run is not the one that was approved.</source>
        <translation>Der Plan dieses Laufs ist nicht der freigegebene.</translation>
    </message>
    <message>
        <source>Approve plan %1, or build again.</source>
        <translation>Plan %1 freigeben oder erneut bauen.</translation>
    </message>
    <message>
        <source>Run %1 is using the same output base.</source>
        <translation>Lauf %1 nutzt dieselbe Output-Base.</translation>
    </message>
    <message>
        <source>Wait for it, or stop it with &quot;crosswright stop&quot;.</source>
        <translation>Auf ihn warten oder ihn mit &quot;crosswright stop&quot; stoppen.</translation>
    </message>
    <message>
        <source>The plan has no step &quot;%1&quot;.</source>
        <translation>Der Plan hat keinen Schritt „%1“.</translation>
    </message>
    <message>
        <source>%1 is already there.</source>
        <translation>%1 ist schon da.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ended without an error, but %2 is not there.</source>
        <translation>„%1“ endete ohne Fehler, aber %2 fehlt.</translation>
    </message>
    <message>
        <source>The disk of %1 is full. Free some space and build again: what was built is kept.</source>
        <translation>Der Datenträger von %1 ist voll. Platz schaffen und erneut bauen: Gebautes bleibt erhalten.</translation>
    </message>
    <message>
        <source>The run was stopped; building again continues it.</source>
        <translation>Der Lauf wurde gestoppt; erneutes Bauen setzt ihn fort.</translation>
    </message>
    <message>
        <source>The runner does not know &quot;%1&quot;; it knows status and stop.</source>
        <translation>Der Runner kennt „%1“ nicht; er kennt status und stop.</translation>
    </message>
    <message>
        <source>The run lost its keeper and has no other one, so compilers and Bazel&apos;s server would outlive the runner if that were killed. %1</source>
        <translation>Der Lauf hat seinen Wächter verloren und keinen anderen; Compiler und Bazels Server würden den Runner also überleben, wenn dieser abgeschossen würde. %1</translation>
    </message>
    <message>
        <source>The build uses more memory than its limit: %1 of %2 MiB.</source>
        <translation>Der Build nutzt mehr Speicher, als seine Grenze erlaubt: %1 von %2 MiB.</translation>
    </message>
    <message>
        <source>The build used up to %1 MiB, more than its limit of %2 MiB, for %3 s.</source>
        <translation>Der Build nutzte bis zu %1 MiB, mehr als seine Grenze von %2 MiB, %3 s lang.</translation>
    </message>
    <message>
        <source>The build used up to %1 MiB, more than its limit of %2 MiB, %4 times, for %3 s in all.</source>
        <translation>Der Build nutzte bis zu %1 MiB, mehr als seine Grenze von %2 MiB, %4-mal, insgesamt %3 s lang.</translation>
    </message>
    <message>
        <source>The run&apos;s folder was deleted, so the run was stopped.</source>
        <translation>Der Ordner des Laufs wurde gelöscht, daher wurde der Lauf gestoppt.</translation>
    </message>
    <message>
        <source>For a time other runs went on beside this one, with more than this machine has.</source>
        <translation>Eine Zeit lang liefen andere Läufe neben diesem, mit mehr, als dieser Rechner hat.</translation>
    </message>
</context>
<context>
    <name>cw::SecretDialog</name>
    <message>
        <source>May this key be used?</source>
        <translation>Darf dieser Schlüssel verwendet werden?</translation>
    </message>
    <message>
        <source>ssh waits for you</source>
        <translation>ssh wartet auf eine Antwort</translation>
    </message>
    <message>
        <source>Unlock your key for %1</source>
        <translation>Schlüssel für %1 entsperren</translation>
    </message>
    <message>
        <source>Log in to %1</source>
        <translation>Anmelden bei %1</translation>
    </message>
    <message>
        <source>ssh asks</source>
        <translation>ssh fragt</translation>
    </message>
    <message>
        <source>Given to ssh, and kept nowhere.</source>
        <translation>Wird ssh übergeben und nirgends aufbewahrt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
</context>
<context>
    <name>cw::SelfTestJob</name>
    <message>
        <source>No folder could be made in %1.</source>
        <translation>In %1 konnte kein Ordner angelegt werden.</translation>
    </message>
</context>
<context>
    <name>cw::SelfTestModel</name>
    <message>
        <source>C++ program</source>
        <translation>C++-Programm</translation>
    </message>
    <message>
        <source>CUDA kernel</source>
        <translation>CUDA-Kernel</translation>
    </message>
    <message>
        <source>cuBLAS product</source>
        <translation>cuBLAS-Produkt</translation>
    </message>
    <message>
        <source>It builds</source>
        <translation>Baut</translation>
    </message>
    <message>
        <source>ELF machine</source>
        <translation>ELF-Maschine</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Interpreter</translation>
    </message>
    <message>
        <source>Highest GLIBC</source>
        <translation>Höchste GLIBC</translation>
    </message>
    <message>
        <source>Highest GLIBCXX</source>
        <translation>Höchste GLIBCXX</translation>
    </message>
    <message>
        <source>GPU code</source>
        <translation>GPU-Code</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>nicht nachgewiesen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Was zu sehen war</translation>
    </message>
</context>
<context>
    <name>cw::SelfTestPanel</name>
    <message>
        <source>%1: building…</source>
        <translation>%1: wird gebaut…</translation>
    </message>
    <message>
        <source>%1: running…</source>
        <translation>%1: läuft…</translation>
    </message>
    <message>
        <source>%1: looking at it…</source>
        <translation>%1: wird untersucht…</translation>
    </message>
    <message>
        <source>What the self-test found</source>
        <translation>Was der Selbsttest ergab</translation>
    </message>
    <message>
        <source>Three small programs are built, looked at and run before the long build.</source>
        <translation>Drei kleine Programme werden vor dem langen Build gebaut, untersucht und ausgeführt.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt…</translation>
    </message>
    <message>
        <source>This machine was not looked at yet.</source>
        <translation>Dieser Rechner wurde noch nicht untersucht.</translation>
    </message>
    <message>
        <source>The configuration has changed since.</source>
        <translation>Die Konfiguration hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>It cannot run now: %1</source>
        <translation>Er kann jetzt nicht laufen: %1</translation>
    </message>
    <message>
        <source>Tries this configuration&apos;s compilers, and the CUDA toolkit where one is chosen: half a minute.</source>
        <translation>Probiert die Compiler dieser Konfiguration aus und das CUDA-Toolkit, wo eines gewählt ist: eine halbe Minute.</translation>
    </message>
    <message>
        <source>Starting the self-test…</source>
        <translation>Selbsttest startet…</translation>
    </message>
    <message>
        <source>Running the self-test</source>
        <translation>Selbsttest läuft</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>Passed in %1 s.</source>
        <translation>Nach %1 s bestanden.</translation>
    </message>
    <message>
        <source>Nothing is wrong with the toolchain, but not everything could be proved (%1 s).</source>
        <translation>An der Toolchain ist nichts falsch, aber nicht alles ließ sich beweisen (%1 s).</translation>
    </message>
    <message>
        <source>Failed (%1 s).</source>
        <translation>Gescheitert (%1 s).</translation>
    </message>
    <message>
        <source>Compiler: %1.</source>
        <translation>Compiler: %1.</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
</context>
<context>
    <name>cw::ServingRoad</name>
    <message>
        <source>TensorFlow Serving, built here</source>
        <translation>TensorFlow Serving, hier gebaut</translation>
    </message>
    <message>
        <source>TensorFlow Serving was not asked for.</source>
        <translation>TensorFlow Serving war nicht verlangt.</translation>
    </message>
    <message>
        <source>No way is known to build TensorFlow Serving for %1 on this machine.</source>
        <translation>Kein Weg ist bekannt, TensorFlow Serving auf diesem Rechner für %1 zu bauen.</translation>
    </message>
    <message>
        <source>Build it on a machine like the target.</source>
        <translation>Auf einem Rechner wie dem Ziel bauen.</translation>
    </message>
    <message>
        <source>How TensorFlow Serving is built with TensorRT is not known.</source>
        <translation>Wie TensorFlow Serving mit TensorRT gebaut wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Remove tensorrt to build without it.</source>
        <translation>tensorrt entfernen, um ohne es zu bauen.</translation>
    </message>
    <message>
        <source>TensorFlow is a submodule of %1, and your own folder is not changed.</source>
        <translation>TensorFlow ist ein Submodul von %1, und Ihr eigener Ordner wird nicht geändert.</translation>
    </message>
    <message>
        <source>Set ref to a branch or tag, so that it is built in a checkout of its own.</source>
        <translation>ref auf einen Branch oder Tag setzen, damit in einem eigenen Checkout gebaut wird.</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so how TensorFlow Serving is built from it is not known.</source>
        <translation>Kein Release des Katalogs spricht für diese Quelle; wie TensorFlow Serving daraus gebaut wird, ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>Set tf to a release of TensorFlow Serving, or product to target.</source>
        <translation>tf auf ein Release von TensorFlow Serving setzen, oder product auf target.</translation>
    </message>
</context>
<context>
    <name>cw::Session</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message>
        <source>Repair all</source>
        <translation>Alles korrigieren</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>Noch ist nichts gewählt.</translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation>%1 ignorieren</translation>
    </message>
    <message>
        <source>Stop ignoring %1</source>
        <translation>%1 nicht mehr ignorieren</translation>
    </message>
</context>
<context>
    <name>cw::SessionProcess</name>
    <message>
        <source>%1 cannot be started: another program still runs.</source>
        <translation>%1 kann nicht gestartet werden: Ein anderes Programm läuft noch.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
</context>
<context>
    <name>cw::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>in a log</source>
        <translation>in einem Log</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>in a log, a file, a list</source>
        <translation>in einem Log, einer Datei, einer Liste</translation>
    </message>
    <message>
        <source>Next and previous match</source>
        <translation>Nächster und voriger Treffer</translation>
    </message>
    <message>
        <source>Next and previous error</source>
        <translation>Nächster und voriger Fehler</translation>
    </message>
    <message>
        <source>Go to a line</source>
        <translation>Gehe zu einer Zeile</translation>
    </message>
    <message>
        <source>Follow what is new</source>
        <translation>Neuem folgen</translation>
    </message>
    <message>
        <source>The table behind a picture, and back</source>
        <translation>Die Tabelle hinter einem Bild und zurück</translation>
    </message>
    <message>
        <source>in a picture</source>
        <translation>in einem Bild</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Die gewählten Zeilen kopieren</translation>
    </message>
    <message>
        <source>in a table</source>
        <translation>in einer Tabelle</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>Taste oder Wirkung suchen</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Keine Taste tut das.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The menu of what has the focus</source>
        <translation>Das Kontextmenü dessen, was den Fokus hat</translation>
    </message>
</context>
<context>
    <name>cw::SingleInstance</name>
    <message>
        <source>This question is not known here.</source>
        <translation>Diese Frage ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The window that is open does not listen: %1.</source>
        <translation>Das offene Fenster hört nicht: %1.</translation>
    </message>
    <message>
        <source>The window&apos;s socket belongs to another user.</source>
        <translation>Der Socket des Fensters gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>The window that is open does not answer.</source>
        <translation>Das offene Fenster antwortet nicht.</translation>
    </message>
    <message>
        <source>the window&apos;s answer</source>
        <translation>die Antwort des Fensters</translation>
    </message>
</context>
<context>
    <name>cw::SolutionModel</name>
    <message>
        <source>Fits</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>Nur CPU</translation>
    </message>
    <message>
        <source>After a change</source>
        <translation>Nach Änderung</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Fits as it is</source>
        <translation>Passt, wie es ist</translation>
    </message>
    <message>
        <source>Fits without the GPU</source>
        <translation>Passt ohne die GPU</translation>
    </message>
    <message>
        <source>Fits after a change</source>
        <translation>Passt nach einer Änderung</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>Why, or what it takes</source>
        <translation>Warum, oder was es braucht</translation>
    </message>
    <message>
        <source>Perhaps</source>
        <translation>Vielleicht</translation>
    </message>
    <message>
        <source>Fits if what is not known yet is as expected</source>
        <translation>Passt, wenn das noch Unbekannte wie erwartet ist</translation>
    </message>
    <message>
        <source>%1; no plan yet: %2</source>
        <translation>%1; noch kein Plan: %2</translation>
    </message>
</context>
<context>
    <name>cw::SolutionPanel</name>
    <message>
        <source>Use this</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>What if this JetPack were on the device</source>
        <translation>Was wäre, wenn dieses JetPack auf dem Gerät wäre</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>What can be built for this device</source>
        <translation>Was sich für dieses Gerät bauen lässt</translation>
    </message>
    <message>
        <source>JetPack %1, as chosen</source>
        <translation>JetPack %1, wie gewählt</translation>
    </message>
    <message>
        <source>any JetPack</source>
        <translation>beliebiges JetPack</translation>
    </message>
    <message>
        <source>JetPack %1, as found</source>
        <translation>JetPack %1, wie gefunden</translation>
    </message>
    <message>
        <source>Choose a release</source>
        <translation>Ein Release wählen</translation>
    </message>
    <message>
        <source>What it takes, and what stands against it, is shown here.</source>
        <translation>Hier steht, was es braucht und was dagegen spricht.</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>cuDNN %1</source>
        <translation>cuDNN %1</translation>
    </message>
    <message>
        <source>GPU code %1</source>
        <translation>GPU-Code %1</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>Bazel %1</source>
        <translation>Bazel %1</translation>
    </message>
    <message>
        <source>compiler %1</source>
        <translation>Compiler %1</translation>
    </message>
    <message>
        <source>It takes: %1.</source>
        <translation>Es braucht: %1.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>Die Tabelle wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>nur CPU</translation>
    </message>
    <message>
        <source>Not certain yet: %1</source>
        <translation>Noch nicht sicher: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fit as they are</source>
        <translation>
            <numerusform>%n passt, wie es ist</numerusform>
            <numerusform>%n passen, wie sie sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit without the GPU</source>
        <translation>
            <numerusform>%n passt ohne GPU</numerusform>
            <numerusform>%n passen ohne GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit if what is not known yet is as expected</source>
        <translation>
            <numerusform>%n passt, wenn das noch Unbekannte wie erwartet ist</numerusform>
            <numerusform>%n passen, wenn das noch Unbekannte wie erwartet ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after a change</source>
        <translation>
            <numerusform>%n nach einer Änderung</numerusform>
            <numerusform>%n nach einer Änderung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n passt nicht</numerusform>
            <numerusform>%n passen nicht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::SourcePage</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Which TensorFlow to build, and what of it.</source>
        <translation>Welches TensorFlow gebaut wird und was davon.</translation>
    </message>
    <message>
        <source>A release</source>
        <translation>Ein Release</translation>
    </message>
    <message>
        <source>A source tree or git repository</source>
        <translation>Ein Quellbaum oder Git-Repository</translation>
    </message>
    <message>
        <source>Find a release</source>
        <translation>Release suchen</translation>
    </message>
    <message>
        <source>Find: 2.8, Python 3.10, CUDA 11.2</source>
        <translation>Suchen: 2.8, Python 3.10, CUDA 11.2</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>A folder on this machine, or the address of a git repository.</source>
        <translation>Ein Ordner auf diesem Rechner oder die Adresse eines Git-Repositorys.</translation>
    </message>
    <message>
        <source>as the folder is</source>
        <translation>wie der Ordner ist</translation>
    </message>
    <message>
        <source>Read the tree</source>
        <translation>Baum lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading the tree</source>
        <translation>Baum wird gelesen</translation>
    </message>
    <message>
        <source>Build a release of the catalog</source>
        <translation>Ein Release des Katalogs bauen</translation>
    </message>
    <message numerus="yes">
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n Release</numerusform>
            <numerusform>%n Releases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>What it asks for</source>
        <translation>Was es verlangt</translation>
    </message>
    <message>
        <source>Choose a release, or read a source tree.</source>
        <translation>Ein Release wählen oder einen Quellbaum lesen.</translation>
    </message>
    <message>
        <source>%1 needs</source>
        <translation>%1 braucht</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>akzeptiert %1</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>downloaded by the build</source>
        <translation>vom Build heruntergeladen</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>tested builds</source>
        <translation>getestete Builds</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>a compiler, at its peak</source>
        <translation>ein Compiler, in der Spitze</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>while it builds</source>
        <translation>während des Bauens</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
    <message>
        <source>Bazel from</source>
        <translation>Bazel ab</translation>
    </message>
    <message>
        <source>Bazel up to</source>
        <translation>Bazel bis</translation>
    </message>
    <message>
        <source>The tree says</source>
        <translation>Der Baum sagt</translation>
    </message>
    <message>
        <source>Fetch and read the tree</source>
        <translation>Baum holen und lesen</translation>
    </message>
    <message>
        <source>Read at %1 from %2.</source>
        <translation>Gelesen um %1 aus %2.</translation>
    </message>
    <message>
        <source>Nothing was fetched from it yet. Only what tells versions is fetched now; the build fetches the rest.</source>
        <translation>Noch wurde nichts davon geholt. Jetzt wird nur geholt, was Versionen nennt; den Rest holt der Build.</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieses Board</translation>
    </message>
</context>
<context>
    <name>cw::SourceReader</name>
    <message>
        <source>This program holds no workspace &quot;%1&quot;.</source>
        <translation>Dieses Programm enthält keinen Workspace „%1“.</translation>
    </message>
    <message>
        <source>The workspace inside this program has no branches, so &quot;%1&quot; cannot be looked up.</source>
        <translation>Der Workspace in diesem Programm hat keine Branches, „%1“ lässt sich also nicht nachschlagen.</translation>
    </message>
    <message>
        <source>workspace inside this program</source>
        <translation>Workspace in diesem Programm</translation>
    </message>
    <message>
        <source>%1 is an address and nothing was fetched from it yet.</source>
        <translation>%1 ist eine Adresse, von der noch nichts geholt wurde.</translation>
    </message>
    <message>
        <source>The source %1 is not a folder.</source>
        <translation>Die Quelle %1 ist kein Ordner.</translation>
    </message>
    <message>
        <source>%1 is not a git repository, so &quot;%2&quot; cannot be looked up: %3.</source>
        <translation>%1 ist kein Git-Repository, „%2“ lässt sich also nicht nachschlagen: %3.</translation>
    </message>
    <message>
        <source>work tree %1</source>
        <translation>Arbeitsbaum %1</translation>
    </message>
    <message>
        <source>%1 has no branch, tag or commit &quot;%2&quot;.</source>
        <translation>%1 hat keinen Branch, Tag oder Commit „%2“.</translation>
    </message>
    <message>
        <source>The nearest is &quot;%1&quot;.</source>
        <translation>Am nächsten kommt „%1“.</translation>
    </message>
    <message>
        <source>&quot;git -C %1 branch -a&quot; and &quot;git -C %1 tag&quot; list them.</source>
        <translation>&quot;git -C %1 branch -a&quot; und &quot;git -C %1 tag&quot; listen sie auf.</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>%1 kann bei %2 nicht gelesen werden: %3.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Remove ref.</source>
        <translation>ref entfernen.</translation>
    </message>
    <message>
        <source>Set source to a source tree.</source>
        <translation>source auf einen Quellbaum setzen.</translation>
    </message>
    <message>
        <source>Remove ref, or set source to a repository.</source>
        <translation>ref entfernen oder source auf ein Repository setzen.</translation>
    </message>
    <message>
        <source>&quot;crosswright clone&quot; fetches it, and so does a build.</source>
        <translation>„crosswright clone“ holt sie, ein Build ebenso.</translation>
    </message>
</context>
<context>
    <name>cw::SshShell</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The device could not write %1: %2</source>
        <translation>Das Gerät konnte %1 nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Check the free space and the permission there.</source>
        <translation>Freien Platz und Rechte dort prüfen.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The device could not read %1: %2</source>
        <translation>Das Gerät konnte %1 nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 lets you in, but runs no commands: %2</source>
        <translation>%1 lässt die Anmeldung zu, führt aber keine Befehle aus: %2</translation>
    </message>
    <message>
        <source>Check the login shell of that user.</source>
        <translation>Die Login-Shell jenes Benutzers prüfen.</translation>
    </message>
    <message>
        <source>Waiting for %1 was cancelled.</source>
        <translation>Das Warten auf %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The connection to %1 was closed while %2 was sent: %3 of %4 MiB had left this machine.</source>
        <translation>Die Verbindung zu %1 wurde geschlossen, während %2 gesendet wurde: %3 von %4 MiB hatten diesen Rechner verlassen.</translation>
    </message>
</context>
<context>
    <name>cw::StartPage</name>
    <message>
        <source>Open a configuration…</source>
        <translation>Konfiguration öffnen…</translation>
    </message>
    <message>
        <source>Build for %1 (%2)</source>
        <translation>Für %1 bauen (%2)</translation>
    </message>
    <message>
        <source>Give up the changes of %1?</source>
        <translation>Die Änderungen von %1 aufgeben?</translation>
    </message>
    <message>
        <source>They are not saved. What is chosen here takes their place.</source>
        <translation>Sie sind nicht gespeichert. Was hier gewählt wird, tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>Änderungen aufgeben</translation>
    </message>
    <message>
        <source>What do you want to build?</source>
        <translation>Was soll gebaut werden?</translation>
    </message>
    <message>
        <source>Choose a board, a release, and what to make of it. Nothing is written or started before Review.</source>
        <translation>Ein Board, ein Release und das Produkt wählen. Vor der Durchsicht wird nichts geschrieben oder gestartet.</translation>
    </message>
    <message>
        <source>Find a board and a release</source>
        <translation>Board und Release suchen</translation>
    </message>
    <message>
        <source>Find: pi 4 2.8, orin cuda</source>
        <translation>Suchen: pi 4 2.8, orin cuda</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>A small workspace that builds like TensorFlow, on this machine and in minutes. It shows every page, up to the proof on a virtual device.</source>
        <translation>Ein kleiner Workspace, der wie TensorFlow gebaut wird, auf diesem Rechner und in Minuten. Er zeigt jede Seite, bis zum Nachweis auf einem virtuellen Gerät.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>1  Board</source>
        <translation>1  Board</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>A device I have…</source>
        <translation>Ein vorhandenes Gerät…</translation>
    </message>
    <message>
        <source>Asks it over SSH what board it is.</source>
        <translation>Fragt es über SSH, welches Board es ist.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>2  TensorFlow</source>
        <translation>2  TensorFlow</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>3  GPU and product</source>
        <translation>3  GPU und Produkt</translation>
    </message>
    <message>
        <source>GPU and product</source>
        <translation>GPU und Produkt</translation>
    </message>
    <message>
        <source>Running:</source>
        <translation>Läuft:</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Zuletzt:</translation>
    </message>
    <message>
        <source>Your devices:</source>
        <translation>Eigene Geräte:</translation>
    </message>
    <message>
        <source>No board and no release matches “%1”.</source>
        <translation>Kein Board und kein Release passt zu „%1“.</translation>
    </message>
    <message>
        <source>No board has all these words.</source>
        <translation>Kein Board enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Enter takes the first.</source>
        <translation>Die Eingabetaste nimmt den ersten Treffer.</translation>
    </message>
    <message>
        <source>Choose a board first.</source>
        <translation>Zuerst ein Board wählen.</translation>
    </message>
    <message>
        <source>Choose a release.</source>
        <translation>Ein Release wählen.</translation>
    </message>
    <message>
        <source>%1 has no GPU that CUDA can use.</source>
        <translation>%1 hat keine GPU, die CUDA nutzen kann.</translation>
    </message>
    <message>
        <source>Ready combination</source>
        <translation>Fertige Kombination</translation>
    </message>
    <message>
        <source>%1 for %2: %3, %4</source>
        <translation>%1 für %2: %3, %4</translation>
    </message>
    <message>
        <source>Choose a board and a release to see what you get.</source>
        <translation>Ein Board und ein Release wählen, um zu sehen, was sich ergibt.</translation>
    </message>
    <message>
        <source>Choose a release for %1.</source>
        <translation>Ein Release für %1 wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n choice(s) left</source>
        <translation>
            <numerusform>Weiter: noch %n Angabe fehlt</numerusform>
            <numerusform>Weiter: noch %n Angaben fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue without a plan</source>
        <translation>Weiter ohne Plan</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n thing(s) to put right</source>
        <translation>
            <numerusform>Weiter: %n Punkt zu berichtigen</numerusform>
            <numerusform>Weiter: %n Punkte zu berichtigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
</context>
<context>
    <name>cw::StatusFeed</name>
    <message>
        <source>Shows the build.</source>
        <translation>Zeigt den Build.</translation>
    </message>
    <message>
        <source>Memory of the build, and its limit.</source>
        <translation>Speicher des Builds und seine Grenze.</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>Noch nichts geplant</translation>
    </message>
    <message>
        <source>Choose a preset, a device or a file to begin.</source>
        <translation>Zum Beginnen eine Vorlage, ein Gerät oder eine Datei wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>F4 goes to the next finding.</source>
        <translation>F4 führt zum nächsten Befund.</translation>
    </message>
    <message>
        <source>Plan is complete</source>
        <translation>Der Plan ist vollständig</translation>
    </message>
    <message>
        <source>Review shows everything that will happen.</source>
        <translation>Die Durchsicht zeigt alles, was geschehen wird.</translation>
    </message>
    <message>
        <source>%1 not asked yet</source>
        <translation>%1 noch nicht gefragt</translation>
    </message>
    <message>
        <source>F5 asks it.</source>
        <translation>F5 fragt es.</translation>
    </message>
    <message>
        <source>asking %1 …</source>
        <translation>%1 wird gefragt …</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 antwortet nicht</translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation>%1 bekannt</translation>
    </message>
    <message>
        <source>F5 asks it again.</source>
        <translation>F5 fragt es erneut.</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>Free disk space where sources and results lie.</source>
        <translation>Freier Platz, wo Quellen und Ergebnisse liegen.</translation>
    </message>
    <message>
        <source>Actions done, in all; and the time that is left.</source>
        <translation>Erledigte Aktionen, insgesamt; und die verbleibende Zeit.</translation>
    </message>
</context>
<context>
    <name>cw::StepJob</name>
    <message>
        <source>&quot;%1&quot; ended with exit code %2.</source>
        <translation>„%1“ endete mit Exit-Code %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was ended by signal %2.</source>
        <translation>„%1“ wurde durch Signal %2 beendet.</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; took longer than its limit of %n seconds and was ended.</source>
        <translation>
            <numerusform>„%1“ dauerte länger als die Grenze von %n Sekunde und wurde beendet.</numerusform>
            <numerusform>„%1“ dauerte länger als die Grenze von %n Sekunden und wurde beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; wrote more than its limit of %2 MiB and was ended; it probably asks the same question again and again.</source>
        <translation>„%1“ schrieb mehr als die Grenze von %2 MiB und wurde beendet; vermutlich stellt es immer wieder dieselbe Frage.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was stopped.</source>
        <translation>„%1“ wurde gestoppt.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
</context>
<context>
    <name>cw::StepModel</name>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>steht aus</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
</context>
<context>
    <name>cw::TagControl</name>
    <message>
        <source>add…</source>
        <translation>hinzufügen…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>cw::TargetFacts</name>
    <message>
        <source>from the catalog</source>
        <translation>aus dem Katalog</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehlssatz</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>chosen by name</source>
        <translation>nach Namen gewählt</translation>
    </message>
    <message>
        <source>none that CUDA can use</source>
        <translation>keine, die CUDA nutzen kann</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>Capability</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>JetPacks</source>
        <translation>JetPacks</translation>
    </message>
    <message>
        <source>JetPack %1</source>
        <translation>JetPack %1</translation>
    </message>
    <message>
        <source>L4T</source>
        <translation>L4T</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Ubuntu %1</source>
        <translation>Ubuntu %1</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>TensorRT</source>
        <translation>TensorRT</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>glibc</source>
        <translation>glibc</translation>
    </message>
</context>
<context>
    <name>cw::TargetPage</name>
    <message>
        <source>Target and device</source>
        <translation>Ziel und Gerät</translation>
    </message>
    <message>
        <source>The board decides compiler flags and GPU code; the connected device proves it with facts.</source>
        <translation>Das Board bestimmt Compiler-Flags und GPU-Code; das verbundene Gerät belegt es mit Fakten.</translation>
    </message>
    <message>
        <source>Find a board</source>
        <translation>Board suchen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>virtual device</source>
        <translation>virtuelles Gerät</translation>
    </message>
    <message>
        <source>your device</source>
        <translation>eigenes Gerät</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Ask the device</source>
        <translation>Gerät fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use what the device says</source>
        <translation>Angaben des Geräts übernehmen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut fragen</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1 wird gefragt…</translation>
    </message>
    <message>
        <source>No device is known yet. It can be added on the Deploy page.</source>
        <translation>Noch ist kein Gerät bekannt. Auf der Seite „Bereitstellen“ lässt sich eines hinzufügen.</translation>
    </message>
    <message>
        <source>Choose a device, and what it has decides what is possible.</source>
        <translation>Ein Gerät wählen: Was es hat, entscheidet, was möglich ist.</translation>
    </message>
    <message>
        <source>Asked %1. It may have changed since.</source>
        <translation>Gefragt %1. Seither kann es sich geändert haben.</translation>
    </message>
    <message>
        <source>Asked %1.</source>
        <translation>Gefragt %1.</translation>
    </message>
    <message>
        <source>%1 was never asked.</source>
        <translation>%1 wurde nie gefragt.</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>from device %1</source>
        <translation>von Gerät %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keines</translation>
    </message>
    <message>
        <source>the board&apos;s own</source>
        <translation>die des Boards</translation>
    </message>
</context>
<context>
    <name>cw::TellingShell</name>
    <message>
        <source>It took too long and was ended.</source>
        <translation>Es dauerte zu lange und wurde beendet.</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>Exit-Code %1</translation>
    </message>
</context>
<context>
    <name>cw::Terminal</name>
    <message>
        <source>The terminal &quot;%1&quot; was not found.</source>
        <translation>Das Terminal „%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Choose another one in Preferences.</source>
        <translation>In den Einstellungen ein anderes wählen.</translation>
    </message>
    <message>
        <source>No terminal was found.</source>
        <translation>Es wurde kein Terminal gefunden.</translation>
    </message>
    <message>
        <source>Install one, or name it in Preferences.</source>
        <translation>Eines installieren oder in den Einstellungen angeben.</translation>
    </message>
    <message>
        <source>The terminal %1 did not start.</source>
        <translation>Das Terminal %1 startete nicht.</translation>
    </message>
</context>
<context>
    <name>cw::TextControl</name>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>%1 auswählen</translation>
    </message>
</context>
<context>
    <name>cw::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>cw::ToolchainPage</name>
    <message>
        <source>Toolchain &amp; CUDA</source>
        <translation>Toolchain &amp; CUDA</translation>
    </message>
    <message>
        <source>What builds it, and what it is built against.</source>
        <translation>Womit und wogegen gebaut wird.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut nachsehen</translation>
    </message>
    <message>
        <source>Repair all</source>
        <translation>Alles korrigieren</translation>
    </message>
    <message>
        <source>Asks this machine again for its compilers, toolkits and tools.</source>
        <translation>Fragt diesen Rechner erneut nach Compilern, Toolkits und Werkzeugen.</translation>
    </message>
    <message>
        <source>Applies every repair of errors and warnings, as one step that can be undone.</source>
        <translation>Wendet alle Korrekturen von Fehlern und Warnungen an, als einen Schritt, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>What can I build for this device?</source>
        <translation>Was lässt sich für dieses Gerät bauen?</translation>
    </message>
    <message>
        <source>by the target</source>
        <translation>nach dem Ziel</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>der des Compilers</translation>
    </message>
    <message>
        <source>the machine&apos;s</source>
        <translation>die des Rechners</translation>
    </message>
    <message>
        <source>by the device</source>
        <translation>nach dem Gerät</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>geholt</translation>
    </message>
    <message>
        <source>Python headers</source>
        <translation>Python-Header</translation>
    </message>
    <message>
        <source>none: CPU only</source>
        <translation>keines: nur CPU</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie gefunden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>with the toolkit</source>
        <translation>mit dem Toolkit</translation>
    </message>
    <message>
        <source>cuDNN, host</source>
        <translation>cuDNN, Host</translation>
    </message>
    <message>
        <source>cuDNN, target</source>
        <translation>cuDNN, Ziel</translation>
    </message>
    <message>
        <source>the GPU&apos;s own</source>
        <translation>die der GPU</translation>
    </message>
    <message>
        <source>GPU code</source>
        <translation>GPU-Code</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>PTX only</source>
        <translation>nur PTX</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>Built for the CPU only: no CUDA is chosen.</source>
        <translation>Nur für die CPU gebaut: Kein CUDA ist gewählt.</translation>
    </message>
    <message>
        <source>Which GPU the result runs on is not known.</source>
        <translation>Auf welcher GPU das Ergebnis läuft, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>For a GPU of capability %1.</source>
        <translation>Für eine GPU mit Capability %1.</translation>
    </message>
    <message>
        <source>Time and size</source>
        <translation>Zeit und Größe</translation>
    </message>
    <message>
        <source>least</source>
        <translation>am geringsten</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-fach</translation>
    </message>
    <message>
        <source>each kernel is compiled once</source>
        <translation>jeder Kernel wird einmal übersetzt</translation>
    </message>
    <message>
        <source>each kernel is compiled and stored once per capability</source>
        <translation>jeder Kernel wird je Capability einmal übersetzt und gespeichert</translation>
    </message>
    <message>
        <source>configure.py: each additional compute capability significantly increases build time and binary size</source>
        <translation>configure.py: Jede weitere Compute Capability verlängert den Build und vergrößert die Binärdatei deutlich</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>a CUDA compiler at its peak</source>
        <translation>ein CUDA-Compiler in der Spitze</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Clang</source>
        <translation>Clang</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird nachgesehen…</translation>
    </message>
    <message>
        <source>Looked at %1.</source>
        <translation>Nachgesehen um %1.</translation>
    </message>
    <message>
        <source>Nobody looked at this machine yet.</source>
        <translation>Dieser Rechner wurde noch nicht untersucht.</translation>
    </message>
    <message>
        <source>Where to get them</source>
        <translation>Woher sie kommen</translation>
    </message>
    <message>
        <source>%1 can be fetched from %2: %3.</source>
        <translation>%1 lässt sich von %2 holen: %3.</translation>
    </message>
    <message>
        <source>The parts of %1 are here; they are to be put together.</source>
        <translation>Die Teile von %1 sind da; sie sind noch zusammenzusetzen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part, act</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>It cannot run now: %1</source>
        <translation>Er kann jetzt nicht laufen: %1</translation>
    </message>
    <message>
        <source>It is running.</source>
        <translation>Er läuft.</translation>
    </message>
    <message>
        <source>Builds, looks at and runs three small programs with this configuration&apos;s compilers.</source>
        <translation>Baut, untersucht und startet drei kleine Programme mit den Compilern dieser Konfiguration.</translation>
    </message>
</context>
<context>
    <name>cw::ToolchainRoad</name>
    <message>
        <source>a cross toolchain made by Crosswright</source>
        <translation>eine von Crosswright erzeugte Cross-Toolchain</translation>
    </message>
    <message>
        <source>This machine is like the target, so nothing is cross-built.</source>
        <translation>Dieser Rechner ist wie das Ziel, also wird nichts cross gebaut.</translation>
    </message>
    <message>
        <source>A cross build was not asked for.</source>
        <translation>Ein Cross-Build war nicht verlangt.</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>mode auf cross setzen.</translation>
    </message>
    <message>
        <source>No way is known to cross-build %1 with CUDA.</source>
        <translation>Kein Weg ist bekannt, %1 mit CUDA cross zu bauen.</translation>
    </message>
    <message>
        <source>Set mode to native to build it on the board, or remove cuda to build for the CPU.</source>
        <translation>mode auf native setzen, um auf dem Board zu bauen, oder cuda entfernen, um für die CPU zu bauen.</translation>
    </message>
    <message>
        <source>%1 can be built for %2 only in ways that take no toolchain from outside.</source>
        <translation>%1 lässt sich für %2 nur auf Wegen bauen, die keine Toolchain von außen annehmen.</translation>
    </message>
</context>
<context>
    <name>cw::Tree</name>
    <message>
        <source>the tree has no file that states it</source>
        <translation>der Baum hat keine Datei, die es nennt</translation>
    </message>
    <message>
        <source>%1 states none</source>
        <translation>%1 nennt keine</translation>
    </message>
</context>
<context>
    <name>cw::TreeConfigRoad</name>
    <message>
        <source>the tree&apos;s own --config, which downloads its compiler</source>
        <translation>das eigene --config des Baums, das seinen Compiler lädt</translation>
    </message>
    <message>
        <source>Only a cross build of a known release uses a --config of the tree.</source>
        <translation>Nur der Cross-Build eines bekannten Release nutzt ein --config des Baums.</translation>
    </message>
    <message>
        <source>%1 has no --config of its own for %2.</source>
        <translation>%1 hat kein eigenes --config für %2.</translation>
    </message>
    <message>
        <source>The --config of %1 for %2 has no CUDA.</source>
        <translation>Das --config von %1 für %2 hat kein CUDA.</translation>
    </message>
    <message>
        <source>Remove cuda to build for the CPU.</source>
        <translation>cuda entfernen, um für die CPU zu bauen.</translation>
    </message>
</context>
<context>
    <name>cw::VariantModel</name>
    <message>
        <source>%1, ready combination</source>
        <translation>%1, fertige Kombination</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
</context>
<context>
    <name>cw::VersionModel</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>On the device</source>
        <translation>Auf dem Gerät</translation>
    </message>
    <message>
        <source>Deployed</source>
        <translation>Bereitgestellt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>cw::VirtualDevice</name>
    <message>
        <source>There is no virtual device &quot;%1&quot;.</source>
        <translation>Das virtuelle Gerät „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Make one with &quot;crosswright device virtual create&quot;.</source>
        <translation>Mit &quot;crosswright device virtual create&quot; eines anlegen.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden: %1.</translation>
    </message>
    <message>
        <source>Cannot write in %1.</source>
        <translation>In %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Cancelled; nothing half-made is left.</source>
        <translation>Abgebrochen; nichts Halbfertiges bleibt zurück.</translation>
    </message>
    <message>
        <source>The virtual device &quot;%1&quot; exists already.</source>
        <translation>Das virtuelle Gerät „%1“ gibt es bereits.</translation>
    </message>
    <message>
        <source>Choose another name, or destroy it first.</source>
        <translation>Einen anderen Namen wählen oder es zuerst löschen.</translation>
    </message>
    <message>
        <source>Another device is named &quot;%1&quot;.</source>
        <translation>Ein anderes Gerät heißt „%1“.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
</context>
<context>
    <name>cw::VirtualDialog</name>
    <message>
        <source>Virtual device</source>
        <translation>Virtuelles Gerät</translation>
    </message>
    <message>
        <source>Make a device on this machine</source>
        <translation>Gerät auf diesem Rechner anlegen</translation>
    </message>
    <message>
        <source>A real Debian of another architecture behind an ssh server of its own, run by qemu. No root rights are needed and nothing of this machine is changed. The first of a kind fetches a few hundred megabytes and takes some minutes; later ones take seconds.</source>
        <translation>Ein echtes Debian anderer Architektur hinter einem eigenen SSH-Server, ausgeführt von qemu. Root-Rechte sind nicht nötig, an diesem Rechner wird nichts geändert. Das erste einer Art lädt einige hundert Megabyte und braucht ein paar Minuten, spätere Sekunden.</translation>
    </message>
    <message>
        <source>Jetson Orin Nano</source>
        <translation>Jetson Orin Nano</translation>
    </message>
    <message>
        <source>Raspberry Pi 4</source>
        <translation>Raspberry Pi 4</translation>
    </message>
    <message>
        <source>Debian 12 (bookworm)</source>
        <translation>Debian 12 (bookworm)</translation>
    </message>
    <message>
        <source>Debian 13 (trixie)</source>
        <translation>Debian 13 (trixie)</translation>
    </message>
    <message>
        <source>&amp;Like a</source>
        <translation>&amp;Wie</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>A&amp;rchitecture</source>
        <translation>A&amp;rchitektur</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Make and start it</source>
        <translation>Anlegen und starten</translation>
    </message>
    <message>
        <source>arm64 (64 bit)</source>
        <translation>arm64 (64 Bit)</translation>
    </message>
    <message>
        <source>armhf (32 bit)</source>
        <translation>armhf (32 Bit)</translation>
    </message>
</context>
<context>
    <name>cw::ZipArchive</name>
    <message>
        <source>%1 is damaged or no zip archive: %2.</source>
        <translation>%1 ist beschädigt oder kein Zip-Archiv: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>its list of files is missing</source>
        <translation>die Dateiliste fehlt</translation>
    </message>
    <message>
        <source>its list of files lies outside of it</source>
        <translation>die Dateiliste liegt außerhalb des Archivs</translation>
    </message>
    <message>
        <source>%1 holds %2 files; more than %3 are not read.</source>
        <translation>%1 enthält %2 Dateien; mehr als %3 werden nicht gelesen.</translation>
    </message>
    <message>
        <source>its list of files ends early</source>
        <translation>die Dateiliste endet zu früh</translation>
    </message>
    <message>
        <source>a large file has no size</source>
        <translation>eine große Datei hat keine Größenangabe</translation>
    </message>
    <message>
        <source>%1 holds the symbolic link %2, which no wheel may.</source>
        <translation>%1 enthält den symbolischen Link %2, was kein Wheel darf.</translation>
    </message>
    <message>
        <source>%1 holds the encrypted file %2.</source>
        <translation>%1 enthält die verschlüsselte Datei %2.</translation>
    </message>
    <message>
        <source>%1 holds %2 packed by a method that no wheel uses.</source>
        <translation>%1 enthält %2, gepackt mit einem Verfahren, das kein Wheel verwendet.</translation>
    </message>
    <message>
        <source>%1 holds a file with the name &quot;%2&quot;, which leaves its folder or is too long.</source>
        <translation>%1 enthält eine Datei mit dem Namen „%2“, der aus ihrem Ordner hinausführt oder zu lang ist.</translation>
    </message>
    <message>
        <source>%1 holds a file with control characters in its name: &quot;%2&quot;.</source>
        <translation>%1 enthält eine Datei mit Steuerzeichen im Namen: „%2“.</translation>
    </message>
    <message>
        <source>%1 holds two files named %2.</source>
        <translation>%1 enthält zwei Dateien namens %2.</translation>
    </message>
    <message>
        <source>%1 cannot have the size that is noted</source>
        <translation>%1 kann die vermerkte Größe nicht haben</translation>
    </message>
    <message>
        <source>%1 holds %2, which is larger than 4 GiB.</source>
        <translation>%1 enthält %2, das größer als 4 GiB ist.</translation>
    </message>
    <message>
        <source>%1 would need more than %2 GiB unpacked.</source>
        <translation>%1 bräuchte entpackt mehr als %2 GiB.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 KiB</source>
        <translation>%1 ist größer als %2 KiB</translation>
    </message>
</context>
<context>
    <name>cw::ZipMember</name>
    <message>
        <source>%1 does not lie where it is noted</source>
        <translation>%1 liegt nicht, wo es vermerkt ist</translation>
    </message>
    <message>
        <source>there is no memory for unpacking</source>
        <translation>zum Entpacken fehlt Speicher</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>%1 holds other bytes than are noted</source>
        <translation>%1 enthält andere Bytes als vermerkt</translation>
    </message>
</context>
<context>
    <name>cw::budgettext</name>
    <message>
        <source>= not known yet</source>
        <translation>= noch nicht bekannt</translation>
    </message>
    <message>
        <source>= %1 MiB</source>
        <translation>= %1 MiB</translation>
    </message>
    <message>
        <source>automatic (%1, %2 of the cores stay free)</source>
        <translation>automatisch (%1, %2 der Kerne bleiben frei)</translation>
    </message>
    <message>
        <source>automatic (%1)</source>
        <translation>automatisch (%1)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>automatic (%1 MiB, %2 MiB stay free)</source>
        <translation>automatisch (%1 MiB, %2 MiB bleiben frei)</translation>
    </message>
    <message>
        <source>Of %1 MiB Bazel&apos;s server gets %2 MiB at most; %3 MiB are for compilers and linkers.</source>
        <translation>Von %1 MiB bekommt Bazels Server höchstens %2 MiB; %3 MiB sind für Compiler und Linker.</translation>
    </message>
</context>
<context>
    <name>cw::child</name>
    <message>
        <source>There is no program %1.</source>
        <translation>Das Programm %1 fehlt.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
</context>
<context>
    <name>cw::cli</name>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>no CUDA</source>
        <translation>kein CUDA</translation>
    </message>
    <message>
        <source>%1; Bazel %2; %3</source>
        <translation>%1; Bazel %2; %3</translation>
    </message>
    <message>
        <source>%1; %2%3</source>
        <translation>%1; %2%3</translation>
    </message>
    <message>
        <source>, capability %1</source>
        <translation>, Capability %1</translation>
    </message>
    <message>
        <source>%1; capability %2</source>
        <translation>%1; Capability %2</translation>
    </message>
    <message>
        <source>capabilities %1 to %2</source>
        <translation>Capabilities %1 bis %2</translation>
    </message>
    <message>
        <source>L4T %1; CUDA %2; Python %3</source>
        <translation>L4T %1; CUDA %2; Python %3</translation>
    </message>
    <message>
        <source>There is no wheel %1.</source>
        <translation>Das Wheel %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Proved on %1 (%2, Python %3).</source>
        <translation>Nachgewiesen auf %1 (%2, Python %3).</translation>
    </message>
    <message>
        <source>  seed %1 → the device answered %2, as this host expects; version %3</source>
        <translation>  Startwert %1 → das Gerät antwortete %2, wie dieser Host erwartet; Version %3</translation>
    </message>
    <message>
        <source>  in use: %1/versions/%2</source>
        <translation>  in Gebrauch: %1/versions/%2</translation>
    </message>
    <message>
        <source>  before: %1/%2</source>
        <translation>  vorher: %1/%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a fact.</source>
        <translation>„%1“ ist kein Fakt.</translation>
    </message>
    <message>
        <source>Write a name that begins with host., device. or source. and a value: host.glibc=2.36.</source>
        <translation>Einen Namen schreiben, der mit host., device. oder source. beginnt, und einen Wert: host.glibc=2.36.</translation>
    </message>
    <message>
        <source>given by --fact</source>
        <translation>mit --fact angegeben</translation>
    </message>
    <message>
        <source>said to be unknown by --fact</source>
        <translation>mit --fact als unbekannt angegeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size for %2: MiB are expected, such as 4096 or 4G.</source>
        <translation>„%1“ ist keine Größe für %2: Erwartet werden MiB, etwa 4096 oder 4G.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version for %2: one such as 12.2 is expected.</source>
        <translation>„%1“ ist keine Version für %2: Erwartet wird eine wie 12.2.</translation>
    </message>
    <message>
        <source>Leave the value empty to say that it is not known.</source>
        <translation>Den Wert leer lassen heißt: nicht bekannt.</translation>
    </message>
    <message>
        <source>Take this as found (host.driver, device.glibc …); may be given again.</source>
        <translation>Dies als gefunden annehmen (host.driver, device.glibc …); mehrfach möglich.</translation>
    </message>
    <message>
        <source>Look at nothing but the source tree and the given facts.</source>
        <translation>Nichts untersuchen außer dem Quellbaum und den angegebenen Fakten.</translation>
    </message>
    <message>
        <source>The device to ask instead of the configuration&apos;s.</source>
        <translation>Das zu fragende Gerät anstelle des Geräts der Konfiguration.</translation>
    </message>
    <message>
        <source>given with &quot;device add&quot;</source>
        <translation>mit &quot;device add&quot; angegeben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>nicht bekannt: %1</translation>
    </message>
    <message>
        <source>repair %1: %2</source>
        <translation>Korrektur %1: %2</translation>
    </message>
    <message>
        <source>%1; from %2</source>
        <translation>%1; aus %2</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, not known: %3, remarks: %4</source>
        <translation>Fehler: %1, Warnungen: %2, nicht bekannt: %3, Hinweise: %4</translation>
    </message>
    <message>
        <source>Usage: crosswright VERB [OPTIONS] [ARGUMENTS]</source>
        <translation>Aufruf: crosswright VERB [OPTIONEN] [ARGUMENTE]</translation>
    </message>
    <message>
        <source>Configure, cross-build, watch and deploy TensorFlow.
</source>
        <translation>TensorFlow konfigurieren, cross-bauen, beobachten und bereitstellen.
</translation>
    </message>
    <message>
        <source>
&quot;crosswright VERB --help&quot; says more. Every verb takes --json.</source>
        <translation>
&quot;crosswright VERB --help&quot; sagt mehr. Jedes Verb kennt --json.</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 warnings or unknowns, 2 errors in what was asked, 3 a run, deployment or verification failed, 64 wrong usage.</source>
        <translation>Exit-Codes: 0 in Ordnung, 1 Warnungen oder Unbekanntes, 2 Fehler in der Anfrage, 3 Lauf, Bereitstellung oder Prüfung fehlgeschlagen, 64 falscher Aufruf.</translation>
    </message>
    <message>
        <source>There is no verb &quot;%1&quot;.</source>
        <translation>Das Verb „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;crosswright --help&quot; lists them.</source>
        <translation>&quot;crosswright --help&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of: %2.</source>
        <translation>„%1“ braucht eines von: %2.</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <translation>Ein Argument ist leer.</translation>
    </message>
    <message>
        <source>&quot;crosswright %1 --help&quot; says how.</source>
        <translation>&quot;crosswright %1 --help&quot; sagt, wie.</translation>
    </message>
    <message>
        <source>Write JSON to standard output.</source>
        <translation>JSON auf die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source># ended after %1 s</source>
        <translation># beendet nach %1 s</translation>
    </message>
    <message>
        <source># must leave %1</source>
        <translation># muss %1 hinterlassen</translation>
    </message>
    <message>
        <source># skipped when there is %1</source>
        <translation># entfällt, wenn es %1 gibt</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>%1: the outputs of %2</source>
        <translation>%1: die Ausgaben von %2</translation>
    </message>
    <message>
        <source>%1: %2 in %3</source>
        <translation>%1: %2 in %3</translation>
    </message>
    <message>
        <source>There is no plan while the configuration has errors.</source>
        <translation>Solange die Konfiguration Fehler hat, gibt es keinen Plan.</translation>
    </message>
    <message>
        <source>&quot;crosswright repair %1&quot; may remove them.</source>
        <translation>&quot;crosswright repair %1&quot; kann sie beseitigen.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;.</source>
        <translation>Die Regel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;crosswright check FILE --json&quot; names the rules that found something.</source>
        <translation>&quot;crosswright check FILE --json&quot; nennt die Regeln, die etwas gefunden haben.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>  took %1 s, %2</source>
        <translation>  dauerte %1 s, %2</translation>
    </message>
    <message>
        <source>  peak memory %1 MiB, at most %2 compilers at once (%3 measurements)</source>
        <translation>  Speicherspitze %1 MiB, höchstens %2 Compiler zugleich (%3 Messungen)</translation>
    </message>
    <message>
        <source>  made %1 (%2, SHA-256 %3)</source>
        <translation>  erzeugte %1 (%2, SHA-256 %3)</translation>
    </message>
    <message>
        <source>seed %1, answer %2</source>
        <translation>Startwert %1, Antwort %2</translation>
    </message>
    <message>
        <source>  proved on %1 (%2): %3</source>
        <translation>  nachgewiesen auf %1 (%2): %3</translation>
    </message>
    <message>
        <source>  not proved on %1: %2</source>
        <translation>  nicht nachgewiesen auf %1: %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>Nothing is deployed there.</source>
        <translation>Dort ist nichts bereitgestellt.</translation>
    </message>
    <message>
        <source>the probe&apos;s answer</source>
        <translation>die Antwort der Untersuchung</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>Eines von %1.</translation>
    </message>
    <message>
        <source>Whether a feature is built in, such as features.xla.</source>
        <translation>Ob ein Feature eingebaut wird, etwa features.xla.</translation>
    </message>
    <message>
        <source>--cpu goes with none of --gpu, --cuda and --cudnn.</source>
        <translation>--cpu verträgt sich mit keinem von --gpu, --cuda und --cudnn.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for --%2: one of %3 is expected.</source>
        <translation>„%1“ ist kein Wert für --%2: Erwartet wird eines von %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for --%2: a version such as 10.2 is expected.</source>
        <translation>„%1“ ist kein Wert für --%2: Erwartet wird eine Version wie 10.2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for --nth: a number from 1 is expected.</source>
        <translation>„%1“ ist kein Wert für --nth: Erwartet wird eine Zahl ab 1.</translation>
    </message>
    <message>
        <source>There is no solution %1 to write.</source>
        <translation>Eine Lösung %1 zum Schreiben gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Name another file, or add --force.</source>
        <translation>Eine andere Datei angeben oder --force hinzufügen.</translation>
    </message>
    <message>
        <source>%1 is left out: set it to %2.</source>
        <translation>%1 fehlt: auf %2 setzen.</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). &quot;crosswright check %1&quot; says what is still to be done.</source>
        <translation>%1 geschrieben (%2). &quot;crosswright check %1&quot; sagt, was noch zu tun ist.</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>Nur CPU</translation>
    </message>
    <message>
        <source>can, if</source>
        <translation>geht, falls</translation>
    </message>
    <message>
        <source>after a change</source>
        <translation>nach Änderung</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>and if: %1</source>
        <translation>und falls: %1</translation>
    </message>
    <message>
        <source>with CUDA it takes %1</source>
        <translation>mit CUDA braucht es %1</translation>
    </message>
    <message>
        <source>there</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>geholt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source> (there is: %1)</source>
        <translation> (vorhanden: %1)</translation>
    </message>
    <message>
        <source>, not required</source>
        <translation>, nicht zwingend</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>laut %1</translation>
    </message>
    <message>
        <source>Taken to be so: %1</source>
        <translation>Als zutreffend angenommen: %1</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message>
        <source>On the device</source>
        <translation>Auf dem Gerät</translation>
    </message>
    <message>
        <source>Missing: %1 of %2</source>
        <translation>Es fehlen: %1 von %2</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Release</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>JetPack</source>
        <translation>JetPack</translation>
    </message>
    <message>
        <source>Fit as it is: %1, without the GPU: %2, if something unknown is so: %3, after a change: %4, not: %5</source>
        <translation>Passen, wie sie sind: %1, ohne die GPU: %2, falls Unbekanntes zutrifft: %3, nach einer Änderung: %4, nicht: %5</translation>
    </message>
    <message>
        <source>Debian %1 %2, %3</source>
        <translation>Debian %1 %2, %3</translation>
    </message>
    <message>
        <source>running on 127.0.0.1:%1 (%2)</source>
        <translation>läuft auf 127.0.0.1:%1 (%2)</translation>
    </message>
    <message>
        <source>stopped by a crash or a restart of this machine</source>
        <translation>durch Absturz oder Neustart dieses Rechners angehalten</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>%1  %2  %3  %4 MB</source>
        <translation>%1  %2  %3  %4 MB</translation>
    </message>
    <message>
        <source>There is no virtual device. &quot;crosswright device virtual create&quot; makes one.</source>
        <translation>Es gibt kein virtuelles Gerät. &quot;crosswright device virtual create&quot; legt eines an.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog %1&quot; lists them.</source>
        <translation>&quot;crosswright catalog %1&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>What is not known can be said by hand: --fact NAME=VALUE, with the names of &quot;crosswright probe&quot;.</source>
        <translation>Was nicht bekannt ist, lässt sich von Hand angeben: --fact NAME=WERT, mit den Namen von &quot;crosswright probe&quot;.</translation>
    </message>
    <message>
        <source>%1 (no plan yet)</source>
        <translation>%1 (noch kein Plan)</translation>
    </message>
    <message>
        <source>no plan yet: %1</source>
        <translation>noch kein Plan: %1</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>Remarks that would weigh more, if the field &quot;ignored&quot; did not name their rules: %1</source>
        <translation>Anmerkungen, die mehr zählten, wenn das Feld „ignored“ ihre Regeln nicht nennen würde: %1</translation>
    </message>
    <message>
        <source>There is no folder %1 with cuDNN.</source>
        <translation>Den Ordner %1 mit cuDNN gibt es nicht.</translation>
    </message>
    <message>
        <source>--cudnn takes a version, a folder, or stand-in:VERSION.</source>
        <translation>--cudnn nimmt eine Version, einen Ordner oder stand-in:VERSION.</translation>
    </message>
    <message>
        <source>The toolkit is made.</source>
        <translation>Das Toolkit ist fertig.</translation>
    </message>
    <message>
        <source>The toolkit was there already, the same.</source>
        <translation>Das Toolkit war schon da, unverändert.</translation>
    </message>
    <message>
        <source>&quot;crosswright set FILE cuda_path=%1&quot; makes a configuration use it.</source>
        <translation>„crosswright set DATEI cuda_path=%1“ lässt eine Konfiguration es benutzen.</translation>
    </message>
    <message>
        <source>%1 uses it now.</source>
        <translation>%1 benutzt es jetzt.</translation>
    </message>
    <message>
        <source>asking for %1</source>
        <translation>%1 wird erfragt</translation>
    </message>
    <message>
        <source>downloading %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>unpacking %1</source>
        <translation>%1 wird entpackt</translation>
    </message>
    <message>
        <source>, %1 of %2</source>
        <translation>, %1 von %2</translation>
    </message>
    <message>
        <source>%1 is under this licence:</source>
        <translation>%1 steht unter dieser Lizenz:</translation>
    </message>
    <message>
        <source>Do you accept it?</source>
        <translation>Wird sie angenommen?</translation>
    </message>
    <message>
        <source>The licence of %1 was not accepted.</source>
        <translation>Die Lizenz von %1 wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>Nothing was fetched. --accept-licence accepts it.</source>
        <translation>Nichts wurde geholt. --accept-licence nimmt sie an.</translation>
    </message>
    <message>
        <source>%1: %2 fetched in %3 s.</source>
        <translation>%1: %2 in %3 s geholt.</translation>
    </message>
    <message>
        <source>%1: here already.</source>
        <translation>%1: schon da.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>%1: building</source>
        <translation>%1: wird gebaut</translation>
    </message>
    <message>
        <source>%1: running</source>
        <translation>%1: läuft</translation>
    </message>
    <message>
        <source>%1: looking at it</source>
        <translation>%1: wird untersucht</translation>
    </message>
    <message>
        <source>The self-test passed in %1 s.</source>
        <translation>Der Selbsttest ist nach %1 s bestanden.</translation>
    </message>
    <message>
        <source>Nothing is wrong with the toolchain, but not everything could be proved (%1 s).</source>
        <translation>An der Toolchain ist nichts falsch, aber nicht alles ließ sich beweisen (%1 s).</translation>
    </message>
    <message>
        <source>The self-test failed (%1 s).</source>
        <translation>Der Selbsttest ist gescheitert (%1 s).</translation>
    </message>
    <message>
        <source>making %1</source>
        <translation>%1 wird erzeugt</translation>
    </message>
    <message>
        <source>npm&apos;s registry, %1</source>
        <translation>npms Registry, %1</translation>
    </message>
    <message>
        <source>upstream&apos;s release</source>
        <translation>Upstreams Release</translation>
    </message>
    <message>
        <source>Debian %1: sudo apt install %2</source>
        <translation>Debian %1: sudo apt install %2</translation>
    </message>
    <message>
        <source>go install %1@v%2</source>
        <translation>go install %1@v%2</translation>
    </message>
    <message>
        <source>nowhere: %1</source>
        <translation>nirgends: %1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fetches it%2.</source>
        <translation>&quot;%1&quot; holt es%2.</translation>
    </message>
    <message>
        <source>Read from %1:</source>
        <translation>Gelesen aus %1:</translation>
    </message>
    <message>
        <source>  left out, no field says it: %1</source>
        <translation>  ausgelassen, kein Feld drückt es aus: %1</translation>
    </message>
    <message>
        <source>Crosswright&apos;s choice</source>
        <translation>von Crosswright gewählt</translation>
    </message>
    <message>
        <source># answer %1=%2 (%3)</source>
        <translation># Antwort %1=%2 (%3)</translation>
    </message>
    <message>
        <source># answer to &quot;%1&quot;: %2 (configure_answers)</source>
        <translation># Antwort auf „%1“: %2 (configure_answers)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fetches what is missing.</source>
        <translation>&quot;%1&quot; holt, was fehlt.</translation>
    </message>
    <message>
        <source>%1  unfinished; the next deployment removes it</source>
        <translation>%1  unfertig; die nächste Bereitstellung entfernt es</translation>
    </message>
    <message>
        <source>%1  unfinished; a deployment may still run</source>
        <translation>%1  unfertig; vielleicht läuft noch eine Bereitstellung</translation>
    </message>
    <message>
        <source>%1 is removed from %2.</source>
        <translation>%1 ist von %2 entfernt.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Name the folder of the source.</source>
        <translation>Den Ordner der Quelle angeben.</translation>
    </message>
    <message>
        <source>Which release the source in %1 is, and how it is configured, is not known.</source>
        <translation>Welches Release die Quelle in %1 ist und wie sie konfiguriert ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Write a configuration by hand, with &quot;crosswright new --set source=%1&quot;.</source>
        <translation>Eine Konfiguration von Hand schreiben, mit &quot;crosswright new --set source=%1&quot;.</translation>
    </message>
    <message>
        <source>%1 is not configured: %2 is not there.</source>
        <translation>%1 ist nicht konfiguriert: %2 fehlt.</translation>
    </message>
    <message>
        <source>Run its ./configure, or begin with &quot;crosswright new --set source=%1&quot;.</source>
        <translation>Dessen ./configure ausführen oder mit &quot;crosswright new --set source=%1&quot; beginnen.</translation>
    </message>
</context>
<context>
    <name>cw::cli::AttachCommand</name>
    <message>
        <source>watch a run; Ctrl-C ends the watching, not the run</source>
        <translation>Einen Lauf beobachten; Strg-C beendet das Beobachten, nicht den Lauf</translation>
    </message>
    <message>
        <source>Id, the beginning of one, or folder; the newest run without it.</source>
        <translation>ID, Anfang einer ID oder Ordner; ohne Angabe der neueste Lauf.</translation>
    </message>
    <message>
        <source>Show the log from its beginning, not only its last lines.</source>
        <translation>Das Log von Anfang an zeigen, nicht nur die letzten Zeilen.</translation>
    </message>
    <message>
        <source>With --json: also one object for each line of the log.</source>
        <translation>Mit --json: auch ein Objekt je Zeile des Logs.</translation>
    </message>
    <message>
        <source>attach takes one run.</source>
        <translation>attach nimmt einen Lauf.</translation>
    </message>
</context>
<context>
    <name>cw::cli::BazelFetchCommand</name>
    <message>
        <source>Fetch a Bazel into the cache, compare its sum, and ask it its version</source>
        <translation>Ein Bazel in den Cache holen, seine Prüfsumme vergleichen und es nach seiner Version fragen</translation>
    </message>
    <message>
        <source>Only from there: npm or upstream.</source>
        <translation>Nur von dort: npm oder upstream.</translation>
    </message>
    <message>
        <source>Set bazel to the version in this configuration.</source>
        <translation>bazel in dieser Konfiguration auf die Version setzen.</translation>
    </message>
    <message>
        <source>As &quot;bazel list&quot; names it.</source>
        <translation>Wie &quot;bazel list&quot; sie nennt.</translation>
    </message>
    <message>
        <source>Name one version.</source>
        <translation>Eine Version angeben.</translation>
    </message>
    <message>
        <source>--from takes npm or upstream.</source>
        <translation>--from nimmt npm oder upstream.</translation>
    </message>
    <message>
        <source>%1 fetched in %2 s.</source>
        <translation>%1 in %2 s geholt.</translation>
    </message>
    <message>
        <source>It says that it is Bazel %1 (asked with &quot;%2&quot;).</source>
        <translation>Es nennt sich Bazel %1 (gefragt mit &quot;%2&quot;).</translation>
    </message>
    <message>
        <source>Plans whose release wants it use it by themselves.</source>
        <translation>Pläne, deren Release es verlangt, verwenden es von selbst.</translation>
    </message>
</context>
<context>
    <name>cw::cli::BazelListCommand</name>
    <message>
        <source>Which Bazel can be fetched, from where, and which are here</source>
        <translation>Welches Bazel sich woher holen lässt und welche hier sind</translation>
    </message>
    <message>
        <source>For this kind of machine: x86_64 or aarch64; without it this one.</source>
        <translation>Für diese Art von Maschine: x86_64 oder aarch64; ohne Angabe für diese.</translation>
    </message>
    <message>
        <source>No argument is expected.</source>
        <translation>Es wird kein Argument erwartet.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
</context>
<context>
    <name>cw::cli::BuildCommand</name>
    <message>
        <source>plan, ask for approval, build in the background and watch; Ctrl-C stops the build</source>
        <translation>Planen, Freigabe erfragen, im Hintergrund bauen und beobachten; Strg-C stoppt den Build</translation>
    </message>
    <message>
        <source>A configuration (.cw.json), or a saved plan.</source>
        <translation>Eine Konfiguration (.cw.json) oder ein gespeicherter Plan.</translation>
    </message>
    <message>
        <source>build takes one file.</source>
        <translation>build nimmt eine Datei.</translation>
    </message>
</context>
<context>
    <name>cw::cli::CatalogCommand</name>
    <message>
        <source>List what is known: releases, boards, GPUs, CUDA, cuDNN, JetPack, Bazel, presets</source>
        <translation>Bekanntes auflisten: Releases, Boards, GPUs, CUDA, cuDNN, JetPack, Bazel, Vorlagen</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>Eines von %1.</translation>
    </message>
    <message>
        <source>Only this record, whole, with its sources.</source>
        <translation>Nur diesen Eintrag, ganz und mit Quellen.</translation>
    </message>
    <message>
        <source>One of %1 is expected.</source>
        <translation>Erwartet wird eines von %1.</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; among %2.</source>
        <translation>Unter %2 gibt es kein „%1“.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog %1&quot; lists them.</source>
        <translation>&quot;crosswright catalog %1&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list of its own, and one list is shown at a time.</source>
        <translation>„%1“ ist selbst eine Liste, und es wird immer nur eine gezeigt.</translation>
    </message>
</context>
<context>
    <name>cw::cli::CheckCommand</name>
    <message>
        <source>Say what is wrong with a configuration, here and for its device</source>
        <translation>Zeigen, was an einer Konfiguration nicht stimmt, hier und für ihr Gerät</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>Die Konfiguration.</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>Erwartet wird eine Datei.</translation>
    </message>
</context>
<context>
    <name>cw::cli::CloneCommand</name>
    <message>
        <source>Fetch a source tree, so that a build finds it, or into a folder of your own</source>
        <translation>Einen Quellbaum holen, sodass ein Build ihn findet, oder in einen eigenen Ordner</translation>
    </message>
    <message>
        <source>A branch, tag or commit; without it the repository&apos;s HEAD.</source>
        <translation>Ein Branch, Tag oder Commit; sonst HEAD des Repositorys.</translation>
    </message>
    <message>
        <source>A folder that is not there yet, or empty; without it the cache, where builds look.</source>
        <translation>Ein Ordner, der noch fehlt oder leer ist; sonst der Cache, in dem Builds nachsehen.</translation>
    </message>
    <message>
        <source>A repository&apos;s address, or its folder on this machine.</source>
        <translation>Die Adresse eines Repositorys oder sein Ordner auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Name one repository.</source>
        <translation>Genau ein Repository angeben.</translation>
    </message>
    <message>
        <source>It was there already; nothing was fetched.</source>
        <translation>Es war schon vorhanden; nichts wurde geholt.</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>Commit %1.</translation>
    </message>
    <message>
        <source>&quot;source=%1&quot; in a configuration builds it.</source>
        <translation>„source=%1“ in einer Konfiguration baut es.</translation>
    </message>
    <message>
        <source>A configuration with &quot;source=%1&quot; finds it.</source>
        <translation>Eine Konfiguration mit „source=%1“ findet es.</translation>
    </message>
    <message>
        <source>A configuration with &quot;source=%1&quot; and &quot;ref=%2&quot; finds it.</source>
        <translation>Eine Konfiguration mit „source=%1“ und „ref=%2“ findet es.</translation>
    </message>
</context>
<context>
    <name>cw::cli::ConfigureCommand</name>
    <message>
        <source>as build, but only up to the configuration of the source</source>
        <translation>Wie build, aber nur bis zur Konfiguration der Quelle</translation>
    </message>
    <message>
        <source>A configuration (.cw.json), or a saved plan.</source>
        <translation>Eine Konfiguration (.cw.json) oder ein gespeicherter Plan.</translation>
    </message>
    <message>
        <source>configure takes one file.</source>
        <translation>configure nimmt eine Datei.</translation>
    </message>
</context>
<context>
    <name>cw::cli::Console</name>
    <message>
        <source> [y/N] </source>
        <translation> [y/N] </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Cannot write to standard output: %1.</source>
        <translation>Auf die Standardausgabe lässt sich nicht schreiben: %1.</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeployCommand</name>
    <message>
        <source>Put a run&apos;s artifacts or a wheel on a device and prove them there</source>
        <translation>Artefakte eines Laufs oder ein Wheel auf ein Gerät bringen und dort nachweisen</translation>
    </message>
    <message>
        <source>A run&apos;s id (or a unique beginning), or a wheel&apos;s file.</source>
        <translation>ID eines Laufs (oder eindeutiger Anfang) oder Datei eines Wheels.</translation>
    </message>
    <message>
        <source>The device, as named in &quot;device list&quot;.</source>
        <translation>Das Gerät, wie es in &quot;device list&quot; heißt.</translation>
    </message>
    <message>
        <source>A further wheel to install with it, such as a dependency; may be repeated.</source>
        <translation>Ein weiteres Wheel zum Mitinstallieren, etwa eine Abhängigkeit; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Name one run or one wheel.</source>
        <translation>Einen Lauf oder ein Wheel angeben.</translation>
    </message>
    <message>
        <source>Name the device with --device.</source>
        <translation>Das Gerät mit --device angeben.</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceAddCommand</name>
    <message>
        <source>Note a device that results go to, and accept its host key</source>
        <translation>Ein Gerät für Ergebnisse vermerken und seinen Host-Schlüssel annehmen</translation>
    </message>
    <message>
        <source>The port of its ssh server.</source>
        <translation>Der Port seines SSH-Servers.</translation>
    </message>
    <message>
        <source>Who logs in.</source>
        <translation>Wer sich anmeldet.</translation>
    </message>
    <message>
        <source>The private key to use (a file name; the key stays where it is).</source>
        <translation>Der zu verwendende private Schlüssel (ein Dateiname; der Schlüssel bleibt, wo er ist).</translation>
    </message>
    <message>
        <source>Another ssh configuration than your own.</source>
        <translation>Eine andere SSH-Konfiguration als die eigene.</translation>
    </message>
    <message>
        <source>What it is, where it cannot tell: an id of &quot;catalog boards&quot;.</source>
        <translation>Was es ist, wenn es das nicht verrät: eine ID aus &quot;catalog boards&quot;.</translation>
    </message>
    <message>
        <source>Accept the host key with this fingerprint without asking.</source>
        <translation>Den Host-Schlüssel mit diesem Fingerabdruck ohne Rückfrage annehmen.</translation>
    </message>
    <message>
        <source>Note it without connecting; its key must then be in your known_hosts.</source>
        <translation>Ohne Verbindung vermerken; der Schlüssel muss dann in known_hosts stehen.</translation>
    </message>
    <message>
        <source>Your word for the device.</source>
        <translation>Der eigene Name für das Gerät.</translation>
    </message>
    <message>
        <source>Host name, address or alias of your ssh configuration.</source>
        <translation>Hostname, Adresse oder Alias aus der SSH-Konfiguration.</translation>
    </message>
    <message>
        <source>It was %1 and is %2 now.</source>
        <translation>Er war %1 und ist jetzt %2.</translation>
    </message>
    <message>
        <source>Compare the fingerprint on the device itself (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); if it is right, remove the old one with &quot;ssh-keygen -R %1 -f %2&quot; and add the device again.</source>
        <translation>Den Fingerabdruck auf dem Gerät selbst vergleichen (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); stimmt er, den alten mit &quot;ssh-keygen -R %1 -f %2&quot; entfernen und das Gerät erneut hinzufügen.</translation>
    </message>
    <message>
        <source>%1 shows the key %2, not %3.</source>
        <translation>%1 zeigt den Schlüssel %2, nicht %3.</translation>
    </message>
    <message>
        <source>Find out which is right before you accept another one.</source>
        <translation>Klären, welcher stimmt, bevor ein anderer angenommen wird.</translation>
    </message>
    <message>
        <source>%1 shows the %2 key</source>
        <translation>%1 zeigt den %2-Schlüssel</translation>
    </message>
    <message>
        <source>Compare it on the device: ssh-keygen -lf /etc/ssh/ssh_host_*_key.pub</source>
        <translation>Auf dem Gerät vergleichen: ssh-keygen -lf /etc/ssh/ssh_host_*_key.pub</translation>
    </message>
    <message>
        <source>The host key of %1 was never accepted.</source>
        <translation>Der Host-Schlüssel von %1 wurde nie angenommen.</translation>
    </message>
    <message>
        <source>If the fingerprint is right, repeat with --accept-key %1.</source>
        <translation>Stimmt der Fingerabdruck, mit --accept-key %1 wiederholen.</translation>
    </message>
    <message>
        <source>Is this the device&apos;s key?</source>
        <translation>Ist das der Schlüssel des Geräts?</translation>
    </message>
    <message>
        <source>The key was not accepted, so the device was not added.</source>
        <translation>Der Schlüssel wurde nicht angenommen, daher wurde das Gerät nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>&quot;device add&quot; needs a name and a host.</source>
        <translation>&quot;device add&quot; braucht einen Namen und einen Host.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port.</source>
        <translation>„%1“ ist kein Port.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;.</source>
        <translation>Der Katalog hat kein Board „%1“.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog boards&quot; lists them.</source>
        <translation>&quot;crosswright catalog boards&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>Added %1. &quot;crosswright device probe %1&quot; asks what it has.</source>
        <translation>%1 hinzugefügt. &quot;crosswright device probe %1&quot; fragt, was es hat.</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceListCommand</name>
    <message>
        <source>Show the devices that were added</source>
        <translation>Die hinzugefügten Geräte zeigen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not expected here.</source>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>board not known</source>
        <translation>Board nicht bekannt</translation>
    </message>
    <message>
        <source>, virtual</source>
        <translation>, virtuell</translation>
    </message>
    <message>
        <source>, never probed</source>
        <translation>, nie untersucht</translation>
    </message>
    <message>
        <source>, probed %1</source>
        <translation>, untersucht %1</translation>
    </message>
    <message>
        <source>There is no device yet. &quot;crosswright device add NAME HOST&quot; adds one.</source>
        <translation>Noch gibt es kein Gerät. &quot;crosswright device add NAME HOST&quot; fügt eines hinzu.</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceProbeCommand</name>
    <message>
        <source>Ask a device what it has, and keep the answer for check and plan</source>
        <translation>Ein Gerät fragen, was es hat, und die Antwort für check und plan behalten</translation>
    </message>
    <message>
        <source>The device.</source>
        <translation>Das Gerät.</translation>
    </message>
    <message>
        <source>&quot;device probe&quot; needs the name of one device.</source>
        <translation>&quot;device probe&quot; braucht den Namen eines Geräts.</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceRemoveCommand</name>
    <message>
        <source>Forget a device and the host key that was accepted for it</source>
        <translation>Ein Gerät und seinen angenommenen Host-Schlüssel vergessen</translation>
    </message>
    <message>
        <source>The device.</source>
        <translation>Das Gerät.</translation>
    </message>
    <message>
        <source>&quot;device remove&quot; needs the name of one device.</source>
        <translation>&quot;device remove&quot; braucht den Namen eines Geräts.</translation>
    </message>
    <message>
        <source>Removed %1. Nothing was changed on the device.</source>
        <translation>%1 entfernt. Auf dem Gerät wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceTestCommand</name>
    <message>
        <source>Connect to a device and say whether it works</source>
        <translation>Mit einem Gerät verbinden und zeigen, ob es funktioniert</translation>
    </message>
    <message>
        <source>The device.</source>
        <translation>Das Gerät.</translation>
    </message>
    <message>
        <source>&quot;device test&quot; needs the name of one device.</source>
        <translation>&quot;device test&quot; braucht den Namen eines Geräts.</translation>
    </message>
    <message>
        <source>%1 answers in %2 ms (%3).</source>
        <translation>%1 antwortet in %2 ms (%3).</translation>
    </message>
</context>
<context>
    <name>cw::cli::DoctorCommand</name>
    <message>
        <source>Say what this machine lacks, and the one command that brings it</source>
        <translation>Zeigen, was diesem Rechner fehlt, mit dem einen Befehl, der es bringt</translation>
    </message>
    <message>
        <source>What is to be done: %1. May be given more than once; without it all but cross-armhf.</source>
        <translation>Was zu tun ist: %1. Mehrfach möglich; ohne Angabe alles außer cross-armhf.</translation>
    </message>
    <message>
        <source>A configuration whose jobs are meant.</source>
        <translation>Eine Konfiguration, deren Aufgaben gemeint sind.</translation>
    </message>
    <message>
        <source>&quot;doctor&quot; takes one configuration at most.</source>
        <translation>&quot;doctor&quot; nimmt höchstens eine Konfiguration.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a job of the doctor.</source>
        <translation>„%1“ ist keine Aufgabe von doctor.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden: %1.</translation>
    </message>
    <message>
        <source>This brings what is lacking (as root):</source>
        <translation>Das bringt, was fehlt (als root):</translation>
    </message>
    <message>
        <source>No package of this distribution is known to bring what is lacking.</source>
        <translation>Kein Paket dieser Distribution ist bekannt, das das Fehlende bringt.</translation>
    </message>
</context>
<context>
    <name>cw::cli::KeeperCommand</name>
    <message>
        <source>(internal) continue stopped compilers when the runner is gone</source>
        <translation>(intern) Angehaltene Compiler fortsetzen, wenn der Runner fort ist</translation>
    </message>
</context>
<context>
    <name>cw::cli::Narrator</name>
    <message>
        <source>    %1: %2 %</source>
        <translation>    %1: %2 %</translation>
    </message>
    <message>
        <source>  cancelled; press Ctrl-C again to end at once</source>
        <translation>  abgebrochen; erneutes Strg-C beendet sofort</translation>
    </message>
</context>
<context>
    <name>cw::cli::NewCommand</name>
    <message>
        <source>Write a configuration, from a preset or from scratch</source>
        <translation>Eine Konfiguration schreiben, aus einer Vorlage oder von Grund auf</translation>
    </message>
    <message>
        <source>Start from this preset (&quot;crosswright catalog presets&quot;).</source>
        <translation>Von dieser Vorlage ausgehen (&quot;crosswright catalog presets&quot;).</translation>
    </message>
    <message>
        <source>The release.</source>
        <translation>Das Release.</translation>
    </message>
    <message>
        <source>The machine that the result is for.</source>
        <translation>Das Gerät, für das gebaut wird.</translation>
    </message>
    <message>
        <source>The GPU by name.</source>
        <translation>Die GPU nach Namen.</translation>
    </message>
    <message>
        <source>Any field; may be given again (&quot;crosswright show --fields&quot; lists them).</source>
        <translation>Beliebiges Feld; mehrfach möglich (&quot;crosswright show --fields&quot; listet sie auf).</translation>
    </message>
    <message>
        <source>The file to write, NAME.cw.json.</source>
        <translation>Die zu schreibende Datei, NAME.cw.json.</translation>
    </message>
    <message>
        <source>Replace the file if it is there.</source>
        <translation>Die Datei ersetzen, falls vorhanden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected.</source>
        <translation>„%1“ wurde nicht erwartet.</translation>
    </message>
    <message>
        <source>-o FILE is missing.</source>
        <translation>-o FILE fehlt.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Name another file, or add --force.</source>
        <translation>Eine andere Datei angeben oder --force hinzufügen.</translation>
    </message>
    <message>
        <source>Wrote %1. &quot;crosswright check %1&quot; says whether it fits.</source>
        <translation>%1 geschrieben. &quot;crosswright check %1&quot; sagt, ob sie passt.</translation>
    </message>
    <message>
        <source>Take over a source tree that was configured by hand: what its ./configure wrote.</source>
        <translation>Einen von Hand konfigurierten Quellbaum übernehmen: was sein ./configure geschrieben hat.</translation>
    </message>
</context>
<context>
    <name>cw::cli::PlanCommand</name>
    <message>
        <source>Show every file and command of a build before anything happens.</source>
        <translation>Jede Datei und jeden Befehl eines Builds zeigen, bevor etwas geschieht.</translation>
    </message>
    <message>
        <source>Write the files into this folder and run nothing.</source>
        <translation>Die Dateien in diesen Ordner schreiben und nichts ausführen.</translation>
    </message>
    <message>
        <source>Show what differs from a run&apos;s plan or from a folder of --out.</source>
        <translation>Zeigen, was vom Plan eines Laufs oder von einem Ordner von --out abweicht.</translation>
    </message>
    <message>
        <source>Write a shell script for the same job that needs no Crosswright.</source>
        <translation>Ein Shell-Skript für dieselbe Aufgabe schreiben, das kein Crosswright braucht.</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>Die Konfiguration.</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>Erwartet wird eine Datei.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written into %1; nothing was run.</source>
        <translation>
            <numerusform>%n Datei in %1 geschrieben; nichts wurde ausgeführt.</numerusform>
            <numerusform>%n Dateien in %1 geschrieben; nichts wurde ausgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The script is %1; &quot;sh %1&quot; does the job.</source>
        <translation>Das Skript ist %1; &quot;sh %1&quot; erledigt die Aufgabe.</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>This is %1: nobody is known to have built it this way.</source>
        <translation>Dies ist %1: Es ist nicht bekannt, dass jemand so gebaut hat.</translation>
    </message>
    <message>
        <source>Road: %1 (%2)</source>
        <translation>Weg: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>cw::cli::ProbeCommand</name>
    <message>
        <source>Say what this machine has, what recorded outputs state, or what a source tree asks for</source>
        <translation>Zeigen, was dieser Rechner hat, was aufgezeichnete Ausgaben besagen oder was ein Quellbaum verlangt</translation>
    </message>
    <message>
        <source>Read a recorded output instead: %1, or &quot;dir&quot; for a folder of them.</source>
        <translation>Stattdessen eine aufgezeichnete Ausgabe lesen: %1 oder &quot;dir&quot; für einen Ordner davon.</translation>
    </message>
    <message>
        <source>With --parse: name the facts host.* rather than device.*.</source>
        <translation>Mit --parse: die Fakten host.* statt device.* nennen.</translation>
    </message>
    <message>
        <source>Say what a source tree asks for instead: a folder or a git repository.</source>
        <translation>Stattdessen zeigen, was ein Quellbaum verlangt: ein Ordner oder ein Git-Repository.</translation>
    </message>
    <message>
        <source>With --source: a branch, tag or commit; nothing is checked out.</source>
        <translation>Mit --source: ein Branch, Tag oder Commit; nichts wird ausgecheckt.</translation>
    </message>
    <message>
        <source>With --parse: the recording, or the folder.</source>
        <translation>Mit --parse: die Aufzeichnung oder der Ordner.</translation>
    </message>
    <message>
        <source>--parse needs one file (or one folder, with the kind &quot;dir&quot;).</source>
        <translation>--parse braucht eine Datei (oder einen Ordner, mit der Art &quot;dir&quot;).</translation>
    </message>
    <message>
        <source>%1 states nothing that can be read as %2.</source>
        <translation>%1 besagt nichts, was sich als %2 lesen lässt.</translation>
    </message>
    <message>
        <source>--ref needs --source.</source>
        <translation>--ref braucht --source.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not expected here.</source>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>%1 holds no recording that could be read; a file&apos;s name says what it is (%2).</source>
        <translation>%1 enthält keine lesbare Aufzeichnung; der Name einer Datei sagt, was sie ist (%2).</translation>
    </message>
</context>
<context>
    <name>cw::cli::RepairCommand</name>
    <message>
        <source>Apply the repairs that a check offers</source>
        <translation>Die Korrekturen anwenden, die eine Prüfung anbietet</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>Die Konfiguration.</translation>
    </message>
    <message>
        <source>Only the findings of these rules; without one, every error and warning.</source>
        <translation>Nur die Befunde dieser Regeln; ohne Angabe alle Fehler und Warnungen.</translation>
    </message>
    <message>
        <source>A file is expected.</source>
        <translation>Erwartet wird eine Datei.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>Es gab nichts zu korrigieren.</translation>
    </message>
    <message>
        <source>%1: left alone, since this repair would bring an error: %2</source>
        <translation>%1: unverändert gelassen, da diese Korrektur einen Fehler brächte: %2</translation>
    </message>
</context>
<context>
    <name>cw::cli::ReportCommand</name>
    <message>
        <source>What a run did, what it made, and what the device said</source>
        <translation>Was ein Lauf tat, was er erzeugte und was das Gerät sagte</translation>
    </message>
    <message>
        <source>A run&apos;s id or a unique beginning; the newest when left out.</source>
        <translation>ID eines Laufs oder eindeutiger Anfang; ohne Angabe der neueste.</translation>
    </message>
    <message>
        <source>Write a self-contained page to FILE.</source>
        <translation>Eine eigenständige Seite in FILE schreiben.</translation>
    </message>
    <message>
        <source>Name one run.</source>
        <translation>Einen Lauf angeben.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>cw::cli::RollbackCommand</name>
    <message>
        <source>Go back to a former version on a device, once it is proved there</source>
        <translation>Auf einem Gerät zu einer früheren Version zurückkehren, sobald sie nachgewiesen ist</translation>
    </message>
    <message>
        <source>As --list names it; without one, what was in use before.</source>
        <translation>Wie --list sie nennt; ohne Angabe die vorher verwendete.</translation>
    </message>
    <message>
        <source>The device, as named in &quot;device list&quot;.</source>
        <translation>Das Gerät, wie es in &quot;device list&quot; heißt.</translation>
    </message>
    <message>
        <source>Show the versions on the device and change nothing.</source>
        <translation>Die Versionen auf dem Gerät zeigen und nichts ändern.</translation>
    </message>
    <message>
        <source>Name the device with --device.</source>
        <translation>Das Gerät mit --device angeben.</translation>
    </message>
    <message>
        <source>Name one version, or none.</source>
        <translation>Eine oder keine Version angeben.</translation>
    </message>
    <message>
        <source>%1 is in use on %2 again, and proved.</source>
        <translation>%1 ist auf %2 wieder in Gebrauch und nachgewiesen.</translation>
    </message>
    <message>
        <source>  before: %1/%2</source>
        <translation>  vorher: %1/%2</translation>
    </message>
    <message>
        <source>Remove that version, or what an unfinished deployment left, from the device.</source>
        <translation>Jene Version, oder was eine unfertige Bereitstellung hinterlassen hat, vom Gerät entfernen.</translation>
    </message>
    <message>
        <source>Name the version to remove, as --list names it.</source>
        <translation>Die zu entfernende Version angeben, wie --list sie nennt.</translation>
    </message>
</context>
<context>
    <name>cw::cli::RunView</name>
    <message>
        <source>Watching run %1; Ctrl-C ends the watching, not the run.</source>
        <translation>Lauf %1 wird beobachtet; Strg-C beendet das Beobachten, nicht den Lauf.</translation>
    </message>
    <message>
        <source>The run goes on. &quot;crosswright attach %1&quot; watches it again, &quot;crosswright stop %1&quot; ends it.</source>
        <translation>Der Lauf geht weiter. &quot;crosswright attach %1&quot; beobachtet ihn wieder, &quot;crosswright stop %1&quot; beendet ihn.</translation>
    </message>
    <message>
        <source>Ending it at once.</source>
        <translation>Wird sofort beendet.</translation>
    </message>
    <message>
        <source>Stopping; Ctrl-C again ends it at once. (To leave it running, use --detach and attach.)</source>
        <translation>Wird gestoppt; erneutes Strg-C beendet sofort. (Zum Weiterlaufenlassen --detach und attach verwenden.)</translation>
    </message>
    <message>
        <source>%1: nothing to do. %2</source>
        <translation>%1: nichts zu tun. %2</translation>
    </message>
    <message>
        <source>Run %1 %2 after %3.</source>
        <translation>Lauf %1: %2 nach %3.</translation>
    </message>
    <message>
        <source>Artifacts: %1</source>
        <translation>Artefakte: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>stopping %1</source>
        <translation>%1 wird gestoppt</translation>
    </message>
    <message>
        <source>%1 actions done</source>
        <translation>%1 Aktionen fertig</translation>
    </message>
    <message>
        <source>%1 of %2 compilers</source>
        <translation>%1 von %2 Compilern</translation>
    </message>
    <message>
        <source>%1 of %2 MiB</source>
        <translation>%1 von %2 MiB</translation>
    </message>
    <message>
        <source>The runner is heard of again.</source>
        <translation>Der Runner meldet sich wieder.</translation>
    </message>
    <message>
        <source>The runner (process %1) has not been heard of for %2; how the run stands is not known. &quot;crosswright stop %3&quot; ends it.</source>
        <translation>Vom Runner (Prozess %1) kam seit %2 kein Zeichen; wie es um den Lauf steht, ist nicht bekannt. &quot;crosswright stop %3&quot; beendet ihn.</translation>
    </message>
    <message>
        <source>The folder of run %1 was deleted; its runner is ending it.</source>
        <translation>Der Ordner von Lauf %1 wurde gelöscht; sein Runner beendet ihn gerade.</translation>
    </message>
    <message>
        <source>%1 % (%2 of %3 actions)</source>
        <translation>%1 % (%2 von %3 Aktionen)</translation>
    </message>
    <message numerus="yes">
        <source>%n compilers</source>
        <translation>
            <numerusform>%n Compiler</numerusform>
            <numerusform>%n Compiler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
</context>
<context>
    <name>cw::cli::RunnerCommand</name>
    <message>
        <source>(internal) carry out the approved plan of a run directory</source>
        <translation>(intern) Den freigegebenen Plan eines Laufordners ausführen</translation>
    </message>
    <message>
        <source>The run&apos;s folder.</source>
        <translation>Der Ordner des Laufs.</translation>
    </message>
    <message>
        <source>The hash of the plan that was approved.</source>
        <translation>Der Hash des freigegebenen Plans.</translation>
    </message>
    <message>
        <source>How the runner was separated from its caller.</source>
        <translation>Wie der Runner von seinem Aufrufer getrennt wurde.</translation>
    </message>
    <message>
        <source>The runner needs a run&apos;s folder and the approved hash.</source>
        <translation>Der Runner braucht den Ordner eines Laufs und den freigegebenen Hash.</translation>
    </message>
</context>
<context>
    <name>cw::cli::RunsCommand</name>
    <message>
        <source>list the runs, the newest first</source>
        <translation>Die Läufe auflisten, der neueste zuerst</translation>
    </message>
    <message>
        <source>Only so many of the newest.</source>
        <translation>Nur so viele der neuesten.</translation>
    </message>
    <message>
        <source>runs takes no argument.</source>
        <translation>runs nimmt kein Argument.</translation>
    </message>
    <message>
        <source>--last needs a number.</source>
        <translation>--last braucht eine Zahl.</translation>
    </message>
    <message>
        <source>  (continued by %1)</source>
        <translation>  (fortgesetzt von %1)</translation>
    </message>
    <message>
        <source>There is no run yet. &quot;crosswright build FILE&quot; starts one.</source>
        <translation>Noch gibt es keinen Lauf. &quot;crosswright build FILE&quot; startet einen.</translation>
    </message>
</context>
<context>
    <name>cw::cli::SampleCommand</name>
    <message>
        <source>The whole journey on the embedded workspace: build, deploy to a virtual device, prove</source>
        <translation>Der ganze Weg am eingebetteten Workspace: bauen, auf ein virtuelles Gerät bringen, nachweisen</translation>
    </message>
    <message>
        <source>The virtual device&apos;s architecture: arm64 (the default) or armhf.</source>
        <translation>Die Architektur des virtuellen Geräts: arm64 (Standard) oder armhf.</translation>
    </message>
    <message>
        <source>How many actions run at once.</source>
        <translation>Wie viele Aktionen gleichzeitig laufen.</translation>
    </message>
    <message>
        <source>Memory for the build in MiB.</source>
        <translation>Speicher für den Build in MiB.</translation>
    </message>
    <message>
        <source>Leave the virtual device running at the end.</source>
        <translation>Das virtuelle Gerät am Ende weiterlaufen lassen.</translation>
    </message>
    <message>
        <source>The architecture is arm64 or armhf, and there are no other arguments.</source>
        <translation>Die Architektur ist arm64 oder armhf; weitere Argumente gibt es nicht.</translation>
    </message>
    <message>
        <source>The suite is bookworm or trixie, not &quot;%1&quot;.</source>
        <translation>Die Suite ist bookworm oder trixie, nicht „%1“.</translation>
    </message>
    <message>
        <source>The virtual device&apos;s Debian release; the one that suits this host by default.</source>
        <translation>Das Debian-Release des virtuellen Geräts; Standard: das zu diesem Host passende.</translation>
    </message>
</context>
<context>
    <name>cw::cli::SelftestCommand</name>
    <message>
        <source>Try a configuration&apos;s compilers with three small programs before the long build</source>
        <translation>Die Compiler einer Konfiguration vor dem langen Build mit drei kleinen Programmen ausprobieren</translation>
    </message>
    <message>
        <source>Keep sources and programs in this folder.</source>
        <translation>Quellen und Programme in diesem Ordner behalten.</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>Die Konfiguration.</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>Erwartet wird eine Datei.</translation>
    </message>
</context>
<context>
    <name>cw::cli::SetCommand</name>
    <message>
        <source>Change fields of a configuration</source>
        <translation>Felder einer Konfiguration ändern</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>Die Konfiguration.</translation>
    </message>
    <message>
        <source>field=value sets a value, field- removes it.</source>
        <translation>Feld=Wert setzt einen Wert, Feld- entfernt ihn.</translation>
    </message>
    <message>
        <source>A file and at least one edit are expected.</source>
        <translation>Erwartet werden eine Datei und mindestens eine Änderung.</translation>
    </message>
</context>
<context>
    <name>cw::cli::ShowCommand</name>
    <message>
        <source>Show a configuration: each value with where it came from</source>
        <translation>Eine Konfiguration zeigen: jeder Wert mit seiner Herkunft</translation>
    </message>
    <message>
        <source>List the fields that a configuration can hold.</source>
        <translation>Die Felder auflisten, die eine Konfiguration enthalten kann.</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>Die Konfiguration.</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>Erwartet wird eine Datei.</translation>
    </message>
</context>
<context>
    <name>cw::cli::SolveCommand</name>
    <message>
        <source>Say which releases can be built for a device or board, or what one release needs</source>
        <translation>Zeigen, welche Releases sich für ein Gerät oder Board bauen lassen oder was ein Release braucht</translation>
    </message>
    <message>
        <source>One release: say everything that it needs, here and on the device.</source>
        <translation>Ein Release: alles nennen, was es braucht, hier und auf dem Gerät.</translation>
    </message>
    <message>
        <source>The board, in place of the device&apos;s own or where no device is at hand.</source>
        <translation>Das Board, anstelle des Boards des Geräts oder wenn kein Gerät zur Hand ist.</translation>
    </message>
    <message>
        <source>As if this JetPack were on it.</source>
        <translation>Als wäre dieses JetPack darauf.</translation>
    </message>
    <message>
        <source>With CUDA, for this GPU.</source>
        <translation>Mit CUDA, für diese GPU.</translation>
    </message>
    <message>
        <source>Without CUDA.</source>
        <translation>Ohne CUDA.</translation>
    </message>
    <message>
        <source>With this CUDA.</source>
        <translation>Mit diesem CUDA.</translation>
    </message>
    <message>
        <source>With this cuDNN.</source>
        <translation>Mit diesem cuDNN.</translation>
    </message>
    <message>
        <source>For this Python.</source>
        <translation>Für dieses Python.</translation>
    </message>
    <message>
        <source>wheel (the default), c-library, tflite or serving.</source>
        <translation>wheel (Standard), c-library, tflite oder serving.</translation>
    </message>
    <message>
        <source>cross, native or container.</source>
        <translation>cross, native oder container.</translation>
    </message>
    <message>
        <source>Releases of this project (tensorflow).</source>
        <translation>Releases dieses Projekts (tensorflow).</translation>
    </message>
    <message>
        <source>Write the best solution as a configuration.</source>
        <translation>Die beste Lösung als Konfiguration schreiben.</translation>
    </message>
    <message>
        <source>With --write: the N-th of the list instead.</source>
        <translation>Mit --write: stattdessen die N-te der Liste.</translation>
    </message>
    <message>
        <source>With --write: replace the file if it is there.</source>
        <translation>Mit --write: die Datei ersetzen, falls vorhanden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected.</source>
        <translation>„%1“ wurde nicht erwartet.</translation>
    </message>
    <message>
        <source>--device or --board is missing.</source>
        <translation>--device oder --board fehlt.</translation>
    </message>
</context>
<context>
    <name>cw::cli::StatusCommand</name>
    <message>
        <source>say how a run stands</source>
        <translation>Zeigen, wie es um einen Lauf steht</translation>
    </message>
    <message>
        <source>Id, the beginning of one, or folder; the newest run without it.</source>
        <translation>ID, Anfang einer ID oder Ordner; ohne Angabe der neueste Lauf.</translation>
    </message>
    <message>
        <source>status takes one run.</source>
        <translation>status nimmt einen Lauf.</translation>
    </message>
    <message>
        <source>run       %1</source>
        <translation>Lauf      %1</translation>
    </message>
    <message>
        <source>what      %1</source>
        <translation>was       %1</translation>
    </message>
    <message>
        <source>state     %1</source>
        <translation>Zustand   %1</translation>
    </message>
    <message>
        <source>why       %1</source>
        <translation>Grund     %1</translation>
    </message>
    <message>
        <source>now       %1</source>
        <translation>jetzt     %1</translation>
    </message>
    <message>
        <source>step      %1, %2</source>
        <translation>Schritt   %1, %2</translation>
    </message>
    <message>
        <source>failed    %1 (%2)</source>
        <translation>Fehler    %1 (%2)</translation>
    </message>
    <message>
        <source>          all it printed: %1</source>
        <translation>          ganze Ausgabe: %1</translation>
    </message>
    <message>
        <source>folder    %1</source>
        <translation>Ordner    %1</translation>
    </message>
    <message>
        <source>folder    deleted; its runner (process %1) ends the run when it notices</source>
        <translation>Ordner    gelöscht; sein Runner (Prozess %1) beendet den Lauf, sobald er es merkt</translation>
    </message>
    <message>
        <source>silent    %1</source>
        <translation>stumm     %1</translation>
    </message>
    <message>
        <source>then      %1</source>
        <translation>zuletzt   %1</translation>
    </message>
    <message>
        <source>heard     %1 ago</source>
        <translation>gehört    vor %1</translation>
    </message>
    <message>
        <source>limit     %1</source>
        <translation>Grenze    %1</translation>
    </message>
    <message>
        <source>warning   %1</source>
        <translation>Warnung   %1</translation>
    </message>
    <message>
        <source>proof     passed on %1</source>
        <translation>Nachweis  gelungen auf %1</translation>
    </message>
    <message>
        <source>proof     failed on %1: %2</source>
        <translation>Nachweis  gescheitert auf %1: %2</translation>
    </message>
</context>
<context>
    <name>cw::cli::StopCommand</name>
    <message>
        <source>end a run within ten seconds; building again continues it</source>
        <translation>Einen Lauf binnen zehn Sekunden beenden; erneutes Bauen setzt ihn fort</translation>
    </message>
    <message>
        <source>Id, the beginning of one, or folder; the newest run without it.</source>
        <translation>ID, Anfang einer ID oder Ordner; ohne Angabe der neueste Lauf.</translation>
    </message>
    <message>
        <source>End Bazel and its compilers at once.</source>
        <translation>Bazel und seine Compiler sofort beenden.</translation>
    </message>
    <message>
        <source>stop takes one run.</source>
        <translation>stop nimmt einen Lauf.</translation>
    </message>
    <message>
        <source>Run %1 is over already: %2.</source>
        <translation>Lauf %1 ist schon zu Ende: %2.</translation>
    </message>
    <message>
        <source>Run %1: %2.</source>
        <translation>Lauf %1: %2.</translation>
    </message>
    <message>
        <source>Run %1 is stopped; its folder was deleted before.</source>
        <translation>Lauf %1 ist gestoppt; sein Ordner wurde vorher gelöscht.</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitCheckCommand</name>
    <message>
        <source>Name each file that a CUDA toolkit lacks or has for the wrong machine</source>
        <translation>Jede Datei nennen, die einem CUDA-Toolkit fehlt oder für die falsche Maschine ist</translation>
    </message>
    <message>
        <source>The CUDA version that it must be.</source>
        <translation>Die CUDA-Version, die es sein muss.</translation>
    </message>
    <message>
        <source>The cuDNN version that must be in it.</source>
        <translation>Die cuDNN-Version, die darin sein muss.</translation>
    </message>
    <message>
        <source>The release that it is for; without it everything that any release asks for.</source>
        <translation>Das Release, für das es ist; sonst alles, wonach irgendein Release fragt.</translation>
    </message>
    <message>
        <source>The machine that the result is for.</source>
        <translation>Das Gerät, für das gebaut wird.</translation>
    </message>
    <message>
        <source>The toolkit.</source>
        <translation>Das Toolkit.</translation>
    </message>
    <message>
        <source>Name one folder.</source>
        <translation>Einen Ordner angeben.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The catalog does not know CUDA %1.</source>
        <translation>Der Katalog kennt CUDA %1 nicht.</translation>
    </message>
    <message>
        <source>The catalog does not know the release %1.</source>
        <translation>Der Katalog kennt das Release %1 nicht.</translation>
    </message>
    <message>
        <source>Every file that is asked for is there.</source>
        <translation>Jede verlangte Datei ist da.</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitFetchCommand</name>
    <message>
        <source>The machine that the result is for.</source>
        <translation>Das Gerät, für das gebaut wird.</translation>
    </message>
    <message>
        <source>&quot;newest&quot; or a version: from the index; a folder; &quot;stand-in:8.6.0&quot;: an empty one that only says a version; &quot;headers:FOLDER&quot;: its headers, and an empty library.</source>
        <translation>„newest“ oder eine Version: aus dem Index; ein Ordner; „stand-in:8.6.0“: ein leeres, das nur eine Version nennt; „headers:ORDNER“: dessen Header und eine leere Bibliothek.</translation>
    </message>
    <message>
        <source>Where the toolkit is made; without it the cache.</source>
        <translation>Wo das Toolkit entsteht; sonst im Cache.</translation>
    </message>
    <message>
        <source>A mirror of Debian; without it the one that this system uses.</source>
        <translation>Ein Debian-Spiegel; sonst der, den dieses System benutzt.</translation>
    </message>
    <message>
        <source>Accept the licences that are shown.</source>
        <translation>Die gezeigten Lizenzen annehmen.</translation>
    </message>
    <message>
        <source>Set cuda_path to the toolkit in this configuration.</source>
        <translation>cuda_path in dieser Konfiguration auf das Toolkit setzen.</translation>
    </message>
    <message>
        <source>cuda-VERSION, or a part as &quot;toolkit list&quot; names it.</source>
        <translation>cuda-VERSION oder ein Teil, wie „toolkit list“ es nennt.</translation>
    </message>
    <message>
        <source>Name one toolkit or part.</source>
        <translation>Ein Toolkit oder Teil angeben.</translation>
    </message>
    <message>
        <source>There is no toolkit or part &quot;%1&quot;.</source>
        <translation>Ein Toolkit oder Teil „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;crosswright toolkit list&quot; names them.</source>
        <translation>„crosswright toolkit list“ nennt sie.</translation>
    </message>
    <message>
        <source>No toolkit can be fetched for &quot;%1&quot;.</source>
        <translation>Für „%1“ kann kein Toolkit geholt werden.</translation>
    </message>
    <message>
        <source>Fetch a CUDA toolkit and put it together, or fetch one part</source>
        <translation>Ein CUDA-Toolkit holen und zusammensetzen, oder ein einzelnes Teil holen</translation>
    </message>
    <message>
        <source>--for takes aarch64 or x86_64.</source>
        <translation>--for nimmt aarch64 oder x86_64.</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitListCommand</name>
    <message>
        <source>What parts of CUDA can be fetched, from where, and what is nowhere to be had</source>
        <translation>Welche Teile von CUDA woher geholt werden können und was es nirgends gibt</translation>
    </message>
    <message>
        <source>Only what is for this CUDA.</source>
        <translation>Nur, was zu diesem CUDA gehört.</translation>
    </message>
    <message>
        <source>Only what runs on this machine: aarch64 or x86_64.</source>
        <translation>Nur, was auf dieser Maschine läuft: aarch64 oder x86_64.</translation>
    </message>
    <message>
        <source>No argument is expected.</source>
        <translation>Es wird kein Argument erwartet.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitMakeCommand</name>
    <message>
        <source>Put a CUDA toolkit together from unpacked packages, or from NVIDIA&apos;s toolkit and the board&apos;s files</source>
        <translation>Ein CUDA-Toolkit aus entpackten Paketen oder aus NVIDIAs Toolkit und den Dateien des Boards zusammensetzen</translation>
    </message>
    <message>
        <source>Where nvcc is: unpacked packages, or a toolkit.</source>
        <translation>Wo nvcc liegt: entpackte Pakete oder ein Toolkit.</translation>
    </message>
    <message>
        <source>The board&apos;s headers and libraries: unpacked packages, or targets/NAME of a toolkit.</source>
        <translation>Header und Bibliotheken des Boards: entpackte Pakete oder targets/NAME eines Toolkits.</translation>
    </message>
    <message>
        <source>The version of both.</source>
        <translation>Die Version von beiden.</translation>
    </message>
    <message>
        <source>The folder below targets: sbsa-linux or aarch64-linux.</source>
        <translation>Der Ordner unter targets: sbsa-linux oder aarch64-linux.</translation>
    </message>
    <message>
        <source>Unpacked packages with this machine&apos;s CUPTI.</source>
        <translation>Entpackte Pakete mit CUPTI dieses Rechners.</translation>
    </message>
    <message>
        <source>A folder; &quot;stand-in:8.6.0&quot;; or &quot;headers:FOLDER&quot;.</source>
        <translation>Ein Ordner; „stand-in:8.6.0“; oder „headers:ORDNER“.</translation>
    </message>
    <message>
        <source>A folder with NCCL.</source>
        <translation>Ein Ordner mit NCCL.</translation>
    </message>
    <message>
        <source>Change no header, not even cusolver_common.h&apos;s blanks.</source>
        <translation>Keinen Header ändern, auch nicht die Leerzeichen in cusolver_common.h.</translation>
    </message>
    <message>
        <source>Where the toolkit is made.</source>
        <translation>Wo das Toolkit entsteht.</translation>
    </message>
    <message>
        <source>A folder, --host, --target and --cuda are expected.</source>
        <translation>Erwartet werden ein Ordner, --host, --target und --cuda.</translation>
    </message>
    <message>
        <source>--cudnn takes a folder here; &quot;toolkit fetch&quot; fetches one.</source>
        <translation>--cudnn nimmt hier einen Ordner; „toolkit fetch“ holt eines.</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitScriptCommand</name>
    <message>
        <source>Print a script for what Crosswright does not do itself: NVIDIA&apos;s cross packages, a board&apos;s files</source>
        <translation>Ein Skript für das ausgeben, was Crosswright nicht selbst tut: NVIDIAs Cross-Pakete, die Dateien eines Boards</translation>
    </message>
    <message>
        <source>Write it to a file.</source>
        <translation>In eine Datei schreiben.</translation>
    </message>
    <message>
        <source>cross-packages: installs NVIDIA&apos;s cross packages and makes the links that they lack; to be read, then run as root (--dry-run). device: lists a board&apos;s CUDA and cuDNN files, to be run there.</source>
        <translation>cross-packages: installiert NVIDIAs Cross-Pakete und legt die Links an, die ihnen fehlen; erst lesen, dann als root ausführen (--dry-run). device: nennt die CUDA- und cuDNN-Dateien eines Boards, dort auszuführen.</translation>
    </message>
    <message>
        <source>One of %1 is expected.</source>
        <translation>Erwartet wird eines von %1.</translation>
    </message>
</context>
<context>
    <name>cw::cli::VerifyCommand</name>
    <message>
        <source>Prove again, with a new random seed, what is in use on a device</source>
        <translation>Mit neuem zufälligem Startwert erneut nachweisen, was auf einem Gerät in Gebrauch ist</translation>
    </message>
    <message>
        <source>The device, as named in &quot;device list&quot;.</source>
        <translation>Das Gerät, wie es in &quot;device list&quot; heißt.</translation>
    </message>
    <message>
        <source>Name the device with --device, and nothing else.</source>
        <translation>Das Gerät mit --device angeben, sonst nichts.</translation>
    </message>
    <message>
        <source>Proved on %1: %2. %3</source>
        <translation>Nachgewiesen auf %1: %2. %3</translation>
    </message>
    <message>
        <source>Proved on %1: %2 answers %3 as it must.</source>
        <translation>Nachgewiesen auf %1: %2 antwortet %3, wie es muss.</translation>
    </message>
    <message>
        <source>Not proved on %1: %2 expected, %3 answered. %4</source>
        <translation>Nicht nachgewiesen auf %1: erwartet %2, Antwort %3. %4</translation>
    </message>
</context>
<context>
    <name>cw::cli::VirtualCommand</name>
    <message>
        <source>A device run on this machine: create, start, stop, destroy, list, status</source>
        <translation>Ein Gerät, das auf diesem Rechner läuft: create, start, stop, destroy, list, status</translation>
    </message>
    <message>
        <source>create, start, stop, destroy, list or status.</source>
        <translation>create, start, stop, destroy, list oder status.</translation>
    </message>
    <message>
        <source>The device&apos;s name; without one &quot;virtual-PROFILE&quot;.</source>
        <translation>Der Name des Geräts; ohne Angabe &quot;virtual-PROFILE&quot;.</translation>
    </message>
    <message>
        <source>Whose files it has: jetson (Orin Nano) or pi (4 Model B).</source>
        <translation>Wessen Dateien es hat: jetson (Orin Nano) oder pi (4 Model B).</translation>
    </message>
    <message>
        <source>Its architecture: arm64 or armhf.</source>
        <translation>Seine Architektur: arm64 oder armhf.</translation>
    </message>
    <message>
        <source>Say what to do: %1.</source>
        <translation>Angeben, was zu tun ist: %1.</translation>
    </message>
    <message>
        <source>Too many arguments for &quot;%1&quot;.</source>
        <translation>Zu viele Argumente für „%1“.</translation>
    </message>
    <message>
        <source>--suite and --arch belong to &quot;create&quot;.</source>
        <translation>--suite und --arch gehören zu &quot;create&quot;.</translation>
    </message>
    <message>
        <source>Its Debian: bookworm or trixie; the one that suits this host by default.</source>
        <translation>Sein Debian: bookworm oder trixie; Standard: das zu diesem Host passende.</translation>
    </message>
</context>
<context>
    <name>cw::cli::WorkFolder</name>
    <message>
        <source>No folder could be made in %1.</source>
        <translation>In %1 konnte kein Ordner angelegt werden.</translation>
    </message>
    <message>
        <source>%1 is not empty.</source>
        <translation>%1 ist nicht leer.</translation>
    </message>
    <message>
        <source>Name a folder that is not there.</source>
        <translation>Einen Ordner angeben, den es noch nicht gibt.</translation>
    </message>
</context>
<context>
    <name>cw::cli::runstart</name>
    <message>
        <source>  files to write  %1</source>
        <translation>  Dateien         %1</translation>
    </message>
    <message>
        <source>  step            %1: %2</source>
        <translation>  Schritt         %1: %2</translation>
    </message>
    <message>
        <source>  limits          %1</source>
        <translation>  Grenzen         %1</translation>
    </message>
    <message>
        <source>  plan            %1</source>
        <translation>  Plan            %1</translation>
    </message>
    <message>
        <source>Plan %1 was approved, but this is plan %2.</source>
        <translation>Freigegeben wurde Plan %1, dies ist aber Plan %2.</translation>
    </message>
    <message>
        <source>Look at it with &quot;crosswright plan&quot; and approve it.</source>
        <translation>Mit &quot;crosswright plan&quot; ansehen und freigeben.</translation>
    </message>
    <message>
        <source>Nobody can be asked here whether plan %1 may run.</source>
        <translation>Niemand kann hier gefragt werden, ob Plan %1 laufen darf.</translation>
    </message>
    <message>
        <source>Say --yes, or --approve %1.</source>
        <translation>--yes oder --approve %1 angeben.</translation>
    </message>
    <message>
        <source>Run this plan?</source>
        <translation>Diesen Plan ausführen?</translation>
    </message>
    <message>
        <source>Not approved, so nothing was done.</source>
        <translation>Nicht freigegeben, daher wurde nichts getan.</translation>
    </message>
    <message>
        <source>Approve the plan without being asked.</source>
        <translation>Den Plan ohne Rückfrage freigeben.</translation>
    </message>
    <message>
        <source>Approve exactly the plan with this hash.</source>
        <translation>Genau den Plan mit diesem Hash freigeben.</translation>
    </message>
    <message>
        <source>Start the run, print its id and leave it.</source>
        <translation>Den Lauf starten, seine ID ausgeben und ihn laufen lassen.</translation>
    </message>
    <message>
        <source>Leave Bazel&apos;s server running when the run ends by itself; the next build starts faster.</source>
        <translation>Bazels Server weiterlaufen lassen, wenn der Lauf von selbst endet; der nächste Build startet schneller.</translation>
    </message>
    <message>
        <source>With --json: also one object for each line of the log.</source>
        <translation>Mit --json: auch ein Objekt je Zeile des Logs.</translation>
    </message>
    <message>
        <source>Run %1; Ctrl-C stops it, closing the terminal does not.</source>
        <translation>Lauf %1; Strg-C stoppt ihn, das Schließen des Terminals nicht.</translation>
    </message>
</context>
<context>
    <name>cw::configure</name>
    <message>
        <source>Correct %1.</source>
        <translation>%1 berichtigen.</translation>
    </message>
    <message>
        <source>&quot;crosswright plan&quot; shows every answer and what decides it.</source>
        <translation>&quot;crosswright plan&quot; zeigt jede Antwort und was sie bestimmt.</translation>
    </message>
    <message>
        <source>./configure found no Bazel.</source>
        <translation>./configure fand kein Bazel.</translation>
    </message>
    <message>
        <source>Set bazel to a version or to the path of one.</source>
        <translation>bazel auf eine Version oder den Pfad eines Bazel setzen.</translation>
    </message>
    <message>
        <source>./configure wants Bazel %1 or newer and stopped.</source>
        <translation>./configure verlangt Bazel %1 oder neuer und brach ab.</translation>
    </message>
    <message>
        <source>Set bazel to %1.</source>
        <translation>bazel auf %1 setzen.</translation>
    </message>
    <message>
        <source>./configure wants Bazel %1 or older and stopped.</source>
        <translation>./configure verlangt Bazel %1 oder älter und brach ab.</translation>
    </message>
    <message>
        <source>./configure found no CUDA where it was told to look: %1 is not there.</source>
        <translation>./configure fand kein CUDA, wo es suchen sollte: %1 fehlt.</translation>
    </message>
    <message>
        <source>Set cuda_path to the toolkit of the version in cuda.</source>
        <translation>cuda_path auf das Toolkit der Version in cuda setzen.</translation>
    </message>
    <message>
        <source>./configure found no %1 of version %2.</source>
        <translation>./configure fand kein %1 der Version %2.</translation>
    </message>
    <message>
        <source>Set cuda_path and the cuDNN folder to what has it, or cuda and cudnn to what is there.</source>
        <translation>cuda_path und den cuDNN-Ordner auf etwas setzen, das es hat, oder cuda und cudnn auf das Vorhandene.</translation>
    </message>
    <message>
        <source>./configure found no cuDNN where it was told to look.</source>
        <translation>./configure fand kein cuDNN, wo es suchen sollte.</translation>
    </message>
    <message>
        <source>Set the cuDNN folder and cudnn to what is there.</source>
        <translation>Den cuDNN-Ordner und cudnn auf das Vorhandene setzen.</translation>
    </message>
    <message>
        <source>./configure found no NCCL.</source>
        <translation>./configure fand kein NCCL.</translation>
    </message>
    <message>
        <source>Look at the log of the run for the folder it tried.</source>
        <translation>Im Log des Laufs nachsehen, welchen Ordner es versucht hat.</translation>
    </message>
    <message>
        <source>./configure refused the compute capabilities: %1.</source>
        <translation>./configure lehnte die Compute Capabilities ab: %1.</translation>
    </message>
    <message>
        <source>Set capabilities to numbers such as 5.3, separated by commas.</source>
        <translation>capabilities auf Zahlen wie 5.3 setzen, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>./configure of this release needs NumPy in the Python that builds.</source>
        <translation>./configure dieses Release braucht NumPy in dem Python, das baut.</translation>
    </message>
    <message>
        <source>Install it there (on Debian python3-numpy).</source>
        <translation>Dort installieren (unter Debian python3-numpy).</translation>
    </message>
    <message>
        <source>./configure found no Python at %1.</source>
        <translation>./configure fand kein Python unter %1.</translation>
    </message>
    <message>
        <source>Install Python 3 there.</source>
        <translation>Python 3 dort installieren.</translation>
    </message>
    <message>
        <source>./configure found no folder of Python packages at %1.</source>
        <translation>./configure fand keinen Ordner mit Python-Paketen unter %1.</translation>
    </message>
    <message>
        <source>Install a package of that Python, for example NumPy.</source>
        <translation>Ein Paket dieses Python installieren, zum Beispiel NumPy.</translation>
    </message>
    <message>
        <source>./configure found no compiler at %1.</source>
        <translation>./configure fand keinen Compiler unter %1.</translation>
    </message>
    <message>
        <source>Set compiler to the path of one.</source>
        <translation>compiler auf den Pfad eines Compilers setzen.</translation>
    </message>
    <message>
        <source>./configure of this release reads yes and no as 1 and 0 only; it was told &quot;%1&quot;.</source>
        <translation>./configure dieses Release liest Ja und Nein nur als 1 und 0; angegeben war „%1“.</translation>
    </message>
    <message>
        <source>Look at the environment of the step for that value.</source>
        <translation>In der Umgebung des Schritts nach diesem Wert sehen.</translation>
    </message>
    <message>
        <source>./configure needs curl&apos;s headers for Google Cloud Platform.</source>
        <translation>./configure braucht für die Google Cloud Platform die Header von curl.</translation>
    </message>
    <message>
        <source>Set features.gcp to no, or install them (on Debian libcurl4-openssl-dev).</source>
        <translation>features.gcp auf no setzen oder sie installieren (unter Debian libcurl4-openssl-dev).</translation>
    </message>
    <message>
        <source>./configure gave up: %1</source>
        <translation>./configure gab auf: %1</translation>
    </message>
    <message>
        <source>The lines before it in the log name the answer.</source>
        <translation>Die Zeilen davor im Log nennen die Antwort.</translation>
    </message>
    <message>
        <source>./configure asks something that Crosswright does not know: &quot;%1&quot;</source>
        <translation>./configure fragt etwas, das Crosswright nicht kennt: „%1“</translation>
    </message>
    <message>
        <source>Answer it once with configure_answers=&quot;PART OF THE QUESTION=ANSWER&quot;; it is kept in the configuration.</source>
        <translation>Einmal mit configure_answers=&quot;TEIL DER FRAGE=ANTWORT&quot; beantworten; die Konfiguration bewahrt es.</translation>
    </message>
    <message>
        <source>./configure asks for %1, which has no answer: &quot;%2&quot;</source>
        <translation>./configure fragt nach %1, wofür es keine Antwort gibt: „%2“</translation>
    </message>
    <message>
        <source>./configure did not take the answer &quot;%1&quot; for %2 and asks again.</source>
        <translation>./configure nahm die Antwort „%1“ für %2 nicht an und fragt erneut.</translation>
    </message>
    <message>
        <source>It said: &quot;%1&quot;</source>
        <translation>Es meldete: „%1“</translation>
    </message>
    <message>
        <source>%1 lines differ; the log names them.</source>
        <translation>%1 Zeilen weichen ab; das Log nennt sie.</translation>
    </message>
    <message>
        <source>./configure stopped: %1</source>
        <translation>./configure brach ab: %1</translation>
    </message>
    <message>
        <source>Correct that, then configure again.</source>
        <translation>Das berichtigen, dann erneut konfigurieren.</translation>
    </message>
    <message>
        <source>The log of the run has all that it printed.</source>
        <translation>Das Log des Laufs enthält die ganze Ausgabe.</translation>
    </message>
    <message>
        <source>./configure ended with exit code %1 and said nothing.</source>
        <translation>./configure endete mit Exit-Code %1 und meldete nichts.</translation>
    </message>
</context>
<context>
    <name>cw::cuda</name>
    <message>
        <source>The catalog knows no place where CUDA for %1 can be fetched.</source>
        <translation>Der Katalog kennt keinen Ort, an dem CUDA für %1 geholt werden kann.</translation>
    </message>
    <message>
        <source>The catalog knows no place where CUDA %1 for %2, built on %3, can be fetched; it knows one for %4.</source>
        <translation>Der Katalog kennt keinen Ort, an dem CUDA %1 für %2, gebaut auf %3, geholt werden kann; er kennt einen für %4.</translation>
    </message>
    <message>
        <source>Use NVIDIA&apos;s cross packages or a JetPack&apos;s own CUDA: &quot;crosswright toolkit script&quot; writes the commands.</source>
        <translation>NVIDIAs Cross-Pakete oder das CUDA eines JetPack nehmen: „crosswright toolkit script“ schreibt die Befehle.</translation>
    </message>
    <message>
        <source>The catalog knows no place where cuDNN %1 for CUDA %2 on %3 can be fetched.</source>
        <translation>Der Katalog kennt keinen Ort, an dem cuDNN %1 für CUDA %2 auf %3 geholt werden kann.</translation>
    </message>
    <message>
        <source>Name a folder with it, or &quot;stand-in&quot;.</source>
        <translation>Einen Ordner damit angeben oder „stand-in“.</translation>
    </message>
    <message>
        <source>%1 is neither empty nor a toolkit that Crosswright made.</source>
        <translation>%1 ist weder leer noch ein Toolkit, das Crosswright gemacht hat.</translation>
    </message>
    <message>
        <source>Name another folder.</source>
        <translation>Einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>Making the toolkit was stopped.</source>
        <translation>Das Zusammensetzen des Toolkits wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>%1 kann nicht an seinen Platz gebracht werden.</translation>
    </message>
    <message>
        <source>The stand-in for cuDNN needs a compiler for the board: %1</source>
        <translation>Der Platzhalter für cuDNN braucht einen Compiler für das Board: %1</translation>
    </message>
    <message>
        <source>Install one, or do without --cudnn stand-in.</source>
        <translation>Einen installieren oder auf --cudnn stand-in verzichten.</translation>
    </message>
    <message>
        <source>The stand-in for cuDNN could not be compiled by %1: %2</source>
        <translation>Der Platzhalter für cuDNN ließ sich mit %1 nicht übersetzen: %2</translation>
    </message>
    <message>
        <source>libcudnn is a stand-in without a single function: what is built finds cuDNN %1 and links, but the machine that runs it needs the real library.</source>
        <translation>libcudnn ist ein Platzhalter ohne eine einzige Funktion: Der Build findet cuDNN %1 und linkt, aber das Gerät, auf dem das Ergebnis läuft, braucht die echte Bibliothek.</translation>
    </message>
    <message>
        <source>cudnn.h is a stand-in that only says a version: kernels that use cuDNN do not compile with it.</source>
        <translation>cudnn.h ist ein Platzhalter, der nur eine Version nennt: Kernel, die cuDNN benutzen, lassen sich damit nicht übersetzen.</translation>
    </message>
    <message>
        <source>A stand-in for cuDNN needs the version that it stands for.</source>
        <translation>Ein Platzhalter für cuDNN braucht die Version, für die er steht.</translation>
    </message>
    <message>
        <source>%1 has no cudnn.h.</source>
        <translation>%1 hat keine cudnn.h.</translation>
    </message>
    <message>
        <source>Name a folder with cuDNN&apos;s headers and library.</source>
        <translation>Einen Ordner mit Headern und Bibliothek von cuDNN angeben.</translation>
    </message>
    <message>
        <source>The headers in %1 state no version of cuDNN.</source>
        <translation>Die Header in %1 nennen keine Version von cuDNN.</translation>
    </message>
    <message>
        <source>cuDNN&apos;s headers are those of %1.</source>
        <translation>Die Header von cuDNN sind die aus %1.</translation>
    </message>
    <message>
        <source>%1 has no libcudnn.so.</source>
        <translation>%1 hat keine libcudnn.so.</translation>
    </message>
    <message>
        <source>libcudnn in %1 is for %2, and the board is %3.</source>
        <translation>libcudnn in %1 ist für %2, und das Board ist %3.</translation>
    </message>
    <message>
        <source>Name the board&apos;s cuDNN, or take the headers alone with a stand-in for the library.</source>
        <translation>cuDNN des Boards angeben oder nur die Header nehmen, mit einem Platzhalter für die Bibliothek.</translation>
    </message>
    <message>
        <source>%1 has no NCCL.</source>
        <translation>%1 hat kein NCCL.</translation>
    </message>
    <message>
        <source>Cannot make %1: %2.</source>
        <translation>%1 kann nicht angelegt werden: %2.</translation>
    </message>
    <message>
        <source>Check the free space and your permission there.</source>
        <translation>Freien Platz und die eigenen Rechte dort prüfen.</translation>
    </message>
    <message>
        <source>The catalog knows no place where NCCL for CUDA %1 on %2 can be fetched.</source>
        <translation>Der Katalog kennt keinen Ort, an dem NCCL für CUDA %1 auf %2 zu holen ist.</translation>
    </message>
    <message>
        <source>Debian %1</source>
        <translation>Debian %1</translation>
    </message>
    <message>
        <source>Python index, %1</source>
        <translation>Python-Index, %1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>The catalog knows no part %1 that can be fetched.</source>
        <translation>Der Katalog kennt kein Teil %1, das sich holen lässt.</translation>
    </message>
    <message>
        <source>The licence of %1 was not accepted.</source>
        <translation>Die Lizenz von %1 wurde nicht angenommen.</translation>
    </message>
    <message>
        <source>Nothing was fetched.</source>
        <translation>Nichts wurde geholt.</translation>
    </message>
    <message>
        <source>CUDA %1 for %2</source>
        <translation>CUDA %1 für %2</translation>
    </message>
    <message>
        <source>These libraries are built for Arm servers (SBSA): link against them, never ship them or their stubs to a Jetson.</source>
        <translation>Diese Bibliotheken sind für Arm-Server (SBSA): dagegen linken, sie oder ihre Stubs aber nie auf einen Jetson bringen.</translation>
    </message>
    <message>
        <source>No JetPack brings CUDA %1: on a Jetson the result meets another CUDA.</source>
        <translation>Kein JetPack bringt CUDA %1 mit: Auf einem Jetson trifft das Ergebnis auf ein anderes CUDA.</translation>
    </message>
    <message>
        <source>JetPack %1 brings CUDA %2, which can run the result.</source>
        <translation>JetPack %1 bringt CUDA %2 mit, das das Ergebnis ausführen kann.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is missing; there is %2.</source>
        <translation>%1 fehlt; vorhanden ist %2.</translation>
    </message>
    <message>
        <source>%1 is there as %2 only.</source>
        <translation>%1 liegt nur als %2 vor.</translation>
    </message>
    <message>
        <source>%1 is no program or library of %2.</source>
        <translation>%1 ist kein Programm und keine Bibliothek für %2.</translation>
    </message>
    <message>
        <source>%1 is for %2, not for %3.</source>
        <translation>%1 ist für %2, nicht für %3.</translation>
    </message>
    <message>
        <source>The newest compiler that this nvcc takes is in the package %1.</source>
        <translation>Der neueste Compiler, den dieses nvcc akzeptiert, ist im Paket %1.</translation>
    </message>
</context>
<context>
    <name>cw::cuda::Planner</name>
    <message>
        <source>nvcc</source>
        <translation>nvcc</translation>
    </message>
    <message>
        <source>the board&apos;s headers and libraries</source>
        <translation>Header und Bibliotheken des Boards</translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation>%1 enthält %2 nicht.</translation>
    </message>
    <message>
        <source>Name a folder with unpacked packages, or a toolkit.</source>
        <translation>Einen Ordner mit entpackten Paketen oder ein Toolkit angeben.</translation>
    </message>
    <message>
        <source>In %1 the blanks before #define CUSOLVER_VER_… are gone: TensorFlow up to 2.8 finds no version otherwise.</source>
        <translation>In %1 fehlen die Leerzeichen vor #define CUSOLVER_VER_…: TensorFlow bis 2.8 findet sonst keine Version.</translation>
    </message>
</context>
<context>
    <name>cw::emit</name>
    <message>
        <source>How ./configure of the family %1 is answered is not in the catalog.</source>
        <translation>Wie ./configure der Familie %1 beantwortet wird, steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>features.%1 is nothing that ./configure of this release asks.</source>
        <translation>Nach features.%1 fragt ./configure dieses Release nicht.</translation>
    </message>
    <message>
        <source>Remove it with &quot;crosswright set FILE features.%1-&quot;.</source>
        <translation>Mit &quot;crosswright set FILE features.%1-&quot; entfernen.</translation>
    </message>
    <message>
        <source>Bazel %1 loads its C++ rules from outside, and this version has no stand-ins for them.</source>
        <translation>Bazel %1 lädt seine C++-Regeln von außen, und diese Version hat keine Platzhalter dafür.</translation>
    </message>
    <message>
        <source>Stands in for the external repository %1, so that nothing is downloaded.</source>
        <translation>Steht für das externe Repository %1, damit nichts heruntergeladen wird.</translation>
    </message>
    <message>
        <source>No compiler for %1 was found on this machine.</source>
        <translation>Auf diesem Rechner wurde kein Compiler für %1 gefunden.</translation>
    </message>
    <message>
        <source>Install %1 (on Debian g++-%1), or set compiler to its path.</source>
        <translation>%1 installieren (unter Debian g++-%1) oder compiler auf seinen Pfad setzen.</translation>
    </message>
    <message>
        <source>Where the compiler %1 lies is not known.</source>
        <translation>Wo der Compiler %1 liegt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set compiler to its absolute path.</source>
        <translation>compiler auf seinen absoluten Pfad setzen.</translation>
    </message>
    <message>
        <source>The compiler %1 is not a gcc, and only gcc can be told to Bazel yet.</source>
        <translation>Der Compiler %1 ist kein gcc, und nur gcc lässt sich Bazel bisher angeben.</translation>
    </message>
    <message>
        <source>Set compiler to a cross gcc such as %1-gcc.</source>
        <translation>compiler auf einen Cross-gcc wie %1-gcc setzen.</translation>
    </message>
    <message>
        <source>The include folders of %1 are not known, and Bazel refuses headers that nobody declared.</source>
        <translation>Die Include-Ordner von %1 sind nicht bekannt, und Bazel lehnt Header ab, die niemand deklariert hat.</translation>
    </message>
    <message>
        <source>Let the host be probed, or give --fact %1=FOLDER,FOLDER.</source>
        <translation>Den Host untersuchen lassen oder --fact %1=FOLDER,FOLDER angeben.</translation>
    </message>
    <message>
        <source>Makes this folder the external repository crosswright_toolchain.</source>
        <translation>Macht diesen Ordner zum externen Repository crosswright_toolchain.</translation>
    </message>
    <message>
        <source>Names the cross compiler for --crosstool_top.</source>
        <translation>Benennt den Cross-Compiler für --crosstool_top.</translation>
    </message>
    <message>
        <source>Tells a Bazel up to 0.22 where the cross compiler, its folders and flags are.</source>
        <translation>Sagt einem Bazel bis 0.22, wo der Cross-Compiler, seine Ordner und Flags sind.</translation>
    </message>
    <message>
        <source>Declares the cross compiler and the platform that it builds for.</source>
        <translation>Deklariert den Cross-Compiler und die Plattform, für die er baut.</translation>
    </message>
    <message>
        <source>Tells Bazel where the cross compiler, its folders and flags are.</source>
        <translation>Sagt Bazel, wo der Cross-Compiler, seine Ordner und Flags sind.</translation>
    </message>
    <message>
        <source>No gcc for this machine was found.</source>
        <translation>Für diesen Rechner wurde kein gcc gefunden.</translation>
    </message>
    <message>
        <source>Install g++, or let the host be probed again.</source>
        <translation>g++ installieren oder den Rechner neu untersuchen lassen.</translation>
    </message>
    <message>
        <source>Runs the cross compiler, and nvcc for CUDA&apos;s source files.</source>
        <translation>Startet den Cross-Compiler und für CUDA-Quelldateien nvcc.</translation>
    </message>
    <message>
        <source>Runs this machine&apos;s compiler and names the libraries that generators need.</source>
        <translation>Startet den Compiler dieses Rechners und nennt die Bibliotheken, die Generatoren brauchen.</translation>
    </message>
    <message>
        <source>Tells the wrapper of this machine&apos;s compiler where CUDA is.</source>
        <translation>Sagt dem Wrapper um den Compiler dieses Rechners, wo CUDA liegt.</translation>
    </message>
    <message>
        <source>Tells Bazel where this machine&apos;s compiler, its folders and flags are.</source>
        <translation>Sagt Bazel, wo der Compiler dieses Rechners mit seinen Ordnern und Flags liegt.</translation>
    </message>
    <message>
        <source>Remove features.offline, or set distdir or repository_cache to a folder of archives.</source>
        <translation>features.offline entfernen oder distdir bzw. repository_cache auf einen Ordner mit Archiven setzen.</translation>
    </message>
    <message>
        <source>Stands in for the external repository %1: this Bazel has no rules for Android, and the tree names them.</source>
        <translation>Steht für das externe Repository %1: Dieses Bazel hat keine Regeln für Android, und der Baum nennt sie.</translation>
    </message>
</context>
<context>
    <name>cw::fetch</name>
    <message>
        <source>Debian&apos;s keys could not be fetched</source>
        <translation>Debians Schlüssel konnten nicht geholt werden</translation>
    </message>
    <message>
        <source>Debian&apos;s keys could not be unpacked</source>
        <translation>Debians Schlüssel konnten nicht entpackt werden</translation>
    </message>
    <message>
        <source>This machine has no keys to check Debian&apos;s packages with.</source>
        <translation>Dieser Rechner hat keine Schlüssel, um Debians Pakete zu prüfen.</translation>
    </message>
    <message>
        <source>Install the package debian-archive-keyring.</source>
        <translation>Das Paket debian-archive-keyring installieren.</translation>
    </message>
    <message>
        <source>Debian&apos;s packages need %1, which is not here.</source>
        <translation>Debians Pakete brauchen %1, das hier fehlt.</translation>
    </message>
    <message>
        <source>Install the packages apt and dpkg; many other systems have them too.</source>
        <translation>Die Pakete apt und dpkg installieren; viele andere Systeme haben sie auch.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a Debian mirror.</source>
        <translation>„%1“ ist keine Adresse eines Debian-Spiegels.</translation>
    </message>
    <message>
        <source>Write it as http://host/debian.</source>
        <translation>Als http://host/debian schreiben.</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>wie verlangt</translation>
    </message>
    <message>
        <source>apt does not say its mirrors</source>
        <translation>apt nennt seine Spiegel nicht</translation>
    </message>
    <message>
        <source>Nothing on this machine names a mirror of Debian.</source>
        <translation>Nichts auf diesem Rechner nennt einen Debian-Spiegel.</translation>
    </message>
    <message>
        <source>Name one with --mirror or CROSSWRIGHT_DEBIAN_MIRROR, or install python-apt-common.</source>
        <translation>Einen mit --mirror oder CROSSWRIGHT_DEBIAN_MIRROR angeben oder python-apt-common installieren.</translation>
    </message>
    <message>
        <source>The fetch was stopped.</source>
        <translation>Das Holen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What is here already is gone on with next time.</source>
        <translation>Was schon da ist, wird beim nächsten Mal fortgesetzt.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Check the free space there.</source>
        <translation>Den freien Platz dort prüfen.</translation>
    </message>
    <message>
        <source>%1 could not be fetched: %2.</source>
        <translation>%1 konnte nicht geholt werden: %2.</translation>
    </message>
    <message>
        <source>Try again: what has come already is kept.</source>
        <translation>Noch einmal versuchen: Was schon da ist, bleibt.</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 to compare with.</source>
        <translation>Zu %1 gibt es keine SHA-256 zum Vergleichen.</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>%1 kann nicht an seinen Platz gebracht werden.</translation>
    </message>
    <message>
        <source>%1 is not the file that was expected: its SHA-256 is another.</source>
        <translation>%1 ist nicht die erwartete Datei: Ihre SHA-256 ist eine andere.</translation>
    </message>
    <message>
        <source>It was thrown away. Try again; if it stays so, the archive has changed or somebody is in between.</source>
        <translation>Sie wurde verworfen. Noch einmal versuchen; bleibt es so, hat sich das Archiv geändert oder jemand steht dazwischen.</translation>
    </message>
    <message>
        <source>Check the network, and the proxy in the preferences.</source>
        <translation>Das Netz und den Proxy in den Einstellungen prüfen.</translation>
    </message>
    <message>
        <source>%1 is larger than an index page can be.</source>
        <translation>%1 ist größer, als eine Indexseite sein kann.</translation>
    </message>
    <message>
        <source>This needs %1 on the disk of %2, and %3 is free there.</source>
        <translation>Dies braucht %1 auf dem Datenträger von %2, und dort sind %3 frei.</translation>
    </message>
    <message>
        <source>Free some space, or choose another cache folder in the preferences.</source>
        <translation>Platz schaffen oder in den Einstellungen einen anderen Cache-Ordner wählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a part.</source>
        <translation>„%1“ ist kein Name eines Teils.</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>No package index of Python is known here: python3 has no pip.</source>
        <translation>Hier ist kein Paketindex von Python bekannt: python3 hat kein pip.</translation>
    </message>
    <message>
        <source>Install python3-pip, or set PIP_INDEX_URL to an index.</source>
        <translation>python3-pip installieren oder PIP_INDEX_URL auf einen Index setzen.</translation>
    </message>
    <message>
        <source>%1 does not offer %2.</source>
        <translation>%1 bietet %2 nicht an.</translation>
    </message>
    <message>
        <source>Set PIP_INDEX_URL to an index that has it.</source>
        <translation>PIP_INDEX_URL auf einen Index setzen, der es hat.</translation>
    </message>
    <message>
        <source>%1 offers another %2 than the catalog knows.</source>
        <translation>%1 bietet eine andere Datei %2 an, als der Katalog kennt.</translation>
    </message>
    <message>
        <source>Nothing was fetched. Use an index that you trust.</source>
        <translation>Nichts wurde geholt. Einen vertrauenswürdigen Index benutzen.</translation>
    </message>
    <message>
        <source>A wheel is unpacked with python3, which is not here.</source>
        <translation>Ein Wheel wird mit python3 entpackt, das hier fehlt.</translation>
    </message>
    <message>
        <source>Install python3.</source>
        <translation>python3 installieren.</translation>
    </message>
    <message>
        <source>%1 could not be unpacked</source>
        <translation>%1 konnte nicht entpackt werden</translation>
    </message>
    <message>
        <source>npm does not say its registry</source>
        <translation>npm nennt seine Registry nicht</translation>
    </message>
    <message>
        <source>No registry of npm is known here: npm is not installed.</source>
        <translation>Hier ist keine Registry von npm bekannt: npm ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install npm, or set NPM_CONFIG_REGISTRY to a registry.</source>
        <translation>npm installieren oder NPM_CONFIG_REGISTRY auf eine Registry setzen.</translation>
    </message>
    <message>
        <source>%1 does not say where the package is.</source>
        <translation>%1 sagt nicht, wo das Paket liegt.</translation>
    </message>
    <message>
        <source>Set NPM_CONFIG_REGISTRY to another registry.</source>
        <translation>NPM_CONFIG_REGISTRY auf eine andere Registry setzen.</translation>
    </message>
    <message>
        <source>Nothing was fetched. Use a registry that you trust.</source>
        <translation>Nichts wurde geholt. Eine vertrauenswürdige Registry benutzen.</translation>
    </message>
    <message>
        <source>Cannot make %1 a program.</source>
        <translation>%1 kann nicht ausführbar gemacht werden.</translation>
    </message>
</context>
<context>
    <name>cw::fetch::Fetch</name>
    <message>
        <source>package lists of Debian %1</source>
        <translation>Paketlisten von Debian %1</translation>
    </message>
    <message>
        <source>The package lists could not be fetched</source>
        <translation>Die Paketlisten konnten nicht geholt werden</translation>
    </message>
    <message>
        <source>Debian %1 does not have these packages</source>
        <translation>Debian %1 hat diese Pakete nicht</translation>
    </message>
    <message>
        <source>Debian %1 does not say where %2 is.</source>
        <translation>Debian %1 sagt nicht, wo %2 ist.</translation>
    </message>
    <message>
        <source>Try again later, or name another mirror.</source>
        <translation>Später noch einmal versuchen oder einen anderen Spiegel angeben.</translation>
    </message>
    <message>
        <source>%1 could not be fetched</source>
        <translation>%1 konnte nicht geholt werden</translation>
    </message>
    <message>
        <source>%1 is not what the signed package list says.</source>
        <translation>%1 ist nicht, was die signierte Paketliste sagt.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Noch einmal versuchen.</translation>
    </message>
    <message>
        <source>%1 could not be unpacked</source>
        <translation>%1 konnte nicht entpackt werden</translation>
    </message>
</context>
<context>
    <name>cw::fetch::Fetcher</name>
    <message>
        <source>%1 is not there although it was fetched.</source>
        <translation>%1 ist nicht da, obwohl es geholt wurde.</translation>
    </message>
    <message>
        <source>Another Crosswright (%1) is fetching %2; waiting for it.</source>
        <translation>Ein anderes Crosswright (%1) holt %2; es wird gewartet.</translation>
    </message>
    <message>
        <source>The fetch was stopped.</source>
        <translation>Das Holen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>a mirror of Debian</source>
        <translation>ein Debian-Spiegel</translation>
    </message>
    <message>
        <source>the Python package index</source>
        <translation>der Paketindex von Python</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>%1 kann nicht an seinen Platz gebracht werden.</translation>
    </message>
    <message>
        <source>Check that you may write there.</source>
        <translation>Prüfen, ob dort geschrieben werden darf.</translation>
    </message>
    <message>
        <source>Cannot make %1 a program.</source>
        <translation>%1 kann nicht ausführbar gemacht werden.</translation>
    </message>
    <message>
        <source>npm&apos;s registry</source>
        <translation>npms Registry</translation>
    </message>
</context>
<context>
    <name>cw::files</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Check how it is spelled.</source>
        <translation>Die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>Name a file that you may read.</source>
        <translation>Eine Datei angeben, die gelesen werden darf.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>Check the free space and your permission there; the former file is unchanged.</source>
        <translation>Freien Platz und die eigenen Rechte dort prüfen; die vorige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1.</source>
        <translation>Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Check that you may write there and that no file has that name.</source>
        <translation>Prüfen, ob dort geschrieben werden darf und keine Datei so heißt.</translation>
    </message>
    <message>
        <source>Cannot make the folder %1 private to you.</source>
        <translation>Der Ordner %1 lässt sich nicht privat machen.</translation>
    </message>
    <message>
        <source>%1 does not end.</source>
        <translation>%1 endet nicht.</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Eine Datei angeben.</translation>
    </message>
    <message>
        <source>Name a file in a folder that you may write to.</source>
        <translation>Eine Datei in einem beschreibbaren Ordner angeben.</translation>
    </message>
    <message>
        <source>%1 is a pipe, which may never be written to.</source>
        <translation>%1 ist eine Pipe, in die vielleicht nie jemand schreibt.</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, where a folder of your own is needed.</source>
        <translation>%1 ist ein symbolischer Link; nötig ist hier ein eigener Ordner.</translation>
    </message>
    <message>
        <source>Look who made it, and remove it.</source>
        <translation>Nachsehen, wer ihn angelegt hat, und ihn entfernen.</translation>
    </message>
    <message>
        <source>The folder %1 is another user&apos;s.</source>
        <translation>Der Ordner %1 gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>Look who made it; nothing of yours is put there.</source>
        <translation>Nachsehen, wer ihn angelegt hat; nichts Eigenes wird dort abgelegt.</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>Das Lesen von %1 wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>cw::json</name>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: %2 at %3.</source>
        <translation>%1 ist kein gültiges JSON: %2 bei %3.</translation>
    </message>
    <message>
        <source>Correct that place, or restore the file from a copy.</source>
        <translation>Diese Stelle berichtigen oder die Datei aus einer Kopie wiederherstellen.</translation>
    </message>
    <message>
        <source>%1 does not hold a JSON object.</source>
        <translation>%1 enthält kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>%1 is not a %2 file: it has no &quot;format&quot;.</source>
        <translation>%1 ist keine %2-Datei: &quot;format&quot; fehlt.</translation>
    </message>
    <message>
        <source>%1 is a %2 file, not a %3 file.</source>
        <translation>%1 ist eine %2-Datei, keine %3-Datei.</translation>
    </message>
    <message>
        <source>%1 has no valid &quot;version&quot;.</source>
        <translation>%1 hat keine gültige &quot;version&quot;.</translation>
    </message>
    <message>
        <source>%1 has format version %2, and this program knows up to %3.</source>
        <translation>%1 hat die Formatversion %2, dieses Programm kennt bis zu %3.</translation>
    </message>
    <message>
        <source>Open it with a newer Crosswright; nothing was changed.</source>
        <translation>Mit einem neueren Crosswright öffnen; nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>cw::measuredPeaks</name>
    <message>
        <source>measured in run %1</source>
        <translation>gemessen in Lauf %1</translation>
    </message>
</context>
<context>
    <name>cw::planning</name>
    <message>
        <source>Build tools start a program called python; many systems only have python3.</source>
        <translation>Build-Werkzeuge starten ein Programm namens python; viele Systeme haben nur python3.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Builds in an output base of its own; no limits are set.</source>
        <translation>Baut in einer eigenen Output-Base; keine Grenzen sind gesetzt.</translation>
    </message>
    <message>
        <source>Collect the artifacts</source>
        <translation>Artefakte einsammeln</translation>
    </message>
    <message>
        <source>Copies exactly what the build made into the run and notes its SHA-256.</source>
        <translation>Kopiert genau das, was der Build erzeugt hat, in den Lauf und vermerkt den SHA-256.</translation>
    </message>
    <message>
        <source>The Python version on the target is not known.</source>
        <translation>Die Python-Version auf dem Ziel ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set python to it.</source>
        <translation>python darauf setzen.</translation>
    </message>
    <message>
        <source>The target&apos;s Python headers can be fetched on Debian and its relatives only.</source>
        <translation>Die Python-Header des Ziels lassen sich nur unter Debian und Verwandten holen.</translation>
    </message>
    <message>
        <source>Set python_include to a folder that holds the Python.h of Python %1 for %2.</source>
        <translation>python_include auf einen Ordner mit der Python.h von Python %1 für %2 setzen.</translation>
    </message>
    <message>
        <source>Fetches the target&apos;s Python headers without root.</source>
        <translation>Holt die Python-Header des Ziels ohne root.</translation>
    </message>
    <message>
        <source>Fetch the headers of Python %1 for %2</source>
        <translation>Header von Python %1 für %2 holen</translation>
    </message>
    <message>
        <source>The extension module is compiled against the target&apos;s Python.h, not against this machine&apos;s.</source>
        <translation>Das Erweiterungsmodul wird mit der Python.h des Ziels übersetzt, nicht mit der dieses Rechners.</translation>
    </message>
    <message>
        <source>Keeps ./configure from taking this machine&apos;s libraries for the target&apos;s.</source>
        <translation>Verhindert, dass ./configure die Bibliotheken dieses Rechners für die des Ziels hält.</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>Konfigurieren</translation>
    </message>
    <message>
        <source>Make the wheel</source>
        <translation>Wheel erzeugen</translation>
    </message>
    <message>
        <source>The build made a program that packs the wheel; its results go into the run.</source>
        <translation>Der Build hat ein Programm erzeugt, das das Wheel packt; dessen Ergebnisse kommen in den Lauf.</translation>
    </message>
    <message>
        <source>Writes the target&apos;s platform into the wheel&apos;s name and tags.</source>
        <translation>Schreibt die Plattform des Ziels in Namen und Tags des Wheels.</translation>
    </message>
    <message>
        <source>Tag the wheel as %1</source>
        <translation>Wheel als %1 kennzeichnen</translation>
    </message>
    <message>
        <source>The packing program tags the wheel for this machine, and pip on the target would refuse it.</source>
        <translation>Das Packprogramm kennzeichnet das Wheel für diesen Rechner, und pip würde es auf dem Ziel ablehnen.</translation>
    </message>
    <message>
        <source>Bazel %1 cannot be given a compiler for another machine: --override_repository came later.</source>
        <translation>Bazel %1 lässt sich kein Compiler für eine andere Maschine geben: --override_repository kam später.</translation>
    </message>
    <message>
        <source>Set bazel to %1 or a later version.</source>
        <translation>bazel auf %1 oder eine spätere Version setzen.</translation>
    </message>
    <message>
        <source>Bazel %1 does not say what it made: build events came later.</source>
        <translation>Bazel %1 sagt nicht, was es gebaut hat: Build-Ereignisse kamen später.</translation>
    </message>
    <message>
        <source>Builds within the limits (%1), in an output base of its own.</source>
        <translation>Baut innerhalb der Grenzen (%1), in einer eigenen Output-Base.</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so how it is told of CUDA is not known.</source>
        <translation>Kein Release des Katalogs spricht für diese Quelle; wie man ihr CUDA angibt, ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>Remove cuda, and give what the tree needs in flags and config.</source>
        <translation>cuda entfernen und in flags und config angeben, was der Baum braucht.</translation>
    </message>
    <message>
        <source>%1 has no CUDA code.</source>
        <translation>%1 hat keinen CUDA-Code.</translation>
    </message>
    <message>
        <source>Remove cuda to build for the CPU.</source>
        <translation>cuda entfernen, um für die CPU zu bauen.</translation>
    </message>
    <message>
        <source>./configure of %1 does not ask about TensorRT.</source>
        <translation>./configure von %1 fragt nicht nach TensorRT.</translation>
    </message>
    <message>
        <source>Remove tensorrt to build without it.</source>
        <translation>tensorrt entfernen, um ohne es zu bauen.</translation>
    </message>
    <message>
        <source>Which cuDNN the build uses is not known.</source>
        <translation>Welches cuDNN der Build verwendet, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set cudnn to its version.</source>
        <translation>cudnn auf dessen Version setzen.</translation>
    </message>
    <message>
        <source>Which GPU the result is for is not known.</source>
        <translation>Für welche GPU das Ergebnis ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set gpu, or capabilities to numbers such as 8.7.</source>
        <translation>gpu setzen, oder capabilities auf Zahlen wie 8.7.</translation>
    </message>
    <message>
        <source>How ./configure of the family %1 is told of CUDA is not in the catalog.</source>
        <translation>Wie man ./configure der Familie %1 CUDA angibt, steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>Shows whether the target&apos;s Python headers fit, before the long build.</source>
        <translation>Zeigt vor dem langen Build, ob die Python-Header des Ziels passen.</translation>
    </message>
    <message>
        <source>Try the headers of Python %1</source>
        <translation>Die Header von Python %1 ausprobieren</translation>
    </message>
    <message>
        <source>Compiles two lines with the cross compiler: headers that are of another Python or machine end the run here and not hours later.</source>
        <translation>Kompiliert zwei Zeilen mit dem Cross-Compiler: Header eines anderen Pythons oder einer anderen Maschine beenden den Lauf hier und nicht erst nach Stunden.</translation>
    </message>
    <message>
        <source>How Bazel %1 is told of a folder for %2 is not known.</source>
        <translation>Wie man Bazel %1 einen Ordner für %2 angibt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Remove %1, or choose a later Bazel.</source>
        <translation>%1 entfernen oder ein späteres Bazel wählen.</translation>
    </message>
    <message>
        <source>What ./configure of this release would write for these answers; it need not run.</source>
        <translation>Was ./configure dieses Release bei diesen Antworten schreiben würde; es muss nicht laufen.</translation>
    </message>
    <message>
        <source>Look at the configuration</source>
        <translation>Konfiguration ansehen</translation>
    </message>
    <message>
        <source>%1 is written without ./configure; features.configure_script=yes runs it.</source>
        <translation>%1 wird ohne ./configure geschrieben; features.configure_script=yes führt es aus.</translation>
    </message>
    <message>
        <source>./configure looks for a program called bazel; this is the one of the plan, and it leaves no server behind.</source>
        <translation>./configure sucht ein Programm namens bazel; dies ist das des Plans, und es lässt keinen Server zurück.</translation>
    </message>
    <message>
        <source>Its questions are answered on a terminal of its own.</source>
        <translation>Seine Fragen werden auf einem eigenen Terminal beantwortet.</translation>
    </message>
    <message>
        <source>Every question is answered by the environment.</source>
        <translation>Jede Frage beantwortet die Umgebung.</translation>
    </message>
    <message>
        <source>Writes %1 in the workspace.</source>
        <translation>Schreibt %1 im Workspace.</translation>
    </message>
    <message>
        <source>It changes these files of your source: %1.</source>
        <translation>Es ändert diese Dateien der Quelle: %1.</translation>
    </message>
    <message>
        <source>Writes %1 and what else ./configure writes into your tree %2.</source>
        <translation>Schreibt %1 und was ./configure sonst schreibt in den Baum %2.</translation>
    </message>
</context>
<context>
    <name>cw::plantext</name>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>memory as Bazel decides</source>
        <translation>Speicher nach Bazels Ermessen</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Job</numerusform>
            <numerusform>%n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MiB, %2 of them for Bazel&apos;s server</source>
        <translation>%1 MiB, davon %2 für Bazels Server</translation>
    </message>
    <message>
        <source>planned, never built</source>
        <translation>geplant, nie gebaut</translation>
    </message>
    <message>
        <source>in the container</source>
        <translation>im Container</translation>
    </message>
    <message>
        <source>on the board, over ssh</source>
        <translation>auf dem Board, über ssh</translation>
    </message>
    <message>
        <source>on the build machine, over ssh</source>
        <translation>auf dem Build-Rechner, über ssh</translation>
    </message>
</context>
<context>
    <name>cw::probe</name>
    <message>
        <source>the device tree and the catalog</source>
        <translation>Device-Tree und Katalog</translation>
    </message>
    <message>
        <source>the architecture; there is no device tree</source>
        <translation>die Architektur; es gibt keinen Device-Tree</translation>
    </message>
    <message>
        <source>No board of the catalog is called &quot;%1&quot;.</source>
        <translation>Kein Board des Katalogs heißt „%1“.</translation>
    </message>
    <message>
        <source>There is no device tree that names the board.</source>
        <translation>Es gibt keinen Device-Tree, der das Board nennt.</translation>
    </message>
    <message>
        <source>L4T %1 and the catalog</source>
        <translation>L4T %1 und der Katalog</translation>
    </message>
    <message>
        <source>The catalog knows no JetPack with L4T %1.</source>
        <translation>Der Katalog kennt kein JetPack mit L4T %1.</translation>
    </message>
    <message>
        <source>L4T %1 belongs to several: %2.</source>
        <translation>L4T %1 gehört zu mehreren: %2.</translation>
    </message>
    <message>
        <source>%1 is made for %2, not for %3.</source>
        <translation>%1 ist für %2 gemacht, nicht für %3.</translation>
    </message>
    <message>
        <source>The PCI bus has NVIDIA GPUs (%1), and nvidia-smi does not say which.</source>
        <translation>Am PCI-Bus hängen NVIDIA-GPUs (%1), und nvidia-smi sagt nicht, welche.</translation>
    </message>
    <message>
        <source>given with &quot;device add&quot;</source>
        <translation>mit &quot;device add&quot; angegeben</translation>
    </message>
    <message>
        <source>%1 is a virtual device, and its files would be left behind.</source>
        <translation>%1 ist ein virtuelles Gerät, seine Dateien blieben zurück.</translation>
    </message>
    <message>
        <source>Use &quot;crosswright device virtual destroy %1&quot;.</source>
        <translation>&quot;crosswright device virtual destroy %1&quot; verwenden.</translation>
    </message>
    <message>
        <source>This machine&apos;s shell gave no answer to the probe: %1</source>
        <translation>Die Shell dieses Rechners beantwortete die Untersuchung nicht: %1</translation>
    </message>
    <message>
        <source>The device&apos;s shell gave no answer to the probe: %1</source>
        <translation>Die Shell des Geräts beantwortete die Untersuchung nicht: %1</translation>
    </message>
    <message>
        <source>It needs a POSIX shell for the user who logs in.</source>
        <translation>Der angemeldete Benutzer braucht eine POSIX-Shell.</translation>
    </message>
    <message>
        <source>%1 makes code for %2, not for %3.</source>
        <translation>%1 erzeugt Code für %2, nicht für %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1g++ was not asked.</source>
        <translation>%1g++ wurde nicht gefragt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of recording.</source>
        <translation>„%1“ ist keine Art von Aufzeichnung.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Vorhanden: %1.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 and %2 state different values.</source>
        <translation>%1 und %2 nennen verschiedene Werte.</translation>
    </message>
    <message>
        <source>The machine says %1, but %2 describes another architecture&apos;s processor (emulation).</source>
        <translation>Die Maschine nennt sich %1, aber %2 beschreibt den Prozessor einer anderen Architektur (Emulation).</translation>
    </message>
    <message>
        <source>/usr/local/cuda*, /opt/cuda, /usr/lib/cuda and others</source>
        <translation>/usr/local/cuda*, /opt/cuda, /usr/lib/cuda und andere</translation>
    </message>
    <message>
        <source>targets/* of the toolkits</source>
        <translation>targets/* der Toolkits</translation>
    </message>
    <message>
        <source>first bytes of libcudnn</source>
        <translation>erste Bytes von libcudnn</translation>
    </message>
    <message>
        <source>%1 -v says nothing of a compiler.</source>
        <translation>%1 -v nennt keinen Compiler.</translation>
    </message>
    <message>
        <source>%1 and the bin folders below it hold no gcc.</source>
        <translation>%1 und die bin-Ordner darunter enthalten kein gcc.</translation>
    </message>
    <message>
        <source>There is no compiler %1.</source>
        <translation>Es gibt keinen Compiler %1.</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 states no version of Python.</source>
        <translation>%1 nennt keine Python-Version.</translation>
    </message>
    <message>
        <source>%1 has no Python.h.</source>
        <translation>%1 hat keine Python.h.</translation>
    </message>
    <message>
        <source>There is no compiler for the board to try with.</source>
        <translation>Zum Ausprobieren gibt es keinen Compiler für das Board.</translation>
    </message>
</context>
<context>
    <name>cw::probe::Examination</name>
    <message>
        <source>%1 is lacking; %2 needs it.</source>
        <translation>%1 fehlt; %2 braucht es.</translation>
    </message>
    <message>
        <source>g++</source>
        <translation>g++</translation>
    </message>
    <message>
        <source>every build</source>
        <translation>jeder Build</translation>
    </message>
    <message>
        <source>Put bazelisk (github.com/bazelbuild/bazelisk) on PATH.</source>
        <translation>bazelisk (github.com/bazelbuild/bazelisk) auf PATH legen.</translation>
    </message>
    <message>
        <source>Debian&apos;s Bazel</source>
        <translation>Debians Bazel</translation>
    </message>
    <message>
        <source>The first python3 on PATH is %1 (%2), not the system&apos;s %3; name the one that is meant (python=…).</source>
        <translation>Das erste python3 auf PATH ist %1 (%2), nicht das des Systems (%3); das gemeinte angeben (python=…).</translation>
    </message>
    <message>
        <source>fetching sources</source>
        <translation>das Holen von Quellen</translation>
    </message>
    <message>
        <source>Bazel&apos;s external repositories</source>
        <translation>Bazels externe Repositorys</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s build</source>
        <translation>der Build von TensorFlow</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s packaging</source>
        <translation>das Packen von TensorFlow</translation>
    </message>
    <message>
        <source>Only %1 GiB are free where builds lie; TensorFlow needs 20 or more.</source>
        <translation>Wo Builds liegen, sind nur %1 GiB frei; TensorFlow braucht 20 oder mehr.</translation>
    </message>
    <message>
        <source>%1 GiB free where builds lie</source>
        <translation>%1 GiB frei, wo Builds liegen</translation>
    </message>
    <message>
        <source>This machine has %1 GiB of memory; choose one job and a low limit.</source>
        <translation>Dieser Rechner hat %1 GiB Arbeitsspeicher; einen Job und eine niedrige Grenze wählen.</translation>
    </message>
    <message>
        <source>%1 GiB of memory</source>
        <translation>%1 GiB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Cross compiler for %1, gcc %2, glibc %3</source>
        <translation>Cross-Compiler für %1, gcc %2, glibc %3</translation>
    </message>
    <message>
        <source>A C++ cross compiler for %1 with its C library</source>
        <translation>Ein C++-Cross-Compiler für %1 mit seiner C-Bibliothek</translation>
    </message>
    <message>
        <source>building for such a board</source>
        <translation>das Bauen für ein solches Board</translation>
    </message>
    <message>
        <source>every device</source>
        <translation>jedes Gerät</translation>
    </message>
    <message>
        <source>a first contact</source>
        <translation>ein Erstkontakt</translation>
    </message>
    <message>
        <source>faster repeated transfers</source>
        <translation>schnellere Wiederholungen von Übertragungen</translation>
    </message>
    <message>
        <source>a virtual device</source>
        <translation>ein virtuelles Gerät</translation>
    </message>
    <message>
        <source>apt-get and dpkg-deb</source>
        <translation>apt-get und dpkg-deb</translation>
    </message>
    <message>
        <source>unshare or proot</source>
        <translation>unshare oder proot</translation>
    </message>
</context>
<context>
    <name>cw::probe::Look</name>
    <message>
        <source>%1 has no bin/nvcc, or nothing that states its version.</source>
        <translation>%1 hat kein bin/nvcc oder nichts, was dessen Version nennt.</translation>
    </message>
    <message>
        <source>%1 holds nothing for another machine.</source>
        <translation>%1 enthält nichts für eine andere Maschine.</translation>
    </message>
    <message>
        <source>%1 has no cudnn.h that states a version.</source>
        <translation>%1 hat keine cudnn.h, die eine Version nennt.</translation>
    </message>
    <message>
        <source>%1 has no libcudnn.so.</source>
        <translation>%1 hat keine libcudnn.so.</translation>
    </message>
    <message>
        <source>%1 has no libc.so.6.</source>
        <translation>%1 hat keine libc.so.6.</translation>
    </message>
    <message>
        <source>%1 is no ELF file.</source>
        <translation>%1 ist keine ELF-Datei.</translation>
    </message>
    <message>
        <source>%1 --version ends with status %2.</source>
        <translation>%1 --version endet mit Status %2.</translation>
    </message>
</context>
<context>
    <name>cw::probe::Section</name>
    <message>
        <source>The answer of &quot;%1&quot; was cut off.</source>
        <translation>Die Antwort von „%1“ wurde abgeschnitten.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gave nothing that can be read.</source>
        <translation>„%1“ lieferte nichts Lesbares.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; failed with exit code %2.</source>
        <translation>„%1“ endete mit Exit-Code %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>cw::rules</name>
    <message>
        <source>Build for the CPU.</source>
        <translation>Für die CPU bauen.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <translation>%1 auf %2 setzen.</translation>
    </message>
    <message>
        <source>Connect the device, so that it can be asked.</source>
        <translation>Das Gerät verbinden, damit es befragt werden kann.</translation>
    </message>
    <message>
        <source>Let this machine be probed.</source>
        <translation>Diesen Rechner untersuchen lassen.</translation>
    </message>
</context>
<context>
    <name>cw::rules::ReleaseBounds</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or newer</source>
        <translation>%1 oder neuer</translation>
    </message>
    <message>
        <source>%1 or older</source>
        <translation>%1 oder älter</translation>
    </message>
    <message>
        <source>another than %1</source>
        <translation>außer %1</translation>
    </message>
</context>
<context>
    <name>cw::selftest</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>It needs no %1.</source>
        <translation>Es braucht kein %1.</translation>
    </message>
    <message>
        <source>It needs %1 %2; the device&apos;s is not known.</source>
        <translation>Es braucht %1 %2; die Version des Geräts ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It needs %1 %2; the device has %3.</source>
        <translation>Es braucht %1 %2; das Gerät hat %3.</translation>
    </message>
    <message>
        <source>It is for %1.</source>
        <translation>Es ist für %1.</translation>
    </message>
    <message>
        <source>It is for %1, and %2 is wanted.</source>
        <translation>Es ist für %1, verlangt ist %2.</translation>
    </message>
    <message>
        <source>Its loader is %1.</source>
        <translation>Sein Lader ist %1.</translation>
    </message>
    <message>
        <source>Its loader is %1, and %2 is wanted.</source>
        <translation>Sein Lader ist %1, verlangt ist %2.</translation>
    </message>
    <message>
        <source>It holds code and PTX for %1.</source>
        <translation>Es enthält Code und PTX für %1.</translation>
    </message>
    <message>
        <source>It holds code for %1 and PTX for %2, and both are wanted for %3.</source>
        <translation>Es enthält Code für %1 und PTX für %2, verlangt ist beides für %3.</translation>
    </message>
    <message>
        <source>A GPU of capability %1 can run it.</source>
        <translation>Eine GPU der Capability %1 kann es ausführen.</translation>
    </message>
    <message>
        <source>A GPU of capability %1 cannot run it.</source>
        <translation>Eine GPU der Capability %1 kann es nicht ausführen.</translation>
    </message>
    <message>
        <source>It did not end in time %1.</source>
        <translation>Es wurde %1 nicht rechtzeitig fertig.</translation>
    </message>
    <message>
        <source>No GPU %1: %2</source>
        <translation>Keine GPU %1: %2</translation>
    </message>
    <message>
        <source>It cannot start %1: %2 is not there.</source>
        <translation>Es kann %1 nicht starten: %2 ist nicht da.</translation>
    </message>
    <message>
        <source>It crashed %1. %2</source>
        <translation>Es ist %1 abgestürzt. %2</translation>
    </message>
    <message>
        <source>It failed %1 with exit code %2: %3</source>
        <translation>Es endete %1 mit Exit-Code %2: %3</translation>
    </message>
    <message>
        <source>It printed something else %1: %2</source>
        <translation>Es gab %1 etwas anderes aus: %2</translation>
    </message>
    <message>
        <source>It ran %1 and printed what it must: %2</source>
        <translation>Es lief %1 und gab aus, was es soll: %2</translation>
    </message>
    <message>
        <source>The self-test was cancelled.</source>
        <translation>Der Selbsttest wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The configuration names no board, so no compiler can be chosen.</source>
        <translation>Die Konfiguration nennt kein Board, also lässt sich kein Compiler wählen.</translation>
    </message>
    <message>
        <source>Set board to the machine that the result is for.</source>
        <translation>board auf die Maschine setzen, für die das Ergebnis ist.</translation>
    </message>
    <message>
        <source>The build runs in a container, and its compilers are in there.</source>
        <translation>Der Build läuft in einem Container, und seine Compiler sind dort.</translation>
    </message>
    <message>
        <source>The build runs on the board, and its compilers are there.</source>
        <translation>Der Build läuft auf dem Board, und seine Compiler sind dort.</translation>
    </message>
    <message>
        <source>The self-test is for builds by this machine&apos;s own compilers.</source>
        <translation>Der Selbsttest ist für Builds mit den Compilern dieses Rechners.</translation>
    </message>
    <message>
        <source>Which GPU the result is for is not known.</source>
        <translation>Für welche GPU das Ergebnis ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Set gpu, or capabilities to numbers such as 8.7.</source>
        <translation>gpu setzen, oder capabilities auf Zahlen wie 8.7.</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Here</name>
    <message>
        <source>on this machine</source>
        <translation>auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>cw::selftest::OnDevice</name>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>The device could not make a folder below /tmp.</source>
        <translation>Das Gerät konnte unter /tmp keinen Ordner anlegen.</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Qemu</name>
    <message>
        <source>under qemu</source>
        <translation>unter qemu</translation>
    </message>
    <message>
        <source>Where %1 keeps the target&apos;s loader is not known.</source>
        <translation>Wo %1 den Lader des Ziels hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Give --device to run the programs there.</source>
        <translation>--device angeben, um die Programme dort auszuführen.</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Tester</name>
    <message>
        <source>It was not built in time.</source>
        <translation>Es wurde nicht rechtzeitig gebaut.</translation>
    </message>
    <message>
        <source>It cannot be built: %1</source>
        <translation>Es lässt sich nicht bauen: %1</translation>
    </message>
    <message>
        <source>It was built with %1.</source>
        <translation>Es wurde mit %1 gebaut.</translation>
    </message>
    <message>
        <source>Which GPU code it holds was not seen: %1</source>
        <translation>Welchen GPU-Code es enthält, war nicht zu sehen: %1</translation>
    </message>
    <message>
        <source>It was not run: there is neither a device nor an emulator for %1.</source>
        <translation>Es wurde nicht ausgeführt: Für %1 gibt es weder ein Gerät noch einen Emulator.</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Writer</name>
    <message>
        <source>The C++ compiler, the C and C++ libraries and the loader of the target.</source>
        <translation>Den C++-Compiler, die C- und C++-Bibliotheken und den Lader des Ziels.</translation>
    </message>
    <message>
        <source>nvcc, the target&apos;s CUDA runtime and the code for the GPU.</source>
        <translation>nvcc, die CUDA-Laufzeit des Ziels und den Code für die GPU.</translation>
    </message>
    <message>
        <source>That the target&apos;s cuBLAS can be linked, loaded and called.</source>
        <translation>Dass sich das cuBLAS des Ziels linken, laden und aufrufen lässt.</translation>
    </message>
</context>
<context>
    <name>cw::solve</name>
    <message>
        <source>not known after this change: %1</source>
        <translation>nach dieser Änderung nicht bekannt: %1</translation>
    </message>
    <message>
        <source>after this change: %1</source>
        <translation>nach dieser Änderung: %1</translation>
    </message>
    <message>
        <source>%1 (L4T %2)</source>
        <translation>%1 (L4T %2)</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>it decides CUDA, cuDNN and the driver of the board</source>
        <translation>es bestimmt CUDA, cuDNN und den Treiber des Boards</translation>
    </message>
    <message>
        <source>it decides the system and the Python of the board</source>
        <translation>es bestimmt System und Python des Boards</translation>
    </message>
    <message>
        <source>Flash the board with it (NVIDIA SDK Manager): another L4T cannot be installed on top.</source>
        <translation>Das Board damit flashen (NVIDIA SDK Manager): Ein anderes L4T lässt sich nicht darüber installieren.</translation>
    </message>
    <message>
        <source>the result loads it</source>
        <translation>das Ergebnis lädt es</translation>
    </message>
    <message>
        <source>It comes with %1.</source>
        <translation>Es kommt mit %1.</translation>
    </message>
    <message>
        <source>an NVIDIA driver from %1 on</source>
        <translation>ein NVIDIA-Treiber ab %1</translation>
    </message>
    <message>
        <source>%1 runs on no older one</source>
        <translation>%1 läuft auf keinem älteren</translation>
    </message>
    <message>
        <source>the libraries of %1 %2</source>
        <translation>die Bibliotheken von %1 %2</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>the wheel is for exactly this one</source>
        <translation>das Wheel ist genau für dieses</translation>
    </message>
    <message>
        <source>The device&apos;s system has no package of this version that the catalog knows.</source>
        <translation>Für das System des Geräts kennt der Katalog kein Paket dieser Version.</translation>
    </message>
    <message>
        <source>8 GiB of memory and swap together</source>
        <translation>8 GiB Arbeitsspeicher und Swap zusammen</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>the build runs on the board</source>
        <translation>der Build läuft auf dem Board</translation>
    </message>
    <message>
        <source>%1 instead of %2 on the device</source>
        <translation>%1 statt %2 auf dem Gerät</translation>
    </message>
    <message>
        <source>%1 on the device</source>
        <translation>%1 auf dem Gerät</translation>
    </message>
    <message>
        <source>It is not known which board to build for.</source>
        <translation>Für welches Board gebaut wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Name a board, or a device that was probed.</source>
        <translation>Ein Board oder ein untersuchtes Gerät angeben.</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;.</source>
        <translation>Der Katalog hat kein Board „%1“.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog boards&quot; lists them.</source>
        <translation>&quot;crosswright catalog boards&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>The catalog has no JetPack &quot;%1&quot;.</source>
        <translation>Der Katalog hat kein JetPack „%1“.</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog jetpack&quot; lists them.</source>
        <translation>&quot;crosswright catalog jetpack&quot; listet sie auf.</translation>
    </message>
    <message>
        <source>%1 is on the device.</source>
        <translation>%1 ist auf dem Gerät.</translation>
    </message>
    <message>
        <source>Bazel %1</source>
        <translation>Bazel %1</translation>
    </message>
    <message>
        <source>it builds %1</source>
        <translation>es baut %1</translation>
    </message>
    <message>
        <source>%1 was published with Bazel %2</source>
        <translation>%1 wurde mit Bazel %2 veröffentlicht</translation>
    </message>
    <message>
        <source>programs that run during the build are made for this machine</source>
        <translation>Programme, die während des Builds laufen, sind für diesen Rechner</translation>
    </message>
    <message>
        <source>it compiles the result</source>
        <translation>er übersetzt das Ergebnis</translation>
    </message>
    <message>
        <source>a C++ compiler for %1 (%2-g++)</source>
        <translation>ein C++-Compiler für %1 (%2-g++)</translation>
    </message>
    <message>
        <source>%1 is %2 and this machine is not</source>
        <translation>%1 ist %2, dieser Rechner aber nicht</translation>
    </message>
    <message>
        <source>a C++ compiler made for ARMv6 (Raspbian&apos;s)</source>
        <translation>ein C++-Compiler für ARMv6 (der von Raspbian)</translation>
    </message>
    <message>
        <source>Clang %1</source>
        <translation>Clang %1</translation>
    </message>
    <message>
        <source>%1 was published with it</source>
        <translation>%1 wurde damit veröffentlicht</translation>
    </message>
    <message>
        <source>GCC %1 or older for %2</source>
        <translation>GCC %1 oder älter für %2</translation>
    </message>
    <message>
        <source>GCC %1 or older</source>
        <translation>GCC %1 oder älter</translation>
    </message>
    <message>
        <source>nvcc of %1 takes no newer one</source>
        <translation>nvcc von %1 akzeptiert kein neueres</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>the build of %1 downloads its own (%2)</source>
        <translation>der Build von %1 lädt sein eigenes herunter (%2)</translation>
    </message>
    <message>
        <source>Python %1 with its headers</source>
        <translation>Python %1 mit Headern</translation>
    </message>
    <message>
        <source>Python with its headers</source>
        <translation>Python mit Headern</translation>
    </message>
    <message>
        <source>./configure and the build&apos;s own steps run it, and the wheel is for the Python that builds it</source>
        <translation>./configure und die Schritte des Builds führen es aus, und das Wheel ist für das Python, das es baut</translation>
    </message>
    <message>
        <source>./configure and the build&apos;s own steps run it</source>
        <translation>./configure und die Schritte des Builds führen es aus</translation>
    </message>
    <message>
        <source>This machine&apos;s release has no package of this version that the catalog knows: build in a container of a release that has, or build a product without Python.</source>
        <translation>Für das System dieses Rechners kennt der Katalog kein Paket dieser Version: in einem Container mit einem Release bauen, das eines hat, oder ein Produkt ohne Python bauen.</translation>
    </message>
    <message>
        <source>numpy for that Python</source>
        <translation>numpy für dieses Python</translation>
    </message>
    <message>
        <source>every target of %1 asks for its headers</source>
        <translation>jedes Ziel von %1 verlangt seine Header</translation>
    </message>
    <message>
        <source>pip and wheel for that Python</source>
        <translation>pip und wheel für dieses Python</translation>
    </message>
    <message>
        <source>the wheel is packed with them</source>
        <translation>damit wird das Wheel gepackt</translation>
    </message>
    <message>
        <source>the headers of Python %1 for %2</source>
        <translation>die Header von Python %1 für %2</translation>
    </message>
    <message>
        <source>the wheel is compiled for the target&apos;s Python</source>
        <translation>das Wheel wird für das Python des Ziels übersetzt</translation>
    </message>
    <message>
        <source>fetching sources, patching and packing</source>
        <translation>Holen, Patchen und Packen der Quellen</translation>
    </message>
    <message>
        <source>podman or docker</source>
        <translation>podman oder docker</translation>
    </message>
    <message>
        <source>the build runs in a container</source>
        <translation>der Build läuft in einem Container</translation>
    </message>
    <message>
        <source>cuDNN %1 for this machine</source>
        <translation>cuDNN %1 für diesen Rechner</translation>
    </message>
    <message>
        <source>tools that the build runs here are linked with it</source>
        <translation>Werkzeuge, die der Build hier ausführt, werden damit gelinkt</translation>
    </message>
    <message>
        <source>cuDNN %1 for %2</source>
        <translation>cuDNN %1 für %2</translation>
    </message>
    <message>
        <source>the result is linked with it</source>
        <translation>das Ergebnis wird damit gelinkt</translation>
    </message>
    <message>
        <source>cuDNN %1</source>
        <translation>cuDNN %1</translation>
    </message>
    <message>
        <source>%1 is compiled with it</source>
        <translation>%1 wird damit übersetzt</translation>
    </message>
    <message>
        <source>CUDA %1 and cuDNN %2</source>
        <translation>CUDA %1 und cuDNN %2</translation>
    </message>
    <message>
        <source>the build of %1 downloads them</source>
        <translation>der Build von %1 lädt sie herunter</translation>
    </message>
    <message>
        <source>CUDA %1: nvcc for this machine, libraries for %2</source>
        <translation>CUDA %1: nvcc für diesen Rechner, Bibliotheken für %2</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>nvcc runs here; the result is linked with the target&apos;s libraries of the same version</source>
        <translation>nvcc läuft hier; das Ergebnis wird mit den Bibliotheken des Ziels in derselben Version gelinkt</translation>
    </message>
    <message>
        <source>nvcc compiles the GPU&apos;s code</source>
        <translation>nvcc übersetzt den Code der GPU</translation>
    </message>
    <message>
        <source>TensorRT %1</source>
        <translation>TensorRT %1</translation>
    </message>
    <message>
        <source>it is chosen</source>
        <translation>es ist gewählt</translation>
    </message>
    <message>
        <source>a copy of the device&apos;s system as sysroot</source>
        <translation>eine Kopie des Gerätesystems als Sysroot</translation>
    </message>
    <message>
        <source>the cross compiler&apos;s C library is newer than the device&apos;s</source>
        <translation>die C-Bibliothek des Cross-Compilers ist neuer als die des Geräts</translation>
    </message>
    <message>
        <source>mode %1 instead of %2</source>
        <translation>Modus %1 statt %2</translation>
    </message>
    <message>
        <source>building on the device itself</source>
        <translation>Bauen auf dem Gerät selbst</translation>
    </message>
    <message>
        <source>the wheel for Python</source>
        <translation>das Wheel für Python</translation>
    </message>
    <message>
        <source>the C library</source>
        <translation>die C-Bibliothek</translation>
    </message>
    <message>
        <source>TensorFlow Lite</source>
        <translation>TensorFlow Lite</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>without CUDA</source>
        <translation>ohne CUDA</translation>
    </message>
    <message>
        <source>PEP 425: the wheel&apos;s Python tag must be the interpreter&apos;s</source>
        <translation>PEP 425: Das Python-Tag des Wheels muss das des Interpreters sein</translation>
    </message>
    <message>
        <source>published native builds on Jetson boards: 4 GiB and 8 GiB of swap</source>
        <translation>veröffentlichte native Builds auf Jetson-Boards: 4 GiB und 8 GiB Swap</translation>
    </message>
    <message>
        <source>bazelisk (github.com/bazelbuild/bazelisk) fetches any version; set bazel to the program&apos;s path.</source>
        <translation>bazelisk (github.com/bazelbuild/bazelisk) holt jede Version; bazel auf den Pfad des Programms setzen.</translation>
    </message>
    <message>
        <source>A distribution&apos;s armhf compiler brings libraries for ARMv7, which crash on this board; set compiler to the other one&apos;s path.</source>
        <translation>Der armhf-Compiler einer Distribution bringt Bibliotheken für ARMv7 mit, die auf diesem Board abstürzen; compiler auf den Pfad des anderen setzen.</translation>
    </message>
    <message>
        <source>Install it beside the other one and set compiler to it.</source>
        <translation>Neben dem anderen installieren und compiler darauf setzen.</translation>
    </message>
    <message>
        <source>native Jetson builds of TensorFlow 1.1 to 1.4: their package lists</source>
        <translation>native Jetson-Builds von TensorFlow 1.1 bis 1.4: ihre Paketlisten</translation>
    </message>
    <message>
        <source>TensorFlow: third_party/py/python_configure.bzl</source>
        <translation>TensorFlow: third_party/py/python_configure.bzl</translation>
    </message>
    <message>
        <source>docs/formats.md: python_include</source>
        <translation>docs/formats.md: python_include</translation>
    </message>
    <message>
        <source>Copy the folder with Python.h from the device and set python_include to it.</source>
        <translation>Den Ordner mit Python.h vom Gerät kopieren und python_include darauf setzen.</translation>
    </message>
    <message>
        <source>crosswright doctor</source>
        <translation>crosswright doctor</translation>
    </message>
    <message>
        <source>docs/formats.md: mode</source>
        <translation>docs/formats.md: mode</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: cuDNN on both sides</source>
        <translation>Cross-Build von TensorFlow 1.5 für den TX1: cuDNN auf beiden Seiten</translation>
    </message>
    <message>
        <source>No package for cross building is known: copy the library and its headers from the device and set cudnn_target to the folder.</source>
        <translation>Kein Paket zum Cross-Bauen ist bekannt: Bibliothek und Header vom Gerät kopieren und cudnn_target auf den Ordner setzen.</translation>
    </message>
    <message>
        <source>Then set cuda_path to its folder.</source>
        <translation>Dann cuda_path auf seinen Ordner setzen.</translation>
    </message>
    <message>
        <source>Its package names are not established. Set cuda_path to its folder.</source>
        <translation>Seine Paketnamen sind nicht gesichert. cuda_path auf seinen Ordner setzen.</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>glibc&apos;s release notes: symbols that moved</source>
        <translation>Versionshinweise von glibc: verschobene Symbole</translation>
    </message>
    <message>
        <source>Copy /lib and /usr of the device, or unpack its release, and set sysroot to the folder.</source>
        <translation>/lib und /usr des Geräts kopieren oder sein Release entpacken und sysroot auf den Ordner setzen.</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 24.04</source>
        <translation>NVIDIAs Cross-Repository für Ubuntu 24.04</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s package list of cross-linux-aarch64: cudnn9-cross-aarch64 9.6.0</source>
        <translation>NVIDIAs Paketliste von cross-linux-aarch64: cudnn9-cross-aarch64 9.6.0</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 20.04</source>
        <translation>NVIDIAs Cross-Repository für Ubuntu 20.04</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s package list of cross-linux-sbsa: libcudnn8-cross-sbsa 8.9.3</source>
        <translation>NVIDIAs Paketliste von cross-linux-sbsa: libcudnn8-cross-sbsa 8.9.3</translation>
    </message>
    <message>
        <source>%1 is taken for the device: nobody looked at it.</source>
        <translation>%1 wird als Gerät angenommen: Niemand hat nachgesehen.</translation>
    </message>
    <message>
        <source>&quot;crosswright bazel fetch %1&quot; brings it into your cache.</source>
        <translation>&quot;crosswright bazel fetch %1&quot; bringt es in den eigenen Cache.</translation>
    </message>
</context>
<context>
    <name>cw::solve::Moves</name>
    <message>
        <source>Bazel %1 on this machine</source>
        <translation>Bazel %1 auf diesem Rechner</translation>
    </message>
    <message>
        <source>a compiler for %1 on this machine (%2-g++)</source>
        <translation>ein Compiler für %1 auf diesem Rechner (%2-g++)</translation>
    </message>
    <message>
        <source>a compiler made for ARMv6 (Raspbian&apos;s) on this machine</source>
        <translation>ein Compiler für ARMv6 (der von Raspbian) auf diesem Rechner</translation>
    </message>
    <message>
        <source>GCC %1 for %2 on this machine</source>
        <translation>GCC %1 für %2 auf diesem Rechner</translation>
    </message>
    <message>
        <source>GCC %1 on this machine</source>
        <translation>GCC %1 auf diesem Rechner</translation>
    </message>
    <message>
        <source>a copy of the device&apos;s own system as sysroot</source>
        <translation>eine Kopie des Gerätesystems als Sysroot</translation>
    </message>
    <message>
        <source>a copy of the device&apos;s own system (%1) as sysroot</source>
        <translation>eine Kopie des Gerätesystems (%1) als Sysroot</translation>
    </message>
    <message>
        <source>numpy for this machine&apos;s Python</source>
        <translation>numpy für das Python dieses Rechners</translation>
    </message>
    <message>
        <source>Python %1 on this machine</source>
        <translation>Python %1 auf diesem Rechner</translation>
    </message>
    <message>
        <source>CUDA %1 on this machine</source>
        <translation>CUDA %1 auf diesem Rechner</translation>
    </message>
    <message>
        <source>cuDNN %1</source>
        <translation>cuDNN %1</translation>
    </message>
    <message>
        <source>podman on this machine</source>
        <translation>podman auf diesem Rechner</translation>
    </message>
    <message>
        <source>%1 GiB of swap on the device</source>
        <translation>%1 GiB Swap auf dem Gerät</translation>
    </message>
</context>
<context>
    <name>cw::ssh</name>
    <message>
        <source>%1 is reached through another machine, so its key cannot be read from here beforehand.</source>
        <translation>%1 ist nur über eine andere Maschine erreichbar, sein Schlüssel lässt sich von hier nicht vorab lesen.</translation>
    </message>
    <message>
        <source>Log in once with &quot;ssh %1&quot; and accept the key there; your known_hosts is used.</source>
        <translation>Einmal mit &quot;ssh %1&quot; anmelden und den Schlüssel dort annehmen; verwendet wird die eigene known_hosts.</translation>
    </message>
    <message>
        <source>OpenSSH&apos;s client, ssh, is not installed on this machine.</source>
        <translation>Der OpenSSH-Client ssh ist auf diesem Rechner nicht installiert.</translation>
    </message>
    <message>
        <source>Install it (Debian, Ubuntu: apt-get install openssh-client).</source>
        <translation>Installieren (Debian, Ubuntu: apt-get install openssh-client).</translation>
    </message>
    <message>
        <source>%1 refuses the connection: no ssh server listens there.</source>
        <translation>%1 verweigert die Verbindung: Dort lauscht kein SSH-Server.</translation>
    </message>
    <message>
        <source>Start it with &quot;crosswright device virtual start&quot;.</source>
        <translation>Mit &quot;crosswright device virtual start&quot; starten.</translation>
    </message>
    <message>
        <source>Start sshd on the device and check the port.</source>
        <translation>sshd auf dem Gerät starten und den Port prüfen.</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 antwortet nicht.</translation>
    </message>
    <message>
        <source>Check that the device is on, that both are on one network, and that no firewall is between them.</source>
        <translation>Prüfen, ob das Gerät eingeschaltet ist, beide im selben Netz sind und keine Firewall dazwischen liegt.</translation>
    </message>
    <message>
        <source>There is no way to %1 from this machine&apos;s network.</source>
        <translation>Vom Netz dieses Rechners führt kein Weg zu %1.</translation>
    </message>
    <message>
        <source>Check the address and this machine&apos;s network.</source>
        <translation>Die Adresse und das Netz dieses Rechners prüfen.</translation>
    </message>
    <message>
        <source>The name %1 is not known.</source>
        <translation>Der Name %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Check the spelling, or use the device&apos;s address.</source>
        <translation>Die Schreibweise prüfen oder die Adresse des Geräts verwenden.</translation>
    </message>
    <message>
        <source>%1 accepts none of your keys%2.</source>
        <translation>%1 akzeptiert keinen der eigenen Schlüssel%2.</translation>
    </message>
    <message>
        <source> for the user %1</source>
        <translation> für den Benutzer %1</translation>
    </message>
    <message>
        <source>Put your public key on the device (ssh-copy-id), load the key into your agent, or name it with --identity; passwords are not asked for.</source>
        <translation>Den öffentlichen Schlüssel auf das Gerät bringen (ssh-copy-id), den Schlüssel in den Agenten laden oder mit --identity angeben; nach Passwörtern wird nicht gefragt.</translation>
    </message>
    <message>
        <source>The host key of %1 was never accepted, so it could be another machine.</source>
        <translation>Der Host-Schlüssel von %1 wurde nie angenommen, es könnte also eine andere Maschine sein.</translation>
    </message>
    <message>
        <source>Accept it with &quot;crosswright device add %1 %2&quot;, which shows its fingerprint.</source>
        <translation>Mit &quot;crosswright device add %1 %2&quot; annehmen; der Befehl zeigt den Fingerabdruck.</translation>
    </message>
    <message>
        <source>The host key of %1 is not the one that was accepted before: the device was set up anew, or another machine answers in its place.</source>
        <translation>Der Host-Schlüssel von %1 ist nicht der früher angenommene: Das Gerät wurde neu eingerichtet, oder eine andere Maschine antwortet an seiner Stelle.</translation>
    </message>
    <message>
        <source>Compare the fingerprint on the device itself (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); if it is right, forget the old one with &quot;crosswright device remove %1&quot; and add the device again.</source>
        <translation>Den Fingerabdruck auf dem Gerät selbst vergleichen (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); stimmt er, den alten mit &quot;crosswright device remove %1&quot; vergessen und das Gerät erneut hinzufügen.</translation>
    </message>
    <message>
        <source>%1 closed the connection: %2</source>
        <translation>%1 schloss die Verbindung: %2</translation>
    </message>
    <message>
        <source>Look at the device&apos;s ssh log; a full disk or a limit on connections is common. OpenSSH 9.8 and later also turns an address away for a while after several failed logins (PerSourcePenalties): then wait a minute.</source>
        <translation>Das SSH-Log des Geräts ansehen; häufig ist der Datenträger voll oder die Zahl der Verbindungen begrenzt. OpenSSH ab 9.8 weist außerdem eine Adresse nach mehreren fehlgeschlagenen Anmeldungen eine Zeit lang ab (PerSourcePenalties): dann eine Minute warten.</translation>
    </message>
    <message>
        <source>ssh cannot use its configuration: %1</source>
        <translation>ssh kann seine Konfiguration nicht verwenden: %1</translation>
    </message>
    <message>
        <source>Correct the ssh configuration.</source>
        <translation>Die SSH-Konfiguration berichtigen.</translation>
    </message>
    <message>
        <source>ssh to %1 failed without a message.</source>
        <translation>ssh zu %1 ist ohne Meldung fehlgeschlagen.</translation>
    </message>
    <message>
        <source>ssh to %1 failed: %2</source>
        <translation>ssh zu %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>%1 accepts the connection and then says nothing, not even what it is.</source>
        <translation>%1 nimmt die Verbindung an und meldet dann nichts, nicht einmal, was es ist.</translation>
    </message>
    <message>
        <source>Look whether the device is overloaded or out of memory; a forwarded port whose other end is gone looks the same.</source>
        <translation>Nachsehen, ob das Gerät überlastet oder ihm der Speicher ausgegangen ist; ein weitergeleiteter Port, dessen anderes Ende fort ist, sieht genauso aus.</translation>
    </message>
    <message>
        <source>What answers on %1 is no ssh server.</source>
        <translation>Was auf %1 antwortet, ist kein SSH-Server.</translation>
    </message>
    <message>
        <source>Check the port; ssh&apos;s own is 22.</source>
        <translation>Den Port prüfen; der von ssh ist 22.</translation>
    </message>
    <message>
        <source>%1 began to speak ssh and then fell silent.</source>
        <translation>%1 begann mit ssh und verstummte dann.</translation>
    </message>
    <message>
        <source>Look whether the device is overloaded, or whether its network was lost.</source>
        <translation>Nachsehen, ob das Gerät überlastet ist oder sein Netz verloren hat.</translation>
    </message>
    <message>
        <source>ssh to %1 was ended on this machine before the device had answered.</source>
        <translation>ssh zu %1 wurde auf diesem Rechner beendet, bevor das Gerät geantwortet hatte.</translation>
    </message>
    <message>
        <source>A person or the system ended it: look for a lack of memory here (journalctl -k), then repeat.</source>
        <translation>Jemand oder das System hat es beendet: hier nach Speichermangel sehen (journalctl -k), dann wiederholen.</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 schloss die Verbindung.</translation>
    </message>
</context>
<context>
    <name>cw::virtualscripts</name>
    <message>
        <source>The script %1 of the virtual device failed.</source>
        <translation>Das Skript %1 des virtuellen Geräts ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>This program was built without the scripts of the virtual device.</source>
        <translation>Dieses Programm wurde ohne die Skripte des virtuellen Geräts gebaut.</translation>
    </message>
    <message>
        <source>Cannot start /bin/sh: %1.</source>
        <translation>/bin/sh kann nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>Cancelled; nothing half-made is left.</source>
        <translation>Abgebrochen; nichts Halbfertiges bleibt zurück.</translation>
    </message>
</context>
</TS>
