import { endOfWebinar, type WebinarFacts, webinarStateOf } from '@school/homeworks/contract'
import type { assigningErrors } from '../../contract/errors.ts'
import type { HomeworkBody, ManagedState } from '../../contract/managed.ts'

type Stated = Pick<
  HomeworkBody,
  | 'opensAt'
  | 'softDeadlineAt'
  | 'hardDeadlineAt'
  | 'markScale'
  | 'solution'
  | 'isPublished'
  | 'schoolClassIds'
  | 'userIds'
  | 'webinar'
>
type Code = keyof typeof assigningErrors

const timeOf = (at: string | null): number | null => (at === null ? null : Date.parse(at))

/** Percents must decrease from «5» to «3». */
export const scaleInOrder = ([five = 0, four = 0, three = 0]: readonly number[]): boolean =>
  five > four && four > three

/** Faults of the deadlines of a homework; `null` when they are consistent. A draft may have days in the past. */
export function wrongIn(stated: Stated, now: Date): Code | null {
  const opens = timeOf(stated.opensAt)
  const soft = timeOf(stated.softDeadlineAt)
  const hard = timeOf(stated.hardDeadlineAt)
  if (!scaleInOrder(stated.markScale)) return 'scale_out_of_order'
  if (soft !== null && hard !== null && hard < soft) return 'deadlines_out_of_order'
  if (opens !== null && soft !== null && opens >= soft) return 'soft_deadline_before_opening'
  if (opens !== null && hard !== null && opens >= hard) return 'deadline_before_opening'
  if (stated.solution === 'after_deadline' && hard === null) return 'solution_needs_deadline'
  const ends = stated.webinar && endOfWebinar(stated.webinar).getTime()
  if (ends !== null && Math.min(soft ?? Infinity, hard ?? Infinity) < ends) return 'deadline_before_webinar'
  if (!stated.isPublished) return null
  if (ends !== null && ends <= now.getTime()) return 'webinar_passed'
  if (!stated.webinar && stated.schoolClassIds.length + stated.userIds.length === 0) return 'no_targets'
  if (hard !== null && hard <= now.getTime()) return 'deadline_passed'
  if (soft !== null && soft <= now.getTime()) return 'soft_deadline_passed'
  return null
}

export interface ManagedFacts {
  publishedAt: Date | null
  closedAt: Date | null
  archivedAt: Date | null
  opensAt: string | null
  closesAt: string | null
  webinar?: WebinarFacts | null
}

/** `closed` is by the common end; pupils with an extension may still be solving. */
export function managedStateOf(homework: ManagedFacts, now: Date): ManagedState {
  if (homework.publishedAt === null) return 'draft'
  if (homework.archivedAt !== null) return 'archived'
  const webinar = homework.webinar ? webinarStateOf(homework.webinar) : 'closed'
  if (webinar !== 'closed') return webinar === 'open' ? 'live' : 'waiting'
  const isOver = homework.closesAt !== null && new Date(homework.closesAt) <= now
  if (homework.closedAt !== null || isOver) return 'closed'
  return homework.opensAt !== null && new Date(homework.opensAt) > now ? 'scheduled' : 'running'
}
