import { Discipline } from '@school/disciplines/contract'
import { Instant, TypedLine } from '@school/kernel/contract'
import * as z from 'zod'

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

const Id = z.int().positive().max(2_147_483_647)

/** Form fields of a webinar, sent with its homework. */
export const WebinarBody = z.object({
  title: TypedLine.min(1).max(80),
  schoolClassId: Id,
  startsAt: Instant,
  minutes: z.int().min(10).max(240),
})
export type WebinarBody = z.output<typeof WebinarBody>

type Moment = Date | string | null

export interface WebinarFacts {
  openedAt: Moment
  closedAt: Moment
}

export function webinarStateOf({ openedAt, closedAt }: WebinarFacts): WebinarHomeworkState {
  if (closedAt !== null) return 'closed'
  return openedAt === null ? 'waiting' : 'open'
}

const minuteMs = 60_000

export const laterBy = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs)

export const endOfWebinar = ({ startsAt, minutes }: Pick<WebinarBody, 'startsAt' | 'minutes'>): Date =>
  laterBy(new Date(startsAt), minutes)
