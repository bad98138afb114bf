import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { TeacherLine } from '@school/today/server'
import { teacherDay as t } from './ru.ts'

const aheadDays = 3
const atMost = 6

interface DueRow {
  id: number
  title: string
  classes: string[]
  at: Date
  isLesson: boolean
}

/** Homeworks of the viewer with a deadline within three days, and webinars of these days. */
export async function dueForTeacher(ctx: Ctx): Promise<TeacherLine[]> {
  const { rows } = await ctx.sql.query<DueRow>({
    name: 'list_due_for_teacher',
    text: `select h.id, coalesce(wb.title, h.title) as title, due.at, wb.id is not null as "isLesson",
        array(select c.name from homework_targets t join school_classes c on c.id = t.target_id
          where t.homework_id = h.id and t.target = 'class' order by c.grade_index, c.letter) as classes
      from homeworks h join works w on w.id = h.work_id
      left join webinar_homeworks wh on wh.homework_id = h.id and wh.closed_at is null
      left join webinars wb on wb.id = wh.webinar_id and wb.ends_at > $2
      cross join lateral (
        select coalesce(wb.starts_at, h.soft_deadline_at, (w.rules ->> 'closesAt')::timestamptz) as at) due
      where h.author_id = $1 and h.source in ('teacher', 'webinar') and h.published_at <= $2 and h.archived_at is null
        and h.closed_at is null and due.at < $2::timestamptz + make_interval(days => $3) and coalesce(wb.ends_at, due.at) > $2
      order by due.at, h.id limit $4`,
    values: [ctx.viewer.id, ctx.now, aheadDays, atMost],
  })
  const zone = userOf(ctx)?.timezone
  return rows.map(({ id, title, classes, at, isLesson }) => ({
    key: `homework:${id}`,
    kind: isLesson ? 'lesson' : 'deadline',
    title,
    note: isLesson ? t.lesson(at, ctx.now, classes, zone) : t.due(at, ctx.now, classes, zone),
    url: link(site.user.teacherAssignment, { id }),
    at,
  }))
}
