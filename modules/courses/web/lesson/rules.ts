import type { Response, TaskStatus } from '@school/tasks/contract'
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

function filledOf(gaps: Record<string, string>): string {
  const filled = Object.entries(gaps).map(([id, typed]) => [id, typed.trim()] as const)
  return JSON.stringify(
    filled.filter(([, typed]) => typed !== '').toSorted(([a], [b]) => Number(a) - Number(b)),
  )
}

/** What the server would tell apart; order of options and spaces at the ends are not. */
function essenceOf(response: Response): string {
  switch (response.kind) {
    case 'single_choice':
      return response.choice
    case 'multiple_choice':
      return response.choices.toSorted().join()
    case 'number':
    case 'short_text':
      return response.text.trim()
    case 'ordering':
      return response.order.join()
    case 'compose':
      return response.pieces.join()
    case 'mark_words':
      return response.words.toSorted().join()
    // Keys of digits come out in one order, however they were put in.
    case 'matching':
      return JSON.stringify(response.pairs)
    case 'grouping':
      return JSON.stringify(
        Object.entries(response.groups)
          .filter(([, items]) => items.length > 0)
          .map(([group, items]) => [group, items.toSorted()]),
      )
    case 'gaps':
      return filledOf(response.gaps)
    case 'table':
      return filledOf(response.cells)
    case 'file':
      return response.files.map(({ id }) => id).join()
    case 'essay':
      return response.text.trim()
    case 'image_point':
      return JSON.stringify(response.points.map(({ x, y }) => [x, y]))
    case 'number_line':
      return JSON.stringify(response.ends.map(({ at, isOpen, isEndless }) => [at, isOpen, isEndless]))
  }
}

/** Sending the same answer again would only cost a try. */
export const isSameResponse = (a: Response | null, b: Response | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && essenceOf(a) === essenceOf(b)

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

/** Played time between two reports of the player; a jump over a part of the film is not watching it. */
export function watchedBetween(before: number, after: number, speed: number): number {
  const passed = after - before
  return passed > 0 && passed <= 1.5 * Math.max(1, speed) ? passed : 0
}
