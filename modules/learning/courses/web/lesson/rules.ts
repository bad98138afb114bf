import type { TaskStatus } from '@school/tasks/contract'
import type { OpenTask, TaskSummary } from '@school/works/contract'
import type { Lesson, LessonRow, Progress, Video } from '../../contract/index.ts'

/** Nothing more can be done with such a task: it is answered right or given up. */
export const isClosed = (status: TaskStatus): boolean =>
  status === 'solved' || status === 'hinted' || status === 'failed'

type Standing = Pick<TaskSummary, 'id' | 'status'>

/** The task to show: the one in the address when the lesson has it, else the first that is not closed, else the first. */
export const shownTask = <T extends Standing>(tasks: readonly T[], wantedId: number | null): T | undefined =>
  tasks.find(({ id }) => id === wantedId) ?? tasks.find(({ status }) => !isClosed(status)) ?? tasks[0]

/** Where to go on from a task: the nearest unfinished one after it, then from the beginning. */
export function nextTask<T extends Standing>(tasks: readonly T[], currentId: number): T | undefined {
  const at = tasks.findIndex(({ id }) => id === currentId)
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find(({ status }) => !isClosed(status))
}

export const progressOf = (tasks: readonly Standing[]): Progress => ({
  done: tasks.filter(({ status }) => isClosed(status)).length,
  total: tasks.length,
})

export interface LessonResult {
  solved: number
  withHint: number
  givenUp: number
  xp: number
}

export const resultOf = (tasks: readonly Pick<TaskSummary, 'status' | 'xp'>[]): LessonResult => {
  const countOf = (wanted: TaskStatus) => tasks.filter(({ status }) => status === wanted).length
  return {
    solved: countOf('solved') + countOf('hinted'),
    withHint: countOf('hinted'),
    givenUp: countOf('failed'),
    xp: tasks.reduce((sum, { xp }) => sum + xp, 0),
  }
}

/** The strip after something happened in one task of it. */
export const withTask = (
  tasks: readonly TaskSummary[],
  { id, status, xp }: Pick<OpenTask, 'id' | 'status' | 'xp'>,
): TaskSummary[] => tasks.map((task) => (task.id === id ? { ...task, status, xp } : task))

/** The lesson and its line in the rail after a task was closed. */
export const withProgress = (lesson: Lesson, progress: Progress): Lesson => ({
  ...lesson,
  progress,
  lessons: lesson.lessons.map((row) => (row.id === lesson.id ? { ...row, progress } : row)),
})

/** Every task of every lesson is closed. */
export const isCourseDone = (lessons: readonly Pick<LessonRow, 'progress' | 'tasksCount'>[]): boolean =>
  lessons.every(({ progress, tasksCount }) => (progress?.done ?? 0) >= tasksCount)

const edgeSeconds = 5

/** Where to go on watching; from the beginning when little was watched or everything was. */
export const resumeAt = ({
  position,
  durationSeconds,
}: Pick<Video, 'position' | 'durationSeconds'>): number =>
  position < edgeSeconds || position > durationSeconds - edgeSeconds ? 0 : position

/** The line that is being said; -1 before the first. */
export const lineAt = (transcript: Video['transcript'], seconds: number): number =>
  transcript.findLastIndex((line) => line.seconds <= seconds + 0.05)

/** The part of the film that is shown; -1 before the first. */
export const chapterAt = (chapters: Video['chapters'], seconds: number): number =>
  chapters.findLastIndex(({ atSeconds }) => atSeconds <= seconds + 0.05)

/** Played time between two reports of the player; a jump over a part of the film is not watching it. */
export function watchedBetween(before: number, after: number, speed: number): number {
  const passed = after - before
  return passed > 0 && passed <= 1.5 * Math.max(1, speed) ? passed : 0
}

/** The address of a task on the page of its lesson: it can be shared and walked back. */
export const taskAddress = (taskId: number) => ({ search: `?task=${taskId}` })
