<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cw::BuildMonitor</name>
    <message numerus="yes">
        <source>%1 of %n job(s)</source>
        <translation>
            <numerusform>%1 of %n job</numerusform>
            <numerusform>%1 of %n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::BuildPage</name>
    <message numerus="yes">
        <source>and %n more failed action(s)</source>
        <translation>
            <numerusform>and %n more failed action</numerusform>
            <numerusform>and %n more failed actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 action(s) done so far are kept.</source>
        <translation>
            <numerusform>The %1 action done so far is kept.</numerusform>
            <numerusform>The %1 actions done so far are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::BuildsPane</name>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::CachePane</name>
    <message numerus="yes">
        <source>%1 on disk, in %n part(s).</source>
        <translation>
            <numerusform>%1 on disk, in %n part.</numerusform>
            <numerusform>%1 on disk, in %n parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing %n part(s) …</source>
        <translation>
            <numerusform>Removing %n part …</numerusform>
            <numerusform>Removing %n parts …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::Choices</name>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::CommandPane</name>
    <message numerus="yes">
        <source>At most %n second(s).</source>
        <translation>
            <numerusform>At most %n second.</numerusform>
            <numerusform>At most %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::DeploySubject</name>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>and %n more file</numerusform>
            <numerusform>and %n more files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::Deployment</name>
    <message numerus="yes">
        <source>Remove what %n unfinished deployment(s) left</source>
        <translation>
            <numerusform>Remove what %n unfinished deployment left</numerusform>
            <numerusform>Remove what %n unfinished deployments left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::DiffView</name>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>%n line added</numerusform>
            <numerusform>%n lines added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>%n line removed</numerusform>
            <numerusform>%n lines removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::FieldPage</name>
    <message numerus="yes">
        <source>%n error(s) lock Review.</source>
        <translation>
            <numerusform>%n error locks Review.</numerusform>
            <numerusform>%n errors lock Review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s).</source>
        <translation>
            <numerusform>%n warning.</numerusform>
            <numerusform>%n warnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are not known yet.</source>
        <translation>
            <numerusform>%n thing is not known yet.</numerusform>
            <numerusform>%n things are not known yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) ignored.</source>
        <translation>
            <numerusform>%n finding ignored.</numerusform>
            <numerusform>%n findings ignored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::HistoryPage</name>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), %1 of work in all. A run is a folder; it can be opened, compared and built again.</source>
        <translation>
            <numerusform>%n run, %1 of work in all. A run is a folder; it can be opened, compared and built again.</numerusform>
            <numerusform>%n runs, %1 of work in all. A run is a folder; it can be opened, compared and built again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::LicenceDialog</name>
    <message numerus="yes">
        <source>Do you accept these %n licences?</source>
        <translation>
            <numerusform>Do you accept this %n licence?</numerusform>
            <numerusform>Do you accept these %n licences?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::LogView</name>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <translation>
            <numerusform>%n new line</numerusform>
            <numerusform>%n new lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln line(s)</source>
        <translation>
            <numerusform>%1 of %Ln line</numerusform>
            <numerusform>%1 of %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::OptionsPage</name>
    <message numerus="yes">
        <source>%n compiler(s) at once may need %1 at the peak.</source>
        <translation>
            <numerusform>One compiler may need %1 at its peak.</numerusform>
            <numerusform>%n compilers at once may need %1 at their peak.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::OutlookPanel</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n thing to put right</numerusform>
            <numerusform>%n things to put right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not known yet</source>
        <translation>
            <numerusform>%n thing not known yet</numerusform>
            <numerusform>%n things not known yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the longest of %n run(s) here</source>
        <translation>
            <numerusform>%n run here</numerusform>
            <numerusform>the longest of %n runs here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::PartsPanel</name>
    <message numerus="yes">
        <source>%n part(s) are not on this machine.</source>
        <translation>
            <numerusform>%n part is not on this machine.</numerusform>
            <numerusform>%n parts are not on this machine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CUDA folder %1: %n file(s) are not as they must be.</source>
        <translation>
            <numerusform>CUDA folder %1: %n file is not as it must be.</numerusform>
            <numerusform>CUDA folder %1: %n files are not as they must be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::PlanFilesModel</name>
    <message numerus="yes">
        <source>%n line(s) added</source>
        <translation>
            <numerusform>%n line added</numerusform>
            <numerusform>%n lines added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>%n line removed</numerusform>
            <numerusform>%n lines removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ProgressPlot</name>
    <message numerus="yes">
        <source>%1 action(s)</source>
        <translation>
            <numerusform>%1 action</numerusform>
            <numerusform>%1 actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::RailModel</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ReviewBanner</name>
    <message numerus="yes">
        <source>The build is locked: %n error(s)</source>
        <translation>
            <numerusform>The build is locked: %n error</numerusform>
            <numerusform>The build is locked: %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) before you build</source>
        <translation>
            <numerusform>%n remark before you build</numerusform>
            <numerusform>%n remarks before you build</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; F4 goes from one to the next</source>
        <translation>
            <numerusform>and %n more; F4 goes from one to the next</numerusform>
            <numerusform>and %n more; F4 goes from one to the next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) ignored</source>
        <translation>
            <numerusform>%n error ignored</numerusform>
            <numerusform>%n errors ignored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ReviewFigures</name>
    <message numerus="yes">
        <source>from %n earlier run(s)</source>
        <translation>
            <numerusform>from %n earlier run</numerusform>
            <numerusform>from %n earlier runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::ReviewPage</name>
    <message numerus="yes">
        <source>%n new file(s)</source>
        <translation>
            <numerusform>%n new file</numerusform>
            <numerusform>%n new files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) change</source>
        <translation>
            <numerusform>%n file changes</numerusform>
            <numerusform>%n files change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) as they are</source>
        <translation>
            <numerusform>%n stays as it is</numerusform>
            <numerusform>%n stay as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) will run</source>
        <translation>
            <numerusform>%n step will run</numerusform>
            <numerusform>%n steps will run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::RunWords</name>
    <message numerus="yes">
        <source>%1 action(s)</source>
        <translation>
            <numerusform>%1 action</numerusform>
            <numerusform>%1 actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::SolutionPanel</name>
    <message numerus="yes">
        <source>%n fit as they are</source>
        <translation>
            <numerusform>%n fits as it is</numerusform>
            <numerusform>%n fit as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit without the GPU</source>
        <translation>
            <numerusform>%n fits without the GPU</numerusform>
            <numerusform>%n fit without the GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fit if what is not known yet is as expected</source>
        <translation>
            <numerusform>%n fits if what is not known yet is as expected</numerusform>
            <numerusform>%n fit if what is not known yet is as expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after a change</source>
        <translation>
            <numerusform>%n after a change</numerusform>
            <numerusform>%n after a change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n does not fit</numerusform>
            <numerusform>%n do not fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::SourcePage</name>
    <message numerus="yes">
        <source>%n release(s)</source>
        <translation>
            <numerusform>%n release</numerusform>
            <numerusform>%n releases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::StartPage</name>
    <message numerus="yes">
        <source>Continue: %n choice(s) left</source>
        <translation>
            <numerusform>Continue: %n choice left</numerusform>
            <numerusform>Continue: %n choices left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue: %n thing(s) to put right</source>
        <translation>
            <numerusform>Continue: %n thing to put right</numerusform>
            <numerusform>Continue: %n things to put right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::StatusFeed</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::StepJob</name>
    <message numerus="yes">
        <source>&quot;%1&quot; took longer than its limit of %n seconds and was ended.</source>
        <translation>
            <numerusform>&quot;%1&quot; took longer than its limit of %n second and was ended.</numerusform>
            <numerusform>&quot;%1&quot; took longer than its limit of %n seconds and was ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::cli::PlanCommand</name>
    <message numerus="yes">
        <source>%n file(s) written into %1; nothing was run.</source>
        <translation>
            <numerusform>%n file written into %1; nothing was run.</numerusform>
            <numerusform>%n files written into %1; nothing was run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::cli::RunView</name>
    <message numerus="yes">
        <source>%n compilers</source>
        <translation>
            <numerusform>%n compiler</numerusform>
            <numerusform>%n compilers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::plantext</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
</context>
</TS>
