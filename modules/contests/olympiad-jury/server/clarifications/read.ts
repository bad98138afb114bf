import { type Ctx } from '@school/kernel/server'
import { noteHeard } from '@school/monitoring/server'
import { isUnderWay } from '@school/olympiads/contract'
import { accessParticipation } from '@school/olympiads/server'
import {
  type Clarification,
  type Clarifications,
  type JuryQuestion,
  openQuestionsMax,
} from '../../contract/clarifications.ts'
import { refuse } from '../refuse.ts'
import { accessJury } from '../jury-access.ts'
import { askRefusal } from '../rules/index.ts'
import { isHeard } from './actions.ts'
import { type ClarificationRow, findJuryRow, type JuryRow, listHeard, listJuryRows } from './queries.ts'

const present = (row: ClarificationRow, participationId: number): Clarification => {
  const isMine = row.participationId === participationId
  return {
    id: row.id,
    kind: isMine ? 'question' : row.organizationId === null ? 'announcement' : 'school',
    task: row.taskId !== null && row.position !== null ? { id: row.taskId, position: row.position } : null,
    question: isMine ? row.question : null,
    askedAt: (isMine ? row.askedAt : row.answeredAt!).toISOString(),
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/** Questions of the viewer in an attempt, and messages to them. @throws participation_not_found */
export async function readClarifications(ctx: Ctx, participationId: number): Promise<Clarifications> {
  const mine = await accessParticipation(ctx, participationId)
  // The page of an attempt polls this every few seconds, so the request shows that the pupil is online.
  if (isUnderWay(mine, ctx.now)) noteHeard(mine.workId, ctx.viewer.id, ctx.now)
  const rows = await listHeard(ctx.sql, mine)
  const open = rows.filter((row) => row.participationId === mine.id && row.answeredAt === null).length
  const attempt = { isUnderWay: isUnderWay(mine, ctx.now), isVirtual: mine.isVirtual }
  return {
    rows: rows.map((row) => present(row, mine.id)),
    left: Math.max(0, openQuestionsMax - open),
    can: { ask: askRefusal(attempt, open) === null },
  }
}

const presentForJury = (row: JuryRow, canAnswer: boolean): JuryQuestion => ({
  id: row.id,
  kind: row.participationId === null ? 'announcement' : 'question',
  school: row.organizationId === null ? null : { id: row.organizationId, name: row.schoolName ?? '' },
  gradeIndex: row.gradeIndex,
  task:
    row.taskId !== null && row.position !== null
      ? { id: row.taskId, position: row.position, title: row.title ?? '' }
      : null,
  pupil: row.userId === null ? null : { id: row.userId, name: row.pupilName ?? '' },
  question: row.participationId === null ? null : row.question,
  askedAt: row.askedAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: row.answeredByName,
  isPublic: row.isPublic,
  version: row.version,
  // Messages of a school can be changed only by the school.
  can: { answer: canAnswer && row.organizationId === null },
})

/** @throws stage_not_found */
export async function listForJury(
  ctx: Ctx,
  stageId: number,
  isAnswered: boolean,
  paging: { page: number; limit: number },
): Promise<{ rows: JuryQuestion[]; total: number }> {
  const { stage } = await accessJury(ctx, stageId)
  const canAnswer = await isHeard(ctx, stage)
  const { rows, total } = await listJuryRows(ctx.sql, stageId, isAnswered, paging)
  return { rows: rows.map((row) => presentForJury(row, canAnswer)), total }
}

/** One question after it was answered. @throws question_not_found */
export async function readForJury(ctx: Ctx, id: number): Promise<JuryQuestion> {
  const row = await findJuryRow(ctx.sql, id)
  if (!row) throw refuse('question_not_found')
  return presentForJury(row, true)
}
