import * as z from 'zod'
import { AccessState, Discipline, LessonRow, Progress } from './course.ts'

export const Video = z.object({
  id: z.int(),
  title: z.string(),
  durationSeconds: z.number(),
  sourceUrl: z.string(),
  captionsUrl: z.string(),
  posterUrl: z.string(),
  transcript: z.array(z.object({ seconds: z.number(), text: z.string() })),
  /** Where the viewer stopped last time. */
  position: z.number(),
})
export type Video = z.infer<typeof Video>

/** A lesson with the rail of its course. Without access there is no video and `can.learn` is false. */
export const Lesson = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  readingMinutes: z.int(),
  course: z.object({ id: z.int(), title: z.string(), discipline: Discipline }),
  lessons: z.array(LessonRow),
  accessState: AccessState,
  progress: Progress,
  video: Video.nullable(),
  previousLessonId: z.int().nullable(),
  nextLessonId: z.int().nullable(),
  /** Where the viewer solves its tasks; `null` until something is done with one of them. */
  attemptId: z.int().nullable(),
  can: z.object({ learn: z.boolean(), enroll: z.boolean() }),
})
export type Lesson = z.infer<typeof Lesson>

/** The notes of a lesson. Without access `html` is empty and only the contents are seen. */
export const LessonNotes = z.object({
  lessonId: z.int(),
  title: z.string(),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  readingMinutes: z.int(),
  course: z.object({ id: z.int(), title: z.string(), discipline: Discipline }),
  accessState: AccessState,
  can: z.object({ learn: z.boolean(), enroll: z.boolean() }),
})
export type LessonNotes = z.infer<typeof LessonNotes>
