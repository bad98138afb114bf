import type { Sql } from '@school/db'

/** What one of two users of the same person lacks is taken from the other. */
export async function joinUsers(sql: Sql, goneId: number, keptId: number): Promise<void> {
  await sql.query({
    name: 'join_users',
    text: `update users k set birthday = coalesce(k.birthday, g.birthday),
        middle_name = case when k.middle_name = '' then g.middle_name else k.middle_name end
      from users g where g.id = $1 and k.id = $2`,
    values: [goneId, keptId],
  })
}
