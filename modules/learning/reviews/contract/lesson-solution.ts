import { Avatar } from '@school/users/contract'
import * as z from 'zod'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { Try } from '@school/works/contract'

/** Tries of one person at a task of a lesson, with reviews. */
export const LessonSolution = z.object({
  course: z.object({ id: z.int(), title: z.string(), hue: z.int() }),
  lesson: z.object({ id: z.int(), title: z.string() }),
  user: z.object({ id: z.int(), name: z.string(), avatar: Avatar.nullable(), isMe: z.boolean() }),
  /** All tasks of the lesson, for navigation. */
  tasks: z.array(z.object({ id: z.int(), position: z.int(), title: z.string(), status: TaskStatus })),
  task: z.object({
    id: z.int(),
    position: z.int(),
    title: z.string(),
    kind: TaskKind,
    status: TaskStatus,
    difficulty: z.int(),
    xp: z.int(),
    hintsOpened: z.int(),
    gaveUp: z.boolean(),
    question: Question,
    /** The latest first. */
    tries: z.array(Try),
    /** For the author when the task is closed, for teachers always. */
    solution: Solution.nullable(),
  }),
  /** The pending review, when the viewer may check it. */
  reviewId: z.int().nullable(),
})
export type LessonSolution = z.infer<typeof LessonSolution>
