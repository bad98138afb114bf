import type { PageOf, Paging, TableFormat } from '@school/kernel/contract'
import type { Ctx, TableFile } from '@school/kernel/server'
import {
  everyMonitoredAttempt,
  listMonitoredAttempts,
  type MonitoredAttemptRow,
  type MonitoredAttemptsAsked,
  monitoredAttemptsFile,
} from '@school/monitoring/server'
import { noteNames } from '@school/organizations/server'
import type { MonitoredParticipant } from '../../contract/monitoring.ts'
import { participantWords as words } from '../ru-tables.ts'
import type { MonitoredStageRow } from './access.ts'
import { listOutcomes, participantsOf } from './participant-queries.ts'
import { presentMonitoredParticipant } from './present.ts'

async function withOutcomes(
  ctx: Ctx,
  { stage }: MonitoredStageRow,
  rows: readonly MonitoredAttemptRow[],
): Promise<MonitoredParticipant[]> {
  const outcomes = await listOutcomes(
    ctx.sql,
    rows.map(({ id }) => id),
  )
  const isPublished = stage.publishedAt !== null
  return rows.map((row) => presentMonitoredParticipant(row, outcomes.get(row.id)!, isPublished))
}

/** Records that an administrator of an organization has read names. */
function note(
  ctx: Ctx,
  { stage, olympiad, lead }: MonitoredStageRow,
  list: 'olympiad' | 'olympiad_file',
  names: number,
): void {
  if (lead.administersId === null) return
  noteNames(ctx, {
    organizationId: lead.administersId,
    list,
    about: `${olympiad.title}, ${stage.title}`,
    names,
  })
}

/** Participants of a stage whom the viewer leads. */
export async function listParticipants(
  ctx: Ctx,
  monitored: MonitoredStageRow,
  asked: MonitoredAttemptsAsked,
  paging: Paging,
): Promise<PageOf<MonitoredParticipant>> {
  const people = participantsOf(monitored.stage.id, monitored.lead.classIds)
  const { rows, total } = await listMonitoredAttempts(ctx.sql, people, asked, paging, ctx.now)
  note(ctx, monitored, 'olympiad', rows.length)
  return { rows: await withOutcomes(ctx, monitored, rows), total }
}

/** All of them as a table file. */
export async function participantsFile(
  ctx: Ctx,
  monitored: MonitoredStageRow,
  asked: MonitoredAttemptsAsked,
  format: TableFormat,
): Promise<TableFile> {
  const people = participantsOf(monitored.stage.id, monitored.lead.classIds)
  const { total } = await listMonitoredAttempts(ctx.sql, people, asked, { page: 1, limit: 1 }, ctx.now)
  note(ctx, monitored, 'olympiad_file', total)
  async function* rows() {
    for await (const part of everyMonitoredAttempt(ctx.sql, people, asked, ctx.now))
      yield withOutcomes(ctx, monitored, part)
  }
  return monitoredAttemptsFile({
    format,
    name: `${monitored.olympiad.title}, ${monitored.stage.title}`,
    rows: rows(),
    columns: [
      { title: words.percent, value: ({ percent }) => percent },
      { title: words.award, value: ({ award }) => award },
      { title: words.outOfRating, value: ({ disqualification }) => disqualification?.reason ?? null },
    ],
  })
}
