import { homeworkErrors, webinarStateOf } from '@school/homeworks/contract'
import { type Ctx, refusals } from '@school/kernel/server'
import { webinarErrors } from '../contract/errors.ts'
import { findWebinarHomework, type WebinarHomeworkRow } from './webinar-queries.ts'

export const refuse = refusals({ ...homeworkErrors, ...webinarErrors })

/** The homework of a webinar of the viewer's class. @throws webinar_homework_not_found */
export async function accessWebinar(ctx: Ctx, webinarId: number): Promise<WebinarHomeworkRow> {
  const row = await findWebinarHomework(ctx.sql, webinarId, ctx.viewer.id)
  if (!row) throw refuse('webinar_homework_not_found')
  return row
}

/** One that is open now. @throws webinar_homework_not_found, webinar_homework_not_open, webinar_homework_closed */
export async function accessOpen(ctx: Ctx, webinarId: number): Promise<WebinarHomeworkRow> {
  const row = await accessWebinar(ctx, webinarId)
  const state = webinarStateOf(row)
  if (state !== 'open')
    throw refuse(state === 'closed' ? 'webinar_homework_closed' : 'webinar_homework_not_open')
  return row
}
