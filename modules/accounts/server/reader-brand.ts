import type { Sql } from '@school/db'

/**
 * The brand of whoever reads what is sent to an address or a telephone: of the account that has proved it, else of the newest that has named it.
 * `null` when nobody has, and for whoever belongs to no brand.
 */
export async function findBrandOfReader(sql: Sql, to: string): Promise<string | null> {
  const { rows } = await sql.query<{ brand: string | null }>({
    name: 'find_brand_of_reader',
    text: `select brand_of_user(u.id) as brand from users u
      where u.email = $1::text::citext or u.phone = $2
      order by case when u.phone = $2 then u.phone_confirmed_at else u.email_confirmed_at end is null, u.id desc limit 1`,
    values: [to, to.replace(/^\+/, '')],
  })
  return rows[0]?.brand ?? null
}
