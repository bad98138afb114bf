import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { Criterion, Question, Solution, TaskStatus } from '@school/tasks/contract'
import { Review, SolvedAnswer } from '@school/works/contract'
import { TaskAppeals } from '@school/reviews/contract'
import { Exam, Grade, OnCheck, PaperPart, Scale } from './paper.ts'

export const PartResult = PaperPart.extend({
  points: z.int(),
  /** Answers of it that wait to be checked. */
  waiting: z.int(),
})
export type PartResult = z.infer<typeof PartResult>

/** Where a theme is taught or practised. `course`: the lesson is in it and is not open to the viewer yet. */
export const NextStep = z.object({
  kind: z.enum(['lesson', 'course', 'skill', 'training']),
  title: z.string(),
  url: z.string(),
})
export type NextStep = z.infer<typeof NextStep>

export const ThemeResult = z.object({
  title: z.string(),
  numbers: z.array(z.int()),
  points: z.int(),
  maxPoints: z.int(),
  /** Worth repeating: less than six tenths of its points. */
  isWeak: z.boolean(),
  /** For a weak theme what the school has for it; nothing of it is a guess. */
  steps: z.array(NextStep),
})
export type ThemeResult = z.infer<typeof ThemeResult>

export const TaskResult = z.object({
  id: z.int(),
  number: z.int(),
  title: z.string(),
  theme: z.string(),
  status: TaskStatus,
  points: z.int(),
  maxPoints: z.int(),
  /** How many of all first attempts have solved it. */
  solvedPercent: z.int(),
  /** Review criteria; empty when the task is judged automatically. */
  criteria: z.array(Criterion),
  /** Reviews received so far. */
  review: Review.nullable(),
})
export type TaskResult = z.infer<typeof TaskResult>

/** The likely result of the real exam, computed from the last judged attempts of rehearsals of this exam and discipline. */
export const Forecast = z.object({
  low: Grade,
  high: Grade,
  /** How many attempts are counted. */
  attempts: z.int(),
  /** How many of these repeat a rehearsal, whose tasks were known already. */
  repeats: z.int(),
})
export type Forecast = z.infer<typeof Forecast>

export const AttemptLine = z.object({
  number: z.int(),
  finishedAt: Instant,
  /** Of an attempt on check: what is known so far. */
  grade: Grade,
  isOnCheck: z.boolean(),
})
export type AttemptLine = z.infer<typeof AttemptLine>

/** First attempts of everybody. */
export const Everyone = z.object({
  people: z.int(),
  /** In tenths of a primary point. */
  averageTenths: z.int(),
  /** How many of them have less than this attempt. */
  belowPercent: z.int(),
  /** How many people have 0–9 %, 10–19 % … 90–100 % of the points. */
  distribution: z.array(z.int()),
  myBin: z.int(),
})
export type Everyone = z.infer<typeof Everyone>

export const ExamFacts = z.object({
  id: z.int(),
  title: z.string(),
  exam: Exam,
  disciplineTitle: z.string(),
  hue: z.int(),
  scale: Scale,
})

/** A link by which anybody sees one attempt. */
export const ResultShare = z.object({
  ulid: z.string(),
  createdAt: Instant,
  /** `null` is until it is revoked. */
  endsAt: Instant.nullable(),
})
export type ResultShare = z.infer<typeof ResultShare>

export const ExamResults = z.object({
  rehearsal: ExamFacts,
  /** Of the exam and the discipline: «ege-math». */
  planKey: z.string(),
  attemptNumber: z.int(),
  finishedAt: Instant,
  spentMinutes: z.int(),
  isByTime: z.boolean(),
  /** While the attempt is on check: without the answers that wait. */
  grade: Grade,
  onCheck: OnCheck.nullable(),
  parts: z.array(PartResult),
  themes: z.array(ThemeResult),
  tasks: z.array(TaskResult),
  attempts: z.array(AttemptLine),
  /** `null` while the attempt is on check. */
  everyone: Everyone.nullable(),
  forecast: Forecast.nullable(),
  share: ResultShare.nullable(),
  can: z.object({ readSolutions: z.boolean(), share: z.boolean() }),
})
export type ExamResults = z.infer<typeof ExamResults>

/** What a link shows: a first name and the result, and nothing else of the person. */
export const SharedExamResults = z.object({
  firstName: z.string(),
  rehearsal: ExamFacts,
  finishedAt: Instant,
  spentMinutes: z.int(),
  grade: Grade,
  onCheck: OnCheck.nullable(),
  parts: z.array(PartResult),
  themes: z.array(ThemeResult),
  endsAt: Instant.nullable(),
})
export type SharedExamResults = z.infer<typeof SharedExamResults>

/** A task of a finished attempt: the answer, the verdict, the solution. */
export const ExamSolution = z.object({
  id: z.int(),
  number: z.int(),
  title: z.string(),
  status: TaskStatus,
  points: z.int(),
  maxPoints: z.int(),
  sharedHtml: z.string().nullable(),
  question: Question,
  answer: SolvedAnswer.nullable(),
  /** `null` while the answer waits to be checked. */
  solution: Solution.nullable(),
  /** For an extended answer that has been checked; `null` where there is nothing to appeal against. */
  appealing: TaskAppeals.nullable(),
})
export type ExamSolution = z.infer<typeof ExamSolution>
