import type { Sql } from '@school/db'

export async function hasDecidingParent(sql: Sql, childId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'has_deciding_parent',
    text: `select from family_links l join users p on p.id = l.parent_id
      where l.child_id = $1 and l.state = 'active' and l.decides and p.leaving_at is null limit 1`,
    values: [childId],
  })
  return rowCount === 1
}

/** Is this user the only administrator of an organization? */
export async function isLastAdmin(sql: Sql, userId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_last_admin',
    text: `select from memberships m where m.user_id = $1 and m.role = 'admin'
      and not exists (select from memberships o join users u on u.id = o.user_id
        where o.organization_id = m.organization_id and o.role = 'admin' and o.user_id <> $1 and u.leaving_at is null) limit 1`,
    values: [userId],
  })
  return rowCount === 1
}

export async function countChildren(sql: Sql, parentId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_children_of',
    text: `select count(*)::int as count from family_links where parent_id = $1 and state = 'active'`,
    values: [parentId],
  })
  return rows[0]!.count
}

export interface LeavingChildRow {
  childId: number
  firstName: string
  askedAt: Date
}

/** Children of this parent whose accounts a parent has closed. */
export async function listLeaving(sql: Sql, parentId: number): Promise<LeavingChildRow[]> {
  const { rows } = await sql.query<LeavingChildRow>({
    name: 'list_leaving_children',
    text: `select d.user_id as "childId", d.shown->>'firstName' as "firstName", d.asked_at as "askedAt"
        /* never null: firstName because a departure is written with the name of the account */
      from departures d join family_links l on l.child_id = d.user_id and l.parent_id = $1 and l.state = 'active' and l.decides
      where d.asked_by is not null order by d.asked_at, d.user_id`,
    values: [parentId],
  })
  return rows
}
