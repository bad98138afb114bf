import type { PageOf, Paging, TableFormat } from '@school/kernel/contract'
import { type Ctx, everyPage, type TableFile } from '@school/kernel/server'
import {
  byName,
  listMonitoredRuns,
  type MonitoredRunsAsked,
  monitoredRunsFile,
} from '@school/monitoring/server'
import type { MonitoredParticipant } from '../../contract/monitoring.ts'
import { words } from '../ru.ts'
import type { MonitoredStageRow } from './access.ts'
import { listOutcomes, participantsOf } from './participant-queries.ts'
import { presentMonitoredParticipant } from './present.ts'

/** The participants of a stage whom the viewer leads. */
export async function listParticipants(
  ctx: Ctx,
  { stage, lead }: MonitoredStageRow,
  asked: MonitoredRunsAsked,
  paging: Paging,
): Promise<PageOf<MonitoredParticipant>> {
  const people = participantsOf(stage.id, lead.classIds)
  const { rows, total } = await listMonitoredRuns(ctx.sql, people, asked, paging, ctx.now)
  const outcomes = await listOutcomes(
    ctx.sql,
    rows.map(({ id }) => id),
  )
  const isPublished = stage.publishedAt !== null
  return {
    rows: rows.map((row) => presentMonitoredParticipant(row, outcomes.get(row.id)!, isPublished)),
    total,
  }
}

/** All of them as a table to be kept. */
export const participantsFile = (
  ctx: Ctx,
  monitored: MonitoredStageRow,
  asked: MonitoredRunsAsked,
  format: TableFormat,
): TableFile =>
  monitoredRunsFile({
    format,
    name: `${monitored.olympiad.title}, ${monitored.stage.title}`,
    rows: everyPage((paging) => listParticipants(ctx, monitored, byName(asked), paging)),
    columns: [
      { title: words.percent, value: ({ percent }) => percent },
      { title: words.award, value: ({ award }) => award },
      { title: words.outOfRating, value: ({ disqualification }) => disqualification?.reason ?? null },
    ],
  })
