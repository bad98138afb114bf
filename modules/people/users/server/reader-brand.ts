import type { Sql } from '@school/db'

/**
 * The brand of the reader of an address or a phone: of the account that has confirmed it, otherwise of the newest account that has entered it.
 * `null` when there is no such account, and for accounts without a brand.
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
