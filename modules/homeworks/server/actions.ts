import { randomUUID } from 'node:crypto'
import type { Ctx } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import {
  closeRuns,
  grantTime,
  putWork,
  removeWork,
  reopenRun,
  restateWork,
  rulesOf,
} from '@school/works/server'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { ExtensionBody, HomeworkBody } from '../contract/managed.ts'
import { accessPublished, accessSet, refuse } from './access.ts'
import { listChosen, listTaught, type TaughtRow } from './bank-queries.ts'
import { listPupils, type PupilRow } from './matrix-queries.ts'
import { pupilCan } from './matrix.ts'
import type { ManagedRow } from './queries.ts'
import { isOver } from './rules/copy.ts'
import { wrongIn } from './rules/statement.ts'
import { homeworkCopies, homeworks, homeworkTargets } from './tables.ts'

const dayS = 86_400

const rulesBy = ({ opensAt, hardDeadlineAt, tries, solution }: HomeworkBody) =>
  rulesOf({ mode: 'homework', opensAt, closesAt: hardDeadlineAt, tries, solution })

function mustBeOwn(body: HomeworkBody, taught: readonly TaughtRow[]): void {
  const classes = new Set(taught.map(({ id }) => id))
  const pupils = new Set(taught.flatMap((own) => own.pupils.map(({ id }) => id)))
  if (!body.schoolClassIds.every((id) => classes.has(id))) throw refuse('class_not_yours')
  if (!body.userIds.every((id) => pupils.has(id))) throw refuse('pupil_not_yours')
}

/** Everything that the teacher states, checked. @throws what is wrong with it */
async function check(ctx: Ctx, body: HomeworkBody) {
  const wrong = wrongIn(body, ctx.now)
  if (wrong) throw refuse(wrong)
  const [taught, tasks] = await Promise.all([
    listTaught(ctx.sql, ctx.viewer.id),
    listChosen(ctx.sql, body.taskIds),
  ])
  mustBeOwn(body, taught)
  if (tasks.length !== body.taskIds.length) throw refuse('task_unknown')
  return {
    title: body.title,
    intro: body.intro,
    introHtml: renderMarkdown(body.intro).html,
    disciplineId: tasks[0]!.disciplineId,
    softDeadlineAt: body.softDeadlineAt === null ? null : new Date(body.softDeadlineAt),
    markScale: [...body.markScale],
    publishedAt: body.isPublished ? ctx.now : null,
  }
}

async function putTargets(ctx: Ctx, homeworkId: number, body: HomeworkBody): Promise<void> {
  await ctx.db.delete(homeworkTargets).where(eq(homeworkTargets.homeworkId, homeworkId))
  const targets = [
    ...[...new Set(body.schoolClassIds)].map((targetId) => ({ target: 'class' as const, targetId })),
    ...[...new Set(body.userIds)].map((targetId) => ({ target: 'user' as const, targetId })),
  ]
  if (targets.length > 0)
    await ctx.db.insert(homeworkTargets).values(targets.map((target) => ({ homeworkId, ...target })))
}

/** @returns the id of the new homework */
export async function createHomework(
  ctx: Ctx,
  body: HomeworkBody,
  setId: number | null = null,
): Promise<number> {
  const stated = await check(ctx, body)
  const workId = await putWork(ctx.db, `homework:${randomUUID()}`, 'homework', body.taskIds, rulesBy(body))
  const [made] = await ctx.db
    .insert(homeworks)
    .values({ source: 'teacher', authorId: ctx.viewer.id, workId, setId, createdAt: ctx.now, ...stated })
    .returning({ id: homeworks.id })
  await putTargets(ctx, made!.id, body)
  return made!.id
}

/** @throws homework_published, and what is wrong with the body */
export async function changeHomework(ctx: Ctx, homework: ManagedRow, body: HomeworkBody): Promise<void> {
  if (homework.publishedAt !== null) throw refuse('homework_published')
  const stated = await check(ctx, body)
  await restateWork(ctx.db, homework.workId, body.taskIds, rulesBy(body))
  await ctx.db.update(homeworks).set(stated).where(eq(homeworks.id, homework.id))
  await putTargets(ctx, homework.id, body)
}

/** @throws homework_published */
export async function deleteHomework(ctx: Ctx, homework: ManagedRow): Promise<void> {
  if (homework.publishedAt !== null) throw refuse('homework_published')
  await ctx.db.delete(homeworks).where(eq(homeworks.id, homework.id))
  await removeWork(ctx.db, homework.workId)
}

/** A draft of the same tasks for nobody yet, without days. */
export function copyHomework(ctx: Ctx, homework: ManagedRow, taskIds: number[]): Promise<number> {
  const { title, intro, rules, markScale, setId } = homework
  return createHomework(
    ctx,
    {
      title,
      intro,
      taskIds,
      schoolClassIds: [],
      userIds: [],
      opensAt: null,
      softDeadlineAt: null,
      hardDeadlineAt: null,
      tries: rules.tries,
      solution: rules.solution === 'after_deadline' ? 'never' : rules.solution,
      markScale: markScale as HomeworkBody['markScale'],
      isPublished: false,
    },
    setId,
  )
}

