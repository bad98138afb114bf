import { type Ctx, refusals } from '@school/kernel/server'
import { homeworkErrors } from '../contract/errors.ts'
import { type CopyRow, findCopy } from './copy-queries.ts'
import { findManaged, findSet, lockManaged, type ManagedRow, type SetRow } from './queries.ts'
import { isOver, stateOf } from './rules/copy.ts'
import { webinarStateOf } from './rules/webinar.ts'

export const refuse = refusals(homeworkErrors)

/** A homework of the viewer as a pupil. @throws homework_not_found for absent, not yet open and foreign ones alike */
export async function accessCopy(ctx: Ctx, homeworkId: number): Promise<CopyRow> {
  const copy = await findCopy(ctx.sql, homeworkId, ctx.viewer.id, ctx.now)
  if (!copy) throw refuse('homework_not_found')
  return copy
}

/** What the viewer may do with their copy now. */
export function copyCan(copy: CopyRow, now: Date) {
  const state = stateOf(copy, now)
  const isThing = copy.thingWorkId !== null
  const isRunning = !isThing && (state === 'in_progress' || state === 'returned')
  return {
    start: !isThing && state === 'not_opened',
    answer: isRunning,
    submit: isRunning,
    mend: !isThing && state === 'done' && !isOver(copy, now) && copy.openCount > 0,
  }
}

/** A copy with tasks that the teacher has not closed. @throws homework_not_found, homework_of_thing, homework_closed */
export async function accessOpenCopy(ctx: Ctx, homeworkId: number): Promise<CopyRow> {
  const copy = await accessCopy(ctx, homeworkId)
  if (copy.thingWorkId !== null) throw refuse('homework_of_thing')
  if (copy.closedAt !== null) throw refuse('homework_closed')
  return copy
}

/** A homework created by the viewer. @throws homework_not_found */
export async function accessManaged(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await findManaged(ctx.sql, homeworkId, ctx.viewer.id)
  if (!homework) throw refuse('homework_not_found')
  return homework
}

/** Changeable are drafts with all their sets, and published ones that take answers; an opened webinar homework is not. */
export const managedCan = (homework: ManagedRow) => ({
  change:
    homework.publishedAt === null
      ? homework.baseId === null
      : homework.closedAt === null && homework.webinar === null,
})

/** Locked until the commit: values read now are still valid when written. @throws homework_not_found */
export async function accessManagedToChange(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  await lockManaged(ctx.sql, homeworkId, ctx.viewer.id)
  return accessManaged(ctx, homeworkId)
}

/** A published one. @throws homework_not_found, homework_not_published */
export async function accessPublished(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await accessManaged(ctx, homeworkId)
  if (homework.publishedAt === null) throw refuse('homework_not_published')
  return homework
}

/** One that is not in a webinar that is waiting or open. @throws homework_not_found, homework_not_published, homework_of_webinar */
export async function accessSettled(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await accessPublished(ctx, homeworkId)
  if (homework.webinar && webinarStateOf(homework.webinar) !== 'closed') throw refuse('homework_of_webinar')
  return homework
}

/** A set of the library; a retired one is visible only to pupils who have taken it. @throws homework_set_not_found */
export async function accessSet(ctx: Ctx, setId: number): Promise<SetRow> {
  const set = await findSet(ctx.sql, setId, ctx.viewer.id)
  if (!set || (set.retiredAt !== null && set.homeworkId === null)) throw refuse('homework_set_not_found')
  return set
}
