import type { TimeGiven } from '@school/monitoring/web'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import type { MonitoredStage } from '../../contract/index.ts'
import { timeReachQuery } from './queries.ts'
import { time as t } from './ru.ts'

/** How many people the time would affect, and the limits of the stage; shown before it is sent. */
export function ReachNote({ stage, whom }: { stage: MonitoredStage; whom: TimeGiven }) {
  const { data: reach, error } = useQuery(timeReachQuery(stage.id, whom.target, whom.id))
  return (
    <div role="status" className={frame.list}>
      <p className={frame.note}>{error ? error.message : reach ? t.reach(reach) : t.counting}</p>
      <p className={frame.note}>{t.limits(stage.timeLimits)}</p>
    </div>
  )
}
