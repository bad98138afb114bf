import { changeUser, lockUser } from '@school/users/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { OrganizationKind } from '../contract/organization.ts'
import { portalRoleOf } from './rules.ts'

/** The school for which somebody acts now, and as who. */
export interface ActiveSchool {
  id: number
  name: string
  role: 'admin' | 'teacher'
}

export async function findActiveSchool(sql: Sql, userId: number): Promise<ActiveSchool | undefined> {
  const { rows } = await sql.query<ActiveSchool>({
    name: 'find_active_school',
    text: `select o.id, o.short_name as name, m.role from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = $1 and m.is_active and m.role in ('admin', 'teacher') and o.kind = 'school'`,
    values: [userId],
  })
  return rows[0]
}

/** Whether somebody works in this school, whatever they do there and wherever they act now. */
export async function worksIn(sql: Sql, userId: number, organizationId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'works_in_school',
    text: `select from memberships where user_id = $1 and organization_id = $2 and role in ('admin', 'teacher') limit 1`,
    values: [userId, organizationId],
  })
  return rowCount === 1
}

/** Who administers a school and reads letters. */
export async function listAdminAddresses(sql: Sql, organizationId: number): Promise<string[]> {
  const { rows } = await sql.query<{ email: string }>({
    name: 'list_admin_addresses',
    text: `select u.email from memberships m join users u on u.id = m.user_id
      where m.organization_id = $1 and m.role = 'admin' and u.email is not null and u.email_confirmed_at is not null order by u.id`,
    values: [organizationId],
  })
  return rows.map(({ email }) => email)
}

/** Somebody works in an organization from now on, and acts so when they act for none; once more changes nothing. */
export async function engage(
  ctx: Pick<Ctx, 'sql' | 'db' | 'security'>,
  { userId, organizationId, role }: { userId: number; organizationId: number; role: 'admin' | 'teacher' },
): Promise<void> {
  await lockUser(ctx.sql, userId)
  const { rows } = await ctx.sql.query<{ isActive: boolean; kind: OrganizationKind }>({
    name: 'engage',
    text: `with made as (
        insert into memberships (user_id, organization_id, role, is_active)
        select $1, $2, $3, not exists (select from memberships where user_id = $1 and is_active)
        on conflict (user_id, organization_id, role) do nothing returning organization_id, is_active
      )
      select made.is_active as "isActive", o.kind from made join organizations o on o.id = made.organization_id`,
    values: [userId, organizationId, role],
  })
  if (!rows[0]) return
  if (rows[0].isActive) await changeUser(ctx, userId, { portalRole: portalRoleOf(role, rows[0].kind) })
  ctx.security('privilege_permissions_changed', {
    reason: 'granted',
    subjectIds: [userId],
    ids: { organizationId },
  })
}
