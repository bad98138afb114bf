import type { Sql } from '@school/db'

/** A place is for the first run: what comes after it was seen with the solutions. */
const rated = 'a.work_id = $1 and a.run = 1 and a.judged_at is not null'

export interface RatedRow {
  attemptId: number
  userId: number
  firstName: string
  lastName: string
  gradeIndex: number | null
  points: number
  maxPoints: number
}

export interface PlacedRow extends RatedRow {
  place: number
}

const columns = `a.id as "attemptId", a.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
    u.grade_index as "gradeIndex", a.points, a.max_points as "maxPoints"`

export async function countRated(sql: Sql, workId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_rated',
    text: `select count(*)::int as count from attempts a where ${rated}`,
    values: [workId],
  })
  return rows[0]!.count
}

async function countAbove(sql: Sql, workId: number, points: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_above',
    text: `select count(*)::int as count from attempts a where ${rated} and a.points > $2`,
    values: [workId, points],
  })
  return rows[0]!.count
}

/** Equal points share a place; the next place is as far as there are people. @param offset of the first row, from 0 */
export function placed(rows: readonly RatedRow[], firstPlace: number, offset: number): PlacedRow[] {
  let place = firstPlace
  return rows.map((row, index) => {
    if (index > 0 && row.points !== rows[index - 1]!.points) place = offset + index + 1
    return { ...row, place }
  })
}

/** A page of the rating; people with equal points stand in the order in which they started, always the same. */
export async function listRating(
  sql: Sql,
  workId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: PlacedRow[]; total: number }> {
  const offset = (page - 1) * limit
  const { rows } = await sql.query<RatedRow>({
    name: 'list_rating',
    text: `select ${columns} from attempts a join users u on u.id = a.user_id
      where ${rated} order by a.points desc, a.id limit $2 offset $3`,
    values: [workId, limit, offset],
  })
  const total = await countRated(sql, workId)
  const first = rows[0]
  return { rows: first ? placed(rows, (await countAbove(sql, workId, first.points)) + 1, offset) : [], total }
}

export interface Place {
  place: number
  participants: number
  /** From 0: how many stand above in the list. */
  index: number
}

interface Mine {
  id: number
  points: number
}

async function findMine(sql: Sql, workId: number, userId: number): Promise<Mine | undefined> {
  const { rows } = await sql.query<Mine>({
    name: 'find_rated',
    text: `select a.id, a.points from attempts a where ${rated} and a.user_id = $2`,
    values: [workId, userId],
  })
  return rows[0]
}

async function placeOf(sql: Sql, workId: number, mine: Mine): Promise<Place> {
  const { rows } = await sql.query<Place>({
    name: 'place_of',
    text: `select (count(*) filter (where a.points > $2))::int + 1 as place, count(*)::int as participants,
        (count(*) filter (where a.points > $2 or (a.points = $2 and a.id < $3)))::int as index
      from attempts a where ${rated}`,
    values: [workId, mine.points, mine.id],
  })
  return rows[0]!
}

/** A person's place; nothing before their first run is judged. */
export async function findPlace(sql: Sql, workId: number, userId: number): Promise<Place | null> {
  const mine = await findMine(sql, workId, userId)
  return mine ? placeOf(sql, workId, mine) : null
}

const neighbours = 5

/** A person's place with those who stand around it. */
export async function findPlaceAround(sql: Sql, workId: number, userId: number) {
  const mine = await findMine(sql, workId, userId)
  if (!mine) return null
  const place = await placeOf(sql, workId, mine)
  const offset = Math.max(0, place.index - neighbours)
  const { rows } = await sql.query<RatedRow>({
    name: 'list_around',
    text: `(select ${columns} from attempts a join users u on u.id = a.user_id
        where ${rated} and (a.points > $2 or (a.points = $2 and a.id < $3)) order by a.points, a.id desc limit $4)
      union all
      (select ${columns} from attempts a join users u on u.id = a.user_id
        where ${rated} and (a.points < $2 or (a.points = $2 and a.id >= $3)) order by a.points desc, a.id limit $4 + 1)
      order by points desc, "attemptId"`,
    values: [workId, mine.points, mine.id, neighbours],
  })
  const first = rows[0]!
  return { ...place, around: placed(rows, (await countAbove(sql, workId, first.points)) + 1, offset) }
}

export interface SchoolPlace {
  place: number
  id: number
  name: string
  city: string
  participants: number
  points: number
}

const bestOfSchool = 10
const leastOfSchool = 3

/**
 * Schools by the sum of their best first runs; a school counts from three participants on.
 * @param schoolsSql a query of `(user_id, organization_id)`: who stands for which school is known by a room above
 */
export async function listSchoolRating(sql: Sql, workId: number, schoolsSql: string): Promise<SchoolPlace[]> {
  const { rows } = await sql.query<SchoolPlace>({
    name: 'list_school_rating',
    text: `with own as (
        select m.organization_id, a.points, row_number() over (partition by m.organization_id order by a.points desc, a.id) as number
        from attempts a
        join (${schoolsSql}) m on m.user_id = a.user_id
        where ${rated}
      ), summed as (
        select organization_id, count(*)::int as participants, (sum(points) filter (where number <= $2))::int as points
        from own group by organization_id having count(*) >= $3
      )
      select rank() over (order by s.points desc)::int as place, o.id, o.short_name as name, o.city, s.participants, s.points
      from summed s join organizations o on o.id = s.organization_id and o.kind = 'school'
      order by s.points desc, o.id`,
    values: [workId, bestOfSchool, leastOfSchool],
  })
  return rows
}
