// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/attachcommand.h"
#include "app/cli/bazelfetchcommand.h"
#include "app/cli/bazellistcommand.h"
#include "app/cli/buildcommand.h"
#include "app/cli/catalogcommand.h"
#include "app/cli/checkcommand.h"
#include "app/cli/clonecommand.h"
#include "app/cli/command.h"
#include "app/cli/configurecommand.h"
#include "app/cli/deploycommand.h"
#include "app/cli/deviceaddcommand.h"
#include "app/cli/devicelistcommand.h"
#include "app/cli/deviceprobecommand.h"
#include "app/cli/deviceremovecommand.h"
#include "app/cli/devicetestcommand.h"
#include "app/cli/doctorcommand.h"
#include "app/cli/keepercommand.h"
#include "app/cli/newcommand.h"
#include "app/cli/plancommand.h"
#include "app/cli/probecommand.h"
#include "app/cli/repaircommand.h"
#include "app/cli/reportcommand.h"
#include "app/cli/rollbackcommand.h"
#include "app/cli/runnercommand.h"
#include "app/cli/runscommand.h"
#include "app/cli/samplecommand.h"
#include "app/cli/selftestcommand.h"
#include "app/cli/setcommand.h"
#include "app/cli/showcommand.h"
#include "app/cli/solvecommand.h"
#include "app/cli/statuscommand.h"
#include "app/cli/stopcommand.h"
#include "app/cli/toolkitcheckcommand.h"
#include "app/cli/toolkitfetchcommand.h"
#include "app/cli/toolkitlistcommand.h"
#include "app/cli/toolkitmakecommand.h"
#include "app/cli/toolkitscriptcommand.h"
#include "app/cli/verifycommand.h"
#include "app/cli/virtualcommand.h"

namespace cw::cli {

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(std::make_unique<DoctorCommand>());
    commands.push_back(std::make_unique<CatalogCommand>());
    commands.push_back(std::make_unique<NewCommand>());
    commands.push_back(std::make_unique<SetCommand>());
    commands.push_back(std::make_unique<ShowCommand>());
    commands.push_back(std::make_unique<CheckCommand>());
    commands.push_back(std::make_unique<RepairCommand>());
    commands.push_back(std::make_unique<SolveCommand>());
    commands.push_back(std::make_unique<PlanCommand>());
    commands.push_back(std::make_unique<ProbeCommand>());
    commands.push_back(std::make_unique<DeviceAddCommand>());
    commands.push_back(std::make_unique<DeviceListCommand>());
    commands.push_back(std::make_unique<DeviceRemoveCommand>());
    commands.push_back(std::make_unique<DeviceTestCommand>());
    commands.push_back(std::make_unique<DeviceProbeCommand>());
    commands.push_back(std::make_unique<VirtualCommand>());
    commands.push_back(std::make_unique<CloneCommand>());
    commands.push_back(std::make_unique<SelftestCommand>());
    commands.push_back(std::make_unique<ConfigureCommand>());
    commands.push_back(std::make_unique<BuildCommand>());
    commands.push_back(std::make_unique<AttachCommand>());
    commands.push_back(std::make_unique<StatusCommand>());
    commands.push_back(std::make_unique<StopCommand>());
    commands.push_back(std::make_unique<RunsCommand>());
    commands.push_back(std::make_unique<DeployCommand>());
    commands.push_back(std::make_unique<VerifyCommand>());
    commands.push_back(std::make_unique<RollbackCommand>());
    commands.push_back(std::make_unique<ReportCommand>());
    commands.push_back(std::make_unique<BazelListCommand>());
    commands.push_back(std::make_unique<BazelFetchCommand>());
    commands.push_back(std::make_unique<ToolkitListCommand>());
    commands.push_back(std::make_unique<ToolkitFetchCommand>());
    commands.push_back(std::make_unique<ToolkitMakeCommand>());
    commands.push_back(std::make_unique<ToolkitCheckCommand>());
    commands.push_back(std::make_unique<ToolkitScriptCommand>());
    commands.push_back(std::make_unique<SampleCommand>());
    commands.push_back(std::make_unique<RunnerCommand>());
    commands.push_back(std::make_unique<KeeperCommand>());
    return commands;
}

} // namespace cw::cli
