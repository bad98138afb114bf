import { formatTime } from '@school/texts'
import { type TaskStatus, taskStatuses } from '@school/tasks/contract'
import {
  type ActivityDay,
  type CourseProgress,
  type CourseResult,
  isActiveDay,
  type OwnProgress,
  type Program,
} from '../contract/index.ts'

export type DayPart = 'night' | 'morning' | 'day' | 'evening'

/** The part of the day on the pupil's own clock. */
export function dayPart(now: Date, zone: string): DayPart {
  const hour = Number.parseInt(formatTime(now, zone), 10)
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'day' : hour < 23 ? 'evening' : 'night'
}

/** `fresh`: never opened and nothing solved; `closed`: the access is over or not yet open. */
export type ProgramStanding = 'fresh' | 'going' | 'done' | 'closed'

type ProgramFacts = Pick<Program, 'accessState' | 'nextLesson' | 'progress' | 'lastOpenedAt'>

export function programStanding({
  accessState,
  nextLesson,
  progress,
  lastOpenedAt,
}: ProgramFacts): ProgramStanding {
  if (accessState !== 'available') return 'closed'
  if (!nextLesson) return 'done'
  return progress.done === 0 && lastOpenedAt === null ? 'fresh' : 'going'
}

/** The program to go on with: the last opened one that has a lesson left, else the first that was never opened. */
export function findNextProgram<P extends ProgramFacts>(programs: readonly P[]): P | null {
  const isIn = (standing: ProgramStanding) => (program: P) => programStanding(program) === standing
  return programs.find(isIn('going')) ?? programs.find(isIn('fresh')) ?? null
}

/** False for no programs at all: there is nothing to be proud of yet. */
export const areAllDone = (programs: readonly ProgramFacts[]): boolean =>
  programs.length > 0 && programs.every((program) => programStanding(program) === 'done')

/** Courses are done, and nothing is set, in progress or being checked: shows the message «all done». */
export const isAllBehind = (programs: readonly ProgramFacts[], today: readonly unknown[]): boolean =>
  today.length === 0 && areAllDone(programs)

/** The week in three numbers. */
export const weekTotals = (week: readonly ActivityDay[]) => ({
  solved: week.reduce((sum, day) => sum + day.solved, 0),
  xp: week.reduce((sum, day) => sum + day.xp, 0),
  days: week.filter(isActiveDay).length,
})

/** Whole minutes of a video; a minute when less was watched, so that a begun one is not «0». */
export const minutesOf = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0

/** The statuses that occur in a course, in the order of the legend. */
export function statusesOf(lessons: CourseProgress['lessons']): TaskStatus[] {
  const met = new Set(lessons.flatMap(({ tasks }) => tasks.map(({ status }) => status)))
  return taskStatuses.filter((status) => met.has(status))
}

/** `no_answers`: there are courses, nothing is answered yet. */
export function progressState({ courses, totals }: OwnProgress): 'no_courses' | 'no_answers' | 'full' {
  if (totals.answers > 0) return 'full'
  return courses.length > 0 ? 'no_answers' : 'no_courses'
}

/** Difference in per cent from which two courses are compared: a smaller one is chance. */
const leastDifference = 10
/** From here on success is good enough to call nothing weak. */
const goodSuccess = 80

/**
 * The course with the highest success and the one to repeat.
 * `null` while there is nothing to compare; `weak` is `null` when even the lowest is good.
 */
export function extremesOf<C extends Pick<CourseResult, 'successPercent' | 'isArchived'>>(
  courses: readonly C[],
): { best: C; weak: C | null } | null {
  const known = courses
    .filter((course) => !course.isArchived && course.successPercent !== null)
    .toSorted((a, b) => b.successPercent! - a.successPercent!)
  const [best, lowest] = [known[0], known.at(-1)]
  if (!best || !lowest || best.successPercent! - lowest.successPercent! < leastDifference) return null
  return { best, weak: lowest.successPercent! < goodSuccess ? lowest : null }
}

/** Lessons whose tasks are all closed; those without tasks do not count. */
export function lessonsDone(lessons: CourseProgress['lessons']): { done: number; total: number } {
  const withTasks = lessons.filter(({ tasks }) => tasks.length > 0)
  return { done: withTasks.filter(({ percent }) => percent === 100).length, total: withTasks.length }
}

/** What the chart of days counts; the first is the default. */
export const measures = ['solved', 'answers', 'xp'] as const
export type Measure = (typeof measures)[number]

/** @param text of the address: anything at all */
export const measureOf = (text: string | null): Measure =>
  measures.find((measure) => measure === text) ?? measures[0]
