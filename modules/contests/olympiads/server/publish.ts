import type { Sql } from '@school/db'
import type { WalkingJob } from '@school/kernel/server'
import { openKeys } from '@school/works/server'
import type { Award } from '../contract/olympiad.ts'
import { reissueDiploma, certifyStage, reissueLetters } from './certificates.ts'
import { findStage, findStageOfWork, type StageRow } from './queries.ts'
import { listDueStages, listStageResults, takeDueStages } from './result-queries.ts'
import { type AwardRule, awardsOf } from './rules/index.ts'
import { notifyResults } from './notify-results.ts'

interface Timed {
  readonly sql: Sql
  readonly now: Date
}

/** A degree that was awarded or improved; `null` is none. */
export interface AwardChange {
  participationId: number
  userId: number
  before: Award | null
  after: Award
}

/** Gives awards by the current tables. A better degree that is already held stays: appeals of others revoke nothing. */
export async function giveAwards(unit: Timed, stageId: number, rule: AwardRule): Promise<AwardChange[]> {
  const results = await listStageResults(unit.sql, stageId)
  const given = [...Map.groupBy(results, ({ workId }) => workId).values()].flatMap((table) => {
    const degrees = awardsOf(table, rule)
    return table.map(({ participationId }, index) => ({ participationId, degree: degrees[index]! }))
  })
  const awarded = given.filter(({ degree }) => degree !== null)
  const { rows } = await unit.sql.query<AwardChange>({
    name: 'give_olympiad_awards',
    text: `with given as (select * from unnest($1::int[], $2::int[]) as g (id, degree)),
      old as (
        select p.id, p.award from olympiad_participations p join given g on g.id = p.id
        where p.award is distinct from least(p.award, g.degree) for update of p
      )
      update olympiad_participations p set award = least(old.award, g.degree)
      from old join given g on g.id = old.id where p.id = old.id
      returning p.id as "participationId", p.user_id as "userId", old.award as before, least(old.award, g.degree) as after`,
    values: [awarded.map(({ participationId }) => participationId), awarded.map(({ degree }) => degree)],
  })
  return rows
}

/** Sets these degrees of participants of a stage back, except those changed by something else since. */
export async function returnAwards(
  sql: Sql,
  stageId: number,
  changes: ReadonlyMap<number, { before: Award | null; after: Award | null }>,
): Promise<void> {
  const given = [...changes]
  await sql.query({
    name: 'give_regraded_awards_back',
    text: `update olympiad_participations p set award = r.before from unnest($1::int[], $2::int[], $3::int[]) r (id, before, after)
      where p.id = r.id and p.stage_id = $4 and p.award is not distinct from r.after`,
    values: [
      given.map(([id]) => id),
      given.map(([, { before }]) => before),
      given.map(([, { after }]) => after),
      stageId,
    ],
  })
}

/** Points have changed after an appeal: places follow from the points, degrees and diplomas are awarded again. */
export async function recountAwards(
  unit: Timed,
  accepted: readonly { userId: number; workId: number }[],
): Promise<void> {
  for (const [workId, ofWork] of Map.groupBy(accepted, (appeal) => appeal.workId)) {
    const stageId = await findStageOfWork(unit.sql, workId)
    const stage = stageId === undefined ? undefined : await findStage(unit.sql, stageId)
    if (!stage?.awards || stage.publishedAt === null) continue
    await giveAwards(unit, stage.id, stage.awards)
    for (const { userId } of ofWork) await reissueDiploma(unit, stage.id, userId)
    await reissueLetters(unit, stage.id)
  }
}

/** The table of a stage has lost an attempt or got one back: those who move up get their degree and diploma. */
export async function recountStage(
  unit: Timed,
  { id, awards, publishedAt }: Pick<StageRow, 'id' | 'awards' | 'publishedAt'>,
): Promise<void> {
  if (!awards || publishedAt === null) return
  for (const { userId } of await giveAwards(unit, id, awards)) await reissueDiploma(unit, id, userId)
  await reissueLetters(unit, id)
}

/** Publishes a fully judged stage together with its awards. */
export async function publishStage(unit: Timed, stageId: number): Promise<void> {
  const { awards, grades } = (await findStage(unit.sql, stageId))!
  if (awards) {
    await giveAwards(unit, stageId, awards)
    await certifyStage(unit, stageId)
  }
  await unit.sql.query({
    name: 'publish_olympiad_stage',
    text: `with ended as (update olympiad_withdrawals set ended_at = $2 where stage_id = $1 and ended_at is null)
      update olympiad_stages set published_at = $2 where id = $1 and published_at is null`,
    values: [stageId, unit.now],
  })
  await openKeys(
    unit,
    grades.flatMap(({ workId, practiceWorkId }) => [workId, practiceWorkId]),
  )
  await notifyResults(unit, stageId)
}

async function publishDue(unit: Timed, stageIds: readonly number[]): Promise<void> {
  for (const stageId of await takeDueStages(unit.sql, unit.now, stageIds)) await publishStage(unit, stageId)
}

/** Publishes all due stages in one transaction: for the demo school. */
export const publishDueStages = async (unit: Timed): Promise<void> =>
  publishDue(unit, await listDueStages(unit.sql, unit.now, { after: null, except: [] }))

export const publishOlympiads: WalkingJob = {
  name: 'publish-olympiads',
  schedule: '* * * * *',
  summary: 'Shows the results of stages of olympiads when all are judged, and gives the awards',
  list: (ctx, from) => listDueStages(ctx.sql, ctx.now, from),
  each: publishDue,
}
