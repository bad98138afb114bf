import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'

export interface AccommodationRow {
  timeFactor: number | null
  setAt: Date | null
  setBy: string | null
}

/** A pupil with their accommodation; nothing when there is no such pupil. */
export async function findAccommodation(sql: Sql, userId: number): Promise<AccommodationRow | undefined> {
  const { rows } = await sql.query<AccommodationRow>({
    name: 'find_accommodation',
    text: `select case when c.user_id is null then 1 else c.time_factor end as "timeFactor", c.set_at as "setAt",
        ${teacherNameSql('s')} as "setBy"
      from users u left join accommodations c on c.user_id = u.id left join users s on s.id = c.set_by
      where u.id = $1 and u.type = 'pupil'`,
    values: [userId],
  })
  return rows[0]
}
