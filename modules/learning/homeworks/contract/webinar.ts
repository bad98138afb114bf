import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant, TypedLine } from '@school/kernel/contract'
import { Attempt } from '@school/works/contract'

/** `waiting`: the teacher has not opened it yet; `closed`: it is an ordinary homework now. */
export const webinarHomeworkStates = ['waiting', 'open', 'closed'] as const
export const WebinarHomeworkState = z.enum(webinarHomeworkStates)
export type WebinarHomeworkState = z.infer<typeof WebinarHomeworkState>

export const WebinarCard = z.object({
  id: z.int(),
  title: z.string(),
  teacherName: z.string(),
  discipline: Discipline,
  startsAt: Instant,
  endsAt: Instant,
  state: WebinarHomeworkState,
})
export type WebinarCard = z.infer<typeof WebinarCard>

/** The homework of a webinar as a pupil of its class sees it. */
export const WebinarHomework = z.object({
  webinar: WebinarCard,
  homeworkId: z.int(),
  title: z.string(),
  introHtml: z.string(),
  tasksCount: z.int(),
  /** The end of the time set by the teacher; `null` until it is opened. */
  answersUntil: Instant.nullable(),
  /** The viewer's own attempt; in `closed` it has the rules of a homework. */
  attempt: Attempt.nullable(),
  serverNow: Instant,
})
export type WebinarHomework = z.infer<typeof WebinarHomework>

export const BegunWebinarHomework = WebinarHomework.extend({ attempt: Attempt })
export type BegunWebinarHomework = z.infer<typeof BegunWebinarHomework>

const Id = z.int().positive().max(2_147_483_647)

/** Form fields of a webinar, sent with its homework. */
export const WebinarBody = z.object({
  title: TypedLine.min(1).max(80),
  schoolClassId: Id,
  startsAt: Instant,
  minutes: z.int().min(10).max(240),
})
export type WebinarBody = z.output<typeof WebinarBody>

/** The webinar of a homework as its teacher sees it. */
export const ManagedWebinar = z.object({
  id: z.int(),
  title: z.string(),
  schoolClassId: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  state: WebinarHomeworkState,
  openedAt: Instant.nullable(),
  answersUntil: Instant.nullable(),
})
export type ManagedWebinar = z.infer<typeof ManagedWebinar>

export const OpeningBody = z.object({ minutes: z.int().min(1).max(90) })
export const ProlongingBody = z.object({ minutes: z.int().min(1).max(60) })
