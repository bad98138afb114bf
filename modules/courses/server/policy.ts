import type { Ctx } from '@school/kernel/server'
import type { PolicyAttempt, WorkPolicy } from '@school/works/server'
import { accessOpenLessonOfWork } from './access.ts'

const mustBeOpen = async (ctx: Ctx, { workId }: PolicyAttempt): Promise<void> => {
  await accessOpenLessonOfWork(ctx, workId)
}

/** The tasks of a lesson are seen and solved as long as the lesson is open to their pupil. */
export const lessonPolicy: WorkPolicy = {
  kind: 'practice',
  namesSql: 'select work_id, title from lessons',
  look: mustBeOpen,
  solve: mustBeOpen,
}
