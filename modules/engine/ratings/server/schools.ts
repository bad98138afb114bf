import type { Sql } from '@school/db'
import { mostRatedSchools, type RatedRegion, type RatedSchool } from '../contract/rating.ts'
import { participantsSql } from './board.ts'
import { regionsSql, titleOrderSql } from '@school/organizations/server'
import { isRankedSql, ratingCount } from '@school/works/server'

/** Minimum number of participants of a school. */
const leastOfSchool = 3
/** Up to this number of participants schools are summed up on every request, so results appear immediately. */
const fewParticipants = 2000

const ofRegion = (school: string) =>
  `($3::int is null or ${school} in (select id from regions where region_id = $3))`

const named = `select rank() over (order by s.points desc)::int as place, o.id, o.short_name as name, o.city, s.participants, s.points
    from summed s join organizations o on o.id = s.school_id and o.kind = 'school'
    order by s.points desc, o.id limit ${mostRatedSchools}`

/**
 * Schools by the sum of their best first attempts; a school needs three participants. In a work of thousands a new result appears within
 * a minute.
 * Places are among the schools that are shown: all, or those of a region.
 * @param schoolsSql a query of `(user_id, organization_id)`: the school of each person, known by the calling module
 */
export async function listSchoolRating(
  sql: Sql,
  workId: number,
  schoolsSql: string,
  regionId: number | null = null,
): Promise<RatedSchool[]> {
  const { rows: size } = await sql.query<{ participants: number }>({
    name: 'count_participants',
    text: `select ${participantsSql('$1::int')} as participants`,
    values: [workId],
  })
  const isFew = size[0]!.participants <= fewParticipants
  const { rows } = await sql.query<RatedSchool>(
    isFew
      ? {
          // Unnamed: the text differs with the caller.
          text: `with recursive ${regionsSql}, own as (
              select m.organization_id as school_id, a.points,
                row_number() over (partition by m.organization_id order by a.points desc, a.id) as number
              from attempts a
              join (${schoolsSql}) m on m.user_id = a.user_id
              where a.work_id = $1 and ${isRankedSql('a')} and ${ofRegion('m.organization_id')}
            ), summed as (
              select school_id, count(*)::int as participants, coalesce(sum(points) filter (where number <= ${ratingCount.bestOfSchool}), 0)::int as points
              from own group by school_id having count(*) >= $2
            ) ${named}`,
          values: [workId, leastOfSchool, regionId],
        }
      : {
          name: 'list_school_results',
          text: `with recursive ${regionsSql}, summed as (
              select school_id, participants, points from school_results
              where work_id = $1 and participants >= $2 and ${ofRegion('school_id')}
              order by points desc, school_id limit ${mostRatedSchools}
            ) ${named}`,
          values: [workId, leastOfSchool, regionId],
        },
  )
  return rows
}

/** Regions with participants, by name: values of the filter. */
export async function listRatedRegions(sql: Sql, workId: number): Promise<RatedRegion[]> {
  const { rows } = await sql.query<RatedRegion>({
    name: 'list_rated_regions',
    text: `select o.id, o.name, sum(b.people)::int as participants
      from rating_buckets b join organizations o on o.id = b.region_id
      where b.work_id = $1 and b.grade_index = ${ratingCount.everybody} and b.region_id <> ${ratingCount.everywhere} and b.slice = ${ratingCount.whole}
      group by o.id having sum(b.people) > 0 order by ${titleOrderSql('o.name')}, o.id`,
    values: [workId],
  })
  return rows
}
