import type { Sql } from '@school/db'
import { type DirectorySchool, mostFound, type Town } from '../contract/index.ts'
import { soughtOf, soughtSchool } from './sought.ts'

/** How much of a word must be right. */
const likeness = 0.4

export async function findTowns(sql: Sql, typed: string): Promise<Town[]> {
  const { rows } = await sql.query<Town>({
    name: 'find_towns',
    text: `select id, name, region_id as "regionId", region_name as "regionName" from towns
      where $1 = '' or strpos(sought, $1) = 1 or word_similarity($1, sought) >= ${likeness}
      order by $1 = '' or strpos(sought, $1) = 1 desc, case when strpos(sought, $1) = 1 then 1 else word_similarity($1, sought) end desc,
        schools_count desc, name, id
      limit ${mostFound}`,
    values: [soughtOf(typed)],
  })
  return rows
}

const columns = `s.id, s.name, s.address, t.id as "cityId", t.name as "cityName"`

/** Within a town every school is looked at: there are at most some thousand. */
const ofTown = {
  name: 'find_schools_of_town',
  text: `select ${columns} from directory_schools s join towns t on t.id = s.town_id
    where s.town_id = $1 and ($2::int is null or s.number = $2) and ($3 = '' or word_similarity($3, s.sought) >= ${likeness})
    order by word_similarity($3, s.sought) desc, s.number nulls last, s.id limit ${mostFound}`,
}

/** Of the whole country the nearest by the index. */
const byWords = {
  name: 'find_schools_by_words',
  text: `select id, name, address, "cityId", "cityName" from (
      select ${columns}, t.schools_count, s.sought from directory_schools s join towns t on t.id = s.town_id
      order by $1 <<-> s.sought limit 60) nearest
    where word_similarity($1, sought) >= ${likeness}
    order by word_similarity($1, sought) desc, schools_count desc, id limit ${mostFound}`,
}

/** Schools of one number are some hundreds: each of them is looked at. */
const byNumber = {
  name: 'find_schools_by_number',
  text: `select ${columns} from directory_schools s join towns t on t.id = s.town_id
    where s.number = $1 and ($2 = '' or word_similarity($2, s.sought) >= ${likeness})
    order by word_similarity($2, s.sought) desc, t.schools_count desc, s.id limit ${mostFound}`,
}

export async function findSchools(
  sql: Sql,
  typed: string,
  townId: number | null,
): Promise<DirectorySchool[]> {
  const { number, words } = soughtSchool(typed)
  const ask = async (statement: { name: string; text: string }, values: unknown[]) =>
    (await sql.query<DirectorySchool>({ ...statement, values })).rows
  if (townId !== null) return ask(ofTown, [townId, number, words])
  if (number !== null) return ask(byNumber, [number, words])
  return words === '' ? [] : ask(byWords, [words])
}
