import { changeSeen, type Versions } from '@school/versions/server'
import type { Ctx } from '@school/kernel/server'
import { isUnderWay, stateOf } from '@school/olympiads/contract'
import { type StageRow, accessParticipation } from '@school/olympiads/server'
import { refuse } from '../refuse.ts'
import { accessJury } from '../jury-access.ts'
import { askRefusal, isJuryHeard } from '../rules/index.ts'
import { findJuryRow, hasAttemptsUnderWay, isTaskOf, lockAndCountOpen } from './queries.ts'
import { olympiadClarifications } from './tables.ts'

/** @throws participation_not_found, questions_closed, questions_too_many, task_not_found */
export async function askJury(
  ctx: Ctx,
  participationId: number,
  { taskId, text }: { taskId: number | null; text: string },
): Promise<void> {
  const mine = await accessParticipation(ctx, participationId)
  const open = await lockAndCountOpen(ctx.sql, participationId)
  const refusal = askRefusal({ isUnderWay: isUnderWay(mine, ctx.now), isVirtual: mine.isVirtual }, open)
  if (refusal) throw refuse(refusal)
  if (taskId !== null && !(await isTaskOf(ctx.sql, mine.workId, taskId))) throw refuse('task_not_found')
  await ctx.sql.query({
    name: 'ask_jury',
    text: `insert into olympiad_clarifications (stage_id, grade_index, participation_id, task_id, question, asked_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [mine.stageId, mine.gradeIndex, mine.id, taskId, text, ctx.now],
  })
}

export const isHeard = async (ctx: Ctx, stage: StageRow): Promise<boolean> => {
  const state = stateOf(stage, ctx.now)
  return isJuryHeard(state, state === 'checking' && (await hasAttemptsUnderWay(ctx.sql, stage.id, ctx.now)))
}

const answerVersions: Versions = {
  key: olympiadClarifications.id,
  version: olympiadClarifications.version,
  who: { by: olympiadClarifications.answeredBy, at: olympiadClarifications.answeredAt, isStamped: false },
}

/**
 * Answers a question, or corrects the answer: a correction is shown as a new message.
 * @throws changed_meanwhile, question_not_found, questions_closed
 */
export async function answerQuestion(
  ctx: Ctx,
  id: number,
  { version, ...asked }: { answer: string; isPublic: boolean; version: number },
): Promise<void> {
  const found = await findJuryRow(ctx.sql, id)
  if (!found || found.organizationId !== null || !ctx.viewer.isMethodist) throw refuse('question_not_found')
  const { stage } = await accessJury(ctx, found.stageId)
  if (!(await isHeard(ctx, stage))) throw refuse('questions_closed')
  const { answer, isPublic } = asked
  const known = async () => {
    const now = (await findJuryRow(ctx.sql, id))!
    return { answer: now.answer ?? '', isPublic: now.isPublic }
  }
  if (!(await changeSeen(ctx, answerVersions, id, { version, asked }, known))) return
  await ctx.sql.query({
    name: 'answer_question',
    text: `update olympiad_clarifications set answer = $2, answered_at = $3, answered_by = $4, is_public = $5 or participation_id is null
      where id = $1`,
    values: [id, answer, ctx.now, ctx.viewer.id, isPublic],
  })
}

/** Sends an announcement to everybody or to a grade. @throws stage_not_found, questions_closed, grade_not_here @returns its id */
export async function announce(
  ctx: Ctx,
  stageId: number,
  { text, gradeIndex }: { text: string; gradeIndex: number | null },
): Promise<number> {
  const { stage } = await accessJury(ctx, stageId)
  if (!(await isHeard(ctx, stage))) throw refuse('questions_closed')
  if (gradeIndex !== null && !stage.grades.some((grade) => grade.gradeIndex === gradeIndex))
    throw refuse('grade_not_here')
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'announce_to_stage',
    text: `insert into olympiad_clarifications (stage_id, grade_index, asked_at, answer, answered_at, answered_by, is_public)
      values ($1, $2, $3, $4, $3, $5, true) returning id`,
    values: [stageId, gradeIndex, ctx.now, text, ctx.viewer.id],
  })
  return rows[0]!.id
}
