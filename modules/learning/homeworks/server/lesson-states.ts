import type { CopyState } from '../contract/homework.ts'
import { stateOf } from './rules/copy.ts'

/** Facts for the state of a lesson's homework for a pupil; instants are JSON strings. */
export interface LessonCopyFacts {
  startedAt: string | null
  finishedAt: string | null
  judgedAt: string | null
  returnedAt: string | null
  inQueue: number
}

/** SQL: the homework of a lesson with the copy of a pupil as `LessonCopyFacts`; `null` where the lesson has none. */
export const lessonCopySql = (lessonId: string, userId: string): string => `(
    select jsonb_build_object('startedAt', a.started_at, 'finishedAt', a.finished_at, 'judgedAt', a.judged_at, 'returnedAt', cp.returned_at,
      'inQueue', (select count(*) from task_states where attempt_id = a.id and status = 'in_queue'))
    from homeworks h
    left join lateral (select * from attempts where work_id = h.work_id and user_id = ${userId} order by number desc limit 1) a on true
    left join homework_copies cp on cp.homework_id = h.id and cp.user_id = ${userId}
    where h.lesson_id = ${lessonId} and h.source = 'course' and h.retired_at is null order by h.id limit 1)`

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso))

/** The homework of a lesson has no hard deadline and can't be closed. */
export const stateOfLessonCopy = (facts: LessonCopyFacts, now: Date): CopyState =>
  stateOf(
    {
      hardDeadlineAt: null,
      softDeadlineAt: null,
      closedAt: null,
      startedAt: dateOf(facts.startedAt),
      finishedAt: dateOf(facts.finishedAt),
      judgedAt: dateOf(facts.judgedAt),
      returnedAt: dateOf(facts.returnedAt),
      inQueue: facts.inQueue,
    },
    now,
  )
