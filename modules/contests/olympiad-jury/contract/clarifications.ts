import { Instant, SeenVersion, Version } from '@school/kernel/contract'
import * as z from 'zod'
import { juryWords } from './errors.ts'

export const clarificationMax = 1000
/** Unanswered questions of one attempt. */
export const openQuestionsMax = 10

/** A question or an announcement during an attempt, as shown to its pupil. */
export const Clarification = z.object({
  id: z.int(),
  /**
   * `announcement`: a message of the jury to everybody; the author of the question it answers is not disclosed. `school`: from the
   * pupil’s school.
   */
  kind: z.enum(['question', 'announcement', 'school']),
  /** `null`: about the whole attempt. */
  task: z.object({ id: z.int(), position: z.int() }).nullable(),
  /** Text of the viewer's own question. */
  question: z.string().nullable(),
  askedAt: Instant,
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
})
export type Clarification = z.infer<typeof Clarification>

export const Clarifications = z.object({
  /** The latest first. */
  rows: z.array(Clarification),
  /** How many more questions may be asked before the jury answers. */
  left: z.int(),
  can: z.object({ ask: z.boolean() }),
})
export type Clarifications = z.infer<typeof Clarifications>

const Words = z.string().trim().min(1, juryWords.empty).max(clarificationMax, juryWords.tooLong)

export const QuestionBody = z.object({ taskId: z.int32().min(1).nullable(), text: Words })
export const AnswerBody = z.object({
  answer: Words,
  /** Sent to everybody of the grade; the question itself is shown only to the pupil and the jury. */
  isPublic: z.boolean(),
  version: SeenVersion,
})
export const AnnouncementBody = z.object({
  text: Words,
  /** `null`: all grades of the stage. */
  gradeIndex: z.int().min(1).max(11).nullable(),
})

/** A question or an announcement as shown to the jury. */
export const JuryQuestion = z.object({
  id: z.int(),
  kind: z.enum(['question', 'announcement']),
  /** School that sent it to its own pupils; `null` for the jury. */
  school: z.object({ id: z.int(), name: z.string() }).nullable(),
  gradeIndex: z.int().nullable(),
  task: z.object({ id: z.int(), position: z.int(), title: z.string() }).nullable(),
  /** `null` for an announcement without a question. */
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
