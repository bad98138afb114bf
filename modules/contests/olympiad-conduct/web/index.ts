export { CodesPart } from './monitoring/CodesPart.tsx'
export { OlympiadStages } from './monitoring/OlympiadStages.tsx'
export { ProgressPart } from './monitoring/ProgressPart.tsx'
export { awaited, toneOfStage } from './monitoring/figures.ts'
export {
  givenTimeQuery,
  monitoredCodesQuery,
  monitoredOlympiadsQuery,
  monitoredStageQuery,
  readProgress,
} from './monitoring/queries.ts'
export { t as monitoringWords } from './monitoring/ru.ts'
export { StagePlaceContext, useStagePlace } from './monitoring/stage-place.ts'
export {
  type AccessTab,
  type MonitoringPartProps,
  type MonitoringTab,
  type MonitoringWanted,
  type ProtocolWanted,
  accessTabs,
  managedStageAt,
  managedStagesAt,
  monitoredStageAt,
  monitoringIn,
  monitoringTabs,
  stageTableAt,
} from './monitoring/wanted.ts'
export { PacketsPart } from './packet/PacketsPart.tsx'
export { packetSchoolsQuery } from './packet/queries.ts'
export { StageActions } from './stages/StageActions.tsx'
export { stageMakingQuery } from './stages/queries.ts'
export { t as stageTermWords } from './stages/ru.ts'
export { TimePart } from './time/TimePart.tsx'
export { timeRequestsQuery } from './time/queries.ts'