/** Takes no more answers from anybody. Repeating it changes nothing. */
export async function closeHomework(ctx: Ctx, homework: ManagedRow, isArchived: boolean): Promise<void> {
  await closeRuns(ctx, homework.workId)
  const closedAt = homework.closedAt ?? ctx.now
  const archivedAt = isArchived ? (homework.archivedAt ?? ctx.now) : homework.archivedAt
  await ctx.db.update(homeworks).set({ closedAt, archivedAt }).where(eq(homeworks.id, homework.id))
}

/** @throws homework_not_found, homework_not_published, homework_closed, class_not_yours, pupil_not_yours */
export async function extendDeadline(
  ctx: Ctx,
  homeworkId: number,
  { target, targetId, days, reason }: z.output<typeof ExtensionBody>,
): Promise<ManagedRow> {
  const homework = await accessPublished(ctx, homeworkId)
  if (homework.closedAt !== null) throw refuse('homework_closed')
  const pupils = await listPupils(ctx.sql, homeworkId, ctx.viewer.id)
  const given = pupils.filter(
    ({ userId, schoolClassId }) =>
      target === 'all' || targetId === (target === 'class' ? schoolClassId : userId),
  )
  if (target !== 'all' && given.length === 0)
    throw refuse(target === 'class' ? 'class_not_yours' : 'pupil_not_yours')
  const grant = {
    workId: homework.workId,
    target,
    targetId: target === 'all' ? null : targetId,
    userIds: target === 'all' ? null : given.map(({ userId }) => userId),
    extraSeconds: days * dayS,
    shiftSeconds: 0,
    reason,
  }
  await grantTime(ctx, grant, ctx.now)
  return homework
}

/** A pupil of the homework whom the teacher sees. @throws homework_copy_not_found */
export async function accessPupil(ctx: Ctx, homework: ManagedRow, userId: number): Promise<PupilRow> {
  const pupil = (await listPupils(ctx.sql, homework.id, ctx.viewer.id)).find((row) => row.userId === userId)
  if (!pupil) throw refuse('homework_copy_not_found')
  return pupil
}

async function putCopy(
  ctx: Ctx,
  homeworkId: number,
  userId: number,
  set: Partial<Pick<typeof homeworkCopies.$inferInsert, 'mark' | 'comment' | 'returnedAt'>>,
): Promise<void> {
  const values = { ...set, updatedAt: ctx.now }
  await ctx.db
    .insert(homeworkCopies)
    .values({ homeworkId, userId, ...values })
    .onConflictDoUpdate({ target: [homeworkCopies.homeworkId, homeworkCopies.userId], set: values })
}

/** @throws homework_copy_not_found, mark_before_submission */
export async function setMark(
  ctx: Ctx,
  homework: ManagedRow,
  userId: number,
  { mark, comment }: { mark: number | null; comment: string },
): Promise<void> {
  const pupil = await accessPupil(ctx, homework, userId)
  if (mark !== null && !pupilCan(pupil, ctx.now).mark) throw refuse('mark_before_submission')
  await putCopy(ctx, homework.id, userId, { mark, comment: comment || null })
}

/** Sends a copy back with a try more. @throws homework_copy_not_found, homework_not_submitted, homework_closed, homework_over */
export async function returnCopy(
  ctx: Ctx,
  homework: ManagedRow,
  userId: number,
  comment: string,
): Promise<void> {
  const pupil = await accessPupil(ctx, homework, userId)
  if (pupil.closedAt !== null) throw refuse('homework_closed')
  if (pupil.finishedAt === null) throw refuse('homework_not_submitted')
  if (isOver(pupil, ctx.now)) throw refuse('homework_over')
  const whose = { workId: homework.workId, userId, classIds: [pupil.schoolClassId] }
  if (!(await reopenRun(ctx, whose, 1))) throw refuse('homework_not_submitted')
  await putCopy(ctx, homework.id, userId, { mark: null, comment: comment || null, returnedAt: ctx.now })
}

/** Takes the viewer a set of the library as a homework. Repeating it changes nothing. @throws homework_set_not_found */
export async function pickSet(ctx: Ctx, setId: number): Promise<number> {
  const set = await accessSet(ctx, setId)
  if (set.homeworkId !== null) return set.homeworkId
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'pick_homework_set',
    text: `with own as (select id from homeworks where set_id = $1 and source = 'library'), picked as (
        insert into homework_targets (homework_id, target, target_id) select id, 'user', $2 from own on conflict do nothing
      ) select id from own`,
    values: [setId, ctx.viewer.id],
  })
  return rows[0]!.id
}
