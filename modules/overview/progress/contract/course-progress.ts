import * as z from 'zod'
import { Progress } from '@school/courses/contract'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { TaskKind, TaskStatus } from '@school/tasks/contract'

export const TaskResult = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  kind: TaskKind,
  status: TaskStatus,
  /** The best part of the points so far, 0–1. */
  share: z.number(),
  tries: z.int(),
  xp: z.int(),
  availableXp: z.int(),
})
export type TaskResult = z.infer<typeof TaskResult>

export const LessonResult = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  progress: Progress,
  percent: z.int().min(0).max(100),
  xp: z.int(),
  /** When the pupil first came; `null` for a lesson that was never opened. */
  openedAt: Instant.nullable(),
  lastOpenedAt: Instant.nullable(),
  /** Whole seconds of the video that were watched, repeats included. */
  watchedSeconds: z.int(),
  /** `null` for a lesson without a video. */
  videoSeconds: z.int().nullable(),
  /** How long the notes take to read. */
  readingMinutes: z.int(),
  tasks: z.array(TaskResult),
})
export type LessonResult = z.infer<typeof LessonResult>

/** One course of the pupil, lesson by lesson and task by task. */
export const CourseProgress = z.object({
  course: z.object({ id: z.int(), title: z.string(), discipline: Discipline }),
  lessons: z.array(LessonResult),
  totals: z.object({
    progress: Progress,
    percent: z.int().min(0).max(100),
    successPercent: z.int().min(0).max(100).nullable(),
    tries: z.int(),
    xp: z.int(),
    /** XP of all tasks, each solved at the first try. */
    availableXp: z.int(),
    watchedSeconds: z.int(),
  }),
})
export type CourseProgress = z.infer<typeof CourseProgress>
