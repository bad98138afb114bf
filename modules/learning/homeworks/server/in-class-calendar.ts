import type { ClassCalendarSource } from '@school/calendar/server'
import { link, site } from '@school/routes'
import { termsOf } from './in-calendar.ts'

interface TermRow {
  id: number
  classIds: number[]
  title: string
  authorId: number | null
  softDeadlineAt: Date | null
  hardDeadlineAt: Date | null
  disciplineTitle: string
  disciplineHue: number
  termChanges: number
}

const hardSql = `(w.rules ->> 'closesAt')::timestamptz`

/** Deadlines of homeworks of whole classes; a class with an extension is a separate entry. */
export const termsOfClasses: ClassCalendarSource = async (sql, { classIds, teacherId, from, to, now }) => {
  const { rows } = await sql.query<TermRow>({
    name: 'list_calendar_terms_of_classes',
    text: `select h.id, array_agg(t.target_id order by t.target_id) as "classIds", h.title, h.author_id as "authorId",
        d.title as "disciplineTitle", d.hue as "disciplineHue",
        h.soft_deadline_at + make_interval(secs => given.seconds) as "softDeadlineAt",
        ${hardSql} + make_interval(secs => given.seconds) as "hardDeadlineAt", h.term_changes + given.count as "termChanges"
      from homework_targets t
      join homeworks h on h.id = t.homework_id and h.published_at <= $4 and h.archived_at is null and h.retired_at is null
      join works w on w.id = h.work_id
      join disciplines d on d.id = h.discipline_id
      cross join lateral (
        select coalesce(sum(x.extra_seconds), 0)::int as seconds, count(*)::int as count from work_allowances x
        where x.work_id = h.work_id and (x.target = 'all' or (x.target = 'class' and x.target_id = t.target_id))
      ) given
      where t.target = 'class' and t.target_id = any($1::int[])
        and greatest(h.soft_deadline_at, ${hardSql}) + make_interval(secs => given.seconds) >= $2
        and least(h.soft_deadline_at, ${hardSql}) + make_interval(secs => given.seconds) < $3
      group by h.id, w.id, d.id, given.seconds, given.count order by h.id, min(t.target_id)`,
    values: [classIds, from, to, now],
  })
  return rows.flatMap((row) =>
    termsOf(row).map((term) => ({
      ...term,
      classIds: row.classIds,
      kind: 'homework_deadline',
      endsAt: null,
      disciplineName: row.disciplineTitle,
      hue: row.disciplineHue,
      courseId: null,
      url: row.authorId === teacherId ? link(site.user.teacherAssignment, { id: row.id }) : null,
      state: 'planned',
      teacherName: null,
      revision: row.termChanges,
    })),
  )
}
