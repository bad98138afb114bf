import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { endpoint } from '@school/kernel/contract'
import { Exam } from './paper.ts'
import { NextStep } from './results.ts'

export const PlanTheme = z.object({
  title: z.string(),
  /** Tasks of the paper. */
  numbers: z.array(z.int()),
  /** By the last judged attempts. */
  isWeak: z.boolean(),
  /** What the school has for it. */
  steps: z.array(NextStep),
})
export type PlanTheme = z.infer<typeof PlanTheme>

export const PlanWeek = z.object({
  /** Monday. */
  from: z.iso.date(),
  /** Sunday. */
  to: z.iso.date(),
  /** `themes`: these are learnt; `rehearsal`: a whole rehearsal is written; `exam`: the exam is in it. */
  kind: z.enum(['themes', 'rehearsal', 'exam']),
  themes: z.array(PlanTheme),
})
export type PlanWeek = z.infer<typeof PlanWeek>

/** The weeks of a pupil before an exam of a discipline. */
export const ExamPlan = z.object({
  /** «ege-math». */
  key: z.string(),
  exam: Exam,
  discipline: Discipline,
  /** By the clock of the pupil. */
  today: z.iso.date(),
  /** As the pupil has chosen; `null` until then. */
  examOn: z.iso.date().nullable(),
  /** This week first; none without a day of the exam, and none after it. */
  weeks: z.array(PlanWeek),
})
export type ExamPlan = z.infer<typeof ExamPlan>

const ofPlan = z.object({ examPlanKey: z.string().max(64) })

export const getExamPlan = endpoint({
  name: 'examRehearsals.getPlan',
  method: 'GET',
  path: '/api/user/exam_plans/:examPlanKey',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts', 'examRehearsals.dates'],
  summary: 'How many days are left before an exam, and what to learn in which week, weak themes first',
  params: ofPlan,
  reply: ExamPlan,
  errors: ['exam_plan_not_found'],
})

export const setExamDate = endpoint({
  name: 'examRehearsals.setDate',
  method: 'PUT',
  path: '/api/user/exam_plans/:examPlanKey',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['examRehearsals.dates'],
  summary: 'Sets the day of the exam, or forgets it',
  params: ofPlan,
  body: z.object({ examOn: z.iso.date().nullable() }),
  reply: ExamPlan,
  errors: ['exam_plan_not_found', 'exam_date_past', 'exam_date_far'],
})
