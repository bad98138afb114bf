import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { moveWork, putTasks } from '@school/works/server'
import { eq } from 'drizzle-orm'
import type { stageEntries, stageKinds } from '../contract/olympiad.ts'
import { putGrade, windowOf } from './put-grade.ts'
import type { StageRow } from './queries.ts'
import type { AwardRule } from './rules/index.ts'
import type { StageTerms } from '../contract/stage-times.ts'
import { addChange, type StageChangeRow } from './stage-changes.ts'
import { olympiadStages } from './tables.ts'

async function takeReserves(sql: Sql, stageId: number, ids: readonly number[]): Promise<void> {
  await sql.query({
    name: 'take_olympiad_reserves',
    text: 'update olympiad_reserves set stage_id = $1 where id = any($2::int[])',
    values: [stageId, ids],
  })
}

async function freeReserves(sql: Sql, stageId: number): Promise<void> {
  await sql.query({
    name: 'free_olympiad_reserves',
    text: 'update olympiad_reserves set stage_id = null where stage_id = $1',
    values: [stageId],
  })
}

interface NewStage {
  olympiadId: number
  olympiadKey: string
  key: string
  position: number
  kind: (typeof stageKinds)[number]
  title: string
  entry: (typeof stageEntries)[number]
  passPercent: number | null
  requiresTrial: boolean
  hardClose: boolean
  terms: StageTerms
  awards: AwardRule | null
  sets: readonly {
    gradeIndex: number
    minutes: number
    reserveId: number
    tools: string[]
    taskIds: readonly number[]
  }[]
  facts: StageChangeRow['facts']
}

/** Adds a stage created by the viewer; its reserve sets are used from then on. @returns its id */
export async function addStage(
  ctx: Ctx,
  { olympiadKey, terms, sets, facts, ...stage }: NewStage,
): Promise<number> {
  const { opensAt, closesAt, resultsAt } = terms
  const [made] = await ctx.db
    .insert(olympiadStages)
    .values({ ...stage, opensAt, closesAt, resultsAt, isRatingLive: false, madeBy: ctx.viewer.id })
    .returning({ id: olympiadStages.id })
  const stageId = made!.id
  for (const { gradeIndex, minutes, tools, taskIds } of sets) {
    const workKey = `olympiad:${olympiadKey}/${stage.key}/${gradeIndex}`
    await putGrade(
      ctx.db,
      { stageId, workKey, gradeIndex, minutes, tools, taskIds },
      windowOf(terms, stage.hardClose),
    )
  }
  await takeReserves(ctx.sql, stageId, [...new Set(sets.map(({ reserveId }) => reserveId))])
  await addChange(ctx, { stageId, kind: 'made', reason: '', facts })
  return stageId
}

/** Changes the schedule of a stage and of its works. @returns the id of the recorded change */
export async function moveTerms(
  ctx: Ctx,
  stage: StageRow,
  after: StageTerms & { latestEndAt: Date | null },
  { reason, facts }: Pick<StageChangeRow, 'reason' | 'facts'>,
): Promise<number> {
  const { opensAt, closesAt, resultsAt, latestEndAt } = after
  await ctx.db
    .update(olympiadStages)
    .set({ opensAt, closesAt, resultsAt, latestEndAt, isMoved: true })
    .where(eq(olympiadStages.id, stage.id))
  await ctx.sql.query({
    name: 'move_olympiad_minutes',
    text: `update olympiad_grades g set minutes = m.minutes from unnest($2::int[], $3::int[]) as m (grade_index, minutes)
      where g.stage_id = $1 and g.grade_index = m.grade_index`,
    values: [
      stage.id,
      after.grades.map(({ gradeIndex }) => gradeIndex),
      after.grades.map(({ minutes }) => minutes),
    ],
  })
  const minutesOf = new Map(after.grades.map(({ gradeIndex, minutes }) => [gradeIndex, minutes]))
  const window = windowOf(after, stage.hardClose)
  for (const { gradeIndex, workId, practiceWorkId } of stage.grades) {
    const minutes = minutesOf.get(gradeIndex)!
    await moveWork(ctx, workId, { ...window, minutes })
    await moveWork(ctx, practiceWorkId, { minutes })
  }
  return addChange(ctx, { stageId: stage.id, kind: 'moved', reason, facts })
}

/** Cancels a stage: its reserve sets become available again. @returns the id of the recorded change */
export async function callStageOff(ctx: Ctx, stage: StageRow, reason: string): Promise<number> {
  await ctx.db.update(olympiadStages).set({ cancelledAt: ctx.now }).where(eq(olympiadStages.id, stage.id))
  // Tasks of a work without results would stay hidden for ever.
  for (const { workId, practiceWorkId } of stage.grades)
    for (const id of [workId, practiceWorkId]) await putTasks(ctx.db, id, [])
  await freeReserves(ctx.sql, stage.id)
  return addChange(ctx, { stageId: stage.id, kind: 'cancelled', reason, facts: {} })
}
