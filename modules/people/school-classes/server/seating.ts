import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { ChangedMeanwhile, type Ctx } from '@school/kernel/server'
import type { ReplyOf } from '@school/kernel/contract'
import { type changeSeating, type getSeating, placesAtDesk } from '../contract/seating.ts'
import { accessTaughtClass, refuse } from './access.ts'

type SeatingOfClass = ReplyOf<typeof getSeating>

interface SeatingRow {
  rows: number
  desks: number
  version: number
  changedAt: Date
  changedBy: string | null
  seats: { place: number; userId: number }[]
}

/** Pupils who have left the class are omitted. */
async function findSeating(sql: Sql, classId: number): Promise<SeatingOfClass> {
  const { rows } = await sql.query<SeatingRow>({
    name: 'find_class_seating',
    text: `select s.rows, s.desks, s.version, s.changed_at as "changedAt", ${teacherNameSql('u')} as "changedBy", coalesce((
        select jsonb_agg(jsonb_build_object('place', p.place, 'userId', p.user_id)) from class_seats p
        join class_members m on m.school_class_id = p.school_class_id and m.user_id = p.user_id and m.role = 'pupil'
        where p.school_class_id = s.school_class_id
      ), '[]') as seats
      from class_seatings s left join users u on u.id = s.changed_by where s.school_class_id = $1`,
    values: [classId],
  })
  const [kept] = rows
  if (!kept) return { version: 0, seating: null }
  const at = new Map(kept.seats.map(({ place, userId }) => [place, userId]))
  return {
    version: kept.version,
    seating: {
      rows: kept.rows,
      desks: kept.desks,
      places: Array.from(
        { length: kept.rows * kept.desks * placesAtDesk },
        (_, place) => at.get(place) ?? null,
      ),
      changedAt: kept.changedAt.toISOString(),
      changedBy: kept.changedBy,
    },
  }
}

/** @throws school_class_not_found */
export async function readSeating(ctx: Ctx, classId: number): Promise<SeatingOfClass> {
  await accessTaughtClass(ctx, classId)
  return findSeating(ctx.sql, classId)
}

type Seated = Parameters<typeof isSame>[1]

const isSame = (
  { seating }: SeatingOfClass,
  { rows, desks, places }: { rows: number; desks: number; places: readonly (number | null)[] },
): boolean =>
  seating !== null &&
  seating.rows === rows &&
  seating.desks === desks &&
  seating.places.every((who, place) => who === (places[place] ?? null))

/** Two teachers at once: the second one reads how it is now. @throws school_class_not_found, school_class_archived, changed_meanwhile */
export async function putSeating(
  ctx: Ctx,
  classId: number,
  { version, ...seated }: Seated & { version: number },
): Promise<ReplyOf<typeof changeSeating>> {
  const { archivedAt } = await accessTaughtClass(ctx, classId)
  if (archivedAt !== null) throw refuse('school_class_archived')
  const { rowCount } = await ctx.sql.query({
    name: 'put_class_seating',
    text: `insert into class_seatings as s (school_class_id, rows, desks, version, changed_by, changed_at)
      select $1, $2, $3, 1, $4, $5 where $6::int = 0 or exists (select from class_seatings where school_class_id = $1)
      on conflict (school_class_id) do update set rows = $2, desks = $3, version = s.version + 1, changed_by = $4, changed_at = $5
      where s.version = $6::int`,
    values: [classId, seated.rows, seated.desks, ctx.viewer.id, ctx.now, version],
  })
  if (rowCount === 0) {
    const present = await findSeating(ctx.sql, classId)
    if (isSame(present, seated)) return present
    const { changedAt = null, changedBy = null, ...current } = present.seating ?? {}
    throw new ChangedMeanwhile({ version: present.version, changedAt, changedBy, isMine: false, current })
  }
  await ctx.sql.query({
    name: 'put_class_seats',
    text: `with gone as (delete from class_seats where school_class_id = $1 and not user_id = any($2::int[]))
      insert into class_seats (school_class_id, user_id, place)
      select distinct on (m.user_id) $1, m.user_id, (n - 1)::int
      from unnest($2::int[]) with ordinality as t (user_id, n) join class_members m on m.school_class_id = $1 and m.user_id = t.user_id and m.role = 'pupil'
      where n <= $3 order by m.user_id, n
      on conflict (school_class_id, user_id) do update set place = excluded.place`,
    values: [classId, seated.places, seated.rows * seated.desks * placesAtDesk],
  })
  return findSeating(ctx.sql, classId)
}
