import type { DemoPart } from '@school/demo-school/server'
import { dayIn, addDays } from '@school/texts'
import { learningSql } from './learning.ts'

const dayMs = 24 * 3600_000
/** Due days from now: of the course that most learn, and of the next one; the course that few have begun has none. */
const terms = [19, 33]

/** The classes of the demo teacher have courses: two that most of them learn, and a free one of their grade that few have begun. */
export const coursesOfDemo: DemoPart = {
  name: 'class-courses',
  needs: ['school-classes', 'lessons'],
  seed: async ({ unit, accounts, now }) => {
    const teacherId = accounts.get('teacher')!
    await unit.sql.query({
      text: `with own as (
          select c.id, c.grade_index from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
          where m.user_id = $1 and m.role = 'teacher'
        ), learned as (
          select own.id, n.course_id, count(*) as pupils from own
          cross join lateral (${learningSql(`select user_id from class_members where school_class_id = own.id and role = 'pupil'`)}) n
          group by 1, 2
        ), ranked as (
          select own.id, c.id as course_id, coalesce(l.pupils, 0) as pupils,
            row_number() over (partition by own.id order by coalesce(l.pupils, 0) desc, c.id) as most,
            row_number() over (partition by own.id order by coalesce(l.pupils, 0), c.id) as least
          from own join courses c on c.is_free and c.retired_at is null and own.grade_index = any(c.grades)
          left join learned l on l.id = own.id and l.course_id = c.id
        )
        insert into class_courses (school_class_id, course_id, due_on, given_at, given_by)
        select id, course_id, case when most = 1 then $2::date when most = 2 then $3::date end, $4, $1 from ranked where most <= 2 or least = 1
        on conflict do nothing`,
      values: [
        teacherId,
        ...terms.map((days) => addDays(dayIn(now), days)),
        new Date(now.getTime() - 20 * dayMs),
      ],
    })
  },
}
