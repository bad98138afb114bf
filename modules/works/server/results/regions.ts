import type { Sql } from '@school/db'
import type { RatedRegion } from '../../contract/rating.ts'
import { everybody, everywhere, whole } from './board.ts'

/** `regions (id, region_id)`: the region in which an organization lies; stands first after `with recursive`. */
export const regionsSql = `regions as (
    select id, id as region_id from organizations where kind = 'region'
    union all select o.id, r.region_id from organizations o join regions r on o.parent_id = r.id
  )`

/** The regions from which somebody has taken part, by name: those that a rating may be filtered by. */
export async function listRatedRegions(sql: Sql, workId: number): Promise<RatedRegion[]> {
  const { rows } = await sql.query<RatedRegion>({
    name: 'list_rated_regions',
    text: `select o.id, o.name, sum(b.people)::int as participants
      from rating_buckets b join organizations o on o.id = b.region_id
      where b.work_id = $1 and b.grade_index = ${everybody} and b.region_id <> ${everywhere} and b.slice = ${whole}
      group by o.id having sum(b.people) > 0 order by o.name, o.id`,
    values: [workId],
  })
  return rows
}
