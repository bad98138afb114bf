import { type Ctx, refusals } from '@school/kernel/server'
import type { Appeal, AppealCard, TaskAppeals } from '../../contract/appeal.ts'
import { reviewErrors } from '../../contract/errors.ts'
import { unit } from '../rules.ts'
import {
  type AppealOfWork,
  type AppealRow,
  findAppeal,
  findAppealedTask,
  listAppealsOfAttempt,
  listAppealsOfWorks,
} from './queries.ts'
import { appealRefusal, appealsLeft } from './rules.ts'
import { jurySql } from '../jury/jury-sql.ts'

const refuse = refusals(reviewErrors)

const present = (row: AppealRow): Appeal => ({
  id: row.id,
  state: row.state,
  text: row.text,
  filedAt: row.filedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  words: row.words,
  gained: (row.pointsAfter ?? 0) - (row.pointsBefore ?? 0),
})

/**
 * State of appeals of a task in a judged attempt; null when no appeals were filed and none can be.
 * @param isMine only the author files appeals
 */
export async function readTaskAppeals(
  ctx: Ctx,
  {
    attemptId,
    taskId,
    until,
    isMine,
  }: { attemptId: number; taskId: number; until: Date | null; isMine: boolean },
): Promise<TaskAppeals | null> {
  const [task, filed] = await Promise.all([
    findAppealedTask(ctx.sql, attemptId, taskId),
    listAppealsOfAttempt(ctx.sql, attemptId),
  ])
  if (!task || until === null) return null
  const own = filed.filter((other) => other.taskId === taskId)
  const left = appealsLeft(filed.map(({ state }) => state))
  const facts = { ...task, maxPoints: unit * task.maxScore, states: own.map(({ state }) => state), left }
  const canAppeal = isMine && appealRefusal(facts, until, ctx.now) === null
  if (own.length === 0 && !canAppeal) return null
  return {
    appeals: own.map(present),
    until: until.toISOString(),
    left,
    points: task.points ?? 0,
    can: { appeal: canAppeal },
  }
}

const presentCard = (row: AppealOfWork): AppealCard => ({
  ...present(row),
  pupil: row.state === 'open' ? null : { id: row.userId, name: row.pupilName },
  gradeIndex: row.gradeIndex,
  task: { id: row.taskId, position: row.position, title: row.title },
  points: row.points,
  maxPoints: unit * row.maxScore,
  decidedBy: row.decidedByName || null,
  reviewId: row.reviewId,
  needsJudge: !row.hasJudge,
  can: {
    decide: row.state === 'open' && row.reviewId === null,
    review: row.state === 'open' && row.reviewId !== null && !row.wasFirst,
  },
})

/** Appeals of works for their jury: open ones, the longest waiting first, or decided ones. */
export async function listAppealCards(
  ctx: Ctx,
  workIds: readonly number[],
  isDecided: boolean,
  paging: { page: number; limit: number },
): Promise<{ rows: AppealCard[]; total: number }> {
  const { rows, total } = await listAppealsOfWorks(
    ctx.sql,
    jurySql(ctx),
    ctx.viewer.id,
    workIds,
    isDecided,
    paging,
  )
  return { rows: rows.map(presentCard), total }
}

/**
 * Location of the answer under appeal. Only answers judged by a program are read by appeal; others are in the review queue.
 * @param isOfJury whether the viewer may decide for a work
 * @throws appeal_not_found, appeal_by_review
 */
export async function accessAppealedAnswer(
  ctx: Ctx,
  isOfJury: (workId: number) => Promise<boolean>,
  id: number,
): Promise<{ attemptId: number; taskId: number }> {
  const appeal = await findAppeal(ctx.sql, id)
  if (!appeal || !(await isOfJury(appeal.workId))) throw refuse('appeal_not_found')
  if (appeal.reviewId !== null) throw refuse('appeal_by_review')
  return appeal
}
