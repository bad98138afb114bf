import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'
import type { MonitoredStage } from '../../contract/monitoring.ts'

type Waiting = NonNullable<MonitoredStage['waiting']>

/** Items of a stage that wait for its jury. Questions and appeals belong to a higher module. */
export const juryWaiting = extensionPoint<(sql: Sql, stageId: number) => Promise<Waiting>>(
  'olympiad-conduct.jury-waiting',
)
