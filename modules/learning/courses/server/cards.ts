import type { Sql } from '@school/db'
import { disciplineSql, presentDiscipline } from '@school/disciplines/server'
import type { AccessFacts } from '@school/grants/contract'
import { accessFactsSql, accessSql } from '@school/grants/server'
import { type CourseCard, courseKind } from '../contract/course.ts'
import type { CourseRow } from './queries.ts'
import { isEnrolled } from './rules.ts'

type Facts = Pick<
  CourseRow,
  'disciplineId' | 'disciplineKey' | 'disciplineTitle' | 'disciplineHue' | keyof AccessFacts
>

interface CardRow extends Facts, Omit<CourseCard, 'discipline' | 'progress'> {
  doneCount: number
  nextLesson: { id: number; position: number; title: string } | null
}

/** A card with the facts by which access is decided and the first lesson that has tasks left. */
export interface StandingCard extends CourseCard, AccessFacts {
  nextLesson: CardRow['nextLesson']
}

const text = `select c.id, c.title, c.subtitle, c.grades, c.level, c.is_free as "isFree", t.name as "teacherName",
    ${disciplineSql},
    ${accessFactsSql('access')},
    sums.lessons as "lessonsCount", sums.tasks as "tasksCount", sums.done as "doneCount", sums.next as "nextLesson"
  from unnest($1::int[]) with ordinality as asked (id, place)
  join courses c on c.id = asked.id
  join disciplines d on d.id = c.discipline_id
  join teachers t on t.id = c.teacher_id
  left join lateral (${accessSql({ kind: courseKind, resourceId: 'c.id', userId: '$2', now: '$3' })}) access on true
  cross join lateral (
    select count(*)::int as lessons, coalesce(sum(step.tasks), 0)::int as tasks, coalesce(sum(step.done), 0)::int as done,
      (array_agg(json_build_object('id', step.id, 'position', step.position, 'title', step.title) order by step.position)
        filter (where step.done < step.tasks))[1] as next
    from (
      select l.id, l.position, l.title, count(wt.task_id) as tasks, count(*) filter (where s.share >= 1 or s.gave_up) as done
      from lessons l
      left join work_tasks wt on wt.work_id = l.work_id
      left join attempts a on a.work_id = l.work_id and a.user_id = $2 and access.source is not null
      left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
      where l.course_id = c.id and l.retired_at is null
      group by l.id
    ) step
  ) sums
  order by asked.place`

/**
 * Cards of these courses in the order of `courseIds`, with the progress of the enrolled; `userId` 0 for a viewer without an account.
 * Retired courses are shown too: who may see them is decided before.
 */
export async function listCourseCards(
  sql: Sql,
  courseIds: readonly number[],
  userId: number,
  now: Date,
): Promise<StandingCard[]> {
  if (courseIds.length === 0) return []
  const values = [courseIds, userId, now]
  const { rows } = await sql.query<CardRow>({ name: 'list_course_cards', text, values })
  return rows.map(({ doneCount, ...card }) => ({
    ...card,
    discipline: presentDiscipline(card),
    progress: isEnrolled(card) ? { done: doneCount, total: card.tasksCount } : null,
  }))
}
