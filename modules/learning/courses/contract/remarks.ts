import { endpoint, idParams, Instant, SeenVersion, Version } from '@school/kernel/contract'
import * as z from 'zod'

export const remarkMax = 1000
/** Of one person in one lesson. */
export const remarksMax = 100

/** A person's own note to a lesson. */
export const LessonRemark = z.object({
  id: z.int(),
  /** Of the film; `null` is about the whole lesson. */
  atSeconds: z.number().nullable(),
  text: z.string(),
  writtenAt: Instant,
  version: Version,
})
export type LessonRemark = z.infer<typeof LessonRemark>

const Text = z.string().trim().min(1).max(remarkMax)
const LessonId = idParams('lessonId')
const RemarkId = idParams('remarkId')

export const listRemarks = endpoint({
  name: 'courses.listRemarks',
  method: 'GET',
  path: '/api/lessons/:lessonId/remarks',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['courses.remarks'],
  summary: 'Notes of the viewer to a lesson, in the order of its film',
  params: LessonId,
  reply: z.array(LessonRemark).max(remarksMax),
  errors: ['lesson_not_found'],
})

export const addRemark = endpoint({
  name: 'courses.addRemark',
  method: 'POST',
  path: '/api/lessons/:lessonId/remarks',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['courses.remarks'],
  summary: 'Adds a note to a lesson, for the viewer alone',
  params: LessonId,
  body: z.object({ atSeconds: z.number().min(0).max(86_400).nullable(), text: Text }),
  reply: LessonRemark,
  perMinute: 30,
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken', 'remarks_too_many'],
})

export const rewriteRemark = endpoint({
  name: 'courses.rewriteRemark',
  method: 'PUT',
  path: '/api/lesson_remarks/:remarkId',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['courses.remarks'],
  summary: 'Changes the words of one’s own remark',
  params: RemarkId,
  body: z.object({ text: Text, version: SeenVersion }),
  reply: LessonRemark,
  errors: ['remark_not_found'],
})

export const removeRemark = endpoint({
  name: 'courses.removeRemark',
  method: 'DELETE',
  path: '/api/lesson_remarks/:remarkId',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['courses.remarks'],
  summary: 'Throws one’s own remark away',
  params: RemarkId,
  reply: z.null(),
  errors: ['remark_not_found'],
})
