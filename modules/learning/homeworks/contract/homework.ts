import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Attempt } from '@school/works/contract'
import * as z from 'zod'
import { AssignedWork } from './assignable.ts'
import { WebinarCard } from './webinar.ts'

export const homeworkSources = ['course', 'teacher', 'webinar', 'library'] as const
export const HomeworkSource = z.enum(homeworkSources)

export const solutionRules = ['after_solve', 'after_deadline', 'never'] as const
export const SolutionRule = z.enum(solutionRules)
export type SolutionRule = z.infer<typeof SolutionRule>

/**
 * State of a pupil's copy. `submitted`: the time is over and the server is closing it; `missed`: the last day
 * has passed and it was never started.
 */
export const copyStates = [
  'not_opened',
  'in_progress',
  'submitted',
  'checking',
  'returned',
  'done',
  'missed',
] as const
export const CopyState = z.enum(copyStates)
export type CopyState = z.infer<typeof CopyState>

/** The tabs of the pupil's list. */
export const homeworkTabs = ['now', 'checking', 'returned', 'done'] as const
export const HomeworkTab = z.enum(homeworkTabs)
export type HomeworkTab = z.infer<typeof HomeworkTab>

export const Mark = z.int().min(2).max(5)

/** Per cents from which «5», «4» and «3» begin. */
export const MarkScale = z.tuple([Percent(), Percent(), Percent()])
function Percent() {
  return z.int().min(1).max(100)
}

/** The lesson that a homework belongs to. */
export const HomeLesson = z.object({
  id: z.int(),
  title: z.string(),
  courseId: z.int(),
  courseTitle: z.string(),
})

/** A homework as its pupil sees it in a list. */
export const HomeworkCard = z.object({
  id: z.int(),
  title: z.string(),
  source: HomeworkSource,
  discipline: Discipline,
  lesson: HomeLesson.nullable(),
  /** A lesson, a training or a rehearsal to be done on its own page; `null` when the homework has tasks. */
  thing: AssignedWork.nullable(),
  /** Its teacher. */
  teacherName: z.string().nullable(),
  state: CopyState,
  /** It is on time until this day; `null` without a deadline. */
  softDeadlineAt: Instant.nullable(),
  /** Answers are refused after it. */
  hardDeadlineAt: Instant.nullable(),
  /** Not submitted before the soft deadline. */
  isLate: z.boolean(),
  /** Not submitted, and the deadline has passed within the last thirty days: what parents and teachers count. */
  isOverdue: z.boolean(),
  tasksCount: z.int(),
  answeredCount: z.int(),
  /** Estimated minutes for the remaining tasks. */
  minutesLeft: z.int(),
  finishedAt: Instant.nullable(),
  percent: z.int().nullable(),
  mark: Mark.nullable(),
})
export type HomeworkCard = z.infer<typeof HomeworkCard>

/** The homework of a lesson that is open to the viewer. */
export const LessonHomework = HomeworkCard.extend({
  /** It is given with the first answer in the lesson; until then it has no deadline and is not in the list. */
  isGiven: z.boolean(),
})
export type LessonHomework = z.infer<typeof LessonHomework>

const MistakesOfTheme = z.object({
  /** `null` when no lesson teaches it. */
  lesson: z.object({ id: z.int(), courseId: z.int(), title: z.string() }).nullable(),
  taskIds: z.array(z.int()),
})

export const Homework = HomeworkCard.extend({
  introHtml: z.string(),
  /** For a task; `null` is without limit. */
  tries: z.int().nullable(),
  solution: SolutionRule,
  markScale: MarkScale,
  /** The teacher's comment on the work. */
  comment: z.string().nullable(),
  isClosed: z.boolean(),
  /** Other pupils of the class have other tasks. */
  isOwnVariant: z.boolean(),
  xp: z.int(),
  attempt: Attempt.nullable(),
  /** For a judged copy: unsolved tasks grouped by the lessons that teach them. */
  mistakes: z.array(MistakesOfTheme),
  serverNow: Instant,
  can: z.object({ start: z.boolean(), answer: z.boolean(), submit: z.boolean(), mend: z.boolean() }),
})
export type Homework = z.infer<typeof Homework>

/** Counts of all tabs, and the next deadlines. What is listed on a tab is counted: webinars on the first one too. */
export const HomeworkSummary = z.object({
  counts: z.record(HomeworkTab, z.int()),
  disciplines: z.array(Discipline),
  due: z.array(HomeworkCard),
  /** Upcoming webinars of the viewer's classes whose homework is not open yet. */
  webinars: z.array(WebinarCard),
  serverNow: Instant,
})
export type HomeworkSummary = z.infer<typeof HomeworkSummary>
