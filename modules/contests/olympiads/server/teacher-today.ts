import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { TeacherLine } from '@school/today/server'
import { teacherDay as t } from './ru.ts'

const aheadDays = 7
const atMost = 3

interface StageLine {
  id: number
  title: string
  stage: string
  opensAt: Date
  closesAt: Date
  pupils: number
  participants: number
}

/** Stages for grades of the viewer's classes that are open or open within a week. */
export async function stagesForTeacher(ctx: Ctx): Promise<TeacherLine[]> {
  const { rows } = await ctx.sql.query<StageLine>({
    name: 'list_stages_for_teacher',
    text: `with pupil as (
        select distinct m.user_id, c.grade_index from class_members me
        join school_classes c on c.id = me.school_class_id and c.archived_at is null
        join class_members m on m.school_class_id = c.id and m.role = 'pupil'
        where me.user_id = $1 and me.role = 'teacher'
      )
      select s.id, o.title, s.title as stage, s.opens_at as "opensAt", s.closes_at as "closesAt", k.*
      from olympiad_stages s join olympiads o on o.id = s.olympiad_id and o.retired_at is null
      cross join lateral (
        select count(distinct pupil.user_id)::int as pupils, count(distinct p.user_id)::int as participants
        from pupil join olympiad_grades g on g.stage_id = s.id and g.grade_index = pupil.grade_index
        left join olympiad_participations p on p.stage_id = s.id and p.user_id = pupil.user_id and not p.is_virtual
      ) k
      where s.cancelled_at is null and s.closes_at > $2 and s.opens_at < $2::timestamptz + make_interval(days => $3) and k.pupils > 0
      order by s.closes_at, s.id limit $4`,
    values: [ctx.viewer.id, ctx.now, aheadDays, atMost],
  })
  return rows.map(({ id, title, stage, opensAt, closesAt, pupils, participants }) => ({
    key: `stage:${id}`,
    kind: 'olympiad',
    title,
    note: t.stage(stage, opensAt > ctx.now ? { opensAt } : { closesAt }, ctx.now, participants, pupils),
    url: link(site.user.olympiadJournals, {}, { stage: id }),
    at: opensAt > ctx.now ? opensAt : closesAt,
  }))
}
