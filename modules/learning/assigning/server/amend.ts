import type { Ctx } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import { amendWork, holdWork } from '@school/works/server'
import { listTasksOf, putTargets, restateHomework } from '@school/homeworks/server'
import type { HomeworkBody } from '../contract/managed.ts'
import { accessManaged, refuse } from './access.ts'
import { listChosen, listTaught, type TaughtRow } from './bank-queries.ts'
import type { ManagedRow } from './managed-queries.ts'
import { type Issued, wrongInAmendment } from './rules/amendment.ts'
import { ordinaryOf } from './rules/levels.ts'
import { listPlaced } from './set-queries.ts'
import { rulesBy } from './work-rules.ts'

type Targets = Pick<HomeworkBody, 'schoolClassIds' | 'userIds' | 'exceptUserIds'>

/** All pupils who have it, as far as they are in classes of the teacher; a class no longer taught counts as one entry. */
function pupilsOf(
  { schoolClassIds, userIds, exceptUserIds }: Targets,
  taught: readonly TaughtRow[],
): number[] {
  const except = new Set(exceptUserIds)
  const ofClasses = schoolClassIds.flatMap((id) => {
    const own = taught.find((one) => one.id === id)
    return own ? own.pupils.flatMap((pupil) => (except.has(pupil.id) ? [] : [pupil.id])) : [-id]
  })
  return [...new Set([...ofClasses, ...userIds])]
}

/** Only own pupils may be added; existing ones stay, regardless of their present teacher. @throws class_not_yours, pupil_not_yours */
function mustAddOwn(before: Targets, after: Targets, taught: readonly TaughtRow[]): void {
  const classes = new Set([...before.schoolClassIds, ...taught.map(({ id }) => id)])
  const own = taught.flatMap(({ pupils }) => pupils.map(({ id }) => id))
  const pupils = new Set([...before.userIds, ...before.exceptUserIds, ...own])
  if (!after.schoolClassIds.every((id) => classes.has(id))) throw refuse('class_not_yours')
  if (![...after.userIds, ...after.exceptUserIds].every((id) => pupils.has(id)))
    throw refuse('pupil_not_yours')
}

const targetsOf = ({ classes, userIds, exceptUserIds }: ManagedRow): Targets => ({
  schoolClassIds: classes.map(({ id }) => id),
  userIds,
  exceptUserIds,
})

/**
 * Changes a published homework without disadvantage to its pupils: it may be renamed, postponed and given to more pupils; before the
 * first pupil starts, its tasks and rules may change. @throws the reason of a refusal
 */
export async function amendHomework(
  ctx: Ctx,
  { id, workId }: ManagedRow,
  stated: HomeworkBody,
): Promise<void> {
  // The lock keeps pupils from starting until the commit.
  await holdWork(ctx.sql, workId)
  const homework = await accessManaged(ctx, id)
  if (!stated.isPublished) throw refuse('homework_published')
  if (homework.webinar || stated.webinar) throw refuse('webinar_homework_stands')
  if (homework.closedAt !== null) throw refuse('homework_ended')
  if (stated.thingId !== homework.thingWorkId) throw refuse('thing_stands')
  const [taught, tasks] = await Promise.all([
    listTaught(ctx.sql, ctx.viewer.id),
    listTasksOf(ctx.sql, workId),
  ])
  const targets = targetsOf(homework)
  // Membership in a set is changed by moving a pupil, not here.
  const placed = homework.baseId === null ? await listPlaced(ctx.sql, id) : []
  const body = homework.baseId === null ? ordinaryOf(stated, placed) : { ...stated, ...targets }
  const before: Issued = {
    opensAt: homework.rules.opensAt,
    softDeadlineAt: homework.softDeadlineAt?.toISOString() ?? null,
    hardDeadlineAt: homework.rules.closesAt,
    tries: homework.rules.tries,
    solution: homework.rules.solution,
    markScale: homework.markScale as Issued['markScale'],
    taskIds: tasks.map((task) => task.id),
    pupilIds: pupilsOf(targets, taught),
    begun: homework.begun,
  }
  mustAddOwn(targets, body, taught)
  const wrong = wrongInAmendment(before, { ...body, pupilIds: pupilsOf(body, taught) }, ctx.now)
  if (wrong) throw refuse(wrong)
  if (body.taskIds.length + (body.thingId ?? 0) === 0) throw refuse('no_tasks')
  if (body.taskIds.join() !== before.taskIds.join()) {
    const known = await listChosen(ctx, body.taskIds)
    if (known.length !== body.taskIds.length) throw refuse('task_unknown')
  }
  const isTermMoved =
    body.softDeadlineAt !== before.softDeadlineAt || body.hardDeadlineAt !== before.hardDeadlineAt
  await amendWork(ctx, workId, body.taskIds, rulesBy(body))
  const fields = {
    title: body.title,
    intro: body.intro,
    introHtml: renderMarkdown(body.intro).html,
    softDeadlineAt: body.softDeadlineAt === null ? null : new Date(body.softDeadlineAt),
    markScale: [...body.markScale],
  }
  await restateHomework(ctx, id, fields, isTermMoved)
  await putTargets(ctx, id, body)
  if (homework.baseId === null)
    for (const { homeworkId, level } of homework.sets)
      if (level !== 'b') await amendSet(ctx, homeworkId, body)
}

/** Another set takes the title and the deadlines of the ordinary one; its tasks and rules are its own. */
async function amendSet(ctx: Ctx, id: number, terms: HomeworkBody): Promise<void> {
  const set = await accessManaged(ctx, id)
  const tasks = await listTasksOf(ctx.sql, set.workId)
  await amendHomework(ctx, set, {
    ...terms,
    levels: [],
    taskIds: tasks.map((task) => task.id),
    thingId: null,
    tries: set.rules.tries,
    solution: set.rules.solution,
    markScale: set.markScale as HomeworkBody['markScale'],
  })
}
