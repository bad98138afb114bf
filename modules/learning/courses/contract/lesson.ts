import { Discipline } from '@school/disciplines/contract'
import * as z from 'zod'
import { TaskSummary } from '@school/works/contract'
import { AccessState, LessonRow, Progress } from './course.ts'

export const Video = z.object({
  id: z.int(),
  title: z.string(),
  durationSeconds: z.number(),
  sourceUrl: z.string(),
  captionsUrl: z.string(),
  posterUrl: z.string(),
  transcript: z.array(z.object({ seconds: z.number(), text: z.string() })),
  /** By time; empty when a film has no parts. */
  chapters: z.array(z.object({ atSeconds: z.number(), title: z.string() })),
  /** Where the viewer stopped last time. */
  position: z.number(),
})
export type Video = z.infer<typeof Video>

export const CourseOfLesson = z.object({ id: z.int(), title: z.string(), discipline: Discipline })

/** A lesson with the rail of its course. Without access there is no video and `can.learn` is false. */
export const Lesson = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  readingMinutes: z.int(),
  course: CourseOfLesson,
  lessons: z.array(LessonRow),
  accessState: AccessState,
  progress: Progress,
  video: Video.nullable(),
  previousLessonId: z.int().nullable(),
  nextLessonId: z.int().nullable(),
  /** Where the viewer solves its tasks; `null` until something is done with one of them. */
  attemptId: z.int().nullable(),
  can: z.object({ learn: z.boolean(), enroll: z.boolean(), teach: z.boolean() }),
})
export type Lesson = z.infer<typeof Lesson>

/** A task of a lesson, before those who teach. */
export const TaughtTask = TaskSummary.pick({
  id: true,
  position: true,
  title: true,
  kind: true,
  difficulty: true,
})
export type TaughtTask = z.infer<typeof TaughtTask>

/** A lesson for teachers: all of it, without an access to the course; nothing of it is noted or begun. */
export const TaughtLesson = Lesson.pick({
  id: true,
  position: true,
  title: true,
  summary: true,
  minutes: true,
  readingMinutes: true,
  course: true,
  video: true,
  previousLessonId: true,
  nextLessonId: true,
}).extend({
  lessonsCount: z.int(),
  notesHtml: z.string(),
  /** Without those of a contest in progress. */
  tasks: z.array(TaughtTask),
})
export type TaughtLesson = z.infer<typeof TaughtLesson>

/** The notes of a lesson. Without access `html` is empty and only the contents are seen. */
export const LessonNotes = z.object({
  lessonId: z.int(),
  title: z.string(),
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  readingMinutes: z.int(),
  course: CourseOfLesson,
  accessState: AccessState,
  can: z.object({ learn: z.boolean(), enroll: z.boolean() }),
})
export type LessonNotes = z.infer<typeof LessonNotes>
