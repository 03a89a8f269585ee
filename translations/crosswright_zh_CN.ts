<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>QCoreApplication</name>
    <message>
        <source>jobs as Bazel decides</source>
        <translation>并行任务数由 Bazel 决定</translation>
    </message>
</context>
<context>
    <name>cw</name>
    <message>
        <source>There is no Bazel on PATH.</source>
        <translation>PATH 中没有 Bazel。</translation>
    </message>
    <message>
        <source>There is no program %1.</source>
        <translation>没有程序 %1。</translation>
    </message>
    <message>
        <source>Install Debian&apos;s bazel-bootstrap or bazelisk, or name a Bazel&apos;s path.</source>
        <translation>请安装 Debian 的 bazel-bootstrap 或 bazelisk，或者指定某个 Bazel 的路径。</translation>
    </message>
    <message>
        <source>Cannot make a temporary folder: %1.</source>
        <translation>无法创建临时文件夹：%1。</translation>
    </message>
    <message>
        <source>%1 does not say which version of Bazel it is.</source>
        <translation>%1 没有说明它是哪个版本的 Bazel。</translation>
    </message>
    <message>
        <source>Run it with --version and look at what it says, or name another Bazel&apos;s path.</source>
        <translation>请带 --version 运行它并查看输出，或者指定另一个 Bazel 的路径。</translation>
    </message>
    <message>
        <source>found on this machine</source>
        <translation>在本机上找到</translation>
    </message>
    <message>
        <source>found on the device</source>
        <translation>在设备上找到</translation>
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
        <translation>L4T %1，CUDA %2，Python %3</translation>
    </message>
    <message>
        <source>several chips were sold under this name</source>
        <translation>有几种芯片以此名称销售</translation>
    </message>
    <message>
        <source>%1, capability %2</source>
        <translation>%1，计算能力 %2</translation>
    </message>
    <message>
        <source>of the GPU</source>
        <translation>取自 GPU</translation>
    </message>
    <message>
        <source>of the board</source>
        <translation>取自开发板</translation>
    </message>
    <message>
        <source>%1, from CUDA %2</source>
        <translation>%1，自 CUDA %2 起</translation>
    </message>
    <message>
        <source>tested with the release</source>
        <translation>随该版本测试过</translation>
    </message>
    <message>
        <source>capabilities %1–%2</source>
        <translation>计算能力 %1–%2</translation>
    </message>
    <message>
        <source>for CUDA %1</source>
        <translation>适用于 CUDA %1</translation>
    </message>
    <message>
        <source>taken by the release</source>
        <translation>该版本接受</translation>
    </message>
    <message>
        <source>named by the source tree</source>
        <translation>由源码树指定</translation>
    </message>
    <message>
        <source>named by the release</source>
        <translation>由该版本指定</translation>
    </message>
    <message>
        <source>every unit of this board runs it</source>
        <translation>该开发板的每台都能运行</translation>
    </message>
    <message>
        <source>more specific; may need a newer compiler</source>
        <translation>更具体；可能需要更新的编译器</translation>
    </message>
    <message>
        <source>not a product of %1</source>
        <translation>不是 %1 的产品</translation>
    </message>
    <message>
        <source>Machine code made for the GPU (%1).</source>
        <translation>为该 GPU（%1）生成的机器码。</translation>
    </message>
    <message>
        <source>Made for a desktop GPU of the family; a Jetson wants its own (%1).</source>
        <translation>为同系列的桌面 GPU 生成；Jetson 需要自己的代码（%1）。</translation>
    </message>
    <message>
        <source>Machine code of the same family runs on %1.</source>
        <translation>同系列的机器码可在 %1 上运行。</translation>
    </message>
    <message>
        <source>Only PTX: the driver compiles every kernel for %1 at first use.</source>
        <translation>只有 PTX：首次使用时由驱动程序为 %1 编译每个内核函数。</translation>
    </message>
    <message>
        <source>Does not run on %1.</source>
        <translation>不能在 %1 上运行。</translation>
    </message>
    <message>
        <source>Which GPU the result runs on is not known.</source>
        <translation>不知道结果将在哪种 GPU 上运行。</translation>
    </message>
    <message>
        <source>GCC %1</source>
        <translation>GCC %1</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1</source>
        <translation>CUDA %1 的 nvcc</translation>
    </message>
    <message>
        <source>%1 tested</source>
        <translation>测试过 %1</translation>
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
        <translation>设备</translation>
    </message>
    <message>
        <source>the source tree</source>
        <translation>源码树</translation>
    </message>
    <message>
        <source>There is no CUDA toolkit on this machine.</source>
        <translation>本机上没有 CUDA 工具包。</translation>
    </message>
    <message>
        <source>its libraries must be for this machine</source>
        <translation>其库必须适用于本机</translation>
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
        <translation>“%1”不是一项修改。</translation>
    </message>
    <message>
        <source>Write field=value to set a value, or field- to remove one.</source>
        <translation>用 field=value 设置值，用 field- 删除值。</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>The TensorFlow release, as in the catalog; a source tree decides it instead.</source>
        <translation>资料库中的 TensorFlow 版本；指定源码树时以源码树为准。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>A source tree: a folder, a git repository or its address.</source>
        <translation>源码树：一个文件夹、git 仓库或其地址。</translation>
    </message>
    <message>
        <source>Branch or tag</source>
        <translation>分支或标签</translation>
    </message>
    <message>
        <source>Branch, tag or commit of the source; empty uses the folder as it is.</source>
        <translation>源码的分支、标签或提交；留空则按文件夹现状使用。</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>产品</translation>
    </message>
    <message>
        <source>What is built.</source>
        <translation>要构建的内容。</translation>
    </message>
    <message>
        <source>Bazel targets</source>
        <translation>Bazel 目标</translation>
    </message>
    <message>
        <source>Labels to build when the product is &quot;target&quot;; their outputs are the artifacts.</source>
        <translation>产品为 &quot;target&quot; 时要构建的标签；其输出即为产物。</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Cross-built here, built on the board, or built in a container.</source>
        <translation>在本机交叉构建、在开发板上构建，或在容器中构建。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>开发板</translation>
    </message>
    <message>
        <source>The machine that the result is for.</source>
        <translation>结果要在哪种机器上运行。</translation>
    </message>
    <message>
        <source>JetPack</source>
        <translation>JetPack</translation>
    </message>
    <message>
        <source>The JetPack on the board.</source>
        <translation>开发板上的 JetPack。</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU by name; empty builds for the CPU or takes the board&apos;s own.</source>
        <translation>GPU 的名称；留空则只为 CPU 构建，或采用开发板自带的 GPU。</translation>
    </message>
    <message>
        <source>Compute capabilities</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>CUDA compute capabilities to compile for, such as 5.3 or 8.7.</source>
        <translation>要编译的 CUDA 计算能力，例如 5.3 或 8.7。</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>The CUDA version; empty builds for the CPU only.</source>
        <translation>CUDA 版本；留空则只为 CPU 构建。</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>The cuDNN version.</source>
        <translation>cuDNN 版本。</translation>
    </message>
    <message>
        <source>TensorRT</source>
        <translation>TensorRT</translation>
    </message>
    <message>
        <source>The TensorRT version; empty builds without it.</source>
        <translation>TensorRT 版本；留空则不包含它。</translation>
    </message>
    <message>
        <source>CUDA folder</source>
        <translation>CUDA 文件夹</translation>
    </message>
    <message>
        <source>The CUDA toolkit on this host.</source>
        <translation>本主机上的 CUDA 工具包。</translation>
    </message>
    <message>
        <source>cuDNN for this host</source>
        <translation>主机用 cuDNN</translation>
    </message>
    <message>
        <source>The cuDNN whose machine is this host&apos;s (for nvcc).</source>
        <translation>适用于本主机的 cuDNN（供 nvcc 使用）。</translation>
    </message>
    <message>
        <source>cuDNN for the target</source>
        <translation>目标用 cuDNN</translation>
    </message>
    <message>
        <source>The cuDNN whose machine is the board&apos;s (for the link).</source>
        <translation>适用于开发板的 cuDNN（供链接使用）。</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>The Python version on the target.</source>
        <translation>目标上的 Python 版本。</translation>
    </message>
    <message>
        <source>Target&apos;s Python headers</source>
        <translation>目标 Python 头文件</translation>
    </message>
    <message>
        <source>The folder that holds the target&apos;s Python.h.</source>
        <translation>目标的 Python.h 所在的文件夹。</translation>
    </message>
    <message>
        <source>Sysroot</source>
        <translation>Sysroot</translation>
    </message>
    <message>
        <source>The target&apos;s root tree; empty uses the cross compiler&apos;s own.</source>
        <translation>目标的根目录树；留空则使用交叉编译器自带的。</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>A version, or the path of a Bazel to use.</source>
        <translation>版本号，或所用 Bazel 的路径。</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>The (cross) compiler driver: a name on PATH or a path.</source>
        <translation>（交叉）编译器驱动程序：PATH 中的名称或路径。</translation>
    </message>
    <message>
        <source>Machine flags</source>
        <translation>机器选项</translation>
    </message>
    <message>
        <source>Compiler flags for the target machine, as after --config=opt.</source>
        <translation>针对目标机器的编译选项，与 --config=opt 之后的相同。</translation>
    </message>
    <message>
        <source>Bazel configs</source>
        <translation>Bazel 配置</translation>
    </message>
    <message>
        <source>Further --config names, in this order.</source>
        <translation>其他 --config 名称，按此顺序。</translation>
    </message>
    <message>
        <source>Bazel flags</source>
        <translation>Bazel 选项</translation>
    </message>
    <message>
        <source>Further flags for &quot;bazel build&quot;, in this order.</source>
        <translation>&quot;bazel build&quot; 的其他选项，按此顺序。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>并行任务数</translation>
    </message>
    <message>
        <source>How many actions run at once, at most.</source>
        <translation>最多同时运行多少个动作。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Where the result is deployed to.</source>
        <translation>结果部署到哪里。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value for %2: %3.</source>
        <translation>“%1”不是 %2 的有效值：%3。</translation>
    </message>
    <message>
        <source>yes or no is expected</source>
        <translation>应为 yes 或 no</translation>
    </message>
    <message>
        <source>capabilities such as 5.3,8.7 are expected</source>
        <translation>应为计算能力，例如 5.3,8.7</translation>
    </message>
    <message>
        <source>it holds a line break</source>
        <translation>其中有换行</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>功能 %1</translation>
    </message>
    <message>
        <source>Whether %1 is built in.</source>
        <translation>是否包含 %1。</translation>
    </message>
    <message>
        <source>There is no field &quot;%1&quot;.</source>
        <translation>没有字段“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright show --fields&quot; lists them.</source>
        <translation>“crosswright show --fields”会列出所有字段。</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>是否想写“%1”？</translation>
    </message>
    <message>
        <source>it is empty; use &quot;crosswright set FILE %1-&quot; to remove a value</source>
        <translation>值为空；要删除值请用“crosswright set FILE %1-”</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>应为以下之一：%1</translation>
    </message>
    <message>
        <source>a version such as 10.2 is expected</source>
        <translation>应为版本号，例如 10.2</translation>
    </message>
    <message>
        <source>an absolute path is expected</source>
        <translation>应为绝对路径</translation>
    </message>
    <message>
        <source>The preset %1 is malformed: %2.</source>
        <translation>预设 %1 格式有误：%2。</translation>
    </message>
    <message>
        <source>Correct the file, or move it away.</source>
        <translation>请更正该文件，或将它移走。</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;.</source>
        <translation>没有预设“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog presets&quot; lists them.</source>
        <translation>“crosswright catalog presets”会列出所有预设。</translation>
    </message>
    <message>
        <source>The deployment was cancelled; the former version is still in use.</source>
        <translation>部署已取消；仍在使用先前的版本。</translation>
    </message>
    <message>
        <source>The device did not say what it is: %1</source>
        <translation>设备没有说明自身信息：%1</translation>
    </message>
    <message>
        <source>Check that you can log in and write to %1 there.</source>
        <translation>请检查能否登录并在那里写入 %1。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1: it took more than %2 minutes.</source>
        <translation>%1：耗时超过 %2 分钟。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is a truncated ELF file.</source>
        <translation>%1 是不完整的 ELF 文件。</translation>
    </message>
    <message>
        <source>%1 is not an ELF file.</source>
        <translation>%1 不是 ELF 文件。</translation>
    </message>
    <message>
        <source>%1 is a big-endian ELF file, which none of the boards can load.</source>
        <translation>%1 是大端 ELF 文件，没有任何开发板能加载。</translation>
    </message>
    <message>
        <source>%1 is an ELF file of an unknown class.</source>
        <translation>%1 是类别未知的 ELF 文件。</translation>
    </message>
    <message>
        <source>%1 is built for %2, and the device is %3.</source>
        <translation>%1 是为 %2 构建的，而设备是 %3。</translation>
    </message>
    <message>
        <source>%1 needs glibc %2, and the device has %3: it would not load.</source>
        <translation>%1 需要 glibc %2，而设备上是 %3：无法加载。</translation>
    </message>
    <message>
        <source>%1 needs GLIBCXX_%2, and the device&apos;s libstdc++ ends at GLIBCXX_%3: it would not load.</source>
        <translation>%1 需要 GLIBCXX_%2，而设备的 libstdc++ 只到 GLIBCXX_%3：无法加载。</translation>
    </message>
    <message>
        <source>The device has no python3, so no wheel can be installed.</source>
        <translation>设备上没有 python3，因此无法安装 wheel。</translation>
    </message>
    <message>
        <source>The wheel is for Python %1, and the device&apos;s python3 is %2 (%3).</source>
        <translation>该 wheel 适用于 Python %1，而设备的 python3 是 %2（%3）。</translation>
    </message>
    <message>
        <source>%1 is in use already.</source>
        <translation>%1 已在使用中。</translation>
    </message>
    <message>
        <source>Deploy a run or a wheel first.</source>
        <translation>请先部署一次运行或一个 wheel。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>Nothing was in use before in %1 on the device.</source>
        <translation>设备上的 %1 中此前没有使用过任何版本。</translation>
    </message>
    <message>
        <source>There is no version %1 in %2 on the device.</source>
        <translation>设备上的 %2 中没有版本 %1。</translation>
    </message>
    <message>
        <source>the device&apos;s deployment.json</source>
        <translation>设备的 deployment.json</translation>
    </message>
    <message>
        <source>The device did not say what is deployed: %1</source>
        <translation>设备没有说明部署了什么：%1</translation>
    </message>
    <message>
        <source>Nothing is in use in %1 on the device.</source>
        <translation>设备上的 %1 中没有正在使用的版本。</translation>
    </message>
    <message>
        <source>%1 is not named like a wheel.</source>
        <translation>%1 的名称不是 wheel 的格式。</translation>
    </message>
    <message>
        <source>A wheel is named NAME-VERSION-PYTHON-ABI-PLATFORM.whl; keep the name that the build gave it.</source>
        <translation>wheel 的名称为 NAME-VERSION-PYTHON-ABI-PLATFORM.whl；请保留构建时给出的名称。</translation>
    </message>
    <message>
        <source>There is no wheel %1.</source>
        <translation>没有 wheel %1。</translation>
    </message>
    <message>
        <source>%1 holds no WHEEL file, so it is not a wheel.</source>
        <translation>%1 中没有 WHEEL 文件，因此不是 wheel。</translation>
    </message>
    <message>
        <source>Its name says %1, but its WHEEL file says %2; pip believes the name, and later tools the file.</source>
        <translation>其名称写的是 %1，而其 WHEEL 文件写的是 %2；pip 以名称为准，后续工具以文件为准。</translation>
    </message>
    <message>
        <source>Its binaries are for different machines: %1.</source>
        <translation>其中的二进制文件适用于不同的机器：%1。</translation>
    </message>
    <message>
        <source>It is tagged %1, but its binaries are for %2.</source>
        <translation>它的标签是 %1，但其中的二进制文件适用于 %2。</translation>
    </message>
    <message>
        <source>The transfer was cancelled.</source>
        <translation>传输已取消。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a device&apos;s name.</source>
        <translation>“%1”不能作为设备名称。</translation>
    </message>
    <message>
        <source>Use letters, digits, points, hyphens and underscores, beginning with a letter or digit.</source>
        <translation>请使用字母、数字、点、连字符和下划线，并以字母或数字开头。</translation>
    </message>
    <message>
        <source>There is no device profile &quot;%1&quot;.</source>
        <translation>没有设备配置类型“%1”。</translation>
    </message>
    <message>
        <source>Use jetson or pi.</source>
        <translation>请使用 jetson 或 pi。</translation>
    </message>
    <message>
        <source>There is no virtual device for the architecture &quot;%1&quot;.</source>
        <translation>没有架构为“%1”的虚拟设备。</translation>
    </message>
    <message>
        <source>Use arm64 or armhf.</source>
        <translation>请使用 arm64 或 armhf。</translation>
    </message>
    <message>
        <source>A Jetson of today has an arm64 system, not %1.</source>
        <translation>如今的 Jetson 使用 arm64 系统，而不是 %1。</translation>
    </message>
    <message>
        <source>Use the architecture arm64, or the profile pi.</source>
        <translation>请使用架构 arm64，或配置类型 pi。</translation>
    </message>
    <message>
        <source>There is no virtual device of Debian &quot;%1&quot;.</source>
        <translation>没有 Debian“%1”的虚拟设备。</translation>
    </message>
    <message>
        <source>Use bookworm or trixie.</source>
        <translation>请使用 bookworm 或 trixie。</translation>
    </message>
    <message>
        <source>not a git repository</source>
        <translation>不是 git 仓库</translation>
    </message>
    <message>
        <source>the tree holds no version file of a project in the catalog</source>
        <translation>该树中没有资料库所列项目的版本文件</translation>
    </message>
    <message>
        <source>the tree has no .bazelversion</source>
        <translation>该树没有 .bazelversion</translation>
    </message>
    <message>
        <source>%1 states none</source>
        <translation>%1 没有给出</translation>
    </message>
    <message>
        <source>the tree has no file that states it</source>
        <translation>该树没有给出它的文件</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明原因</translation>
    </message>
    <message>
        <source>git cannot be started: %1.</source>
        <translation>无法启动 git：%1。</translation>
    </message>
    <message>
        <source>Install git.</source>
        <translation>请安装 git。</translation>
    </message>
    <message>
        <source>The fetch was given up.</source>
        <translation>获取已放弃。</translation>
    </message>
    <message>
        <source>git %1 failed: %2</source>
        <translation>git %1 失败：%2</translation>
    </message>
    <message>
        <source>Check the address and the branch or tag, and whether git can reach it from a terminal.</source>
        <translation>请检查地址以及分支或标签，并在终端中确认 git 能够访问它。</translation>
    </message>
    <message>
        <source>Cannot make the folder %1.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Check the permissions and the free space of the cache.</source>
        <translation>请检查缓存的权限和剩余空间。</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>无法将 %1 放到目标位置。</translation>
    </message>
    <message>
        <source>The line is no memory measurement.</source>
        <translation>该行不是内存测量值。</translation>
    </message>
    <message>
        <source>%1 holds no memory measurements.</source>
        <translation>%1 中没有内存测量值。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Crosswright.</source>
        <translation>%1 由较新版本的 Crosswright 写入。</translation>
    </message>
    <message>
        <source>Use that version to read it.</source>
        <translation>请用该版本读取。</translation>
    </message>
    <message>
        <source>There is nothing to build: neither a release nor a source is chosen.</source>
        <translation>没有可构建的内容：既没有选择版本，也没有选择源码。</translation>
    </message>
    <message>
        <source>Set tf to a release of the catalog, or source to a tree.</source>
        <translation>请将 tf 设为资料库中的版本，或将 source 设为源码树。</translation>
    </message>
    <message>
        <source>No board of the catalog is chosen, so it is not known for which machine to build.</source>
        <translation>没有选择资料库中的开发板，因此不知道要为哪种机器构建。</translation>
    </message>
    <message>
        <source>Set board; &quot;crosswright catalog boards&quot; lists them.</source>
        <translation>请设置 board；“crosswright catalog boards”会列出所有开发板。</translation>
    </message>
    <message>
        <source>The product is a Bazel target, but none is named.</source>
        <translation>产品是 Bazel 目标，但没有指定任何目标。</translation>
    </message>
    <message>
        <source>Set target to labels such as //:re2_test.</source>
        <translation>请将 target 设为标签，例如 //:re2_test。</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so what &quot;%1&quot; means there is not known.</source>
        <translation>资料库中没有版本与此源码对应，因此不知道“%1”在其中指什么。</translation>
    </message>
    <message>
        <source>Set product to target and target to the labels to build.</source>
        <translation>请将 product 设为 target，并将 target 设为要构建的标签。</translation>
    </message>
    <message>
        <source>The catalog does not say how %1 is built into &quot;%2&quot;.</source>
        <translation>资料库没有说明如何将 %1 构建为“%2”。</translation>
    </message>
    <message>
        <source>%1 for %2 (CPU, %3)</source>
        <translation>%1，适用于 %2（CPU，%3）</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>native</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>No Bazel was found on this machine, and its version decides the flags.</source>
        <translation>本机上没有找到 Bazel，而选项取决于其版本。</translation>
    </message>
    <message>
        <source>Install Bazel (on Debian bazel-bootstrap), or set bazel to a version.</source>
        <translation>请安装 Bazel（Debian 上为 bazel-bootstrap），或将 bazel 设为某个版本。</translation>
    </message>
    <message>
        <source>, on a machine that was not looked at</source>
        <translation>，在未查看过的机器上</translation>
    </message>
    <message>
        <source>The workspace %1 is not part of this program.</source>
        <translation>此程序不包含工作区 %1。</translation>
    </message>
    <message>
        <source>Part of the workspace that comes with Crosswright.</source>
        <translation>Crosswright 自带工作区的一部分。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Make a folder for the source</source>
        <translation>为源码创建文件夹</translation>
    </message>
    <message>
        <source>The source is checked out into a folder of its own; your tree stays as it is.</source>
        <translation>源码检出到单独的文件夹；您的源码树保持不变。</translation>
    </message>
    <message>
        <source>Fetch %1</source>
        <translation>获取 %1</translation>
    </message>
    <message>
        <source>Only the wanted commit is copied, not the history.</source>
        <translation>只复制所需的提交，不复制历史。</translation>
    </message>
    <message>
        <source>Check out %1</source>
        <translation>检出 %1</translation>
    </message>
    <message>
        <source>Puts the files of that commit there; nothing happens when they are there already.</source>
        <translation>将该提交的文件放到那里；若已存在则什么也不做。</translation>
    </message>
    <message>
        <source>A source or branch cannot begin with &quot;-&quot;.</source>
        <translation>源码或分支不能以 “-” 开头。</translation>
    </message>
    <message>
        <source>The source %1 is neither an absolute path nor an address.</source>
        <translation>源码 %1 既不是绝对路径，也不是地址。</translation>
    </message>
    <message>
        <source>Set source to the tree&apos;s absolute path.</source>
        <translation>请将 source 设为源码树的绝对路径。</translation>
    </message>
    <message>
        <source>%1 cannot be removed: %2.</source>
        <translation>无法删除 %1：%2。</translation>
    </message>
    <message>
        <source>%1 does not lie in the cache and is not removed.</source>
        <translation>%1 不在缓存中，因此不删除。</translation>
    </message>
    <message>
        <source>This is not the address of a proxy.</source>
        <translation>这不是代理服务器的地址。</translation>
    </message>
    <message>
        <source>Write it as http://host:port.</source>
        <translation>请写成 http://主机:端口。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot open a pseudo-terminal: %1.</source>
        <translation>无法打开伪终端：%1。</translation>
    </message>
    <message>
        <source>Look whether /dev/ptmx and /dev/pts are there.</source>
        <translation>请检查 /dev/ptmx 和 /dev/pts 是否存在。</translation>
    </message>
    <message>
        <source>Cannot set up a pseudo-terminal: %1.</source>
        <translation>无法设置伪终端：%1。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>did not end</source>
        <translation>没有结束</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>产物</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>seed %1: answered %2, expected %3</source>
        <translation>种子 %1：回答 %2，应为 %3</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Where from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>compilers</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>linkers</source>
        <translation>链接器</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>尚未结束</translation>
    </message>
    <message>
        <source>Device&apos;s verdict</source>
        <translation>设备的结论</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>产物</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Files written</source>
        <translation>写入的文件</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>计划 %1</translation>
    </message>
    <message>
        <source>Memory over time</source>
        <translation>内存随时间的变化</translation>
    </message>
    <message>
        <source>limit %1 GiB</source>
        <translation>限制 %1 GiB</translation>
    </message>
    <message>
        <source>Choose another Bazel.</source>
        <translation>请选择另一个 Bazel。</translation>
    </message>
    <message>
        <source>Bazel is there (%1), but not which version: it does not say.</source>
        <translation>有 Bazel（%1），但不知道是哪个版本：它没有说明。</translation>
    </message>
    <message>
        <source>There is no Bazel on this machine (%1).</source>
        <translation>本机上没有 Bazel（%1）。</translation>
    </message>
    <message>
        <source>Install Bazel.</source>
        <translation>请安装 Bazel。</translation>
    </message>
    <message>
        <source>Which Bazel this machine has is not known.</source>
        <translation>不知道本机有哪个 Bazel。</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>该源码树</translation>
    </message>
    <message>
        <source>Bazel %1 is too old for %2, which asks for at least %3.</source>
        <translation>Bazel %1 对 %2 来说太旧，它至少需要 %3。</translation>
    </message>
    <message>
        <source>Bazel %1 is too new for %2, which takes at most %3.</source>
        <translation>Bazel %1 对 %2 来说太新，它最高接受 %3。</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1 contradicts itself: its published builds used Bazel %2, its own .bazelversion says %3.</source>
        <translation>%1 自相矛盾：其已发布的构建使用 Bazel %2，而它自己的 .bazelversion 写的是 %3。</translation>
    </message>
    <message>
        <source>Nothing to repair: both are inside its limits, and the file decides.</source>
        <translation>无需修复：两者都在其范围内，以该文件为准。</translation>
    </message>
    <message>
        <source>%1 contradicts itself: its published CUDA builds used Bazel %2, below its own minimum of %3.</source>
        <translation>%1 自相矛盾：其已发布的 CUDA 构建使用 Bazel %2，低于它自己的最低要求 %3。</translation>
    </message>
    <message>
        <source>Nothing to repair here; use Bazel %1.</source>
        <translation>此处无需修复；请使用 Bazel %1。</translation>
    </message>
    <message>
        <source>%1 contradicts itself: its published builds used Bazel %2, below its own minimum of %3.</source>
        <translation>%1 自相矛盾：其已发布的构建使用 Bazel %2，低于它自己的最低要求 %3。</translation>
    </message>
    <message>
        <source>Bazel %1 is older by a major version than the one that %2 is built with (%3); it does not know the flags and rules of that tree.</source>
        <translation>Bazel %1 比构建 %2 所用的版本（%3）旧一个主版本；它不认识该源码树的选项和规则。</translation>
    </message>
    <message>
        <source>%1 was built with Bazel %2; %3 is of another era and nobody is known to have built it with that.</source>
        <translation>%1 是用 Bazel %2 构建的；%3 属于另一代，没有已知的人用它构建成功。</translation>
    </message>
    <message>
        <source>How Bazel %1 spells its flags is not known.</source>
        <translation>不知道 Bazel %1 的选项如何书写。</translation>
    </message>
    <message>
        <source>Bazel %1 takes none of the cross toolchains that %2 is built with (%3); it takes %4.</source>
        <translation>Bazel %1 不接受构建 %2 所用的任何交叉工具链（%3）；它接受 %4。</translation>
    </message>
    <message>
        <source>Bazel %1 is wanted, and there is no Bazel on this machine (%2).</source>
        <translation>需要 Bazel %1，而本机上没有 Bazel（%2）。</translation>
    </message>
    <message>
        <source>Whether Bazel %1 is on this machine is not known.</source>
        <translation>不知道本机上是否有 Bazel %1。</translation>
    </message>
    <message>
        <source>Bazel %1 is wanted, and this machine has %2.</source>
        <translation>需要 Bazel %1，而本机上是 %2。</translation>
    </message>
    <message>
        <source>The tree&apos;s .bazelversion says %1; Bazel %2 will be used.</source>
        <translation>源码树的 .bazelversion 写的是 %1；将使用 Bazel %2。</translation>
    </message>
    <message>
        <source>Nothing needs to be done as long as it is inside the release&apos;s limits.</source>
        <translation>只要在该版本的范围内，就无需处理。</translation>
    </message>
    <message>
        <source>%1 does not understand %2; it wants %3.</source>
        <translation>%1 不认识 %2；它要 %3。</translation>
    </message>
    <message>
        <source>8.7, sm_87 or compute_87</source>
        <translation>8.7、sm_87 或 compute_87</translation>
    </message>
    <message>
        <source>5.3, not sm_53</source>
        <translation>5.3，而不是 sm_53</translation>
    </message>
    <message>
        <source>It is not known which GPU to compile for.</source>
        <translation>不知道要为哪种 GPU 编译。</translation>
    </message>
    <message>
        <source>Thor&apos;s GPU is 10.1 to CUDA 12.8 and 12.9, and 11.0 from CUDA 13.0 on: CUDA %1 does not know %2.</source>
        <translation>Thor 的 GPU 在 CUDA 12.8 和 12.9 中是 10.1，自 CUDA 13.0 起是 11.0：CUDA %1 不认识 %2。</translation>
    </message>
    <message>
        <source>The catalog does not know the capability %1.</source>
        <translation>资料库不认识计算能力 %1。</translation>
    </message>
    <message>
        <source>%1 begins with CUDA %2</source>
        <translation>%1 自 CUDA %2 开始支持</translation>
    </message>
    <message>
        <source>%1 ended with CUDA %2</source>
        <translation>%1 的支持止于 CUDA %2</translation>
    </message>
    <message>
        <source>CUDA %1 cannot compile for %2 (%3).</source>
        <translation>CUDA %1 不能为 %2 编译（%3）。</translation>
    </message>
    <message>
        <source>CUDA %1 still compiles for %2, with warnings; the next major version does not.</source>
        <translation>CUDA %1 仍能为 %2 编译，但有警告；下一个主版本将不再支持。</translation>
    </message>
    <message>
        <source>Nothing needs to be done now.</source>
        <translation>目前无需处理。</translation>
    </message>
    <message>
        <source>%1 refuses capabilities below %2, and %3 is asked for.</source>
        <translation>%1 拒绝低于 %2 的计算能力，而所要求的是 %3。</translation>
    </message>
    <message>
        <source>XLA does not support capabilities below 3.5, and %1 is asked for.</source>
        <translation>XLA 不支持低于 3.5 的计算能力，而所要求的是 %1。</translation>
    </message>
    <message>
        <source>%1 capabilities: each one adds to the time and the size of the build.</source>
        <translation>%1 种计算能力：每一种都会增加构建时间和大小。</translation>
    </message>
    <message>
        <source>Keep those of your own machines.</source>
        <translation>请只保留您自己的机器所需的。</translation>
    </message>
    <message>
        <source>%1 of the %2 capabilities are not the GPU&apos;s own (%3): every GPU source is compiled %2 times and every kernel kept %2 times.</source>
        <translation>%2 种计算能力中有 %1 种不是该 GPU 自己的（%3）：每个 GPU 源文件都要编译 %2 次，每个内核函数都要保存 %2 份。</translation>
    </message>
    <message>
        <source>Whether this machine has a compiler for %1 (%2-g++) is not known.</source>
        <translation>不知道本机是否有适用于 %1 的编译器（%2-g++）。</translation>
    </message>
    <message>
        <source>There is no compiler for %1 on this machine: %2.</source>
        <translation>本机上没有适用于 %1 的编译器：%2。</translation>
    </message>
    <message>
        <source>Install it: apt install %1.</source>
        <translation>请安装：apt install %1。</translation>
    </message>
    <message>
        <source>compiles for this machine</source>
        <translation>为本机编译</translation>
    </message>
    <message>
        <source>compiles for %1</source>
        <translation>为 %1 编译</translation>
    </message>
    <message>
        <source>The compiler %1 %2, but %3 is %4.</source>
        <translation>编译器 %1 %2，但 %3 是 %4。</translation>
    </message>
    <message>
        <source>Remove compiler, so that %1-g++ is used.</source>
        <translation>删除 compiler，改用 %1-g++</translation>
    </message>
    <message>
        <source>Whether the compiler is made for ARMv6 is not known.</source>
        <translation>不知道该编译器是否为 ARMv6 而制作。</translation>
    </message>
    <message>
        <source>%1 is an ARMv6 board, and the compiler %2 makes %3 by default.</source>
        <translation>%1 是 ARMv6 开发板，而编译器 %2 默认生成 %3。</translation>
    </message>
    <message>
        <source>Which GCC CUDA %1 takes is not known.</source>
        <translation>不知道 CUDA %1 接受哪个 GCC。</translation>
    </message>
    <message>
        <source>CUDA %1 takes GCC %2 at most, and the compiler&apos;s version is not known.</source>
        <translation>CUDA %1 最高接受 GCC %2，而编译器的版本未知。</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 takes GCC %2 at most, and %3 is GCC %4.</source>
        <translation>CUDA %1 的 nvcc 最高接受 GCC %2，而 %3 是 GCC %4。</translation>
    </message>
    <message>
        <source>the cross compiler</source>
        <translation>交叉编译器</translation>
    </message>
    <message>
        <source>this machine&apos;s compiler</source>
        <translation>本机的编译器</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 needs GCC %2 or newer, and the compiler is GCC %3.</source>
        <translation>CUDA %1 的 nvcc 需要 GCC %2 或更新版本，而编译器是 GCC %3。</translation>
    </message>
    <message>
        <source>Install a newer GCC, or choose an older CUDA.</source>
        <translation>请安装更新的 GCC，或选择更旧的 CUDA。</translation>
    </message>
    <message>
        <source>The device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Which glibc the sysroot has is not known yet; it must not be newer than the device&apos;s.</source>
        <translation>尚不知道 sysroot 的 glibc 版本；它不能比设备的更新。</translation>
    </message>
    <message>
        <source>The device&apos;s glibc is not known yet.</source>
        <translation>尚不知道设备的 glibc。</translation>
    </message>
    <message>
        <source>The glibc of the cross compiler is not known.</source>
        <translation>不知道交叉编译器的 glibc。</translation>
    </message>
    <message>
        <source>%1 has glibc %2, and the compiler links with %3.</source>
        <translation>%1 的 glibc 是 %2，而编译器用 %3 链接。</translation>
    </message>
    <message>
        <source>What is built may need functions that the device does not have.</source>
        <translation>构建结果可能需要设备上没有的函数。</translation>
    </message>
    <message>
        <source>Anything linked with %1 or newer does not start there.</source>
        <translation>与 %1 或更新版本链接的程序都无法在那里启动。</translation>
    </message>
    <message>
        <source>The device&apos;s libstdc++ is not known yet.</source>
        <translation>尚不知道设备的 libstdc++。</translation>
    </message>
    <message>
        <source>The cross compiler&apos;s version is not known.</source>
        <translation>不知道交叉编译器的版本。</translation>
    </message>
    <message>
        <source>Link libstdc++ into what is built.</source>
        <translation>将 libstdc++ 链接到构建结果中</translation>
    </message>
    <message>
        <source>Whether nvcc of CUDA %1 takes %2 is not known.</source>
        <translation>不知道 CUDA %1 的 nvcc 是否接受 %2。</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 takes Clang %2 at most, and the compiler is Clang %3.</source>
        <translation>CUDA %1 的 nvcc 最高接受 Clang %2，而编译器是 Clang %3。</translation>
    </message>
    <message>
        <source>Choose clang-%1 or older, or a newer CUDA.</source>
        <translation>请选择 clang-%1 或更旧的版本，或更新的 CUDA。</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 needs Clang %2 or newer, and the compiler is Clang %3.</source>
        <translation>CUDA %1 的 nvcc 需要 Clang %2 或更新版本，而编译器是 Clang %3。</translation>
    </message>
    <message>
        <source>Choose a newer Clang.</source>
        <translation>请选择更新的 Clang。</translation>
    </message>
    <message>
        <source>The compiler %1 says that it compiles for %2, but %3 is %4.</source>
        <translation>编译器 %1 称它为 %2 编译，但 %3 是 %4。</translation>
    </message>
    <message>
        <source>%1=%2 means yes to %3, which only asks whether the text is empty.</source>
        <translation>对 %3 来说 %1=%2 表示“是”，因为它只检查文本是否为空。</translation>
    </message>
    <message>
        <source>%1=%2 stops ./configure of %3, which reads 0 and 1 only.</source>
        <translation>%1=%2 会使 %3 的 ./configure 停止，它只认 0 和 1。</translation>
    </message>
    <message>
        <source>%1=%2 is neither yes nor no to %3.</source>
        <translation>%1=%2 对 %3 来说既不是“是”也不是“否”。</translation>
    </message>
    <message>
        <source>%1 no longer decides the wheel&apos;s Python: %2 downloads its own, chosen by %3.</source>
        <translation>%1 不再决定 wheel 的 Python：%2 会下载自己的 Python，由 %3 选择。</translation>
    </message>
    <message>
        <source>Remove flags.</source>
        <translation>删除 flags</translation>
    </message>
    <message>
        <source>%1 chooses its Python by %2, not by %3.</source>
        <translation>%1 用 %2 而不是 %3 选择 Python。</translation>
    </message>
    <message>
        <source>%1 is %2 among the flags, and the field python is %3.</source>
        <translation>选项中 %1 为 %2，而字段 python 为 %3。</translation>
    </message>
    <message>
        <source>%1 downloads its own Python with its headers; python_include is not used.</source>
        <translation>%1 会下载自己的 Python 及其头文件；不使用 python_include。</translation>
    </message>
    <message>
        <source>Remove python_include.</source>
        <translation>删除 python_include</translation>
    </message>
    <message>
        <source>./configure of %1 with MKL asks &quot;locate&quot; for libdl.so.2, and whether this machine has it is not known.</source>
        <translation>%1 启用 MKL 时，./configure 用 &quot;locate&quot; 查找 libdl.so.2，而不知道本机是否有它。</translation>
    </message>
    <message>
        <source>Install it (apt install plocate; updatedb), and let this machine be probed.</source>
        <translation>请安装（apt install plocate; updatedb），并探测本机。</translation>
    </message>
    <message>
        <source>./configure of %1 with MKL runs &quot;locate&quot;, which is not here: it stops without having configured.</source>
        <translation>%1 启用 MKL 时，./configure 会运行 &quot;locate&quot;，而本机没有：它会在完成配置前停止。</translation>
    </message>
    <message>
        <source>Install it: apt install plocate, then updatedb; or build without MKL.</source>
        <translation>请安装：apt install plocate，然后 updatedb；或者构建时不用 MKL。</translation>
    </message>
    <message>
        <source>Which libdl.so.2 &quot;locate&quot; finds first is not known; it is linked and shipped in the wheel.</source>
        <translation>不知道 &quot;locate&quot; 首先找到哪个 libdl.so.2；它会被链接并随 wheel 发布。</translation>
    </message>
    <message>
        <source>&quot;locate&quot; finds %1 first, which is for %2: it would be linked and shipped in the wheel.</source>
        <translation>&quot;locate&quot; 首先找到 %1，它适用于 %2：它会被链接并随 wheel 发布。</translation>
    </message>
    <message>
        <source>Remove it from locate&apos;s database, or build without MKL.</source>
        <translation>请将它从 locate 的数据库中移除，或者构建时不用 MKL。</translation>
    </message>
    <message>
        <source>The wheel will carry this machine&apos;s %1.</source>
        <translation>wheel 将带有本机的 %1。</translation>
    </message>
    <message>
        <source>Nothing needs to be done.</source>
        <translation>无需处理。</translation>
    </message>
    <message>
        <source>Whether this tree patches rules_cc, which an offline build replaces by a stand-in, is not known.</source>
        <translation>不知道此源码树是否给 rules_cc 打补丁，离线构建会用替代仓库取代它。</translation>
    </message>
    <message>
        <source>Build without features.offline where it stops at a missing patch.</source>
        <translation>若在缺少补丁处停止，请不用 features.offline 构建。</translation>
    </message>
    <message>
        <source>This tree patches rules_cc, and an offline build replaces rules_cc by a stand-in without what the patch changes.</source>
        <translation>此源码树给 rules_cc 打补丁，而离线构建用替代仓库取代 rules_cc，其中没有补丁所改的内容。</translation>
    </message>
    <message>
        <source>Remove features.offline.</source>
        <translation>删除 features.offline</translation>
    </message>
    <message>
        <source>Whether %1 can be built in is not known: what ./configure asks is not.</source>
        <translation>不知道能否包含 %1：不知道 ./configure 会问什么。</translation>
    </message>
    <message>
        <source>./configure of %1 asks nothing about %2.</source>
        <translation>%1 的 ./configure 不询问 %2。</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Nothing that is built for %1 runs on the GPU (%2): machine code runs only on GPUs with the same major number that are not older, and PTX only on GPUs that are not older.</source>
        <translation>为 %1 构建的内容都不能在该 GPU（%2）上运行：机器码只能在主版本号相同且不更旧的 GPU 上运行，PTX 只能在不更旧的 GPU 上运行。</translation>
    </message>
    <message>
        <source>%1 runs on exactly that capability, and the GPU has %2.</source>
        <translation>%1 只能在正好该计算能力上运行，而该 GPU 是 %2。</translation>
    </message>
    <message>
        <source>%1 runs only on GPUs of its own family, and the GPU has %2.</source>
        <translation>%1 只能在同系列的 GPU 上运行，而该 GPU 是 %2。</translation>
    </message>
    <message>
        <source>Only PTX covers the GPU (%1): every kernel is compiled at its first use, which takes minutes.</source>
        <translation>只有 PTX 覆盖该 GPU（%1）：每个内核函数都在首次使用时编译，需要几分钟。</translation>
    </message>
    <message>
        <source>A Jetson&apos;s GPU wants its own capability (%1); NVIDIA does not say that %2 runs there.</source>
        <translation>Jetson 的 GPU 需要自己的计算能力（%1）；NVIDIA 没有说明 %2 能在其上运行。</translation>
    </message>
    <message>
        <source>CUDA %1 does not compile for it: choose another CUDA.</source>
        <translation>CUDA %1 不能为它编译：请选择另一个 CUDA。</translation>
    </message>
    <message>
        <source>%1 is a Jetson&apos;s capability; NVIDIA does not say that it runs on other GPUs (%2).</source>
        <translation>%1 是 Jetson 的计算能力；NVIDIA 没有说明它能在其他 GPU（%2）上运行。</translation>
    </message>
    <message>
        <source>The GPU was taken for one of capability %1, and the machine&apos;s says %2.</source>
        <translation>该 GPU 被当作计算能力 %1，而机器报告的是 %2。</translation>
    </message>
    <message>
        <source>Choose the GPU that the machine has, or another machine.</source>
        <translation>请选择机器上实有的 GPU，或另一台机器。</translation>
    </message>
    <message>
        <source>%1 has no GPU that CUDA can use.</source>
        <translation>%1 没有 CUDA 能用的 GPU。</translation>
    </message>
    <message>
        <source>%1 has a 32-bit system: its last CUDA (6.5) is below what any release takes.</source>
        <translation>%1 使用 32 位系统：其最后的 CUDA（6.5）低于任何版本所接受的。</translation>
    </message>
    <message>
        <source>CUDA %1 cannot compile for 32-bit machines: that ended with CUDA 12.0.</source>
        <translation>CUDA %1 不能为 32 位机器编译：这在 CUDA 12.0 终止。</translation>
    </message>
    <message>
        <source>%1 has nothing that runs on a GPU.</source>
        <translation>%1 没有在 GPU 上运行的部分。</translation>
    </message>
    <message>
        <source>The catalog does not know CUDA %1: which drivers, compilers and GPUs it takes is not known.</source>
        <translation>资料库不认识 CUDA %1：不知道它接受哪些驱动程序、编译器和 GPU。</translation>
    </message>
    <message>
        <source>%1 is CUDA&apos;s version with a build date, as some version.json files have it; no release of CUDA is called so.</source>
        <translation>%1 是带构建日期的 CUDA 版本号，某些 version.json 文件中如此书写；没有这样命名的 CUDA 版本。</translation>
    </message>
    <message>
        <source>The catalog has no GPU &quot;%1&quot;.</source>
        <translation>资料库中没有 GPU“%1”。</translation>
    </message>
    <message>
        <source>The nearest is %1.</source>
        <translation>最接近的是 %1。</translation>
    </message>
    <message>
        <source>A GPU is named, but cuda is empty, so the build is for the CPU only.</source>
        <translation>指定了 GPU，但 cuda 为空，因此只为 CPU 构建。</translation>
    </message>
    <message>
        <source>Remove gpu.</source>
        <translation>删除 gpu</translation>
    </message>
    <message>
        <source>%1 was sold with different chips; its capability (%2) may be another.</source>
        <translation>%1 曾以不同芯片销售；其计算能力（%2）可能不同。</translation>
    </message>
    <message>
        <source>Ask the device: probe the machine that has it.</source>
        <translation>请询问设备：探测装有它的机器。</translation>
    </message>
    <message>
        <source>%1 downloads CUDA itself and wants the whole version (12.5.1), not %2.</source>
        <translation>%1 自行下载 CUDA，需要完整版本号（12.5.1），而不是 %2。</translation>
    </message>
    <message>
        <source>Write the version with three numbers.</source>
        <translation>请写出三段数字的版本号。</translation>
    </message>
    <message>
        <source>Whether this tree can download %1 %2 is not known: its table was not read.</source>
        <translation>不知道此源码树能否下载 %1 %2：没有读取其表格。</translation>
    </message>
    <message>
        <source>This tree cannot download %1 %2; it knows %3.</source>
        <translation>此源码树不能下载 %1 %2；它认识 %3。</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>%1 was published with CUDA %2; nobody is known to have built it with %3.</source>
        <translation>%1 随 CUDA %2 发布；没有已知的人用 %3 构建过它。</translation>
    </message>
    <message>
        <source>Choose CUDA %1, or be ready to change the tree.</source>
        <translation>请选择 CUDA %1，或准备修改源码树。</translation>
    </message>
    <message>
        <source>%1 was published with CUDA %2; %3 may need changes to the tree.</source>
        <translation>%1 随 CUDA %2 发布；用 %3 可能需要修改源码树。</translation>
    </message>
    <message>
        <source>What is built needs the libraries of CUDA %1, and the machine that runs it has no CUDA.</source>
        <translation>构建结果需要 CUDA %1 的库，而运行它的机器没有 CUDA。</translation>
    </message>
    <message>
        <source>Install CUDA %1 there.</source>
        <translation>请在那里安装 CUDA %1。</translation>
    </message>
    <message>
        <source>Whether the machine that runs the result has the libraries of CUDA %1 is not known yet.</source>
        <translation>尚不知道运行结果的机器是否有 CUDA %1 的库。</translation>
    </message>
    <message>
        <source>What is built needs the libraries of CUDA %1, and the machine that runs it has %2.</source>
        <translation>构建结果需要 CUDA %1 的库，而运行它的机器上是 %2。</translation>
    </message>
    <message>
        <source>Install CUDA %1 there, or build with its version.</source>
        <translation>请在那里安装 CUDA %1，或用它的版本构建。</translation>
    </message>
    <message>
        <source>%1 downloads cuDNN itself and wants the whole version (9.3.0), not %2.</source>
        <translation>%1 自行下载 cuDNN，需要完整版本号（9.3.0），而不是 %2。</translation>
    </message>
    <message>
        <source>CUDA %1 is chosen without cuDNN, and the GPU kernels need it.</source>
        <translation>选择了 CUDA %1 而没有 cuDNN，但 GPU 内核函数需要它。</translation>
    </message>
    <message>
        <source>%1 is cuDNN&apos;s number in its header, not its version, which is %2.</source>
        <translation>%1 是 cuDNN 头文件中的数字，而不是其版本号；版本号是 %2。</translation>
    </message>
    <message>
        <source>Choose cuDNN 7 or older, or a release from 2.4 on.</source>
        <translation>请选择 cuDNN 7 或更旧的版本，或 2.4 及以后的版本。</translation>
    </message>
    <message>
        <source>Whether cuDNN %1 goes with CUDA %2 is not known.</source>
        <translation>不知道 cuDNN %1 是否与 CUDA %2 配套。</translation>
    </message>
    <message>
        <source>cuDNN %1 was published for CUDA %2, not for %3.</source>
        <translation>cuDNN %1 是为 CUDA %2 发布的，而不是为 %3。</translation>
    </message>
    <message>
        <source>cuDNN %1 has kernels from capability %2 on, and the GPU has %3.</source>
        <translation>cuDNN %1 的内核函数自计算能力 %2 起，而该 GPU 是 %3。</translation>
    </message>
    <message>
        <source>Choose an older cuDNN with a CUDA that it goes with.</source>
        <translation>请选择较旧的 cuDNN 以及与之配套的 CUDA。</translation>
    </message>
    <message>
        <source>cuDNN %1 with CUDA %2 needs the NVIDIA driver %3, and the machine has %4.</source>
        <translation>cuDNN %1 配合 CUDA %2 需要 NVIDIA 驱动程序 %3，而机器上是 %4。</translation>
    </message>
    <message>
        <source>Update the driver, or choose an older cuDNN.</source>
        <translation>请更新驱动程序，或选择较旧的 cuDNN。</translation>
    </message>
    <message>
        <source>Whether the machine that runs the result has cuDNN %1 is not known yet.</source>
        <translation>尚不知道运行结果的机器是否有 cuDNN %1。</translation>
    </message>
    <message>
        <source>What is built needs libcudnn.so.%1, and the machine that runs it has cuDNN %2.</source>
        <translation>构建结果需要 libcudnn.so.%1，而运行它的机器上是 cuDNN %2。</translation>
    </message>
    <message>
        <source>Install cuDNN %1 there, or build with its version.</source>
        <translation>请在那里安装 cuDNN %1，或用它的版本构建。</translation>
    </message>
    <message>
        <source>The cuDNN of the machine that runs the result (%1) is older than the one that is built with (%2): TensorFlow may refuse it at its start.</source>
        <translation>运行结果的机器上的 cuDNN（%1）比构建所用的（%2）旧：TensorFlow 可能在启动时拒绝它。</translation>
    </message>
    <message>
        <source>cudnn_host and cudnn_target are the same folder, and one library cannot be for both machines.</source>
        <translation>cudnn_host 与 cudnn_target 是同一个文件夹，而一个库不可能同时适用于两种机器。</translation>
    </message>
    <message>
        <source>cudnn_host and cudnn_target are swapped: one is for %1, the other for %2.</source>
        <translation>cudnn_host 与 cudnn_target 对调了：前者适用于 %1，后者适用于 %2。</translation>
    </message>
    <message>
        <source>Swap them.</source>
        <translation>将两者对调</translation>
    </message>
    <message>
        <source>cudnn_host is for %1, and this machine is not.</source>
        <translation>cudnn_host 适用于 %1，而本机不是。</translation>
    </message>
    <message>
        <source>cudnn_target is for %1, and the board is %2.</source>
        <translation>cudnn_target 适用于 %1，而开发板是 %2。</translation>
    </message>
    <message>
        <source>Name the folder of the right machine.</source>
        <translation>请指定对应机器的文件夹。</translation>
    </message>
    <message>
        <source>The board&apos;s cuDNN is not named; the link needs it, and this machine&apos;s own does not serve.</source>
        <translation>没有指定开发板的 cuDNN；链接需要它，而本机自己的不适用。</translation>
    </message>
    <message>
        <source>Whether the device runs %1 programs is not known yet.</source>
        <translation>尚不知道设备能否运行 %1 程序。</translation>
    </message>
    <message>
        <source>The device&apos;s programs are %1, and %2 is %3.</source>
        <translation>设备的程序是 %1，而 %2 是 %3。</translation>
    </message>
    <message>
        <source>Choose the board that the device is, or another device.</source>
        <translation>请选择与设备相符的开发板，或另一台设备。</translation>
    </message>
    <message>
        <source>The device has a 64-bit kernel under a 32-bit system: its programs and wheels are armhf, whatever uname says.</source>
        <translation>设备在 64 位内核上运行 32 位系统：无论 uname 怎么说，其程序和 wheel 都是 armhf。</translation>
    </message>
    <message>
        <source>Nothing needs to be done; a 64-bit system would be another board in the catalog.</source>
        <translation>无需处理；64 位系统在资料库中是另一种开发板。</translation>
    </message>
    <message>
        <source>The device says that it is a %1, and %2 is chosen.</source>
        <translation>设备称它是 %1，而选择的是 %2。</translation>
    </message>
    <message>
        <source>The catalog has no JetPack &quot;%1&quot;.</source>
        <translation>资料库中没有 JetPack“%1”。</translation>
    </message>
    <message>
        <source>The catalog has no JetPack &quot;%1&quot;; the nearest is %2.</source>
        <translation>资料库中没有 JetPack“%1”；最接近的是 %2。</translation>
    </message>
    <message>
        <source>%1 has no JetPack.</source>
        <translation>%1 没有 JetPack。</translation>
    </message>
    <message>
        <source>Remove jetpack.</source>
        <translation>删除 jetpack</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 does not run on %2; it takes %3.</source>
        <translation>%1 不能在 %2 上运行；它接受 %3。</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>请选择其中之一。</translation>
    </message>
    <message>
        <source>Which JetPack is on the device is not known yet.</source>
        <translation>尚不知道设备上是哪个 JetPack。</translation>
    </message>
    <message>
        <source>The catalog knows no JetPack with L4T %1.</source>
        <translation>资料库中没有使用 L4T %1 的 JetPack。</translation>
    </message>
    <message>
        <source>The device has %1 (L4T %2), and %3 is chosen.</source>
        <translation>设备上是 %1（L4T %2），而选择的是 %3。</translation>
    </message>
    <message>
        <source>The flags of %1 (%2) need instructions that the device&apos;s processor does not list.</source>
        <translation>%1 的选项（%2）需要设备处理器没有列出的指令。</translation>
    </message>
    <message>
        <source>How much room the device has is not known yet.</source>
        <translation>尚不知道设备有多少空间。</translation>
    </message>
    <message>
        <source>The device has %1 MiB free; a new version is installed beside the former one.</source>
        <translation>设备剩余 %1 MiB；新版本安装在先前版本旁边。</translation>
    </message>
    <message>
        <source>Make room on the device.</source>
        <translation>请在设备上腾出空间。</translation>
    </message>
    <message>
        <source>Whether the device has the memory to run %1 is not known yet.</source>
        <translation>尚不知道设备是否有足够内存运行 %1。</translation>
    </message>
    <message>
        <source>The device has %1 MiB of memory; %2 is slow or does not load there.</source>
        <translation>设备有 %1 MiB 内存；%2 在其上很慢，或无法加载。</translation>
    </message>
    <message>
        <source>Add swap, or build tflite.</source>
        <translation>请增加交换空间，或构建 tflite。</translation>
    </message>
    <message>
        <source>How much room the device has for temporary files is not known yet.</source>
        <translation>尚不知道设备有多少临时文件空间。</translation>
    </message>
    <message>
        <source>The device has %1 MiB free in /tmp, where pip unpacks the wheel.</source>
        <translation>设备的 /tmp 剩余 %1 MiB，pip 在那里解包 wheel。</translation>
    </message>
    <message>
        <source>Make room there, or set TMPDIR on the device.</source>
        <translation>请在那里腾出空间，或在设备上设置 TMPDIR。</translation>
    </message>
    <message>
        <source>TensorRT is named, but cuda is empty, so the build is for the CPU only.</source>
        <translation>指定了 TensorRT，但 cuda 为空，因此只为 CPU 构建。</translation>
    </message>
    <message>
        <source>Remove tensorrt.</source>
        <translation>删除 tensorrt</translation>
    </message>
    <message>
        <source>%1 brings TensorRT %2, and %3 is chosen.</source>
        <translation>%1 自带 TensorRT %2，而选择的是 %3。</translation>
    </message>
    <message>
        <source>Whether the machine that runs the result has TensorRT %1 is not known yet.</source>
        <translation>尚不知道运行结果的机器是否有 TensorRT %1。</translation>
    </message>
    <message>
        <source>What is built needs libnvinfer.so.%1, and the machine that runs it has TensorRT %2.</source>
        <translation>构建结果需要 libnvinfer.so.%1，而运行它的机器上是 TensorRT %2。</translation>
    </message>
    <message>
        <source>Install TensorRT %1 there, or build with its version.</source>
        <translation>请在那里安装 TensorRT %1，或用它的版本构建。</translation>
    </message>
    <message>
        <source>The NVIDIA driver of the machine that runs the result is not known yet.</source>
        <translation>尚不知道运行结果的机器的 NVIDIA 驱动程序。</translation>
    </message>
    <message>
        <source>Which driver CUDA %1 needs is not known.</source>
        <translation>不知道 CUDA %1 需要哪个驱动程序。</translation>
    </message>
    <message>
        <source>The NVIDIA driver %1 is older than CUDA %2 can use; it needs %3.</source>
        <translation>NVIDIA 驱动程序 %1 对 CUDA %2 来说太旧；它需要 %3。</translation>
    </message>
    <message>
        <source>TensorFlow would start without the GPU: &quot;kernel version %1 does not match DSO version %2 -- cannot find working devices in this configuration&quot;.</source>
        <translation>TensorFlow 会在没有 GPU 的情况下启动：“kernel version %1 does not match DSO version %2 -- cannot find working devices in this configuration”。</translation>
    </message>
    <message>
        <source>The libcuda there is of another driver than the kernel module.</source>
        <translation>那里的 libcuda 与内核模块不属于同一驱动程序。</translation>
    </message>
    <message>
        <source>Restart that machine (or reload the module), and remove any other libcuda.</source>
        <translation>请重启该机器（或重新加载模块），并删除其他 libcuda。</translation>
    </message>
    <message>
        <source>CUDA %1 brings the libraries of driver %2, which this driver is too old for.</source>
        <translation>CUDA %1 带来驱动程序 %2 的库，而此驱动程序对它来说太旧。</translation>
    </message>
    <message>
        <source>The driver %1 is older than the one of CUDA %2 (%3): it runs by minor-version compatibility.</source>
        <translation>驱动程序 %1 比 CUDA %2 的驱动程序（%3）旧：以次版本兼容方式运行。</translation>
    </message>
    <message>
        <source>Nothing needs to be done; a newer driver gives all features.</source>
        <translation>无需处理；更新的驱动程序可提供全部功能。</translation>
    </message>
    <message>
        <source>The GPU would run PTX, and the driver %1 is older than the one of CUDA %2 (%3): it cannot compile it.</source>
        <translation>该 GPU 将运行 PTX，而驱动程序 %1 比 CUDA %2 的驱动程序（%3）旧：它无法编译。</translation>
    </message>
    <message>
        <source>The driver %1 no longer drives GPUs of capability %2; 580 is the last branch that does.</source>
        <translation>驱动程序 %1 不再支持计算能力为 %2 的 GPU；580 是最后一个支持的分支。</translation>
    </message>
    <message>
        <source>Install a 580 driver (the proprietary kernel module).</source>
        <translation>请安装 580 驱动程序（专有内核模块）。</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s open kernel module is loaded, and it does not drive GPUs older than Turing (here %1).</source>
        <translation>加载的是 NVIDIA 的开源内核模块，它不支持早于 Turing 的 GPU（此处为 %1）。</translation>
    </message>
    <message>
        <source>Install the proprietary kernel module.</source>
        <translation>请安装专有内核模块。</translation>
    </message>
    <message>
        <source>The package cuda-compat is there for the older driver %1, and it does not work on %2: only on data-center GPUs, some workstation cards and Jetsons.</source>
        <translation>为较旧的驱动程序 %1 装有软件包 cuda-compat，但它在 %2 上不起作用：它只适用于数据中心 GPU、部分工作站显卡和 Jetson。</translation>
    </message>
    <message>
        <source>Update the driver, and remove cuda-compat.</source>
        <translation>请更新驱动程序，并删除 cuda-compat。</translation>
    </message>
    <message>
        <source>The device reports driver %1; a Jetson&apos;s driver number cannot be compared with those of desktop drivers, so L4T is compared.</source>
        <translation>设备报告驱动程序 %1；Jetson 的驱动程序号不能与桌面驱动程序的相比，因此比较 L4T。</translation>
    </message>
    <message>
        <source>The driver does not say which CUDA it serves; the catalog&apos;s table is used.</source>
        <translation>驱动程序没有说明它支持哪个 CUDA；采用资料库中的表格。</translation>
    </message>
    <message>
        <source>The driver does not say the GPU&apos;s capability (old drivers cannot): it is taken from the GPU&apos;s name.</source>
        <translation>驱动程序没有说明 GPU 的计算能力（旧驱动程序做不到）：根据 GPU 名称确定。</translation>
    </message>
    <message>
        <source>Use flags that fit the board.</source>
        <translation>改用适合该开发板的选项</translation>
    </message>
    <message>
        <source>%1 means the machine that compiles, not the board.</source>
        <translation>%1 指的是执行编译的机器，而不是开发板。</translation>
    </message>
    <message>
        <source>%1 does not exist on %2 (%3).</source>
        <translation>%1 在 %2（%3）上不存在。</translation>
    </message>
    <message>
        <source>%1 is more than %2 has (%3): the program would stop with an illegal instruction.</source>
        <translation>%1 超出 %2（%3）所具备的：程序会因非法指令而终止。</translation>
    </message>
    <message>
        <source>--config=cuda comes after --crosstool_top and replaces it: the cross toolchain would not be used.</source>
        <translation>--config=cuda 在 --crosstool_top 之后并取代它：将不会使用交叉工具链。</translation>
    </message>
    <message>
        <source>--config=cuda is given, but the field cuda is empty: ./configure would be told to build without CUDA.</source>
        <translation>给出了 --config=cuda，但字段 cuda 为空：会告诉 ./configure 不用 CUDA 构建。</translation>
    </message>
    <message>
        <source>Build for the CPU.</source>
        <translation>改为只为 CPU 构建</translation>
    </message>
    <message>
        <source>Which --config names %1 has is not known.</source>
        <translation>不知道 %1 有哪些 --config 名称。</translation>
    </message>
    <message>
        <source>%1 is not a --config of %2.</source>
        <translation>%1 不是 %2 的 --config。</translation>
    </message>
    <message>
        <source>Remove config.</source>
        <translation>删除 config</translation>
    </message>
    <message>
        <source>%1 is one flag as it stands; flags are separated by blanks.</source>
        <translation>%1 这样写是一个选项；选项之间用空格分隔。</translation>
    </message>
    <message>
        <source>Part it at its commas.</source>
        <translation>在逗号处拆开</translation>
    </message>
    <message>
        <source>Without -marm a compiler that makes Thumb by default stops on %1: &quot;Thumb-1 hard-float VFP ABI&quot; does not exist.</source>
        <translation>没有 -marm 时，默认生成 Thumb 的编译器会在 %1 处停止：不存在 &quot;Thumb-1 hard-float VFP ABI&quot;。</translation>
    </message>
    <message>
        <source>%1: on the target the stub libcuda would be loaded in place of the driver.</source>
        <translation>%1：在目标上会加载占位的 libcuda，而不是驱动程序。</translation>
    </message>
    <message>
        <source>This crosstool compiles CUDA only with --compiler=cuda, and its plain compiler would be used.</source>
        <translation>此 crosstool 只有用 --compiler=cuda 时才编译 CUDA，而当前会使用其普通编译器。</translation>
    </message>
    <message>
        <source>--compiler=cuda is given, but the field cuda is empty: the wrapper of nvcc has nothing to run.</source>
        <translation>给出了 --compiler=cuda，但字段 cuda 为空：nvcc 的包装脚本没有可运行的程序。</translation>
    </message>
    <message>
        <source>%1 brings CUDA %2, and %3 is chosen. Before JetPack 5 no other version runs.</source>
        <translation>%1 自带 CUDA %2，而选择的是 %3。在 JetPack 5 之前，其他版本都不能运行。</translation>
    </message>
    <message>
        <source>%1 brings CUDA %2, and %3 is chosen.</source>
        <translation>%1 自带 CUDA %2，而选择的是 %3。</translation>
    </message>
    <message>
        <source>cuda-compat reaches from 11.8 to 12.2 on a Xavier.</source>
        <translation>在 Xavier 上 cuda-compat 适用于 11.8 至 12.2。</translation>
    </message>
    <message>
        <source>cuda-compat begins with 11.8.</source>
        <translation>cuda-compat 自 11.8 开始。</translation>
    </message>
    <message>
        <source>The device needs the package cuda-compat for it.</source>
        <translation>设备需要为此安装软件包 cuda-compat。</translation>
    </message>
    <message>
        <source>Whether the CUDA that %1 downloads runs on the board is not known: the JetPack is not known yet.</source>
        <translation>不知道 %1 下载的 CUDA 能否在开发板上运行：尚不知道 JetPack。</translation>
    </message>
    <message>
        <source>%1 downloads a CUDA for servers, which does not run on a Jetson with %2.</source>
        <translation>%1 下载的是服务器用的 CUDA，它不能在装有 %2 的 Jetson 上运行。</translation>
    </message>
    <message>
        <source>The CUDA libraries are those for servers (sbsa), which crash on a Jetson before JetPack 7; the board has L4T %1.</source>
        <translation>这些 CUDA 库是服务器用的（sbsa），在 JetPack 7 之前的 Jetson 上会崩溃；该开发板是 L4T %1。</translation>
    </message>
    <message>
        <source>Use the packages cuda-cross-aarch64-* (targets/aarch64-linux) or the JetPack&apos;s own CUDA.</source>
        <translation>请使用软件包 cuda-cross-aarch64-*（targets/aarch64-linux）或 JetPack 自带的 CUDA。</translation>
    </message>
    <message>
        <source>The CUDA libraries are those for Jetsons before JetPack 7 (targets/aarch64-linux); the board has L4T %1, which takes the servers&apos; (targets/sbsa-linux).</source>
        <translation>这些 CUDA 库适用于 JetPack 7 之前的 Jetson（targets/aarch64-linux）；该开发板是 L4T %1，需要服务器用的库（targets/sbsa-linux）。</translation>
    </message>
    <message>
        <source>Install cuda-cross-sbsa-%1.</source>
        <translation>请安装 cuda-cross-sbsa-%1。</translation>
    </message>
    <message>
        <source>Whether the container and the Jetson fit is not known yet: both must be of one L4T group (35; 36 before 36.4; 36.4 and later; 38 …).</source>
        <translation>尚不知道容器与 Jetson 是否相配：两者必须属于同一 L4T 组（35；36.4 之前的 36；36.4 及以后；38…）。</translation>
    </message>
    <message>
        <source>The container is of L4T %1 and the Jetson has %2: they are of different groups, and the container does not start there.</source>
        <translation>容器是 L4T %1，而 Jetson 是 %2：两者属于不同的组，容器无法在那里启动。</translation>
    </message>
    <message>
        <source>Choose the JetPack that the Jetson has.</source>
        <translation>请选择该 Jetson 上的 JetPack。</translation>
    </message>
    <message>
        <source>There is no NCCL for Jetsons before JetPack 7, and %1 builds with it.</source>
        <translation>JetPack 7 之前的 Jetson 没有 NCCL，而 %1 的构建用到它。</translation>
    </message>
    <message>
        <source>The device has no nvidia-smi, which is usual before JetPack 6: the GPU is told by the board.</source>
        <translation>设备上没有 nvidia-smi，这在 JetPack 6 之前是正常的：GPU 由开发板确定。</translation>
    </message>
    <message>
        <source>Swap is off on the device; CPU and GPU share its memory.</source>
        <translation>设备上没有启用交换空间；CPU 与 GPU 共用其内存。</translation>
    </message>
    <message>
        <source>Add swap where memory is short.</source>
        <translation>内存不足时请增加交换空间。</translation>
    </message>
    <message>
        <source>How many cores the building machine has is not known.</source>
        <translation>不知道构建所用机器有多少个核心。</translation>
    </message>
    <message>
        <source>%1 jobs on %2 cores do not build faster and need more memory.</source>
        <translation>在 %2 个核心上运行 %1 个并行任务不会更快，却需要更多内存。</translation>
    </message>
    <message>
        <source>How much memory the building machine has is not known.</source>
        <translation>不知道构建所用机器有多少内存。</translation>
    </message>
    <message>
        <source>The build may use %1 MiB, and the machine has %2 MiB.</source>
        <translation>构建可使用 %1 MiB，而机器只有 %2 MiB。</translation>
    </message>
    <message>
        <source>%1 MiB for %2 jobs is %3 MiB for each; %4 was seen to need about %5 MiB.</source>
        <translation>%1 MiB 供 %2 个并行任务，即每个 %3 MiB；据观察 %4 约需 %5 MiB。</translation>
    </message>
    <message>
        <source>One job is the least; give it more memory or swap.</source>
        <translation>至少要有一个任务；请给它更多内存或交换空间。</translation>
    </message>
    <message>
        <source>Whether the device has the memory to build on it is not known yet.</source>
        <translation>尚不知道设备是否有足够内存在其上构建。</translation>
    </message>
    <message>
        <source>Building on the device needs about 8 GiB of memory and swap together; it has %1 MiB.</source>
        <translation>在设备上构建需要内存与交换空间合计约 8 GiB；它有 %1 MiB。</translation>
    </message>
    <message>
        <source>How much room there is on the disk is not known.</source>
        <translation>不知道磁盘有多少空间。</translation>
    </message>
    <message>
        <source>%1 needs about %2 MiB on the disk where the cache lies, and %3 MiB are free.</source>
        <translation>%1 在缓存所在磁盘上约需 %2 MiB，而剩余 %3 MiB。</translation>
    </message>
    <message>
        <source>Make room, or move the cache (XDG_CACHE_HOME).</source>
        <translation>请腾出空间，或移动缓存（XDG_CACHE_HOME）。</translation>
    </message>
    <message>
        <source>%1: Crosswright sets this flag itself, from the fields jobs and ram and from the run.</source>
        <translation>%1：Crosswright 会自行设置此选项，取自字段 jobs 和 ram 以及该次运行。</translation>
    </message>
    <message>
        <source>How long the build takes is not known: the building machine&apos;s cores are not.</source>
        <translation>不知道构建需要多久：不知道构建所用机器的核心数。</translation>
    </message>
    <message>
        <source>Published builds of such releases took %1 to %2 core hours; with %3 jobs that is %4 to %5 hours.</source>
        <translation>此类版本已发布的构建耗时 %1 至 %2 核心小时；以 %3 个并行任务计为 %4 至 %5 小时。</translation>
    </message>
    <message>
        <source>Nothing needs to be done; a cache makes the next build short.</source>
        <translation>无需处理；有缓存时下一次构建会很短。</translation>
    </message>
    <message>
        <source>With %1 jobs this build takes more than a day: published ones took at least %2 core hours.</source>
        <translation>以 %1 个并行任务计，此构建需要一天以上：已发布的构建至少耗时 %2 核心小时。</translation>
    </message>
    <message>
        <source>Build on a machine with more cores, use a remote cache, or build tflite.</source>
        <translation>请在核心更多的机器上构建，使用远程缓存，或构建 tflite。</translation>
    </message>
    <message>
        <source>How much room there is for temporary files is not known; making the wheel needs about 4 GiB.</source>
        <translation>不知道临时文件有多少空间；制作 wheel 约需 4 GiB。</translation>
    </message>
    <message>
        <source>Making the wheel needs about 4096 MiB for temporary files, and %1 MiB are free.</source>
        <translation>制作 wheel 约需 4096 MiB 临时空间，而剩余 %1 MiB。</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder on a larger disk.</source>
        <translation>请将 TMPDIR 设为较大磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>No board is chosen, so it is not known what to build for.</source>
        <translation>没有选择开发板，因此不知道要为什么构建。</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;.</source>
        <translation>资料库中没有开发板“%1”。</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;; the nearest is %2.</source>
        <translation>资料库中没有开发板“%1”；最接近的是 %2。</translation>
    </message>
    <message>
        <source>It is not known how %1 is built into anything.</source>
        <translation>不知道 %1 如何构建成任何产品。</translation>
    </message>
    <message>
        <source>%1 is not built into a %2; it offers %3.</source>
        <translation>%1 不能构建为 %2；它提供 %3。</translation>
    </message>
    <message>
        <source>The product is &quot;target&quot;, and no Bazel target is named.</source>
        <translation>产品为 &quot;target&quot;，但没有指定 Bazel 目标。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a Bazel label.</source>
        <translation>“%1”不是 Bazel 标签。</translation>
    </message>
    <message>
        <source>Write labels from the root: //package:name.</source>
        <translation>请从根开始书写标签：//package:name。</translation>
    </message>
    <message>
        <source>Bazel targets are named, but the product is %1, so they are not built.</source>
        <translation>指定了 Bazel 目标，但产品是 %1，因此不会构建它们。</translation>
    </message>
    <message>
        <source>Whether this machine can build for %1 natively is not known: its architecture was not asked.</source>
        <translation>不知道本机能否以本机方式为 %1 构建：没有查询其架构。</translation>
    </message>
    <message>
        <source>The mode is native, but %1 is %2 and this machine is %3, and no device is named to build on.</source>
        <translation>模式为 native，但 %1 是 %2，本机是 %3，而且没有指定用于构建的设备。</translation>
    </message>
    <message>
        <source>%1 has this machine&apos;s own architecture (%2): nothing needs to be cross-built.</source>
        <translation>%1 与本机架构相同（%2）：无需交叉构建。</translation>
    </message>
    <message>
        <source>How %1 is cross-built is not known.</source>
        <translation>不知道 %1 如何交叉构建。</translation>
    </message>
    <message>
        <source>%1 cannot be cross-built for %2.</source>
        <translation>%1 不能为 %2 交叉构建。</translation>
    </message>
    <message>
        <source>Whether %1 can be cross-built with CUDA is not known: nobody published how.</source>
        <translation>不知道 %1 能否带 CUDA 交叉构建：没有人公布过方法。</translation>
    </message>
    <message>
        <source>Build on the device, or without CUDA.</source>
        <translation>请在设备上构建，或不用 CUDA。</translation>
    </message>
    <message>
        <source>The mode is container, and there is neither Docker nor Podman here (%1).</source>
        <translation>模式为 container，而这里既没有 Docker 也没有 Podman（%1）。</translation>
    </message>
    <message>
        <source>Install podman or docker.</source>
        <translation>请安装 podman 或 docker。</translation>
    </message>
    <message>
        <source>Whether Docker or Podman is there is not known.</source>
        <translation>不知道是否有 Docker 或 Podman。</translation>
    </message>
    <message>
        <source>The mode is container, and there is neither Docker nor Podman here.</source>
        <translation>模式为 container，而这里既没有 Docker 也没有 Podman。</translation>
    </message>
    <message>
        <source>%1 does not take Python %2; it takes %3.</source>
        <translation>%1 不接受 Python %2；它接受 %3。</translation>
    </message>
    <message>
        <source>Install one of these on the device, or choose another release.</source>
        <translation>请在设备上安装其中之一，或选择另一个版本。</translation>
    </message>
    <message>
        <source>Which Python the wheel is for is not known yet.</source>
        <translation>尚不知道 wheel 适用于哪个 Python。</translation>
    </message>
    <message>
        <source>Whether the device has Python %1 is not known yet.</source>
        <translation>尚不知道设备上是否有 Python %1。</translation>
    </message>
    <message>
        <source>%1 takes Python %2, and the device has %3.</source>
        <translation>%1 接受 Python %2，而设备上是 %3。</translation>
    </message>
    <message>
        <source>The wheel would be for Python %1, and the device has %2.</source>
        <translation>wheel 将适用于 Python %1，而设备上是 %2。</translation>
    </message>
    <message>
        <source>Install Python %1 on the device, or choose another release.</source>
        <translation>请在设备上安装 Python %1，或选择另一个版本。</translation>
    </message>
    <message>
        <source>%1 comes with Python %2; the wheel would be for %3, which must be installed there.</source>
        <translation>%1 自带 Python %2；wheel 将适用于 %3，必须在那里另行安装。</translation>
    </message>
    <message>
        <source>python_include is one level too deep: this folder holds the machine&apos;s pyconfig.h only, and Python.h lies in %1.</source>
        <translation>python_include 深了一层：此文件夹只有该机器的 pyconfig.h，Python.h 在 %1 中。</translation>
    </message>
    <message>
        <source>python_include is one level too high: Python.h lies in a folder below it.</source>
        <translation>python_include 高了一层：Python.h 在其下的某个文件夹中。</translation>
    </message>
    <message>
        <source>python_include holds the headers of Python %1, and the wheel is for %2.</source>
        <translation>python_include 中是 Python %1 的头文件，而 wheel 适用于 %2。</translation>
    </message>
    <message>
        <source>Name the headers of Python %1.</source>
        <translation>请指定 Python %1 的头文件。</translation>
    </message>
    <message>
        <source>The target&apos;s Python headers are not named; the plan fetches the distribution&apos;s for %1 when it can.</source>
        <translation>没有指定目标的 Python 头文件；可能时，计划会获取发行版为 %1 提供的头文件。</translation>
    </message>
    <message>
        <source>numpy is not installed for this machine&apos;s Python; every target of %1 asks for its headers.</source>
        <translation>本机的 Python 没有安装 numpy；%1 的每个目标都需要其头文件。</translation>
    </message>
    <message>
        <source>Install it: sudo apt install python3-numpy</source>
        <translation>请安装：sudo apt install python3-numpy</translation>
    </message>
    <message>
        <source>Whether this machine&apos;s Python is %1, as the wheel&apos;s must be, is not known.</source>
        <translation>不知道本机的 Python 是否为 %1（必须与 wheel 的相同）。</translation>
    </message>
    <message>
        <source>Let this machine be probed.</source>
        <translation>请探测本机。</translation>
    </message>
    <message>
        <source>%1 takes the wheel&apos;s Python from the interpreter that builds: this machine&apos;s is %2, and the target&apos;s is %3.</source>
        <translation>%1 的 wheel 采用执行构建的解释器的 Python：本机是 %2，而目标是 %3。</translation>
    </message>
    <message>
        <source>Build where python3 is Python %1 (a container of the board&apos;s release), or choose a product without Python.</source>
        <translation>请在 python3 为 Python %1 的环境（开发板所用发行版的容器）中构建，或选择不含 Python 的产品。</translation>
    </message>
    <message>
        <source>A file with #include &lt;Python.h&gt; does not compile against python_include: %1</source>
        <translation>含有 #include &lt;Python.h&gt; 的文件不能用 python_include 编译：%1</translation>
    </message>
    <message>
        <source>Name the folder of the target&apos;s Python.h, with its pyconfig.h below the sibling folder of the machine.</source>
        <translation>请指定目标的 Python.h 所在的文件夹，其 pyconfig.h 位于该机器的同级文件夹下。</translation>
    </message>
    <message>
        <source>Neither a release nor a source tree is chosen.</source>
        <translation>既没有选择版本，也没有选择源码树。</translation>
    </message>
    <message>
        <source>The catalog has no release &quot;%1&quot;.</source>
        <translation>资料库中没有版本“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog tf&quot; lists the releases.</source>
        <translation>“crosswright catalog tf”会列出所有版本。</translation>
    </message>
    <message>
        <source>The catalog has no release &quot;%1&quot;; the nearest is %2.</source>
        <translation>资料库中没有版本“%1”；最接近的是 %2。</translation>
    </message>
    <message>
        <source>The source tree was not read, so what it asks for is not known yet.</source>
        <translation>没有读取源码树，因此尚不知道它要求什么。</translation>
    </message>
    <message>
        <source>What the tree asks for is not known yet: %1</source>
        <translation>尚不知道该源码树要求什么：%1</translation>
    </message>
    <message>
        <source>The source tree is none of the projects in the catalog, so it is not known what a %1 is in it.</source>
        <translation>该源码树不属于资料库中的任何项目，因此不知道 %1 在其中指什么。</translation>
    </message>
    <message>
        <source>tf is %1, but the source tree is %2 %3.</source>
        <translation>tf 为 %1，但源码树是 %2 %3。</translation>
    </message>
    <message>
        <source>Remove tf, or name the tree that is meant.</source>
        <translation>请删除 tf，或指定所要的源码树。</translation>
    </message>
    <message>
        <source>The tree is %1 %2, and the catalog has no record for it: what it needs is not known.</source>
        <translation>该源码树是 %1 %2，而资料库中没有它的记录：不知道它需要什么。</translation>
    </message>
    <message>
        <source>Lay a record of your own over the catalog (docs/formats.md).</source>
        <translation>请在资料库上叠加您自己的记录（docs/formats.md）。</translation>
    </message>
    <message>
        <source>ref is %1, but the workspace is part of this program and has no branches.</source>
        <translation>ref 为 %1，但该工作区是此程序的一部分，没有分支。</translation>
    </message>
    <message>
        <source>Remove ref.</source>
        <translation>删除 ref</translation>
    </message>
    <message>
        <source>%1 takes CUDA from a folder, and none is named.</source>
        <translation>%1 从文件夹取用 CUDA，但没有指定文件夹。</translation>
    </message>
    <message>
        <source>%1 holds CUDA %2, and %3 is chosen.</source>
        <translation>%1 中是 CUDA %2，而选择的是 %3。</translation>
    </message>
    <message>
        <source>What lies in the CUDA folder %1 is not known yet.</source>
        <translation>尚不知道 CUDA 文件夹 %1 中有什么。</translation>
    </message>
    <message>
        <source>Let this machine be probed with this configuration.</source>
        <translation>请按此配置探测本机。</translation>
    </message>
    <message>
        <source>The CUDA folder %1 has no %2; include, bin, lib and nvvm must lie side by side.</source>
        <translation>CUDA 文件夹 %1 中没有 %2；include、bin、lib 和 nvvm 必须并列。</translation>
    </message>
    <message>
        <source>Name a whole toolkit, or make a folder with links to these four.</source>
        <translation>请指定完整的工具包，或创建一个含有这四者链接的文件夹。</translation>
    </message>
    <message>
        <source>The CUDA libraries for the board are of %1, and nvcc is of %2: they do not fit together.</source>
        <translation>开发板的 CUDA 库属于 %1，而 nvcc 属于 %2：两者不配套。</translation>
    </message>
    <message>
        <source>Install the cross packages of CUDA %1.</source>
        <translation>请安装 CUDA %1 的交叉软件包。</translation>
    </message>
    <message>
        <source>libcuda.so, the driver&apos;s stand-in for the link, is not below %1/%2/lib/stubs.</source>
        <translation>%1/%2/lib/stubs 下没有 libcuda.so（链接时代替驱动程序的占位库）。</translation>
    </message>
    <message>
        <source>Install cuda-cross-aarch64-%1 (it brings cuda-driver-cross).</source>
        <translation>请安装 cuda-cross-aarch64-%1（它会带来 cuda-driver-cross）。</translation>
    </message>
    <message>
        <source>CUDA %1 no longer brings a driver.</source>
        <translation>CUDA %1 不再附带驱动程序。</translation>
    </message>
    <message>
        <source>Install the driver by itself.</source>
        <translation>请单独安装驱动程序。</translation>
    </message>
    <message>
        <source>CUDA %1 does not support Ubuntu 20.04, which this machine has; 13.1 is the last that does.</source>
        <translation>CUDA %1 不支持本机的 Ubuntu 20.04；13.1 是最后支持的版本。</translation>
    </message>
    <message>
        <source>Build in a container of Ubuntu 22.04 or later, or choose an older CUDA.</source>
        <translation>请在 Ubuntu 22.04 或更新版本的容器中构建，或选择较旧的 CUDA。</translation>
    </message>
    <message>
        <source>Whether nvcc of CUDA %1 runs on the machine that builds is not known: its glibc is not.</source>
        <translation>不知道 CUDA %1 的 nvcc 能否在构建所用机器上运行：不知道其 glibc。</translation>
    </message>
    <message>
        <source>nvcc of CUDA %1 needs glibc 2.29, and the machine that builds has %2.</source>
        <translation>CUDA %1 的 nvcc 需要 glibc 2.29，而构建所用机器上是 %2。</translation>
    </message>
    <message>
        <source>Use the CUDA that came with that system (JetPack 4: 10.2).</source>
        <translation>请使用该系统自带的 CUDA（JetPack 4：10.2）。</translation>
    </message>
    <message>
        <source>The headers of glibc %1 clash with those of CUDA %2 (cospi, sinpi).</source>
        <translation>glibc %1 的头文件与 CUDA %2 的冲突（cospi、sinpi）。</translation>
    </message>
    <message>
        <source>Use an older sysroot, or CUDA 13.</source>
        <translation>请使用较旧的 sysroot，或 CUDA 13。</translation>
    </message>
    <message>
        <source>This machine has CUDA %1, and ./configure of %2 stops with a ValueError where it meets its headers.</source>
        <translation>本机有 CUDA %1，而 %2 的 ./configure 遇到其头文件时会以 ValueError 停止。</translation>
    </message>
    <message>
        <source>Set TF_CUDA_PATHS to the wanted CUDA alone, or move /usr/local/cuda away.</source>
        <translation>请将 TF_CUDA_PATHS 只设为所需的 CUDA，或移走 /usr/local/cuda。</translation>
    </message>
    <message>
        <source>The build failed: an action of %1 (%2) failed.</source>
        <translation>构建失败：%1 的一个动作（%2）失败。</translation>
    </message>
    <message>
        <source>The build failed; Bazel&apos;s message is in the log.</source>
        <translation>构建失败；Bazel 的消息在日志中。</translation>
    </message>
    <message>
        <source>Bazel refused its command line; its message is in the log.</source>
        <translation>Bazel 拒绝了其命令行；它的消息在日志中。</translation>
    </message>
    <message>
        <source>The build succeeded, but tests failed.</source>
        <translation>构建成功，但有测试失败。</translation>
    </message>
    <message>
        <source>The build was interrupted by somebody else.</source>
        <translation>构建被他人中断。</translation>
    </message>
    <message>
        <source>Another Bazel command uses the output base.</source>
        <translation>另一个 Bazel 命令正在使用该输出根目录。</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ran out of its own memory.</source>
        <translation>Bazel 服务器耗尽了自身的内存。</translation>
    </message>
    <message>
        <source>Bazel could not work in this environment; its message is in the log.</source>
        <translation>Bazel 无法在此环境中工作；它的消息在日志中。</translation>
    </message>
    <message>
        <source>Bazel ended with exit code %1; its message is in the log.</source>
        <translation>Bazel 以退出码 %1 结束；它的消息在日志中。</translation>
    </message>
    <message>
        <source>The build ended well but made no file for %1.</source>
        <translation>构建正常结束，但没有为 %1 生成文件。</translation>
    </message>
    <message>
        <source>Name a target that has outputs of its own.</source>
        <translation>请指定有自身输出的目标。</translation>
    </message>
    <message>
        <source>The build ended well but left no %1 in %2.</source>
        <translation>构建正常结束，但 %2 中没有 %1。</translation>
    </message>
    <message>
        <source>Cannot read the artifact %1: %2.</source>
        <translation>无法读取产物 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot write the artifact %1: %2.</source>
        <translation>无法写入产物 %1：%2。</translation>
    </message>
    <message>
        <source>Collecting the artifacts was stopped.</source>
        <translation>收集产物已停止。</translation>
    </message>
    <message>
        <source>Cannot copy the artifact %1 to %2.</source>
        <translation>无法将产物 %1 复制到 %2。</translation>
    </message>
    <message>
        <source>No runner listens for run %1: %2.</source>
        <translation>没有运行器在为运行 %1 监听：%2。</translation>
    </message>
    <message>
        <source>The socket of run %1 belongs to another user.</source>
        <translation>运行 %1 的套接字属于另一个用户。</translation>
    </message>
    <message>
        <source>The runner of run %1 does not answer.</source>
        <translation>运行 %1 的运行器没有应答。</translation>
    </message>
    <message>
        <source>the runner&apos;s answer</source>
        <translation>运行器的应答</translation>
    </message>
    <message>
        <source>Cannot start the runner: %1.</source>
        <translation>无法启动运行器：%1。</translation>
    </message>
    <message>
        <source>Crosswright run %1</source>
        <translation>Crosswright 运行 %1</translation>
    </message>
    <message>
        <source>The runner did not start within %1 s.</source>
        <translation>运行器没有在 %1 秒内启动。</translation>
    </message>
    <message>
        <source>Run %1 is building this source already.</source>
        <translation>运行 %1 已在构建此源码。</translation>
    </message>
    <message>
        <source>Watch it with &quot;crosswright attach %1&quot;, or end it with &quot;crosswright stop %1&quot;.</source>
        <translation>用“crosswright attach %1”观看，或用“crosswright stop %1”结束它。</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>%1 is not empty and was not made by &quot;plan --out&quot;.</source>
        <translation>%1 不为空，且不是由“plan --out”创建的。</translation>
    </message>
    <message>
        <source>Name an empty folder, or one that does not exist.</source>
        <translation>请指定空文件夹，或尚不存在的文件夹。</translation>
    </message>
    <message>
        <source>%1 exists and is not a script of a plan.</source>
        <translation>%1 已存在，且不是计划的脚本。</translation>
    </message>
    <message>
        <source>Name another file; nothing was written.</source>
        <translation>请指定另一个文件；没有写入任何内容。</translation>
    </message>
    <message>
        <source>%1 is neither a run nor a folder made by &quot;plan --out&quot;.</source>
        <translation>%1 既不是运行，也不是由“plan --out”创建的文件夹。</translation>
    </message>
    <message>
        <source>&quot;crosswright runs&quot; lists the runs.</source>
        <translation>“crosswright runs”会列出所有运行。</translation>
    </message>
    <message>
        <source>Cannot start a run in %1: %2.</source>
        <translation>无法在 %1 中启动运行：%2。</translation>
    </message>
    <message>
        <source>Free some space, or set XDG_STATE_HOME to a folder on another disk.</source>
        <translation>请腾出一些空间，或将 XDG_STATE_HOME 设为另一磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>Cannot make the run&apos;s folder %1.</source>
        <translation>无法创建运行的文件夹 %1。</translation>
    </message>
    <message>
        <source>Check the free space and your permission there.</source>
        <translation>请检查那里的剩余空间和您的权限。</translation>
    </message>
    <message>
        <source>Processes of run %1 are still there.</source>
        <translation>运行 %1 的进程仍然存在。</translation>
    </message>
    <message>
        <source>The runner of run %1 (process %2) does not end.</source>
        <translation>运行 %1 的运行器（进程 %2）没有结束。</translation>
    </message>
    <message>
        <source>&quot;crosswright stop --force&quot; ends what it started.</source>
        <translation>“crosswright stop --force”会结束它所启动的进程。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog gpus&quot; lists them.</source>
        <translation>“crosswright catalog gpus”会列出所有 GPU。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>said by the device</source>
        <translation>由设备报告</translation>
    </message>
    <message>
        <source>L4T</source>
        <translation>L4T</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
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
        <translation>其他</translation>
    </message>
    <message>
        <source>venv</source>
        <translation>venv</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心数</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换空间</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>剩余磁盘</translation>
    </message>
    <message>
        <source>Power mode</source>
        <translation>功耗模式</translation>
    </message>
    <message>
        <source>CPU and memory</source>
        <translation>CPU 和内存</translation>
    </message>
    <message>
        <source>Linker</source>
        <translation>链接器</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1%</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <translation>−%1%</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2 …</source>
        <translation>%1：%2…</translation>
    </message>
    <message>
        <source>The plans are the same</source>
        <translation>两份计划相同</translation>
    </message>
    <message>
        <source>The plans differ</source>
        <translation>两份计划不同</translation>
    </message>
    <message>
        <source>the newer run took %1 less</source>
        <translation>较新的运行少用了 %1</translation>
    </message>
    <message>
        <source>the newer run took %1 more</source>
        <translation>较新的运行多用了 %1</translation>
    </message>
    <message>
        <source>its peak was %1 lower</source>
        <translation>其峰值低了 %1</translation>
    </message>
    <message>
        <source>its peak was %1 higher</source>
        <translation>其峰值高了 %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存限制</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Slower by a quarter</source>
        <translation>慢四分之一以上</translation>
    </message>
    <message>
        <source>Proved on</source>
        <translation>已验证的设备</translation>
    </message>
    <message>
        <source>Refused by</source>
        <translation>拒绝的设备</translation>
    </message>
    <message>
        <source>Continues</source>
        <translation>接续自</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>tar failed: %1</source>
        <translation>tar 失败：%1</translation>
    </message>
    <message>
        <source>Check the file and the free space.</source>
        <translation>请检查该文件和剩余空间。</translation>
    </message>
    <message>
        <source>Cannot write %1.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 is not the record of a run.</source>
        <translation>%1 不是运行的记录。</translation>
    </message>
    <message>
        <source>Cannot put the record into its place, %1.</source>
        <translation>无法将记录放到目标位置 %1。</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>还没有打开过文件</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Build</source>
        <translation>构建(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>%1  All actions</source>
        <translation>%1  所有操作</translation>
    </message>
    <message>
        <source>All actions</source>
        <translation>所有操作</translation>
    </message>
    <message>
        <source>Install Bazel %1 and set bazel to its path.</source>
        <translation>请安装 Bazel %1，并将 bazel 设为其路径。</translation>
    </message>
    <message>
        <source>Set bazel to its version.</source>
        <translation>将 bazel 设为其版本。</translation>
    </message>
    <message>
        <source>Install Bazel %1 (Debian: bazel-bootstrap is 4.2.3), or set bazel to its path.</source>
        <translation>请安装 Bazel %1（Debian 的 bazel-bootstrap 是 4.2.3），或将 bazel 设为其路径。</translation>
    </message>
    <message>
        <source>Choose a version that the catalog knows.</source>
        <translation>选择目录中已知的版本。</translation>
    </message>
    <message>
        <source>Name the GPU, such as &quot;RTX 4060&quot;, or its capability, such as 8.9.</source>
        <translation>指定 GPU（如 &quot;RTX 4060&quot;）或其计算能力（如 8.9）。</translation>
    </message>
    <message>
        <source>Install a cross compiler whose name begins with %1, or set compiler to one.</source>
        <translation>请安装名称以 %1 开头的交叉编译器，或用 compiler 指定一个。</translation>
    </message>
    <message>
        <source>Install gcc-%1%2 and set compiler to it, or choose a newer CUDA.</source>
        <translation>请安装 gcc-%1%2 并将 compiler 设为它，或选择更新的 CUDA。</translation>
    </message>
    <message>
        <source>Use a sysroot of the device&apos;s own system, or build in a container of its release.</source>
        <translation>使用设备自身系统的 sysroot，或在其发行版的容器中构建。</translation>
    </message>
    <message>
        <source>Which versions of libstdc++&apos;s symbols GCC %1 uses is not known.</source>
        <translation>GCC %1 使用 libstdc++ 的哪些符号版本未知。</translation>
    </message>
    <message>
        <source>Link libstdc++ into what is built (features.static_libstdcxx).</source>
        <translation>将 libstdc++ 静态链接进构建结果（features.static_libstdcxx）。</translation>
    </message>
    <message>
        <source>The device&apos;s libstdc++ ends at GLIBCXX_%1, and GCC %2 may use up to GLIBCXX_%3.</source>
        <translation>设备的 libstdc++ 只到 GLIBCXX_%1，而 GCC %2 可能用到 GLIBCXX_%3。</translation>
    </message>
    <message>
        <source>The device&apos;s libstdc++ ends at CXXABI_%1, and GCC %2 may use up to CXXABI_%3.</source>
        <translation>设备的 libstdc++ 只到 CXXABI_%1，而 GCC %2 可能用到 CXXABI_%3。</translation>
    </message>
    <message>
        <source>Choose one of these, or name folders (cuda_path, cudnn_target).</source>
        <translation>请选择其中之一，或指定文件夹（cuda_path、cudnn_target）。</translation>
    </message>
    <message>
        <source>Choose a cuDNN that was published for this CUDA.</source>
        <translation>选择为此 CUDA 发布的 cuDNN。</translation>
    </message>
    <message>
        <source>Set cudnn_target to the board&apos;s cuDNN.</source>
        <translation>请将 cudnn_target 设为开发板的 cuDNN。</translation>
    </message>
    <message>
        <source>Copy it from the board (headers and libcudnn.so) and set cudnn_target to the folder.</source>
        <translation>请从开发板复制它（头文件和 libcudnn.so），并将 cudnn_target 设为该文件夹。</translation>
    </message>
    <message>
        <source>Choose a JetPack of the catalog.</source>
        <translation>选择目录中的 JetPack。</translation>
    </message>
    <message>
        <source>Nothing needs to be done; name the capability in capabilities where the name is shared.</source>
        <translation>无需处理；若多种 GPU 同名，请在 capabilities 中指定计算能力。</translation>
    </message>
    <message>
        <source>Set cuda to a version, or remove the config.</source>
        <translation>请将 cuda 设为某个版本，或删除该配置名。</translation>
    </message>
    <message>
        <source>Set cuda_path to a folder with the JetPack&apos;s CUDA, or use JetPack 7.</source>
        <translation>请将 cuda_path 设为含有该 JetPack 的 CUDA 的文件夹，或使用 JetPack 7。</translation>
    </message>
    <message>
        <source>Choose a board of the catalog.</source>
        <translation>选择目录中的板卡。</translation>
    </message>
    <message>
        <source>Name at least one label, such as //package:name.</source>
        <translation>至少指定一个标签，例如 //package:name。</translation>
    </message>
    <message>
        <source>Set python_include to the folder pythonX.Y below it.</source>
        <translation>请将 python_include 设为其下的 pythonX.Y 文件夹。</translation>
    </message>
    <message>
        <source>To use the device&apos;s own, set python_include to the folder with its Python.h.</source>
        <translation>要使用设备自己的头文件，请将 python_include 设为其 Python.h 所在的文件夹。</translation>
    </message>
    <message>
        <source>Choose a release of the catalog, or name a source tree.</source>
        <translation>选择目录中的版本，或指定源码树。</translation>
    </message>
    <message>
        <source>Choose a release of the catalog.</source>
        <translation>选择目录中的版本。</translation>
    </message>
    <message>
        <source>Correct source or ref.</source>
        <translation>请更正 source 或 ref。</translation>
    </message>
    <message>
        <source>Clone it and set source to the folder.</source>
        <translation>请克隆它，并将 source 设为该文件夹。</translation>
    </message>
    <message>
        <source>Install CUDA %1 and set cuda_path to it.</source>
        <translation>请安装 CUDA %1，并将 cuda_path 设为它。</translation>
    </message>
    <message>
        <source>they took the same time</source>
        <translation>耗时相同</translation>
    </message>
    <message>
        <source>their peaks are the same</source>
        <translation>峰值相同</translation>
    </message>
    <message>
        <source>it names nothing</source>
        <translation>其中没有任何内容</translation>
    </message>
    <message>
        <source>Bazel %1 can neither be given a cross toolchain from outside the tree nor say what it made: --override_repository and --build_event_json_file came with 0.5.0 and 0.5.3.</source>
        <translation>Bazel %1 既无法使用源码树之外的交叉工具链，也无法报告构建了什么：--override_repository 和 --build_event_json_file 分别自 0.5.0 和 0.5.3 起才有。</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>请先释放一些空间，再重试。</translation>
    </message>
    <message>
        <source>The workspace %1 is part of this program.</source>
        <translation>工作区 %1 是本程序的一部分。</translation>
    </message>
    <message>
        <source>A build takes it from there.</source>
        <translation>构建会直接使用它。</translation>
    </message>
    <message>
        <source>The clone was given up.</source>
        <translation>克隆已放弃。</translation>
    </message>
    <message>
        <source>%1 has no branch, tag or commit &quot;%2&quot;.</source>
        <translation>%1 没有分支、标签或提交“%2”。</translation>
    </message>
    <message>
        <source>&quot;git ls-remote&quot; lists them; a commit is named by all of its digits.</source>
        <translation>“git ls-remote”可列出它们；提交须写出完整的哈希值。</translation>
    </message>
    <message>
        <source>Cannot make the folder %1: %2.</source>
        <translation>无法创建文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>Check that you may write there and that the disk is not full.</source>
        <translation>请检查该处是否可写以及磁盘是否已满。</translation>
    </message>
    <message>
        <source>%1 is there already and not an empty folder.</source>
        <translation>%1 已存在，且不是空文件夹。</translation>
    </message>
    <message>
        <source>Name another folder; nothing was changed.</source>
        <translation>请指定另一个文件夹；未作任何更改。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>Make it first, or name another one.</source>
        <translation>请先创建它，或指定另一个文件夹。</translation>
    </message>
    <message>
        <source>%1 is on this machine, and a build without a branch uses it where it is.</source>
        <translation>%1 就在本机上，未指定分支的构建会直接就地使用它。</translation>
    </message>
    <message>
        <source>Name a branch with --ref, or a folder for a copy with --into.</source>
        <translation>请用 --ref 指定分支，或用 --into 指定存放副本的文件夹。</translation>
    </message>
    <message>
        <source>Name a repository by its address, or by its folder on this machine.</source>
        <translation>请用地址或本机上的文件夹指定一个仓库。</translation>
    </message>
    <message>
        <source>Ignored findings</source>
        <translation>忽略的检查结果</translation>
    </message>
    <message>
        <source>Rules by name whose findings are remarks only: they neither warn nor lock the build.</source>
        <translation>按名称列出的规则，其检查结果仅作提示：既不警告，也不锁定构建。</translation>
    </message>
    <message>
        <source>No rule is called &quot;%1&quot;, so nothing of it is ignored.</source>
        <translation>没有名为“%1”的规则，因此不会忽略任何内容。</translation>
    </message>
    <message>
        <source>No rule is called &quot;%1&quot;, so nothing of it is ignored. The nearest name is %2.</source>
        <translation>没有名为“%1”的规则，因此不会忽略任何内容。最接近的名称是 %2。</translation>
    </message>
    <message>
        <source>Ignore nothing.</source>
        <translation>不忽略任何内容。</translation>
    </message>
    <message>
        <source>How many jobs &quot;%1&quot; is cannot be told: how many cores the building machine has is not known.</source>
        <translation>无法得知“%1”是多少个任务：构建所用机器的核心数未知。</translation>
    </message>
    <message>
        <source>How much memory &quot;%1&quot; is cannot be told: how much the building machine has is not known.</source>
        <translation>无法得知“%1”是多少内存：构建所用机器的内存大小未知。</translation>
    </message>
    <message>
        <source>How much memory the build may use, Bazel&apos;s own server included.</source>
        <translation>构建可使用的内存，包括 Bazel 自己的服务器。</translation>
    </message>
    <message>
        <source>Let this machine be probed, or set jobs to a number.</source>
        <translation>请探测本机，或将 jobs 设为一个数字。</translation>
    </message>
    <message>
        <source>Let this machine be probed, or set ram to a size such as 4GiB.</source>
        <translation>请探测本机，或将 ram 设为一个大小，例如 4GiB。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the machine&apos;s %2 MiB is less than a build needs, so the build gets %3 MiB.</source>
        <translation>按“%1”从机器的 %2 MiB 中得到的少于构建所需，因此构建获得 %3 MiB。</translation>
    </message>
    <message>
        <source>The build may use %1 MiB: Bazel&apos;s server gets %2 of them and crawls, and %3 are left for compilers.</source>
        <translation>构建可使用 %1 MiB：Bazel 的服务器占其中 %2，会非常缓慢，留给编译器的只有 %3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is Bazel&apos;s old --local_resources: %2 MiB, %3 cores and %4 of a workstation&apos;s disk. Here Bazel&apos;s server counts among these MiB, actions at once are %5 at most, and the disk&apos;s part has no counterpart.</source>
        <translation>“%1”是 Bazel 旧的 --local_resources：%2 MiB、%3 个核心和工作站磁盘的 %4。在这里，Bazel 的服务器计入这些 MiB，同时运行的动作最多 %5 个，磁盘部分没有对应项。</translation>
    </message>
    <message>
        <source>The other %1 of %2 MiB are for Bazel&apos;s server.</source>
        <translation>%2 MiB 中其余的 %1 归 Bazel 的服务器。</translation>
    </message>
    <message>
        <source>This plan has no step &quot;%1&quot; to end after, so nothing was done; its steps are: %2.</source>
        <translation>此计划没有可在其后结束的步骤“%1”，因此什么也没有做；它的步骤是：%2。</translation>
    </message>
    <message>
        <source>&quot;crosswright build&quot; runs them all.</source>
        <translation>“crosswright build”会运行全部步骤。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等（另有 %2 个）</translation>
    </message>
    <message>
        <source>%1 (there is %2)</source>
        <translation>%1（现有 %2）</translation>
    </message>
    <message>
        <source>The CUDA folder %1 lacks %2.</source>
        <translation>CUDA 文件夹 %1 缺少 %2。</translation>
    </message>
    <message>
        <source>&quot;crosswright toolkit fetch&quot; fetches a whole one, or add these files.</source>
        <translation>可用“crosswright toolkit fetch”获取完整的工具包，或补上这些文件。</translation>
    </message>
    <message>
        <source>%1 is no ELF file of %2</source>
        <translation>%1 不是 %2 的 ELF 文件</translation>
    </message>
    <message>
        <source>%1 is for %2, not for %3</source>
        <translation>%1 用于 %2，而不是 %3</translation>
    </message>
    <message>
        <source>Files in %1 are for the wrong machine: %2.</source>
        <translation>%1 中的文件面向错误的机器：%2。</translation>
    </message>
    <message>
        <source>Put the files of the right machine there, or let &quot;crosswright toolkit make&quot; make a toolkit of both.</source>
        <translation>请放入正确机器的文件，或用“crosswright toolkit make”由两者组成一个工具包。</translation>
    </message>
    <message>
        <source>%1 is there under the name %2 only, and the release looks for %3.</source>
        <translation>%1 只以 %2 的名称存在，而该版本查找 %3。</translation>
    </message>
    <message>
        <source>Make a link of that name beside it.</source>
        <translation>请在旁边建立该名称的链接。</translation>
    </message>
    <message>
        <source>The version of cuDNN (%1) stands in %2, and %3 reads it from cudnn.h.</source>
        <translation>cuDNN 的版本（%1）写在 %2 中，而 %3 从 cudnn.h 读取。</translation>
    </message>
    <message>
        <source>cuDNN %1 is chosen, and %2 says %3.</source>
        <translation>所选的是 cuDNN %1，而 %2 写的是 %3。</translation>
    </message>
    <message>
        <source>nvcc of %1 does not run: %2</source>
        <translation>%1 的 nvcc 无法运行：%2</translation>
    </message>
    <message>
        <source>A packaged nvcc that was unpacked elsewhere does not find its parts; &quot;crosswright toolkit make&quot; makes a toolkit of them.</source>
        <translation>软件包中的 nvcc 解包到别处后找不到它的部件；“crosswright toolkit make”可由它们组成工具包。</translation>
    </message>
    <message>
        <source>nvcc --version ends with &quot;%1&quot;, and %2 reads the version from the last line.</source>
        <translation>nvcc --version 以“%1”结尾，而 %2 从最后一行读取版本。</translation>
    </message>
    <message>
        <source>Use the CUDA that this release was published with (%1).</source>
        <translation>请使用该版本发布时所用的 CUDA(%1)。</translation>
    </message>
    <message>
        <source>cuDNN in %1 is a stand-in without a single function: what needs it at the link does not link, and the machine that runs the result needs the real library.</source>
        <translation>%1 中的 cuDNN 是不含任何函数的替身：链接时需要它的内容无法链接，运行结果的机器需要真正的库。</translation>
    </message>
    <message>
        <source>Set cudnn_target to a real one when there is one.</source>
        <translation>有真正的 cuDNN 时，请把 cudnn_target 设为它。</translation>
    </message>
    <message>
        <source>The toolkit (%1) holds libraries built for Arm servers (SBSA): link against them, never ship them or their stubs to a Jetson.</source>
        <translation>该工具包（%1）含有面向 Arm 服务器（SBSA）的库：只用于链接，绝不要把它们或其桩库放到 Jetson 上。</translation>
    </message>
    <message>
        <source>Nothing, on a server.</source>
        <translation>用于服务器时无需处理。</translation>
    </message>
    <message>
        <source>%1 brings CUDA %2, not %3.</source>
        <translation>%1 自带 CUDA %2，而不是 %3。</translation>
    </message>
    <message>
        <source>No JetPack brings CUDA %1.</source>
        <translation>没有任何 JetPack 自带 CUDA %1。</translation>
    </message>
    <message>
        <source>JetPack %1 brings CUDA %2, which can run the result.</source>
        <translation>JetPack %1 自带 CUDA %2，可以运行结果。</translation>
    </message>
    <message>
        <source>Build with the JetPack&apos;s own CUDA where the result must run.</source>
        <translation>请用结果运行之处的 JetPack 自带的 CUDA 构建。</translation>
    </message>
    <message>
        <source>Way to build</source>
        <translation>构建途径</translation>
    </message>
    <message>
        <source>How the mode is carried out; empty takes the first way that fits.</source>
        <translation>以何种方式实现该模式；留空则采用第一种合适的途径。</translation>
    </message>
    <message>
        <source>Configure flatc for this machine</source>
        <translation>为本机配置 flatc</translation>
    </message>
    <message>
        <source>The schema compiler runs during the build, so it is built for this machine first.</source>
        <translation>schema 编译器在构建期间运行，因此先为本机构建它。</translation>
    </message>
    <message>
        <source>Build flatc for this machine</source>
        <translation>为本机构建 flatc</translation>
    </message>
    <message>
        <source>Fetch the image %1</source>
        <translation>获取镜像 %1</translation>
    </message>
    <message>
        <source>The image holds the compilers and the Python that the project itself builds this release with.</source>
        <translation>该镜像包含项目自身构建此版本所用的编译器和 Python。</translation>
    </message>
    <message>
        <source>Make the folders that the container sees</source>
        <translation>创建容器可见的文件夹</translation>
    </message>
    <message>
        <source>A folder that is not there would be made by the container engine, and belong to root.</source>
        <translation>缺少的文件夹会由容器引擎创建，并归 root 所有。</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s CUDA toolchain looks for the target&apos;s tools by their plain names.</source>
        <translation>TensorFlow 的 CUDA 工具链按不带前缀的名称查找目标的工具。</translation>
    </message>
    <message>
        <source>built on the board</source>
        <translation>在开发板上构建</translation>
    </message>
    <message>
        <source>in a container</source>
        <translation>在容器中</translation>
    </message>
    <message>
        <source>%1 for %2 (CUDA %3, %4)</source>
        <translation>%1，适用于 %2（CUDA %3，%4）</translation>
    </message>
    <message>
        <source>Which version %1 is is not known, and it decides the flags.</source>
        <translation>不知道 %1 是哪个版本，而版本决定所用的选项。</translation>
    </message>
    <message>
        <source>Let this machine be probed, or give --fact host.path.bazel=%1 and --fact host.path.bazel.version=VERSION.</source>
        <translation>请允许探测本机，或给出 --fact host.path.bazel=%1 和 --fact host.path.bazel.version=VERSION。</translation>
    </message>
    <message>
        <source>No way is known to cross-build with TensorRT.</source>
        <translation>没有已知的方法可以带 TensorRT 交叉构建。</translation>
    </message>
    <message>
        <source>Remove tensorrt, or set mode to native to build on the board.</source>
        <translation>请移除 tensorrt，或将 mode 设为 native 以在开发板上构建。</translation>
    </message>
    <message>
        <source>%1 brings its own Python, and none of its headers are for 32-bit Arm.</source>
        <translation>%1 自带 Python，而其中没有适用于 32 位 Arm 的头文件。</translation>
    </message>
    <message>
        <source>Choose a release before 2.14, or a product without Python.</source>
        <translation>请选择 2.14 之前的版本，或不含 Python 的产物。</translation>
    </message>
    <message>
        <source>There is no way to build that is called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的构建途径。</translation>
    </message>
    <message>
        <source>Remove road: Crosswright then takes the first way that fits.</source>
        <translation>请移除 road：Crosswright 随后会采用第一种合适的途径。</translation>
    </message>
    <message>
        <source>Which cuDNN the build uses is not known.</source>
        <translation>不知道构建使用哪个 cuDNN。</translation>
    </message>
    <message>
        <source>Set cudnn to its version.</source>
        <translation>请将 cudnn 设为其版本。</translation>
    </message>
    <message>
        <source>Which GPU the result is for is not known.</source>
        <translation>不知道结果适用于哪个 GPU。</translation>
    </message>
    <message>
        <source>Set gpu, or capabilities to numbers such as 8.7.</source>
        <translation>请设置 gpu，或将 capabilities 设为 8.7 这样的数字。</translation>
    </message>
    <message>
        <source>Fetch TensorFlow, which is a submodule</source>
        <translation>获取作为子模块的 TensorFlow</translation>
    </message>
    <message>
        <source>This release keeps the TensorFlow that it is built with in a git submodule.</source>
        <translation>此版本将构建所用的 TensorFlow 放在 git 子模块中。</translation>
    </message>
    <message>
        <source>There are %1 wheels in %2, and which one this build made is not known: %3.</source>
        <translation>%2 中有 %1 个 wheel，不知道哪一个由此次构建生成：%3。</translation>
    </message>
    <message>
        <source>Move the old ones away and build again.</source>
        <translation>请移走旧的 wheel，然后重新构建。</translation>
    </message>
    <message>
        <source>Set compiler to a Raspbian (ARMv6) toolchain: its driver, or the folder that it was unpacked into.</source>
        <translation>请将 compiler 设为 Raspbian（ARMv6）工具链：其编译器驱动程序，或解包到的文件夹。</translation>
    </message>
    <message>
        <source>%1 is an ARMv6 board, and the compiler %2 links start-up files for %3 (%4) into every program: it stops there with an illegal instruction, whatever flags are given.</source>
        <translation>%1 是 ARMv6 开发板，而编译器 %2 会把 %3 的启动文件（%4）链接到每个程序中：无论给出什么选项，程序都会在其上因非法指令而终止。</translation>
    </message>
    <message>
        <source>The folder %1 and the bin folders below it hold no gcc.</source>
        <translation>文件夹 %1 及其下的 bin 文件夹中没有 gcc。</translation>
    </message>
    <message>
        <source>Set compiler to a gcc, or to the folder that a toolchain was unpacked into.</source>
        <translation>请将 compiler 设为某个 gcc，或工具链解包到的文件夹。</translation>
    </message>
    <message>
        <source>No compiler in %1 makes code for %2; it holds %3.</source>
        <translation>%1 中没有为 %2 生成代码的编译器；其中有 %3。</translation>
    </message>
    <message>
        <source>Set compiler to a toolchain for %1.</source>
        <translation>请将 compiler 设为适用于 %1 的工具链。</translation>
    </message>
    <message>
        <source>The folder %1 holds %2 compilers for %3, and %4 is taken; the others are %5.</source>
        <translation>文件夹 %1 中有 %2 个适用于 %3 的编译器，采用 %4；其余为 %5。</translation>
    </message>
    <message>
        <source>Choose another release, product or board.</source>
        <translation>请选择其他版本、产物或开发板。</translation>
    </message>
    <message>
        <source>python_include has no Python.h; it lies in %1.</source>
        <translation>python_include 中没有 Python.h；它在 %1 中。</translation>
    </message>
    <message>
        <source>python_include has no Python.h; several Pythons lie near it: %1.</source>
        <translation>python_include 中没有 Python.h；附近有多个 Python：%1。</translation>
    </message>
    <message>
        <source>Set python_include to the folder of the target&apos;s.</source>
        <translation>请将 python_include 设为目标的 Python 所在的文件夹。</translation>
    </message>
    <message>
        <source>Remove python_include, so that the plan fetches the distribution&apos;s headers.</source>
        <translation>请移除 python_include，以便计划获取发行版的头文件。</translation>
    </message>
    <message>
        <source>The headers in python_include ask for &lt;%1&gt;, and %2 is not there.</source>
        <translation>python_include 中的头文件需要 &lt;%1&gt;，而 %2 不存在。</translation>
    </message>
    <message>
        <source>Copy that file from the target, or link its folder: ln -s FOLDER %1.</source>
        <translation>请从目标复制该文件，或链接其文件夹：ln -s FOLDER %1。</translation>
    </message>
    <message>
        <source>The pyconfig.h of python_include is another machine&apos;s: a long has %1 bytes there, and %2 on %3.</source>
        <translation>python_include 的 pyconfig.h 属于另一种机器：其中 long 为 %1 字节，而在 %3 上为 %2。</translation>
    </message>
    <message>
        <source>Name the headers of the target&apos;s own Python.</source>
        <translation>请指定目标自身 Python 的头文件。</translation>
    </message>
    <message>
        <source>No CUDA folder is chosen.</source>
        <translation>没有选择 CUDA 文件夹。</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>它以错误结束</translation>
    </message>
    <message>
        <source>it says no version</source>
        <translation>它没有给出版本</translation>
    </message>
    <message>
        <source>%1 does not run here: %2</source>
        <translation>%1 无法在此运行：%2</translation>
    </message>
    <message>
        <source>A Bazel of another machine, or one that lacks a library, says so too.</source>
        <translation>面向其他机器的 Bazel，或者缺少某个库的 Bazel，也会这样报告。</translation>
    </message>
    <message>
        <source>What was fetched says that it is Bazel %1; %2 was asked for.</source>
        <translation>所获取的程序自称是 Bazel %1；而要求的是 %2。</translation>
    </message>
    <message>
        <source>It was thrown away.</source>
        <translation>它已被丢弃。</translation>
    </message>
    <message>
        <source>&quot;crosswright bazel list&quot; names what can be fetched.</source>
        <translation>“crosswright bazel list”会列出可以获取的内容。</translation>
    </message>
    <message>
        <source>No Bazel %1 for %2 is known.</source>
        <translation>没有已知的适用于 %2 的 Bazel %1。</translation>
    </message>
    <message>
        <source>No Bazel %1 for %2 from %3 is known.</source>
        <translation>没有已知的来自 %3、适用于 %2 的 Bazel %1。</translation>
    </message>
    <message>
        <source>Bazel %1 is a package of Debian %2, which is installed, not fetched.</source>
        <translation>Bazel %1 是 Debian %2 的软件包，需要安装，而不是获取。</translation>
    </message>
    <message>
        <source>&quot;sudo apt install %1&quot; installs it.</source>
        <translation>用“sudo apt install %1”安装。</translation>
    </message>
    <message>
        <source>Bazel %1 cannot be fetched: %2</source>
        <translation>无法获取 Bazel %1：%2</translation>
    </message>
    <message>
        <source>Name one that you have: set bazel to its path.</source>
        <translation>请指定您已有的 Bazel：将 bazel 设为它的路径。</translation>
    </message>
    <message>
        <source>The catalog knows no Bazel &quot;%1&quot;.</source>
        <translation>资料库不认识 Bazel“%1”。</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>已获取</translation>
    </message>
    <message>
        <source>Archive folder</source>
        <translation>存档文件夹</translation>
    </message>
    <message>
        <source>A folder of source archives that Bazel takes instead of downloading them.</source>
        <translation>存放源码存档的文件夹，Bazel 会使用其中的存档而不去下载。</translation>
    </message>
    <message>
        <source>Download cache</source>
        <translation>下载缓存</translation>
    </message>
    <message>
        <source>A folder where Bazel keeps what it downloaded, for the next builds.</source>
        <translation>Bazel 保存已下载内容的文件夹，供以后的构建使用。</translation>
    </message>
    <message>
        <source>Answers for ./configure</source>
        <translation>对 ./configure 的回答</translation>
    </message>
    <message>
        <source>Answers to questions of ./configure that are not known, each as PART OF THE QUESTION=ANSWER.</source>
        <translation>对 ./configure 未知问题的回答，每项写作“问题的一部分=回答”。</translation>
    </message>
    <message>
        <source>PART OF THE QUESTION=ANSWER is expected</source>
        <translation>应为“问题的一部分=回答”</translation>
    </message>
    <message>
        <source>it took too long.</source>
        <translation>用时过长。</translation>
    </message>
    <message>
        <source>it said more than is read.</source>
        <translation>它的输出超过了所读取的上限。</translation>
    </message>
    <message>
        <source>it ended with exit code %1 and gave no reason.</source>
        <translation>它以退出码 %1 结束，没有给出原因。</translation>
    </message>
    <message>
        <source>it gave no answer.</source>
        <translation>它没有给出回答。</translation>
    </message>
    <message>
        <source>%1 could not be removed from the device</source>
        <translation>无法从设备删除 %1</translation>
    </message>
    <message>
        <source>The build runs on the board, which does not see this machine&apos;s folders: %1 is not used.</source>
        <translation>构建在开发板上运行，而开发板看不到本机的文件夹：不使用 %1。</translation>
    </message>
    <message>
        <source>There is no folder %1, so no archive would be found in it.</source>
        <translation>没有文件夹 %1，因此在其中找不到任何存档。</translation>
    </message>
    <message>
        <source>Remove distdir.</source>
        <translation>删除 distdir</translation>
    </message>
    <message>
        <source>Whether there is a folder %1 is not known.</source>
        <translation>不知道是否有文件夹 %1。</translation>
    </message>
    <message>
        <source>There is no folder %1 yet, and an offline build cannot fill it.</source>
        <translation>还没有文件夹 %1，而离线构建无法填充它。</translation>
    </message>
    <message>
        <source>Remove repository_cache.</source>
        <translation>删除 repository_cache</translation>
    </message>
    <message>
        <source>There is no folder %1 yet; Bazel makes it.</source>
        <translation>还没有文件夹 %1；Bazel 会创建它。</translation>
    </message>
    <message>
        <source>Bazel %1 can be fetched into your cache; nothing is installed.</source>
        <translation>可以将 Bazel %1 获取到您的缓存中；不会安装任何内容。</translation>
    </message>
    <message>
        <source>Bazel %1 can be fetched into your cache, and bazel set to it; nothing is installed.</source>
        <translation>可以将 Bazel %1 获取到您的缓存中，并将 bazel 设为它；不会安装任何内容。</translation>
    </message>
    <message>
        <source>%1 takes Bazel %2, not %3</source>
        <translation>%1 接受 Bazel %2，不接受 %3</translation>
    </message>
    <message>
        <source>Install Bazel %1.</source>
        <translation>请安装 Bazel %1。</translation>
    </message>
    <message>
        <source>Install Bazel %1 to %2.</source>
        <translation>请安装 Bazel %1 至 %2。</translation>
    </message>
    <message>
        <source>%1 has no rules for Android, and BUILD files of %2 name them (%3): the build would end with &quot;no native function or rule &apos;android_library&apos;&quot;.</source>
        <translation>%1 没有 Android 的规则，而 %2 的 BUILD 文件引用了它们（%3）：构建会以“no native function or rule &apos;android_library&apos;”结束。</translation>
    </message>
    <message>
        <source>the tree</source>
        <translation>源码树</translation>
    </message>
    <message>
        <source>Let the plan add stand-ins for these rules (or set bazel to the path of its authors&apos; own, by bazelisk).</source>
        <translation>让计划为这些规则添加替代规则（或通过 bazelisk 将 bazel 设为其作者自己发布的程序的路径）</translation>
    </message>
    <message>
        <source>No GPU is named: ./configure of %1 offers %2.</source>
        <translation>没有指定 GPU：%1 的 ./configure 提供 %2。</translation>
    </message>
    <message>
        <source>%1 with CUDA %2</source>
        <translation>%1，CUDA %2</translation>
    </message>
    <message>
        <source>Take %1.</source>
        <translation>改用 %1</translation>
    </message>
    <message>
        <source>Choose CUDA %1 or older, with a release that takes it.</source>
        <translation>请选择 CUDA %1 或更旧的版本，以及接受它的版本。</translation>
    </message>
    <message>
        <source>Choose CUDA %1 or newer, with a release that takes it.</source>
        <translation>请选择 CUDA %1 或更新的版本，以及接受它的版本。</translation>
    </message>
    <message>
        <source>Nothing needs to be done: capabilities names what it is.</source>
        <translation>无需执行任何操作：capabilities 已说明它是什么。</translation>
    </message>
    <message>
        <source>Name its capability in capabilities, such as 8.9.</source>
        <translation>请在 capabilities 中指定它的计算能力，例如 8.9。</translation>
    </message>
    <message>
        <source>Install cuDNN %1 there, or let the wheel bring its own.</source>
        <translation>请在那里安装 cuDNN %1，或让 wheel 自带。</translation>
    </message>
    <message>
        <source>%1 wants the same minor number of cuDNN as it was built with (%2), and the machine that runs it has %3.</source>
        <translation>%1 要求 cuDNN 的次版本号与构建时所用的相同（%2），而运行它的机器上是 %3。</translation>
    </message>
    <message>
        <source>Install driver %1 or newer.</source>
        <translation>请安装驱动程序 %1 或更新版本。</translation>
    </message>
    <message>
        <source>%1 MiB for %2 jobs is %3 MiB for each; the largest compiler of an earlier run needed %4 MiB.</source>
        <translation>%1 MiB 供 %2 个并行任务，即每个 %3 MiB；先前一次运行中最大的编译器需要 %4 MiB。</translation>
    </message>
    <message>
        <source>Give it %1 MiB of swap.</source>
        <translation>请给它 %1 MiB 交换空间。</translation>
    </message>
    <message>
        <source>%1 takes %2 %3, not %4</source>
        <translation>%1 接受 %2 %3，不接受 %4</translation>
    </message>
    <message>
        <source>Choose %1 %2.</source>
        <translation>请选择 %1 %2。</translation>
    </message>
    <message>
        <source>Set cuda to %1 and cudnn to %2.</source>
        <translation>将 cuda 设为 %1，将 cudnn 设为 %2</translation>
    </message>
    <message>
        <source>Choose CUDA %1, or %2 for CUDA %3.</source>
        <translation>请选择 CUDA %1，或为 CUDA %3 选择 %2。</translation>
    </message>
    <message>
        <source>Install %1 %2 and set compiler to it.</source>
        <translation>请安装 %1 %2，并将 compiler 设为它。</translation>
    </message>
    <message>
        <source>Install %1 %2.</source>
        <translation>请安装 %1 %2。</translation>
    </message>
    <message>
        <source>%1 runs on GPUs of capability %2, and this one has %3: it was seen to ignore them, even built for them.</source>
        <translation>%1 可在计算能力为 %2 的 GPU 上运行，而此 GPU 是 %3：据观察，即使是为这类 GPU 构建的，它也会忽略它们。</translation>
    </message>
    <message>
        <source>without CUDA</source>
        <translation>不用 CUDA</translation>
    </message>
    <message>
        <source>with CUDA %1</source>
        <translation>使用 CUDA %1</translation>
    </message>
    <message>
        <source>A wheel is published: TensorFlow %1 for Python %2, %3, from %4.</source>
        <translation>已有发布的 wheel：TensorFlow %1，适用于 Python %2，%3，来自 %4。</translation>
    </message>
    <message>
        <source>Build only for what it lacks: it uses no GPU.</source>
        <translation>仅在需要它所缺少的内容时才构建：它不使用 GPU。</translation>
    </message>
    <message>
        <source>Install it in place of building: %1</source>
        <translation>请直接安装它，而不必构建：%1</translation>
    </message>
    <message>
        <source>Build it by CMake: set road to cmake.</source>
        <translation>用 CMake 构建：将 road 设为 cmake</translation>
    </message>
    <message>
        <source>%1 does not build on %2 itself without changes to the tree.</source>
        <translation>不修改源码树，%1 就无法在 %2 自身上构建。</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>请选择 %1。</translation>
    </message>
    <message>
        <source>Build it on another machine.</source>
        <translation>请在另一台机器上构建。</translation>
    </message>
    <message>
        <source>a compiler</source>
        <translation>某个编译器</translation>
    </message>
    <message>
        <source>It was seen to use %1 MiB.</source>
        <translation>据观察它使用了 %1 MiB。</translation>
    </message>
    <message>
        <source>The build failed in %1: %2 got no more memory.</source>
        <translation>构建在 %1 处失败：%2 无法再获得内存。</translation>
    </message>
    <message>
        <source>The build failed in %1: the kernel ended %2 for lack of memory.</source>
        <translation>构建在 %1 处失败：内核因内存不足终止了 %2。</translation>
    </message>
    <message>
        <source>Its count of such ends rose by %1.</source>
        <translation>内核此类终止的计数增加了 %1。</translation>
    </message>
    <message>
        <source>The build failed in %1: %2 was ended by a signal. The kernel did not do it: its count of processes that it ended has not risen.</source>
        <translation>构建在 %1 处失败：%2 被信号终止。这不是内核所为：它终止进程的计数没有增加。</translation>
    </message>
    <message>
        <source>The build failed in %1: %2 was ended by a signal; why is not known.</source>
        <translation>构建在 %1 处失败：%2 被信号终止；原因未知。</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ended abruptly; meanwhile the kernel ended processes for lack of memory (its count rose by %1).</source>
        <translation>Bazel 服务器突然终止；其间内核因内存不足终止了一些进程（其计数增加了 %1）。</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ended abruptly. The kernel did not end it: somebody else did, or it crashed (its server/jvm.out may say).</source>
        <translation>Bazel 服务器突然终止。内核没有终止它：是别的人或程序终止了它，或者它崩溃了（其 server/jvm.out 中可能有说明）。</translation>
    </message>
    <message>
        <source>Bazel&apos;s server ended abruptly; why is not known.</source>
        <translation>Bazel 服务器突然终止；原因未知。</translation>
    </message>
    <message>
        <source>The build failed in %1: %2</source>
        <translation>构建在 %1 处失败：%2</translation>
    </message>
    <message>
        <source>Nothing may be downloaded, and no folder of archives (distdir, repository_cache) holds what is asked for: %1.</source>
        <translation>不允许下载任何内容，而存档文件夹（distdir、repository_cache）中都没有所要求的内容：%1。</translation>
    </message>
    <message>
        <source>The build failed: %1</source>
        <translation>构建失败：%1</translation>
    </message>
    <message>
        <source>Bazel refused its command line: %1</source>
        <translation>Bazel 拒绝了它的命令行：%1</translation>
    </message>
    <message>
        <source>Not every one of them has a memory limit, so nothing keeps them within the machine&apos;s %1 MiB.</source>
        <translation>它们并非都有内存上限，因此没有什么能使它们保持在本机的 %1 MiB 之内。</translation>
    </message>
    <message>
        <source>Together they may use %1 MiB; this machine has %2 MiB.</source>
        <translation>它们合计可使用 %1 MiB；本机有 %2 MiB。</translation>
    </message>
    <message>
        <source>Together they run up to %1 jobs on %2 cores.</source>
        <translation>它们合计最多在 %2 个核心上运行 %1 个并行任务。</translation>
    </message>
    <message>
        <source>Another run goes on beside this one: %1.</source>
        <translation>另有运行与此次运行同时进行：%1。</translation>
    </message>
    <message>
        <source>The run was stopped before it began.</source>
        <translation>运行在开始之前就被停止。</translation>
    </message>
</context>
<context>
    <name>cw::AboutDialog</name>
    <message>
        <source>windows, files, processes, D-Bus</source>
        <translation>窗口、文件、进程、D-Bus</translation>
    </message>
    <message>
        <source>plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>highlighting of files and diffs</source>
        <translation>文件和差异的语法高亮</translation>
    </message>
    <message>
        <source>reading source trees</source>
        <translation>读取源码树</translation>
    </message>
    <message>
        <source>GPL-2.0 with linking exception</source>
        <translation>GPL-2.0 及链接例外</translation>
    </message>
    <message>
        <source>reading wheels</source>
        <translation>读取 wheel</translation>
    </message>
    <message>
        <source>The embedded workspace and smoke programs</source>
        <translation>内置工作区和冒烟测试程序</translation>
    </message>
    <message>
        <source>this project&apos;s own, free to copy</source>
        <translation>本项目自有，可自由复制</translation>
    </message>
    <message>
        <source>About Crosswright</source>
        <translation>关于 Crosswright</translation>
    </message>
    <message>
        <source>Crosswright %1</source>
        <translation>Crosswright %1</translation>
    </message>
    <message>
        <source>Configures, cross-builds, watches and deploys TensorFlow.</source>
        <translation>配置、交叉构建、监视和部署 TensorFlow。</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Works of others</source>
        <translation>他人的作品(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy versions</source>
        <translation>复制版本信息(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>%1，构建时为 %2</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Window system</source>
        <translation>窗口系统</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; no warranty</source>
        <translation>GNU 通用公共许可证第 3 版或更新版本；不提供担保</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
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
        <translation>新增</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1%</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <translation>−%1%</translation>
    </message>
    <message>
        <source>Neither run measured a compiler or linker.</source>
        <translation>两次运行都没有测量到编译器或链接器。</translation>
    </message>
    <message>
        <source>%1 took longer by a quarter or more</source>
        <translation>%1 个耗时至少增加四分之一</translation>
    </message>
    <message>
        <source>%1 took less</source>
        <translation>%1 个更快</translation>
    </message>
    <message>
        <source>%1 needed more memory by a quarter or more</source>
        <translation>%1 个所需内存至少增加四分之一</translation>
    </message>
    <message>
        <source>%1 needed less</source>
        <translation>%1 个所需更少</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 个新增</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 个已消失</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成物</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>较早</translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>较新</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>similar</source>
        <translation>相近</translation>
    </message>
</context>
<context>
    <name>cw::ActionComparisonPane</name>
    <message>
        <source>Actions of both runs</source>
        <translation>两次运行的动作</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比较什么</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Neither run measured a compiler or linker.</source>
        <translation>两次运行都没有测量到编译器或链接器。</translation>
    </message>
</context>
<context>
    <name>cw::ActionModel</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1，已暂停</translation>
    </message>
    <message>
        <source>%1, made by %2</source>
        <translation>%1，生成者 %2</translation>
    </message>
    <message>
        <source>%1, longer than usual</source>
        <translation>%1，比平时久</translation>
    </message>
    <message>
        <source>How long this took in the last run of the same plan</source>
        <translation>在同一计划的上次运行中所用的时间</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>平时</translation>
    </message>
</context>
<context>
    <name>cw::ActionPalette</name>
    <message>
        <source>All actions</source>
        <translation>所有操作</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>您想做什么？</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>cw::ActionPaletteModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>cw::AppendFile</name>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>cw::ArtifactList</name>
    <message>
        <source>The run %1 has no artifacts: it did not finish.</source>
        <translation>运行 %1 没有产物：它没有完成。</translation>
    </message>
    <message>
        <source>&quot;crosswright status&quot; says how it ended; &quot;crosswright build&quot; continues it.</source>
        <translation>“crosswright status”说明它如何结束；“crosswright build”可继续它。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
</context>
<context>
    <name>cw::ArtifactModel</name>
    <message>
        <source>Artifact</source>
        <translation>产物</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
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
        <translation>需要：%1。</translation>
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
        <translation>工作站</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Cloud machine</source>
        <translation>云主机</translation>
    </message>
    <message>
        <source>by GPU</source>
        <translation>按 GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1, the connected device</source>
        <translation>%1，已连接的设备</translation>
    </message>
    <message>
        <source>This is what the device says it is.</source>
        <translation>这是设备自己报告的型号。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>开发板</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>计算能力</translation>
    </message>
</context>
<context>
    <name>cw::BoardRoad</name>
    <message>
        <source>built on the board itself, over ssh</source>
        <translation>通过 ssh 在开发板上构建</translation>
    </message>
    <message>
        <source>Building on the board was not asked for.</source>
        <translation>没有要求在开发板上构建。</translation>
    </message>
    <message>
        <source>Set mode to native.</source>
        <translation>请将 mode 设为 native。</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so how the board builds it is not known.</source>
        <translation>资料库中没有对应此源码的版本，因此不知道开发板如何构建它。</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>请将 mode 设为 cross。</translation>
    </message>
    <message>
        <source>No way is known to build TensorFlow Serving on a board.</source>
        <translation>没有已知的方法可以在开发板上构建 TensorFlow Serving。</translation>
    </message>
    <message>
        <source>Build it on a machine like the target.</source>
        <translation>请在与目标同类的机器上构建。</translation>
    </message>
    <message>
        <source>Says what the board lacks before the build begins.</source>
        <translation>在构建开始之前说明开发板缺少什么。</translation>
    </message>
    <message>
        <source>Make a folder on the board</source>
        <translation>在开发板上创建文件夹</translation>
    </message>
    <message>
        <source>Everything that is built lies in one folder there: %1.</source>
        <translation>构建的所有内容都在那里的一个文件夹中：%1。</translation>
    </message>
    <message>
        <source>Copy the scripts to the board</source>
        <translation>将脚本复制到开发板</translation>
    </message>
    <message>
        <source>Each step is a script of its own, which runs there.</source>
        <translation>每个步骤都是一个单独的脚本，在那里运行。</translation>
    </message>
    <message>
        <source>Copy the source to the board</source>
        <translation>将源码复制到开发板</translation>
    </message>
    <message>
        <source>Your folder is only read; the board builds its own copy.</source>
        <translation>您的文件夹只会被读取；开发板构建自己的副本。</translation>
    </message>
    <message>
        <source>Look whether the board can build</source>
        <translation>检查开发板能否构建</translation>
    </message>
    <message>
        <source>A missing program or a full disk is said before hours are spent.</source>
        <translation>在耗费数小时之前就指出缺少的程序或已满的磁盘。</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; as it runs on the board.</source>
        <translation>在开发板上运行的步骤“%1”。</translation>
    </message>
    <message>
        <source>Copy the result from the board</source>
        <translation>从开发板复制结果</translation>
    </message>
    <message>
        <source>What was built is kept with the run, here.</source>
        <translation>构建结果随运行保存在本机。</translation>
    </message>
</context>
<context>
    <name>cw::BuildAlarms</name>
    <message>
        <source>Over the memory limit</source>
        <translation>超出内存上限</translation>
    </message>
    <message>
        <source>Hardly any memory left</source>
        <translation>内存即将耗尽</translation>
    </message>
    <message>
        <source>The build uses %1, and has been over its limit for a minute. Fewer jobs need less.</source>
        <translation>构建使用了 %1，超出上限已有一分钟。减少并行任务可降低用量。</translation>
    </message>
    <message>
        <source>This machine has %1 of memory left; the kernel may end a compiler. Fewer jobs need less.</source>
        <translation>本机只剩 %1 内存；内核可能会终止某个编译器。减少并行任务可降低用量。</translation>
    </message>
    <message>
        <source>The build waits for memory</source>
        <translation>构建正在等待内存</translation>
    </message>
    <message>
        <source>In %1 % of the last seconds nothing could go on for want of memory; it gets slow. Fewer jobs need less.</source>
        <translation>最近几秒中有 %1 % 的时间因内存不足而完全停滞；构建会变慢。减少并行任务可降低用量。</translation>
    </message>
    <message>
        <source>Little room on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>%1 are free where the build writes. When nothing is left it ends itself; what was built is kept.</source>
        <translation>构建写入的位置还剩 %1 空间。空间用尽时构建会自行结束；已构建的内容会保留。</translation>
    </message>
</context>
<context>
    <name>cw::BuildMonitor</name>
    <message>
        <source>Details of the run</source>
        <translation>运行的详细信息</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>产物</translation>
    </message>
    <message>
        <source>Running actions</source>
        <translation>正在运行的动作</translation>
    </message>
    <message>
        <source>No compiler runs at this moment.</source>
        <translation>此刻没有编译器在运行。</translation>
    </message>
    <message>
        <source>Heaviest actions</source>
        <translation>最耗内存的动作</translation>
    </message>
    <message>
        <source>No compiler has ended yet.</source>
        <translation>还没有编译器结束。</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>运行的步骤</translation>
    </message>
    <message>
        <source>No step has begun.</source>
        <translation>还没有步骤开始。</translation>
    </message>
    <message>
        <source>The artifacts stand here, with sizes and hashes, once the build has made them.</source>
        <translation>构建生成产物后，会在此显示产物及其大小和哈希。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Heaviest</source>
        <translation>最耗内存</translation>
    </message>
    <message>
        <source>What needed most memory</source>
        <translation>内存需求最大的动作</translation>
    </message>
    <message>
        <source>Running %1</source>
        <translation>正在运行 %1</translation>
    </message>
    <message>
        <source>Artifacts %1</source>
        <translation>产物 %1</translation>
    </message>
    <message>
        <source>last run %1</source>
        <translation>上次 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n job(s)</source>
        <translation>
            <numerusform>%1/%n 个并行任务</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::BuildPage</name>
    <message>
        <source>%1, %2, SHA-256 %3…</source>
        <comment>artifact: name, size, first digits</comment>
        <translation>%1，%2，SHA-256 %3…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>, exit code %1</source>
        <translation>，退出码 %1</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <comment>target, kind of action, exit code</comment>
        <translation>%1（%2%3）</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Stop…</source>
        <translation>停止…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Runs the same plan again; what is built already is kept.</source>
        <translation>再次运行同一计划；已构建的部分会保留。</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Show in the log</source>
        <translation>在日志中显示</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>复制事情经过</translation>
    </message>
    <message>
        <source>Go to Review</source>
        <translation>转到“审阅”</translation>
    </message>
    <message>
        <source>No build yet</source>
        <translation>还没有构建</translation>
    </message>
    <message>
        <source>Review shows every file and command of a build and starts it once you approve. A build started with &quot;crosswright build FILE&quot; appears here as well.</source>
        <translation>“审阅”显示构建的每个文件和命令，经您批准后启动。用“crosswright build FILE”启动的构建也会显示在这里。</translation>
    </message>
    <message>
        <source>Nothing is being built.</source>
        <translation>没有正在进行的构建。</translation>
    </message>
    <message>
        <source>Looking for the last run…</source>
        <translation>正在查找上次运行…</translation>
    </message>
    <message>
        <source>The build made what the plan asked for.</source>
        <translation>构建生成了计划要求的内容。</translation>
    </message>
    <message>
        <source>The tree is configured; nothing was built.</source>
        <translation>源码树已配置；没有构建任何内容。</translation>
    </message>
    <message>
        <source>The build was stopped.</source>
        <translation>构建已停止。</translation>
    </message>
    <message>
        <source>End at once…</source>
        <translation>立即结束…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>actions done, in all</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>End Bazel and its compilers at once?</source>
        <translation>立即结束 Bazel 及其编译器？</translation>
    </message>
    <message>
        <source>Stop this build?</source>
        <translation>停止此次构建？</translation>
    </message>
    <message>
        <source>What is done is kept.</source>
        <translation>已完成的部分会保留。</translation>
    </message>
    <message>
        <source>They are ended without being asked. %1</source>
        <translation>它们会被直接终止，不再询问。%1</translation>
    </message>
    <message>
        <source>%1 Continue goes on from there, also days later. Bazel and its compilers end within ten seconds.</source>
        <translation>%1“继续”可从此处接着进行，几天以后也可以。Bazel 及其编译器会在十秒内结束。</translation>
    </message>
    <message>
        <source>End at once</source>
        <translation>立即结束</translation>
    </message>
    <message>
        <source>Stop the build</source>
        <translation>停止构建</translation>
    </message>
    <message numerus="yes">
        <source>and %n more failed action(s)</source>
        <translation>
            <numerusform>以及另外 %n 个失败的动作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 action(s) done so far are kept.</source>
        <translation>
            <numerusform>已完成的 %1 个动作会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>One job alone needs more memory than there is: add memory or swap, then continue. What was built is kept.</source>
        <translation>单个作业所需内存已超过可用内存：请增加内存或交换空间，然后继续。已构建的内容会保留。</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>更改限制</translation>
    </message>
    <message>
        <source>Choose what to build</source>
        <translation>选择要构建的内容</translation>
    </message>
    <message>
        <source>The build ran out of memory.</source>
        <translation>构建耗尽了内存。</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>actions, time</comment>
        <translation>%1，剩余约 %2</translation>
    </message>
    <message>
        <source>Exit code %1.</source>
        <translation>退出码 %1。</translation>
    </message>
    <message>
        <source>It ran %1 jobs at once; fewer need less memory. What was built is kept: change the limits, approve in Review, and the build goes on from there.</source>
        <translation>当时同时运行 %1 个作业；减少作业数可降低内存需求。已构建的内容会保留：更改限制并在“审阅”中批准，构建将从该处继续。</translation>
    </message>
</context>
<context>
    <name>cw::BuildVariant</name>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
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
        <translation>在本机交叉构建</translation>
    </message>
    <message>
        <source>built in a container</source>
        <translation>在容器中构建</translation>
    </message>
    <message>
        <source>built on the machine itself</source>
        <translation>在该机器上构建</translation>
    </message>
</context>
<context>
    <name>cw::BuildsPane</name>
    <message>
        <source>Builds</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>&amp;Say on the desktop when a build or a deployment ended</source>
        <translation>构建或部署结束时发出桌面通知(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep this machine awake while a build goes on</source>
        <translation>构建期间保持本机唤醒(&amp;K)</translation>
    </message>
    <message>
        <source>Kept for you while a build goes on</source>
        <translation>构建期间为您保留</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Cores</source>
        <translation>核心数(&amp;C)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>Meanwhile</source>
        <translation>构建期间</translation>
    </message>
    <message>
        <source>A configuration that sets no limits leaves them to Bazel, which takes the whole machine.</source>
        <translation>没有设置限制的配置将其交给 Bazel 决定，而 Bazel 会占用整台机器。</translation>
    </message>
    <message>
        <source>Holds for configurations that set no limits themselves.</source>
        <translation>适用于自身没有设置限制的配置。</translation>
    </message>
    <message>
        <source>as many cores as Bazel likes</source>
        <translation>Bazel 想用多少核心就用多少</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n 个核心</numerusform>
        </translation>
    </message>
    <message>
        <source>as much memory as Bazel likes</source>
        <translation>Bazel 想用多少内存就用多少</translation>
    </message>
    <message>
        <source>A configuration that sets no limits gets %1 and %2. This machine has %3 and %4.</source>
        <translation>没有设置限制的配置可使用 %1 和 %2。本机有 %3 和 %4。</translation>
    </message>
    <message>
        <source>Say there too when a build runs short of memory or &amp;disk</source>
        <translation>构建缺少内存或磁盘空间时也在桌面上提示(&amp;D)</translation>
    </message>
</context>
<context>
    <name>cw::BusyLine</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>取消：%1</translation>
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
        <translation>用 CMake 构建 TensorFlow Lite</translation>
    </message>
    <message>
        <source>CMake was not asked for.</source>
        <translation>没有要求使用 CMake。</translation>
    </message>
    <message>
        <source>Only the C library of TensorFlow Lite 2.4 and later is built by CMake.</source>
        <translation>CMake 只构建 TensorFlow Lite 2.4 及以后版本的 C 库。</translation>
    </message>
    <message>
        <source>Set product to tflite, or remove road to build by Bazel.</source>
        <translation>请将 product 设为 tflite，或移除 road 以用 Bazel 构建。</translation>
    </message>
    <message>
        <source>TensorFlow Lite has no CUDA code.</source>
        <translation>TensorFlow Lite 没有 CUDA 代码。</translation>
    </message>
    <message>
        <source>Remove cuda.</source>
        <translation>请移除 cuda。</translation>
    </message>
    <message>
        <source>CMake cross-builds here; the board is not used.</source>
        <translation>CMake 在本机交叉构建；不使用开发板。</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>请将 mode 设为 cross。</translation>
    </message>
    <message>
        <source>Tells CMake where the cross compiler and its folders are.</source>
        <translation>告诉 CMake 交叉编译器及其文件夹的位置。</translation>
    </message>
    <message>
        <source>Configure with CMake</source>
        <translation>用 CMake 配置</translation>
    </message>
    <message>
        <source>CMake downloads what TensorFlow Lite needs and writes the build into a folder of its own.</source>
        <translation>CMake 下载 TensorFlow Lite 所需的内容，并将构建写入单独的文件夹。</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Compiles the library with as many compilers at once as jobs allows.</source>
        <translation>编译该库，同时运行的编译器数量不超过 jobs。</translation>
    </message>
</context>
<context>
    <name>cw::CacheModel</name>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where, below the cache</source>
        <translation>缓存下的位置</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>磁盘占用</translation>
    </message>
    <message>
        <source>Bazel&apos;s results</source>
        <translation>Bazel 的结果</translation>
    </message>
    <message>
        <source>Source tree</source>
        <translation>源码树</translation>
    </message>
    <message>
        <source>Generated files</source>
        <translation>生成的文件</translation>
    </message>
    <message>
        <source>Virtual device</source>
        <translation>虚拟设备</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>cw::CachePane</name>
    <message>
        <source>%1 is in use by run %2 and was kept.</source>
        <translation>%1 正被运行 %2 使用，已保留。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>What the cache holds</source>
        <translation>缓存中的内容</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>重新测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>删除(&amp;R)…</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Sources and build results; often tens of gigabytes. What is there is not moved. Empty takes the usual place.</source>
        <translation>源码和构建结果；往往有几十 GB。已有的内容不会移动。留空则用通常的位置。</translation>
    </message>
    <message>
        <source>Folder of the cache</source>
        <translation>缓存的文件夹</translation>
    </message>
    <message>
        <source>The cache is empty.</source>
        <translation>缓存为空。</translation>
    </message>
    <message>
        <source>Name the folder with its whole path.</source>
        <translation>请用完整路径指定文件夹。</translation>
    </message>
    <message>
        <source>This folder cannot be written to.</source>
        <translation>无法写入此文件夹。</translation>
    </message>
    <message>
        <source>Measuring %1 …</source>
        <translation>正在测量 %1 …</translation>
    </message>
    <message numerus="yes">
        <source>%1 on disk, in %n part(s).</source>
        <translation>
            <numerusform>磁盘占用 %1，共 %n 部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1 from the cache?</source>
        <translation>从缓存中删除 %1？</translation>
    </message>
    <message>
        <source>These folders are removed:
%1
A later build makes them again, which takes its time.</source>
        <translation>将删除这些文件夹：
%1
以后的构建会重新生成它们，需要一些时间。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>Removing %n part(s) …</source>
        <translation>
            <numerusform>正在删除 %n 个部分 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was removed</source>
        <translation>没有全部删除</translation>
    </message>
</context>
<context>
    <name>cw::CatalogLoader</name>
    <message>
        <source>%1, line %2, field &quot;%3&quot;: %4.</source>
        <translation>%1，第 %2 行，字段“%3”：%4。</translation>
    </message>
    <message>
        <source>Correct that place, or move the file away.</source>
        <translation>请更正该处，或移走该文件。</translation>
    </message>
    <message>
        <source>there is no such list; one of %1 is expected</source>
        <translation>没有这样的列表；应为以下之一：%1</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>the source &quot;%1&quot; is not in the file&apos;s &quot;sources&quot;</source>
        <translation>来源“%1”不在该文件的 &quot;sources&quot; 中</translation>
    </message>
    <message>
        <source>%1, which names no source</source>
        <translation>%1，它没有给出来源</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>a text that is not empty is expected</source>
        <translation>应为非空文本</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice</source>
        <translation>“%1”出现了两次</translation>
    </message>
    <message>
        <source> (record &quot;%1&quot;)</source>
        <translation> （记录“%1”）</translation>
    </message>
    <message>
        <source>%1 should be a folder of catalog files, and is none.</source>
        <translation>%1 应为存放目录文件的文件夹，但并不是。</translation>
    </message>
    <message>
        <source>Move it away, or make a folder of it.</source>
        <translation>请将其移走，或改为文件夹。</translation>
    </message>
    <message>
        <source>The catalog files in %1 cannot be read.</source>
        <translation>无法读取 %1 中的目录文件。</translation>
    </message>
    <message>
        <source>Make the folder readable for you, or move it away.</source>
        <translation>请赋予该文件夹读取权限，或将其移走。</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 不是可读取的文件。</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>请将其移走。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 MiB; no catalog file is.</source>
        <translation>%1 大于 %2 MiB；目录文件不会这么大。</translation>
    </message>
    <message>
        <source>a key of the file&apos;s &quot;sources&quot; is expected</source>
        <translation>应为文件 &quot;sources&quot; 中的键</translation>
    </message>
</context>
<context>
    <name>cw::CatalogTexts</name>
    <message>
        <source>each option given to real Bazels in an empty workspace: 0.17.2, 0.18.0, 0.22.0 to 0.29.0, 1.0.0 to 2.1.0, 4.2.3 and 7.7.1, 2026-11</source>
        <translation>在空工作区中将每个选项交给真实的 Bazel：0.17.2、0.18.0、0.22.0 至 0.29.0、1.0.0 至 2.1.0、4.2.3 和 7.7.1，2026-11</translation>
    </message>
    <message>
        <source>Bazel&apos;s CHANGELOG, &quot;Release 0.5.0&quot; (--override_repository) and &quot;Release 0.5.3&quot; (--build_event_json_file)</source>
        <translation>Bazel 的 CHANGELOG，“Release 0.5.0”（--override_repository）和“Release 0.5.3”（--build_event_json_file）</translation>
    </message>
    <message>
        <source>the [n / m] of a build of 300 actions in a terminal, recorded from real Bazels 0.17.2 to 4.2.3, 2026-11</source>
        <translation>在终端中由 300 个动作组成的构建的 [n / m]，由真实的 Bazel 0.17.2 至 4.2.3 录得，2026-11</translation>
    </message>
    <message>
        <source>C++ programs built without network with real Bazels 0.29.0 to 4.2.3, tests with 2.1.0 and 4.2.3, 2026-11</source>
        <translation>使用真实的 Bazel 0.29.0 至 4.2.3 在无网络时构建的 C++ 程序，测试使用 2.1.0 和 4.2.3，2026-11</translation>
    </message>
    <message>
        <source>memory of the server when TensorFlow 1.5 (0.6 GB) and TensorFlow Lite 2.8 (0.9 GB) were built; below 512 MiB the old servers crawl</source>
        <translation>构建 TensorFlow 1.5（0.6 GB）和 TensorFlow Lite 2.8（0.9 GB）时服务器的内存；低于 512 MiB 时旧服务器极慢</translation>
    </message>
    <message>
        <source>TensorFlow 2.6 to 2.12, .bazelrc: build:linux --distinct_host_configuration=false; without effect from Bazel 6 on (public history)</source>
        <translation>TensorFlow 2.6 至 2.12，.bazelrc：build:linux --distinct_host_configuration=false；自 Bazel 6 起不起作用（公开历史）</translation>
    </message>
    <message>
        <source>tensorflow v1.0.1 to v2.0.4: tensorflow/tensorflow.bzl and third_party/gpus/crosstool compile with -std=c++11</source>
        <translation>tensorflow v1.0.1 至 v2.0.4：tensorflow/tensorflow.bzl 和 third_party/gpus/crosstool 以 -std=c++11 编译</translation>
    </message>
    <message>
        <source>tensorflow/tools/git/gen_git_source.py begins with &quot;#!/usr/bin/env python&quot; up to v1.12.3; later it is started by Bazel&apos;s own starter, which begins so up to Bazel 4</source>
        <translation>tensorflow/tools/git/gen_git_source.py 直到 v1.12.3 都以“#!/usr/bin/env python”开头；之后由 Bazel 自己的启动程序启动，该程序直到 Bazel 4 都这样开头</translation>
    </message>
    <message>
        <source>third_party/py/python_configure.bzl, v1.0.1 to v2.12.1: python_include is what this machine&apos;s interpreter names</source>
        <translation>third_party/py/python_configure.bzl，v1.0.1 至 v2.12.1：python_include 是本机解释器所给出的目录</translation>
    </message>
    <message>
        <source>tensorflow/tools/pip_package/build_pip_package.sh, v1.0.1 to v2.14.0: --gpu names the wheel tensorflow_gpu (gone in v2.12.1); RELEASE.md: from 1.15 and 2.1 on the wheel called tensorflow is the one for GPUs</source>
        <translation>tensorflow/tools/pip_package/build_pip_package.sh，v1.0.1 至 v2.14.0：--gpu 将 wheel 命名为 tensorflow_gpu（v2.12.1 中已不存在）；RELEASE.md：自 1.15 和 2.1 起名为 tensorflow 的 wheel 即为 GPU 版</translation>
    </message>
    <message>
        <source>public history of the flag; these versions were not run</source>
        <translation>该选项的公开历史；这些版本未实际运行</translation>
    </message>
    <message>
        <source>real Bazel binaries 0.17.2 to 7.7.1 run on one cross workspace (CROSSTOOL text, Starlark toolchain, platforms), 2026-11-21</source>
        <translation>在同一个交叉工作区上运行真实的 Bazel 0.17.2 至 7.7.1（CROSSTOOL 文本、Starlark 工具链、platforms），2026-11-21</translation>
    </message>
    <message>
        <source>limits that people published for TensorFlow 0.11 to 1.4 (tensorflow issues 851, 2783)</source>
        <translation>用户为 TensorFlow 0.11 至 1.4 公布的限值（tensorflow issues 851、2783）</translation>
    </message>
    <message>
        <source>device trees seen on real boards (rbonghi/jetson_stats issues; public files)</source>
        <translation>在真实板卡上看到的设备树（rbonghi/jetson_stats issues；公开文件）</translation>
    </message>
    <message>
        <source>the table of module variants above: the board is the union of its modules</source>
        <translation>上面的模块变体表：板卡是其各模块的并集</translation>
    </message>
    <message>
        <source>every configure script of the release families run with a complete environment, 2026-11</source>
        <translation>各版本系列的 configure 脚本均以完整环境运行过，2026-11</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s package lists (developer.download.nvidia.com/compute/cuda/repos/*/cross-linux-{aarch64,sbsa}/Packages) and public scripts that install them</source>
        <translation>NVIDIA 的软件包列表（developer.download.nvidia.com/compute/cuda/repos/*/cross-linux-{aarch64,sbsa}/Packages）及安装它们的公开脚本</translation>
    </message>
    <message>
        <source>pairing shipped by NVIDIA in a JetPack</source>
        <translation>NVIDIA 在 JetPack 中提供的组合</translation>
    </message>
    <message>
        <source>not established</source>
        <translation>未确定</translation>
    </message>
    <message>
        <source>defaults of the Ubuntu release that the JetPack is built on</source>
        <translation>JetPack 所基于的 Ubuntu 版本的默认值</translation>
    </message>
    <message>
        <source>package lists of the distribution, read 2026-11</source>
        <translation>发行版的软件包列表，2026-11 读取</translation>
    </message>
    <message>
        <source>symbol versions of the GCC that libstdc++6 is built from (catalog: libstdcxx)</source>
        <translation>构建 libstdc++6 所用 GCC 的符号版本（目录：libstdcxx）</translation>
    </message>
    <message>
        <source>search code excerpt: public markdown copies of the Wikipedia CUDA table (MX series, GT 1010, RTX 2050, MX570, GA10B=Orin)</source>
        <translation>代码搜索摘录：维基百科 CUDA 表的公开 Markdown 副本（MX 系列、GT 1010、RTX 2050、MX570、GA10B=Orin）</translation>
    </message>
    <message>
        <source>EC2 GPU with no own row in NVIDIA&apos;s table</source>
        <translation>在 NVIDIA 的表中没有单独一行的 EC2 GPU</translation>
    </message>
    <message>
        <source>libstdc++6 of the Ubuntu release that the JetPack is built on (catalog: distributions)</source>
        <translation>JetPack 所基于的 Ubuntu 版本的 libstdc++6（目录：distributions）</translation>
    </message>
    <message>
        <source>facts read in the trees: third_party/toolchains/cpus/arm, third_party/toolchains/embedded/arm-linux, .bazelrc of each release (cross builds of TensorFlow, 1.4 to 2.21)</source>
        <translation>从源码树中读取：third_party/toolchains/cpus/arm、third_party/toolchains/embedded/arm-linux、各版本的 .bazelrc（TensorFlow 1.4 至 2.21 的交叉构建）</translation>
    </message>
    <message>
        <source>tensorflow/docs 3688f3cff (2024-03-08) switched the documented build to :wheel + --repo_env=WHEEL_NAME</source>
        <translation>tensorflow/docs 3688f3cff（2024-03-08）将文档中的构建方式改为 :wheel + --repo_env=WHEEL_NAME</translation>
    </message>
    <message>
        <source>limits that worked for people, by machine (tensorflow issues 851, 18643, 44605, 42066, 41480; jkjung-avt/jetson_nano 2): about 2 GB for each job, 3 GB with CUDA</source>
        <translation>用户在各机器上验证可行的限值（tensorflow issues 851、18643、44605、42066、41480；jkjung-avt/jetson_nano 2）：每个任务约 2 GB，使用 CUDA 时 3 GB</translation>
    </message>
    <message>
        <source>a default of Crosswright, not a documented number</source>
        <translation>Crosswright 的默认值，并非文档给出的数字</translation>
    </message>
    <message>
        <source>the workspace embedded in Crosswright</source>
        <translation>嵌入 Crosswright 的工作区</translation>
    </message>
    <message>
        <source>libstdc++6 12.2.0, its library read: GLIBCXX_3.4.30, CXXABI_1.3.13</source>
        <translation>libstdc++6 12.2.0，已读取其库：GLIBCXX_3.4.30、CXXABI_1.3.13</translation>
    </message>
    <message>
        <source>Jetson Orin Nano 8GB (and Super devkit)</source>
        <translation>Jetson Orin Nano 8GB（及 Super 开发套件）</translation>
    </message>
    <message>
        <source>Raspberry Pi 3 / Zero 2 W, 32-bit system</source>
        <translation>Raspberry Pi 3 / Zero 2 W，32 位系统</translation>
    </message>
    <message>
        <source>Raspberry Pi 3 / Zero 2 W, 64-bit system</source>
        <translation>Raspberry Pi 3 / Zero 2 W，64 位系统</translation>
    </message>
    <message>
        <source>Raspberry Pi 4 / 400 / CM4, 32-bit system</source>
        <translation>Raspberry Pi 4 / 400 / CM4，32 位系统</translation>
    </message>
    <message>
        <source>Raspberry Pi 4 / 400 / CM4, 64-bit system</source>
        <translation>Raspberry Pi 4 / 400 / CM4，64 位系统</translation>
    </message>
    <message>
        <source>Any x86_64 machine</source>
        <translation>任意 x86_64 机器</translation>
    </message>
    <message>
        <source>Any aarch64 server (SBSA: Ampere, Graviton, Grace)</source>
        <translation>任意 aarch64 服务器（SBSA：Ampere、Graviton、Grace）</translation>
    </message>
    <message>
        <source>wheels of this era were built with the pre-C++11 ABI; doc advises --cxxopt=&quot;-D_GLIBCXX_USE_CXX11_ABI=0&quot; with gcc&gt;=5 to match official binaries</source>
        <translation>此时期的 wheel 使用 C++11 之前的 ABI 构建；文档建议在 gcc&gt;=5 时使用 --cxxopt=&quot;-D_GLIBCXX_USE_CXX11_ABI=0&quot;，以与官方二进制一致</translation>
    </message>
    <message>
        <source>bash configure only checks the x.y pattern</source>
        <translation>bash 版 configure 只检查 x.y 形式</translation>
    </message>
    <message>
        <source>--config=opt is not in the tracked rc: configure writes the build:opt lines</source>
        <translation>--config=opt 不在受版本控制的 rc 文件中：build:opt 行由 configure 写入</translation>
    </message>
    <message>
        <source>configure.py rejects &lt; 3.0 (see sources)</source>
        <translation>configure.py 拒绝 &lt; 3.0（见来源）</translation>
    </message>
    <message>
        <source>binaries use AVX from 1.6 (docs)</source>
        <translation>自 1.6 起二进制使用 AVX（文档）</translation>
    </message>
    <message>
        <source>doc: CPU row Bazel 0.10.0 but GPU row Bazel 0.9.0, while configure.py requires &gt;= 0.10.0</source>
        <translation>文档：CPU 行为 Bazel 0.10.0，GPU 行为 Bazel 0.9.0，而 configure.py 要求 &gt;= 0.10.0</translation>
    </message>
    <message>
        <source>published GPU build: Bazel 0.9.0</source>
        <translation>已发布的 GPU 构建：Bazel 0.9.0</translation>
    </message>
    <message>
        <source>configure.py rejects &lt; 3.0, warns &lt; 3.5 (XLA); prompt text says &gt;= 3.5</source>
        <translation>configure.py 拒绝 &lt; 3.0，对 &lt; 3.5 给出警告（XLA）；提示文本写的是 &gt;= 3.5</translation>
    </message>
    <message>
        <source>doc table says Bazel 0.27.1, .bazelversion says 0.29.1; configure accepts 0.27.1..0.29.1</source>
        <translation>文档表格为 Bazel 0.27.1，.bazelversion 为 0.29.1；configure 接受 0.27.1..0.29.1</translation>
    </message>
    <message>
        <source>2.9.0 release notes: official wheels switch to _GLIBCXX_USE_CXX11_ABI=1 and manylinux2014</source>
        <translation>2.9.0 发行说明：官方 wheel 改用 _GLIBCXX_USE_CXX11_ABI=1 和 manylinux2014</translation>
    </message>
    <message>
        <source>_DEFAULT_CUDNN_VERSION in configure.py is the odd value &quot;2&quot; (2.9..2.14)</source>
        <translation>configure.py 中的 _DEFAULT_CUDNN_VERSION 是奇怪的值 &quot;2&quot;（2.9..2.14）</translation>
    </message>
    <message>
        <source>configure.py has no min/max Bazel any more: only prints the found version; it also accepts &quot;bazelisk&quot; on PATH</source>
        <translation>configure.py 不再限制 Bazel 的最低/最高版本：只打印找到的版本；也接受 PATH 上的 &quot;bazelisk&quot;</translation>
    </message>
    <message>
        <source>first release where clang is the documented default compiler; the tag itself was not obtained</source>
        <translation>首个以 clang 为文档默认编译器的版本；未取得该标签本身</translation>
    </message>
    <message>
        <source>tag not read; hermetic-era script rejects &lt; 3.0, warns &lt; 3.5</source>
        <translation>未读取该标签；hermetic 时期的脚本拒绝 &lt; 3.0，对 &lt; 3.5 给出警告</translation>
    </message>
    <message>
        <source>docs switched to :wheel on 2024-03-08, but on branch r2.16 the target does not exist (issue #68702, bazel query lists only build_pip_package); master already had only :wheel at that date (issue #63298)</source>
        <translation>文档于 2024-03-08 改用 :wheel，但 r2.16 分支中没有该目标（issue #68702，bazel query 只列出 build_pip_package）；当时 master 已只有 :wheel（issue #63298）</translation>
    </message>
    <message>
        <source>last release with TensorRT (release notes); wheels drop CC 5.x, add 8.9 (2.17.0 release notes)</source>
        <translation>最后一个支持 TensorRT 的版本（发行说明）；wheel 去掉 CC 5.x，新增 8.9（2.17.0 发行说明）</translation>
    </message>
    <message>
        <source>docs: hermetic &quot;from v2.18.0&quot;; first hermetic commit on master 2024-05-24 (44d2b7f), r2.17 tag itself not read</source>
        <translation>文档：hermetic &quot;from v2.18.0&quot;；master 上首个 hermetic 提交为 2024-05-24（44d2b7f），未读取 r2.17 标签本身</translation>
    </message>
    <message>
        <source>TensorRT support disabled in CUDA builds; hermetic CUDA; NumPy 2 (2.18.0 release notes)</source>
        <translation>CUDA 构建中禁用 TensorRT；hermetic CUDA；NumPy 2（2.18.0 发行说明）</translation>
    </message>
    <message>
        <source>.bazelrc defaults seen in issue #78955: HERMETIC_CUDA_VERSION=12.5.1 HERMETIC_CUDNN_VERSION=9.3.0</source>
        <translation>issue #78955 中看到的 .bazelrc 默认值：HERMETIC_CUDA_VERSION=12.5.1 HERMETIC_CUDNN_VERSION=9.3.0</translation>
    </message>
    <message>
        <source>configure prompt default is 3.5,7.0 unless HERMETIC_CUDA_COMPUTE_CAPABILITIES is set (hermetic-era script); --config=cuda_clang in .bazelrc sets sm_60,sm_70,sm_80,sm_89,compute_90 (tensorflow .bazelrc @0071ad1d, clang-18 era)</source>
        <translation>未设置 HERMETIC_CUDA_COMPUTE_CAPABILITIES 时，configure 提问的默认值为 3.5,7.0（hermetic 时期的脚本）；.bazelrc 中的 --config=cuda_clang 设为 sm_60,sm_70,sm_80,sm_89,compute_90（tensorflow .bazelrc @0071ad1d，clang-18 时期）</translation>
    </message>
    <message>
        <source>libtensorflow archives no longer published (2.19 release notes)</source>
        <translation>不再发布 libtensorflow 归档（2.19 发行说明）</translation>
    </message>
    <message>
        <source>Bazel jumps 6.5.0 -&gt; 7.4.1</source>
        <translation>Bazel 从 6.5.0 跳到 7.4.1</translation>
    </message>
    <message>
        <source>tensorflow/serving r2.20 .bazelrc shows the matching hermetic set: --incompatible_enable_cc_toolchain_resolution, USE_HERMETIC_CC_TOOLCHAIN=1, HERMETIC_PYTHON_VERSION, USE_PYWRAP_RULES=1</source>
        <translation>tensorflow/serving r2.20 的 .bazelrc 显示了对应的 hermetic 设置：--incompatible_enable_cc_toolchain_resolution、USE_HERMETIC_CC_TOOLCHAIN=1、HERMETIC_PYTHON_VERSION、USE_PYWRAP_RULES=1</translation>
    </message>
    <message>
        <source>Python 3.9 removed; TensorBoard dependency removed (2.21.0 release notes, 2026-03)</source>
        <translation>移除 Python 3.9；移除 TensorBoard 依赖（2.21.0 发行说明，2026-03）</translation>
    </message>
    <message>
        <source>32-bit user space; CUDA 6.5 only (cuda 6.5-53): below every TF GPU minimum (TF checks &gt;=3.0 and warns &lt;3.5) -&gt; CPU build only</source>
        <translation>32 位用户空间；仅 CUDA 6.5（cuda 6.5-53）：低于 TF 的任何 GPU 最低要求（TF 检查 &gt;=3.0，对 &lt;3.5 警告）-&gt; 只能构建 CPU 版</translation>
    </message>
    <message>
        <source>JetPack 2.0/2.1 user space is 32-bit</source>
        <translation>JetPack 2.0/2.1 的用户空间为 32 位</translation>
    </message>
    <message>
        <source>do not tune for Denver</source>
        <translation>不要针对 Denver 调优</translation>
    </message>
    <message>
        <source>device-tree model reads lanai-3636</source>
        <translation>设备树型号为 lanai-3636</translation>
    </message>
    <message>
        <source>last JetPack is 4.6.x: Ubuntu 18.04, glibc 2.27, Python 3.6, CUDA 10.2</source>
        <translation>最后的 JetPack 为 4.6.x：Ubuntu 18.04、glibc 2.27、Python 3.6、CUDA 10.2</translation>
    </message>
    <message>
        <source>TVM/LLVM know mcpu carmel, GCC support not established</source>
        <translation>TVM/LLVM 支持 mcpu carmel，GCC 是否支持未确定</translation>
    </message>
    <message>
        <source>JetPack 5/6: aarch64-jetson CUDA (targets/aarch64-linux); JetPack 7.2+: SBSA CUDA (targets/sbsa-linux); Tuning: -mcpu=cortex-a78ae (needs a GCC that knows it; minimum GCC not established)</source>
        <translation>JetPack 5/6：aarch64-jetson CUDA（targets/aarch64-linux）；JetPack 7.2+：SBSA CUDA（targets/sbsa-linux）；调优：-mcpu=cortex-a78ae（需要支持它的 GCC；最低 GCC 未确定）</translation>
    </message>
    <message>
        <source>as Orin Nano for the CUDA target directory; Tuning: -mcpu=cortex-a78ae (minimum GCC not established)</source>
        <translation>CUDA 目标目录同 Orin Nano；调优：-mcpu=cortex-a78ae（最低 GCC 未确定）</translation>
    </message>
    <message>
        <source>SBSA toolkit from the start; Tuning: -mcpu=neoverse-v3ae (minimum GCC not established)</source>
        <translation>一开始就是 SBSA 工具包；调优：-mcpu=neoverse-v3ae（最低 GCC 未确定）</translation>
    </message>
    <message>
        <source>Tuning: -mcpu=neoverse-v3ae (minimum GCC not established)</source>
        <translation>调优：-mcpu=neoverse-v3ae（最低 GCC 未确定）</translation>
    </message>
    <message>
        <source>Debian/Ubuntu armhf compilers default to armv7: their runtime libs (crt, libgcc) crash on armv6; need a Raspbian toolchain</source>
        <translation>Debian/Ubuntu 的 armhf 编译器默认面向 armv7：其运行时库（crt、libgcc）在 armv6 上会崩溃；需要 Raspbian 工具链</translation>
    </message>
    <message>
        <source>later 1.2 boards carry a Cortex-A53 (not re-read)</source>
        <translation>较晚的 1.2 版板卡使用 Cortex-A53（未复核）</translation>
    </message>
    <message>
        <source>no crypto extension (not re-read)</source>
        <translation>无加密扩展（未复核）</translation>
    </message>
    <message>
        <source>a 64-bit kernel may run with a 32-bit user space: test `getconf LONG_BIT` and `dpkg --print-architecture`, not uname -m</source>
        <translation>64 位内核可能搭配 32 位用户空间：请检查 `getconf LONG_BIT` 和 `dpkg --print-architecture`，而非 uname -m</translation>
    </message>
    <message>
        <source>2712 kernel uses 16 KiB pages: libraries linked with smaller max-page-size fail (not re-read)</source>
        <translation>2712 内核使用 16 KiB 页：以更小 max-page-size 链接的库会失败（未复核）</translation>
    </message>
    <message>
        <source>of the add-in GPU; GH200 9.0, GB200 10.0, GB10/DGX Spark 12.1</source>
        <translation>取决于所插的 GPU；GH200 9.0、GB200 10.0、GB10/DGX Spark 12.1</translation>
    </message>
    <message>
        <source>last CUDA 11.8</source>
        <translation>最后的 CUDA 为 11.8</translation>
    </message>
    <message>
        <source>last CUDA 12.9, last driver branch 580</source>
        <translation>最后的 CUDA 为 12.9，最后的驱动分支为 580</translation>
    </message>
    <message>
        <source>8.6 (A10 class; A10G has no own row in NVIDIA&apos;s table)</source>
        <translation>8.6（A10 级；A10G 在 NVIDIA 的表中没有单独一行）</translation>
    </message>
    <message>
        <source>Graviton2 host: sbsa CUDA</source>
        <translation>Graviton2 主机：sbsa CUDA</translation>
    </message>
    <message>
        <source>Published image %1; TensorFlow inside: %2</source>
        <translation>已发布的镜像 %1；内含 TensorFlow：%2</translation>
    </message>
    <message>
        <source>Published image %1; TensorFlow inside: a git submodule that needs its own ./configure</source>
        <translation>已发布的镜像 %1；内含 TensorFlow：一个需要自行 ./configure 的 git 子模块</translation>
    </message>
    <message>
        <source>CPU image %1</source>
        <translation>CPU 镜像 %1</translation>
    </message>
    <message>
        <source>clang &gt;=16 rejects type definitions in offsetof (upb). configure adds it itself only when it sees clang major 16 (2.14) / 16,17 (hermetic-era script); with clang 18 you must add it</source>
        <translation>clang &gt;=16 拒绝 offsetof 中的类型定义（upb）。configure 仅在检测到 clang 16（2.14）/ 16、17（hermetic 时期的脚本）时自动添加；使用 clang 18 时须自行添加</translation>
    </message>
    <message>
        <source>selects wheel</source>
        <translation>选择 wheel</translation>
    </message>
    <message>
        <source>cuda_wheel = include_cuda_libs=false; docs bc7239ffd 2024-08-23</source>
        <translation>cuda_wheel = include_cuda_libs=false；文档 bc7239ffd 2024-08-23</translation>
    </message>
    <message>
        <source>documented since 2025-04-17 (docs a8576cef3), i.e. between 2.19 and 2.20</source>
        <translation>自 2025-04-17 起有文档（a8576cef3），即 2.19 与 2.20 之间</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repositories (Ubuntu 20.04: aarch64; Ubuntu 22.04: sbsa)</source>
        <translation>NVIDIA 的交叉软件源（Ubuntu 20.04：aarch64；Ubuntu 22.04：sbsa）</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 20.04</source>
        <translation>NVIDIA 面向 Ubuntu 20.04 的交叉软件源</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 22.04</source>
        <translation>NVIDIA 面向 Ubuntu 22.04 的交叉软件源</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 24.04</source>
        <translation>NVIDIA 面向 Ubuntu 24.04 的交叉软件源</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s local cross repository of CUDA 12.1 (Ubuntu 20.04)</source>
        <translation>NVIDIA 的 CUDA 12.1 本地交叉软件源（Ubuntu 20.04）</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s repository for Ubuntu 16.04, or JetPack&apos;s own</source>
        <translation>NVIDIA 面向 Ubuntu 16.04 的软件源，或 JetPack 自带的软件源</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s repository for Ubuntu 22.04 and its Jetson repository</source>
        <translation>NVIDIA 面向 Ubuntu 22.04 的软件源及其 Jetson 软件源</translation>
    </message>
    <message>
        <source>the local repositories that SDK Manager brings (Ubuntu 18.04)</source>
        <translation>SDK Manager 附带的本地软件源（Ubuntu 18.04）</translation>
    </message>
    <message>
        <source>the local repositories that SDK Manager brings (Ubuntu 18.04), or NVIDIA&apos;s Jetson repository</source>
        <translation>SDK Manager 附带的本地软件源（Ubuntu 18.04），或 NVIDIA 的 Jetson 软件源</translation>
    </message>
    <message>
        <source>the libraries in Debian&apos;s packages of CUDA 11.2, 11.8 and 12.4 (libcudart11.0, libcublas11 …)</source>
        <translation>Debian 的 CUDA 11.2、11.8 和 12.4 软件包中的库（libcudart11.0、libcublas11 …）</translation>
    </message>
    <message>
        <source>the cross build of TensorFlow 1.5 for the TX1: the file names that its cuda_configure.bzl asks for</source>
        <translation>面向 TX1 的 TensorFlow 1.5 交叉构建：其 cuda_configure.bzl 所要求的文件名</translation>
    </message>
    <message>
        <source>the file names that TensorFlow of that CUDA opens at its start (libcudart.so.10.1, libcusolver.so.10 with CUDA 11.0); from memory, the files themselves were not read</source>
        <translation>对应该 CUDA 的 TensorFlow 启动时打开的文件名（libcudart.so.10.1，CUDA 11.0 为 libcusolver.so.10）；凭记忆，未读取文件本身</translation>
    </message>
    <message>
        <source>Debian&apos;s package lists of bullseye, bookworm and trixie, non-free and contrib, and the packages themselves (2026-11-22)</source>
        <translation>Debian 的 bullseye、bookworm 和 trixie 的 non-free 与 contrib 软件包列表，以及软件包本身（2026-11-22）</translation>
    </message>
    <message>
        <source>the Python package index, its page of each project (2026-11-22)</source>
        <translation>Python 软件包索引中各项目的页面（2026-11-22）</translation>
    </message>
    <message>
        <source>the licence files in Debian&apos;s packages and in the wheels</source>
        <translation>Debian 软件包和 wheel 中的许可证文件</translation>
    </message>
    <message>
        <source>find_cuda_config.py and cuda_configure.bzl of TensorFlow 2.8.0 (run), cuda_configure.bzl of 1.5 (read)</source>
        <translation>TensorFlow 2.8.0 的 find_cuda_config.py 和 cuda_configure.bzl（已运行），1.5 的 cuda_configure.bzl（已阅读）</translation>
    </message>
    <message>
        <source>nvcc -dryrun of CUDA 11.2 and 11.8</source>
        <translation>CUDA 11.2 和 11.8 的 nvcc -dryrun</translation>
    </message>
    <message>
        <source>libcublas asks for libcublasLt (readelf, CUDA 11.8)</source>
        <translation>libcublas 需要 libcublasLt(readelf,CUDA 11.8)</translation>
    </message>
    <message>
        <source>cuda_configure of TensorFlow 2.8.0 runs nvcc without -ccbin and then resolves this folder (run)</source>
        <translation>TensorFlow 2.8.0 的 cuda_configure 不带 -ccbin 运行 nvcc，然后解析该文件夹（已运行）</translation>
    </message>
    <message>
        <source>These are NVIDIA&apos;s own programs and libraries, not free software. You may use them to develop; most of them you may not pass on, and none of them may be changed. Crosswright puts nothing of them into a wheel, a report or an archive.</source>
        <translation>这些是 NVIDIA 自己的程序和库，不是自由软件。您可以用它们进行开发；其中大多数不得转交他人，且都不得修改。Crosswright 不会把它们的任何内容放入 wheel、报告或归档。</translation>
    </message>
    <message>
        <source>cuDNN is NVIDIA&apos;s own library, not free software. You may use it to develop; what may be passed on, and how, the agreement says. Crosswright puts nothing of it into a wheel, a report or an archive.</source>
        <translation>cuDNN 是 NVIDIA 自己的库，不是自由软件。您可以用它进行开发；哪些内容可以如何转交，由协议规定。Crosswright 不会把它的任何内容放入 wheel、报告或归档。</translation>
    </message>
    <message>
        <source>NCCL is free software; its notice goes with every copy.</source>
        <translation>NCCL 是自由软件；每份副本须附带其声明。</translation>
    </message>
    <message>
        <source>No package of the Python index has cuDNN for CUDA 11 on aarch64, 8 or 9: every file of nvidia-cudnn-cu11 is for x86_64. Take it from a JetPack, from NVIDIA&apos;s own archive, or build with a stand-in</source>
        <translation>Python 索引中没有任何软件包提供 aarch64 上用于 CUDA 11 的 cuDNN（8 或 9）：nvidia-cudnn-cu11 的所有文件都面向 x86_64。请取自 JetPack 或 NVIDIA 自己的存档，或用替身构建</translation>
    </message>
    <message>
        <source>No package of the Python index has cuDNN 8 on aarch64: 9.0.0 is the first of nvidia-cudnn-cu12 that is there for it. Take cuDNN 8 from a JetPack or from NVIDIA&apos;s own archive, or build with a stand-in</source>
        <translation>Python 索引中没有任何软件包提供 aarch64 上的 cuDNN 8：nvidia-cudnn-cu12 从 9.0.0 起才有。请从 JetPack 或 NVIDIA 自己的存档获取 cuDNN 8，或用替身构建</translation>
    </message>
    <message>
        <source>No package of the Python index and none of Debian has NCCL for CUDA 11 on aarch64. TensorFlow can be built without it (--config=nonccl), or builds it from its own sources</source>
        <translation>Python 索引和 Debian 都没有 aarch64 上用于 CUDA 11 的 NCCL。TensorFlow 可以不带它构建（--config=nonccl），或从自己的源码构建它</translation>
    </message>
    <message>
        <source>Debian&apos;s package nvidia-cudnn holds no cuDNN: it downloads NVIDIA&apos;s archive when it is installed</source>
        <translation>Debian 的 nvidia-cudnn 软件包不含 cuDNN：它在安装时下载 NVIDIA 的存档</translation>
    </message>
    <message>
        <source>No suite of Debian has TensorRT</source>
        <translation>Debian 的任何版本都没有 TensorRT</translation>
    </message>
    <message>
        <source>cuDNN is never used: ./configure takes its version because the protocol of 2.8 has the question</source>
        <translation>从不使用 cuDNN：./configure 接受其版本，因为 2.8 的协议会询问它</translation>
    </message>
    <message>
        <source>the npm registry&apos;s page of @bazel/bazel-linux_x64: its integrity, compared; size and SHA-256 of the program inside, computed (2026-11-22)</source>
        <translation>npm 注册表中 @bazel/bazel-linux_x64 的页面：其完整性值，已比较；其中程序的大小和 SHA-256，系计算所得（2026-11-22）</translation>
    </message>
    <message>
        <source>the program in npm&apos;s package of this version; npm&apos;s and upstream&apos;s are the same file in all 5 versions that could be compared (0.22.0, 0.24.0, 0.24.1, 0.25.1, 2.0.0)</source>
        <translation>npm 此版本软件包中的程序；在能够比较的全部 5 个版本（0.22.0、0.24.0、0.24.1、0.25.1、2.0.0）中，npm 的与上游的是同一个文件</translation>
    </message>
    <message>
        <source>JAX, build/build.py and build/tools/utils.py, all commits: the sums with which JAX fetches upstream&apos;s Bazel (2026-11-22)</source>
        <translation>JAX，build/build.py 和 build/tools/utils.py，所有提交：JAX 获取上游 Bazel 时所用的校验和（2026-11-22）</translation>
    </message>
    <message>
        <source>cashapp/hermit-packages, bazel.hcl, all commits: the sums of upstream&apos;s files (2026-11-22)</source>
        <translation>cashapp/hermit-packages，bazel.hcl，所有提交：上游文件的校验和（2026-11-22）</translation>
    </message>
    <message>
        <source>Debian&apos;s package lists of bookworm and sid (2026-11-22)</source>
        <translation>Debian bookworm 和 sid 的软件包列表（2026-11-22）</translation>
    </message>
    <message>
        <source>the Go module proxy&apos;s list of github.com/bazelbuild/bazelisk (2026-11-22)</source>
        <translation>Go 模块代理中 github.com/bazelbuild/bazelisk 的列表（2026-11-22）</translation>
    </message>
    <message>
        <source>looked for in JAX, hermit-packages, bazel-toolchains, bazel-integration-testing and public build scripts (2026-11-22)</source>
        <translation>在 JAX、hermit-packages、bazel-toolchains、bazel-integration-testing 和公开的构建脚本中查找过（2026-11-22）</translation>
    </message>
    <message>
        <source>bazelbuild/bazel-toolchains, container/common/bazel/version.bzl (0.15.0); a public build script (0.10.0)</source>
        <translation>bazelbuild/bazel-toolchains，container/common/bazel/version.bzl（0.15.0）；一个公开的构建脚本（0.10.0）</translation>
    </message>
    <message>
        <source>Debian&apos;s own build: it needs Debian&apos;s Java packages, so it is installed, not fetched</source>
        <translation>Debian 自己的构建：它需要 Debian 的 Java 软件包，因此需要安装，而不是获取</translation>
    </message>
    <message>
        <source>No trustworthy sum of its program was found</source>
        <translation>没有找到其程序的可信校验和</translation>
    </message>
    <message>
        <source>Only the sum of upstream&apos;s installer is known, and what lies in it was not seen</source>
        <translation>只知道上游安装程序的校验和，没有见过其中的内容</translation>
    </message>
    <message>
        <source>Starts any version of Bazel, and fetches it without a sum of this catalog</source>
        <translation>可启动任何版本的 Bazel，获取时不使用本资料库的校验和</translation>
    </message>
    <message>
        <source>tensorflow third_party/gpus/cuda_configure.bzl, v1.3.0 to v2.3.4: libcudart.so is looked for by the version of CUDA; v2.4.4: by cudart_version</source>
        <translation>tensorflow third_party/gpus/cuda_configure.bzl，v1.3.0 至 v2.3.4：按 CUDA 的版本查找 libcudart.so；v2.4.4：按 cudart_version</translation>
    </message>
    <message>
        <source>tensorflow third_party/gpus/cuda_configure.bzl v1.4.1 to v1.12.3, find_cuda_config.py v1.15.5 to v2.2.3: only cudnn.h is read</source>
        <translation>tensorflow third_party/gpus/cuda_configure.bzl v1.4.1 至 v1.12.3，find_cuda_config.py v1.15.5 至 v2.2.3：只读取 cudnn.h</translation>
    </message>
    <message>
        <source>tensorflow/stream_executor/cuda/cuda_dnn.cc: v1.4.1 and v1.7.1 compare the minor number, v1.8.0 and later take a newer one</source>
        <translation>tensorflow/stream_executor/cuda/cuda_dnn.cc：v1.4.1 和 v1.7.1 比较次版本号，v1.8.0 及以后接受更新的版本</translation>
    </message>
    <message>
        <source>tensorflow/compiler/mlir/BUILD of v1.15.5: copts -std=c++14</source>
        <translation>v1.15.5 的 tensorflow/compiler/mlir/BUILD：copts -std=c++14</translation>
    </message>
    <message>
        <source>tensorflow/core/lib/io/cache.h and tensorflow/lite/kernels/internal/spectrogram.cc, v2.4.4 to v2.12.1: no &lt;cstdint&gt;, which GCC 13 no longer brings in</source>
        <translation>tensorflow/core/lib/io/cache.h 和 tensorflow/lite/kernels/internal/spectrogram.cc，v2.4.4 至 v2.12.1：缺少 &lt;cstdint&gt;，而 GCC 13 不再附带引入它</translation>
    </message>
    <message>
        <source>tensorflow WORKSPACE: check_version(&quot;0.4.2&quot;) in v1.0.1 and v1.1.0</source>
        <translation>tensorflow WORKSPACE：v1.0.1 和 v1.1.0 中的 check_version(&quot;0.4.2&quot;)</translation>
    </message>
    <message>
        <source>tensorflow/tools/pip_package/setup.py of v1.10.1, v1.13.2 to v2.6.3 and v2.9.1 to v2.12.1</source>
        <translation>v1.10.1、v1.13.2 至 v2.6.3 以及 v2.9.1 至 v2.12.1 的 tensorflow/tools/pip_package/setup.py</translation>
    </message>
    <message>
        <source>https://github.com/bazelbuild/bazel/releases/tag/8.0.0 (WORKSPACE is off; removed in 9)</source>
        <translation>https://github.com/bazelbuild/bazel/releases/tag/8.0.0（WORKSPACE 默认关闭；在 9 中移除）</translation>
    </message>
    <message>
        <source>dusty-nv/jetson-containers packages/ml/tensorflow/config.py and scripts/docker_build_ml.sh (addresses of NVIDIA&apos;s wheels)</source>
        <translation>dusty-nv/jetson-containers packages/ml/tensorflow/config.py 和 scripts/docker_build_ml.sh（NVIDIA 的 wheel 的地址）</translation>
    </message>
    <message>
        <source>public install notes for JetPack 6.0 that name tensorflow-2.15.0+nv24.05</source>
        <translation>JetPack 6.0 的公开安装说明，其中写明 tensorflow-2.15.0+nv24.05</translation>
    </message>
    <message>
        <source>names in native of Debian&apos;s bazel-bootstrap 4.2.3+ds-9 and of Bazel 0.29.0, printed by a .bzl file and compared, 2026-11-22; TensorFlow Lite 2.8.0 built with stand-ins</source>
        <translation>Debian 的 bazel-bootstrap 4.2.3+ds-9 与 Bazel 0.29.0 的 native 中的名称，由 .bzl 文件输出并比较，2026-11-22；TensorFlow Lite 2.8.0 已用替代规则构建</translation>
    </message>
</context>
<context>
    <name>cw::ChangedKeyDialog</name>
    <message>
        <source>Changed host key</source>
        <translation>主机密钥已改变</translation>
    </message>
    <message>
        <source>This is not the device it was</source>
        <translation>这不是原来的设备</translation>
    </message>
    <message>
        <source>%1 answers with another key than the one that was accepted. Either it was set up anew, or another machine answers in its place. Nothing is sent to it.</source>
        <translation>%1 出示的密钥与已接受的不同。可能是它已重新安装，也可能是另一台机器冒名应答。不会向它发送任何内容。</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>Copy the known fingerprint</source>
        <translation>复制已知的指纹</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Copy the new fingerprint</source>
        <translation>复制新的指纹</translation>
    </message>
    <message>
        <source>Run this at the device&apos;s own keyboard or console; it must print the fingerprint below &quot;Now&quot;</source>
        <translation>请在设备自己的键盘或控制台上运行；它打印的指纹必须与“现在”下方的相同</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>The old key stands in %1. If you set the device up anew, remove it there</source>
        <translation>旧密钥在 %1 中。若您重新安装了设备，请在那里删除它</translation>
    </message>
    <message>
        <source>Copy the command that removes the old key</source>
        <translation>复制删除旧密钥的命令</translation>
    </message>
    <message>
        <source>Deploying is blocked.</source>
        <translation>部署已被阻止。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Set up anew? Forget the old key…</source>
        <translation>重新安装过？移除旧密钥…</translation>
    </message>
    <message>
        <source>Forget the key that was accepted for %1?</source>
        <translation>移除为 %1 接受的密钥？</translation>
    </message>
    <message>
        <source>Only do so if you know why it changed. The new key is not accepted by this: the next connection shows its fingerprint and asks.</source>
        <translation>只有知道它为何改变时才这样做。这不会接受新密钥：下次连接时会显示其指纹并询问。</translation>
    </message>
    <message>
        <source>Forget the old key</source>
        <translation>移除旧密钥</translation>
    </message>
</context>
<context>
    <name>cw::ChoiceControl</name>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>cw::Choices</name>
    <message>
        <source>Python wheel</source>
        <translation>Python wheel</translation>
    </message>
    <message>
        <source>C library</source>
        <translation>C 库</translation>
    </message>
    <message>
        <source>TensorFlow Lite C library</source>
        <translation>TensorFlow Lite C 库</translation>
    </message>
    <message>
        <source>Model server (TensorFlow Serving)</source>
        <translation>模型服务器（TensorFlow Serving）</translation>
    </message>
    <message>
        <source>Smoke test program</source>
        <translation>冒烟测试程序</translation>
    </message>
    <message>
        <source>Bazel targets of your own</source>
        <translation>您自己的 Bazel 目标</translation>
    </message>
    <message>
        <source>Cross-built on this machine</source>
        <translation>在本机交叉构建</translation>
    </message>
    <message>
        <source>Built for this very machine</source>
        <translation>为本机自身构建</translation>
    </message>
    <message>
        <source>Built in a container</source>
        <translation>在容器中构建</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n 个核心</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ComboBox</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>cw::CommandPane</name>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command line</source>
        <translation>复制命令行</translation>
    </message>
    <message>
        <source>Environment of this step</source>
        <translation>此步骤的环境</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>将运行</translation>
    </message>
    <message numerus="yes">
        <source>At most %n second(s).</source>
        <translation>
            <numerusform>最多 %n 秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped when its result is there already.</source>
        <translation>若其结果已存在则跳过。</translation>
    </message>
    <message>
        <source>step %1 of %2. %3</source>
        <extracomment>%3: why, one or two sentences</extracomment>
        <translation>第 %1 步，共 %2 步。%3</translation>
    </message>
    <message>
        <source>No program: Crosswright does this itself.</source>
        <translation>没有程序：由 Crosswright 自己完成。</translation>
    </message>
    <message>
        <source>One line with its folder and its environment, to run it as it is</source>
        <translation>包含目录和环境的一整行，可直接运行</translation>
    </message>
    <message>
        <source>It works %1.</source>
        <comment>where a step works</comment>
        <translation>它%1运行。</translation>
    </message>
</context>
<context>
    <name>cw::ComparisonModel</name>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>cw::Configuration</name>
    <message>
        <source>The configuration&apos;s value for %1 is malformed.</source>
        <translation>配置中 %1 的值格式有误。</translation>
    </message>
    <message>
        <source>Set it again with &quot;crosswright set&quot;.</source>
        <translation>请用“crosswright set”重新设置。</translation>
    </message>
    <message>
        <source>The configuration has a key &quot;%1&quot; that is not known.</source>
        <translation>配置中有未知的键“%1”。</translation>
    </message>
    <message>
        <source>Fields stand below &quot;values&quot;; docs/formats.md lists the keys.</source>
        <translation>字段位于 &quot;values&quot; 之下；docs/formats.md 列出了所有键。</translation>
    </message>
    <message>
        <source>The configuration&apos;s &quot;values&quot; is no object.</source>
        <translation>配置的 &quot;values&quot; 不是对象。</translation>
    </message>
</context>
<context>
    <name>cw::ConfigureDifference</name>
    <message>
        <source>./configure did not write %1.</source>
        <translation>./configure 没有写出 %1。</translation>
    </message>
    <message>
        <source>%1 is from an earlier time: ./configure did not write it now.</source>
        <translation>%1 是以前留下的：./configure 这次没有写入它。</translation>
    </message>
    <message>
        <source>Bazel does not read %1: no rc file of the tree imports it.</source>
        <translation>Bazel 不读取 %1：源码树中没有 rc 文件导入它。</translation>
    </message>
    <message>
        <source>./configure did not write &quot;%1&quot; into %2.</source>
        <translation>./configure 没有将“%1”写入 %2。</translation>
    </message>
    <message>
        <source>%1 was not written as asked: &quot;%2&quot; is not in %3.</source>
        <translation>%1 没有按要求写入：%3 中没有“%2”。</translation>
    </message>
    <message>
        <source>%1: asked for &quot;%2&quot;, and ./configure wrote &quot;%3&quot; into %4.</source>
        <translation>%1：要求的是“%2”，而 ./configure 将“%3”写入了 %4。</translation>
    </message>
    <message>
        <source>%1 was not asked for: &quot;%2&quot; is in %3.</source>
        <translation>没有要求 %1：%3 中有“%2”。</translation>
    </message>
    <message>
        <source>%1: asked for &quot;%2&quot;, but %4 says &quot;%3&quot;.</source>
        <translation>%1：要求的是“%2”，但 %4 中是“%3”。</translation>
    </message>
</context>
<context>
    <name>cw::ConfigureDriver</name>
    <message>
        <source>./configure changed %1, which belongs to the source.</source>
        <translation>./configure 更改了 %1，而它属于源码。</translation>
    </message>
    <message>
        <source>./configure ended with exit code %1, but everything is written as it was asked for.</source>
        <translation>./configure 以退出码 %1 结束，但所有内容都已按要求写入。</translation>
    </message>
</context>
<context>
    <name>cw::ConfiguredFacts</name>
    <message>
        <source>the configuration</source>
        <translation>配置</translation>
    </message>
</context>
<context>
    <name>cw::ContainerRoad</name>
    <message>
        <source>a container of the project&apos;s own image</source>
        <translation>使用项目自身镜像的容器</translation>
    </message>
    <message>
        <source>A container was not asked for.</source>
        <translation>没有要求使用容器。</translation>
    </message>
    <message>
        <source>Set mode to container.</source>
        <translation>请将 mode 设为 container。</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so its image is not known.</source>
        <translation>资料库中没有对应此源码的版本，因此不知道其镜像。</translation>
    </message>
    <message>
        <source>Set mode to cross or native.</source>
        <translation>请将 mode 设为 cross 或 native。</translation>
    </message>
    <message>
        <source>No image is known that builds %1 with CUDA for %2.</source>
        <translation>没有已知的镜像可以为 %2 构建带 CUDA 的 %1。</translation>
    </message>
    <message>
        <source>No image is known that builds %1 for %2.</source>
        <translation>没有已知的镜像可以为 %2 构建 %1。</translation>
    </message>
</context>
<context>
    <name>cw::ControlServer</name>
    <message>
        <source>The folder %1 for the control socket is not private to you.</source>
        <translation>控制套接字的文件夹 %1 不是您私有的。</translation>
    </message>
    <message>
        <source>Remove it, or set XDG_RUNTIME_DIR to a folder of your own.</source>
        <translation>请删除它，或将 XDG_RUNTIME_DIR 设为您自己的文件夹。</translation>
    </message>
    <message>
        <source>The path of the control socket is too long: %1.</source>
        <translation>控制套接字的路径太长：%1。</translation>
    </message>
    <message>
        <source>Set XDG_RUNTIME_DIR to a shorter path.</source>
        <translation>请将 XDG_RUNTIME_DIR 设为较短的路径。</translation>
    </message>
    <message>
        <source>Cannot listen on %1: %2.</source>
        <translation>无法在 %1 上监听：%2。</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>这不是 JSON 对象。</translation>
    </message>
</context>
<context>
    <name>cw::CudaCrosstoolRoad</name>
    <message>
        <source>TensorFlow&apos;s own CUDA toolchain with a cross compiler</source>
        <translation>TensorFlow 自身的 CUDA 工具链加交叉编译器</translation>
    </message>
    <message>
        <source>Only a cross build with CUDA goes this way.</source>
        <translation>只有带 CUDA 的交叉构建采用此途径。</translation>
    </message>
    <message>
        <source>It is not established that the CUDA toolchain of %1 takes a cross compiler.</source>
        <translation>尚未证实 %1 的 CUDA 工具链接受交叉编译器。</translation>
    </message>
</context>
<context>
    <name>cw::DataTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>cw::DeployJob</name>
    <message>
        <source>Prove what is in use with a new random seed</source>
        <translation>用新的随机种子验证正在使用的版本</translation>
    </message>
    <message>
        <source>%1 does not work any more. %2</source>
        <translation>%1 不再能用。%2</translation>
    </message>
    <message>
        <source>The device answered %1, and %2 is right.</source>
        <translation>设备回答 %1，正确值为 %2。</translation>
    </message>
</context>
<context>
    <name>cw::DeployPage</name>
    <message>
        <source>Deploy</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Nothing is deployed there yet.</source>
        <translation>那里还没有部署任何内容。</translation>
    </message>
    <message>
        <source>This file cannot be deployed.</source>
        <translation>无法部署此文件。</translation>
    </message>
    <message>
        <source>Cancelling at the next safe point; what this deployment made is removed…</source>
        <translation>将在下一个安全点取消；此次部署创建的内容会被删除…</translation>
    </message>
    <message>
        <source>Nothing on the device is replaced before the proof has passed.</source>
        <translation>在验证通过之前，不会替换设备上的任何内容。</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>回滚</translation>
    </message>
    <message>
        <source>Verify now</source>
        <translation>立即验证</translation>
    </message>
    <message>
        <source>Proves what is in use there again, with a new random seed</source>
        <translation>用新的随机种子再次验证那里正在使用的版本</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>复制事情经过</translation>
    </message>
    <message>
        <source>Before copying</source>
        <translation>复制之前</translation>
    </message>
    <message>
        <source>What the artifacts need is compared with the device before anything is copied.</source>
        <translation>在复制任何内容之前，将产物的需求与设备进行比较。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What runs on the device</source>
        <translation>设备上运行的命令</translation>
    </message>
    <message>
        <source>Every command is shown here as it is run.</source>
        <translation>每条命令运行时都会显示在这里。</translation>
    </message>
    <message>
        <source>Copy what ran on the device</source>
        <translation>复制设备上运行的命令</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>The device computes with a random seed that this machine chooses and works out by itself.</source>
        <translation>设备用本机选定的随机种子进行计算，本机自行算出结果。</translation>
    </message>
    <message>
        <source>Versions on the device</source>
        <translation>设备上的版本</translation>
    </message>
    <message>
        <source>✓ in use</source>
        <translation>✓ 使用中</translation>
    </message>
    <message>
        <source>Not asked yet; Test looks what is there.</source>
        <translation>还没有询问；“测试”会查看那里有什么。</translation>
    </message>
    <message>
        <source>Use this version again</source>
        <translation>重新使用此版本</translation>
    </message>
    <message>
        <source>%1 on %2…</source>
        <comment>a step&apos;s title, device</comment>
        <translation>%1，在 %2 上…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Deploy again</source>
        <translation>再次部署</translation>
    </message>
    <message>
        <source>Deploy to %1</source>
        <translation>部署到 %1</translation>
    </message>
    <message>
        <source>Roll back to %1</source>
        <comment>date of a version</comment>
        <translation>回滚到 %1</translation>
    </message>
    <message>
        <source>%1 is proved there first; nothing is copied.</source>
        <translation>先在那里验证 %1；不复制任何内容。</translation>
    </message>
    <message>
        <source>To the version that was in use before; it is proved first.</source>
        <translation>回到此前使用的版本；先进行验证。</translation>
    </message>
    <message>
        <source>The device could not be asked what is in use now.</source>
        <translation>无法询问设备现在使用的是什么。</translation>
    </message>
    <message>
        <source>In use, unchanged: %1 (%2).</source>
        <translation>使用中，未改变：%1（%2）。</translation>
    </message>
    <message>
        <source>Nothing is in use on the device, as before.</source>
        <translation>设备上没有使用任何版本，与之前一样。</translation>
    </message>
    <message>
        <source>Proved: version %1 works on %2</source>
        <translation>已验证：版本 %1 可在 %2 上使用</translation>
    </message>
    <message>
        <source>Rolled back and proved: version %1 works on %2</source>
        <translation>已回滚并验证：版本 %1 可在 %2 上使用</translation>
    </message>
    <message>
        <source>Its answer %1 to a random seed is the one that this machine works out.</source>
        <translation>它对随机种子的回答 %1 与本机算出的相同。</translation>
    </message>
    <message>
        <source>%1, Python %2, %3.</source>
        <translation>%1，Python %2，%3。</translation>
    </message>
    <message>
        <source>%1, Python %2, glibc %3</source>
        <translation>%1，Python %2，glibc %3</translation>
    </message>
    <message>
        <source>everything fits</source>
        <translation>全部符合</translation>
    </message>
    <message>
        <source>Deployed and proved</source>
        <translation>已部署并验证</translation>
    </message>
    <message>
        <source>Nothing was changed on the device.</source>
        <translation>设备上没有任何更改。</translation>
    </message>
    <message>
        <source>The deployment failed</source>
        <translation>部署失败</translation>
    </message>
    <message>
        <source>The last deployment to %1 failed, %2</source>
        <translation>上次部署到 %1 失败，%2</translation>
    </message>
    <message>
        <source>Proved on %1, %2</source>
        <translation>已在 %1 上验证，%2</translation>
    </message>
    <message>
        <source>Verify now asks the device again, with a new random seed.</source>
        <translation>“立即验证”会用新的随机种子再次询问设备。</translation>
    </message>
    <message>
        <source>✓ unknown</source>
        <translation>✓ 未知</translation>
    </message>
    <message>
        <source>Close although %1 is being worked on?</source>
        <translation>%1 正在处理中，仍要关闭吗？</translation>
    </message>
    <message>
        <source>It is cancelled at the next safe point: what this deployment made is removed, and the former version stays in use.</source>
        <translation>会在下一个安全点取消：此次部署创建的内容会被删除，先前的版本继续使用。</translation>
    </message>
    <message>
        <source>Cancel it and close</source>
        <translation>取消并关闭</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>own virtual environment, offline</source>
        <translation>单独的虚拟环境，离线</translation>
    </message>
    <message>
        <source>answered as it must</source>
        <translation>回答正确</translation>
    </message>
    <message>
        <source>now in use</source>
        <translation>现在使用中</translation>
    </message>
    <message>
        <source>now in use, former one kept</source>
        <translation>现在使用中，先前的版本已保留</translation>
    </message>
    <message>
        <source>Deploying to %1…</source>
        <translation>正在部署到 %1…</translation>
    </message>
    <message>
        <source>Proving what is in use on %1…</source>
        <translation>正在验证 %1 上使用中的版本…</translation>
    </message>
    <message>
        <source>Rolling back %1…</source>
        <translation>正在回滚 %1…</translation>
    </message>
    <message>
        <source>The proof is cancelled; nothing on the device changes.</source>
        <translation>验证将被取消；设备上不会有任何更改。</translation>
    </message>
    <message>
        <source>Proved again</source>
        <translation>已再次验证</translation>
    </message>
    <message>
        <source>Rolled back and proved</source>
        <translation>已回滚并验证</translation>
    </message>
    <message>
        <source>The proof failed</source>
        <translation>验证失败</translation>
    </message>
    <message>
        <source>The roll back failed</source>
        <translation>回滚失败</translation>
    </message>
    <message>
        <source>Build something first, or choose a wheel&apos;s file.</source>
        <translation>请先构建，或选择一个 wheel 文件。</translation>
    </message>
    <message>
        <source>Add a device first.</source>
        <translation>请先添加设备。</translation>
    </message>
    <message>
        <source>Expected here</source>
        <translation>本机预期</translation>
    </message>
</context>
<context>
    <name>cw::DeployStepModel</name>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>切换</translation>
    </message>
    <message>
        <source>Clear up</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>bytes sent, in all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&lt; 1 s</source>
        <translation>&lt; 1 秒</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>没有到达</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>尚未开始</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>same SHA-256 on both sides</source>
        <translation>两边的 SHA-256 相同</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
</context>
<context>
    <name>cw::DeploySubject</name>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>What is deployed</source>
        <translation>部署的内容</translation>
    </message>
    <message>
        <source>Choose a wheel&apos;s file to deploy</source>
        <translation>选择要部署的 wheel 文件</translation>
    </message>
    <message>
        <source>A wheel that was made elsewhere; it can also be dropped here</source>
        <translation>在别处制作的 wheel；也可以拖放到这里</translation>
    </message>
    <message>
        <source>Looking for what was built…</source>
        <translation>正在查找已构建的内容…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>以及另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what to deploy</source>
        <translation>选择要部署的内容</translation>
    </message>
    <message>
        <source>Wheels (*.whl);;All files (*)</source>
        <translation>Wheel (*.whl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1, a file</source>
        <comment>name</comment>
        <translation>%1，文件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>built when, what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing has been built yet.</source>
        <translation>尚未构建任何内容。</translation>
    </message>
    <message>
        <source>Build something, or choose a wheel&apos;s file.</source>
        <translation>请先构建，或选择一个 wheel 文件。</translation>
    </message>
</context>
<context>
    <name>cw::Deployment</name>
    <message>
        <source>&quot;%1&quot; cannot name a version on the device.</source>
        <translation>“%1”不能作为设备上版本的名称。</translation>
    </message>
    <message>
        <source>There is nothing to deploy: the run made no artifacts.</source>
        <translation>没有可部署的内容：该次运行没有生成产物。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a file name on the device.</source>
        <translation>“%1”不能作为设备上的文件名。</translation>
    </message>
    <message>
        <source>Look at the device</source>
        <translation>查看设备</translation>
    </message>
    <message>
        <source>Compare the artifacts with the device</source>
        <translation>将产物与设备进行比较</translation>
    </message>
    <message>
        <source>Upload and compare SHA-256</source>
        <translation>上传并比较 SHA-256</translation>
    </message>
    <message>
        <source>Install into a new virtual environment</source>
        <translation>安装到新的虚拟环境中</translation>
    </message>
    <message>
        <source>Prove it with a random seed</source>
        <translation>用随机种子验证</translation>
    </message>
    <message>
        <source>The device answered %1, and %2 is right.</source>
        <translation>设备回答 %1，正确值为 %2。</translation>
    </message>
    <message>
        <source>The proof failed. %1</source>
        <translation>验证失败。%1</translation>
    </message>
    <message>
        <source>The former version is still in use.</source>
        <translation>仍在使用先前的版本。</translation>
    </message>
    <message>
        <source>Switch to the new version</source>
        <translation>切换到新版本</translation>
    </message>
    <message>
        <source>The device has %1 MiB free in %2, and about %3 MiB are needed.</source>
        <translation>设备的 %2 中剩余 %1 MiB，而约需 %3 MiB。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>没有发送任何内容。</translation>
    </message>
    <message>
        <source>%1 did not arrive as it was sent</source>
        <translation>%1 到达时与发送的不一致</translation>
    </message>
    <message>
        <source>The wheel could not be installed</source>
        <translation>无法安装该 wheel</translation>
    </message>
    <message>
        <source>The device could not note what was deployed: %1</source>
        <translation>设备无法记录部署的内容：%1</translation>
    </message>
    <message>
        <source>The device could not switch to the new version</source>
        <translation>设备无法切换到新版本</translation>
    </message>
    <message>
        <source>Remove what this deployment made</source>
        <translation>删除此次部署创建的内容</translation>
    </message>
    <message>
        <source>What this deployment made could not be removed from %1</source>
        <translation>无法从 %1 删除此次部署创建的内容</translation>
    </message>
    <message>
        <source>The former version is untouched.</source>
        <translation>先前的版本未受影响。</translation>
    </message>
    <message>
        <source>Nothing is in use on the device, as before.</source>
        <translation>设备上没有使用任何版本，与之前一样。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Remove what %n unfinished deployment(s) left</source>
        <translation>
            <numerusform>移除 %n 次未完成的部署留下的内容</numerusform>
        </translation>
    </message>
    <message>
        <source>What an unfinished deployment left could not be removed</source>
        <translation>无法删除未完成的部署留下的内容</translation>
    </message>
    <message>
        <source>The device could not make %1</source>
        <translation>设备无法创建 %1</translation>
    </message>
    <message>
        <source>Nothing of it is left on the device.</source>
        <translation>它没有在设备上留下任何内容。</translation>
    </message>
</context>
<context>
    <name>cw::DeskDialog</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>cw::Device</name>
    <message>
        <source>&quot;%1&quot; cannot name a device.</source>
        <translation>“%1”不能作为设备的名称。</translation>
    </message>
    <message>
        <source>Use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;.</source>
        <translation>请使用字母、数字、&quot;.&quot;、&quot;_&quot; 和 &quot;-&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name or address.</source>
        <translation>“%1”不是主机名或地址。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a user name.</source>
        <translation>“%1”不是用户名。</translation>
    </message>
    <message>
        <source>%1 is not a port; it must lie between 1 and 65535.</source>
        <translation>%1 不是端口；它必须在 1 到 65535 之间。</translation>
    </message>
</context>
<context>
    <name>cw::DeviceDialog</name>
    <message>
        <source>Edit device</source>
        <translation>编辑设备</translation>
    </message>
    <message>
        <source>Add device</source>
        <translation>添加设备</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1 在哪里？</translation>
    </message>
    <message>
        <source>Which device shall be used?</source>
        <translation>使用哪台设备？</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Keep it without contact</source>
        <translation>不连接，直接保存</translation>
    </message>
    <message>
        <source>It is reached by ssh, with your own keys and ssh settings. Only what you write here is kept; passwords and passphrases never are.</source>
        <translation>通过 ssh 连接，使用您自己的密钥和 ssh 设置。只保存您在此填写的内容；从不保存密码和口令。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>as your ssh settings say</source>
        <translation>按您的 ssh 设置</translation>
    </message>
    <message>
        <source>the usual keys and your agent</source>
        <translation>常用密钥和您的代理</translation>
    </message>
    <message>
        <source>Ask the device</source>
        <translation>询问设备</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the private key&apos;s file</source>
        <translation>选择私钥文件</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>用户(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Key file</source>
        <translation>密钥文件(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>开发板(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Name here</source>
        <translation>在此的名称(&amp;N)</translation>
    </message>
    <message>
        <source>Choose the private key</source>
        <translation>选择私钥</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>Asking what it has…</source>
        <translation>正在询问它具备什么…</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>有应答</translation>
    </message>
    <message>
        <source>answers in %1 ms</source>
        <translation>在 %1 毫秒内应答</translation>
    </message>
    <message>
        <source>There is a device named %1 already.</source>
        <translation>已有名为 %1 的设备。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择另一个名称。</translation>
    </message>
    <message>
        <source>jetson.local or 192.168.1.20</source>
        <translation>jetson.local 或 192.168.1.20</translation>
    </message>
</context>
<context>
    <name>cw::DeviceErrand</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>You did not log in, so nothing was done on %1.</source>
        <translation>您没有登录，因此没有在 %1 上做任何事情。</translation>
    </message>
    <message>
        <source>%1 lets you in neither with a key nor with a password.</source>
        <translation>%1 既不接受您的密钥，也不接受密码。</translation>
    </message>
    <message>
        <source>Put your public key on the device (ssh-copy-id), load the key into your agent, or name the key&apos;s file here.</source>
        <translation>请将您的公钥放到设备上（ssh-copy-id），将密钥载入代理，或在此指定密钥文件。</translation>
    </message>
    <message>
        <source>It is stopped; start it in the list of devices.</source>
        <translation>它已停止；请在设备列表中启动它。</translation>
    </message>
    <message>
        <source>Reading the host key of %1…</source>
        <translation>正在读取 %1 的主机密钥…</translation>
    </message>
    <message>
        <source>The connection to %1 waits for your answer about its host key.</source>
        <translation>到 %1 的连接正在等待您对其主机密钥的答复。</translation>
    </message>
    <message>
        <source>The host key of %1 was not accepted, so nothing was done.</source>
        <translation>没有接受 %1 的主机密钥，因此什么也没有做。</translation>
    </message>
    <message>
        <source>Deploying is blocked until the reason is known.</source>
        <translation>在查明原因之前，部署被阻止。</translation>
    </message>
    <message>
        <source>The connection to %1 waits for your answer.</source>
        <translation>到 %1 的连接正在等待您的答复。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was done on %1.</source>
        <translation>已取消；没有在 %1 上做任何事情。</translation>
    </message>
</context>
<context>
    <name>cw::DeviceLines</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>cw::DeviceModel</name>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>its files are gone</source>
        <translation>其文件已不在</translation>
    </message>
    <message>
        <source>asked %1</source>
        <translation>询问于 %1</translation>
    </message>
    <message>
        <source>asked before</source>
        <translation>曾经询问过</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>尚未询问</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>virtual, %1</source>
        <comment>Debian&apos;s release</comment>
        <translation>虚拟，%1</translation>
    </message>
</context>
<context>
    <name>cw::DevicePane</name>
    <message>
        <source>Devices</source>
        <translation>设备列表</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Virtual…</source>
        <translation>虚拟…</translation>
    </message>
    <message>
        <source>Add a device</source>
        <translation>添加设备</translation>
    </message>
    <message>
        <source>Make a virtual device</source>
        <translation>创建虚拟设备</translation>
    </message>
    <message>
        <source>A device run on this machine, to try everything without hardware</source>
        <translation>在本机上运行的设备，无需硬件即可试用所有功能</translation>
    </message>
    <message>
        <source>No device yet. Add the one that you have, or make a virtual one.</source>
        <translation>还没有设备。请添加您的设备，或创建虚拟设备。</translation>
    </message>
    <message>
        <source>✓ answers in 1234 ms</source>
        <translation>✓ 在 1234 毫秒内应答</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Connects, and looks what is deployed there</source>
        <translation>连接，并查看那里部署了什么</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新询问</translation>
    </message>
    <message>
        <source>Asks what it has: system, Python, GPU, memory, disk</source>
        <translation>询问它具备什么：系统、Python、GPU、内存、磁盘</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Destroy the virtual device %1?</source>
        <translation>销毁虚拟设备 %1？</translation>
    </message>
    <message>
        <source>It is stopped, and its files with everything deployed there are removed.</source>
        <translation>它会被停止，其文件以及部署在那里的所有内容都会被删除。</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>销毁</translation>
    </message>
    <message>
        <source>Removing %1…</source>
        <translation>正在移除 %1…</translation>
    </message>
    <message>
        <source>Remove %1 from the list?</source>
        <translation>从列表中移除 %1？</translation>
    </message>
    <message>
        <source>Its facts and the host key that was accepted for it are forgotten. Nothing is changed on the device.</source>
        <translation>其事实和为它接受的主机密钥会被清除。设备上没有任何更改。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Looking what is deployed…</source>
        <translation>正在查看部署了什么…</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>有应答</translation>
    </message>
    <message>
        <source>answers in %1 ms</source>
        <translation>在 %1 毫秒内应答</translation>
    </message>
    <message>
        <source>Asking %1 what it has…</source>
        <translation>正在询问 %1 具备什么…</translation>
    </message>
    <message>
        <source>asked %1</source>
        <translation>询问于 %1</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>没有到达</translation>
    </message>
    <message>
        <source>Making %1…</source>
        <translation>正在创建 %1…</translation>
    </message>
    <message>
        <source>Stopping %1…</source>
        <translation>正在停止 %1…</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>正在启动 %1…</translation>
    </message>
</context>
<context>
    <name>cw::DeviceStore</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no device &quot;%1&quot;.</source>
        <translation>没有设备“%1”。</translation>
    </message>
    <message>
        <source>Add one with &quot;crosswright device add&quot;, or make one with &quot;crosswright device virtual create&quot;.</source>
        <translation>请用“crosswright device add”添加，或用“crosswright device virtual create”创建。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
</context>
<context>
    <name>cw::DialogPrompter</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Save them before going on? A running build is not touched.</source>
        <translation>在继续之前保存吗？正在进行的构建不受影响。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Recover changes</source>
        <translation>恢复更改</translation>
    </message>
    <message>
        <source>%1 has changes from %2 that were never saved.</source>
        <translation>%1 有来自 %2 的更改，从未保存。</translation>
    </message>
    <message>
        <source>Crosswright ended without asking about them.</source>
        <translation>Crosswright 结束时没有询问这些更改。</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>以后再决定</translation>
    </message>
</context>
<context>
    <name>cw::DiffView</name>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Previous change (Shift+F8)</source>
        <translation>上一处更改 (Shift+F8)</translation>
    </message>
    <message>
        <source>Next change (F8)</source>
        <translation>下一处更改 (F8)</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: &quot;2 lines added&quot;, %2: &quot;1 line removed&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>增加 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>删除 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Show before and after beside each other</source>
        <translation>并排显示更改前后的内容</translation>
    </message>
    <message>
        <source>The window is too narrow for two columns</source>
        <translation>窗口太窄，放不下两栏</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>第 %1 处更改，共 %2 处</translation>
    </message>
    <message>
        <source>Added, line %1: %2</source>
        <translation>增加，第 %1 行：%2</translation>
    </message>
    <message>
        <source>Removed, line %1: %2</source>
        <translation>删除，第 %1 行：%2</translation>
    </message>
    <message>
        <source>No line here</source>
        <translation>此处没有行</translation>
    </message>
</context>
<context>
    <name>cw::Documents</name>
    <message>
        <source>The configuration was not saved</source>
        <translation>配置没有保存</translation>
    </message>
    <message>
        <source>Save the configuration</source>
        <translation>保存配置</translation>
    </message>
    <message>
        <source>Crosswright configurations (*%1)</source>
        <translation>Crosswright 配置 (*%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Everything that opens (*%1 *.cwrun *.whl *.log journal.jsonl);;Configurations (*%1);;Records of runs (*.cwrun);;Wheels (*.whl);;All files (*)</source>
        <translation>可打开的所有文件 (*%1 *.cwrun *.whl *.log journal.jsonl);;配置 (*%1);;运行的记录 (*.cwrun);;Wheel (*.whl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>没有打开 %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>It is neither a configuration nor the folder or record of a run, a wheel or a log.</source>
        <translation>它既不是配置，也不是运行的文件夹或记录、wheel 或日志。</translation>
    </message>
</context>
<context>
    <name>cw::ElapsedTicker</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
</context>
<context>
    <name>cw::EventReader</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
</context>
<context>
    <name>cw::FactFinder</name>
    <message>
        <source>asking %1</source>
        <translation>正在询问 %1</translation>
    </message>
    <message>
        <source>given when the device was added</source>
        <translation>添加设备时给出</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
</context>
<context>
    <name>cw::FactList</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>cw::FeatureWords</name>
    <message>
        <source>Reads and writes files on Amazon S3.</source>
        <translation>读写 Amazon S3 上的文件。</translation>
    </message>
    <message>
        <source>Clang compiles the whole build.</source>
        <translation>整个构建由 Clang 编译。</translation>
    </message>
    <message>
        <source>Fetched Clang</source>
        <translation>下载的 Clang</translation>
    </message>
    <message>
        <source>The build fetches a fresh Clang and compiles with it.</source>
        <translation>构建会下载新的 Clang 并用它编译。</translation>
    </message>
    <message>
        <source>Reads and writes files on Google Cloud.</source>
        <translation>读写 Google Cloud 上的文件。</translation>
    </message>
    <message>
        <source>Machines exchange data between their GPUs without the CPU.</source>
        <translation>机器之间的 GPU 不经 CPU 直接交换数据。</translation>
    </message>
    <message>
        <source>Reads and writes files on Hadoop.</source>
        <translation>读写 Hadoop 上的文件。</translation>
    </message>
    <message>
        <source>Reads data sets from an Ignite cluster.</source>
        <translation>从 Ignite 集群读取数据集。</translation>
    </message>
    <message>
        <source>Another memory allocator, which servers profit from.</source>
        <translation>另一种内存分配器，适合服务器。</translation>
    </message>
    <message>
        <source>Reads data sets from Kafka.</source>
        <translation>从 Kafka 读取数据集。</translation>
    </message>
    <message>
        <source>Intel&apos;s mathematics library, for Intel processors.</source>
        <translation>英特尔的数学库，用于英特尔处理器。</translation>
    </message>
    <message>
        <source>Machines of a cluster work together by MPI.</source>
        <translation>集群中的机器通过 MPI 协同工作。</translation>
    </message>
    <message>
        <source>Intel&apos;s graph compiler.</source>
        <translation>英特尔的图编译器。</translation>
    </message>
    <message>
        <source>Computes on OpenCL devices.</source>
        <translation>在 OpenCL 设备上计算。</translation>
    </message>
    <message>
        <source>Computes on OpenCL devices through SYCL.</source>
        <translation>通过 SYCL 在 OpenCL 设备上计算。</translation>
    </message>
    <message>
        <source>Computes on AMD&apos;s GPUs.</source>
        <translation>在 AMD 的 GPU 上计算。</translation>
    </message>
    <message>
        <source>Machines exchange data by InfiniBand (verbs).</source>
        <translation>机器之间通过 InfiniBand（verbs）交换数据。</translation>
    </message>
    <message>
        <source>Compiles graphs for the processor just in time.</source>
        <translation>在运行时为处理器编译计算图。</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>The build fetches nothing: everything must be on this machine.</source>
        <translation>构建不下载任何内容：一切都必须已在本机上。</translation>
    </message>
    <message>
        <source>Own libstdc++</source>
        <translation>自带 libstdc++</translation>
    </message>
    <message>
        <source>Your .bazelrc</source>
        <translation>您的 .bazelrc</translation>
    </message>
    <message>
        <source>Bazel also reads the settings in your home folder.</source>
        <translation>Bazel 还会读取您主文件夹中的设置。</translation>
    </message>
    <message>
        <source>libstdc++ is linked in, for a device with an older one.</source>
        <translation>将 libstdc++ 静态链接进去，用于自带版本较旧的设备。</translation>
    </message>
    <message>
        <source>Stand-ins for Android</source>
        <translation>Android 的替代规则</translation>
    </message>
    <message>
        <source>The plan adds the rules for Android that Bazel lacks.</source>
        <translation>计划会补上 Bazel 缺少的 Android 规则。</translation>
    </message>
    <message>
        <source>Run ./configure</source>
        <translation>运行 ./configure</translation>
    </message>
    <message>
        <source>Where its answers can be written without it, run it all the same.</source>
        <translation>即使可以不运行它就写出答案，也照样运行。</translation>
    </message>
</context>
<context>
    <name>cw::FetchJob</name>
    <message>
        <source>The catalog knows no part %1.</source>
        <translation>资料库中没有部件 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be fetched.</source>
        <translation>无法获取 %1。</translation>
    </message>
</context>
<context>
    <name>cw::FetchLine</name>
    <message>
        <source>Fetched so far</source>
        <translation>目前已获取</translation>
    </message>
    <message>
        <source>Fetching %1…</source>
        <translation>正在获取 %1…</translation>
    </message>
    <message>
        <source>Putting %1 together…</source>
        <translation>正在组装 %1…</translation>
    </message>
    <message>
        <source>asking for %1</source>
        <translation>正在查询 %1</translation>
    </message>
    <message>
        <source>downloading %1</source>
        <translation>正在下载 %1</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>unpacking %1</source>
        <translation>正在解包 %1</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>what happens, bytes, all bytes</comment>
        <translation>%1，%2 / %3</translation>
    </message>
    <message>
        <source>Part %1 of %2: %3</source>
        <translation>第 %1 部分，共 %2 部分：%3</translation>
    </message>
    <message>
        <source>Stopping; what was downloaded is kept…</source>
        <translation>正在停止；已下载的内容会保留…</translation>
    </message>
</context>
<context>
    <name>cw::FieldForm</name>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>所需</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>cw::FieldPage</name>
    <message numerus="yes">
        <source>%n error(s) lock Review.</source>
        <translation>
            <numerusform>%n 个错误锁定了“审阅”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s).</source>
        <translation>
            <numerusform>%n 个警告。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are not known yet.</source>
        <translation>
            <numerusform>尚有 %n 项未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask this machine, the device and the tree again</source>
        <translation>重新询问本机、设备和源码树</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) ignored.</source>
        <translation>
            <numerusform>已忽略 %n 项检查结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::FieldRow</name>
    <message>
        <source>found by: %1</source>
        <translation>获知方式：%1</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>找到：%1。</translation>
    </message>
    <message>
        <source>%1 allows %2.</source>
        <translation>%1 允许 %2。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 found: %2</source>
        <translation>%1 找到：%2</translation>
    </message>
    <message>
        <source>%1 allowed: %2</source>
        <translation>%1 允许：%2</translation>
    </message>
    <message>
        <source>The last valid value stays in force.</source>
        <translation>最后一个有效值仍然生效。</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>符合</translation>
    </message>
</context>
<context>
    <name>cw::Figures</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
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
        <translation>%1/%2 MiB</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1/%2 GiB</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>昨天 %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>a date without its year, as in &quot;19 Nov&quot;; see QLocale::toString</extracomment>
        <translation>M月d日</translation>
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
        <translation>无法打开锁 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is locked by another process.</source>
        <translation>%1 被另一个进程锁定。</translation>
    </message>
    <message>
        <source>Cannot lock %1: %2.</source>
        <translation>无法锁定 %1：%2。</translation>
    </message>
</context>
<context>
    <name>cw::FilePane</name>
    <message>
        <source>What is shown of the file</source>
        <translation>显示文件的哪些内容</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Changes to disk</source>
        <translation>与磁盘的差异</translation>
    </message>
    <message>
        <source>Changes to last run</source>
        <translation>与上次运行的差异</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>文件的文本</translation>
    </message>
    <message>
        <source>Executable.</source>
        <translation>可执行。</translation>
    </message>
    <message>
        <source>There is no such file yet; all of it is new.</source>
        <translation>还没有这个文件；全部内容都是新的。</translation>
    </message>
    <message>
        <source>There was no run of this source yet.</source>
        <translation>此源码还没有运行过。</translation>
    </message>
    <message>
        <source>Run %1 did not write this file.</source>
        <translation>运行 %1 没有写入此文件。</translation>
    </message>
    <message>
        <source>Steps and limits</source>
        <translation>步骤和限制</translation>
    </message>
    <message>
        <source>Everything that will run, in this order.</source>
        <translation>将要运行的全部内容，按此顺序。</translation>
    </message>
    <message>
        <source>Steps are no file on the disk.</source>
        <translation>步骤不是磁盘上的文件。</translation>
    </message>
</context>
<context>
    <name>cw::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一个匹配 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一个匹配 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 处匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>cw::FindingStrip</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>尚不知道</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Why? Where the rule comes from</source>
        <translation>为什么？规则的出处</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the finding with its source</source>
        <translation>复制检查结果及其来源</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>复制检查结果</translation>
    </message>
    <message>
        <source>Repair: %1</source>
        <translation>修复：%1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <translation>清除 %1</translation>
    </message>
    <message>
        <source>Copy source</source>
        <translation>复制来源</translation>
    </message>
    <message>
        <source>Copy rule name</source>
        <translation>复制规则名</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>ignored by you</source>
        <translation>由您忽略</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Ignore what %1 finds</source>
        <translation>忽略 %1 的检查结果</translation>
    </message>
    <message>
        <source>It counts again as what it is: %1.</source>
        <translation>它将重新按其本来的级别计入：%1。</translation>
    </message>
    <message>
        <source>You know better: it stays to be seen as a remark and no longer locks the build. The configuration keeps the decision, and it can be undone.</source>
        <translation>您更了解情况：它仍作为提示可见，但不再锁定构建。该决定保存在配置中，并且可以撤销。</translation>
    </message>
    <message>
        <source>You know better: it stays to be seen as a remark. The configuration keeps the decision, and it can be undone.</source>
        <translation>您更了解情况：它仍作为提示可见。该决定保存在配置中，并且可以撤销。</translation>
    </message>
    <message>
        <source>Stop ignoring</source>
        <translation>不再忽略</translation>
    </message>
    <message>
        <source>Stop ignoring what %1 finds</source>
        <translation>不再忽略 %1 的检查结果</translation>
    </message>
    <message>
        <source>Into your cache, with its sum compared. In a terminal: %1</source>
        <translation>获取到您的缓存中，并比较其校验和。在终端中：%1</translation>
    </message>
    <message>
        <source>Get %1, %2</source>
        <comment>what, its size</comment>
        <translation>获取 %1，%2</translation>
    </message>
    <message>
        <source>Get %1</source>
        <translation>获取 %1</translation>
    </message>
</context>
<context>
    <name>cw::FlawModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>cw::GeneralPane</name>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>As the system (%1)</source>
        <translation>与系统相同（%1）</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Takes effect at the next start, on the command line too.</source>
        <translation>下次启动时生效，命令行也是如此。</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>与桌面相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>none was found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>&amp;Terminal</source>
        <translation>终端(&amp;T)</translation>
    </message>
    <message>
        <source>Opened for a device or a run&apos;s folder. Empty takes the first one found.</source>
        <translation>为设备或运行的文件夹打开。留空则使用找到的第一个。</translation>
    </message>
</context>
<context>
    <name>cw::HeaviestModel</name>
    <message>
        <source>%1, made by %2</source>
        <translation>%1，生成者 %2</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成物</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>内存峰值</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>处理器时间</translation>
    </message>
</context>
<context>
    <name>cw::HermeticRoad</name>
    <message>
        <source>the compilers that the release downloads, told of the target</source>
        <translation>此版本下载的编译器，并指明目标</translation>
    </message>
    <message>
        <source>Only a cross build of a release that brings its own Python goes this way.</source>
        <translation>只有自带 Python 的版本的交叉构建采用此途径。</translation>
    </message>
    <message>
        <source>The compilers that %1 downloads make no CUDA code for %2 on another machine.</source>
        <translation>%1 下载的编译器不能在另一种机器上为 %2 生成 CUDA 代码。</translation>
    </message>
    <message>
        <source>Set mode to native to build it on the board, or remove cuda to build for the CPU.</source>
        <translation>请将 mode 设为 native 以在开发板上构建，或移除 cuda 以只为 CPU 构建。</translation>
    </message>
    <message>
        <source>%1 downloads no compiler that makes code for %2.</source>
        <translation>%1 不下载能为 %2 生成代码的编译器。</translation>
    </message>
</context>
<context>
    <name>cw::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Build again…</source>
        <translation>再次构建…</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>Every build leaves its record here: what was planned, what it needed, what it made. Nothing leaves this computer.</source>
        <translation>每次构建都在此留下记录：计划了什么，需要了什么，生成了什么。没有任何内容离开这台计算机。</translation>
    </message>
    <message>
        <source>Shows the chosen run on the Build page</source>
        <translation>在“构建”页显示所选的运行</translation>
    </message>
    <message>
        <source>Opens the configuration of the chosen run; Review starts it</source>
        <translation>打开所选运行的配置；由“审阅”启动</translation>
    </message>
    <message>
        <source>Find a release, a board or an error</source>
        <translation>查找版本、开发板或错误</translation>
    </message>
    <message>
        <source>Which results</source>
        <translation>显示哪些结果</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed or stopped</source>
        <translation>失败或已停止</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>No run fits these words.</source>
        <translation>没有符合这些字词的运行。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Build &amp;again…</source>
        <translation>再次构建(&amp;A)…</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Copy &amp;id</source>
        <translation>复制编号(&amp;I)</translation>
    </message>
    <message>
        <source>A run is a folder; nothing else is kept about it.</source>
        <translation>一次运行就是一个文件夹；除此之外不保存任何内容。</translation>
    </message>
    <message>
        <source>Reading the runs…</source>
        <translation>正在读取运行…</translation>
    </message>
    <message>
        <source>Two chosen: compared</source>
        <translation>选择了两个：进行比较</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1/%n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>The configuration of this run cannot be used</source>
        <translation>此次运行的配置无法使用</translation>
    </message>
    <message>
        <source>Give up the changes of %1?</source>
        <translation>放弃对 %1 的更改？</translation>
    </message>
    <message>
        <source>They are not saved. The configuration of the run takes their place.</source>
        <translation>更改没有保存。它们会被该次运行的配置取代。</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>放弃更改</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), %1 of work in all. A run is a folder; it can be opened, compared and built again.</source>
        <translation>
            <numerusform>%n 次运行，共工作 %1。一次运行就是一个文件夹；可以打开、比较并再次构建。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Review</source>
        <translation>转到“审阅”</translation>
    </message>
    <message>
        <source>Choose what to build</source>
        <translation>选择要构建的内容</translation>
    </message>
</context>
<context>
    <name>cw::HostKeyDialog</name>
    <message>
        <source>Host key</source>
        <translation>主机密钥</translation>
    </message>
    <message>
        <source>Is this your device?</source>
        <translation>这是您的设备吗？</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and address</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 has never been connected from here. Compare its key once; afterwards Crosswright notices when another machine answers in its place.</source>
        <translation>从未在此连接过 %1。请核对一次其密钥；此后若有另一台机器冒名应答，Crosswright 会发现。</translation>
    </message>
    <message>
        <source>%1 key that %2 shows</source>
        <translation>%2 出示的 %1 密钥</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>复制指纹</translation>
    </message>
    <message>
        <source>Run this at the device&apos;s own keyboard or console; the two must be the same</source>
        <translation>请在设备自己的键盘或控制台上运行；两者必须相同</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Or paste the fingerprint to compare</source>
        <translation>或粘贴指纹进行比较</translation>
    </message>
    <message>
        <source>The fingerprint that the device printed, to compare</source>
        <translation>设备打印的指纹，用于比较</translation>
    </message>
    <message>
        <source>Kept in Crosswright&apos;s own known_hosts; yours is not changed.</source>
        <translation>保存在 Crosswright 自己的 known_hosts 中；您的不会改变。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Trust this device</source>
        <translation>信任此设备</translation>
    </message>
    <message>
        <source>✓ The same key: this is your device.</source>
        <translation>✓ 密钥相同：这是您的设备。</translation>
    </message>
    <message>
        <source>✗ This is another key. Do not trust it unless you pasted something else.</source>
        <translation>✗ 这是另一个密钥。除非您粘贴了别的内容，否则不要信任它。</translation>
    </message>
</context>
<context>
    <name>cw::InkLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>cw::Journal</name>
    <message>
        <source>Cannot open the journal %1: %2.</source>
        <translation>无法打开日志 %1：%2。</translation>
    </message>
    <message>
        <source>Cannot write the run&apos;s journal: %1.</source>
        <translation>无法写入运行的日志：%1。</translation>
    </message>
    <message>
        <source>Free some space; the run is stopped so that nothing is lost.</source>
        <translation>请腾出一些空间；运行已停止，以免丢失任何内容。</translation>
    </message>
</context>
<context>
    <name>cw::KeeperLink</name>
    <message>
        <source>Cannot make a pipe for the keeper: %1.</source>
        <translation>无法为看护进程创建管道：%1。</translation>
    </message>
    <message>
        <source>Cannot start the keeper: %1.</source>
        <translation>无法启动看护进程：%1。</translation>
    </message>
    <message>
        <source>The keeper is gone, so nothing may be stopped.</source>
        <translation>看护进程已不在，因此不能暂停任何进程。</translation>
    </message>
    <message>
        <source>The keeper was ended again and again.</source>
        <translation>看护进程一再被终止。</translation>
    </message>
</context>
<context>
    <name>cw::LicenceDialog</name>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Do you accept this licence?</source>
        <translation>您接受此许可证吗？</translation>
    </message>
    <message numerus="yes">
        <source>Do you accept these %n licences?</source>
        <translation>
            <numerusform>您接受这 %n 份许可证吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes from somebody else, under terms of its own.</source>
        <translation>%1 来自第三方，有其自身的条款。</translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation>全文</translation>
    </message>
    <message>
        <source>Copy the address of its text</source>
        <translation>复制全文的地址</translation>
    </message>
    <message>
        <source>Asked once. Without it nothing is fetched.</source>
        <translation>只询问一次。不接受则不会获取任何内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Accept and fetch %1</source>
        <translation>接受并获取 %1</translation>
    </message>
    <message>
        <source>Accept and fetch</source>
        <translation>接受并获取</translation>
    </message>
</context>
<context>
    <name>cw::Limit</name>
    <message>
        <source>a size such as 2048 (MiB) or 4GiB is expected, a part such as 50% or HOST_RAM*.5, what stays free as in HOST_RAM-4GiB or &quot;leave 4 GiB&quot;, or RAM,CPU,IO as in Bazel&apos;s old --local_resources</source>
        <translation>应为大小，例如 2048（MiB）或 4GiB；或比例，例如 50% 或 HOST_RAM*.5；或留空的部分，例如 HOST_RAM-4GiB 或“leave 4 GiB”；或 Bazel 旧的 --local_resources 形式 RAM,CPU,IO</translation>
    </message>
    <message>
        <source>a whole number from 1 is expected, a part such as 50% or HOST_CPUS*.5, or what stays free as in HOST_CPUS-1 or &quot;leave 1&quot;</source>
        <translation>应为不小于 1 的整数；或比例，例如 50% 或 HOST_CPUS*.5；或留空的部分，例如 HOST_CPUS-1 或“leave 1”</translation>
    </message>
</context>
<context>
    <name>cw::Lines</name>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
</context>
<context>
    <name>cw::LogCanvas</name>
    <message>
        <source>error, </source>
        <translation>错误, </translation>
    </message>
    <message>
        <source>warning, </source>
        <translation>警告, </translation>
    </message>
    <message>
        <source>Line %1, %2%3</source>
        <translation>第 %1 行，%2%3</translation>
    </message>
</context>
<context>
    <name>cw::LogView</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>显示哪些行</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Lines found</source>
        <translation>找到的行</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Stay at the end while the log grows (End)</source>
        <translation>日志增长时保持在末尾 (End)</translation>
    </message>
    <message>
        <source>There is no log yet.</source>
        <translation>还没有日志。</translation>
    </message>
    <message>
        <source>Nothing has been written yet.</source>
        <translation>还没有写入任何内容。</translation>
    </message>
    <message>
        <source>No line of the log fits.</source>
        <translation>日志中没有符合的行。</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Line, 1 to %1:</source>
        <translation>行号，1 到 %1：</translation>
    </message>
    <message>
        <source>Only the first 32 MiB were copied</source>
        <translation>只复制了最前面的 32 MiB</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>找到 %1 处</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln line(s)</source>
        <translation>
            <numerusform>%1/%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n 行新内容</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Go to line…</source>
        <translation>转到行…</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>上一个错误</translation>
    </message>
    <message>
        <source>Follow the end</source>
        <translation>跟随末尾</translation>
    </message>
</context>
<context>
    <name>cw::LogWindow</name>
    <message>
        <source>%1 — Log</source>
        <translation>%1 — 日志</translation>
    </message>
</context>
<context>
    <name>cw::MainWindow</name>
    <message>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>下一个检查结果(&amp;F)</translation>
    </message>
    <message>
        <source>Repair &amp;all</source>
        <translation>全部修复(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Crosswright</source>
        <translation>Crosswright</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>还没有计划</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>没有打开 %1</translation>
    </message>
    <message>
        <source>Close the window freely.</source>
        <translation>可以放心关闭窗口。</translation>
    </message>
    <message>
        <source>The build runs on its own and is found again at the next start.</source>
        <translation>构建自行运行，下次启动时会重新找到它。</translation>
    </message>
    <message>
        <source>A configuration that has no file yet</source>
        <translation>还没有文件的配置</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <translation>恢复未保存的更改</translation>
    </message>
    <message>
        <source>Save the &amp;record of the run…</source>
        <translation>保存运行的记录(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>上一个检查结果(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the command line</source>
        <translation>复制命令行(&amp;C)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>上一个窗格(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All actions…</source>
        <translation>所有操作(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Review and build</source>
        <translation>审阅并构建(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop…</source>
        <translation>停止(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>显示日志(&amp;L)</translation>
    </message>
    <message>
        <source>Open the &amp;folder of the results</source>
        <translation>打开结果文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Open a &amp;terminal in the run&apos;s folder</source>
        <translation>在运行的文件夹中打开终端(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask device and this machine again</source>
        <translation>重新询问设备和本机(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Deploy</source>
        <translation>部署(&amp;D)</translation>
    </message>
    <message>
        <source>Open a &amp;terminal on the device</source>
        <translation>在设备上打开终端(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Crosswright</source>
        <translation>关于 Crosswright(&amp;A)</translation>
    </message>
    <message>
        <source>There is nothing to do that with now.</source>
        <translation>现在没有可以这样做的对象。</translation>
    </message>
    <message>
        <source>No run is shown.</source>
        <translation>没有显示任何运行。</translation>
    </message>
    <message>
        <source>Save the record of the run</source>
        <translation>保存运行的记录</translation>
    </message>
    <message>
        <source>Records of runs (*%1)</source>
        <translation>运行的记录 (*%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The record was not saved</source>
        <translation>记录没有保存</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>没有打开终端</translation>
    </message>
    <message>
        <source>Save the configuration first: the command line reads its file.</source>
        <translation>请先保存配置：命令行读取其文件。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>&amp;New device…</source>
        <translation>新建设备(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Verify what is in use</source>
        <translation>验证正在使用的版本(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Roll back…</source>
        <translation>回滚(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>工具栏(&amp;T)</translation>
    </message>
    <message>
        <source>It belongs to this window: closing it asks first, and cancels.</source>
        <translation>它属于此窗口：关闭窗口前会先询问，并取消该操作。</translation>
    </message>
    <message>
        <source>&amp;Deploy again</source>
        <translation>再次部署(&amp;D)</translation>
    </message>
    <message>
        <source>This machine is kept awake.</source>
        <translation>本机将保持唤醒。</translation>
    </message>
    <message>
        <source>Nothing here can keep this machine awake; it may fall asleep.</source>
        <translation>此处没有服务可以阻止本机休眠；本机可能会休眠。</translation>
    </message>
</context>
<context>
    <name>cw::MemoryBar</name>
    <message>
        <source>%1 there</source>
        <translation>共有 %1</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>限制 %1</translation>
    </message>
</context>
<context>
    <name>cw::MemoryCanvas</name>
    <message>
        <source>Limit %1</source>
        <translation>限制 %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换空间</translation>
    </message>
</context>
<context>
    <name>cw::MemoryPlot</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Compilers</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Linkers</source>
        <translation>链接器</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column: since the run began</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1, MiB</source>
        <translation>%1，MiB</translation>
    </message>
    <message>
        <source>Total, MiB</source>
        <translation>总计，MiB</translation>
    </message>
    <message>
        <source>Swap, MiB</source>
        <translation>交换空间，MiB</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>还没有测量值。</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>，发生在 %1</translation>
    </message>
    <message>
        <source>Memory peaked at %1 at %2%3.</source>
        <comment>memory of limit, time, cause</comment>
        <translation>内存峰值为 %1，时间 %2%3。</translation>
    </message>
    <message>
        <source>%1 now; the peak was %2 at %3%4.</source>
        <comment>memory of limit, peak, time, cause</comment>
        <translation>现在 %1；峰值为 %2，时间 %3%4。</translation>
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
        <translation>在本机构建，用于同类机器</translation>
    </message>
    <message>
        <source>This machine is no %1, so nothing is built here natively for it.</source>
        <translation>本机不是 %1，因此不能在这里为它原生构建。</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>请将 mode 设为 cross。</translation>
    </message>
</context>
<context>
    <name>cw::Needs</name>
    <message>
        <source>no python3</source>
        <translation>没有 python3</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
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
        <translation>剩余空间</translation>
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
        <translation>网络</translation>
    </message>
    <message>
        <source>Used by git and Bazel when a build fetches something. They are inherited, never written into a plan. An empty field leaves the environment as it is.</source>
        <translation>构建获取内容时由 git 和 Bazel 使用。它们以继承方式传递，从不写入计划。留空的字段保持环境不变。</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>代理服务器</translation>
    </message>
    <message>
        <source>&amp;HTTP</source>
        <translation>HTTP(&amp;H)</translation>
    </message>
    <message>
        <source>HTTP&amp;S</source>
        <translation>HTTPS(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Not for</source>
        <translation>例外(&amp;N)</translation>
    </message>
    <message>
        <source>Hosts by comma; .example.org stands for everything below it.</source>
        <translation>主机名以逗号分隔；.example.org 表示其下的所有主机。</translation>
    </message>
    <message>
        <source>%1, from the environment</source>
        <translation>%1，来自环境变量</translation>
    </message>
</context>
<context>
    <name>cw::Notifier</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>cw::Offering</name>
    <message>
        <source>CUDA %1 for %2</source>
        <translation>CUDA %1，适用于 %2</translation>
    </message>
    <message>
        <source>CUDA %1 with cuDNN %2 for %3</source>
        <translation>带 cuDNN %2 的 CUDA %1，适用于 %3</translation>
    </message>
    <message>
        <source>cuDNN %1 for %2</source>
        <translation>cuDNN %1，适用于 %2</translation>
    </message>
    <message>
        <source>Only for several GPUs: one GPU needs no NCCL.</source>
        <translation>仅用于多个 GPU：单个 GPU 不需要 NCCL。</translation>
    </message>
    <message>
        <source>NCCL for %1</source>
        <translation>NCCL，适用于 %1</translation>
    </message>
    <message>
        <source>It is built for Arm servers (SBSA): link against it, never ship it to a Jetson.</source>
        <translation>它面向 Arm 服务器（SBSA）：只用于链接，绝不要放到 Jetson 上。</translation>
    </message>
    <message>
        <source>the build brings it</source>
        <translation>由构建自行获取</translation>
    </message>
    <message>
        <source>Bazel %1</source>
        <translation>Bazel %1</translation>
    </message>
    <message>
        <source>npm&apos;s registry</source>
        <translation>npm 的注册表</translation>
    </message>
    <message>
        <source>upstream&apos;s release</source>
        <translation>上游发布的文件</translation>
    </message>
    <message>
        <source>It goes into your cache; nothing is installed, and the plan uses it by itself.</source>
        <translation>它放入您的缓存；不会安装任何内容，计划会自行使用它。</translation>
    </message>
    <message>
        <source>How large it is, its server says.</source>
        <translation>它的大小由其服务器给出。</translation>
    </message>
</context>
<context>
    <name>cw::OptionsPage</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>What is built in, with which flags, and within which limits.</source>
        <translation>包含什么、用哪些选项、在什么限制之内。</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>仅显示已更改的</translation>
    </message>
    <message>
        <source>No option matches.</source>
        <translation>没有匹配的选项。</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>查找选项</translation>
    </message>
    <message>
        <source>Find an option: xla, march, memory</source>
        <translation>查找选项：xla、march、memory</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Flags and targets</source>
        <translation>选项与目标</translation>
    </message>
    <message>
        <source>those of the board</source>
        <translation>采用开发板的</translation>
    </message>
    <message>
        <source>those the choices need</source>
        <translation>所选内容需要的</translation>
    </message>
    <message>
        <source>none of your own</source>
        <translation>没有自己的</translation>
    </message>
    <message>
        <source>those of the product</source>
        <translation>采用产品的</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>%1; yes unless it is answered otherwise.</source>
        <translation>%1；若不另行回答则为是。</translation>
    </message>
    <message>
        <source>%1; no unless it is answered otherwise.</source>
        <translation>%1；若不另行回答则为否。</translation>
    </message>
    <message>
        <source>The release does not ask about it.</source>
        <translation>该版本不询问此项。</translation>
    </message>
    <message>
        <source>Features that %1 asks about</source>
        <translation>%1 询问的功能</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换空间</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心数</translation>
    </message>
    <message>
        <source>One compiler</source>
        <translation>一个编译器</translation>
    </message>
    <message>
        <source>at its peak, %1</source>
        <translation>峰值，%1</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>剩余磁盘</translation>
    </message>
    <message numerus="yes">
        <source>%n compiler(s) at once may need %1 at the peak.</source>
        <translation>
            <numerusform>%n 个编译器同时运行，峰值时可能需要 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bazel starts no more than fit into %1 by its own estimate; that is about %2 at their peak.</source>
        <translation>Bazel 按自己的估计，只启动 %1 容得下的数量；峰值时约为 %2。</translation>
    </message>
    <message>
        <source>Bazel starts no more than fit into %1 by its own estimate.</source>
        <translation>Bazel 按自己的估计，只启动 %1 容得下的数量。</translation>
    </message>
    <message>
        <source>Without a limit Bazel decides by the machine&apos;s memory.</source>
        <translation>没有限制时由 Bazel 根据本机内存决定。</translation>
    </message>
    <message>
        <source>That is more than the machine has: fewer jobs, or swap.</source>
        <translation>这超过了本机所有的：请减少并行任务，或增加交换空间。</translation>
    </message>
    <message>
        <source>the build needs about %1</source>
        <translation>构建约需 %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>nothing is ignored</source>
        <translation>未忽略任何内容</translation>
    </message>
    <message>
        <source>The device, which builds</source>
        <translation>进行构建的设备</translation>
    </message>
    <message>
        <source>%1 stay free of this machine, as Preferences say.</source>
        <translation>按首选项，本机保留 %1 不用。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Bazel&apos;s own</source>
        <translation>Bazel 自己的</translation>
    </message>
</context>
<context>
    <name>cw::OutcomeStrip</name>
    <message>
        <source>What the failed action printed</source>
        <translation>失败的动作所打印的内容</translation>
    </message>
</context>
<context>
    <name>cw::Outlook</name>
    <message>
        <source>No release is called %1.</source>
        <translation>没有名为 %1 的版本。</translation>
    </message>
    <message>
        <source>Nothing known admits CUDA here.</source>
        <translation>没有任何已知内容表明此处可用 CUDA。</translation>
    </message>
</context>
<context>
    <name>cw::OutlookPanel</name>
    <message>
        <source>Does it fit?</source>
        <translation>是否符合？</translation>
    </message>
    <message>
        <source>First build</source>
        <translation>首次构建</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Downloaded first</source>
        <translation>需先下载</translation>
    </message>
    <message>
        <source>asking the rules</source>
        <translation>正在查询规则</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>besides what the build itself fetches</source>
        <translation>构建自身下载的内容除外</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan</source>
        <translation>没有计划</translation>
    </message>
    <message>
        <source>see below</source>
        <translation>见下文</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还不行</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>有 %n 处待改正</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing against it</source>
        <translation>没有不合之处</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known yet</source>
        <translation>
            <numerusform>%n 项尚不知道</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no run here yet</source>
        <translation>本机还没有运行过</translation>
    </message>
    <message numerus="yes">
        <source>the longest of %n run(s) here</source>
        <translation>
            <numerusform>本机 %n 次运行中最长的一次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>free space</comment>
        <translation>仅 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::PartDetail</name>
    <message>
        <source>Fetch</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Put together</source>
        <translation>组装</translation>
    </message>
    <message>
        <source>Fetch the other %1</source>
        <translation>获取其余 %1</translation>
    </message>
    <message>
        <source>Fetch %1</source>
        <translation>获取 %1</translation>
    </message>
    <message>
        <source>%1 is free in %2.</source>
        <translation>%2 中剩余 %1。</translation>
    </message>
    <message>
        <source>How much is free in %1 is not known.</source>
        <translation>不知道 %1 中剩余多少空间。</translation>
    </message>
    <message>
        <source>%1 to download; needs %2 on the disk.</source>
        <comment>sizes</comment>
        <translation>需下载 %1；占用磁盘 %2。</translation>
    </message>
    <message>
        <source>%1 to download, and more once it is unpacked.</source>
        <translation>需下载 %1，解包后占用更多。</translation>
    </message>
    <message>
        <source>Choose a part</source>
        <translation>选择部件</translation>
    </message>
    <message>
        <source>Where it comes from, and what it costs, is shown here.</source>
        <translation>这里会显示其来源和所需的开销。</translation>
    </message>
    <message>
        <source>Licence: %1.</source>
        <translation>许可证：%1。</translation>
    </message>
    <message>
        <source>With an empty cuDNN %1: what needs only its version builds, and does not run</source>
        <translation>使用空的 cuDNN %1：只需要其版本的内容可以构建，但不能运行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part, act</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>cw::PartModel</name>
    <message>
        <source>here</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>not whole</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>nowhere known</source>
        <translation>来源未知</translation>
    </message>
    <message>
        <source>you install it</source>
        <translation>由您安装</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>To download</source>
        <translation>需下载</translation>
    </message>
</context>
<context>
    <name>cw::PartsPanel</name>
    <message>
        <source>Parts of the toolchain</source>
        <translation>工具链的部件</translation>
    </message>
    <message>
        <source>What is wrong in the CUDA folder</source>
        <translation>CUDA 文件夹中的问题</translation>
    </message>
    <message>
        <source>Choose a release and a board; then this says what they need.</source>
        <translation>请选择版本和开发板；随后这里会显示它们所需的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not on this machine.</source>
        <translation>
            <numerusform>本机缺少 %n 个部件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is known to be needed is missing.</source>
        <translation>已知需要的内容都已具备。</translation>
    </message>
    <message>
        <source>The CUDA toolkit can be fetched: %1.</source>
        <translation>可以获取 CUDA 工具包：%1。</translation>
    </message>
    <message>
        <source>What is fetched needs no root and changes no package of this system.</source>
        <translation>获取无需 root，也不会更改本系统的软件包。</translation>
    </message>
    <message>
        <source>CUDA folder %1: every file that the release asks for is there.</source>
        <translation>CUDA 文件夹 %1：此版本所需的文件都在。</translation>
    </message>
    <message numerus="yes">
        <source>CUDA folder %1: %n file(s) are not as they must be.</source>
        <translation>
            <numerusform>CUDA 文件夹 %1：%n 个文件不符合要求。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>正在获取 %1</translation>
    </message>
    <message>
        <source>Stopped. What was downloaded is kept; fetching again goes on with it.</source>
        <translation>已停止。已下载的内容会保留；再次获取时从那里继续。</translation>
    </message>
    <message>
        <source>%1 was not fetched</source>
        <translation>未获取 %1</translation>
    </message>
    <message>
        <source>%1 lies in %2.</source>
        <translation>%1 在 %2 中。</translation>
    </message>
    <message>
        <source>%1 lies in %2. It was not set as the CUDA folder, since another CUDA is chosen now.</source>
        <translation>%1 在 %2 中。由于现在选择了另一个 CUDA，没有将其设为 CUDA 文件夹。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>%1 lies in %2, and this plan uses it now.</source>
        <translation>%1 在 %2 中，此计划现在使用它。</translation>
    </message>
    <message>
        <source>%1 is fetched</source>
        <translation>已获取 %1</translation>
    </message>
</context>
<context>
    <name>cw::Plan</name>
    <message>
        <source>The plan was changed after it was made: its content does not fit its hash.</source>
        <translation>计划在生成之后被更改：其内容与哈希不符。</translation>
    </message>
    <message>
        <source>Make the plan again and approve it.</source>
        <translation>请重新生成计划并批准。</translation>
    </message>
</context>
<context>
    <name>cw::PlanFilesModel</name>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Toolchain</source>
        <translation>工具链</translation>
    </message>
    <message>
        <source>Stand-in repositories</source>
        <translation>替代仓库</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>其他文件</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>增加 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>删除 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps and limits</source>
        <translation>步骤和限制</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Everything that will run, in order, and compared with the last run</source>
        <translation>将要运行的全部内容，按顺序，并与上次运行比较</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Scripts for the board</source>
        <translation>用于开发板的脚本</translation>
    </message>
</context>
<context>
    <name>cw::PlanStepsModel</name>
    <message>
        <source>is there already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>上次</translation>
    </message>
</context>
<context>
    <name>cw::PlotPane</name>
    <message>
        <source>Show the whole run (0)</source>
        <translation>显示整个运行 (0)</translation>
    </message>
    <message>
        <source>Show as a table (F2)</source>
        <translation>以表格显示 (F2)</translation>
    </message>
    <message>
        <source>%1 as a table</source>
        <translation>%1的表格</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Show as a picture (F2)</source>
        <translation>以图形显示 (F2)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>表格没有保存</translation>
    </message>
</context>
<context>
    <name>cw::Preferences</name>
    <message>
        <source>The cache folder &quot;%1&quot; is not an absolute path.</source>
        <translation>缓存文件夹“%1”不是绝对路径。</translation>
    </message>
    <message>
        <source>Correct cache_folder in %1.</source>
        <translation>请更正 %1 中的 cache_folder。</translation>
    </message>
</context>
<context>
    <name>cw::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>首选项分组</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The preferences were not saved</source>
        <translation>首选项没有保存</translation>
    </message>
</context>
<context>
    <name>cw::PreflightModel</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Before copying</source>
        <translation>复制之前</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>符合</translation>
    </message>
</context>
<context>
    <name>cw::Preset</name>
    <message>
        <source>there is no key &quot;%1&quot;</source>
        <translation>没有键“%1”</translation>
    </message>
    <message>
        <source>it has no &quot;id&quot;</source>
        <translation>它没有 &quot;id&quot;</translation>
    </message>
    <message>
        <source>the value of %1 does not fit the field</source>
        <translation>%1 的值不适合该字段</translation>
    </message>
    <message>
        <source>its &quot;values&quot; are no object</source>
        <translation>&quot;values&quot; 不是对象</translation>
    </message>
</context>
<context>
    <name>cw::PresetTexts</name>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for any 64-bit Arm machine</source>
        <translation>面向任意 64 位 Arm 机器的 TensorFlow Lite 2.8.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so for Armv8-A, cross-built.</source>
        <translation>面向 Armv8-A 的 libtensorflowlite_c.so，交叉构建。</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA 8.0 for AWS P2 (K80)</source>
        <translation>面向 AWS P2 (K80) 的 TensorFlow 1.4.0 wheel，CUDA 8.0</translation>
    </message>
    <message>
        <source>-march=broadwell; GCC 5.4, which CUDA 8.0 takes.</source>
        <translation>-march=broadwell；GCC 5.4，CUDA 8.0 可接受。</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA 9.0 for AWS P3 (V100)</source>
        <translation>面向 AWS P3 (V100) 的 TensorFlow 1.4.0 wheel，CUDA 9.0</translation>
    </message>
    <message>
        <source>CUDA 9.0, cuDNN 7.0 and Bazel 0.7.0, as built then with two patches that are lost.</source>
        <translation>CUDA 9.0、cuDNN 7.0 和 Bazel 0.7.0，当时用两个现已遗失的补丁构建。</translation>
    </message>
    <message>
        <source>TensorFlow Serving 1.8 with CUDA 9.0, for AWS P3 (V100)</source>
        <translation>面向 AWS P3（V100）的 TensorFlow Serving 1.8，CUDA 9.0</translation>
    </message>
    <message>
        <source>The model server, built on an x86_64 machine.</source>
        <translation>模型服务器，在 x86_64 机器上构建。</translation>
    </message>
    <message>
        <source>TensorFlow 2.12.0 wheel with CUDA for the Jetson AGX Orin, JetPack 5.1.2, built on the board</source>
        <translation>面向 Jetson AGX Orin 的 TensorFlow 2.12.0 CUDA wheel，JetPack 5.1.2，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 11.4, cuDNN 8.6 and Python 3.8 as JetPack 5.1.2 installs them. 2.13 is the last release for Python 3.8.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 11.4、cuDNN 8.6 和 Python 3.8，由 JetPack 5.1.2 安装。2.13 是支持 Python 3.8 的最后一个版本。</translation>
    </message>
    <message>
        <source>TensorFlow 2.21.0 wheel with CUDA for the Jetson AGX Orin, JetPack 7.2, built on the board</source>
        <translation>面向 Jetson AGX Orin 的 TensorFlow 2.21.0 CUDA wheel，JetPack 7.2，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 13.2, cuDNN 9.20 and Python 3.12 as JetPack 7.2 installs them. The same CUDA packages as for Arm servers (sbsa). Nobody is known to have built this release with CUDA 13 for this board.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 13.2、cuDNN 9.20 和 Python 3.12，由 JetPack 7.2 安装。与 Arm 服务器（sbsa）相同的 CUDA 软件包。尚未听说有人为此板卡用 CUDA 13 构建过该版本。</translation>
    </message>
    <message>
        <source>TensorFlow 2.8.0 wheel for the Jetson AGX Orin, CPU only, cross-built</source>
        <translation>面向 Jetson AGX Orin 的 TensorFlow 2.8.0 wheel（仅 CPU），交叉构建</translation>
    </message>
    <message>
        <source>Needs Bazel 4.2.3, an aarch64 cross compiler and the headers of Python 3.8 for the board. libstdc++ is linked in.</source>
        <translation>需要 Bazel 4.2.3、aarch64 交叉编译器和面向板卡的 Python 3.8 头文件。libstdc++ 静态链接。</translation>
    </message>
    <message>
        <source>TensorFlow 2.12.0 wheel with CUDA for the Jetson AGX Xavier, JetPack 5.1.2, built on the board</source>
        <translation>面向 Jetson AGX Xavier 的 TensorFlow 2.12.0 CUDA wheel，JetPack 5.1.2，在板卡上构建</translation>
    </message>
    <message>
        <source>TensorFlow 2.6.0 wheel for the Jetson Nano, CPU only, cross-built</source>
        <translation>面向 Jetson Nano 的 TensorFlow 2.6.0 wheel（仅 CPU），交叉构建</translation>
    </message>
    <message>
        <source>Needs Bazel 3.7.2, an aarch64 cross compiler and the headers of Python 3.6 for the board. libstdc++ is linked in, since the board&apos;s is older than most compilers here.</source>
        <translation>需要 Bazel 3.7.2、aarch64 交叉编译器和面向板卡的 Python 3.6 头文件。libstdc++ 静态链接，因为板卡上的版本比此处多数编译器旧。</translation>
    </message>
    <message>
        <source>TensorFlow 2.6.0 wheel with CUDA for the Jetson Nano, JetPack 4.6.1, built on the board</source>
        <translation>面向 Jetson Nano 的 TensorFlow 2.6.0 CUDA wheel，JetPack 4.6.1，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 10.2, cuDNN 8.2 and Python 3.6 as JetPack 4.6.1 installs them. 2.6 is the last release for Python 3.6. Needs swap: the board has 4 GB.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 10.2、cuDNN 8.2 和 Python 3.6，由 JetPack 4.6.1 安装。2.6 是支持 Python 3.6 的最后一个版本。需要交换空间：板卡只有 4 GB。</translation>
    </message>
    <message>
        <source>TensorFlow 2.18.0 wheel with CUDA for the Jetson Orin Nano, JetPack 6.2, built on the board</source>
        <translation>面向 Jetson Orin Nano 的 TensorFlow 2.18.0 CUDA wheel，JetPack 6.2，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 12.6, cuDNN 9.3 and Python 3.10 as JetPack 6.2 installs them. The build takes the CUDA of the JetPack (LOCAL_CUDA_PATH) rather than the one for servers that it would download, and leaves NCCL out, which Jetson does not have.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 12.6、cuDNN 9.3 和 Python 3.10，由 JetPack 6.2 安装。构建使用 JetPack 的 CUDA（LOCAL_CUDA_PATH），而不是它会下载的服务器版，并去掉 Jetson 没有的 NCCL。</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Jetson Orin Nano</source>
        <translation>面向 Jetson Orin Nano 的 TensorFlow Lite 2.8.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so with XNNPACK, cross-built with the distribution&apos;s compiler and Bazel 4.2.</source>
        <translation>带 XNNPACK 的 libtensorflowlite_c.so，用发行版的编译器和 Bazel 4.2 交叉构建。</translation>
    </message>
    <message>
        <source>Tinyflow wheel for the Jetson Orin Nano, cross-built</source>
        <translation>面向 Jetson Orin Nano 的 Tinyflow wheel，交叉构建</translation>
    </message>
    <message>
        <source>The workspace inside this program: a TensorFlow in shape, built in minutes. Needs Bazel 4.2 and an aarch64 cross compiler, no network.</source>
        <translation>本程序内的工作区：形似 TensorFlow，几分钟即可构建。需要 Bazel 4.2 和 aarch64 交叉编译器，无需网络。</translation>
    </message>
    <message>
        <source>TensorFlow 2.21.0 wheel with CUDA for the Jetson Thor, JetPack 7.1, built on the board</source>
        <translation>面向 Jetson Thor 的 TensorFlow 2.21.0 CUDA wheel，JetPack 7.1，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 13.0, cuDNN 9.12 and Python 3.12 as JetPack 7.1 installs them. The same CUDA packages as for Arm servers (sbsa). Nobody is known to have built this release with CUDA 13 for this board.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 13.0、cuDNN 9.12 和 Python 3.12，由 JetPack 7.1 安装。与 Arm 服务器（sbsa）相同的 CUDA 软件包。尚未听说有人为此板卡用 CUDA 13 构建过该版本。</translation>
    </message>
    <message>
        <source>TensorFlow 1.1.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>面向 Jetson TX1 的 TensorFlow 1.1.0 CUDA wheel，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 5.1 as in JetPack 3.0; two hours and more. Needs swap (RAM and 7.5 GB more at the peak), and the tag&apos;s patches for nvcc 8.0.34: no variadic templates in Eigen, fewer GEMM algorithms.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 8.0 和 cuDNN 5.1，同 JetPack 3.0；两小时以上。需要交换空间（峰值时在内存之外还需 7.5 GB），以及该标签针对 nvcc 8.0.34 的补丁：Eigen 不用可变参数模板，GEMM 算法更少。</translation>
    </message>
    <message>
        <source>TensorFlow 1.2.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>面向 Jetson TX1 的 TensorFlow 1.2.0 CUDA wheel，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 5.1 as in JetPack 3.0; two hours and more. As 1.1.0, and another Eigen (d781c1de9834) for missing ARM specialisations.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 8.0 和 cuDNN 5.1，同 JetPack 3.0；两小时以上。同 1.1.0，另换一个 Eigen（d781c1de9834）以补缺失的 ARM 特化。</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>面向 Jetson TX1 的 TensorFlow 1.3.0 CUDA wheel，在板卡上构建</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA for the Jetson TX1, built on the board</source>
        <translation>面向 Jetson TX1 的 TensorFlow 1.4.0 CUDA wheel，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 6 as in JetPack 3.1; two hours and more. Builds without a patch of TensorFlow; its kernel has no swap, hence one job.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 8.0 和 cuDNN 6，同 JetPack 3.1；两小时以上。无需修改 TensorFlow 即可构建；其内核没有交换空间，因此只用一个任务。</translation>
    </message>
    <message>
        <source>TensorFlow 1.5.0 wheel for the Jetson TX1, CPU only, cross-built</source>
        <translation>面向 Jetson TX1 的 TensorFlow 1.5.0 wheel（仅 CPU），交叉构建</translation>
    </message>
    <message>
        <source>The smaller of two wheels of the TX1 cross build. Needs Bazel 0.10.0 (or another that takes a CROSSTOOL), a cross compiler and the board&apos;s Python 3.5 headers.</source>
        <translation>TX1 交叉构建两个 wheel 中较小的一个。需要 Bazel 0.10.0（或其他接受 CROSSTOOL 的版本）、交叉编译器和板卡的 Python 3.5 头文件。</translation>
    </message>
    <message>
        <source>TensorFlow 1.5.0 wheel with CUDA for the Jetson TX1, cross-built</source>
        <translation>面向 Jetson TX1 的 TensorFlow 1.5.0 CUDA wheel，交叉构建</translation>
    </message>
    <message>
        <source>CUDA 8.0 and cuDNN 6 as in JetPack 3.1. Needs the CUDA 8.0 toolkit with its aarch64 cross packages, cuDNN 6 for this machine and for the board, Bazel 0.10.0, and the board&apos;s Python 3.5 headers.</source>
        <translation>CUDA 8.0 和 cuDNN 6，同 JetPack 3.1。需要带 aarch64 交叉软件包的 CUDA 8.0 工具包、本机和板卡的 cuDNN 6、Bazel 0.10.0，以及板卡的 Python 3.5 头文件。</translation>
    </message>
    <message>
        <source>TensorFlow 2.6.0 wheel with CUDA for the Jetson TX2, JetPack 4.6.1, built on the board</source>
        <translation>面向 Jetson TX2 的 TensorFlow 2.6.0 CUDA wheel，JetPack 4.6.1，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 10.2, cuDNN 8.2 and Python 3.6 as JetPack 4.6.1 installs them. 2.6 is the last release for Python 3.6.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 10.2、cuDNN 8.2 和 Python 3.6，由 JetPack 4.6.1 安装。2.6 是支持 Python 3.6 的最后一个版本。</translation>
    </message>
    <message>
        <source>TensorFlow 2.12.0 wheel with CUDA for the Jetson Xavier NX, JetPack 5.1.2, built on the board</source>
        <translation>面向 Jetson Xavier NX 的 TensorFlow 2.12.0 CUDA wheel，JetPack 5.1.2，在板卡上构建</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 11.4, cuDNN 8.6 and Python 3.8 as JetPack 5.1.2 installs them. Needs swap: the board has 8 GB.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 11.4、cuDNN 8.6 和 Python 3.8，由 JetPack 5.1.2 安装。需要交换空间：板卡只有 8 GB。</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi Zero</source>
        <translation>面向 Raspberry Pi Zero 的 TensorFlow 1.3.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflow.so, cross-built. Needs an ARMv6 toolchain: a distribution&apos;s armhf compiler makes ARMv7 start-up code.</source>
        <translation>libtensorflow.so，交叉构建。需要 ARMv6 工具链：发行版的 armhf 编译器会生成 ARMv7 启动代码。</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi 1</source>
        <translation>面向 Raspberry Pi 1 的 TensorFlow 1.3.0 C 库</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi 2</source>
        <translation>面向 Raspberry Pi 2 的 TensorFlow 1.3.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflow.so, cross-built.</source>
        <translation>libtensorflow.so，交叉构建。</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for any ARMv7 machine with NEON</source>
        <translation>面向任意带 NEON 的 ARMv7 机器的 TensorFlow Lite 2.8.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so for armhf (Raspberry Pi 2 and newer with a 32-bit system), cross-built; -mfp16-format=ieee as XNNPACK wants it before 2.9.</source>
        <translation>面向 armhf（Raspberry Pi 2 及更新，32 位系统）的 libtensorflowlite_c.so，交叉构建；-mfp16-format=ieee，2.9 之前的 XNNPACK 需要。</translation>
    </message>
    <message>
        <source>TensorFlow 1.3.0, C library for the Raspberry Pi 3, 32-bit</source>
        <translation>面向 Raspberry Pi 3（32 位） 的 TensorFlow 1.3.0 C 库</translation>
    </message>
    <message>
        <source>TensorFlow 2.13.0 wheel for the Raspberry Pi 4, 64-bit, CPU only, cross-built</source>
        <translation>面向 Raspberry Pi 4（64 位） 的 TensorFlow 2.13.0 wheel（仅 CPU），交叉构建</translation>
    </message>
    <message>
        <source>Needs Bazel 5.3.0, an aarch64 cross compiler and the headers of Python 3.11 for the board. For Raspberry Pi OS 12.</source>
        <translation>需要 Bazel 5.3.0、aarch64 交叉编译器和面向板卡的 Python 3.11 头文件。面向 Raspberry Pi OS 12。</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Raspberry Pi 4, 64-bit</source>
        <translation>面向 Raspberry Pi 4（64 位） 的 TensorFlow Lite 2.8.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so, cross-built.</source>
        <translation>libtensorflowlite_c.so，交叉构建。</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Raspberry Pi 4, 32-bit</source>
        <translation>面向 Raspberry Pi 4（32 位） 的 TensorFlow Lite 2.8.0 C 库</translation>
    </message>
    <message>
        <source>libtensorflowlite_c.so, cross-built; -mfp16-format=ieee as XNNPACK wants it before 2.9.</source>
        <translation>libtensorflowlite_c.so，交叉构建；-mfp16-format=ieee，2.9 之前的 XNNPACK 需要。</translation>
    </message>
    <message>
        <source>Tinyflow wheel for the Raspberry Pi 4, 32-bit, cross-built</source>
        <translation>面向 Raspberry Pi 4（32 位） 的 Tinyflow wheel，交叉构建</translation>
    </message>
    <message>
        <source>The workspace inside this program, for a 32-bit system. Needs an armhf cross compiler.</source>
        <translation>本程序内的工作区，面向 32 位系统。需要 armhf 交叉编译器。</translation>
    </message>
    <message>
        <source>Tinyflow wheel for the Raspberry Pi 4, 64-bit, cross-built</source>
        <translation>面向 Raspberry Pi 4（64 位） 的 Tinyflow wheel，交叉构建</translation>
    </message>
    <message>
        <source>The workspace inside this program, for a 64-bit system.</source>
        <translation>本程序内的工作区，面向 64 位系统。</translation>
    </message>
    <message>
        <source>TensorFlow 2.13.0 wheel for the Raspberry Pi 5, CPU only, cross-built</source>
        <translation>面向 Raspberry Pi 5 的 TensorFlow 2.13.0 wheel（仅 CPU），交叉构建</translation>
    </message>
    <message>
        <source>TensorFlow Lite 2.8.0, C library for the Raspberry Pi 5</source>
        <translation>面向 Raspberry Pi 5 的 TensorFlow Lite 2.8.0 C 库</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel for AWS m4 (Broadwell), CPU only</source>
        <translation>面向 AWS m4（Broadwell）的 TensorFlow 1.4.0 wheel，仅 CPU</translation>
    </message>
    <message>
        <source>-march=broadwell; built with GCC 7.1 then.</source>
        <translation>-march=broadwell；当时用 GCC 7.1 构建。</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel for a Skylake desktop, CPU only</source>
        <translation>面向 Skylake 台式机的 TensorFlow 1.4.0 wheel，仅 CPU</translation>
    </message>
    <message>
        <source>-march=skylake; built with GCC 7.1 then.</source>
        <translation>-march=skylake；当时用 GCC 7.1 构建。</translation>
    </message>
    <message>
        <source>TensorFlow 1.4.0 wheel with CUDA 8.0 for a desktop with a GTX 1080 Ti</source>
        <translation>面向配备 GTX 1080 Ti 的台式机的 TensorFlow 1.4.0 wheel，CUDA 8.0</translation>
    </message>
    <message>
        <source>-march=core-avx-i with AVX2 and FMA; GCC 5.4, which CUDA 8.0 takes.</source>
        <translation>-march=core-avx-i 加 AVX2 和 FMA；GCC 5.4，CUDA 8.0 可接受。</translation>
    </message>
    <message>
        <source>TensorFlow 2.18.0 wheel with CUDA in a container, for an x86_64 workstation</source>
        <translation>在容器中构建、面向 x86_64 工作站的 TensorFlow 2.18.0 CUDA wheel</translation>
    </message>
    <message>
        <source>CUDA 12.5.1 and cuDNN 9.3.0 are downloaded by the build. For a laptop with an RTX 4060 (capability 8.9), compiled for 8.6, which runs there and which older toolkits know. Needs Docker or Podman and a driver of branch 525 or newer.</source>
        <translation>CUDA 12.5.1 和 cuDNN 9.3.0 由构建过程下载。面向配备 RTX 4060（计算能力 8.9）的笔记本，按 8.6 编译：可在其上运行，且较旧的工具包也支持。需要 Docker 或 Podman，以及 525 或更新分支的驱动。</translation>
    </message>
    <message>
        <source>Tinyflow wheel for this x86_64 machine</source>
        <translation>面向本 x86_64 机器的 Tinyflow wheel</translation>
    </message>
    <message>
        <source>The workspace inside this program, built natively: to try Bazel and the limits.</source>
        <translation>本程序内的工作区，本机构建：用于试用 Bazel 和各项限值。</translation>
    </message>
    <message>
        <source>Built on the board itself over ssh. CUDA 8.0 and cuDNN 6 as in JetPack 3.1; two hours and more. JetPack 3.1 repaired nvcc, so only Eigen is patched; its kernel has no swap, hence the limits of its author: 2048 MiB, one job.</source>
        <translation>通过 ssh 在板卡自身上构建。CUDA 8.0 和 cuDNN 6，同 JetPack 3.1；两小时以上。JetPack 3.1 修复了 nvcc，故只给 Eigen 打补丁；其内核没有交换空间，因此采用其作者的限制：2048 MiB，一个任务。</translation>
    </message>
    <message>
        <source>Tinyflow wheel with CUDA 11.8 for 64-bit Arm servers, cross-built</source>
        <translation>面向 64 位 Arm 服务器的带 CUDA 11.8 的 Tinyflow wheel，交叉构建</translation>
    </message>
    <message>
        <source>The workspace inside this program with its GPU kernel. Needs a CUDA toolkit for sbsa (crosswright toolkit fetch cuda-11.8) and g++ 11 for aarch64.</source>
        <translation>本程序内含的工作区及其 GPU 内核。需要适用于 sbsa 的 CUDA 工具包（crosswright toolkit fetch cuda-11.8）和适用于 aarch64 的 g++ 11。</translation>
    </message>
</context>
<context>
    <name>cw::ProgressCanvas</name>
    <message>
        <source>in all</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>完成 %1</translation>
    </message>
</context>
<context>
    <name>cw::ProgressPlot</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column: since the run began</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Actions done</source>
        <translation>完成的动作</translation>
    </message>
    <message>
        <source>Actions in all</source>
        <translation>动作总数</translation>
    </message>
    <message>
        <source>Bazel has not counted any action yet.</source>
        <translation>Bazel 还没有统计任何动作。</translation>
    </message>
    <message>
        <source>No action was counted.</source>
        <translation>没有统计任何动作。</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1/%2 个动作</translation>
    </message>
    <message>
        <source>%1, %2 a minute.</source>
        <comment>actions, speed</comment>
        <translation>%1，每分钟 %2 个。</translation>
    </message>
    <message>
        <source>%1 in %2, %3 a minute.</source>
        <comment>actions, duration, speed</comment>
        <translation>%1，用时 %2，每分钟 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>%1 action(s)</source>
        <translation>
            <numerusform>%1 个动作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ProofModel</name>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Installed version</source>
        <translation>安装的版本</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Answer of the device</source>
        <translation>设备的回答</translation>
    </message>
    <message>
        <source>Expected here</source>
        <translation>本机预期</translation>
    </message>
</context>
<context>
    <name>cw::Provenance</name>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>from preset %1</source>
        <translation>来自预设 %1</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>由您设置</translation>
    </message>
    <message>
        <source>repaired by rule %1</source>
        <translation>由规则 %1 修复</translation>
    </message>
    <message>
        <source>detected %1 at %2</source>
        <translation>在 %2 检测到 %1</translation>
    </message>
</context>
<context>
    <name>cw::ProvenanceButton</name>
    <message>
        <source>preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>found</source>
        <translation>检测</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Nothing is set; the default holds.</source>
        <translation>没有设置；采用默认值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Back to the preset (%1)</source>
        <translation>恢复为预设（%1）</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>恢复为默认值</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Copy as edit</source>
        <translation>复制为修改命令</translation>
    </message>
    <message>
        <source>Back to the preset: %1</source>
        <translation>恢复为预设：%1</translation>
    </message>
</context>
<context>
    <name>cw::Prover</name>
    <message>
        <source>There is nothing among the artifacts that can be run as a proof.</source>
        <translation>产物中没有可以作为验证来运行的内容。</translation>
    </message>
    <message>
        <source>There is no smoke program for &quot;%1&quot;, so nothing can be proved.</source>
        <translation>“%1”没有冒烟测试程序，因此无法验证。</translation>
    </message>
    <message>
        <source>the device&apos;s answer</source>
        <translation>设备的应答</translation>
    </message>
    <message>
        <source>The smoke program failed: %1</source>
        <translation>冒烟测试程序失败：%1</translation>
    </message>
    <message>
        <source>The smoke program could not be written on the device: %1</source>
        <translation>无法在设备上写入冒烟测试程序：%1</translation>
    </message>
    <message>
        <source>%1 passed.</source>
        <translation>%1 通过。</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2: %3</source>
        <translation>%1 失败，退出码 %2：%3</translation>
    </message>
    <message>
        <source>%1 loads, every symbol bound.</source>
        <translation>%1 可以加载，所有符号都已绑定。</translation>
    </message>
    <message>
        <source>%1 does not load: %2</source>
        <translation>%1 无法加载：%2</translation>
    </message>
    <message>
        <source>The GPU came to the same product: %1 CUDA %2, code for %3.</source>
        <translation>GPU 得到了相同的乘积：%1 CUDA %2，代码适用于 %3。</translation>
    </message>
    <message>
        <source>The GPU came to another product than the CPU: %1</source>
        <translation>GPU 得到的乘积与 CPU 不同：%1</translation>
    </message>
    <message>
        <source>The GPU failed: %1</source>
        <translation>GPU 失败：%1</translation>
    </message>
    <message>
        <source>The wheel is for a GPU (CUDA %1, code for %2), and the device has none that it can use: %3</source>
        <translation>该 wheel 用于 GPU（CUDA %1，代码适用于 %2），而设备没有它能用的 GPU：%3</translation>
    </message>
</context>
<context>
    <name>cw::PtyProcess</name>
    <message>
        <source>%1 cannot be started: this terminal is in use.</source>
        <translation>无法启动 %1：此终端正在使用中。</translation>
    </message>
</context>
<context>
    <name>cw::Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>cw::RailModel</name>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>Target and device</source>
        <translation>目标与设备</translation>
    </message>
    <message>
        <source>Toolchain &amp; CUDA</source>
        <translation>工具链与 CUDA</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
</context>
<context>
    <name>cw::Reading</name>
    <message>
        <source>RECORD lists %1, which is missing</source>
        <translation>RECORD 列出了 %1，但它不存在</translation>
    </message>
    <message>
        <source>%1 is damaged: %2.</source>
        <translation>%1 已损坏：%2。</translation>
    </message>
    <message>
        <source>Build or download it again.</source>
        <translation>请重新构建或下载它。</translation>
    </message>
    <message>
        <source>RECORD has a line that is none</source>
        <translation>RECORD 中有一行格式不对</translation>
    </message>
    <message>
        <source>RECORD lists too many files</source>
        <translation>RECORD 列出的文件过多</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>读取 %1 已取消。</translation>
    </message>
    <message>
        <source>RECORD does not list %1</source>
        <translation>RECORD 没有列出 %1</translation>
    </message>
    <message>
        <source>%1 is not what RECORD notes</source>
        <translation>%1 与 RECORD 所记不符</translation>
    </message>
</context>
<context>
    <name>cw::RecordReader</name>
    <message>
        <source>nothing is filled in here, so %1 cannot stand there</source>
        <translation>此处不填入任何内容，因此不能出现 %1</translation>
    </message>
    <message>
        <source>%1 is not filled in here; only %2 can stand there</source>
        <translation>此处不填入 %1；只能出现 %2</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>a text is expected</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>a text that is not empty is expected</source>
        <translation>应为非空文本</translation>
    </message>
    <message>
        <source>a version such as 10.2 is expected</source>
        <translation>应为版本号，例如 10.2</translation>
    </message>
    <message>
        <source>one of %1 is expected</source>
        <translation>应为以下之一：%1</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>应为列表</translation>
    </message>
    <message>
        <source>an object of texts is expected</source>
        <translation>应为由文本组成的对象</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>a whole number from 1 is expected</source>
        <translation>应为不小于 1 的整数</translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation>没有这样的字段</translation>
    </message>
    <message>
        <source>this is no regular expression: %1</source>
        <translation>这不是正则表达式：%1</translation>
    </message>
</context>
<context>
    <name>cw::ReleaseList</name>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>还没有计划</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU, unchecked</source>
        <translation>GPU，未核对</translation>
    </message>
    <message>
        <source>CPU, unchecked</source>
        <translation>CPU，未核对</translation>
    </message>
    <message>
        <source>Needs</source>
        <comment>verdict, before what it needs</comment>
        <translation>需要</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>一项更改</translation>
    </message>
    <message>
        <source>%1, ready combination</source>
        <translation>%1，现成的组合</translation>
    </message>
    <message>
        <source>There is a ready combination for this board.</source>
        <translation>此开发板有现成的组合。</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不知道</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>As a wheel</source>
        <translation>作为 wheel</translation>
    </message>
</context>
<context>
    <name>cw::ReleaseModel</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
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
        <translation>编译器</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>此板卡</translation>
    </message>
</context>
<context>
    <name>cw::ReviewBanner</name>
    <message>
        <source>Repair all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Go to the field</source>
        <translation>转到字段</translation>
    </message>
    <message>
        <source>Go to the field %1</source>
        <translation>转到字段 %1</translation>
    </message>
    <message numerus="yes">
        <source>The build is locked: %n error(s)</source>
        <translation>
            <numerusform>构建已锁定：%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before you build</source>
        <translation>
            <numerusform>构建前请注意 %n 条备注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; F4 goes from one to the next</source>
        <translation>
            <numerusform>以及另外 %n 个；按 F4 逐个查看</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) ignored</source>
        <translation>
            <numerusform>已忽略 %n 个错误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ReviewFigures</name>
    <message>
        <source>Copy the plan&apos;s whole hash</source>
        <translation>复制计划的完整哈希</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>no finished run yet</source>
        <translation>还没有完成的运行</translation>
    </message>
    <message numerus="yes">
        <source>from %n earlier run(s)</source>
        <translation>
            <numerusform>来自此前的 %n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>goes on from run %1</source>
        <translation>接续运行 %1</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>限制 %1</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个并行任务</numerusform>
        </translation>
    </message>
    <message>
        <source>as many jobs as Bazel chooses</source>
        <translation>并行任务数由 Bazel 决定</translation>
    </message>
    <message>
        <source>peak before: %1</source>
        <translation>此前峰值：%1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>free space not known</source>
        <translation>可用空间未知</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>What a first build of this release writes. Source: %1</source>
        <translation>首次构建此版本所写入的数据量。来源：%1</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>free space</comment>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>%1 for Bazel&apos;s server, %2 for compilers and linkers</source>
        <translation>%1 归 Bazel 的服务器，%2 归编译器和链接器</translation>
    </message>
    <message>
        <source>Nobody is known to have built it this way: %1.</source>
        <comment>road</comment>
        <translation>未知有谁曾以这种方式构建过：%1。</translation>
    </message>
</context>
<context>
    <name>cw::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Here stand the files and commands of the plan, as soon as there is one.</source>
        <translation>一旦有了计划，其文件和命令就会显示在这里。</translation>
    </message>
    <message>
        <source>Save as script…</source>
        <translation>另存为脚本…</translation>
    </message>
    <message>
        <source>A shell script for the same job that needs no Crosswright</source>
        <translation>一个完成同样工作而不需要 Crosswright 的 shell 脚本</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Write files to a folder…</source>
        <translation>将文件写入文件夹…</translation>
    </message>
    <message>
        <source>Copy all commands</source>
        <translation>复制所有命令</translation>
    </message>
    <message>
        <source>Look at the disk again</source>
        <translation>重新查看磁盘</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Files of the plan</source>
        <translation>计划的文件</translation>
    </message>
    <message>
        <source>Steps of the plan</source>
        <translation>计划的步骤</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>还没有选择任何内容。</translation>
    </message>
    <message>
        <source>The plan is being made.</source>
        <translation>正在生成计划。</translation>
    </message>
    <message>
        <source>The build is being started.</source>
        <translation>正在启动构建。</translation>
    </message>
    <message>
        <source>The program crosswright, which carries out builds, was not found beside this one.</source>
        <translation>在此程序旁没有找到执行构建的程序 crosswright。</translation>
    </message>
    <message>
        <source>The build was not started</source>
        <translation>构建没有启动</translation>
    </message>
    <message>
        <source>There is no plan</source>
        <translation>没有计划</translation>
    </message>
    <message>
        <source>The build is locked</source>
        <translation>构建已锁定</translation>
    </message>
    <message>
        <source>The program crosswright, which carries out builds, was not found.</source>
        <translation>没有找到执行构建的程序 crosswright。</translation>
    </message>
    <message>
        <source>It belongs beside crosswright-gui; install the package again.</source>
        <translation>它应位于 crosswright-gui 旁；请重新安装软件包。</translation>
    </message>
    <message>
        <source>Starting the build…</source>
        <translation>正在启动构建…</translation>
    </message>
    <message>
        <source>Making the plan…</source>
        <translation>正在生成计划…</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>还没有做任何事情。</translation>
    </message>
    <message numerus="yes">
        <source>%n new file(s)</source>
        <translation>
            <numerusform>%n 个新文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) change</source>
        <translation>
            <numerusform>%n 个文件更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) as they are</source>
        <translation>
            <numerusform>%n 个保持不变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) will run</source>
        <translation>
            <numerusform>将运行 %n 个步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Nothing has happened yet.</source>
        <translation>%1。还没有做任何事情。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个并行任务</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1 for %2</source>
        <translation>为 %2 构建 %1</translation>
    </message>
    <message>
        <source>Build for %1</source>
        <translation>为 %1 构建</translation>
    </message>
    <message>
        <source>Approve and build</source>
        <translation>批准并构建</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Return)</source>
        <translation>%1 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>It was not written</source>
        <translation>没有写入</translation>
    </message>
    <message>
        <source>Save as script</source>
        <translation>另存为脚本</translation>
    </message>
    <message>
        <source>Scripts (*.sh)</source>
        <translation>脚本 (*.sh)</translation>
    </message>
    <message>
        <source>The script is %1; nothing was run.</source>
        <translation>脚本为 %1；没有运行任何内容。</translation>
    </message>
    <message>
        <source>Write the plan&apos;s files into an empty folder</source>
        <translation>将计划的文件写入空文件夹</translation>
    </message>
    <message>
        <source>The files are in %1; nothing was run.</source>
        <translation>文件在 %1 中；没有运行任何内容。</translation>
    </message>
    <message>
        <source>Choose what to build</source>
        <translation>选择要构建的内容</translation>
    </message>
    <message>
        <source>No plan yet</source>
        <translation>还没有计划</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>还没有计划</translation>
    </message>
    <message>
        <source>This machine is still being looked at.</source>
        <translation>仍在查看本机。</translation>
    </message>
</context>
<context>
    <name>cw::RollBack</name>
    <message>
        <source>The device answered %1, and %2 is right.</source>
        <translation>设备回答 %1，正确值为 %2。</translation>
    </message>
    <message>
        <source>%1 does not work any more. %2</source>
        <translation>%1 不再能用。%2</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有更改任何内容。</translation>
    </message>
    <message>
        <source>The device could not switch to %1</source>
        <translation>设备无法切换到 %1</translation>
    </message>
    <message>
        <source>Look for the former version</source>
        <translation>查找先前的版本</translation>
    </message>
    <message>
        <source>Prove the former version with a random seed</source>
        <translation>用随机种子验证先前的版本</translation>
    </message>
    <message>
        <source>Switch to %1</source>
        <translation>切换到 %1</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed on the device.</source>
        <translation>已取消；设备上没有任何更改。</translation>
    </message>
</context>
<context>
    <name>cw::Rules</name>
    <message>
        <source>the release&apos;s configure.py: its minimum and maximum Bazel</source>
        <translation>该版本的 configure.py：最低与最高 Bazel</translation>
    </message>
    <message>
        <source>probe of this machine</source>
        <translation>对本机的探测</translation>
    </message>
    <message>
        <source>catalog: bazel</source>
        <translation>目录：bazel</translation>
    </message>
    <message>
        <source>the tree&apos;s .bazelversion, else the published builds</source>
        <translation>源码树的 .bazelversion，否则为已发布的构建</translation>
    </message>
    <message>
        <source>cross toolchains run on real Bazel binaries</source>
        <translation>用真实的 Bazel 运行过的交叉工具链</translation>
    </message>
    <message>
        <source>.bazelversion</source>
        <translation>.bazelversion</translation>
    </message>
    <message>
        <source>catalog: architectures</source>
        <translation>目录：architectures</translation>
    </message>
    <message>
        <source>configure.py: TF_CUDA_COMPUTE_CAPABILITIES</source>
        <translation>configure.py: TF_CUDA_COMPUTE_CAPABILITIES</translation>
    </message>
    <message>
        <source>catalog: boards</source>
        <translation>目录：boards</translation>
    </message>
    <message>
        <source>catalog: cuda</source>
        <translation>目录：cuda</translation>
    </message>
    <message>
        <source>configure.py: set_tf_cuda_compute_capabilities</source>
        <translation>configure.py: set_tf_cuda_compute_capabilities</translation>
    </message>
    <message>
        <source>configure.py: XLA does not support compute capabilities below 3.5</source>
        <translation>configure.py：XLA 不支持低于 3.5 的计算能力</translation>
    </message>
    <message>
        <source>configure.py: each additional capability increases build time and binary size</source>
        <translation>configure.py：每增加一个计算能力都会增加构建时间和二进制大小</translation>
    </message>
    <message>
        <source>the driver&apos;s name begins with the machine it compiles for</source>
        <translation>编译驱动的名称以其目标机器开头</translation>
    </message>
    <message>
        <source>glibc&apos;s release notes of 2.29, 2.34 and 2.38: symbols that moved</source>
        <translation>glibc 2.29、2.34 和 2.38 的发行说明：移动的符号</translation>
    </message>
    <message>
        <source>catalog: libstdcxx</source>
        <translation>目录：libstdcxx</translation>
    </message>
    <message>
        <source>the compiler&apos;s own -dumpmachine</source>
        <translation>编译器自身的 -dumpmachine</translation>
    </message>
    <message>
        <source>./configure of 19 families, run with every spelling</source>
        <translation>19 个系列的 ./configure，以各种写法运行过</translation>
    </message>
    <message>
        <source>tensorflow#72166: the hermetic Python decides</source>
        <translation>tensorflow#72166：由 hermetic Python 决定</translation>
    </message>
    <message>
        <source>./configure of 1.2 and 1.3, run: locate -e libdl.so.2</source>
        <translation>实际运行 1.2 和 1.3 的 ./configure：locate -e libdl.so.2</translation>
    </message>
    <message>
        <source>docs/formats.md: features.offline</source>
        <translation>docs/formats.md: features.offline</translation>
    </message>
    <message>
        <source>catalog: configure</source>
        <translation>目录：configure</translation>
    </message>
    <message>
        <source>CUDA programming guide: binary and PTX compatibility</source>
        <translation>CUDA 编程指南：二进制与 PTX 兼容性</translation>
    </message>
    <message>
        <source>CUDA: architecture- and family-specific features (suffixes a and f)</source>
        <translation>CUDA：架构特定与系列特定功能（后缀 a 和 f）</translation>
    </message>
    <message>
        <source>CUDA programming guide: binary compatibility is supported only for the desktop</source>
        <translation>CUDA 编程指南：二进制兼容性仅支持桌面 GPU</translation>
    </message>
    <message>
        <source>probe of the machine that runs the result</source>
        <translation>对运行结果的机器的探测</translation>
    </message>
    <message>
        <source>openxla/xla docs/hermetic_cuda.md</source>
        <translation>openxla/xla docs/hermetic_cuda.md</translation>
    </message>
    <message>
        <source>catalog: gpus</source>
        <translation>目录：gpus</translation>
    </message>
    <message>
        <source>CUDA 12.0 release notes: 32-bit compilation removed</source>
        <translation>CUDA 12.0 发行说明：移除 32 位编译</translation>
    </message>
    <message>
        <source>catalog: releases</source>
        <translation>目录：releases</translation>
    </message>
    <message>
        <source>recorded version.json files of CUDA 11.8 and 12.1</source>
        <translation>CUDA 11.8 和 12.1 的 version.json 记录</translation>
    </message>
    <message>
        <source>openxla/xla docs/hermetic_cuda.md; the tree&apos;s CUDA_REDIST_JSON_DICT and CUDNN_REDIST_JSON_DICT</source>
        <translation>openxla/xla docs/hermetic_cuda.md；源码树的 CUDA_REDIST_JSON_DICT 和 CUDNN_REDIST_JSON_DICT</translation>
    </message>
    <message>
        <source>CUDA: libcudart.so.MAJOR, before 11 libcudart.so.MAJOR.MINOR; TensorFlow Serving on AWS P3</source>
        <translation>CUDA：libcudart.so.MAJOR，11 之前为 libcudart.so.MAJOR.MINOR；AWS P3 上的 TensorFlow Serving</translation>
    </message>
    <message>
        <source>catalog: cudnn</source>
        <translation>目录：cudnn</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: cuDNN on both sides</source>
        <translation>为 TX1 交叉构建 TensorFlow 1.5：两侧的 cuDNN</translation>
    </message>
    <message>
        <source>cudnn_version.h: CUDNN_VERSION is major*1000+minor*100+patch, from 9 on major*10000+…</source>
        <translation>cudnn_version.h：CUDNN_VERSION 为 major*1000+minor*100+patch，自 9 起为 major*10000+…</translation>
    </message>
    <message>
        <source>./configure asks for it with CUDA</source>
        <translation>使用 CUDA 时 ./configure 会询问</translation>
    </message>
    <message>
        <source>cuDNN: libcudnn.so.MAJOR</source>
        <translation>cuDNN: libcudnn.so.MAJOR</translation>
    </message>
    <message>
        <source>TensorFlow compares cuDNN&apos;s version at its start</source>
        <translation>TensorFlow 启动时会比较 cuDNN 版本</translation>
    </message>
    <message>
        <source>probe of the device</source>
        <translation>对设备的探测</translation>
    </message>
    <message>
        <source>catalog: jetpack</source>
        <translation>目录：jetpack</translation>
    </message>
    <message>
        <source>Linux: HWCAP names of AArch64; ARMv8.1 has the atomics</source>
        <translation>Linux：AArch64 的 HWCAP 名称；ARMv8.1 具有 atomics</translation>
    </message>
    <message>
        <source>a default of Crosswright, not a documented number</source>
        <translation>Crosswright 的默认值，并非文档给出的数字</translation>
    </message>
    <message>
        <source>catalog: boards; exact limits not established</source>
        <translation>目录：boards；确切限值未确定</translation>
    </message>
    <message>
        <source>pip: no space left on device in /tmp</source>
        <translation>pip：/tmp 空间不足</translation>
    </message>
    <message>
        <source>catalog: boards, Raspberry Pi 4 with a 32-bit system</source>
        <translation>目录：boards，运行 32 位系统的 Raspberry Pi 4</translation>
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
        <translation>NVIDIA：CUDA 兼容性指南</translation>
    </message>
    <message>
        <source>recorded outputs of nvidia-smi</source>
        <translation>nvidia-smi 的输出记录</translation>
    </message>
    <message>
        <source>tensorflow#22525; a published build of 2.18: CUDA newer than the driver</source>
        <translation>tensorflow#22525；一次公开的 2.18 构建：CUDA 比驱动新</translation>
    </message>
    <message>
        <source>NVIDIA: driver branch 580 is the last for Maxwell, Pascal and Volta</source>
        <translation>NVIDIA：580 是支持 Maxwell、Pascal 和 Volta 的最后一个驱动分支</translation>
    </message>
    <message>
        <source>NVIDIA: open kernel modules from Turing on</source>
        <translation>NVIDIA：自 Turing 起提供开放内核模块</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA compatibility guide, forward compatibility</source>
        <translation>NVIDIA：CUDA 兼容性指南，向前兼容</translation>
    </message>
    <message>
        <source>recorded driver version of an Orin with JetPack 6: 540.4.0</source>
        <translation>运行 JetPack 6 的 Orin 的驱动版本记录：540.4.0</translation>
    </message>
    <message>
        <source>GCC: -march=native</source>
        <translation>GCC: -march=native</translation>
    </message>
    <message>
        <source>GCC: machine options of x86, ARM and AArch64</source>
        <translation>GCC：x86、ARM 和 AArch64 的机器选项</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: --config=cuda comes first</source>
        <translation>为 TX1 交叉构建 TensorFlow 1.5：--config=cuda 在前</translation>
    </message>
    <message>
        <source>two configurators must agree (cross build of TensorFlow 1.5)</source>
        <translation>两个配置程序必须一致（TensorFlow 1.5 的交叉构建）</translation>
    </message>
    <message>
        <source>docs/formats.md: flags are separated by blanks</source>
        <translation>docs/formats.md：选项以空格分隔</translation>
    </message>
    <message>
        <source>seen: GCC 12 arm-linux-gnueabihf -march=armv6 -mfloat-abi=hard without -marm</source>
        <translation>实测：GCC 12 arm-linux-gnueabihf -march=armv6 -mfloat-abi=hard，未加 -marm</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross packages: stubs are for the link only</source>
        <translation>NVIDIA 的交叉软件包：stub 仅用于链接</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: --compiler=cuda</source>
        <translation>为 TX1 交叉构建 TensorFlow 1.5：--compiler=cuda</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA on Jetson, upgradable from JetPack 5 on</source>
        <translation>NVIDIA：Jetson 上的 CUDA，自 JetPack 5 起可升级</translation>
    </message>
    <message>
        <source>NVIDIA: CUDA 13 for Jetson Thor; JetPack 7.2</source>
        <translation>NVIDIA：用于 Jetson Thor 的 CUDA 13；JetPack 7.2</translation>
    </message>
    <message>
        <source>dusty-nv/jetson-containers: l4t_version_compatible</source>
        <translation>dusty-nv/jetson-containers: l4t_version_compatible</translation>
    </message>
    <message>
        <source>rules_ml_toolchain: tegra-aarch64 has no NCCL; --config=nonccl of the release</source>
        <translation>rules_ml_toolchain：tegra-aarch64 没有 NCCL；该版本的 --config=nonccl</translation>
    </message>
    <message>
        <source>recorded Jetson Orin with JetPack 6</source>
        <translation>运行 JetPack 6 的 Jetson Orin 的记录</translation>
    </message>
    <message>
        <source>recorded tegrastats lines without SWAP</source>
        <translation>不含 SWAP 的 tegrastats 记录</translation>
    </message>
    <message>
        <source>a cross build of 1.5 on a Core i7 in 15 min; debian-devel 2019-04; tensorflow#28832</source>
        <translation>在 Core i7 上 15 分钟交叉构建 1.5；debian-devel 2019-04；tensorflow#28832</translation>
    </message>
    <message>
        <source>a cross build of 1.5 on a Core i7 in 22 min; tensorflow#18643; JetsonTFBuild#4</source>
        <translation>在 Core i7 上 22 分钟交叉构建 1.5；tensorflow#18643；JetsonTFBuild#4</translation>
    </message>
    <message>
        <source>conda tensorflow-feedstock#110 (not finished after 5 h 40 on 2 cores)</source>
        <translation>conda tensorflow-feedstock#110（2 核 5 小时 40 分后仍未完成）</translation>
    </message>
    <message>
        <source>tensorflow#34719; tensorflow#44605</source>
        <translation>tensorflow#34719; tensorflow#44605</translation>
    </message>
    <message>
        <source>conda tensorflow-feedstock#426 and #438</source>
        <translation>conda tensorflow-feedstock#426 和 #438</translation>
    </message>
    <message>
        <source>conda tensorflow-feedstock#438</source>
        <translation>conda tensorflow-feedstock#438</translation>
    </message>
    <message>
        <source>probe of the building machine</source>
        <translation>对构建机器的探测</translation>
    </message>
    <message>
        <source>published native builds on Jetson boards: 4 GiB and 8 GiB of swap</source>
        <translation>Jetson 板卡上公开的本机构建：4 GiB 和 8 GiB 交换空间</translation>
    </message>
    <message>
        <source>rocm-arch#15: a wheel did not fit into a temporary folder of 4 GB</source>
        <translation>rocm-arch#15：4 GB 的临时文件夹放不下 wheel</translation>
    </message>
    <message>
        <source>published build times</source>
        <translation>公开的构建用时</translation>
    </message>
    <message>
        <source>docs/formats.md: plan</source>
        <translation>docs/formats.md：计划</translation>
    </message>
    <message>
        <source>Bazel: labels</source>
        <translation>Bazel：标签</translation>
    </message>
    <message>
        <source>PEP 425: the wheel&apos;s Python tag must be the interpreter&apos;s</source>
        <translation>PEP 425：wheel 的 Python 标签必须与解释器一致</translation>
    </message>
    <message>
        <source>Debian&apos;s layout of Python headers</source>
        <translation>Debian 的 Python 头文件布局</translation>
    </message>
    <message>
        <source>the folder&apos;s name</source>
        <translation>文件夹名称</translation>
    </message>
    <message>
        <source>TensorFlow 2.8.0: third_party/py/python_configure.bzl</source>
        <translation>TensorFlow 2.8.0: third_party/py/python_configure.bzl</translation>
    </message>
    <message>
        <source>cross build of TensorFlow 1.5 for the TX1: host and target Python have the same minor version</source>
        <translation>为 TX1 交叉构建 TensorFlow 1.5：主机与目标的 Python 次版本相同</translation>
    </message>
    <message>
        <source>the target&apos;s compiler, run on #include &lt;Python.h&gt;</source>
        <translation>目标编译器，编译 #include &lt;Python.h&gt;</translation>
    </message>
    <message>
        <source>docs/formats.md: source and ref decide the branch; without a source, tf selects the record</source>
        <translation>docs/formats.md：source 和 ref 决定分支；没有 source 时由 tf 选择记录</translation>
    </message>
    <message>
        <source>catalog: projects</source>
        <translation>目录：projects</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross packages (cuda-cross-*), CUDA 13.2 installation guide</source>
        <translation>NVIDIA 的交叉软件包（cuda-cross-*），CUDA 13.2 安装指南</translation>
    </message>
    <message>
        <source>./configure of releases before hermetic CUDA</source>
        <translation>hermetic CUDA 之前各版本的 ./configure</translation>
    </message>
    <message>
        <source>nvcc --version in the folder that is named</source>
        <translation>所指文件夹中的 nvcc --version</translation>
    </message>
    <message>
        <source>openxla/xla docs/hermetic_cuda.md: LOCAL_CUDA_PATH</source>
        <translation>openxla/xla docs/hermetic_cuda.md: LOCAL_CUDA_PATH</translation>
    </message>
    <message>
        <source>CUDA 13.3 release notes</source>
        <translation>CUDA 13.3 发行说明</translation>
    </message>
    <message>
        <source>CUDA 13.2 release notes</source>
        <translation>CUDA 13.2 发行说明</translation>
    </message>
    <message>
        <source>a published report of CUDA 12.2 on JetPack 4</source>
        <translation>关于 JetPack 4 上 CUDA 12.2 的公开报告</translation>
    </message>
    <message>
        <source>meta-tegra: cuda-compatibility-workarounds/math-vector.h; the exact glibc is not established</source>
        <translation>meta-tegra：cuda-compatibility-workarounds/math-vector.h；确切的 glibc 未确定</translation>
    </message>
    <message>
        <source>./configure of 1.15.5 run beside CUDA 13 (find_cuda_config.py)</source>
        <translation>在有 CUDA 13 的环境中运行 1.15.5 的 ./configure（find_cuda_config.py）</translation>
    </message>
    <message>
        <source>docs/command-line.md: plan</source>
        <translation>docs/command-line.md: plan</translation>
    </message>
    <message>
        <source>docs/rules.md: the names of the rules</source>
        <translation>docs/rules.md：规则的名称</translation>
    </message>
    <message>
        <source>the heap that old Bazel servers were seen to need</source>
        <translation>旧版 Bazel 服务器实际所需的堆</translation>
    </message>
    <message>
        <source>help text of --local_resources, Bazel 0.17.2 to 2.1.0</source>
        <translation>--local_resources 的帮助文本，Bazel 0.17.2 至 2.1.0</translation>
    </message>
    <message>
        <source>catalog: toolkitFiles</source>
        <translation>资料库：toolkitFiles</translation>
    </message>
    <message>
        <source>third_party/gpus/cuda_configure.bzl of 1.5</source>
        <translation>1.5 的 third_party/gpus/cuda_configure.bzl</translation>
    </message>
    <message>
        <source>Debian&apos;s arm64 CUDA packages: cuobjdump finds no code for a Jetson&apos;s GPU</source>
        <translation>Debian 的 arm64 CUDA 软件包：cuobjdump 找不到面向 Jetson GPU 的代码</translation>
    </message>
    <message>
        <source>find_cuda_config.py: the version must begin as it was typed</source>
        <translation>find_cuda_config.py：版本必须以所输入的内容开头</translation>
    </message>
    <message>
        <source>crosswright-toolkit.json in the CUDA folder</source>
        <translation>CUDA 文件夹中的 crosswright-toolkit.json</translation>
    </message>
    <message>
        <source>Tag_CPU_arch of the compiler&apos;s crt1.o and libgcc.a</source>
        <translation>编译器的 crt1.o 和 libgcc.a 的 Tag_CPU_arch</translation>
    </message>
    <message>
        <source>the compilers&apos; own -dumpmachine</source>
        <translation>编译器自身的 -dumpmachine</translation>
    </message>
    <message>
        <source>catalog: bazelPackages</source>
        <translation>目录：bazelPackages</translation>
    </message>
    <message>
        <source>: its code is C++14</source>
        <translation>：其代码是 C++14</translation>
    </message>
    <message>
        <source>: its code is C++17</source>
        <translation>：其代码是 C++17</translation>
    </message>
    <message>
        <source>: it looks for libraries by other names</source>
        <translation>：它按其他名称查找库</translation>
    </message>
    <message>
        <source>: it reads the version in cudnn.h, and cuDNN 8 has it elsewhere</source>
        <translation>：它读取 cudnn.h 中的版本，而 cuDNN 8 将其放在别处</translation>
    </message>
    <message>
        <source>: it calls functions that changed</source>
        <translation>：它调用的函数已有变化</translation>
    </message>
    <message>
        <source>: its build files use what that Bazel does not have</source>
        <translation>：它的构建文件使用了该 Bazel 所没有的内容</translation>
    </message>
    <message>
        <source>: its build refuses others</source>
        <translation>：它的构建拒绝其他版本</translation>
    </message>
    <message>
        <source>: its wheel asks for that</source>
        <translation>：它的 wheel 有此要求</translation>
    </message>
    <message>
        <source>: others do not compile it</source>
        <translation>：其他版本无法编译它</translation>
    </message>
    <message>
        <source>: it stops at its start with others</source>
        <translation>：使用其他版本时，它启动即停止</translation>
    </message>
    <message>
        <source>: it cannot download others</source>
        <translation>：它无法下载其他版本</translation>
    </message>
    <message>
        <source>catalog: bounds</source>
        <translation>目录：bounds</translation>
    </message>
    <message>
        <source>catalog: wheels</source>
        <translation>目录：wheels</translation>
    </message>
</context>
<context>
    <name>cw::RunAttention</name>
    <message>
        <source>%1 %2 %</source>
        <comment>state, percentage</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>%1 actions in %2.</source>
        <translation>%1 个动作，用时 %2。</translation>
    </message>
    <message>
        <source>Built: %1</source>
        <translation>已构建：%1</translation>
    </message>
    <message>
        <source>Not built: %1</source>
        <translation>未构建：%1</translation>
    </message>
    <message>
        <source>An answer is needed</source>
        <translation>需要你的回答</translation>
    </message>
</context>
<context>
    <name>cw::RunDetail</name>
    <message>
        <source>The chosen runs</source>
        <translation>所选的运行</translation>
    </message>
    <message>
        <source>Details of the chosen runs</source>
        <translation>所选运行的详细信息</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Choose a run to see what it did, or two runs to compare them.</source>
        <translation>选择一次运行可查看它做了什么，选择两次可进行比较。</translation>
    </message>
    <message>
        <source>No run chosen</source>
        <translation>没有选择运行</translation>
    </message>
    <message>
        <source>Two runs can be compared at a time.</source>
        <translation>一次可以比较两次运行。</translation>
    </message>
    <message>
        <source>Two runs compared</source>
        <translation>两次运行的比较</translation>
    </message>
    <message>
        <source>Run of %1</source>
        <translation>运行于 %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
</context>
<context>
    <name>cw::RunDirectory</name>
    <message>
        <source>%1 is not the folder of a run.</source>
        <translation>%1 不是运行的文件夹。</translation>
    </message>
    <message>
        <source>&quot;crosswright runs&quot; lists the runs.</source>
        <translation>“crosswright runs”会列出所有运行。</translation>
    </message>
    <message>
        <source>There is no run yet.</source>
        <translation>还没有运行。</translation>
    </message>
    <message>
        <source>Start one with &quot;crosswright build FILE&quot;.</source>
        <translation>请用“crosswright build FILE”启动一次。</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot;.</source>
        <translation>没有运行“%1”。</translation>
    </message>
    <message>
        <source>More than one run begins with &quot;%1&quot;.</source>
        <translation>有多个运行以“%1”开头。</translation>
    </message>
    <message>
        <source>Say which one: %1.</source>
        <translation>请说明是哪一个：%1。</translation>
    </message>
</context>
<context>
    <name>cw::RunReader</name>
    <message>
        <source>The runner never started.</source>
        <translation>运行器从未启动。</translation>
    </message>
    <message>
        <source>The runner ended without finishing the run; building again continues it.</source>
        <translation>运行器在运行完成之前就结束了；再次构建可继续它。</translation>
    </message>
</context>
<context>
    <name>cw::RunStarter</name>
    <message>
        <source>The program crosswright, which carries out builds, was not found.</source>
        <translation>没有找到执行构建的程序 crosswright。</translation>
    </message>
    <message>
        <source>It belongs beside crosswright-gui; install the package again.</source>
        <translation>它应位于 crosswright-gui 旁；请重新安装软件包。</translation>
    </message>
</context>
<context>
    <name>cw::RunTableModel</name>
    <message>
        <source>%1, proved</source>
        <translation>%1，已验证</translation>
    </message>
    <message>
        <source>%1, refused</source>
        <translation>%1，被拒绝</translation>
    </message>
    <message>
        <source>Proved on %1</source>
        <translation>已在 %1 上验证</translation>
    </message>
    <message>
        <source>Refused by %1</source>
        <translation>被 %1 拒绝</translation>
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
        <translation>%1，接续</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>开发板</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>产物</translation>
    </message>
</context>
<context>
    <name>cw::RunWords</name>
    <message>
        <source>Starting %1</source>
        <translation>正在启动 %1</translation>
    </message>
    <message>
        <source>Building %1</source>
        <translation>正在构建 %1</translation>
    </message>
    <message>
        <source>Stopping %1</source>
        <translation>正在停止 %1</translation>
    </message>
    <message>
        <source>Built %1</source>
        <translation>已构建 %1</translation>
    </message>
    <message>
        <source>Configured %1</source>
        <translation>已配置 %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>Broken off: %1</source>
        <translation>中断：%1</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>about %1 left (%2 – %3)</source>
        <translation>约剩 %1（%2 – %3）</translation>
    </message>
    <message>
        <source>The runner is starting.</source>
        <translation>运行器正在启动。</translation>
    </message>
    <message>
        <source>Bazel and its compilers are being ended. What is built is kept.</source>
        <translation>正在结束 Bazel 及其编译器。已构建的部分会保留。</translation>
    </message>
    <message>
        <source>%1 of %2 actions</source>
        <translation>%1/%2 个动作</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>memory at most %1</source>
        <translation>内存最高 %1</translation>
    </message>
    <message>
        <source>%1. Ended %2.</source>
        <comment>what, when</comment>
        <translation>%1。结束于 %2。</translation>
    </message>
    <message>
        <source>, %1 running</source>
        <translation>，%1 个正在运行</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, for %4.</source>
        <translation>第 %1 步，共 %2 步：%3，已用 %4。</translation>
    </message>
    <message>
        <source>Bazel reads the packages.</source>
        <translation>Bazel 正在读取软件包。</translation>
    </message>
    <message>
        <source>Bazel works out the actions.</source>
        <translation>Bazel 正在确定动作。</translation>
    </message>
    <message>
        <source>at most %1 at once in %2</source>
        <translation>最多同时 %1 个，使用 %2</translation>
    </message>
    <message>
        <source>without limits of its own</source>
        <translation>没有自己的限制</translation>
    </message>
    <message>
        <source>Started %1, %2.</source>
        <comment>when, limits</comment>
        <translation>启动于 %1，%2。</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>building</source>
        <translation>正在构建</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>已配置</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>disk full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Its runner was killed, or this computer went down. What was built is kept; Continue clears up what is left and goes on from there.</source>
        <translation>其运行器被终止，或者这台计算机停机。已构建的部分已保留；“继续”会清理残留并从那里接着进行。</translation>
    </message>
    <message>
        <source>Free some space, then continue: what was built is kept.</source>
        <translation>请腾出一些空间，然后继续：已构建的部分已保留。</translation>
    </message>
    <message>
        <source>What was built is kept; Continue goes on from there, also days later.</source>
        <translation>已构建的部分已保留；“继续”从那里接着进行，几天以后也可以。</translation>
    </message>
    <message>
        <source>What was built is kept. Remove the cause, then continue; a change of the configuration is approved in Review first.</source>
        <translation>已构建的部分已保留。请消除原因，然后继续；对配置的更改须先在“审阅”中批准。</translation>
    </message>
    <message numerus="yes">
        <source>%1 action(s)</source>
        <translation>
            <numerusform>%1 个动作</numerusform>
        </translation>
    </message>
    <message>
        <source>The runner (process %1) has not been heard of for %2; how the run stands is not known.</source>
        <translation>已有 %2 没有运行器（进程 %1）的消息；不知道运行的状况。</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
</context>
<context>
    <name>cw::Runner</name>
    <message>
        <source>Run %1 already has a runner.</source>
        <translation>运行 %1 已有运行器。</translation>
    </message>
    <message>
        <source>Run %1 is over.</source>
        <translation>运行 %1 已结束。</translation>
    </message>
    <message>
        <source>Build again: that makes a new run which continues it.</source>
        <translation>请再次构建：这会创建接续它的新运行。</translation>
    </message>
    <message>
        <source>Run %1 lost its runner and stays as it is.</source>
        <translation>运行 %1 失去了运行器，将保持现状。</translation>
    </message>
    <message>
        <source>The plan of this run is not the one that was approved.</source>
        <translation>此次运行的计划不是已批准的计划。</translation>
    </message>
    <message>
        <source>Approve plan %1, or build again.</source>
        <translation>请批准计划 %1，或再次构建。</translation>
    </message>
    <message>
        <source>Run %1 is using the same output base.</source>
        <translation>运行 %1 正在使用同一个输出根目录。</translation>
    </message>
    <message>
        <source>Wait for it, or stop it with &quot;crosswright stop&quot;.</source>
        <translation>请等待它，或用“crosswright stop”停止它。</translation>
    </message>
    <message>
        <source>The plan has no step &quot;%1&quot;.</source>
        <translation>计划中没有步骤“%1”。</translation>
    </message>
    <message>
        <source>%1 is already there.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ended without an error, but %2 is not there.</source>
        <translation>“%1”结束时没有错误，但 %2 不存在。</translation>
    </message>
    <message>
        <source>The disk of %1 is full. Free some space and build again: what was built is kept.</source>
        <translation>%1 所在的磁盘已满。请腾出一些空间并再次构建：已构建的部分已保留。</translation>
    </message>
    <message>
        <source>The run was stopped; building again continues it.</source>
        <translation>运行已停止；再次构建可继续它。</translation>
    </message>
    <message>
        <source>The runner does not know &quot;%1&quot;; it knows status and stop.</source>
        <translation>运行器不认识“%1”；它认识 status 和 stop。</translation>
    </message>
    <message>
        <source>The run lost its keeper and has no other one, so compilers and Bazel&apos;s server would outlive the runner if that were killed. %1</source>
        <translation>此次运行失去了看护进程，也没有其他看护进程，因此若运行器被强行终止，编译器和 Bazel 的服务器会继续留存。%1</translation>
    </message>
    <message>
        <source>The build uses more memory than its limit: %1 of %2 MiB.</source>
        <translation>构建使用的内存超过其上限：%1/%2 MiB。</translation>
    </message>
    <message>
        <source>The build used up to %1 MiB, more than its limit of %2 MiB, for %3 s.</source>
        <translation>构建最多使用了 %1 MiB，超过其上限 %2 MiB，持续 %3 秒。</translation>
    </message>
    <message>
        <source>The build used up to %1 MiB, more than its limit of %2 MiB, %4 times, for %3 s in all.</source>
        <translation>构建最多使用了 %1 MiB，超过其上限 %2 MiB，共 %4 次，合计 %3 秒。</translation>
    </message>
    <message>
        <source>The run&apos;s folder was deleted, so the run was stopped.</source>
        <translation>运行的文件夹被删除，因此运行已停止。</translation>
    </message>
    <message>
        <source>For a time other runs went on beside this one, with more than this machine has.</source>
        <translation>曾有一段时间，其他运行与此次运行同时进行，合计超过了本机所有的资源。</translation>
    </message>
</context>
<context>
    <name>cw::SecretDialog</name>
    <message>
        <source>May this key be used?</source>
        <translation>允许使用此密钥吗？</translation>
    </message>
    <message>
        <source>ssh waits for you</source>
        <translation>ssh 正在等待您</translation>
    </message>
    <message>
        <source>Unlock your key for %1</source>
        <translation>解锁用于 %1 的密钥</translation>
    </message>
    <message>
        <source>Log in to %1</source>
        <translation>登录 %1</translation>
    </message>
    <message>
        <source>ssh asks</source>
        <translation>ssh 询问</translation>
    </message>
    <message>
        <source>Given to ssh, and kept nowhere.</source>
        <translation>只交给 ssh，不作任何保存。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
</context>
<context>
    <name>cw::SelfTestJob</name>
    <message>
        <source>No folder could be made in %1.</source>
        <translation>无法在 %1 中创建文件夹。</translation>
    </message>
</context>
<context>
    <name>cw::SelfTestModel</name>
    <message>
        <source>C++ program</source>
        <translation>C++ 程序</translation>
    </message>
    <message>
        <source>CUDA kernel</source>
        <translation>CUDA 内核函数</translation>
    </message>
    <message>
        <source>cuBLAS product</source>
        <translation>cuBLAS 乘积</translation>
    </message>
    <message>
        <source>It builds</source>
        <translation>可以构建</translation>
    </message>
    <message>
        <source>ELF machine</source>
        <translation>ELF 机器类型</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>加载器</translation>
    </message>
    <message>
        <source>Highest GLIBC</source>
        <translation>最高 GLIBC</translation>
    </message>
    <message>
        <source>Highest GLIBCXX</source>
        <translation>最高 GLIBCXX</translation>
    </message>
    <message>
        <source>GPU code</source>
        <translation>GPU 代码</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>可以运行</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>所见情况</translation>
    </message>
</context>
<context>
    <name>cw::SelfTestPanel</name>
    <message>
        <source>%1: building…</source>
        <translation>%1：正在构建…</translation>
    </message>
    <message>
        <source>%1: running…</source>
        <translation>%1：正在运行…</translation>
    </message>
    <message>
        <source>%1: looking at it…</source>
        <translation>%1：正在查看…</translation>
    </message>
    <message>
        <source>What the self-test found</source>
        <translation>自检的结果</translation>
    </message>
    <message>
        <source>Three small programs are built, looked at and run before the long build.</source>
        <translation>在漫长的构建之前，先构建、查看并运行三个小程序。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>This machine was not looked at yet.</source>
        <translation>还没有查看过本机。</translation>
    </message>
    <message>
        <source>The configuration has changed since.</source>
        <translation>配置此后已更改。</translation>
    </message>
    <message>
        <source>It cannot run now: %1</source>
        <translation>现在无法运行：%1</translation>
    </message>
    <message>
        <source>Tries this configuration&apos;s compilers, and the CUDA toolkit where one is chosen: half a minute.</source>
        <translation>试用此配置的编译器，若选择了 CUDA 工具包也一并试用：约半分钟。</translation>
    </message>
    <message>
        <source>Starting the self-test…</source>
        <translation>正在启动自检…</translation>
    </message>
    <message>
        <source>Running the self-test</source>
        <translation>正在运行自检</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Passed in %1 s.</source>
        <translation>通过，用时 %1 秒。</translation>
    </message>
    <message>
        <source>Nothing is wrong with the toolchain, but not everything could be proved (%1 s).</source>
        <translation>工具链没有问题，但并非一切都能得到验证（%1 秒）。</translation>
    </message>
    <message>
        <source>Failed (%1 s).</source>
        <translation>失败（%1 秒）。</translation>
    </message>
    <message>
        <source>Compiler: %1.</source>
        <translation>编译器：%1。</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>自检</translation>
    </message>
</context>
<context>
    <name>cw::ServingRoad</name>
    <message>
        <source>TensorFlow Serving, built here</source>
        <translation>TensorFlow Serving，在本机构建</translation>
    </message>
    <message>
        <source>TensorFlow Serving was not asked for.</source>
        <translation>没有要求构建 TensorFlow Serving。</translation>
    </message>
    <message>
        <source>No way is known to build TensorFlow Serving for %1 on this machine.</source>
        <translation>没有已知的方法可以在本机为 %1 构建 TensorFlow Serving。</translation>
    </message>
    <message>
        <source>Build it on a machine like the target.</source>
        <translation>请在与目标同类的机器上构建。</translation>
    </message>
    <message>
        <source>How TensorFlow Serving is built with TensorRT is not known.</source>
        <translation>不知道如何带 TensorRT 构建 TensorFlow Serving。</translation>
    </message>
    <message>
        <source>Remove tensorrt to build without it.</source>
        <translation>请移除 tensorrt，以不带它构建。</translation>
    </message>
    <message>
        <source>TensorFlow is a submodule of %1, and your own folder is not changed.</source>
        <translation>TensorFlow 是 %1 的子模块，而您自己的文件夹不会被更改。</translation>
    </message>
    <message>
        <source>Set ref to a branch or tag, so that it is built in a checkout of its own.</source>
        <translation>请将 ref 设为分支或标签，以便在单独的检出中构建。</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so how TensorFlow Serving is built from it is not known.</source>
        <translation>资料库中没有对应此源码的版本，因此不知道如何由它构建 TensorFlow Serving。</translation>
    </message>
    <message>
        <source>Set tf to a release of TensorFlow Serving, or product to target.</source>
        <translation>请将 tf 设为 TensorFlow Serving 的版本，或将 product 设为 target。</translation>
    </message>
</context>
<context>
    <name>cw::Session</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>清除 %1</translation>
    </message>
    <message>
        <source>Repair all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>还没有选择任何内容。</translation>
    </message>
    <message>
        <source>Ignore %1</source>
        <translation>忽略 %1</translation>
    </message>
    <message>
        <source>Stop ignoring %1</source>
        <translation>不再忽略 %1</translation>
    </message>
</context>
<context>
    <name>cw::SessionProcess</name>
    <message>
        <source>%1 cannot be started: another program still runs.</source>
        <translation>无法启动 %1：另一个程序仍在运行。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
</context>
<context>
    <name>cw::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>in a log</source>
        <translation>日志中</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>in a log, a file, a list</source>
        <translation>日志、文件、列表中</translation>
    </message>
    <message>
        <source>Next and previous match</source>
        <translation>下一个和上一个匹配</translation>
    </message>
    <message>
        <source>Next and previous error</source>
        <translation>下一个和上一个错误</translation>
    </message>
    <message>
        <source>Go to a line</source>
        <translation>转到某行</translation>
    </message>
    <message>
        <source>Follow what is new</source>
        <translation>跟随新内容</translation>
    </message>
    <message>
        <source>The table behind a picture, and back</source>
        <translation>图形背后的表格，再按返回</translation>
    </message>
    <message>
        <source>in a picture</source>
        <translation>图形中</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>复制所选的行</translation>
    </message>
    <message>
        <source>in a table</source>
        <translation>表格中</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>查找按键或其作用</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>没有按键有此作用。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The menu of what has the focus</source>
        <translation>当前焦点处的快捷菜单</translation>
    </message>
</context>
<context>
    <name>cw::SingleInstance</name>
    <message>
        <source>This question is not known here.</source>
        <translation>这里不认识此询问。</translation>
    </message>
    <message>
        <source>The window that is open does not listen: %1.</source>
        <translation>已打开的窗口没有监听：%1。</translation>
    </message>
    <message>
        <source>The window&apos;s socket belongs to another user.</source>
        <translation>该窗口的套接字属于另一个用户。</translation>
    </message>
    <message>
        <source>The window that is open does not answer.</source>
        <translation>已打开的窗口没有应答。</translation>
    </message>
    <message>
        <source>the window&apos;s answer</source>
        <translation>窗口的应答</translation>
    </message>
</context>
<context>
    <name>cw::SolutionModel</name>
    <message>
        <source>Fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
    </message>
    <message>
        <source>After a change</source>
        <translation>更改后可</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Fits as it is</source>
        <translation>现状即符合</translation>
    </message>
    <message>
        <source>Fits without the GPU</source>
        <translation>不用 GPU 即符合</translation>
    </message>
    <message>
        <source>Fits after a change</source>
        <translation>更改后符合</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>不符合</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
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
        <translation>编译器</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>Why, or what it takes</source>
        <translation>原因，或所需条件</translation>
    </message>
    <message>
        <source>Perhaps</source>
        <translation>也许</translation>
    </message>
    <message>
        <source>Fits if what is not known yet is as expected</source>
        <translation>若尚未知的情况符合预期则适用</translation>
    </message>
    <message>
        <source>%1; no plan yet: %2</source>
        <translation>%1；暂无计划：%2</translation>
    </message>
</context>
<context>
    <name>cw::SolutionPanel</name>
    <message>
        <source>Use this</source>
        <translation>使用此项</translation>
    </message>
    <message>
        <source>Save the table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>What if this JetPack were on the device</source>
        <translation>假设设备上是此 JetPack</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>What can be built for this device</source>
        <translation>能为此设备构建什么</translation>
    </message>
    <message>
        <source>JetPack %1, as chosen</source>
        <translation>JetPack %1，按所选</translation>
    </message>
    <message>
        <source>any JetPack</source>
        <translation>任意 JetPack</translation>
    </message>
    <message>
        <source>JetPack %1, as found</source>
        <translation>JetPack %1，按检测</translation>
    </message>
    <message>
        <source>Choose a release</source>
        <translation>请选择版本</translation>
    </message>
    <message>
        <source>What it takes, and what stands against it, is shown here.</source>
        <translation>此处显示它需要什么，以及有什么阻碍。</translation>
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
        <translation>GPU 代码 %1</translation>
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
        <translation>编译器 %1</translation>
    </message>
    <message>
        <source>It takes: %1.</source>
        <translation>需要：%1。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The table was not saved</source>
        <translation>表格没有保存</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>假定：%1</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
    </message>
    <message>
        <source>Not certain yet: %1</source>
        <translation>尚不确定：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n fit as they are</source>
        <translation>
            <numerusform>%n 个现状即符合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit without the GPU</source>
        <translation>
            <numerusform>%n 个不用 GPU 即符合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit if what is not known yet is as expected</source>
        <translation>
            <numerusform>%n 个在尚未知的情况符合预期时适用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after a change</source>
        <translation>
            <numerusform>%n 个更改后符合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n 个不符合</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::SourcePage</name>
    <message>
        <source>Source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>Which TensorFlow to build, and what of it.</source>
        <translation>构建哪个 TensorFlow，以及其中的什么。</translation>
    </message>
    <message>
        <source>A release</source>
        <translation>一个版本</translation>
    </message>
    <message>
        <source>A source tree or git repository</source>
        <translation>源码树或 git 仓库</translation>
    </message>
    <message>
        <source>Find a release</source>
        <translation>查找版本</translation>
    </message>
    <message>
        <source>Find: 2.8, Python 3.10, CUDA 11.2</source>
        <translation>查找：2.8、Python 3.10、CUDA 11.2</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>A folder on this machine, or the address of a git repository.</source>
        <translation>本机上的文件夹，或 git 仓库的地址。</translation>
    </message>
    <message>
        <source>as the folder is</source>
        <translation>按文件夹现状</translation>
    </message>
    <message>
        <source>Read the tree</source>
        <translation>读取源码树</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading the tree</source>
        <translation>正在读取源码树</translation>
    </message>
    <message>
        <source>Build a release of the catalog</source>
        <translation>构建资料库中的版本</translation>
    </message>
    <message numerus="yes">
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n 个版本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>What it asks for</source>
        <translation>它的要求</translation>
    </message>
    <message>
        <source>Choose a release, or read a source tree.</source>
        <translation>请选择版本，或读取源码树。</translation>
    </message>
    <message>
        <source>%1 needs</source>
        <translation>%1 需要</translation>
    </message>
    <message>
        <source>Bazel</source>
        <translation>Bazel</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>downloaded by the build</source>
        <translation>由构建下载</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>tested builds</source>
        <translation>测试过的构建</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>产品</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>a compiler, at its peak</source>
        <translation>一个编译器的峰值</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>while it builds</source>
        <translation>构建期间</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Bazel from</source>
        <translation>最低 Bazel</translation>
    </message>
    <message>
        <source>Bazel up to</source>
        <translation>最高 Bazel</translation>
    </message>
    <message>
        <source>The tree says</source>
        <translation>源码树的说明</translation>
    </message>
    <message>
        <source>Fetch and read the tree</source>
        <translation>获取并读取源码树</translation>
    </message>
    <message>
        <source>Read at %1 from %2.</source>
        <translation>于 %1 从 %2 读取。</translation>
    </message>
    <message>
        <source>Nothing was fetched from it yet. Only what tells versions is fetched now; the build fetches the rest.</source>
        <translation>还没有从中获取任何内容。现在只获取说明版本的部分；其余由构建获取。</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>此板卡</translation>
    </message>
</context>
<context>
    <name>cw::SourceReader</name>
    <message>
        <source>This program holds no workspace &quot;%1&quot;.</source>
        <translation>此程序中没有工作区“%1”。</translation>
    </message>
    <message>
        <source>The workspace inside this program has no branches, so &quot;%1&quot; cannot be looked up.</source>
        <translation>此程序中的工作区没有分支，因此无法查找“%1”。</translation>
    </message>
    <message>
        <source>workspace inside this program</source>
        <translation>此程序中的工作区</translation>
    </message>
    <message>
        <source>%1 is an address and nothing was fetched from it yet.</source>
        <translation>%1 是地址，还没有从中获取任何内容。</translation>
    </message>
    <message>
        <source>The source %1 is not a folder.</source>
        <translation>源码 %1 不是文件夹。</translation>
    </message>
    <message>
        <source>%1 is not a git repository, so &quot;%2&quot; cannot be looked up: %3.</source>
        <translation>%1 不是 git 仓库，因此无法查找“%2”：%3。</translation>
    </message>
    <message>
        <source>work tree %1</source>
        <translation>工作树 %1</translation>
    </message>
    <message>
        <source>%1 has no branch, tag or commit &quot;%2&quot;.</source>
        <translation>%1 没有分支、标签或提交“%2”。</translation>
    </message>
    <message>
        <source>The nearest is &quot;%1&quot;.</source>
        <translation>最接近的是“%1”。</translation>
    </message>
    <message>
        <source>&quot;git -C %1 branch -a&quot; and &quot;git -C %1 tag&quot; list them.</source>
        <translation>“git -C %1 branch -a”和“git -C %1 tag”会列出它们。</translation>
    </message>
    <message>
        <source>%1 cannot be read at %2: %3.</source>
        <translation>无法读取 %2 处的 %1：%3。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 处的 %1</translation>
    </message>
    <message>
        <source>Remove ref.</source>
        <translation>移除 ref。</translation>
    </message>
    <message>
        <source>Set source to a source tree.</source>
        <translation>请将 source 设为源码树。</translation>
    </message>
    <message>
        <source>Remove ref, or set source to a repository.</source>
        <translation>移除 ref，或将 source 设为仓库。</translation>
    </message>
    <message>
        <source>&quot;crosswright clone&quot; fetches it, and so does a build.</source>
        <translation>“crosswright clone”会获取它，构建时也会获取。</translation>
    </message>
</context>
<context>
    <name>cw::SshShell</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>The device could not write %1: %2</source>
        <translation>设备无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Check the free space and the permission there.</source>
        <translation>请检查那里的剩余空间和权限。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>The device could not read %1: %2</source>
        <translation>设备无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 lets you in, but runs no commands: %2</source>
        <translation>%1 允许您登录，但不运行命令：%2</translation>
    </message>
    <message>
        <source>Check the login shell of that user.</source>
        <translation>请检查该用户的登录 shell。</translation>
    </message>
    <message>
        <source>Waiting for %1 was cancelled.</source>
        <translation>等待 %1 已取消。</translation>
    </message>
    <message>
        <source>The connection to %1 was closed while %2 was sent: %3 of %4 MiB had left this machine.</source>
        <translation>发送 %2 时到 %1 的连接被关闭：本机已发出 %3 MiB，共 %4 MiB。</translation>
    </message>
</context>
<context>
    <name>cw::StartPage</name>
    <message>
        <source>Open a configuration…</source>
        <translation>打开配置…</translation>
    </message>
    <message>
        <source>Build for %1 (%2)</source>
        <translation>为 %1 构建（%2）</translation>
    </message>
    <message>
        <source>Give up the changes of %1?</source>
        <translation>放弃对 %1 的更改？</translation>
    </message>
    <message>
        <source>They are not saved. What is chosen here takes their place.</source>
        <translation>更改没有保存。它们会被这里选择的内容取代。</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>What do you want to build?</source>
        <translation>您要构建什么？</translation>
    </message>
    <message>
        <source>Choose a board, a release, and what to make of it. Nothing is written or started before Review.</source>
        <translation>请选择开发板、版本，以及要制作的内容。在“审阅”之前不会写入或启动任何内容。</translation>
    </message>
    <message>
        <source>Find a board and a release</source>
        <translation>查找开发板和版本</translation>
    </message>
    <message>
        <source>Find: pi 4 2.8, orin cuda</source>
        <translation>查找：pi 4 2.8、orin cuda</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>A small workspace that builds like TensorFlow, on this machine and in minutes. It shows every page, up to the proof on a virtual device.</source>
        <translation>一个小型工作区，构建方式与 TensorFlow 相同，在本机几分钟即可完成。它会展示每个页面，直到在虚拟设备上完成验证。</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次使用？</translation>
    </message>
    <message>
        <source>1  Board</source>
        <translation>1  开发板</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>开发板</translation>
    </message>
    <message>
        <source>A device I have…</source>
        <translation>我的设备…</translation>
    </message>
    <message>
        <source>Asks it over SSH what board it is.</source>
        <translation>通过 SSH 询问它是什么开发板。</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>这台计算机</translation>
    </message>
    <message>
        <source>2  TensorFlow</source>
        <translation>2  TensorFlow</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>3  GPU and product</source>
        <translation>3  GPU 和产品</translation>
    </message>
    <message>
        <source>GPU and product</source>
        <translation>GPU 和产品</translation>
    </message>
    <message>
        <source>Running:</source>
        <translation>正在运行：</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>最近：</translation>
    </message>
    <message>
        <source>Your devices:</source>
        <translation>您的设备：</translation>
    </message>
    <message>
        <source>No board and no release matches “%1”.</source>
        <translation>没有开发板或版本与“%1”匹配。</translation>
    </message>
    <message>
        <source>No board has all these words.</source>
        <translation>没有开发板包含所有这些词。</translation>
    </message>
    <message>
        <source>Enter takes the first.</source>
        <translation>按 Enter 选取第一个。</translation>
    </message>
    <message>
        <source>Choose a board first.</source>
        <translation>请先选择开发板。</translation>
    </message>
    <message>
        <source>Choose a release.</source>
        <translation>请选择版本。</translation>
    </message>
    <message>
        <source>%1 has no GPU that CUDA can use.</source>
        <translation>%1 没有 CUDA 能用的 GPU。</translation>
    </message>
    <message>
        <source>Ready combination</source>
        <translation>现成的组合</translation>
    </message>
    <message>
        <source>%1 for %2: %3, %4</source>
        <translation>%1，用于 %2：%3，%4</translation>
    </message>
    <message>
        <source>Choose a board and a release to see what you get.</source>
        <translation>请选择开发板和版本，以查看会得到什么。</translation>
    </message>
    <message>
        <source>Choose a release for %1.</source>
        <translation>请为 %1 选择版本。</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n choice(s) left</source>
        <translation>
            <numerusform>继续：还需选择 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue without a plan</source>
        <translation>没有计划也继续</translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n thing(s) to put right</source>
        <translation>
            <numerusform>继续：有 %n 处待改正</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
</context>
<context>
    <name>cw::StatusFeed</name>
    <message>
        <source>Shows the build.</source>
        <translation>显示构建。</translation>
    </message>
    <message>
        <source>Memory of the build, and its limit.</source>
        <translation>构建的内存及其限制。</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>还没有计划</translation>
    </message>
    <message>
        <source>Choose a preset, a device or a file to begin.</source>
        <translation>请选择预设、设备或文件来开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>F4 goes to the next finding.</source>
        <translation>按 F4 转到下一个检查结果。</translation>
    </message>
    <message>
        <source>Plan is complete</source>
        <translation>计划已完整</translation>
    </message>
    <message>
        <source>Review shows everything that will happen.</source>
        <translation>“审阅”显示将要发生的一切。</translation>
    </message>
    <message>
        <source>%1 not asked yet</source>
        <translation>%1 尚未询问</translation>
    </message>
    <message>
        <source>F5 asks it.</source>
        <translation>按 F5 询问。</translation>
    </message>
    <message>
        <source>asking %1 …</source>
        <translation>正在询问 %1 …</translation>
    </message>
    <message>
        <source>%1 does not answer</source>
        <translation>%1 没有应答</translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation>%1 已查明</translation>
    </message>
    <message>
        <source>F5 asks it again.</source>
        <translation>按 F5 重新询问。</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Free disk space where sources and results lie.</source>
        <translation>存放源码和结果的磁盘的剩余空间。</translation>
    </message>
    <message>
        <source>Actions done, in all; and the time that is left.</source>
        <translation>已完成的操作、总数，以及剩余时间。</translation>
    </message>
</context>
<context>
    <name>cw::StepJob</name>
    <message>
        <source>&quot;%1&quot; ended with exit code %2.</source>
        <translation>“%1”以退出码 %2 结束。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was ended by signal %2.</source>
        <translation>“%1”被信号 %2 终止。</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; took longer than its limit of %n seconds and was ended.</source>
        <translation>
            <numerusform>“%1”超过了 %n 秒的限制，已被终止。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; wrote more than its limit of %2 MiB and was ended; it probably asks the same question again and again.</source>
        <translation>“%1”写出的内容超过了 %2 MiB 的限制，已被终止；它很可能在反复询问同一个问题。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was stopped.</source>
        <translation>“%1”已停止。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
</context>
<context>
    <name>cw::StepModel</name>
    <message>
        <source>not reached</source>
        <translation>没有到达</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>尚未开始</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>无需执行</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>cw::TagControl</name>
    <message>
        <source>add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>删除 %1</translation>
    </message>
</context>
<context>
    <name>cw::TargetFacts</name>
    <message>
        <source>from the catalog</source>
        <translation>来自资料库</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>chosen by name</source>
        <translation>按名称选择</translation>
    </message>
    <message>
        <source>none that CUDA can use</source>
        <translation>没有 CUDA 能用的</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>JetPacks</source>
        <translation>JetPack</translation>
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
        <translation>系统</translation>
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
        <translation>目标与设备</translation>
    </message>
    <message>
        <source>The board decides compiler flags and GPU code; the connected device proves it with facts.</source>
        <translation>开发板决定编译选项和 GPU 代码；已连接的设备以事实加以证实。</translation>
    </message>
    <message>
        <source>Find a board</source>
        <translation>查找开发板</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>开发板</translation>
    </message>
    <message>
        <source>virtual device</source>
        <translation>虚拟设备</translation>
    </message>
    <message>
        <source>your device</source>
        <translation>您的设备</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Ask the device</source>
        <translation>询问设备</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use what the device says</source>
        <translation>采用设备报告的值</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新询问</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>No device is known yet. It can be added on the Deploy page.</source>
        <translation>还没有已知的设备。可以在“部署”页添加。</translation>
    </message>
    <message>
        <source>Choose a device, and what it has decides what is possible.</source>
        <translation>请选择设备；它所具备的决定能做什么。</translation>
    </message>
    <message>
        <source>Asked %1. It may have changed since.</source>
        <translation>询问于 %1。此后可能有变化。</translation>
    </message>
    <message>
        <source>Asked %1.</source>
        <translation>询问于 %1。</translation>
    </message>
    <message>
        <source>%1 was never asked.</source>
        <translation>从未询问过 %1。</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>尚不知道</translation>
    </message>
    <message>
        <source>from device %1</source>
        <translation>来自设备 %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>the board&apos;s own</source>
        <translation>开发板自带的</translation>
    </message>
</context>
<context>
    <name>cw::TellingShell</name>
    <message>
        <source>It took too long and was ended.</source>
        <translation>耗时过久，已被终止。</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
</context>
<context>
    <name>cw::Terminal</name>
    <message>
        <source>The terminal &quot;%1&quot; was not found.</source>
        <translation>没有找到终端“%1”。</translation>
    </message>
    <message>
        <source>Choose another one in Preferences.</source>
        <translation>请在“首选项”中选择另一个。</translation>
    </message>
    <message>
        <source>No terminal was found.</source>
        <translation>没有找到终端。</translation>
    </message>
    <message>
        <source>Install one, or name it in Preferences.</source>
        <translation>请安装一个，或在“首选项”中指定。</translation>
    </message>
    <message>
        <source>The terminal %1 did not start.</source>
        <translation>终端 %1 没有启动。</translation>
    </message>
</context>
<context>
    <name>cw::TextControl</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>浏览 %1</translation>
    </message>
</context>
<context>
    <name>cw::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>cw::ToolchainPage</name>
    <message>
        <source>Toolchain &amp; CUDA</source>
        <translation>工具链与 CUDA</translation>
    </message>
    <message>
        <source>What builds it, and what it is built against.</source>
        <translation>用什么构建，以及依据什么构建。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新查看</translation>
    </message>
    <message>
        <source>Repair all</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Asks this machine again for its compilers, toolkits and tools.</source>
        <translation>重新查找本机的编译器、工具包和工具。</translation>
    </message>
    <message>
        <source>Applies every repair of errors and warnings, as one step that can be undone.</source>
        <translation>应用错误和警告的所有修复，作为可撤销的一步。</translation>
    </message>
    <message>
        <source>View</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>What can I build for this device?</source>
        <translation>能为此设备构建什么？</translation>
    </message>
    <message>
        <source>by the target</source>
        <translation>由目标决定</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>编译器自带的</translation>
    </message>
    <message>
        <source>the machine&apos;s</source>
        <translation>本机的</translation>
    </message>
    <message>
        <source>by the device</source>
        <translation>由设备决定</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>自动获取</translation>
    </message>
    <message>
        <source>Python headers</source>
        <translation>Python 头文件</translation>
    </message>
    <message>
        <source>none: CPU only</source>
        <translation>无：仅 CPU</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>按检测</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>with the toolkit</source>
        <translation>随工具包</translation>
    </message>
    <message>
        <source>cuDNN, host</source>
        <translation>cuDNN，主机</translation>
    </message>
    <message>
        <source>cuDNN, target</source>
        <translation>cuDNN，目标</translation>
    </message>
    <message>
        <source>the GPU&apos;s own</source>
        <translation>GPU 自己的</translation>
    </message>
    <message>
        <source>GPU code</source>
        <translation>GPU 代码</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>可运行</translation>
    </message>
    <message>
        <source>PTX only</source>
        <translation>仅 PTX</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>不能运行</translation>
    </message>
    <message>
        <source>Built for the CPU only: no CUDA is chosen.</source>
        <translation>仅为 CPU 构建：没有选择 CUDA。</translation>
    </message>
    <message>
        <source>Which GPU the result runs on is not known.</source>
        <translation>不知道结果将在哪种 GPU 上运行。</translation>
    </message>
    <message>
        <source>For a GPU of capability %1.</source>
        <translation>适用于计算能力 %1 的 GPU。</translation>
    </message>
    <message>
        <source>Time and size</source>
        <translation>时间与大小</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>each kernel is compiled once</source>
        <translation>每个内核函数只编译一次</translation>
    </message>
    <message>
        <source>each kernel is compiled and stored once per capability</source>
        <translation>每个内核函数按每种计算能力各编译并保存一次</translation>
    </message>
    <message>
        <source>configure.py: each additional compute capability significantly increases build time and binary size</source>
        <translation>configure.py：每增加一种计算能力，构建时间和二进制大小都会显著增加</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>a CUDA compiler at its peak</source>
        <translation>一个 CUDA 编译器的峰值</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
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
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>Containers</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查看…</translation>
    </message>
    <message>
        <source>Looked at %1.</source>
        <translation>查看于 %1。</translation>
    </message>
    <message>
        <source>Nobody looked at this machine yet.</source>
        <translation>还没有查看过本机。</translation>
    </message>
    <message>
        <source>Where to get them</source>
        <translation>获取来源</translation>
    </message>
    <message>
        <source>%1 can be fetched from %2: %3.</source>
        <translation>可以从 %2 获取 %1：%3。</translation>
    </message>
    <message>
        <source>The parts of %1 are here; they are to be put together.</source>
        <translation>%1 的部件都在本机；还需组装。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part, act</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>自检</translation>
    </message>
    <message>
        <source>It cannot run now: %1</source>
        <translation>现在无法运行：%1</translation>
    </message>
    <message>
        <source>It is running.</source>
        <translation>正在运行。</translation>
    </message>
    <message>
        <source>Builds, looks at and runs three small programs with this configuration&apos;s compilers.</source>
        <translation>用此配置的编译器构建、查看并运行三个小程序。</translation>
    </message>
</context>
<context>
    <name>cw::ToolchainRoad</name>
    <message>
        <source>a cross toolchain made by Crosswright</source>
        <translation>由 Crosswright 生成的交叉工具链</translation>
    </message>
    <message>
        <source>This machine is like the target, so nothing is cross-built.</source>
        <translation>本机与目标同类，因此无需交叉构建。</translation>
    </message>
    <message>
        <source>A cross build was not asked for.</source>
        <translation>没有要求交叉构建。</translation>
    </message>
    <message>
        <source>Set mode to cross.</source>
        <translation>请将 mode 设为 cross。</translation>
    </message>
    <message>
        <source>No way is known to cross-build %1 with CUDA.</source>
        <translation>没有已知的方法可以带 CUDA 交叉构建 %1。</translation>
    </message>
    <message>
        <source>Set mode to native to build it on the board, or remove cuda to build for the CPU.</source>
        <translation>请将 mode 设为 native 以在开发板上构建，或移除 cuda 以只为 CPU 构建。</translation>
    </message>
    <message>
        <source>%1 can be built for %2 only in ways that take no toolchain from outside.</source>
        <translation>%1 只能以不接受外部工具链的途径为 %2 构建。</translation>
    </message>
</context>
<context>
    <name>cw::Tree</name>
    <message>
        <source>the tree has no file that states it</source>
        <translation>该树没有给出它的文件</translation>
    </message>
    <message>
        <source>%1 states none</source>
        <translation>%1 没有给出</translation>
    </message>
</context>
<context>
    <name>cw::TreeConfigRoad</name>
    <message>
        <source>the tree&apos;s own --config, which downloads its compiler</source>
        <translation>源码树自身的 --config，会下载其编译器</translation>
    </message>
    <message>
        <source>Only a cross build of a known release uses a --config of the tree.</source>
        <translation>只有已知版本的交叉构建使用源码树的 --config。</translation>
    </message>
    <message>
        <source>%1 has no --config of its own for %2.</source>
        <translation>%1 没有适用于 %2 的自带 --config。</translation>
    </message>
    <message>
        <source>The --config of %1 for %2 has no CUDA.</source>
        <translation>%1 适用于 %2 的 --config 没有 CUDA。</translation>
    </message>
    <message>
        <source>Remove cuda to build for the CPU.</source>
        <translation>请移除 cuda，以只为 CPU 构建。</translation>
    </message>
</context>
<context>
    <name>cw::VariantModel</name>
    <message>
        <source>%1, ready combination</source>
        <translation>%1，现成的组合</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>产品</translation>
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
        <translation>未知</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>before</source>
        <translation>此前</translation>
    </message>
    <message>
        <source>On the device</source>
        <translation>在设备上</translation>
    </message>
    <message>
        <source>Deployed</source>
        <translation>部署时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>cw::VirtualDevice</name>
    <message>
        <source>There is no virtual device &quot;%1&quot;.</source>
        <translation>没有虚拟设备“%1”。</translation>
    </message>
    <message>
        <source>Make one with &quot;crosswright device virtual create&quot;.</source>
        <translation>请用“crosswright device virtual create”创建。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>Cannot write in %1.</source>
        <translation>无法在 %1 中写入。</translation>
    </message>
    <message>
        <source>Cancelled; nothing half-made is left.</source>
        <translation>已取消；没有留下半成品。</translation>
    </message>
    <message>
        <source>The virtual device &quot;%1&quot; exists already.</source>
        <translation>虚拟设备“%1”已存在。</translation>
    </message>
    <message>
        <source>Choose another name, or destroy it first.</source>
        <translation>请选择另一个名称，或先销毁它。</translation>
    </message>
    <message>
        <source>Another device is named &quot;%1&quot;.</source>
        <translation>另一台设备名为“%1”。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择另一个名称。</translation>
    </message>
</context>
<context>
    <name>cw::VirtualDialog</name>
    <message>
        <source>Virtual device</source>
        <translation>虚拟设备</translation>
    </message>
    <message>
        <source>Make a device on this machine</source>
        <translation>在本机上创建设备</translation>
    </message>
    <message>
        <source>A real Debian of another architecture behind an ssh server of its own, run by qemu. No root rights are needed and nothing of this machine is changed. The first of a kind fetches a few hundred megabytes and takes some minutes; later ones take seconds.</source>
        <translation>另一种架构的真实 Debian，有自己的 ssh 服务器，由 qemu 运行。不需要 root 权限，也不会更改本机的任何内容。每种的第一台需下载几百 MB，耗时几分钟；之后的只需几秒。</translation>
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
        <translation>类型(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;rchitecture</source>
        <translation>架构(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Make and start it</source>
        <translation>创建并启动</translation>
    </message>
    <message>
        <source>arm64 (64 bit)</source>
        <translation>arm64（64 位）</translation>
    </message>
    <message>
        <source>armhf (32 bit)</source>
        <translation>armhf（32 位）</translation>
    </message>
</context>
<context>
    <name>cw::ZipArchive</name>
    <message>
        <source>%1 is damaged or no zip archive: %2.</source>
        <translation>%1 已损坏或不是 zip 存档：%2。</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>its list of files is missing</source>
        <translation>缺少文件列表</translation>
    </message>
    <message>
        <source>its list of files lies outside of it</source>
        <translation>其文件列表位于存档之外</translation>
    </message>
    <message>
        <source>%1 holds %2 files; more than %3 are not read.</source>
        <translation>%1 含有 %2 个文件；最多只读取 %3 个。</translation>
    </message>
    <message>
        <source>its list of files ends early</source>
        <translation>其文件列表提前结束</translation>
    </message>
    <message>
        <source>a large file has no size</source>
        <translation>某个大文件没有给出大小</translation>
    </message>
    <message>
        <source>%1 holds the symbolic link %2, which no wheel may.</source>
        <translation>%1 含有符号链接 %2，而 wheel 中不允许有符号链接。</translation>
    </message>
    <message>
        <source>%1 holds the encrypted file %2.</source>
        <translation>%1 含有加密的文件 %2。</translation>
    </message>
    <message>
        <source>%1 holds %2 packed by a method that no wheel uses.</source>
        <translation>%1 中的 %2 以 wheel 不使用的方法压缩。</translation>
    </message>
    <message>
        <source>%1 holds a file with the name &quot;%2&quot;, which leaves its folder or is too long.</source>
        <translation>%1 含有名为“%2”的文件，该名称超出其文件夹或过长。</translation>
    </message>
    <message>
        <source>%1 holds a file with control characters in its name: &quot;%2&quot;.</source>
        <translation>%1 含有名称中带控制字符的文件：“%2”。</translation>
    </message>
    <message>
        <source>%1 holds two files named %2.</source>
        <translation>%1 含有两个名为 %2 的文件。</translation>
    </message>
    <message>
        <source>%1 cannot have the size that is noted</source>
        <translation>%1 不可能是所记的大小</translation>
    </message>
    <message>
        <source>%1 holds %2, which is larger than 4 GiB.</source>
        <translation>%1 含有 %2，它大于 4 GiB。</translation>
    </message>
    <message>
        <source>%1 would need more than %2 GiB unpacked.</source>
        <translation>%1 解包后需要超过 %2 GiB。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 KiB</source>
        <translation>%1 大于 %2 KiB</translation>
    </message>
</context>
<context>
    <name>cw::ZipMember</name>
    <message>
        <source>%1 does not lie where it is noted</source>
        <translation>%1 不在所记的位置</translation>
    </message>
    <message>
        <source>there is no memory for unpacking</source>
        <translation>没有可用于解包的内存</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>%1 holds other bytes than are noted</source>
        <translation>%1 的字节与所记的不同</translation>
    </message>
</context>
<context>
    <name>cw::budgettext</name>
    <message>
        <source>= not known yet</source>
        <translation>= 尚不清楚</translation>
    </message>
    <message>
        <source>= %1 MiB</source>
        <translation>= %1 MiB</translation>
    </message>
    <message>
        <source>automatic (%1, %2 of the cores stay free)</source>
        <translation>自动（%1，保留 %2 个核心）</translation>
    </message>
    <message>
        <source>automatic (%1)</source>
        <translation>自动（%1）</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>automatic (%1 MiB, %2 MiB stay free)</source>
        <translation>自动（%1 MiB，保留 %2 MiB）</translation>
    </message>
    <message>
        <source>Of %1 MiB Bazel&apos;s server gets %2 MiB at most; %3 MiB are for compilers and linkers.</source>
        <translation>在 %1 MiB 中，Bazel 的服务器最多得到 %2 MiB；%3 MiB 归编译器和链接器。</translation>
    </message>
</context>
<context>
    <name>cw::child</name>
    <message>
        <source>There is no program %1.</source>
        <translation>没有程序 %1。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
</context>
<context>
    <name>cw::cli</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>no CUDA</source>
        <translation>没有 CUDA</translation>
    </message>
    <message>
        <source>%1; Bazel %2; %3</source>
        <translation>%1；Bazel %2；%3</translation>
    </message>
    <message>
        <source>%1; %2%3</source>
        <translation>%1；%2%3</translation>
    </message>
    <message>
        <source>, capability %1</source>
        <translation>，计算能力 %1</translation>
    </message>
    <message>
        <source>%1; capability %2</source>
        <translation>%1；计算能力 %2</translation>
    </message>
    <message>
        <source>capabilities %1 to %2</source>
        <translation>计算能力 %1 至 %2</translation>
    </message>
    <message>
        <source>L4T %1; CUDA %2; Python %3</source>
        <translation>L4T %1；CUDA %2；Python %3</translation>
    </message>
    <message>
        <source>There is no wheel %1.</source>
        <translation>没有 wheel %1。</translation>
    </message>
    <message>
        <source>Proved on %1 (%2, Python %3).</source>
        <translation>已在 %1 上验证（%2，Python %3）。</translation>
    </message>
    <message>
        <source>  seed %1 → the device answered %2, as this host expects; version %3</source>
        <translation>  种子 %1 → 设备回答 %2，与本主机的预期相同；版本 %3</translation>
    </message>
    <message>
        <source>  in use: %1/versions/%2</source>
        <translation>  使用中：%1/versions/%2</translation>
    </message>
    <message>
        <source>  before: %1/%2</source>
        <translation>  此前：%1/%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a fact.</source>
        <translation>“%1”不是事实。</translation>
    </message>
    <message>
        <source>Write a name that begins with host., device. or source. and a value: host.glibc=2.36.</source>
        <translation>请写出以 host.、device. 或 source. 开头的名称和值：host.glibc=2.36。</translation>
    </message>
    <message>
        <source>given by --fact</source>
        <translation>由 --fact 给出</translation>
    </message>
    <message>
        <source>said to be unknown by --fact</source>
        <translation>由 --fact 说明为未知</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size for %2: MiB are expected, such as 4096 or 4G.</source>
        <translation>“%1”不是 %2 的大小：应为 MiB 数，例如 4096 或 4G。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a version for %2: one such as 12.2 is expected.</source>
        <translation>“%1”不是 %2 的版本：应为例如 12.2 的版本号。</translation>
    </message>
    <message>
        <source>Leave the value empty to say that it is not known.</source>
        <translation>将值留空表示未知。</translation>
    </message>
    <message>
        <source>Take this as found (host.driver, device.glibc …); may be given again.</source>
        <translation>将此视为已查明（host.driver、device.glibc…）；可重复给出。</translation>
    </message>
    <message>
        <source>Look at nothing but the source tree and the given facts.</source>
        <translation>除源码树和给出的事实外，什么都不查看。</translation>
    </message>
    <message>
        <source>The device to ask instead of the configuration&apos;s.</source>
        <translation>要询问的设备，代替配置中的设备。</translation>
    </message>
    <message>
        <source>given with &quot;device add&quot;</source>
        <translation>由 &quot;device add&quot; 给出</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>未知：%1</translation>
    </message>
    <message>
        <source>repair %1: %2</source>
        <translation>修复 %1：%2</translation>
    </message>
    <message>
        <source>%1; from %2</source>
        <translation>%1；来自 %2</translation>
    </message>
    <message>
        <source>Errors: %1, warnings: %2, not known: %3, remarks: %4</source>
        <translation>错误：%1，警告：%2，未知：%3，备注：%4</translation>
    </message>
    <message>
        <source>Usage: crosswright VERB [OPTIONS] [ARGUMENTS]</source>
        <translation>用法：crosswright 动词 [选项] [参数]</translation>
    </message>
    <message>
        <source>Configure, cross-build, watch and deploy TensorFlow.
</source>
        <translation>配置、交叉构建、监视和部署 TensorFlow。
</translation>
    </message>
    <message>
        <source>
&quot;crosswright VERB --help&quot; says more. Every verb takes --json.</source>
        <translation>
“crosswright 动词 --help”给出更多说明。每个动词都接受 --json。</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 warnings or unknowns, 2 errors in what was asked, 3 a run, deployment or verification failed, 64 wrong usage.</source>
        <translation>退出码：0 正常，1 有警告或未知项，2 所请求的内容有错误，3 运行、部署或验证失败，64 用法错误。</translation>
    </message>
    <message>
        <source>There is no verb &quot;%1&quot;.</source>
        <translation>没有动词“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright --help&quot; lists them.</source>
        <translation>“crosswright --help”会列出所有动词。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of: %2.</source>
        <translation>“%1”需要以下之一：%2。</translation>
    </message>
    <message>
        <source>An argument is empty.</source>
        <translation>有一个参数为空。</translation>
    </message>
    <message>
        <source>&quot;crosswright %1 --help&quot; says how.</source>
        <translation>“crosswright %1 --help”给出用法。</translation>
    </message>
    <message>
        <source>Write JSON to standard output.</source>
        <translation>向标准输出写入 JSON。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source># ended after %1 s</source>
        <translation># %1 秒后终止</translation>
    </message>
    <message>
        <source># must leave %1</source>
        <translation># 必须留下 %1</translation>
    </message>
    <message>
        <source># skipped when there is %1</source>
        <translation># 若已有 %1 则跳过</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>产物</translation>
    </message>
    <message>
        <source>%1: the outputs of %2</source>
        <translation>%1：%2 的输出</translation>
    </message>
    <message>
        <source>%1: %2 in %3</source>
        <translation>%1：%3 中的 %2</translation>
    </message>
    <message>
        <source>There is no plan while the configuration has errors.</source>
        <translation>配置有错误时没有计划。</translation>
    </message>
    <message>
        <source>&quot;crosswright repair %1&quot; may remove them.</source>
        <translation>“crosswright repair %1”或许能消除这些错误。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;.</source>
        <translation>没有规则“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright check FILE --json&quot; names the rules that found something.</source>
        <translation>“crosswright check FILE --json”会给出有检查结果的规则名。</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>是否想写“%1”？</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>运行 %1：%2</translation>
    </message>
    <message>
        <source>  took %1 s, %2</source>
        <translation>  用时 %1 秒，%2</translation>
    </message>
    <message>
        <source>  peak memory %1 MiB, at most %2 compilers at once (%3 measurements)</source>
        <translation>  内存峰值 %1 MiB，最多同时 %2 个编译器（测量 %3 次）</translation>
    </message>
    <message>
        <source>  made %1 (%2, SHA-256 %3)</source>
        <translation>  生成 %1（%2，SHA-256 %3）</translation>
    </message>
    <message>
        <source>seed %1, answer %2</source>
        <translation>种子 %1，回答 %2</translation>
    </message>
    <message>
        <source>  proved on %1 (%2): %3</source>
        <translation>  已在 %1（%2）上验证：%3</translation>
    </message>
    <message>
        <source>  not proved on %1: %2</source>
        <translation>  未在 %1 上验证：%2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>before</source>
        <translation>此前</translation>
    </message>
    <message>
        <source>Nothing is deployed there.</source>
        <translation>那里没有部署任何内容。</translation>
    </message>
    <message>
        <source>the probe&apos;s answer</source>
        <translation>探测的应答</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>以下之一：%1。</translation>
    </message>
    <message>
        <source>Whether a feature is built in, such as features.xla.</source>
        <translation>是否包含某项功能，例如 features.xla。</translation>
    </message>
    <message>
        <source>--cpu goes with none of --gpu, --cuda and --cudnn.</source>
        <translation>--cpu 不能与 --gpu、--cuda、--cudnn 同时使用。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for --%2: one of %3 is expected.</source>
        <translation>“%1”不是 --%2 的值：应为以下之一：%3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for --%2: a version such as 10.2 is expected.</source>
        <translation>“%1”不是 --%2 的值：应为例如 10.2 的版本号。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value for --nth: a number from 1 is expected.</source>
        <translation>“%1”不是 --nth 的值：应为从 1 开始的数。</translation>
    </message>
    <message>
        <source>There is no solution %1 to write.</source>
        <translation>没有可写入的方案 %1。</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Name another file, or add --force.</source>
        <translation>请指定另一个文件，或加上 --force。</translation>
    </message>
    <message>
        <source>%1 is left out: set it to %2.</source>
        <translation>%1 被略去：请将它设为 %2。</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). &quot;crosswright check %1&quot; says what is still to be done.</source>
        <translation>已写入 %1（%2）。“crosswright check %1”说明还需做什么。</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>CPU only</source>
        <translation>仅 CPU</translation>
    </message>
    <message>
        <source>can, if</source>
        <translation>可以，若</translation>
    </message>
    <message>
        <source>after a change</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>and if: %1</source>
        <translation>且若：%1</translation>
    </message>
    <message>
        <source>with CUDA it takes %1</source>
        <translation>用 CUDA 则需要 %1</translation>
    </message>
    <message>
        <source>there</source>
        <translation>有</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>自动获取</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source> (there is: %1)</source>
        <translation> （现有：%1）</translation>
    </message>
    <message>
        <source>, not required</source>
        <translation>，非必需</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>Taken to be so: %1</source>
        <translation>假定成立：%1</translation>
    </message>
    <message>
        <source>On this machine</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>On the device</source>
        <translation>在设备上</translation>
    </message>
    <message>
        <source>Missing: %1 of %2</source>
        <translation>缺少：%1/%2</translation>
    </message>
    <message>
        <source>release</source>
        <translation>发布版本</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>模式</translation>
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
        <translation>编译器</translation>
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
        <translation>现状即符合：%1，不用 GPU：%2，若未知项成立：%3，更改后：%4，不符合：%5</translation>
    </message>
    <message>
        <source>Debian %1 %2, %3</source>
        <translation>Debian %1 %2，%3</translation>
    </message>
    <message>
        <source>running on 127.0.0.1:%1 (%2)</source>
        <translation>正在 127.0.0.1:%1 上运行（%2）</translation>
    </message>
    <message>
        <source>stopped by a crash or a restart of this machine</source>
        <translation>因本机崩溃或重启而停止</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1  %2  %3  %4 MB</source>
        <translation>%1  %2  %3  %4 MB</translation>
    </message>
    <message>
        <source>There is no virtual device. &quot;crosswright device virtual create&quot; makes one.</source>
        <translation>没有虚拟设备。“crosswright device virtual create”可创建一台。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>info</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog %1&quot; lists them.</source>
        <translation>&quot;crosswright catalog %1&quot; 会列出它们。</translation>
    </message>
    <message>
        <source>What is not known can be said by hand: --fact NAME=VALUE, with the names of &quot;crosswright probe&quot;.</source>
        <translation>未知的信息可手动给出：--fact 名称=值，名称与 &quot;crosswright probe&quot; 所列相同。</translation>
    </message>
    <message>
        <source>%1 (no plan yet)</source>
        <translation>%1（暂无计划）</translation>
    </message>
    <message>
        <source>no plan yet: %1</source>
        <translation>暂无计划：%1</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Remarks that would weigh more, if the field &quot;ignored&quot; did not name their rules: %1</source>
        <translation>若字段“ignored”未列出其规则则会更严重的提示：%1</translation>
    </message>
    <message>
        <source>There is no folder %1 with cuDNN.</source>
        <translation>没有含 cuDNN 的文件夹 %1。</translation>
    </message>
    <message>
        <source>--cudnn takes a version, a folder, or stand-in:VERSION.</source>
        <translation>--cudnn 接受版本、文件夹或 stand-in:VERSION。</translation>
    </message>
    <message>
        <source>The toolkit is made.</source>
        <translation>工具包已制成。</translation>
    </message>
    <message>
        <source>The toolkit was there already, the same.</source>
        <translation>工具包原已存在且相同。</translation>
    </message>
    <message>
        <source>&quot;crosswright set FILE cuda_path=%1&quot; makes a configuration use it.</source>
        <translation>“crosswright set 文件 cuda_path=%1”可让配置使用它。</translation>
    </message>
    <message>
        <source>%1 uses it now.</source>
        <translation>%1 现在使用它。</translation>
    </message>
    <message>
        <source>asking for %1</source>
        <translation>正在查询 %1</translation>
    </message>
    <message>
        <source>downloading %1</source>
        <translation>正在下载 %1</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>正在核对 %1</translation>
    </message>
    <message>
        <source>unpacking %1</source>
        <translation>正在解包 %1</translation>
    </message>
    <message>
        <source>, %1 of %2</source>
        <translation>,%1 / %2</translation>
    </message>
    <message>
        <source>%1 is under this licence:</source>
        <translation>%1 适用以下许可证：</translation>
    </message>
    <message>
        <source>Do you accept it?</source>
        <translation>是否接受？</translation>
    </message>
    <message>
        <source>The licence of %1 was not accepted.</source>
        <translation>未接受 %1 的许可证。</translation>
    </message>
    <message>
        <source>Nothing was fetched. --accept-licence accepts it.</source>
        <translation>未获取任何内容。--accept-licence 表示接受。</translation>
    </message>
    <message>
        <source>%1: %2 fetched in %3 s.</source>
        <translation>%1：已获取 %2，用时 %3 秒。</translation>
    </message>
    <message>
        <source>%1: here already.</source>
        <translation>%1：已存在。</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1: building</source>
        <translation>%1：正在构建</translation>
    </message>
    <message>
        <source>%1: running</source>
        <translation>%1：正在运行</translation>
    </message>
    <message>
        <source>%1: looking at it</source>
        <translation>%1：正在检查</translation>
    </message>
    <message>
        <source>The self-test passed in %1 s.</source>
        <translation>自检在 %1 秒内通过。</translation>
    </message>
    <message>
        <source>Nothing is wrong with the toolchain, but not everything could be proved (%1 s).</source>
        <translation>工具链没有问题，但并非一切都能得到验证（%1 秒）。</translation>
    </message>
    <message>
        <source>The self-test failed (%1 s).</source>
        <translation>自检失败（%1 秒）。</translation>
    </message>
    <message>
        <source>making %1</source>
        <translation>正在生成 %1</translation>
    </message>
    <message>
        <source>npm&apos;s registry, %1</source>
        <translation>npm 的注册表，%1</translation>
    </message>
    <message>
        <source>upstream&apos;s release</source>
        <translation>上游发布的文件</translation>
    </message>
    <message>
        <source>Debian %1: sudo apt install %2</source>
        <translation>Debian %1：sudo apt install %2</translation>
    </message>
    <message>
        <source>go install %1@v%2</source>
        <translation>go install %1@v%2</translation>
    </message>
    <message>
        <source>nowhere: %1</source>
        <translation>无处可得：%1</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1…%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fetches it%2.</source>
        <translation>“%1”可获取它%2。</translation>
    </message>
    <message>
        <source>Read from %1:</source>
        <translation>从 %1 读取：</translation>
    </message>
    <message>
        <source>  left out, no field says it: %1</source>
        <translation>  已略去，没有字段能表达它：%1</translation>
    </message>
    <message>
        <source>Crosswright&apos;s choice</source>
        <translation>Crosswright 的选择</translation>
    </message>
    <message>
        <source># answer %1=%2 (%3)</source>
        <translation># 回答 %1=%2（%3）</translation>
    </message>
    <message>
        <source># answer to &quot;%1&quot;: %2 (configure_answers)</source>
        <translation># 对“%1”的回答：%2（configure_answers）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fetches what is missing.</source>
        <translation>“%1”可获取缺少的内容。</translation>
    </message>
    <message>
        <source>%1  unfinished; the next deployment removes it</source>
        <translation>%1  未完成；下次部署会删除它</translation>
    </message>
    <message>
        <source>%1  unfinished; a deployment may still run</source>
        <translation>%1  未完成；可能还有部署正在运行</translation>
    </message>
    <message>
        <source>%1 is removed from %2.</source>
        <translation>已从 %2 删除 %1。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>Name the folder of the source.</source>
        <translation>请指定源码的文件夹。</translation>
    </message>
    <message>
        <source>Which release the source in %1 is, and how it is configured, is not known.</source>
        <translation>不知道 %1 中的源码是哪个版本，也不知道如何配置它。</translation>
    </message>
    <message>
        <source>Write a configuration by hand, with &quot;crosswright new --set source=%1&quot;.</source>
        <translation>请用“crosswright new --set source=%1”手动写出配置。</translation>
    </message>
    <message>
        <source>%1 is not configured: %2 is not there.</source>
        <translation>%1 没有配置：没有 %2。</translation>
    </message>
    <message>
        <source>Run its ./configure, or begin with &quot;crosswright new --set source=%1&quot;.</source>
        <translation>请运行它的 ./configure，或从“crosswright new --set source=%1”开始。</translation>
    </message>
</context>
<context>
    <name>cw::cli::AttachCommand</name>
    <message>
        <source>watch a run; Ctrl-C ends the watching, not the run</source>
        <translation>观看运行；Ctrl-C 结束观看，而不是结束运行</translation>
    </message>
    <message>
        <source>Id, the beginning of one, or folder; the newest run without it.</source>
        <translation>编号、编号的开头或文件夹；省略则为最新的运行。</translation>
    </message>
    <message>
        <source>Show the log from its beginning, not only its last lines.</source>
        <translation>从头显示日志，而不只是最后几行。</translation>
    </message>
    <message>
        <source>With --json: also one object for each line of the log.</source>
        <translation>配合 --json：日志的每一行也输出一个对象。</translation>
    </message>
    <message>
        <source>attach takes one run.</source>
        <translation>attach 只接受一次运行。</translation>
    </message>
</context>
<context>
    <name>cw::cli::BazelFetchCommand</name>
    <message>
        <source>Fetch a Bazel into the cache, compare its sum, and ask it its version</source>
        <translation>将 Bazel 获取到缓存中，比较其校验和，并询问它的版本</translation>
    </message>
    <message>
        <source>Only from there: npm or upstream.</source>
        <translation>只从那里获取：npm 或 upstream。</translation>
    </message>
    <message>
        <source>Set bazel to the version in this configuration.</source>
        <translation>在此配置中将 bazel 设为该版本。</translation>
    </message>
    <message>
        <source>As &quot;bazel list&quot; names it.</source>
        <translation>与“bazel list”给出的名称相同。</translation>
    </message>
    <message>
        <source>Name one version.</source>
        <translation>请指定一个版本。</translation>
    </message>
    <message>
        <source>--from takes npm or upstream.</source>
        <translation>--from 接受 npm 或 upstream。</translation>
    </message>
    <message>
        <source>%1 fetched in %2 s.</source>
        <translation>已获取 %1，用时 %2 秒。</translation>
    </message>
    <message>
        <source>It says that it is Bazel %1 (asked with &quot;%2&quot;).</source>
        <translation>它自称是 Bazel %1（用“%2”询问）。</translation>
    </message>
    <message>
        <source>Plans whose release wants it use it by themselves.</source>
        <translation>其版本需要它的计划会自行使用它。</translation>
    </message>
</context>
<context>
    <name>cw::cli::BazelListCommand</name>
    <message>
        <source>Which Bazel can be fetched, from where, and which are here</source>
        <translation>哪些 Bazel 可以获取、从何处获取，以及哪些已有</translation>
    </message>
    <message>
        <source>For this kind of machine: x86_64 or aarch64; without it this one.</source>
        <translation>适用于这种机器：x86_64 或 aarch64；省略则为本机。</translation>
    </message>
    <message>
        <source>No argument is expected.</source>
        <translation>不需要参数。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
</context>
<context>
    <name>cw::cli::BuildCommand</name>
    <message>
        <source>plan, ask for approval, build in the background and watch; Ctrl-C stops the build</source>
        <translation>规划、请求批准、在后台构建并观看；Ctrl-C 停止构建</translation>
    </message>
    <message>
        <source>A configuration (.cw.json), or a saved plan.</source>
        <translation>配置（.cw.json），或已保存的计划。</translation>
    </message>
    <message>
        <source>build takes one file.</source>
        <translation>build 只接受一个文件。</translation>
    </message>
</context>
<context>
    <name>cw::cli::CatalogCommand</name>
    <message>
        <source>List what is known: releases, boards, GPUs, CUDA, cuDNN, JetPack, Bazel, presets</source>
        <translation>列出已知的内容：版本、开发板、GPU、CUDA、cuDNN、JetPack、Bazel、预设</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>以下之一：%1。</translation>
    </message>
    <message>
        <source>Only this record, whole, with its sources.</source>
        <translation>只列出此记录的全部内容及其来源。</translation>
    </message>
    <message>
        <source>One of %1 is expected.</source>
        <translation>应为以下之一：%1。</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; among %2.</source>
        <translation>%2 中没有“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog %1&quot; lists them.</source>
        <translation>“crosswright catalog %1”会列出它们。</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>是否想写“%1”？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list of its own, and one list is shown at a time.</source>
        <translation>“%1”本身是一个列表，一次只显示一个列表。</translation>
    </message>
</context>
<context>
    <name>cw::cli::CheckCommand</name>
    <message>
        <source>Say what is wrong with a configuration, here and for its device</source>
        <translation>说明配置在本机和对其设备有什么问题</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>配置。</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>应给出一个文件。</translation>
    </message>
</context>
<context>
    <name>cw::cli::CloneCommand</name>
    <message>
        <source>Fetch a source tree, so that a build finds it, or into a folder of your own</source>
        <translation>获取源代码树，供构建使用，或放到自己的文件夹中</translation>
    </message>
    <message>
        <source>A branch, tag or commit; without it the repository&apos;s HEAD.</source>
        <translation>分支、标签或提交；不指定则为仓库的 HEAD。</translation>
    </message>
    <message>
        <source>A folder that is not there yet, or empty; without it the cache, where builds look.</source>
        <translation>尚不存在或为空的文件夹；不指定则为构建所查找的缓存。</translation>
    </message>
    <message>
        <source>A repository&apos;s address, or its folder on this machine.</source>
        <translation>仓库的地址，或它在本机上的文件夹。</translation>
    </message>
    <message>
        <source>Name one repository.</source>
        <translation>请指定一个仓库。</translation>
    </message>
    <message>
        <source>It was there already; nothing was fetched.</source>
        <translation>它早已存在；没有获取任何内容。</translation>
    </message>
    <message>
        <source>Commit %1.</source>
        <translation>提交 %1。</translation>
    </message>
    <message>
        <source>&quot;source=%1&quot; in a configuration builds it.</source>
        <translation>在配置中写“source=%1”即可构建它。</translation>
    </message>
    <message>
        <source>A configuration with &quot;source=%1&quot; finds it.</source>
        <translation>含“source=%1”的配置会找到它。</translation>
    </message>
    <message>
        <source>A configuration with &quot;source=%1&quot; and &quot;ref=%2&quot; finds it.</source>
        <translation>含“source=%1”和“ref=%2”的配置会找到它。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ConfigureCommand</name>
    <message>
        <source>as build, but only up to the configuration of the source</source>
        <translation>与 build 相同，但只进行到源码的配置为止</translation>
    </message>
    <message>
        <source>A configuration (.cw.json), or a saved plan.</source>
        <translation>配置（.cw.json），或已保存的计划。</translation>
    </message>
    <message>
        <source>configure takes one file.</source>
        <translation>configure 只接受一个文件。</translation>
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
        <translation>是</translation>
    </message>
    <message>
        <source>Cannot write to standard output: %1.</source>
        <translation>无法写入标准输出：%1。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeployCommand</name>
    <message>
        <source>Put a run&apos;s artifacts or a wheel on a device and prove them there</source>
        <translation>将一次运行的产物或一个 wheel 放到设备上并在那里验证</translation>
    </message>
    <message>
        <source>A run&apos;s id (or a unique beginning), or a wheel&apos;s file.</source>
        <translation>运行的编号（或其唯一的开头），或 wheel 文件。</translation>
    </message>
    <message>
        <source>The device, as named in &quot;device list&quot;.</source>
        <translation>设备，名称与 &quot;device list&quot; 中的相同。</translation>
    </message>
    <message>
        <source>A further wheel to install with it, such as a dependency; may be repeated.</source>
        <translation>要一同安装的其他 wheel，例如依赖项；可重复给出。</translation>
    </message>
    <message>
        <source>Name one run or one wheel.</source>
        <translation>请指定一次运行或一个 wheel。</translation>
    </message>
    <message>
        <source>Name the device with --device.</source>
        <translation>请用 --device 指定设备。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceAddCommand</name>
    <message>
        <source>Note a device that results go to, and accept its host key</source>
        <translation>登记存放结果的设备，并接受其主机密钥</translation>
    </message>
    <message>
        <source>The port of its ssh server.</source>
        <translation>其 ssh 服务器的端口。</translation>
    </message>
    <message>
        <source>Who logs in.</source>
        <translation>登录的用户。</translation>
    </message>
    <message>
        <source>The private key to use (a file name; the key stays where it is).</source>
        <translation>要使用的私钥（文件名；密钥留在原处）。</translation>
    </message>
    <message>
        <source>Another ssh configuration than your own.</source>
        <translation>使用另一个 ssh 配置，而不是您自己的。</translation>
    </message>
    <message>
        <source>What it is, where it cannot tell: an id of &quot;catalog boards&quot;.</source>
        <translation>它是什么（当它自己无法说明时）：“catalog boards”中的编号。</translation>
    </message>
    <message>
        <source>Accept the host key with this fingerprint without asking.</source>
        <translation>不经询问接受具有此指纹的主机密钥。</translation>
    </message>
    <message>
        <source>Note it without connecting; its key must then be in your known_hosts.</source>
        <translation>登记而不连接；此时其密钥必须已在您的 known_hosts 中。</translation>
    </message>
    <message>
        <source>Your word for the device.</source>
        <translation>您对该设备的称呼。</translation>
    </message>
    <message>
        <source>Host name, address or alias of your ssh configuration.</source>
        <translation>主机名、地址，或 ssh 配置中的别名。</translation>
    </message>
    <message>
        <source>It was %1 and is %2 now.</source>
        <translation>先前是 %1，现在是 %2。</translation>
    </message>
    <message>
        <source>Compare the fingerprint on the device itself (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); if it is right, remove the old one with &quot;ssh-keygen -R %1 -f %2&quot; and add the device again.</source>
        <translation>请在设备上核对指纹（ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub）；若正确，用“ssh-keygen -R %1 -f %2”删除旧密钥，并重新添加设备。</translation>
    </message>
    <message>
        <source>%1 shows the key %2, not %3.</source>
        <translation>%1 出示的密钥是 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>Find out which is right before you accept another one.</source>
        <translation>在接受另一个密钥之前，请查明哪个是正确的。</translation>
    </message>
    <message>
        <source>%1 shows the %2 key</source>
        <translation>%1 出示 %2 密钥</translation>
    </message>
    <message>
        <source>Compare it on the device: ssh-keygen -lf /etc/ssh/ssh_host_*_key.pub</source>
        <translation>请在设备上核对：ssh-keygen -lf /etc/ssh/ssh_host_*_key.pub</translation>
    </message>
    <message>
        <source>The host key of %1 was never accepted.</source>
        <translation>从未接受过 %1 的主机密钥。</translation>
    </message>
    <message>
        <source>If the fingerprint is right, repeat with --accept-key %1.</source>
        <translation>若指纹正确，请加上 --accept-key %1 重试。</translation>
    </message>
    <message>
        <source>Is this the device&apos;s key?</source>
        <translation>这是该设备的密钥吗？</translation>
    </message>
    <message>
        <source>The key was not accepted, so the device was not added.</source>
        <translation>没有接受密钥，因此没有添加设备。</translation>
    </message>
    <message>
        <source>&quot;device add&quot; needs a name and a host.</source>
        <translation>“device add”需要名称和主机。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port.</source>
        <translation>“%1”不是端口。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;.</source>
        <translation>资料库中没有开发板“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog boards&quot; lists them.</source>
        <translation>“crosswright catalog boards”会列出它们。</translation>
    </message>
    <message>
        <source>Added %1. &quot;crosswright device probe %1&quot; asks what it has.</source>
        <translation>已添加 %1。“crosswright device probe %1”询问它具备什么。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceListCommand</name>
    <message>
        <source>Show the devices that were added</source>
        <translation>显示已添加的设备</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not expected here.</source>
        <translation>此处不应有“%1”。</translation>
    </message>
    <message>
        <source>board not known</source>
        <translation>开发板未知</translation>
    </message>
    <message>
        <source>, virtual</source>
        <translation>，虚拟</translation>
    </message>
    <message>
        <source>, never probed</source>
        <translation>，从未探测</translation>
    </message>
    <message>
        <source>, probed %1</source>
        <translation>，探测于 %1</translation>
    </message>
    <message>
        <source>There is no device yet. &quot;crosswright device add NAME HOST&quot; adds one.</source>
        <translation>还没有设备。“crosswright device add NAME HOST”可添加一台。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceProbeCommand</name>
    <message>
        <source>Ask a device what it has, and keep the answer for check and plan</source>
        <translation>询问设备具备什么，并保存应答供 check 和 plan 使用</translation>
    </message>
    <message>
        <source>The device.</source>
        <translation>设备。</translation>
    </message>
    <message>
        <source>&quot;device probe&quot; needs the name of one device.</source>
        <translation>“device probe”需要一台设备的名称。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceRemoveCommand</name>
    <message>
        <source>Forget a device and the host key that was accepted for it</source>
        <translation>移除设备以及为它接受的主机密钥</translation>
    </message>
    <message>
        <source>The device.</source>
        <translation>设备。</translation>
    </message>
    <message>
        <source>&quot;device remove&quot; needs the name of one device.</source>
        <translation>“device remove”需要一台设备的名称。</translation>
    </message>
    <message>
        <source>Removed %1. Nothing was changed on the device.</source>
        <translation>已移除 %1。设备上没有任何更改。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DeviceTestCommand</name>
    <message>
        <source>Connect to a device and say whether it works</source>
        <translation>连接设备并说明是否可用</translation>
    </message>
    <message>
        <source>The device.</source>
        <translation>设备。</translation>
    </message>
    <message>
        <source>&quot;device test&quot; needs the name of one device.</source>
        <translation>“device test”需要一台设备的名称。</translation>
    </message>
    <message>
        <source>%1 answers in %2 ms (%3).</source>
        <translation>%1 在 %2 毫秒内应答（%3）。</translation>
    </message>
</context>
<context>
    <name>cw::cli::DoctorCommand</name>
    <message>
        <source>Say what this machine lacks, and the one command that brings it</source>
        <translation>说明本机缺少什么，以及用哪一条命令补齐</translation>
    </message>
    <message>
        <source>What is to be done: %1. May be given more than once; without it all but cross-armhf.</source>
        <translation>要做的工作：%1。可多次给出；省略则为除 cross-armhf 外的全部。</translation>
    </message>
    <message>
        <source>A configuration whose jobs are meant.</source>
        <translation>指明其工作的配置。</translation>
    </message>
    <message>
        <source>&quot;doctor&quot; takes one configuration at most.</source>
        <translation>“doctor”最多接受一个配置。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a job of the doctor.</source>
        <translation>“%1”不是 doctor 的工作。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>This brings what is lacking (as root):</source>
        <translation>以下命令可补齐所缺（以 root 身份）：</translation>
    </message>
    <message>
        <source>No package of this distribution is known to bring what is lacking.</source>
        <translation>不知道此发行版的哪个软件包能补齐所缺。</translation>
    </message>
</context>
<context>
    <name>cw::cli::KeeperCommand</name>
    <message>
        <source>(internal) continue stopped compilers when the runner is gone</source>
        <translation>（内部）运行器消失后让被暂停的编译器继续</translation>
    </message>
</context>
<context>
    <name>cw::cli::Narrator</name>
    <message>
        <source>    %1: %2 %</source>
        <translation>    %1：%2%</translation>
    </message>
    <message>
        <source>  cancelled; press Ctrl-C again to end at once</source>
        <translation>  已取消；再按一次 Ctrl-C 立即结束</translation>
    </message>
</context>
<context>
    <name>cw::cli::NewCommand</name>
    <message>
        <source>Write a configuration, from a preset or from scratch</source>
        <translation>从预设或从头写出配置</translation>
    </message>
    <message>
        <source>Start from this preset (&quot;crosswright catalog presets&quot;).</source>
        <translation>从此预设开始（“crosswright catalog presets”）。</translation>
    </message>
    <message>
        <source>The release.</source>
        <translation>版本。</translation>
    </message>
    <message>
        <source>The machine that the result is for.</source>
        <translation>结果要在哪种机器上运行。</translation>
    </message>
    <message>
        <source>The GPU by name.</source>
        <translation>GPU 的名称。</translation>
    </message>
    <message>
        <source>Any field; may be given again (&quot;crosswright show --fields&quot; lists them).</source>
        <translation>任意字段；可重复给出（“crosswright show --fields”会列出它们）。</translation>
    </message>
    <message>
        <source>The file to write, NAME.cw.json.</source>
        <translation>要写入的文件，NAME.cw.json。</translation>
    </message>
    <message>
        <source>Replace the file if it is there.</source>
        <translation>若文件已存在则替换。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected.</source>
        <translation>不应有“%1”。</translation>
    </message>
    <message>
        <source>-o FILE is missing.</source>
        <translation>缺少 -o FILE。</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Name another file, or add --force.</source>
        <translation>请指定另一个文件，或加上 --force。</translation>
    </message>
    <message>
        <source>Wrote %1. &quot;crosswright check %1&quot; says whether it fits.</source>
        <translation>已写入 %1。“crosswright check %1”说明它是否符合。</translation>
    </message>
    <message>
        <source>Take over a source tree that was configured by hand: what its ./configure wrote.</source>
        <translation>接管手动配置过的源码树：采用其 ./configure 写入的内容。</translation>
    </message>
</context>
<context>
    <name>cw::cli::PlanCommand</name>
    <message>
        <source>Show every file and command of a build before anything happens.</source>
        <translation>在做任何事情之前显示构建的每个文件和命令。</translation>
    </message>
    <message>
        <source>Write the files into this folder and run nothing.</source>
        <translation>将文件写入此文件夹，不运行任何内容。</translation>
    </message>
    <message>
        <source>Show what differs from a run&apos;s plan or from a folder of --out.</source>
        <translation>显示与某次运行的计划或 --out 文件夹的差异。</translation>
    </message>
    <message>
        <source>Write a shell script for the same job that needs no Crosswright.</source>
        <translation>写出完成同样工作而不需要 Crosswright 的 shell 脚本。</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>配置。</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>应给出一个文件。</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>没有差异。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written into %1; nothing was run.</source>
        <translation>
            <numerusform>已将 %n 个文件写入 %1；没有运行任何内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>The script is %1; &quot;sh %1&quot; does the job.</source>
        <translation>脚本为 %1；“sh %1”可完成这项工作。</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>计划 %1</translation>
    </message>
    <message>
        <source>This is %1: nobody is known to have built it this way.</source>
        <translation>此计划为“%1”：未知有谁曾以这种方式构建过。</translation>
    </message>
    <message>
        <source>Road: %1 (%2)</source>
        <translation>途径：%1（%2）</translation>
    </message>
</context>
<context>
    <name>cw::cli::ProbeCommand</name>
    <message>
        <source>Say what this machine has, what recorded outputs state, or what a source tree asks for</source>
        <translation>说明本机具备什么、记录的输出表明什么，或源码树要求什么</translation>
    </message>
    <message>
        <source>Read a recorded output instead: %1, or &quot;dir&quot; for a folder of them.</source>
        <translation>改为读取记录的输出：%1，或用 &quot;dir&quot; 表示存放它们的文件夹。</translation>
    </message>
    <message>
        <source>With --parse: name the facts host.* rather than device.*.</source>
        <translation>配合 --parse：事实名称用 host.* 而不是 device.*。</translation>
    </message>
    <message>
        <source>Say what a source tree asks for instead: a folder or a git repository.</source>
        <translation>改为说明源码树要求什么：文件夹或 git 仓库。</translation>
    </message>
    <message>
        <source>With --source: a branch, tag or commit; nothing is checked out.</source>
        <translation>配合 --source：分支、标签或提交；不检出任何内容。</translation>
    </message>
    <message>
        <source>With --parse: the recording, or the folder.</source>
        <translation>配合 --parse：记录文件，或文件夹。</translation>
    </message>
    <message>
        <source>--parse needs one file (or one folder, with the kind &quot;dir&quot;).</source>
        <translation>--parse 需要一个文件（或一个文件夹，类型为 &quot;dir&quot;）。</translation>
    </message>
    <message>
        <source>%1 states nothing that can be read as %2.</source>
        <translation>%1 中没有能按 %2 读取的内容。</translation>
    </message>
    <message>
        <source>--ref needs --source.</source>
        <translation>--ref 需要 --source。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not expected here.</source>
        <translation>此处不应有“%1”。</translation>
    </message>
    <message>
        <source>%1 holds no recording that could be read; a file&apos;s name says what it is (%2).</source>
        <translation>%1 中没有可读取的记录；文件名应表明其种类（%2）。</translation>
    </message>
</context>
<context>
    <name>cw::cli::RepairCommand</name>
    <message>
        <source>Apply the repairs that a check offers</source>
        <translation>应用检查所提供的修复</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>配置。</translation>
    </message>
    <message>
        <source>Only the findings of these rules; without one, every error and warning.</source>
        <translation>只修复这些规则的检查结果；省略则为所有错误和警告。</translation>
    </message>
    <message>
        <source>A file is expected.</source>
        <translation>应给出文件。</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1: left alone, since this repair would bring an error: %2</source>
        <translation>%1：保持不变，因为此修复会带来错误：%2</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>没有可修复的内容。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ReportCommand</name>
    <message>
        <source>What a run did, what it made, and what the device said</source>
        <translation>一次运行做了什么，生成了什么，以及设备的结论</translation>
    </message>
    <message>
        <source>A run&apos;s id or a unique beginning; the newest when left out.</source>
        <translation>运行的编号或其唯一的开头；省略则为最新的。</translation>
    </message>
    <message>
        <source>Write a self-contained page to FILE.</source>
        <translation>将自包含的页面写入 FILE。</translation>
    </message>
    <message>
        <source>Name one run.</source>
        <translation>请指定一次运行。</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>已写入 %1。</translation>
    </message>
</context>
<context>
    <name>cw::cli::RollbackCommand</name>
    <message>
        <source>Go back to a former version on a device, once it is proved there</source>
        <translation>在设备上验证后回到先前的版本</translation>
    </message>
    <message>
        <source>As --list names it; without one, what was in use before.</source>
        <translation>与 --list 给出的名称相同；省略则为此前使用的版本。</translation>
    </message>
    <message>
        <source>The device, as named in &quot;device list&quot;.</source>
        <translation>设备，名称与 &quot;device list&quot; 中的相同。</translation>
    </message>
    <message>
        <source>Show the versions on the device and change nothing.</source>
        <translation>显示设备上的版本，不作任何更改。</translation>
    </message>
    <message>
        <source>Name the device with --device.</source>
        <translation>请用 --device 指定设备。</translation>
    </message>
    <message>
        <source>Name one version, or none.</source>
        <translation>请指定一个版本，或不指定。</translation>
    </message>
    <message>
        <source>%1 is in use on %2 again, and proved.</source>
        <translation>%2 上已重新使用 %1，并已验证。</translation>
    </message>
    <message>
        <source>  before: %1/%2</source>
        <translation>  此前：%1/%2</translation>
    </message>
    <message>
        <source>Remove that version, or what an unfinished deployment left, from the device.</source>
        <translation>从设备上删除该版本，或未完成的部署留下的内容。</translation>
    </message>
    <message>
        <source>Name the version to remove, as --list names it.</source>
        <translation>请指定要删除的版本，名称与 --list 给出的相同。</translation>
    </message>
</context>
<context>
    <name>cw::cli::RunView</name>
    <message>
        <source>Watching run %1; Ctrl-C ends the watching, not the run.</source>
        <translation>正在观看运行 %1；Ctrl-C 结束观看，而不是结束运行。</translation>
    </message>
    <message>
        <source>The run goes on. &quot;crosswright attach %1&quot; watches it again, &quot;crosswright stop %1&quot; ends it.</source>
        <translation>运行仍在继续。“crosswright attach %1”可再次观看，“crosswright stop %1”可结束它。</translation>
    </message>
    <message>
        <source>Ending it at once.</source>
        <translation>正在立即结束。</translation>
    </message>
    <message>
        <source>Stopping; Ctrl-C again ends it at once. (To leave it running, use --detach and attach.)</source>
        <translation>正在停止；再按一次 Ctrl-C 立即结束。（要让它继续运行，请用 --detach 和 attach。）</translation>
    </message>
    <message>
        <source>%1: nothing to do. %2</source>
        <translation>%1：无需执行。%2</translation>
    </message>
    <message>
        <source>Run %1 %2 after %3.</source>
        <translation>运行 %1 %2，历时 %3。</translation>
    </message>
    <message>
        <source>Artifacts: %1</source>
        <translation>产物：%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>stopping %1</source>
        <translation>正在停止 %1</translation>
    </message>
    <message>
        <source>%1 actions done</source>
        <translation>已完成 %1 个动作</translation>
    </message>
    <message>
        <source>%1 of %2 compilers</source>
        <translation>%1/%2 个编译器</translation>
    </message>
    <message>
        <source>%1 of %2 MiB</source>
        <translation>%1/%2 MiB</translation>
    </message>
    <message>
        <source>The runner is heard of again.</source>
        <translation>又有运行器的消息了。</translation>
    </message>
    <message>
        <source>The runner (process %1) has not been heard of for %2; how the run stands is not known. &quot;crosswright stop %3&quot; ends it.</source>
        <translation>已有 %2 没有运行器（进程 %1）的消息；不知道运行的状况。“crosswright stop %3”可结束它。</translation>
    </message>
    <message>
        <source>The folder of run %1 was deleted; its runner is ending it.</source>
        <translation>运行 %1 的文件夹被删除；其运行器正在结束它。</translation>
    </message>
    <message>
        <source>%1 % (%2 of %3 actions)</source>
        <translation>%1%（%2/%3 个动作）</translation>
    </message>
    <message numerus="yes">
        <source>%n compilers</source>
        <translation>
            <numerusform>%n 个编译器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
</context>
<context>
    <name>cw::cli::RunnerCommand</name>
    <message>
        <source>(internal) carry out the approved plan of a run directory</source>
        <translation>（内部）执行运行目录中已批准的计划</translation>
    </message>
    <message>
        <source>The run&apos;s folder.</source>
        <translation>运行的文件夹。</translation>
    </message>
    <message>
        <source>The hash of the plan that was approved.</source>
        <translation>已批准的计划的哈希。</translation>
    </message>
    <message>
        <source>How the runner was separated from its caller.</source>
        <translation>运行器与其调用者分离的方式。</translation>
    </message>
    <message>
        <source>The runner needs a run&apos;s folder and the approved hash.</source>
        <translation>运行器需要运行的文件夹和已批准的哈希。</translation>
    </message>
</context>
<context>
    <name>cw::cli::RunsCommand</name>
    <message>
        <source>list the runs, the newest first</source>
        <translation>列出所有运行，最新的在前</translation>
    </message>
    <message>
        <source>Only so many of the newest.</source>
        <translation>只列出最新的若干次。</translation>
    </message>
    <message>
        <source>runs takes no argument.</source>
        <translation>runs 不接受参数。</translation>
    </message>
    <message>
        <source>--last needs a number.</source>
        <translation>--last 需要一个数。</translation>
    </message>
    <message>
        <source>  (continued by %1)</source>
        <translation>  （由 %1 接续）</translation>
    </message>
    <message>
        <source>There is no run yet. &quot;crosswright build FILE&quot; starts one.</source>
        <translation>还没有运行。“crosswright build FILE”可启动一次。</translation>
    </message>
</context>
<context>
    <name>cw::cli::SampleCommand</name>
    <message>
        <source>The whole journey on the embedded workspace: build, deploy to a virtual device, prove</source>
        <translation>在内置工作区上走完全程：构建、部署到虚拟设备、验证</translation>
    </message>
    <message>
        <source>The virtual device&apos;s architecture: arm64 (the default) or armhf.</source>
        <translation>虚拟设备的架构：arm64（默认）或 armhf。</translation>
    </message>
    <message>
        <source>How many actions run at once.</source>
        <translation>同时运行多少个动作。</translation>
    </message>
    <message>
        <source>Memory for the build in MiB.</source>
        <translation>构建的内存，单位 MiB。</translation>
    </message>
    <message>
        <source>Leave the virtual device running at the end.</source>
        <translation>结束时让虚拟设备继续运行。</translation>
    </message>
    <message>
        <source>The architecture is arm64 or armhf, and there are no other arguments.</source>
        <translation>架构为 arm64 或 armhf，没有其他参数。</translation>
    </message>
    <message>
        <source>The suite is bookworm or trixie, not &quot;%1&quot;.</source>
        <translation>发行版为 bookworm 或 trixie，而不是“%1”。</translation>
    </message>
    <message>
        <source>The virtual device&apos;s Debian release; the one that suits this host by default.</source>
        <translation>虚拟设备的 Debian 发行版；默认为适合本机的那一个。</translation>
    </message>
</context>
<context>
    <name>cw::cli::SelftestCommand</name>
    <message>
        <source>Try a configuration&apos;s compilers with three small programs before the long build</source>
        <translation>在漫长的构建之前，用三个小程序试用配置的编译器</translation>
    </message>
    <message>
        <source>Keep sources and programs in this folder.</source>
        <translation>将源文件和程序保留在此文件夹中。</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>配置。</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>应给出一个文件。</translation>
    </message>
</context>
<context>
    <name>cw::cli::SetCommand</name>
    <message>
        <source>Change fields of a configuration</source>
        <translation>更改配置的字段</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>配置。</translation>
    </message>
    <message>
        <source>field=value sets a value, field- removes it.</source>
        <translation>field=value 设置值，field- 删除值。</translation>
    </message>
    <message>
        <source>A file and at least one edit are expected.</source>
        <translation>应给出一个文件和至少一项修改。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ShowCommand</name>
    <message>
        <source>Show a configuration: each value with where it came from</source>
        <translation>显示配置：每个值及其来源</translation>
    </message>
    <message>
        <source>List the fields that a configuration can hold.</source>
        <translation>列出配置可含的字段。</translation>
    </message>
    <message>
        <source>The configuration.</source>
        <translation>配置。</translation>
    </message>
    <message>
        <source>One file is expected.</source>
        <translation>应给出一个文件。</translation>
    </message>
</context>
<context>
    <name>cw::cli::SolveCommand</name>
    <message>
        <source>Say which releases can be built for a device or board, or what one release needs</source>
        <translation>说明哪些版本能为某设备或开发板构建，或某个版本需要什么</translation>
    </message>
    <message>
        <source>One release: say everything that it needs, here and on the device.</source>
        <translation>一个版本：说明它在本机和设备上所需的一切。</translation>
    </message>
    <message>
        <source>The board, in place of the device&apos;s own or where no device is at hand.</source>
        <translation>开发板，代替设备自己的，或用于手头没有设备的情况。</translation>
    </message>
    <message>
        <source>As if this JetPack were on it.</source>
        <translation>假设其上是此 JetPack。</translation>
    </message>
    <message>
        <source>With CUDA, for this GPU.</source>
        <translation>带 CUDA，用于此 GPU。</translation>
    </message>
    <message>
        <source>Without CUDA.</source>
        <translation>不用 CUDA。</translation>
    </message>
    <message>
        <source>With this CUDA.</source>
        <translation>用此 CUDA。</translation>
    </message>
    <message>
        <source>With this cuDNN.</source>
        <translation>用此 cuDNN。</translation>
    </message>
    <message>
        <source>For this Python.</source>
        <translation>用于此 Python。</translation>
    </message>
    <message>
        <source>wheel (the default), c-library, tflite or serving.</source>
        <translation>wheel（默认）、c-library、tflite 或 serving。</translation>
    </message>
    <message>
        <source>cross, native or container.</source>
        <translation>cross、native 或 container。</translation>
    </message>
    <message>
        <source>Releases of this project (tensorflow).</source>
        <translation>此项目的版本（tensorflow）。</translation>
    </message>
    <message>
        <source>Write the best solution as a configuration.</source>
        <translation>将最佳方案写成配置。</translation>
    </message>
    <message>
        <source>With --write: the N-th of the list instead.</source>
        <translation>配合 --write：改用列表中的第 N 个。</translation>
    </message>
    <message>
        <source>With --write: replace the file if it is there.</source>
        <translation>配合 --write：若文件已存在则替换。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not expected.</source>
        <translation>不应有“%1”。</translation>
    </message>
    <message>
        <source>--device or --board is missing.</source>
        <translation>缺少 --device 或 --board。</translation>
    </message>
</context>
<context>
    <name>cw::cli::StatusCommand</name>
    <message>
        <source>say how a run stands</source>
        <translation>说明运行的状况</translation>
    </message>
    <message>
        <source>Id, the beginning of one, or folder; the newest run without it.</source>
        <translation>编号、编号的开头或文件夹；省略则为最新的运行。</translation>
    </message>
    <message>
        <source>status takes one run.</source>
        <translation>status 只接受一次运行。</translation>
    </message>
    <message>
        <source>run       %1</source>
        <translation>运行      %1</translation>
    </message>
    <message>
        <source>what      %1</source>
        <translation>内容      %1</translation>
    </message>
    <message>
        <source>state     %1</source>
        <translation>状态      %1</translation>
    </message>
    <message>
        <source>why       %1</source>
        <translation>原因      %1</translation>
    </message>
    <message>
        <source>now       %1</source>
        <translation>现在      %1</translation>
    </message>
    <message>
        <source>step      %1, %2</source>
        <translation>步骤      %1，%2</translation>
    </message>
    <message>
        <source>failed    %1 (%2)</source>
        <translation>失败      %1（%2）</translation>
    </message>
    <message>
        <source>          all it printed: %1</source>
        <translation>          它打印的全部内容：%1</translation>
    </message>
    <message>
        <source>folder    %1</source>
        <translation>文件夹    %1</translation>
    </message>
    <message>
        <source>folder    deleted; its runner (process %1) ends the run when it notices</source>
        <translation>文件夹    已删除；其运行器（进程 %1）发现后会结束此次运行</translation>
    </message>
    <message>
        <source>silent    %1</source>
        <translation>无消息    %1</translation>
    </message>
    <message>
        <source>then      %1</source>
        <translation>当时      %1</translation>
    </message>
    <message>
        <source>heard     %1 ago</source>
        <translation>上次消息  %1前</translation>
    </message>
    <message>
        <source>limit     %1</source>
        <translation>限制      %1</translation>
    </message>
    <message>
        <source>warning   %1</source>
        <translation>警告      %1</translation>
    </message>
    <message>
        <source>proof     passed on %1</source>
        <translation>验证      在 %1 上通过</translation>
    </message>
    <message>
        <source>proof     failed on %1: %2</source>
        <translation>验证      在 %1 上失败：%2</translation>
    </message>
</context>
<context>
    <name>cw::cli::StopCommand</name>
    <message>
        <source>end a run within ten seconds; building again continues it</source>
        <translation>在十秒内结束运行；再次构建可继续它</translation>
    </message>
    <message>
        <source>Id, the beginning of one, or folder; the newest run without it.</source>
        <translation>编号、编号的开头或文件夹；省略则为最新的运行。</translation>
    </message>
    <message>
        <source>End Bazel and its compilers at once.</source>
        <translation>立即结束 Bazel 及其编译器。</translation>
    </message>
    <message>
        <source>stop takes one run.</source>
        <translation>stop 只接受一次运行。</translation>
    </message>
    <message>
        <source>Run %1 is over already: %2.</source>
        <translation>运行 %1 已结束：%2。</translation>
    </message>
    <message>
        <source>Run %1: %2.</source>
        <translation>运行 %1：%2。</translation>
    </message>
    <message>
        <source>Run %1 is stopped; its folder was deleted before.</source>
        <translation>运行 %1 已停止；其文件夹此前已被删除。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitCheckCommand</name>
    <message>
        <source>Name each file that a CUDA toolkit lacks or has for the wrong machine</source>
        <translation>逐一列出 CUDA 工具包缺少的或面向错误机器的文件</translation>
    </message>
    <message>
        <source>The CUDA version that it must be.</source>
        <translation>它必须是的 CUDA 版本。</translation>
    </message>
    <message>
        <source>The cuDNN version that must be in it.</source>
        <translation>其中必须有的 cuDNN 版本。</translation>
    </message>
    <message>
        <source>The release that it is for; without it everything that any release asks for.</source>
        <translation>它所面向的版本；不给出时为任何版本所要求的全部。</translation>
    </message>
    <message>
        <source>The machine that the result is for.</source>
        <translation>结果所面向的机器。</translation>
    </message>
    <message>
        <source>The toolkit.</source>
        <translation>工具包。</translation>
    </message>
    <message>
        <source>Name one folder.</source>
        <translation>请给出一个文件夹。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>The catalog does not know CUDA %1.</source>
        <translation>目录不认识 CUDA %1。</translation>
    </message>
    <message>
        <source>The catalog does not know the release %1.</source>
        <translation>目录不认识版本 %1。</translation>
    </message>
    <message>
        <source>Every file that is asked for is there.</source>
        <translation>所要求的文件都在。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitFetchCommand</name>
    <message>
        <source>The machine that the result is for.</source>
        <translation>结果所面向的机器。</translation>
    </message>
    <message>
        <source>&quot;newest&quot; or a version: from the index; a folder; &quot;stand-in:8.6.0&quot;: an empty one that only says a version; &quot;headers:FOLDER&quot;: its headers, and an empty library.</source>
        <translation>“newest”或版本：取自索引；文件夹；“stand-in:8.6.0”：只写明版本的空替身；“headers:文件夹”：其头文件和一个空库。</translation>
    </message>
    <message>
        <source>Where the toolkit is made; without it the cache.</source>
        <translation>工具包所在之处；不给出时为缓存。</translation>
    </message>
    <message>
        <source>A mirror of Debian; without it the one that this system uses.</source>
        <translation>Debian 镜像；不给出时为本系统所用的镜像。</translation>
    </message>
    <message>
        <source>Accept the licences that are shown.</source>
        <translation>接受所显示的许可证。</translation>
    </message>
    <message>
        <source>Set cuda_path to the toolkit in this configuration.</source>
        <translation>在该配置中把 cuda_path 设为此工具包。</translation>
    </message>
    <message>
        <source>cuda-VERSION, or a part as &quot;toolkit list&quot; names it.</source>
        <translation>cuda-VERSION，或“toolkit list”所列的部件。</translation>
    </message>
    <message>
        <source>Name one toolkit or part.</source>
        <translation>请给出一个工具包或部件。</translation>
    </message>
    <message>
        <source>There is no toolkit or part &quot;%1&quot;.</source>
        <translation>没有工具包或部件“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright toolkit list&quot; names them.</source>
        <translation>“crosswright toolkit list”会列出它们。</translation>
    </message>
    <message>
        <source>No toolkit can be fetched for &quot;%1&quot;.</source>
        <translation>无法为“%1”获取工具包。</translation>
    </message>
    <message>
        <source>Fetch a CUDA toolkit and put it together, or fetch one part</source>
        <translation>获取并组成 CUDA 工具包，或获取单个部件</translation>
    </message>
    <message>
        <source>--for takes aarch64 or x86_64.</source>
        <translation>--for 接受 aarch64 或 x86_64。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitListCommand</name>
    <message>
        <source>What parts of CUDA can be fetched, from where, and what is nowhere to be had</source>
        <translation>哪些 CUDA 部件可从何处获取，哪些无处可得</translation>
    </message>
    <message>
        <source>Only what is for this CUDA.</source>
        <translation>只列出用于该 CUDA 的。</translation>
    </message>
    <message>
        <source>Only what runs on this machine: aarch64 or x86_64.</source>
        <translation>只列出在该机器上运行的：aarch64 或 x86_64。</translation>
    </message>
    <message>
        <source>No argument is expected.</source>
        <translation>不需要参数。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitMakeCommand</name>
    <message>
        <source>Put a CUDA toolkit together from unpacked packages, or from NVIDIA&apos;s toolkit and the board&apos;s files</source>
        <translation>由解包的软件包，或由 NVIDIA 的工具包和开发板的文件组成 CUDA 工具包</translation>
    </message>
    <message>
        <source>Where nvcc is: unpacked packages, or a toolkit.</source>
        <translation>nvcc 所在之处：解包的软件包或工具包。</translation>
    </message>
    <message>
        <source>The board&apos;s headers and libraries: unpacked packages, or targets/NAME of a toolkit.</source>
        <translation>开发板的头文件和库：解包的软件包，或工具包的 targets/名称。</translation>
    </message>
    <message>
        <source>The version of both.</source>
        <translation>两者的版本。</translation>
    </message>
    <message>
        <source>The folder below targets: sbsa-linux or aarch64-linux.</source>
        <translation>targets 下的文件夹：sbsa-linux 或 aarch64-linux。</translation>
    </message>
    <message>
        <source>Unpacked packages with this machine&apos;s CUPTI.</source>
        <translation>含本机 CUPTI 的解包软件包。</translation>
    </message>
    <message>
        <source>A folder; &quot;stand-in:8.6.0&quot;; or &quot;headers:FOLDER&quot;.</source>
        <translation>文件夹；“stand-in:8.6.0”；或“headers:文件夹”。</translation>
    </message>
    <message>
        <source>A folder with NCCL.</source>
        <translation>含 NCCL 的文件夹。</translation>
    </message>
    <message>
        <source>Change no header, not even cusolver_common.h&apos;s blanks.</source>
        <translation>不更改任何头文件，包括 cusolver_common.h 中的空格。</translation>
    </message>
    <message>
        <source>Where the toolkit is made.</source>
        <translation>工具包所在之处。</translation>
    </message>
    <message>
        <source>A folder, --host, --target and --cuda are expected.</source>
        <translation>需要一个文件夹以及 --host、--target 和 --cuda。</translation>
    </message>
    <message>
        <source>--cudnn takes a folder here; &quot;toolkit fetch&quot; fetches one.</source>
        <translation>此处 --cudnn 接受文件夹；“toolkit fetch”可获取。</translation>
    </message>
</context>
<context>
    <name>cw::cli::ToolkitScriptCommand</name>
    <message>
        <source>Print a script for what Crosswright does not do itself: NVIDIA&apos;s cross packages, a board&apos;s files</source>
        <translation>输出 Crosswright 自己不做之事的脚本：NVIDIA 的交叉软件包、开发板的文件</translation>
    </message>
    <message>
        <source>Write it to a file.</source>
        <translation>写入文件。</translation>
    </message>
    <message>
        <source>cross-packages: installs NVIDIA&apos;s cross packages and makes the links that they lack; to be read, then run as root (--dry-run). device: lists a board&apos;s CUDA and cuDNN files, to be run there.</source>
        <translation>cross-packages：安装 NVIDIA 的交叉软件包并建立它们缺少的链接；先阅读，再以 root 运行（--dry-run）。device：列出开发板的 CUDA 和 cuDNN 文件，在该板上运行。</translation>
    </message>
    <message>
        <source>One of %1 is expected.</source>
        <translation>需要以下之一：%1。</translation>
    </message>
</context>
<context>
    <name>cw::cli::VerifyCommand</name>
    <message>
        <source>Prove again, with a new random seed, what is in use on a device</source>
        <translation>用新的随机种子再次验证设备上正在使用的版本</translation>
    </message>
    <message>
        <source>The device, as named in &quot;device list&quot;.</source>
        <translation>设备，名称与 &quot;device list&quot; 中的相同。</translation>
    </message>
    <message>
        <source>Name the device with --device, and nothing else.</source>
        <translation>请用 --device 指定设备，不要给出其他参数。</translation>
    </message>
    <message>
        <source>Proved on %1: %2. %3</source>
        <translation>已在 %1 上验证：%2。%3</translation>
    </message>
    <message>
        <source>Proved on %1: %2 answers %3 as it must.</source>
        <translation>已在 %1 上验证：%2 的回答是 %3，正确。</translation>
    </message>
    <message>
        <source>Not proved on %1: %2 expected, %3 answered. %4</source>
        <translation>未在 %1 上验证：应为 %2，回答 %3。%4</translation>
    </message>
</context>
<context>
    <name>cw::cli::VirtualCommand</name>
    <message>
        <source>A device run on this machine: create, start, stop, destroy, list, status</source>
        <translation>在本机上运行的设备：create、start、stop、destroy、list、status</translation>
    </message>
    <message>
        <source>create, start, stop, destroy, list or status.</source>
        <translation>create、start、stop、destroy、list 或 status。</translation>
    </message>
    <message>
        <source>The device&apos;s name; without one &quot;virtual-PROFILE&quot;.</source>
        <translation>设备的名称；省略则为“virtual-PROFILE”。</translation>
    </message>
    <message>
        <source>Whose files it has: jetson (Orin Nano) or pi (4 Model B).</source>
        <translation>含有哪种设备的文件：jetson（Orin Nano）或 pi（4 Model B）。</translation>
    </message>
    <message>
        <source>Its architecture: arm64 or armhf.</source>
        <translation>其架构：arm64 或 armhf。</translation>
    </message>
    <message>
        <source>Say what to do: %1.</source>
        <translation>请说明要做什么：%1。</translation>
    </message>
    <message>
        <source>Too many arguments for &quot;%1&quot;.</source>
        <translation>“%1”的参数过多。</translation>
    </message>
    <message>
        <source>--suite and --arch belong to &quot;create&quot;.</source>
        <translation>--suite 和 --arch 属于 &quot;create&quot;。</translation>
    </message>
    <message>
        <source>Its Debian: bookworm or trixie; the one that suits this host by default.</source>
        <translation>其 Debian：bookworm 或 trixie；默认为适合本机的那一个。</translation>
    </message>
</context>
<context>
    <name>cw::cli::WorkFolder</name>
    <message>
        <source>No folder could be made in %1.</source>
        <translation>无法在 %1 中创建文件夹。</translation>
    </message>
    <message>
        <source>%1 is not empty.</source>
        <translation>%1 不是空的。</translation>
    </message>
    <message>
        <source>Name a folder that is not there.</source>
        <translation>请指定一个尚不存在的文件夹。</translation>
    </message>
</context>
<context>
    <name>cw::cli::runstart</name>
    <message>
        <source>  files to write  %1</source>
        <translation>  要写入的文件    %1</translation>
    </message>
    <message>
        <source>  step            %1: %2</source>
        <translation>  步骤            %1：%2</translation>
    </message>
    <message>
        <source>  limits          %1</source>
        <translation>  限制            %1</translation>
    </message>
    <message>
        <source>  plan            %1</source>
        <translation>  计划            %1</translation>
    </message>
    <message>
        <source>Plan %1 was approved, but this is plan %2.</source>
        <translation>批准的是计划 %1，而这是计划 %2。</translation>
    </message>
    <message>
        <source>Look at it with &quot;crosswright plan&quot; and approve it.</source>
        <translation>请用“crosswright plan”查看并批准。</translation>
    </message>
    <message>
        <source>Nobody can be asked here whether plan %1 may run.</source>
        <translation>这里没有人可以询问是否运行计划 %1。</translation>
    </message>
    <message>
        <source>Say --yes, or --approve %1.</source>
        <translation>请加上 --yes，或 --approve %1。</translation>
    </message>
    <message>
        <source>Run this plan?</source>
        <translation>运行此计划？</translation>
    </message>
    <message>
        <source>Not approved, so nothing was done.</source>
        <translation>没有批准，因此什么也没有做。</translation>
    </message>
    <message>
        <source>Approve the plan without being asked.</source>
        <translation>不经询问批准计划。</translation>
    </message>
    <message>
        <source>Approve exactly the plan with this hash.</source>
        <translation>只批准具有此哈希的计划。</translation>
    </message>
    <message>
        <source>Start the run, print its id and leave it.</source>
        <translation>启动运行，打印其编号后离开。</translation>
    </message>
    <message>
        <source>Leave Bazel&apos;s server running when the run ends by itself; the next build starts faster.</source>
        <translation>运行自行结束时让 Bazel 服务器继续运行；下次构建启动更快。</translation>
    </message>
    <message>
        <source>With --json: also one object for each line of the log.</source>
        <translation>配合 --json：日志的每一行也输出一个对象。</translation>
    </message>
    <message>
        <source>Run %1; Ctrl-C stops it, closing the terminal does not.</source>
        <translation>运行 %1；Ctrl-C 停止它，关闭终端则不会。</translation>
    </message>
</context>
<context>
    <name>cw::configure</name>
    <message>
        <source>Correct %1.</source>
        <translation>请更正 %1。</translation>
    </message>
    <message>
        <source>&quot;crosswright plan&quot; shows every answer and what decides it.</source>
        <translation>“crosswright plan”会显示每个回答及其依据。</translation>
    </message>
    <message>
        <source>./configure found no Bazel.</source>
        <translation>./configure 没有找到 Bazel。</translation>
    </message>
    <message>
        <source>Set bazel to a version or to the path of one.</source>
        <translation>请将 bazel 设为某个版本或某个 Bazel 的路径。</translation>
    </message>
    <message>
        <source>./configure wants Bazel %1 or newer and stopped.</source>
        <translation>./configure 需要 Bazel %1 或更新版本，已停止。</translation>
    </message>
    <message>
        <source>Set bazel to %1.</source>
        <translation>请将 bazel 设为 %1。</translation>
    </message>
    <message>
        <source>./configure wants Bazel %1 or older and stopped.</source>
        <translation>./configure 需要 Bazel %1 或更旧的版本，已停止。</translation>
    </message>
    <message>
        <source>./configure found no CUDA where it was told to look: %1 is not there.</source>
        <translation>./configure 在指定的位置没有找到 CUDA：没有 %1。</translation>
    </message>
    <message>
        <source>Set cuda_path to the toolkit of the version in cuda.</source>
        <translation>请将 cuda_path 设为 cuda 中所给版本的工具包。</translation>
    </message>
    <message>
        <source>./configure found no %1 of version %2.</source>
        <translation>./configure 没有找到版本为 %2 的 %1。</translation>
    </message>
    <message>
        <source>Set cuda_path and the cuDNN folder to what has it, or cuda and cudnn to what is there.</source>
        <translation>请将 cuda_path 和 cuDNN 文件夹设为含有它的位置，或将 cuda 和 cudnn 设为那里已有的版本。</translation>
    </message>
    <message>
        <source>./configure found no cuDNN where it was told to look.</source>
        <translation>./configure 在指定的位置没有找到 cuDNN。</translation>
    </message>
    <message>
        <source>Set the cuDNN folder and cudnn to what is there.</source>
        <translation>请将 cuDNN 文件夹和 cudnn 设为那里已有的内容。</translation>
    </message>
    <message>
        <source>./configure found no NCCL.</source>
        <translation>./configure 没有找到 NCCL。</translation>
    </message>
    <message>
        <source>Look at the log of the run for the folder it tried.</source>
        <translation>请在运行的日志中查看它试过的文件夹。</translation>
    </message>
    <message>
        <source>./configure refused the compute capabilities: %1.</source>
        <translation>./configure 拒绝了计算能力：%1。</translation>
    </message>
    <message>
        <source>Set capabilities to numbers such as 5.3, separated by commas.</source>
        <translation>请将 capabilities 设为 5.3 这样的数字，以逗号分隔。</translation>
    </message>
    <message>
        <source>./configure of this release needs NumPy in the Python that builds.</source>
        <translation>此版本的 ./configure 要求执行构建的 Python 中有 NumPy。</translation>
    </message>
    <message>
        <source>Install it there (on Debian python3-numpy).</source>
        <translation>请在那里安装它（Debian 上为 python3-numpy）。</translation>
    </message>
    <message>
        <source>./configure found no Python at %1.</source>
        <translation>./configure 在 %1 没有找到 Python。</translation>
    </message>
    <message>
        <source>Install Python 3 there.</source>
        <translation>请在那里安装 Python 3。</translation>
    </message>
    <message>
        <source>./configure found no folder of Python packages at %1.</source>
        <translation>./configure 在 %1 没有找到 Python 软件包的文件夹。</translation>
    </message>
    <message>
        <source>Install a package of that Python, for example NumPy.</source>
        <translation>请安装该 Python 的一个软件包，例如 NumPy。</translation>
    </message>
    <message>
        <source>./configure found no compiler at %1.</source>
        <translation>./configure 在 %1 没有找到编译器。</translation>
    </message>
    <message>
        <source>Set compiler to the path of one.</source>
        <translation>请将 compiler 设为某个编译器的路径。</translation>
    </message>
    <message>
        <source>./configure of this release reads yes and no as 1 and 0 only; it was told &quot;%1&quot;.</source>
        <translation>此版本的 ./configure 只认 1 和 0 作为是和否；给它的是“%1”。</translation>
    </message>
    <message>
        <source>Look at the environment of the step for that value.</source>
        <translation>请在该步骤的环境变量中查找该值。</translation>
    </message>
    <message>
        <source>./configure needs curl&apos;s headers for Google Cloud Platform.</source>
        <translation>./configure 需要 curl 的头文件，以支持 Google Cloud Platform。</translation>
    </message>
    <message>
        <source>Set features.gcp to no, or install them (on Debian libcurl4-openssl-dev).</source>
        <translation>请将 features.gcp 设为 no，或安装这些头文件（Debian 上为 libcurl4-openssl-dev）。</translation>
    </message>
    <message>
        <source>./configure gave up: %1</source>
        <translation>./configure 已放弃：%1</translation>
    </message>
    <message>
        <source>The lines before it in the log name the answer.</source>
        <translation>日志中它之前的几行指明了是哪个回答。</translation>
    </message>
    <message>
        <source>./configure asks something that Crosswright does not know: &quot;%1&quot;</source>
        <translation>./configure 提出了 Crosswright 不认识的问题：“%1”</translation>
    </message>
    <message>
        <source>Answer it once with configure_answers=&quot;PART OF THE QUESTION=ANSWER&quot;; it is kept in the configuration.</source>
        <translation>请用 configure_answers=&quot;问题的一部分=回答&quot; 回答一次；它会保存在配置中。</translation>
    </message>
    <message>
        <source>./configure asks for %1, which has no answer: &quot;%2&quot;</source>
        <translation>./configure 询问 %1，而它没有回答：“%2”</translation>
    </message>
    <message>
        <source>./configure did not take the answer &quot;%1&quot; for %2 and asks again.</source>
        <translation>./configure 没有接受对 %2 的回答“%1”，又再次询问。</translation>
    </message>
    <message>
        <source>It said: &quot;%1&quot;</source>
        <translation>它的输出：“%1”</translation>
    </message>
    <message>
        <source>%1 lines differ; the log names them.</source>
        <translation>有 %1 行不同；日志中已列出。</translation>
    </message>
    <message>
        <source>./configure stopped: %1</source>
        <translation>./configure 已停止：%1</translation>
    </message>
    <message>
        <source>Correct that, then configure again.</source>
        <translation>请更正后再次配置。</translation>
    </message>
    <message>
        <source>The log of the run has all that it printed.</source>
        <translation>运行的日志中有它打印的全部内容。</translation>
    </message>
    <message>
        <source>./configure ended with exit code %1 and said nothing.</source>
        <translation>./configure 以退出码 %1 结束，没有任何说明。</translation>
    </message>
</context>
<context>
    <name>cw::cuda</name>
    <message>
        <source>The catalog knows no place where CUDA for %1 can be fetched.</source>
        <translation>资料库不知道何处可获取面向 %1 的 CUDA。</translation>
    </message>
    <message>
        <source>The catalog knows no place where CUDA %1 for %2, built on %3, can be fetched; it knows one for %4.</source>
        <translation>资料库不知道何处可获取面向 %2、在 %3 上构建的 CUDA %1；它知道 %4 的。</translation>
    </message>
    <message>
        <source>Use NVIDIA&apos;s cross packages or a JetPack&apos;s own CUDA: &quot;crosswright toolkit script&quot; writes the commands.</source>
        <translation>请使用 NVIDIA 的交叉软件包或 JetPack 自带的 CUDA:“crosswright toolkit script”会写出命令。</translation>
    </message>
    <message>
        <source>The catalog knows no place where cuDNN %1 for CUDA %2 on %3 can be fetched.</source>
        <translation>资料库不知道何处可获取 %3 上用于 CUDA %2 的 cuDNN %1。</translation>
    </message>
    <message>
        <source>Name a folder with it, or &quot;stand-in&quot;.</source>
        <translation>请给出含有它的文件夹，或“stand-in”。</translation>
    </message>
    <message>
        <source>%1 is neither empty nor a toolkit that Crosswright made.</source>
        <translation>%1 既不为空，也不是 Crosswright 制作的工具包。</translation>
    </message>
    <message>
        <source>Name another folder.</source>
        <translation>请给出另一个文件夹。</translation>
    </message>
    <message>
        <source>Making the toolkit was stopped.</source>
        <translation>工具包的制作已中止。</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>无法将 %1 放到位。</translation>
    </message>
    <message>
        <source>The stand-in for cuDNN needs a compiler for the board: %1</source>
        <translation>cuDNN 的替身需要面向开发板的编译器：%1</translation>
    </message>
    <message>
        <source>Install one, or do without --cudnn stand-in.</source>
        <translation>请安装一个，或不使用 --cudnn stand-in。</translation>
    </message>
    <message>
        <source>The stand-in for cuDNN could not be compiled by %1: %2</source>
        <translation>%1 无法编译 cuDNN 的替身：%2</translation>
    </message>
    <message>
        <source>libcudnn is a stand-in without a single function: what is built finds cuDNN %1 and links, but the machine that runs it needs the real library.</source>
        <translation>libcudnn 是不含任何函数的替身：构建能找到 cuDNN %1 并链接，但运行结果的机器需要真正的库。</translation>
    </message>
    <message>
        <source>cudnn.h is a stand-in that only says a version: kernels that use cuDNN do not compile with it.</source>
        <translation>cudnn.h 是只写明版本的替身：使用 cuDNN 的内核无法用它编译。</translation>
    </message>
    <message>
        <source>A stand-in for cuDNN needs the version that it stands for.</source>
        <translation>cuDNN 的替身需要它所代表的版本。</translation>
    </message>
    <message>
        <source>%1 has no cudnn.h.</source>
        <translation>%1 中没有 cudnn.h。</translation>
    </message>
    <message>
        <source>Name a folder with cuDNN&apos;s headers and library.</source>
        <translation>请给出含 cuDNN 头文件和库的文件夹。</translation>
    </message>
    <message>
        <source>The headers in %1 state no version of cuDNN.</source>
        <translation>%1 中的头文件没有写明 cuDNN 的版本。</translation>
    </message>
    <message>
        <source>cuDNN&apos;s headers are those of %1.</source>
        <translation>cuDNN 的头文件取自 %1。</translation>
    </message>
    <message>
        <source>%1 has no libcudnn.so.</source>
        <translation>%1 中没有 libcudnn.so。</translation>
    </message>
    <message>
        <source>libcudnn in %1 is for %2, and the board is %3.</source>
        <translation>%1 中的 libcudnn 用于 %2，而开发板是 %3。</translation>
    </message>
    <message>
        <source>Name the board&apos;s cuDNN, or take the headers alone with a stand-in for the library.</source>
        <translation>请给出开发板的 cuDNN，或只取头文件并用替身代替库。</translation>
    </message>
    <message>
        <source>%1 has no NCCL.</source>
        <translation>%1 中没有 NCCL。</translation>
    </message>
    <message>
        <source>Cannot make %1: %2.</source>
        <translation>无法建立 %1:%2。</translation>
    </message>
    <message>
        <source>Check the free space and your permission there.</source>
        <translation>请检查该处的可用空间和您的权限。</translation>
    </message>
    <message>
        <source>The catalog knows no place where NCCL for CUDA %1 on %2 can be fetched.</source>
        <translation>资料库中没有可获取 %2 上 CUDA %1 的 NCCL 的地方。</translation>
    </message>
    <message>
        <source>Debian %1</source>
        <translation>Debian %1</translation>
    </message>
    <message>
        <source>Python index, %1</source>
        <translation>Python 索引，%1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>无处可得</translation>
    </message>
    <message>
        <source>The catalog knows no part %1 that can be fetched.</source>
        <translation>资料库中没有可获取的部件 %1。</translation>
    </message>
    <message>
        <source>The licence of %1 was not accepted.</source>
        <translation>未接受 %1 的许可证。</translation>
    </message>
    <message>
        <source>Nothing was fetched.</source>
        <translation>未获取任何内容。</translation>
    </message>
    <message>
        <source>CUDA %1 for %2</source>
        <translation>CUDA %1，适用于 %2</translation>
    </message>
    <message>
        <source>These libraries are built for Arm servers (SBSA): link against them, never ship them or their stubs to a Jetson.</source>
        <translation>这些库面向 Arm 服务器（SBSA）：只用于链接，绝不要把它们或其桩库放到 Jetson 上。</translation>
    </message>
    <message>
        <source>No JetPack brings CUDA %1: on a Jetson the result meets another CUDA.</source>
        <translation>没有 JetPack 带有 CUDA %1：结果在 Jetson 上会遇到另一个 CUDA。</translation>
    </message>
    <message>
        <source>JetPack %1 brings CUDA %2, which can run the result.</source>
        <translation>JetPack %1 带有 CUDA %2，可以运行该结果。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>%1 is missing; there is %2.</source>
        <translation>缺少 %1；现有 %2。</translation>
    </message>
    <message>
        <source>%1 is there as %2 only.</source>
        <translation>%1 仅以 %2 的形式存在。</translation>
    </message>
    <message>
        <source>%1 is no program or library of %2.</source>
        <translation>%1 不是 %2 的程序或库。</translation>
    </message>
    <message>
        <source>%1 is for %2, not for %3.</source>
        <translation>%1 适用于 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>The newest compiler that this nvcc takes is in the package %1.</source>
        <translation>此 nvcc 所接受的最新编译器在软件包 %1 中。</translation>
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
        <translation>开发板的头文件和库</translation>
    </message>
    <message>
        <source>%1 does not hold %2.</source>
        <translation>%1 中没有%2。</translation>
    </message>
    <message>
        <source>Name a folder with unpacked packages, or a toolkit.</source>
        <translation>请给出含解包软件包的文件夹，或工具包。</translation>
    </message>
    <message>
        <source>In %1 the blanks before #define CUSOLVER_VER_… are gone: TensorFlow up to 2.8 finds no version otherwise.</source>
        <translation>%1 中 #define CUSOLVER_VER_… 前的空格已去掉：否则 2.8 及之前的 TensorFlow 找不到版本。</translation>
    </message>
</context>
<context>
    <name>cw::emit</name>
    <message>
        <source>How ./configure of the family %1 is answered is not in the catalog.</source>
        <translation>资料库没有说明如何回答 %1 系列的 ./configure。</translation>
    </message>
    <message>
        <source>features.%1 is nothing that ./configure of this release asks.</source>
        <translation>features.%1 不是此版本的 ./configure 会询问的内容。</translation>
    </message>
    <message>
        <source>Remove it with &quot;crosswright set FILE features.%1-&quot;.</source>
        <translation>请用“crosswright set FILE features.%1-”删除。</translation>
    </message>
    <message>
        <source>Bazel %1 loads its C++ rules from outside, and this version has no stand-ins for them.</source>
        <translation>Bazel %1 从外部加载其 C++ 规则，而此版本没有它们的替代仓库。</translation>
    </message>
    <message>
        <source>Stands in for the external repository %1, so that nothing is downloaded.</source>
        <translation>替代外部仓库 %1，从而无需下载任何内容。</translation>
    </message>
    <message>
        <source>No compiler for %1 was found on this machine.</source>
        <translation>本机上没有找到适用于 %1 的编译器。</translation>
    </message>
    <message>
        <source>Install %1 (on Debian g++-%1), or set compiler to its path.</source>
        <translation>请安装 %1（Debian 上为 g++-%1），或将 compiler 设为其路径。</translation>
    </message>
    <message>
        <source>Where the compiler %1 lies is not known.</source>
        <translation>不知道编译器 %1 在哪里。</translation>
    </message>
    <message>
        <source>Set compiler to its absolute path.</source>
        <translation>请将 compiler 设为其绝对路径。</translation>
    </message>
    <message>
        <source>The compiler %1 is not a gcc, and only gcc can be told to Bazel yet.</source>
        <translation>编译器 %1 不是 gcc，而目前只能向 Bazel 说明 gcc。</translation>
    </message>
    <message>
        <source>Set compiler to a cross gcc such as %1-gcc.</source>
        <translation>请将 compiler 设为交叉 gcc，例如 %1-gcc。</translation>
    </message>
    <message>
        <source>The include folders of %1 are not known, and Bazel refuses headers that nobody declared.</source>
        <translation>不知道 %1 的头文件文件夹，而 Bazel 会拒绝没有声明的头文件。</translation>
    </message>
    <message>
        <source>Let the host be probed, or give --fact %1=FOLDER,FOLDER.</source>
        <translation>请探测主机，或给出 --fact %1=文件夹,文件夹。</translation>
    </message>
    <message>
        <source>Makes this folder the external repository crosswright_toolchain.</source>
        <translation>使此文件夹成为外部仓库 crosswright_toolchain。</translation>
    </message>
    <message>
        <source>Names the cross compiler for --crosstool_top.</source>
        <translation>为 --crosstool_top 指明交叉编译器。</translation>
    </message>
    <message>
        <source>Tells a Bazel up to 0.22 where the cross compiler, its folders and flags are.</source>
        <translation>向 0.22 及以前的 Bazel 说明交叉编译器及其文件夹和选项。</translation>
    </message>
    <message>
        <source>Declares the cross compiler and the platform that it builds for.</source>
        <translation>声明交叉编译器以及它所构建的平台。</translation>
    </message>
    <message>
        <source>Tells Bazel where the cross compiler, its folders and flags are.</source>
        <translation>向 Bazel 说明交叉编译器及其文件夹和选项。</translation>
    </message>
    <message>
        <source>No gcc for this machine was found.</source>
        <translation>没有找到本机的 gcc。</translation>
    </message>
    <message>
        <source>Install g++, or let the host be probed again.</source>
        <translation>请安装 g++，或重新探测本机。</translation>
    </message>
    <message>
        <source>Runs the cross compiler, and nvcc for CUDA&apos;s source files.</source>
        <translation>运行交叉编译器；CUDA 源文件则交给 nvcc。</translation>
    </message>
    <message>
        <source>Runs this machine&apos;s compiler and names the libraries that generators need.</source>
        <translation>运行本机的编译器，并给出生成程序所需的库。</translation>
    </message>
    <message>
        <source>Tells the wrapper of this machine&apos;s compiler where CUDA is.</source>
        <translation>告诉本机编译器的包装脚本 CUDA 在哪里。</translation>
    </message>
    <message>
        <source>Tells Bazel where this machine&apos;s compiler, its folders and flags are.</source>
        <translation>告诉 Bazel 本机的编译器及其文件夹和标志在哪里。</translation>
    </message>
    <message>
        <source>Remove features.offline, or set distdir or repository_cache to a folder of archives.</source>
        <translation>请删除 features.offline，或将 distdir 或 repository_cache 设为存放存档的文件夹。</translation>
    </message>
    <message>
        <source>Stands in for the external repository %1: this Bazel has no rules for Android, and the tree names them.</source>
        <translation>替代外部仓库 %1：此 Bazel 没有 Android 的规则，而源码树引用了它们。</translation>
    </message>
</context>
<context>
    <name>cw::fetch</name>
    <message>
        <source>Debian&apos;s keys could not be fetched</source>
        <translation>无法获取 Debian 的密钥</translation>
    </message>
    <message>
        <source>Debian&apos;s keys could not be unpacked</source>
        <translation>无法解包 Debian 的密钥</translation>
    </message>
    <message>
        <source>This machine has no keys to check Debian&apos;s packages with.</source>
        <translation>本机没有用于核对 Debian 软件包的密钥。</translation>
    </message>
    <message>
        <source>Install the package debian-archive-keyring.</source>
        <translation>请安装软件包 debian-archive-keyring。</translation>
    </message>
    <message>
        <source>Debian&apos;s packages need %1, which is not here.</source>
        <translation>Debian 的软件包需要 %1，而本机没有。</translation>
    </message>
    <message>
        <source>Install the packages apt and dpkg; many other systems have them too.</source>
        <translation>请安装软件包 apt 和 dpkg;许多其他系统也有它们。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a Debian mirror.</source>
        <translation>“%1”不是 Debian 镜像的地址。</translation>
    </message>
    <message>
        <source>Write it as http://host/debian.</source>
        <translation>请写成 http://host/debian。</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>按要求</translation>
    </message>
    <message>
        <source>apt does not say its mirrors</source>
        <translation>apt 没有给出它的镜像</translation>
    </message>
    <message>
        <source>Nothing on this machine names a mirror of Debian.</source>
        <translation>本机没有任何内容给出 Debian 镜像。</translation>
    </message>
    <message>
        <source>Name one with --mirror or CROSSWRIGHT_DEBIAN_MIRROR, or install python-apt-common.</source>
        <translation>请用 --mirror 或 CROSSWRIGHT_DEBIAN_MIRROR 给出，或安装 python-apt-common。</translation>
    </message>
    <message>
        <source>The fetch was stopped.</source>
        <translation>获取已中止。</translation>
    </message>
    <message>
        <source>What is here already is gone on with next time.</source>
        <translation>已有的内容下次会接着用。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>无法写入 %1:%2。</translation>
    </message>
    <message>
        <source>Check the free space there.</source>
        <translation>请检查该处的可用空间。</translation>
    </message>
    <message>
        <source>%1 could not be fetched: %2.</source>
        <translation>无法获取 %1:%2。</translation>
    </message>
    <message>
        <source>Try again: what has come already is kept.</source>
        <translation>请重试：已下载的内容会保留。</translation>
    </message>
    <message>
        <source>%1 has no SHA-256 to compare with.</source>
        <translation>%1 没有可供比较的 SHA-256。</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>无法将 %1 放到位。</translation>
    </message>
    <message>
        <source>%1 is not the file that was expected: its SHA-256 is another.</source>
        <translation>%1 不是预期的文件：其 SHA-256 不同。</translation>
    </message>
    <message>
        <source>It was thrown away. Try again; if it stays so, the archive has changed or somebody is in between.</source>
        <translation>它已被丢弃。请重试；若仍如此，则存档已变，或有人从中介入。</translation>
    </message>
    <message>
        <source>Check the network, and the proxy in the preferences.</source>
        <translation>请检查网络和首选项中的代理。</translation>
    </message>
    <message>
        <source>%1 is larger than an index page can be.</source>
        <translation>%1 大于索引页可能的大小。</translation>
    </message>
    <message>
        <source>This needs %1 on the disk of %2, and %3 is free there.</source>
        <translation>这需要 %2 所在磁盘上的 %1，而那里可用 %3。</translation>
    </message>
    <message>
        <source>Free some space, or choose another cache folder in the preferences.</source>
        <translation>请腾出空间，或在首选项中选择另一个缓存文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a part.</source>
        <translation>“%1”不是部件的名称。</translation>
    </message>
    <message>
        <source>Cannot start %1: %2.</source>
        <translation>无法启动 %1:%2。</translation>
    </message>
    <message>
        <source>No package index of Python is known here: python3 has no pip.</source>
        <translation>本机不知道 Python 软件包索引：python3 没有 pip。</translation>
    </message>
    <message>
        <source>Install python3-pip, or set PIP_INDEX_URL to an index.</source>
        <translation>请安装 python3-pip，或把 PIP_INDEX_URL 设为一个索引。</translation>
    </message>
    <message>
        <source>%1 does not offer %2.</source>
        <translation>%1 不提供 %2。</translation>
    </message>
    <message>
        <source>Set PIP_INDEX_URL to an index that has it.</source>
        <translation>请把 PIP_INDEX_URL 设为有它的索引。</translation>
    </message>
    <message>
        <source>%1 offers another %2 than the catalog knows.</source>
        <translation>%1 提供的 %2 与目录所知的不同。</translation>
    </message>
    <message>
        <source>Nothing was fetched. Use an index that you trust.</source>
        <translation>未获取任何内容。请使用您信任的索引。</translation>
    </message>
    <message>
        <source>A wheel is unpacked with python3, which is not here.</source>
        <translation>wheel 用 python3 解包，而本机没有。</translation>
    </message>
    <message>
        <source>Install python3.</source>
        <translation>请安装 python3。</translation>
    </message>
    <message>
        <source>%1 could not be unpacked</source>
        <translation>无法解包 %1</translation>
    </message>
    <message>
        <source>npm does not say its registry</source>
        <translation>npm 没有给出它的注册表</translation>
    </message>
    <message>
        <source>No registry of npm is known here: npm is not installed.</source>
        <translation>本机不知道 npm 的注册表：没有安装 npm。</translation>
    </message>
    <message>
        <source>Install npm, or set NPM_CONFIG_REGISTRY to a registry.</source>
        <translation>请安装 npm，或将 NPM_CONFIG_REGISTRY 设为一个注册表。</translation>
    </message>
    <message>
        <source>%1 does not say where the package is.</source>
        <translation>%1 没有给出软件包的位置。</translation>
    </message>
    <message>
        <source>Set NPM_CONFIG_REGISTRY to another registry.</source>
        <translation>请将 NPM_CONFIG_REGISTRY 设为另一个注册表。</translation>
    </message>
    <message>
        <source>Nothing was fetched. Use a registry that you trust.</source>
        <translation>未获取任何内容。请使用您信任的注册表。</translation>
    </message>
    <message>
        <source>Cannot make %1 a program.</source>
        <translation>无法使 %1 成为可执行程序。</translation>
    </message>
</context>
<context>
    <name>cw::fetch::Fetch</name>
    <message>
        <source>package lists of Debian %1</source>
        <translation>Debian %1 的软件包列表</translation>
    </message>
    <message>
        <source>The package lists could not be fetched</source>
        <translation>无法获取软件包列表</translation>
    </message>
    <message>
        <source>Debian %1 does not have these packages</source>
        <translation>Debian %1 没有这些软件包</translation>
    </message>
    <message>
        <source>Debian %1 does not say where %2 is.</source>
        <translation>Debian %1 没有说明 %2 在何处。</translation>
    </message>
    <message>
        <source>Try again later, or name another mirror.</source>
        <translation>请稍后重试，或给出另一个镜像。</translation>
    </message>
    <message>
        <source>%1 could not be fetched</source>
        <translation>无法获取 %1</translation>
    </message>
    <message>
        <source>%1 is not what the signed package list says.</source>
        <translation>%1 与已签名的软件包列表不符。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>%1 could not be unpacked</source>
        <translation>无法解包 %1</translation>
    </message>
</context>
<context>
    <name>cw::fetch::Fetcher</name>
    <message>
        <source>%1 is not there although it was fetched.</source>
        <translation>%1 已获取却不存在。</translation>
    </message>
    <message>
        <source>Another Crosswright (%1) is fetching %2; waiting for it.</source>
        <translation>另一个 Crosswright（%1）正在获取 %2；正在等待。</translation>
    </message>
    <message>
        <source>The fetch was stopped.</source>
        <translation>获取已中止。</translation>
    </message>
    <message>
        <source>a mirror of Debian</source>
        <translation>Debian 镜像</translation>
    </message>
    <message>
        <source>the Python package index</source>
        <translation>Python 软件包索引</translation>
    </message>
    <message>
        <source>Cannot put %1 into its place.</source>
        <translation>无法将 %1 放到位。</translation>
    </message>
    <message>
        <source>Check that you may write there.</source>
        <translation>请检查您是否可以在那里写入。</translation>
    </message>
    <message>
        <source>Cannot make %1 a program.</source>
        <translation>无法使 %1 成为可执行程序。</translation>
    </message>
    <message>
        <source>npm&apos;s registry</source>
        <translation>npm 的注册表</translation>
    </message>
</context>
<context>
    <name>cw::files</name>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Check how it is spelled.</source>
        <translation>请检查拼写。</translation>
    </message>
    <message>
        <source>Name a file that you may read.</source>
        <translation>请指定您有权读取的文件。</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Check the free space and your permission there; the former file is unchanged.</source>
        <translation>请检查那里的剩余空间和您的权限；先前的文件没有改变。</translation>
    </message>
    <message>
        <source>Cannot make the folder %1.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Check that you may write there and that no file has that name.</source>
        <translation>请确认您可以在那里写入，并且没有同名的文件。</translation>
    </message>
    <message>
        <source>Cannot make the folder %1 private to you.</source>
        <translation>无法使文件夹 %1 仅供您私有。</translation>
    </message>
    <message>
        <source>%1 does not end.</source>
        <translation>%1 没有结尾。</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>请指定一个文件。</translation>
    </message>
    <message>
        <source>Name a file in a folder that you may write to.</source>
        <translation>请指定位于可写文件夹中的文件。</translation>
    </message>
    <message>
        <source>%1 is a pipe, which may never be written to.</source>
        <translation>%1 是一个管道，可能永远不会有内容写入。</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, where a folder of your own is needed.</source>
        <translation>%1 是符号链接，而这里需要您自己的文件夹。</translation>
    </message>
    <message>
        <source>Look who made it, and remove it.</source>
        <translation>请查看是谁创建了它，并将其删除。</translation>
    </message>
    <message>
        <source>The folder %1 is another user&apos;s.</source>
        <translation>文件夹 %1 属于另一个用户。</translation>
    </message>
    <message>
        <source>Look who made it; nothing of yours is put there.</source>
        <translation>请查看是谁创建了它；您的任何内容都不会放到那里。</translation>
    </message>
    <message>
        <source>Reading %1 was cancelled.</source>
        <translation>读取 %1 已取消。</translation>
    </message>
</context>
<context>
    <name>cw::json</name>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: %2 at %3.</source>
        <translation>%1 不是有效的 JSON：%2，位于 %3。</translation>
    </message>
    <message>
        <source>Correct that place, or restore the file from a copy.</source>
        <translation>请更正该处，或从副本恢复文件。</translation>
    </message>
    <message>
        <source>%1 does not hold a JSON object.</source>
        <translation>%1 中不是 JSON 对象。</translation>
    </message>
    <message>
        <source>%1 is not a %2 file: it has no &quot;format&quot;.</source>
        <translation>%1 不是 %2 文件：它没有 &quot;format&quot;。</translation>
    </message>
    <message>
        <source>%1 is a %2 file, not a %3 file.</source>
        <translation>%1 是 %2 文件，而不是 %3 文件。</translation>
    </message>
    <message>
        <source>%1 has no valid &quot;version&quot;.</source>
        <translation>%1 没有有效的 &quot;version&quot;。</translation>
    </message>
    <message>
        <source>%1 has format version %2, and this program knows up to %3.</source>
        <translation>%1 的格式版本为 %2，而此程序最高支持 %3。</translation>
    </message>
    <message>
        <source>Open it with a newer Crosswright; nothing was changed.</source>
        <translation>请用更新的 Crosswright 打开；没有更改任何内容。</translation>
    </message>
</context>
<context>
    <name>cw::measuredPeaks</name>
    <message>
        <source>measured in run %1</source>
        <translation>在运行 %1 中测得</translation>
    </message>
</context>
<context>
    <name>cw::planning</name>
    <message>
        <source>Build tools start a program called python; many systems only have python3.</source>
        <translation>构建工具会启动名为 python 的程序；许多系统只有 python3。</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Builds in an output base of its own; no limits are set.</source>
        <translation>在单独的输出根目录中构建；没有设置限制。</translation>
    </message>
    <message>
        <source>Collect the artifacts</source>
        <translation>收集产物</translation>
    </message>
    <message>
        <source>Copies exactly what the build made into the run and notes its SHA-256.</source>
        <translation>将构建生成的内容原样复制到运行中，并记录其 SHA-256。</translation>
    </message>
    <message>
        <source>The Python version on the target is not known.</source>
        <translation>不知道目标上的 Python 版本。</translation>
    </message>
    <message>
        <source>Set python to it.</source>
        <translation>请将 python 设为该版本。</translation>
    </message>
    <message>
        <source>The target&apos;s Python headers can be fetched on Debian and its relatives only.</source>
        <translation>只有在 Debian 及其衍生系统上才能获取目标的 Python 头文件。</translation>
    </message>
    <message>
        <source>Set python_include to a folder that holds the Python.h of Python %1 for %2.</source>
        <translation>请将 python_include 设为含有适用于 %2 的 Python %1 的 Python.h 的文件夹。</translation>
    </message>
    <message>
        <source>Fetches the target&apos;s Python headers without root.</source>
        <translation>无需 root 获取目标的 Python 头文件。</translation>
    </message>
    <message>
        <source>Fetch the headers of Python %1 for %2</source>
        <translation>获取适用于 %2 的 Python %1 头文件</translation>
    </message>
    <message>
        <source>The extension module is compiled against the target&apos;s Python.h, not against this machine&apos;s.</source>
        <translation>扩展模块依据目标的 Python.h 编译，而不是本机的。</translation>
    </message>
    <message>
        <source>Keeps ./configure from taking this machine&apos;s libraries for the target&apos;s.</source>
        <translation>使 ./configure 不会把本机的库当作目标的库。</translation>
    </message>
    <message>
        <source>Configure</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Make the wheel</source>
        <translation>制作 wheel</translation>
    </message>
    <message>
        <source>The build made a program that packs the wheel; its results go into the run.</source>
        <translation>构建生成了打包 wheel 的程序；其结果存入运行。</translation>
    </message>
    <message>
        <source>Writes the target&apos;s platform into the wheel&apos;s name and tags.</source>
        <translation>将目标的平台写入 wheel 的名称和标签。</translation>
    </message>
    <message>
        <source>Tag the wheel as %1</source>
        <translation>将 wheel 标记为 %1</translation>
    </message>
    <message>
        <source>The packing program tags the wheel for this machine, and pip on the target would refuse it.</source>
        <translation>打包程序按本机标记 wheel，目标上的 pip 会拒绝它。</translation>
    </message>
    <message>
        <source>Bazel %1 cannot be given a compiler for another machine: --override_repository came later.</source>
        <translation>无法为 Bazel %1 指定面向其他机器的编译器：--override_repository 是后来才有的。</translation>
    </message>
    <message>
        <source>Set bazel to %1 or a later version.</source>
        <translation>请将 bazel 设为 %1 或更高版本。</translation>
    </message>
    <message>
        <source>Bazel %1 does not say what it made: build events came later.</source>
        <translation>Bazel %1 不会报告构建了什么：构建事件是后来才有的。</translation>
    </message>
    <message>
        <source>Builds within the limits (%1), in an output base of its own.</source>
        <translation>在限制（%1）内构建，使用独立的 output base。</translation>
    </message>
    <message>
        <source>No release of the catalog speaks for this source, so how it is told of CUDA is not known.</source>
        <translation>资料库中没有对应此源码的版本，因此不知道如何向它指明 CUDA。</translation>
    </message>
    <message>
        <source>Remove cuda, and give what the tree needs in flags and config.</source>
        <translation>请移除 cuda，并在 flags 和 config 中给出源码树所需的内容。</translation>
    </message>
    <message>
        <source>%1 has no CUDA code.</source>
        <translation>%1 没有 CUDA 代码。</translation>
    </message>
    <message>
        <source>Remove cuda to build for the CPU.</source>
        <translation>请移除 cuda，以只为 CPU 构建。</translation>
    </message>
    <message>
        <source>./configure of %1 does not ask about TensorRT.</source>
        <translation>%1 的 ./configure 不询问 TensorRT。</translation>
    </message>
    <message>
        <source>Remove tensorrt to build without it.</source>
        <translation>请移除 tensorrt，以不带它构建。</translation>
    </message>
    <message>
        <source>Which cuDNN the build uses is not known.</source>
        <translation>不知道构建使用哪个 cuDNN。</translation>
    </message>
    <message>
        <source>Set cudnn to its version.</source>
        <translation>请将 cudnn 设为其版本。</translation>
    </message>
    <message>
        <source>Which GPU the result is for is not known.</source>
        <translation>不知道结果适用于哪个 GPU。</translation>
    </message>
    <message>
        <source>Set gpu, or capabilities to numbers such as 8.7.</source>
        <translation>请设置 gpu，或将 capabilities 设为 8.7 这样的数字。</translation>
    </message>
    <message>
        <source>How ./configure of the family %1 is told of CUDA is not in the catalog.</source>
        <translation>资料库中没有如何向 %1 系列的 ./configure 指明 CUDA。</translation>
    </message>
    <message>
        <source>Shows whether the target&apos;s Python headers fit, before the long build.</source>
        <translation>在漫长的构建之前显示目标的 Python 头文件是否合适。</translation>
    </message>
    <message>
        <source>Try the headers of Python %1</source>
        <translation>试用 Python %1 的头文件</translation>
    </message>
    <message>
        <source>Compiles two lines with the cross compiler: headers that are of another Python or machine end the run here and not hours later.</source>
        <translation>用交叉编译器编译两行代码：属于其他 Python 或其他机器的头文件会在此处终止运行，而不是数小时之后。</translation>
    </message>
    <message>
        <source>How Bazel %1 is told of a folder for %2 is not known.</source>
        <translation>不知道如何向 Bazel %1 指明 %2 的文件夹。</translation>
    </message>
    <message>
        <source>Remove %1, or choose a later Bazel.</source>
        <translation>请删除 %1，或选择较新的 Bazel。</translation>
    </message>
    <message>
        <source>What ./configure of this release would write for these answers; it need not run.</source>
        <translation>此版本的 ./configure 针对这些回答会写出的内容；无需运行它。</translation>
    </message>
    <message>
        <source>Look at the configuration</source>
        <translation>查看配置</translation>
    </message>
    <message>
        <source>%1 is written without ./configure; features.configure_script=yes runs it.</source>
        <translation>%1 不经 ./configure 写出；features.configure_script=yes 会运行它。</translation>
    </message>
    <message>
        <source>./configure looks for a program called bazel; this is the one of the plan, and it leaves no server behind.</source>
        <translation>./configure 会查找名为 bazel 的程序；这就是计划所用的那个，它不会留下服务器。</translation>
    </message>
    <message>
        <source>Its questions are answered on a terminal of its own.</source>
        <translation>它的问题在它自己的终端上得到回答。</translation>
    </message>
    <message>
        <source>Every question is answered by the environment.</source>
        <translation>每个问题都由环境变量回答。</translation>
    </message>
    <message>
        <source>Writes %1 in the workspace.</source>
        <translation>在工作区中写入 %1。</translation>
    </message>
    <message>
        <source>It changes these files of your source: %1.</source>
        <translation>它会更改您的源码中的这些文件：%1。</translation>
    </message>
    <message>
        <source>Writes %1 and what else ./configure writes into your tree %2.</source>
        <translation>将 %1 以及 ./configure 写出的其他文件写入您的源码树 %2。</translation>
    </message>
</context>
<context>
    <name>cw::plantext</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个并行任务</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>memory as Bazel decides</source>
        <translation>内存由 Bazel 决定</translation>
    </message>
    <message>
        <source>%1 MiB, %2 of them for Bazel&apos;s server</source>
        <translation>%1 MiB，其中 %2 归 Bazel 的服务器</translation>
    </message>
    <message>
        <source>planned, never built</source>
        <translation>已规划，从未构建过</translation>
    </message>
    <message>
        <source>in the container</source>
        <translation>在容器中</translation>
    </message>
    <message>
        <source>on the board, over ssh</source>
        <translation>通过 ssh 在开发板上</translation>
    </message>
    <message>
        <source>on the build machine, over ssh</source>
        <translation>通过 ssh 在构建机上</translation>
    </message>
</context>
<context>
    <name>cw::probe</name>
    <message>
        <source>the device tree and the catalog</source>
        <translation>设备树和资料库</translation>
    </message>
    <message>
        <source>the architecture; there is no device tree</source>
        <translation>架构；没有设备树</translation>
    </message>
    <message>
        <source>No board of the catalog is called &quot;%1&quot;.</source>
        <translation>资料库中没有名为“%1”的开发板。</translation>
    </message>
    <message>
        <source>There is no device tree that names the board.</source>
        <translation>没有指明开发板的设备树。</translation>
    </message>
    <message>
        <source>L4T %1 and the catalog</source>
        <translation>L4T %1 和资料库</translation>
    </message>
    <message>
        <source>The catalog knows no JetPack with L4T %1.</source>
        <translation>资料库中没有使用 L4T %1 的 JetPack。</translation>
    </message>
    <message>
        <source>L4T %1 belongs to several: %2.</source>
        <translation>L4T %1 属于多种：%2。</translation>
    </message>
    <message>
        <source>%1 is made for %2, not for %3.</source>
        <translation>%1 适用于 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>The PCI bus has NVIDIA GPUs (%1), and nvidia-smi does not say which.</source>
        <translation>PCI 总线上有 NVIDIA GPU（%1），而 nvidia-smi 没有说明是哪些。</translation>
    </message>
    <message>
        <source>given with &quot;device add&quot;</source>
        <translation>由 &quot;device add&quot; 给出</translation>
    </message>
    <message>
        <source>%1 is a virtual device, and its files would be left behind.</source>
        <translation>%1 是虚拟设备，其文件会残留下来。</translation>
    </message>
    <message>
        <source>Use &quot;crosswright device virtual destroy %1&quot;.</source>
        <translation>请使用“crosswright device virtual destroy %1”。</translation>
    </message>
    <message>
        <source>This machine&apos;s shell gave no answer to the probe: %1</source>
        <translation>本机的 shell 没有应答探测：%1</translation>
    </message>
    <message>
        <source>The device&apos;s shell gave no answer to the probe: %1</source>
        <translation>设备的 shell 没有应答探测：%1</translation>
    </message>
    <message>
        <source>It needs a POSIX shell for the user who logs in.</source>
        <translation>登录用户需要 POSIX shell。</translation>
    </message>
    <message>
        <source>%1 makes code for %2, not for %3.</source>
        <translation>%1 为 %2 生成代码，而不是为 %3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1g++ was not asked.</source>
        <translation>没有询问 %1g++。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kind of recording.</source>
        <translation>“%1”不是一种记录类型。</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>现有：%1。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 and %2 state different values.</source>
        <translation>%1 与 %2 给出了不同的值。</translation>
    </message>
    <message>
        <source>The machine says %1, but %2 describes another architecture&apos;s processor (emulation).</source>
        <translation>机器称它是 %1，而 %2 描述的是另一种架构的处理器（模拟）。</translation>
    </message>
    <message>
        <source>/usr/local/cuda*, /opt/cuda, /usr/lib/cuda and others</source>
        <translation>/usr/local/cuda*、/opt/cuda、/usr/lib/cuda 等</translation>
    </message>
    <message>
        <source>targets/* of the toolkits</source>
        <translation>各工具包的 targets/*</translation>
    </message>
    <message>
        <source>first bytes of libcudnn</source>
        <translation>libcudnn 的开头字节</translation>
    </message>
    <message>
        <source>%1 -v says nothing of a compiler.</source>
        <translation>%1 -v 没有给出编译器信息。</translation>
    </message>
    <message>
        <source>%1 and the bin folders below it hold no gcc.</source>
        <translation>%1 及其下的 bin 文件夹中没有 gcc。</translation>
    </message>
    <message>
        <source>There is no compiler %1.</source>
        <translation>没有编译器 %1。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>%1 states no version of Python.</source>
        <translation>%1 没有给出 Python 版本。</translation>
    </message>
    <message>
        <source>%1 has no Python.h.</source>
        <translation>%1 中没有 Python.h。</translation>
    </message>
    <message>
        <source>There is no compiler for the board to try with.</source>
        <translation>没有可用于试编译的开发板编译器。</translation>
    </message>
</context>
<context>
    <name>cw::probe::Examination</name>
    <message>
        <source>%1 is lacking; %2 needs it.</source>
        <translation>缺少 %1；%2 需要它。</translation>
    </message>
    <message>
        <source>g++</source>
        <translation>g++</translation>
    </message>
    <message>
        <source>every build</source>
        <translation>所有构建</translation>
    </message>
    <message>
        <source>Put bazelisk (github.com/bazelbuild/bazelisk) on PATH.</source>
        <translation>请将 bazelisk（github.com/bazelbuild/bazelisk）放到 PATH 中。</translation>
    </message>
    <message>
        <source>Debian&apos;s Bazel</source>
        <translation>Debian 的 Bazel</translation>
    </message>
    <message>
        <source>The first python3 on PATH is %1 (%2), not the system&apos;s %3; name the one that is meant (python=…).</source>
        <translation>PATH 中的第一个 python3 是 %1（%2），而不是系统的 %3；请指定要用的那个（python=…）。</translation>
    </message>
    <message>
        <source>fetching sources</source>
        <translation>获取源码</translation>
    </message>
    <message>
        <source>Bazel&apos;s external repositories</source>
        <translation>Bazel 的外部仓库</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s build</source>
        <translation>TensorFlow 的构建</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s packaging</source>
        <translation>TensorFlow 的打包</translation>
    </message>
    <message>
        <source>Only %1 GiB are free where builds lie; TensorFlow needs 20 or more.</source>
        <translation>存放构建的位置只剩余 %1 GiB；TensorFlow 需要 20 或更多。</translation>
    </message>
    <message>
        <source>%1 GiB free where builds lie</source>
        <translation>存放构建的位置剩余 %1 GiB</translation>
    </message>
    <message>
        <source>This machine has %1 GiB of memory; choose one job and a low limit.</source>
        <translation>本机有 %1 GiB 内存；请选择一个并行任务和较低的限制。</translation>
    </message>
    <message>
        <source>%1 GiB of memory</source>
        <translation>%1 GiB 内存</translation>
    </message>
    <message>
        <source>Cross compiler for %1, gcc %2, glibc %3</source>
        <translation>适用于 %1 的交叉编译器，gcc %2，glibc %3</translation>
    </message>
    <message>
        <source>A C++ cross compiler for %1 with its C library</source>
        <translation>适用于 %1 的 C++ 交叉编译器及其 C 库</translation>
    </message>
    <message>
        <source>building for such a board</source>
        <translation>为此类开发板构建</translation>
    </message>
    <message>
        <source>every device</source>
        <translation>所有设备</translation>
    </message>
    <message>
        <source>a first contact</source>
        <translation>首次连接</translation>
    </message>
    <message>
        <source>faster repeated transfers</source>
        <translation>更快的重复传输</translation>
    </message>
    <message>
        <source>a virtual device</source>
        <translation>虚拟设备</translation>
    </message>
    <message>
        <source>apt-get and dpkg-deb</source>
        <translation>apt-get 和 dpkg-deb</translation>
    </message>
    <message>
        <source>unshare or proot</source>
        <translation>unshare 或 proot</translation>
    </message>
</context>
<context>
    <name>cw::probe::Look</name>
    <message>
        <source>%1 has no bin/nvcc, or nothing that states its version.</source>
        <translation>%1 没有 bin/nvcc，或没有说明其版本的内容。</translation>
    </message>
    <message>
        <source>%1 holds nothing for another machine.</source>
        <translation>%1 中没有适用于另一种机器的内容。</translation>
    </message>
    <message>
        <source>%1 has no cudnn.h that states a version.</source>
        <translation>%1 中没有说明版本的 cudnn.h。</translation>
    </message>
    <message>
        <source>%1 has no libcudnn.so.</source>
        <translation>%1 中没有 libcudnn.so。</translation>
    </message>
    <message>
        <source>%1 has no libc.so.6.</source>
        <translation>%1 中没有 libc.so.6。</translation>
    </message>
    <message>
        <source>%1 is no ELF file.</source>
        <translation>%1 不是 ELF 文件。</translation>
    </message>
    <message>
        <source>%1 --version ends with status %2.</source>
        <translation>%1 --version 以状态 %2 结束。</translation>
    </message>
</context>
<context>
    <name>cw::probe::Section</name>
    <message>
        <source>The answer of &quot;%1&quot; was cut off.</source>
        <translation>“%1”的应答被截断。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gave nothing that can be read.</source>
        <translation>“%1”没有给出可读取的内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; failed with exit code %2.</source>
        <translation>“%1”失败，退出码 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>“%1”：%2</translation>
    </message>
</context>
<context>
    <name>cw::rules</name>
    <message>
        <source>Build for the CPU.</source>
        <translation>改为只为 CPU 构建</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>Connect the device, so that it can be asked.</source>
        <translation>连接设备，以便向其查询。</translation>
    </message>
    <message>
        <source>Let this machine be probed.</source>
        <translation>让本机接受探测。</translation>
    </message>
</context>
<context>
    <name>cw::rules::ReleaseBounds</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 or newer</source>
        <translation>%1 或更高</translation>
    </message>
    <message>
        <source>%1 or older</source>
        <translation>%1 或更低</translation>
    </message>
    <message>
        <source>another than %1</source>
        <translation>除 %1 以外的版本</translation>
    </message>
</context>
<context>
    <name>cw::selftest</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>It needs no %1.</source>
        <translation>它不需要 %1。</translation>
    </message>
    <message>
        <source>It needs %1 %2; the device&apos;s is not known.</source>
        <translation>它需要 %1 %2；不知道设备的版本。</translation>
    </message>
    <message>
        <source>It needs %1 %2; the device has %3.</source>
        <translation>它需要 %1 %2；设备上是 %3。</translation>
    </message>
    <message>
        <source>It is for %1.</source>
        <translation>它适用于 %1。</translation>
    </message>
    <message>
        <source>It is for %1, and %2 is wanted.</source>
        <translation>它适用于 %1，而需要的是 %2。</translation>
    </message>
    <message>
        <source>Its loader is %1.</source>
        <translation>它的加载器是 %1。</translation>
    </message>
    <message>
        <source>Its loader is %1, and %2 is wanted.</source>
        <translation>它的加载器是 %1，而需要的是 %2。</translation>
    </message>
    <message>
        <source>It holds code and PTX for %1.</source>
        <translation>它含有适用于 %1 的机器码和 PTX。</translation>
    </message>
    <message>
        <source>It holds code for %1 and PTX for %2, and both are wanted for %3.</source>
        <translation>它含有适用于 %1 的机器码和适用于 %2 的 PTX，而两者都应适用于 %3。</translation>
    </message>
    <message>
        <source>A GPU of capability %1 can run it.</source>
        <translation>计算能力为 %1 的 GPU 可以运行它。</translation>
    </message>
    <message>
        <source>A GPU of capability %1 cannot run it.</source>
        <translation>计算能力为 %1 的 GPU 无法运行它。</translation>
    </message>
    <message>
        <source>It did not end in time %1.</source>
        <translation>它%1没有按时结束。</translation>
    </message>
    <message>
        <source>No GPU %1: %2</source>
        <translation>%1没有 GPU：%2</translation>
    </message>
    <message>
        <source>It cannot start %1: %2 is not there.</source>
        <translation>它%1无法启动：没有 %2。</translation>
    </message>
    <message>
        <source>It crashed %1. %2</source>
        <translation>它%1崩溃了。%2</translation>
    </message>
    <message>
        <source>It failed %1 with exit code %2: %3</source>
        <translation>它%1失败，退出码 %2：%3</translation>
    </message>
    <message>
        <source>It printed something else %1: %2</source>
        <translation>它%1输出了别的内容：%2</translation>
    </message>
    <message>
        <source>It ran %1 and printed what it must: %2</source>
        <translation>它%1运行，并输出了应有的内容：%2</translation>
    </message>
    <message>
        <source>The self-test was cancelled.</source>
        <translation>自检已取消。</translation>
    </message>
    <message>
        <source>The configuration names no board, so no compiler can be chosen.</source>
        <translation>配置没有指定开发板，因此无法选择编译器。</translation>
    </message>
    <message>
        <source>Set board to the machine that the result is for.</source>
        <translation>请将 board 设为结果所适用的机器。</translation>
    </message>
    <message>
        <source>The build runs in a container, and its compilers are in there.</source>
        <translation>构建在容器中运行，其编译器也在那里。</translation>
    </message>
    <message>
        <source>The build runs on the board, and its compilers are there.</source>
        <translation>构建在开发板上运行，其编译器也在那里。</translation>
    </message>
    <message>
        <source>The self-test is for builds by this machine&apos;s own compilers.</source>
        <translation>自检只用于使用本机编译器的构建。</translation>
    </message>
    <message>
        <source>Which GPU the result is for is not known.</source>
        <translation>不知道结果适用于哪个 GPU。</translation>
    </message>
    <message>
        <source>Set gpu, or capabilities to numbers such as 8.7.</source>
        <translation>请设置 gpu，或将 capabilities 设为 8.7 这样的数字。</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Here</name>
    <message>
        <source>on this machine</source>
        <translation>在本机上</translation>
    </message>
</context>
<context>
    <name>cw::selftest::OnDevice</name>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>The device could not make a folder below /tmp.</source>
        <translation>设备无法在 /tmp 下创建文件夹。</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Qemu</name>
    <message>
        <source>under qemu</source>
        <translation>在 qemu 下</translation>
    </message>
    <message>
        <source>Where %1 keeps the target&apos;s loader is not known.</source>
        <translation>不知道 %1 将目标的加载器放在哪里。</translation>
    </message>
    <message>
        <source>Give --device to run the programs there.</source>
        <translation>请给出 --device，以在设备上运行这些程序。</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Tester</name>
    <message>
        <source>It was not built in time.</source>
        <translation>它没有按时构建完成。</translation>
    </message>
    <message>
        <source>It cannot be built: %1</source>
        <translation>它无法构建：%1</translation>
    </message>
    <message>
        <source>It was built with %1.</source>
        <translation>它由 %1 构建。</translation>
    </message>
    <message>
        <source>Which GPU code it holds was not seen: %1</source>
        <translation>未能看到它含有哪些 GPU 代码：%1</translation>
    </message>
    <message>
        <source>It was not run: there is neither a device nor an emulator for %1.</source>
        <translation>它没有运行：没有 %1 的设备或模拟器。</translation>
    </message>
</context>
<context>
    <name>cw::selftest::Writer</name>
    <message>
        <source>The C++ compiler, the C and C++ libraries and the loader of the target.</source>
        <translation>C++ 编译器、C 和 C++ 库以及目标的加载器。</translation>
    </message>
    <message>
        <source>nvcc, the target&apos;s CUDA runtime and the code for the GPU.</source>
        <translation>nvcc、目标的 CUDA 运行时以及用于 GPU 的代码。</translation>
    </message>
    <message>
        <source>That the target&apos;s cuBLAS can be linked, loaded and called.</source>
        <translation>目标的 cuBLAS 可以链接、加载和调用。</translation>
    </message>
</context>
<context>
    <name>cw::solve</name>
    <message>
        <source>not known after this change: %1</source>
        <translation>此更改后未知：%1</translation>
    </message>
    <message>
        <source>after this change: %1</source>
        <translation>此更改后：%1</translation>
    </message>
    <message>
        <source>%1 (L4T %2)</source>
        <translation>%1（L4T %2）</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>it decides CUDA, cuDNN and the driver of the board</source>
        <translation>它决定开发板的 CUDA、cuDNN 和驱动程序</translation>
    </message>
    <message>
        <source>it decides the system and the Python of the board</source>
        <translation>它决定开发板的系统和 Python</translation>
    </message>
    <message>
        <source>Flash the board with it (NVIDIA SDK Manager): another L4T cannot be installed on top.</source>
        <translation>请用它刷写开发板（NVIDIA SDK Manager）：不能在现有系统上直接安装另一个 L4T。</translation>
    </message>
    <message>
        <source>the result loads it</source>
        <translation>结果会加载它</translation>
    </message>
    <message>
        <source>It comes with %1.</source>
        <translation>它随 %1 提供。</translation>
    </message>
    <message>
        <source>an NVIDIA driver from %1 on</source>
        <translation>NVIDIA 驱动程序 %1 或更新</translation>
    </message>
    <message>
        <source>%1 runs on no older one</source>
        <translation>%1 不能在更旧的上运行</translation>
    </message>
    <message>
        <source>the libraries of %1 %2</source>
        <translation>%1 %2 的库</translation>
    </message>
    <message>
        <source>Python %1</source>
        <translation>Python %1</translation>
    </message>
    <message>
        <source>the wheel is for exactly this one</source>
        <translation>wheel 正是为此版本制作的</translation>
    </message>
    <message>
        <source>The device&apos;s system has no package of this version that the catalog knows.</source>
        <translation>资料库不知道设备的系统有此版本的软件包。</translation>
    </message>
    <message>
        <source>8 GiB of memory and swap together</source>
        <translation>内存与交换空间合计 8 GiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>the build runs on the board</source>
        <translation>构建在开发板上进行</translation>
    </message>
    <message>
        <source>%1 instead of %2 on the device</source>
        <translation>设备上用 %1 代替 %2</translation>
    </message>
    <message>
        <source>%1 on the device</source>
        <translation>设备上的 %1</translation>
    </message>
    <message>
        <source>It is not known which board to build for.</source>
        <translation>不知道要为哪种开发板构建。</translation>
    </message>
    <message>
        <source>Name a board, or a device that was probed.</source>
        <translation>请指定开发板，或已探测过的设备。</translation>
    </message>
    <message>
        <source>The catalog has no board &quot;%1&quot;.</source>
        <translation>资料库中没有开发板“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog boards&quot; lists them.</source>
        <translation>“crosswright catalog boards”会列出它们。</translation>
    </message>
    <message>
        <source>The catalog has no JetPack &quot;%1&quot;.</source>
        <translation>资料库中没有 JetPack“%1”。</translation>
    </message>
    <message>
        <source>&quot;crosswright catalog jetpack&quot; lists them.</source>
        <translation>“crosswright catalog jetpack”会列出所有 JetPack。</translation>
    </message>
    <message>
        <source>%1 is on the device.</source>
        <translation>设备上是 %1。</translation>
    </message>
    <message>
        <source>Bazel %1</source>
        <translation>Bazel %1</translation>
    </message>
    <message>
        <source>it builds %1</source>
        <translation>它构建 %1</translation>
    </message>
    <message>
        <source>%1 was published with Bazel %2</source>
        <translation>%1 随 Bazel %2 发布</translation>
    </message>
    <message>
        <source>programs that run during the build are made for this machine</source>
        <translation>构建期间运行的程序是为本机生成的</translation>
    </message>
    <message>
        <source>it compiles the result</source>
        <translation>它编译结果</translation>
    </message>
    <message>
        <source>a C++ compiler for %1 (%2-g++)</source>
        <translation>适用于 %1 的 C++ 编译器（%2-g++）</translation>
    </message>
    <message>
        <source>%1 is %2 and this machine is not</source>
        <translation>%1 是 %2，而本机不是</translation>
    </message>
    <message>
        <source>a C++ compiler made for ARMv6 (Raspbian&apos;s)</source>
        <translation>为 ARMv6 制作的 C++ 编译器（Raspbian 的）</translation>
    </message>
    <message>
        <source>Clang %1</source>
        <translation>Clang %1</translation>
    </message>
    <message>
        <source>%1 was published with it</source>
        <translation>%1 是用它发布的</translation>
    </message>
    <message>
        <source>GCC %1 or older for %2</source>
        <translation>适用于 %2 的 GCC %1 或更旧</translation>
    </message>
    <message>
        <source>GCC %1 or older</source>
        <translation>GCC %1 或更旧</translation>
    </message>
    <message>
        <source>nvcc of %1 takes no newer one</source>
        <translation>%1 的 nvcc 不接受更新的</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>the build of %1 downloads its own (%2)</source>
        <translation>%1 的构建会下载自己的（%2）</translation>
    </message>
    <message>
        <source>Python %1 with its headers</source>
        <translation>Python %1 及其头文件</translation>
    </message>
    <message>
        <source>Python with its headers</source>
        <translation>Python 及其头文件</translation>
    </message>
    <message>
        <source>./configure and the build&apos;s own steps run it, and the wheel is for the Python that builds it</source>
        <translation>./configure 和构建自身的步骤会运行它，wheel 适用于执行构建的 Python</translation>
    </message>
    <message>
        <source>./configure and the build&apos;s own steps run it</source>
        <translation>./configure 和构建自身的步骤会运行它</translation>
    </message>
    <message>
        <source>This machine&apos;s release has no package of this version that the catalog knows: build in a container of a release that has, or build a product without Python.</source>
        <translation>资料库不知道本机的发行版有此版本的软件包：请在有它的发行版的容器中构建，或构建不含 Python 的产品。</translation>
    </message>
    <message>
        <source>numpy for that Python</source>
        <translation>该 Python 的 numpy</translation>
    </message>
    <message>
        <source>every target of %1 asks for its headers</source>
        <translation>%1 的每个目标都需要其头文件</translation>
    </message>
    <message>
        <source>pip and wheel for that Python</source>
        <translation>该 Python 的 pip 和 wheel</translation>
    </message>
    <message>
        <source>the wheel is packed with them</source>
        <translation>wheel 用它们打包</translation>
    </message>
    <message>
        <source>the headers of Python %1 for %2</source>
        <translation>适用于 %2 的 Python %1 头文件</translation>
    </message>
    <message>
        <source>the wheel is compiled for the target&apos;s Python</source>
        <translation>wheel 依据目标的 Python 编译</translation>
    </message>
    <message>
        <source>fetching sources, patching and packing</source>
        <translation>获取源码、打补丁和打包</translation>
    </message>
    <message>
        <source>podman or docker</source>
        <translation>podman 或 docker</translation>
    </message>
    <message>
        <source>the build runs in a container</source>
        <translation>构建在容器中进行</translation>
    </message>
    <message>
        <source>cuDNN %1 for this machine</source>
        <translation>适用于本机的 cuDNN %1</translation>
    </message>
    <message>
        <source>tools that the build runs here are linked with it</source>
        <translation>构建在本机运行的工具与它链接</translation>
    </message>
    <message>
        <source>cuDNN %1 for %2</source>
        <translation>适用于 %2 的 cuDNN %1</translation>
    </message>
    <message>
        <source>the result is linked with it</source>
        <translation>结果与它链接</translation>
    </message>
    <message>
        <source>cuDNN %1</source>
        <translation>cuDNN %1</translation>
    </message>
    <message>
        <source>%1 is compiled with it</source>
        <translation>%1 用它编译</translation>
    </message>
    <message>
        <source>CUDA %1 and cuDNN %2</source>
        <translation>CUDA %1 和 cuDNN %2</translation>
    </message>
    <message>
        <source>the build of %1 downloads them</source>
        <translation>%1 的构建会下载它们</translation>
    </message>
    <message>
        <source>CUDA %1: nvcc for this machine, libraries for %2</source>
        <translation>CUDA %1：适用于本机的 nvcc，适用于 %2 的库</translation>
    </message>
    <message>
        <source>CUDA %1</source>
        <translation>CUDA %1</translation>
    </message>
    <message>
        <source>nvcc runs here; the result is linked with the target&apos;s libraries of the same version</source>
        <translation>nvcc 在本机运行；结果与目标上同一版本的库链接</translation>
    </message>
    <message>
        <source>nvcc compiles the GPU&apos;s code</source>
        <translation>nvcc 编译 GPU 的代码</translation>
    </message>
    <message>
        <source>TensorRT %1</source>
        <translation>TensorRT %1</translation>
    </message>
    <message>
        <source>it is chosen</source>
        <translation>已选择它</translation>
    </message>
    <message>
        <source>a copy of the device&apos;s system as sysroot</source>
        <translation>以设备系统的副本作为 sysroot</translation>
    </message>
    <message>
        <source>the cross compiler&apos;s C library is newer than the device&apos;s</source>
        <translation>交叉编译器的 C 库比设备的新</translation>
    </message>
    <message>
        <source>mode %1 instead of %2</source>
        <translation>模式用 %1 代替 %2</translation>
    </message>
    <message>
        <source>building on the device itself</source>
        <translation>在设备本身上构建</translation>
    </message>
    <message>
        <source>the wheel for Python</source>
        <translation>Python 的 wheel</translation>
    </message>
    <message>
        <source>the C library</source>
        <translation>C 库</translation>
    </message>
    <message>
        <source>TensorFlow Lite</source>
        <translation>TensorFlow Lite</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>用 %1 代替 %2</translation>
    </message>
    <message>
        <source>without CUDA</source>
        <translation>不用 CUDA</translation>
    </message>
    <message>
        <source>PEP 425: the wheel&apos;s Python tag must be the interpreter&apos;s</source>
        <translation>PEP 425：wheel 的 Python 标签必须与解释器一致</translation>
    </message>
    <message>
        <source>published native builds on Jetson boards: 4 GiB and 8 GiB of swap</source>
        <translation>Jetson 板卡上公开的本机构建：4 GiB 和 8 GiB 交换空间</translation>
    </message>
    <message>
        <source>bazelisk (github.com/bazelbuild/bazelisk) fetches any version; set bazel to the program&apos;s path.</source>
        <translation>bazelisk（github.com/bazelbuild/bazelisk）可获取任何版本；请将 bazel 设为该程序的路径。</translation>
    </message>
    <message>
        <source>A distribution&apos;s armhf compiler brings libraries for ARMv7, which crash on this board; set compiler to the other one&apos;s path.</source>
        <translation>发行版的 armhf 编译器带来 ARMv7 的库，会在此开发板上崩溃；请将 compiler 设为另一个编译器的路径。</translation>
    </message>
    <message>
        <source>Install it beside the other one and set compiler to it.</source>
        <translation>请将它与现有的并存安装，并将 compiler 设为它。</translation>
    </message>
    <message>
        <source>native Jetson builds of TensorFlow 1.1 to 1.4: their package lists</source>
        <translation>TensorFlow 1.1 至 1.4 的 Jetson 本机构建：其软件包列表</translation>
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
        <translation>请从设备复制含有 Python.h 的文件夹，并将 python_include 设为它。</translation>
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
        <translation>为 TX1 交叉构建 TensorFlow 1.5：两侧的 cuDNN</translation>
    </message>
    <message>
        <source>No package for cross building is known: copy the library and its headers from the device and set cudnn_target to the folder.</source>
        <translation>没有已知的交叉构建软件包：请从设备复制该库及其头文件，并将 cudnn_target 设为该文件夹。</translation>
    </message>
    <message>
        <source>Then set cuda_path to its folder.</source>
        <translation>然后将 cuda_path 设为其文件夹。</translation>
    </message>
    <message>
        <source>Its package names are not established. Set cuda_path to its folder.</source>
        <translation>其软件包名称尚未确定。请将 cuda_path 设为其文件夹。</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>glibc&apos;s release notes: symbols that moved</source>
        <translation>glibc 发行说明：移动的符号</translation>
    </message>
    <message>
        <source>Copy /lib and /usr of the device, or unpack its release, and set sysroot to the folder.</source>
        <translation>请复制设备的 /lib 和 /usr，或解包其发行版，并将 sysroot 设为该文件夹。</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 24.04</source>
        <translation>NVIDIA 面向 Ubuntu 24.04 的交叉软件源</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s package list of cross-linux-aarch64: cudnn9-cross-aarch64 9.6.0</source>
        <translation>NVIDIA 的 cross-linux-aarch64 软件包列表：cudnn9-cross-aarch64 9.6.0</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s cross repository for Ubuntu 20.04</source>
        <translation>NVIDIA 面向 Ubuntu 20.04 的交叉软件源</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s package list of cross-linux-sbsa: libcudnn8-cross-sbsa 8.9.3</source>
        <translation>NVIDIA 的 cross-linux-sbsa 软件包列表：libcudnn8-cross-sbsa 8.9.3</translation>
    </message>
    <message>
        <source>%1 is taken for the device: nobody looked at it.</source>
        <translation>假定设备为 %1：尚未查看。</translation>
    </message>
    <message>
        <source>&quot;crosswright bazel fetch %1&quot; brings it into your cache.</source>
        <translation>“crosswright bazel fetch %1”可将它获取到您的缓存中。</translation>
    </message>
</context>
<context>
    <name>cw::solve::Moves</name>
    <message>
        <source>Bazel %1 on this machine</source>
        <translation>本机上的 Bazel %1</translation>
    </message>
    <message>
        <source>a compiler for %1 on this machine (%2-g++)</source>
        <translation>本机上适用于 %1 的编译器（%2-g++）</translation>
    </message>
    <message>
        <source>a compiler made for ARMv6 (Raspbian&apos;s) on this machine</source>
        <translation>本机上为 ARMv6 制作的编译器（Raspbian 的）</translation>
    </message>
    <message>
        <source>GCC %1 for %2 on this machine</source>
        <translation>本机上适用于 %2 的 GCC %1</translation>
    </message>
    <message>
        <source>GCC %1 on this machine</source>
        <translation>本机上的 GCC %1</translation>
    </message>
    <message>
        <source>a copy of the device&apos;s own system as sysroot</source>
        <translation>以设备自身系统的副本作为 sysroot</translation>
    </message>
    <message>
        <source>a copy of the device&apos;s own system (%1) as sysroot</source>
        <translation>以设备自身系统（%1）的副本作为 sysroot</translation>
    </message>
    <message>
        <source>numpy for this machine&apos;s Python</source>
        <translation>本机 Python 的 numpy</translation>
    </message>
    <message>
        <source>Python %1 on this machine</source>
        <translation>本机上的 Python %1</translation>
    </message>
    <message>
        <source>CUDA %1 on this machine</source>
        <translation>本机上的 CUDA %1</translation>
    </message>
    <message>
        <source>cuDNN %1</source>
        <translation>cuDNN %1</translation>
    </message>
    <message>
        <source>podman on this machine</source>
        <translation>本机上的 podman</translation>
    </message>
    <message>
        <source>%1 GiB of swap on the device</source>
        <translation>设备上 %1 GiB 的交换空间</translation>
    </message>
</context>
<context>
    <name>cw::ssh</name>
    <message>
        <source>%1 is reached through another machine, so its key cannot be read from here beforehand.</source>
        <translation>%1 须经另一台机器到达，因此无法预先从这里读取其密钥。</translation>
    </message>
    <message>
        <source>Log in once with &quot;ssh %1&quot; and accept the key there; your known_hosts is used.</source>
        <translation>请用“ssh %1”登录一次并在那里接受密钥；将使用您的 known_hosts。</translation>
    </message>
    <message>
        <source>OpenSSH&apos;s client, ssh, is not installed on this machine.</source>
        <translation>本机上没有安装 OpenSSH 的客户端 ssh。</translation>
    </message>
    <message>
        <source>Install it (Debian, Ubuntu: apt-get install openssh-client).</source>
        <translation>请安装（Debian、Ubuntu：apt-get install openssh-client）。</translation>
    </message>
    <message>
        <source>%1 refuses the connection: no ssh server listens there.</source>
        <translation>%1 拒绝连接：那里没有 ssh 服务器在监听。</translation>
    </message>
    <message>
        <source>Start it with &quot;crosswright device virtual start&quot;.</source>
        <translation>请用“crosswright device virtual start”启动它。</translation>
    </message>
    <message>
        <source>Start sshd on the device and check the port.</source>
        <translation>请在设备上启动 sshd，并检查端口。</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 没有应答。</translation>
    </message>
    <message>
        <source>Check that the device is on, that both are on one network, and that no firewall is between them.</source>
        <translation>请检查设备是否开机、两者是否在同一网络，以及中间是否有防火墙。</translation>
    </message>
    <message>
        <source>There is no way to %1 from this machine&apos;s network.</source>
        <translation>本机的网络没有通往 %1 的路由。</translation>
    </message>
    <message>
        <source>Check the address and this machine&apos;s network.</source>
        <translation>请检查地址和本机的网络。</translation>
    </message>
    <message>
        <source>The name %1 is not known.</source>
        <translation>名称 %1 未知。</translation>
    </message>
    <message>
        <source>Check the spelling, or use the device&apos;s address.</source>
        <translation>请检查拼写，或使用设备的地址。</translation>
    </message>
    <message>
        <source>%1 accepts none of your keys%2.</source>
        <translation>%1 不接受您的任何密钥%2。</translation>
    </message>
    <message>
        <source> for the user %1</source>
        <translation> （用户 %1）</translation>
    </message>
    <message>
        <source>Put your public key on the device (ssh-copy-id), load the key into your agent, or name it with --identity; passwords are not asked for.</source>
        <translation>请将您的公钥放到设备上（ssh-copy-id），将密钥载入代理，或用 --identity 指定；不会询问密码。</translation>
    </message>
    <message>
        <source>The host key of %1 was never accepted, so it could be another machine.</source>
        <translation>从未接受过 %1 的主机密钥，因此它可能是另一台机器。</translation>
    </message>
    <message>
        <source>Accept it with &quot;crosswright device add %1 %2&quot;, which shows its fingerprint.</source>
        <translation>请用“crosswright device add %1 %2”接受，它会显示指纹。</translation>
    </message>
    <message>
        <source>The host key of %1 is not the one that was accepted before: the device was set up anew, or another machine answers in its place.</source>
        <translation>%1 的主机密钥不是先前接受的那个：设备已重新安装，或者由另一台机器冒名应答。</translation>
    </message>
    <message>
        <source>Compare the fingerprint on the device itself (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub); if it is right, forget the old one with &quot;crosswright device remove %1&quot; and add the device again.</source>
        <translation>请在设备上核对指纹（ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub）；若正确，用“crosswright device remove %1”移除旧密钥，并重新添加设备。</translation>
    </message>
    <message>
        <source>%1 closed the connection: %2</source>
        <translation>%1 关闭了连接：%2</translation>
    </message>
    <message>
        <source>Look at the device&apos;s ssh log; a full disk or a limit on connections is common. OpenSSH 9.8 and later also turns an address away for a while after several failed logins (PerSourcePenalties): then wait a minute.</source>
        <translation>请查看设备的 ssh 日志；常见原因是磁盘已满或连接数受限。OpenSSH 9.8 及更高版本还会在多次登录失败后暂时拒绝该地址（PerSourcePenalties）：此时请等待一分钟。</translation>
    </message>
    <message>
        <source>ssh cannot use its configuration: %1</source>
        <translation>ssh 无法使用其配置：%1</translation>
    </message>
    <message>
        <source>Correct the ssh configuration.</source>
        <translation>请更正 ssh 配置。</translation>
    </message>
    <message>
        <source>ssh to %1 failed without a message.</source>
        <translation>到 %1 的 ssh 失败，没有给出消息。</translation>
    </message>
    <message>
        <source>ssh to %1 failed: %2</source>
        <translation>到 %1 的 ssh 失败：%2</translation>
    </message>
    <message>
        <source>%1 accepts the connection and then says nothing, not even what it is.</source>
        <translation>%1 接受了连接，然后什么也没有说，甚至没有说明它是什么。</translation>
    </message>
    <message>
        <source>Look whether the device is overloaded or out of memory; a forwarded port whose other end is gone looks the same.</source>
        <translation>请检查设备是否过载或内存不足；另一端已不存在的转发端口看起来也一样。</translation>
    </message>
    <message>
        <source>What answers on %1 is no ssh server.</source>
        <translation>在 %1 上应答的不是 ssh 服务器。</translation>
    </message>
    <message>
        <source>Check the port; ssh&apos;s own is 22.</source>
        <translation>请检查端口；ssh 自己的端口是 22。</translation>
    </message>
    <message>
        <source>%1 began to speak ssh and then fell silent.</source>
        <translation>%1 开始使用 ssh 通信，随后没有了响应。</translation>
    </message>
    <message>
        <source>Look whether the device is overloaded, or whether its network was lost.</source>
        <translation>请检查设备是否过载，或者它的网络是否已断开。</translation>
    </message>
    <message>
        <source>ssh to %1 was ended on this machine before the device had answered.</source>
        <translation>到 %1 的 ssh 在设备应答之前就在本机上被终止。</translation>
    </message>
    <message>
        <source>A person or the system ended it: look for a lack of memory here (journalctl -k), then repeat.</source>
        <translation>它被人或系统终止：请检查本机是否内存不足（journalctl -k），然后重试。</translation>
    </message>
    <message>
        <source>%1 closed the connection.</source>
        <translation>%1 关闭了连接。</translation>
    </message>
</context>
<context>
    <name>cw::virtualscripts</name>
    <message>
        <source>The script %1 of the virtual device failed.</source>
        <translation>虚拟设备的脚本 %1 失败。</translation>
    </message>
    <message>
        <source>This program was built without the scripts of the virtual device.</source>
        <translation>此程序构建时没有包含虚拟设备的脚本。</translation>
    </message>
    <message>
        <source>Cannot start /bin/sh: %1.</source>
        <translation>无法启动 /bin/sh：%1。</translation>
    </message>
    <message>
        <source>Cancelled; nothing half-made is left.</source>
        <translation>已取消；没有留下半成品。</translation>
    </message>
</context>
</TS>
