import type { Sql } from '@school/db'
import { solvedSql } from './solved-sql.ts'
import type { ParallelFacts } from './teacher-statistics-rules.ts'

export interface ParallelAsked {
  classId: number
  teacherId: number
  subject: string | null
  from: Date
  until: Date
}

/**
 * The same grade of the school and the year without the classes that the viewer teaches and without their pupils: with own ones among them
 * a colleague’s class would be reckoned by subtraction.
 */
export async function findParallel(
  sql: Sql,
  { classId, teacherId, subject, from, until }: ParallelAsked,
): Promise<ParallelFacts> {
  const { rows } = await sql.query<ParallelFacts>({
    name: 'find_parallel_of_class',
    text: `with own as (select school_class_id from class_members where user_id = $2 and role = 'teacher'),
      member as materialized (
        select m.user_id, min(m.school_class_id) as class_id
        from school_classes me join school_classes c on c.organization_id = me.organization_id and c.school_year = me.school_year
          and c.grade_index = me.grade_index and c.archived_at is null and c.id not in (select school_class_id from own)
        join class_members m on m.school_class_id = c.id and m.role = 'pupil'
        where me.id = $1 and not exists (select from class_members o join own on own.school_class_id = o.school_class_id
          where o.user_id = m.user_id and o.role = 'pupil')
        group by m.user_id
      ), pupil as (
        select s.user_id, count(*)::int as tasks, round(100.0 * sum(s.is_first) / count(*))::int as percent
        from (${solvedSql({
          people: 'member',
          subject: '$3',
          when: 's.updated_at >= $4::timestamptz and s.updated_at < $5::timestamptz',
          columns: 's.updated_at',
        })}) s group by 1
      )
      select me.grade_index as "gradeIndex", k.* from school_classes me
      cross join (
        select count(distinct m.class_id) filter (where p.user_id is not null)::int as classes, count(*)::int as pupils,
          count(p.user_id)::int as active, coalesce(sum(p.tasks), 0)::int as tasks, round(avg(p.percent))::int as percent
        from member m left join pupil p on p.user_id = m.user_id
      ) k
      where me.id = $1`,
    values: [classId, teacherId, subject, from, until],
  })
  return rows[0]!
}
