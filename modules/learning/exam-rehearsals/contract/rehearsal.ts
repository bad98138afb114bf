import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Attempt } from '@school/works/contract'
import { Exam, Grade, OnCheck, Paper } from './paper.ts'

/** What the viewer has reached in a rehearsal. */
export const Reached = z.object({
  isUnderWay: z.boolean(),
  /** Finished attempts, those on check among them. */
  attempts: z.int(),
  /** Of judged attempts. */
  best: Grade.nullable(),
  last: Grade.nullable(),
  /** The last attempt, while people are checking it. */
  onCheck: OnCheck.nullable(),
})
export type Reached = z.infer<typeof Reached>

export const ExamRehearsalCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  exam: Exam,
  discipline: Discipline,
  grades: z.array(z.int()),
  minutes: z.int(),
  /** Tasks of this rehearsal; the official paper may have more. */
  tasksCount: z.int(),
  participants: z.int(),
  /** `null` for guests. */
  reached: Reached.nullable(),
})
export type ExamRehearsalCard = z.infer<typeof ExamRehearsalCard>

export const ExamRehearsal = ExamRehearsalCard.extend({
  aboutHtml: z.string(),
  paper: Paper,
  /** The clock as it would run for this viewer, accommodations included. */
  seconds: z.int().nullable(),
  deadlineAt: Instant.nullable(),
  serverNow: Instant,
  can: z.object({ start: z.boolean(), goOn: z.boolean(), readResults: z.boolean() }),
})
export type ExamRehearsal = z.infer<typeof ExamRehearsal>

/** A text or a drawing that several tasks of a paper share. */
export const SharedText = z.object({ from: z.int(), to: z.int(), html: z.string() })
export type SharedText = z.infer<typeof SharedText>

/** An attempt with its desk tools: reference sheet, shared texts. */
export const ExamAttempt = z.object({
  rehearsal: z.object({
    id: z.int(),
    title: z.string(),
    exam: Exam,
    discipline: Discipline,
    minutes: z.int(),
    parts: Paper.shape.parts,
    allowed: z.array(z.string()),
    /** `null` when the exam provides none. */
    referenceHtml: z.string().nullable(),
    sharedTexts: z.array(SharedText),
  }),
  attempt: Attempt,
  /** When the check would be done if the attempt were finished now; `null` when people check nothing here. */
  checkBy: Instant.nullable(),
})
export type ExamAttempt = z.infer<typeof ExamAttempt>
