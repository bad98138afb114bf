import * as z from 'zod'
import { Instant } from '@school/kernel/contract'

export const exams = ['oge', 'ege'] as const
export const Exam = z.enum(exams)
export type Exam = z.infer<typeof Exam>

/** Primary points to test points of the ЕГЭ: the place in the list is the number of primary points. */
export const TestScale = z.object({
  kind: z.literal('test'),
  year: z.int(),
  source: z.string(),
  /** The least test points with which the exam is passed. */
  minimum: z.int(),
  points: z.array(z.int()),
})

/** Primary points to a mark of the ОГЭ: from how many on each mark is given. */
export const MarkScale = z.object({
  kind: z.literal('mark'),
  year: z.int(),
  source: z.string(),
  from: z.object({ 3: z.int(), 4: z.int(), 5: z.int() }),
  /** Without this many points for these tasks the mark is at most «2». */
  need: z.object({ title: z.string(), numbers: z.array(z.int()), points: z.int() }).nullable(),
})

export const Scale = z.discriminatedUnion('kind', [TestScale, MarkScale])
export type Scale = z.infer<typeof Scale>

/** A part of the official paper. `isHere` is false when this rehearsal omits it. */
export const PaperPart = z.object({
  title: z.string(),
  about: z.string(),
  from: z.int(),
  to: z.int(),
  maxPoints: z.int(),
  isHere: z.boolean(),
  /** People check some of its answers: their points come later. */
  isByPerson: z.boolean(),
})
export type PaperPart = z.infer<typeof PaperPart>

/** The official paper whose form the rehearsal keeps. */
export const Paper = z.object({
  year: z.int(),
  source: z.string(),
  parts: z.array(PaperPart),
  tasksCount: z.int(),
  maxPoints: z.int(),
  allowed: z.array(z.string()),
  forbidden: z.array(z.string()),
  scale: Scale,
})
export type Paper = z.infer<typeof Paper>

/** What primary points are worth: test points or a mark. */
export const Grade = z.object({
  kind: z.enum(['test', 'mark']),
  value: z.int(),
  primary: z.int(),
  maxPrimary: z.int(),
  isPassed: z.boolean(),
  /** The total is sufficient, but the points for the tasks required by the scale are not. */
  isHeldBack: z.boolean(),
})
export type Grade = z.infer<typeof Grade>

/** Lowest and highest possible grade: pending answers count as zero or as full points. */
export const GradeRange = z.object({ low: Grade, high: Grade })
export type GradeRange = z.infer<typeof GradeRange>

/** A finished attempt with answers that people are still checking. */
export const OnCheck = GradeRange.extend({
  /** Answers sent for checking, and how many of them are checked. */
  sent: z.int(),
  checked: z.int(),
  /** The day by which the last one is promised. */
  by: Instant,
})
export type OnCheck = z.infer<typeof OnCheck>
