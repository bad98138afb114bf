import { type Ctx, refusals } from '@school/kernel/server'
import { type CopyRow, findCopy } from './copy-queries.ts'
import { homeworkErrors } from '../contract/errors.ts'
import { isOver, stateOf } from './rules/copy.ts'

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
  const isAssignable = copy.thingWorkId !== null
  const isRunning = !isAssignable && (state === 'in_progress' || state === 'returned')
  return {
    start: !isAssignable && state === 'not_opened',
    answer: isRunning,
    submit: isRunning,
    mend: !isAssignable && state === 'done' && !isOver(copy, now) && copy.openCount > 0,
  }
}

/** A copy with tasks that the teacher has not closed. @throws homework_not_found, homework_of_thing, homework_closed */
export async function accessOpenCopy(ctx: Ctx, homeworkId: number): Promise<CopyRow> {
  const copy = await accessCopy(ctx, homeworkId)
  if (copy.thingWorkId !== null) throw refuse('homework_of_thing')
  if (copy.closedAt !== null) throw refuse('homework_closed')
  return copy
}
