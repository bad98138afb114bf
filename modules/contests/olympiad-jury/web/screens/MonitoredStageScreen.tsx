import type { MonitoringWanted } from '@school/olympiad-conduct/web'
import { StageDesk } from '../StageDesk.tsx'

/** A stage of an olympiad for those who lead its participants. */
export const MonitoredStageScreen = (props: { stageId: number; wanted: MonitoringWanted }) => (
  <StageDesk {...props} />
)
