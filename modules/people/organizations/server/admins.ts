import { keepOne, type Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'

/** Each of these organizations keeps an administrator who is not leaving. @throws what `refusal` makes */
export const keepAdmins = <T>(
  { sql }: Pick<Ctx, 'sql'>,
  organizationIds: readonly number[],
  change: () => Promise<T>,
  refusal: () => Error,
): Promise<T> =>
  keepOne(() => lockOrganizations(sql, organizationIds), {
    change,
    isLeft: () => haveAdmins(sql, organizationIds),
    refusal,
  })

/** Locks organizations until the transaction ends. @returns how many of them exist */
export async function lockOrganizations(sql: Sql, ids: readonly number[]): Promise<number> {
  const { rowCount } = await sql.query({
    name: 'lock_organizations',
    text: 'select from organizations where id = any($1::int[]) order by id for no key update',
    values: [ids],
  })
  return rowCount ?? 0
}

async function haveAdmins(sql: Sql, organizationIds: readonly number[]): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'find_organization_without_admin',
    text: `select from unnest($1::int[]) as o (id) where not exists (
        select from memberships m join users u on u.id = m.user_id and u.leaving_at is null
        where m.organization_id = o.id and m.role = 'admin') limit 1`,
    values: [organizationIds],
  })
  return rowCount === 0
}

/** Of which organizations somebody is an administrator. */
export async function listAdministered(sql: Sql, userId: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_administered',
    text: `select organization_id as id from memberships where user_id = $1 and role = 'admin' order by organization_id`,
    values: [userId],
  })
  return rows.map(({ id }) => id)
}
