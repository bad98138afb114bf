import type { Ctx } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import { isCheckedByPerson } from '@school/tasks/contract'
import { restateWork } from '@school/works/server'
import type { ExtraLevel } from '@school/homeworks/contract'
import { putWebinar, putTargets, dropSets, restateHomework, removeHomework } from '@school/homeworks/server'
import type { HomeworkBody } from '../contract/managed.ts'
import { refuse } from './access.ts'
import { amendHomework } from './amend.ts'
import { listChosen, listColleagues, listTaught, type TaughtRow } from './bank-queries.ts'
import type { ManagedRow } from './managed-queries.ts'
import { ordinaryOf, placedIn, wrongInLevels } from './rules/levels.ts'
import { wrongIn } from './rules/statement.ts'
import { addSets, addSet } from './set-actions.ts'
import { findAssignable } from './assignables.ts'
import { rulesBy } from './work-rules.ts'

function mustBeOwn(body: HomeworkBody, taught: readonly TaughtRow[]): void {
  const classes = new Set(taught.map(({ id }) => id))
  const pupils = new Set(taught.flatMap((own) => own.pupils.map(({ id }) => id)))
  if (body.webinar && !classes.has(body.webinar.schoolClassId)) throw refuse('webinar_class_not_yours')
  if (!body.schoolClassIds.every((id) => classes.has(id))) throw refuse('class_not_yours')
  const named = [...body.userIds, ...body.exceptUserIds, ...placedIn(body.levels)]
  if (!named.every((id) => pupils.has(id))) throw refuse('pupil_not_yours')
}

/** The work assigned instead of tasks, if any. @throws thing_stands_alone, thing_unknown */
async function requireAssignable(ctx: Ctx, { thingId, taskIds, levels, webinar }: HomeworkBody) {
  if (thingId === null) return null
  if (taskIds.length + levels.length > 0 || webinar) throw refuse('thing_stands_alone')
  const assignable = await findAssignable(ctx, thingId)
  if (!assignable) throw refuse('thing_unknown')
  return assignable
}

/** Validates all form fields. @throws the first fault */
async function check(ctx: Ctx, body: HomeworkBody) {
  const wrong = wrongIn(body, ctx.now) ?? wrongInLevels(body)
  if (wrong) throw refuse(wrong)
  const wanted = new Set([...body.taskIds, ...body.levels.flatMap(({ taskIds }) => taskIds)])
  const [taught, tasks] = await Promise.all([
    listTaught(ctx.sql, ctx.viewer.id),
    listChosen(ctx, [...wanted]),
  ])
  mustBeOwn(body, taught)
  if (tasks.length !== wanted.size) throw refuse('task_unknown')
  if (body.thingId === null && body.taskIds.length === 0) throw refuse('no_tasks')
  const assignable = await requireAssignable(ctx, body)
  if (body.webinar && tasks.some(({ kind }) => isCheckedByPerson(kind)))
    throw refuse('webinar_needs_quick_tasks')
  return {
    source: body.webinar ? ('webinar' as const) : ('teacher' as const),
    title: body.title,
    intro: body.intro,
    introHtml: renderMarkdown(body.intro).html,
    disciplineId: assignable?.disciplineId ?? tasks[0]!.disciplineId,
    thingWorkId: body.thingId,
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
  const common = { authorId: ctx.viewer.id, createdAt: ctx.now, ...of, ...(await check(ctx, body)) }
  const ordinary = ordinaryOf(body, placedIn(body.levels))
  const id = await addSet(ctx, ordinary, common, { level: body.levels.length > 0 ? 'b' : null })
  await addSets(ctx, id, body, common)
  return id
}

/** @throws faults of the body or of changing a published homework */
export async function changeHomework(ctx: Ctx, homework: ManagedRow, body: HomeworkBody): Promise<void> {
  if (homework.publishedAt !== null) return amendHomework(ctx, homework, body)
  if (homework.baseId !== null) throw refuse('set_of_assignment')
  const stated = await check(ctx, body)
  await restateWork(ctx.db, homework.workId, body.taskIds, rulesBy(body))
  const level = body.levels.length > 0 ? ('b' as const) : null
  await restateHomework(ctx, homework.id, { ...stated, level })
  await putTargets(ctx, homework.id, ordinaryOf(body, placedIn(body.levels)))
  await dropSets(ctx, homework.id)
  await addSets(ctx, homework.id, body, { authorId: ctx.viewer.id, createdAt: ctx.now, ...stated })
}

/** @throws homework_published */
export async function deleteHomework(ctx: Ctx, homework: ManagedRow): Promise<void> {
  if (homework.publishedAt !== null) throw refuse('homework_published')
  if (homework.baseId !== null) throw refuse('set_of_assignment')
  await putWebinar(ctx, homework.id, null)
  await dropSets(ctx, homework.id)
  await removeHomework(ctx, homework)
}

/** Tasks of the ordinary set and of the others that may be given again. */
export interface Asked {
  taskIds: number[]
  thingId: number | null
  levels: { level: ExtraLevel; taskIds: number[] }[]
}

/** A draft with the same tasks, without pupils and days. */
export function copyHomework(
  ctx: Ctx,
  homework: ManagedRow,
  { taskIds, thingId, levels }: Asked,
  forColleague: { authorId?: number; sharedById?: number } = {},
): Promise<number> {
  const { title, intro, rules, markScale, setId } = homework
  return createHomework(
    ctx,
    {
      title,
      intro,
      taskIds,
      thingId,
      levels: levels.map((set) => ({ ...set, userIds: [] })),
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

/** Creates a copy in the drafts of a colleague. @throws colleague_unknown */
export async function shareHomework(
  ctx: Ctx,
  homework: ManagedRow,
  asked: Asked,
  userId: number,
): Promise<void> {
  const colleagues = await listColleagues(ctx.sql, ctx.viewer.id)
  if (!colleagues.some(({ id }) => id === userId)) throw refuse('colleague_unknown')
  await copyHomework(ctx, homework, asked, { authorId: userId, sharedById: ctx.viewer.id })
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [userId] })
}
