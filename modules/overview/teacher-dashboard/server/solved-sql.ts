import { isFirstTrySql, isJudgedSql } from '@school/assigning/server'
import { schoolZone } from '@school/texts'

/** A condition on a work (`w`): the discipline of its lesson, homework or set. @param subject an expression, its key or null for all */
export const isOfSubjectSql = (
  subject: string,
): string => `(${subject}::text is null or exists (select from disciplines d where d.key = ${subject} and (
    exists (select from lessons l join courses c on c.id = l.course_id where l.work_id = w.id and c.discipline_id = d.id)
    or exists (select from homeworks h where h.work_id = w.id and h.discipline_id = d.id)
    or exists (select from homework_sets hs where hs.work_id = w.id and hs.discipline_id = d.id))))`

export interface SolvedAsked {
  /** A name of a query of `(user_id)`. */
  people: string
  subject: string
  /** A condition on `s`, the state of a task. */
  when: string
  columns: string
}

/** Judged tasks of lessons and homeworks, as a part of a query: `(user_id, task_id, is_first, …columns)`. */
export const solvedSql = ({ people, subject, when, columns }: SolvedAsked): string => `
  select a.user_id, s.task_id, ${isFirstTrySql('s')}::int as is_first, ${columns}
  from ${people} p join attempts a on a.user_id = p.user_id
  join works w on w.id = a.work_id and w.kind in ('practice', 'homework') and ${isOfSubjectSql(subject)}
  join task_states s on s.attempt_id = a.id
  where ${isJudgedSql('s')} and ${when}`

/** The day by the clock of the school. */
export const dayOfSql = (instant: string): string => `(${instant} at time zone '${schoolZone}')::date`
