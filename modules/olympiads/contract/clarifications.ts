import { Instant, SeenVersion, Version } from '@school/kernel/contract'
import * as z from 'zod'
import { juryWords } from './errors.ts'

export const clarificationMax = 1000
/** Unanswered questions of one attempt. */
export const openQuestionsMax = 10

/** What was asked and said during an attempt, as its pupil reads it. */
export const Clarification = z.object({
  id: z.int(),
  /** `announcement`: the jury’s words to everybody; whose question they answer is told to nobody. `school`: of the own school. */
  kind: z.enum(['question', 'announcement', 'school']),
  /** `null` is about the whole. */
  task: z.object({ id: z.int(), position: z.int() }).nullable(),
  /** One’s own. */
  question: z.string().nullable(),
  askedAt: Instant,
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
})
export type Clarification = z.infer<typeof Clarification>

export const Clarifications = z.object({
  /** The newest word first. */
  rows: z.array(Clarification),
  /** How many more may be asked before the jury answers. */
  left: z.int(),
  can: z.object({ ask: z.boolean() }),
})
export type Clarifications = z.infer<typeof Clarifications>

const Words = z.string().trim().min(1, juryWords.empty).max(clarificationMax, juryWords.tooLong)

export const QuestionBody = z.object({ taskId: z.int32().min(1).nullable(), text: Words })
export const AnswerBody = z.object({
  answer: Words,
  /** Told to everybody of the grade; the question stays between the pupil and the jury. */
  isPublic: z.boolean(),
  version: SeenVersion,
})
export const AnnouncementBody = z.object({
  text: Words,
  /** `null` is every grade of the stage. */
  gradeIndex: z.int().min(1).max(11).nullable(),
})

/** The same before the jury. */
export const JuryQuestion = z.object({
  id: z.int(),
  kind: z.enum(['question', 'announcement']),
  /** Which school has told it to its own pupils; `null` of what the jury says. */
  school: z.object({ id: z.int(), name: z.string() }).nullable(),
  gradeIndex: z.int().nullable(),
  task: z.object({ id: z.int(), position: z.int(), title: z.string() }).nullable(),
  /** `null` of an announcement that nobody asked for. */
  pupil: z.object({ id: z.int(), name: z.string() }).nullable(),
  question: z.string().nullable(),
  askedAt: Instant,
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
  answeredBy: z.string().nullable(),
  isPublic: z.boolean(),
  version: Version,
  can: z.object({ answer: z.boolean() }),
})
export type JuryQuestion = z.infer<typeof JuryQuestion>
