import { randomUUID } from 'node:crypto'
import type { Ctx } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import { isCheckedByPerson } from '@school/tasks/contract'
import { closeAttempts, putWork, removeWork, restateWork } from '@school/works/server'
import { eq } from 'drizzle-orm'
import type { HomeworkBody } from '../contract/managed.ts'
import { refuse } from './access.ts'
import { amendHomework } from './amend.ts'
import { listChosen, listColleagues, listTaught, type TaughtRow } from './bank-queries.ts'
import type { ManagedRow } from './queries.ts'
import { putWebinar } from './webinar-actions.ts'
import { wrongIn } from './rules/statement.ts'
import { putTargets, rulesBy } from './stated.ts'
import { homeworks } from './tables.ts'

function mustBeOwn(body: HomeworkBody, taught: readonly TaughtRow[]): void {
  const classes = new Set(taught.map(({ id }) => id))
  const pupils = new Set(taught.flatMap((own) => own.pupils.map(({ id }) => id)))
  if (body.webinar && !classes.has(body.webinar.schoolClassId)) throw refuse('webinar_class_not_yours')
  if (!body.schoolClassIds.every((id) => classes.has(id))) throw refuse('class_not_yours')
  if (![...body.userIds, ...body.exceptUserIds].every((id) => pupils.has(id))) throw refuse('pupil_not_yours')
}

/** Everything that the teacher states, checked. @throws what is wrong with it */
async function check(ctx: Ctx, body: HomeworkBody) {
  const wrong = wrongIn(body, ctx.now)
  if (wrong) throw refuse(wrong)
  const [taught, tasks] = await Promise.all([
    listTaught(ctx.sql, ctx.viewer.id),
    listChosen(ctx, body.taskIds),
  ])
  mustBeOwn(body, taught)
  if (tasks.length === 0 || tasks.length !== body.taskIds.length) throw refuse('task_unknown')
  if (body.webinar && tasks.some(({ kind }) => isCheckedByPerson(kind)))
    throw refuse('webinar_needs_quick_tasks')
  return {
    source: body.webinar ? ('webinar' as const) : ('teacher' as const),
    title: body.title,
    intro: body.intro,
    introHtml: renderMarkdown(body.intro).html,
    disciplineId: tasks[0]!.disciplineId,
    softDeadlineAt: body.softDeadlineAt === null ? null : new Date(body.softDeadlineAt),
    markScale: [...body.markScale],
    publishedAt: body.isPublished ? ctx.now : null,
  }
}

/** @returns the id of the new homework */
export async function createHomework(
  ctx: Ctx,
  body: HomeworkBody,
  of: { setId?: number | null; authorId?: number; sharedById?: number } = {},
): Promise<number> {
  const stated = await check(ctx, body)
  const workId = await putWork(ctx.db, `homework:${randomUUID()}`, 'homework', body.taskIds, rulesBy(body))
  const [made] = await ctx.db
    .insert(homeworks)
    .values({ authorId: ctx.viewer.id, workId, createdAt: ctx.now, ...of, ...stated })
    .returning({ id: homeworks.id })
  await putTargets(ctx, made!.id, body)
  return made!.id
}

/** @throws what is wrong with the body, or with changing what is given out */
export async function changeHomework(ctx: Ctx, homework: ManagedRow, body: HomeworkBody): Promise<void> {
  if (homework.publishedAt !== null) return amendHomework(ctx, homework, body)
  const stated = await check(ctx, body)
  await restateWork(ctx.db, homework.workId, body.taskIds, rulesBy(body))
  await ctx.db.update(homeworks).set(stated).where(eq(homeworks.id, homework.id))
  await putTargets(ctx, homework.id, body)
}

/** @throws homework_published */
export async function deleteHomework(ctx: Ctx, homework: ManagedRow): Promise<void> {
  if (homework.publishedAt !== null) throw refuse('homework_published')
  await putWebinar(ctx, homework.id, null)
  await ctx.db.delete(homeworks).where(eq(homeworks.id, homework.id))
  await removeWork(ctx.db, homework.workId)
}

/** A draft of the same tasks for nobody yet, without days. */
export function copyHomework(
  ctx: Ctx,
  homework: ManagedRow,
  taskIds: number[],
  forColleague: { authorId?: number; sharedById?: number } = {},
): Promise<number> {
  const { title, intro, rules, markScale, setId } = homework
  return createHomework(
    ctx,
    {
      title,
      intro,
      taskIds,
      schoolClassIds: [],
      userIds: [],
      exceptUserIds: [],
      opensAt: null,
      softDeadlineAt: null,
      hardDeadlineAt: null,
      tries: rules.tries,
      solution: rules.solution === 'after_deadline' ? 'never' : rules.solution,
      markScale: markScale as HomeworkBody['markScale'],
      isPublished: false,
      webinar: null,
    },
    { setId, ...forColleague },
  )
}

/** Takes no more answers from anybody. Repeating it changes nothing. */
export async function closeHomework(ctx: Ctx, homework: ManagedRow, isArchived: boolean): Promise<void> {
  await closeAttempts(ctx, homework.workId)
  await ctx.sql.query({
    name: 'close_homework',
    text: `update homeworks set closed_at = coalesce(closed_at, $2),
        archived_at = case when $3::boolean then coalesce(archived_at, $2) else archived_at end where id = $1`,
    values: [homework.id, ctx.now, isArchived],
  })
}

/** Puts a copy among the drafts of a colleague. @throws colleague_unknown */
export async function shareHomework(
  ctx: Ctx,
  homework: ManagedRow,
  taskIds: number[],
  userId: number,
): Promise<void> {
  const colleagues = await listColleagues(ctx.sql, ctx.viewer.id)
  if (!colleagues.some(({ id }) => id === userId)) throw refuse('colleague_unknown')
  await copyHomework(ctx, homework, taskIds, { authorId: userId, sharedById: ctx.viewer.id })
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [userId] })
}
