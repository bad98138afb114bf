import type { Sql } from '@school/db'
import type { TableFormat } from '@school/kernel/contract'
import { type Ctx, instantCell, TableFile } from '@school/kernel/server'
import type { Participation, ParticipationList, StageParticipation } from '../contract/index.ts'
import { accessPlace, namedOf } from './access.ts'
import type { ReachedPlace } from './reached.ts'
import { isFew } from './rules.ts'
import { words } from './ru.ts'

interface Row extends Omit<StageParticipation, 'opensAt' | 'closesAt' | 'publishedAt' | 'participation'> {
  opensAt: Date
  closesAt: Date
  publishedAt: Date | null
  participation: Participation
}

/**
 * All stages for a class below an organization this year, or with participants who are there now, the latest first. A pupil of two
 * classes counts in the one of the later year. Year and grade are packed into one number because sorting a hundred thousand pupils takes
 * longer than everything else.
 */
async function countParticipation(sql: Sql, { id }: ReachedPlace, now: Date): Promise<Row[]> {
  const { rows } = await sql.query<Row>({
    // Unnamed on purpose: planned for the given organization. A generic plan sizes a region like two schools and is twice as slow.
    text: `with placed as materialized (select id from organizations where path @> array[$1::int] and kind = 'school'),
      pupil as materialized (
        select m.user_id, max(12 * c.school_year + c.grade_index) % 12 as grade_index from placed
        join school_classes c on c.organization_id = placed.id and c.archived_at is null
        join class_members m on m.school_class_id = c.id and m.role = 'pupil' group by m.user_id
      ),
      able as (
        select g.stage_id, sum(n.pupils)::int as pupils from olympiad_grades g
        join (select grade_index, count(*) as pupils from pupil group by 1) n on n.grade_index = g.grade_index group by 1
      ),
      called as (
        select i.stage_id, count(distinct i.user_id)::int as invited from olympiad_invitations i join pupil on pupil.user_id = i.user_id group by 1
      ),
      entered as (
        select p.stage_id, count(*)::int as registered, count(a.id)::int as began,
          (count(*) filter (where a.finished_at is not null or a.deadline_at <= $2))::int as finished
        from olympiad_participations p join pupil on pupil.user_id = p.user_id
        left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1
        where not p.is_virtual group by 1
      )
      select s.id, s.title, jsonb_build_object('id', o.id, 'title', o.title, 'season', o.season) as olympiad,
        array(select g.grade_index from olympiad_grades g where g.stage_id = s.id order by g.grade_index) as grades,
        s.opens_at as "opensAt", s.closes_at as "closesAt", s.published_at as "publishedAt",
        jsonb_build_object('pupils', coalesce(able.pupils, 0), 'invited', coalesce(called.invited, 0),
          'registered', coalesce(entered.registered, 0), 'began', coalesce(entered.began, 0), 'finished', coalesce(entered.finished, 0)) as participation
      from olympiad_stages s join olympiads o on o.id = s.olympiad_id
      left join able on able.stage_id = s.id left join called on called.stage_id = s.id left join entered on entered.stage_id = s.id
      where s.cancelled_at is null and (entered.registered is not null or able.pupils is not null and o.retired_at is null)
      order by s.opens_at desc, s.id`,
    values: [id, now],
  })
  return rows
}

/** @throws analytics_not_found */
export async function readParticipation(ctx: Ctx): Promise<ParticipationList> {
  const place = await accessPlace(ctx, null)
  const rows = await countParticipation(ctx.sql, place, ctx.now)
  return {
    organization: namedOf(place),
    stages: rows.map(({ opensAt, closesAt, publishedAt, participation, ...stage }) => ({
      ...stage,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      participation: !place.isOwnSchool && isFew(participation.registered) ? null : participation,
    })),
    serverNow: ctx.now.toISOString(),
  }
}

/** @throws analytics_not_found */
export async function participationFile(ctx: Ctx, format: TableFormat): Promise<TableFile> {
  const { organization, stages } = await readParticipation(ctx)
  return new TableFile({
    format,
    name: words.participation(organization.title),
    titles: words.participationColumns,
    rows: stages.map(({ title, olympiad, opensAt, closesAt, publishedAt, participation }) => [
      olympiad.title,
      title,
      olympiad.season,
      instantCell(opensAt),
      instantCell(closesAt),
      ...(participation
        ? [
            participation.pupils,
            participation.invited,
            participation.registered,
            participation.began,
            participation.finished,
          ]
        : [words.few, null, null, null, null]),
      instantCell(publishedAt),
    ]),
  })
}
