import { changeSeen } from '@school/versions/server'
import { changeUser, lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import type { MembershipRole } from '../contract/organization.ts'
import { accessOrganization, lockOrganization, type ReachedOrganization, refuse } from './access.ts'
import { keepAdmins } from './admins.ts'
import { hasRole, portalRoleOf, roleToWire } from './rules.ts'
import { memberships } from './tables.ts'

interface Held {
  id: number
  userId: number
  role: MembershipRole
  isActive: boolean
}

/** The role of an employee; locks the organization, so that its roles can't change meanwhile. @throws role_not_found */
async function lockRole(ctx: Ctx, organizationId: number, roleId: number): Promise<Held> {
  await lockOrganization(ctx.sql, organizationId)
  const { rows } = await ctx.sql.query<Held>({
    name: 'find_held_role',
    text: `select m.id, m.user_id as "userId", m.role, m.is_active as "isActive" from memberships m
      join users u on u.id = m.user_id and u.type = 'agent' where m.id = $1 and m.organization_id = $2`,
    values: [roleId, organizationId],
  })
  if (!rows[0]) throw refuse('role_not_found')
  await lockUser(ctx.sql, rows[0].userId)
  return rows[0]
}

/** Of an administrator the last one is not taken away. @throws role_last_admin */
const keepAdminOf = <T>(
  ctx: Ctx,
  organizationId: number,
  { role }: Held,
  change: () => Promise<T>,
): Promise<T> =>
  role === 'admin' ? keepAdmins(ctx, [organizationId], change, () => refuse('role_last_admin')) : change()

async function keepPast(ctx: Ctx, organizationId: number, { userId, role }: Held): Promise<void> {
  await ctx.sql.query({
    name: 'keep_past_membership',
    text: `insert into past_memberships (user_id, organization_id, role, ended_at, ended_by) values ($1, $2, $3, $4, $5)`,
    values: [userId, organizationId, role, ctx.now, ctx.viewer.id],
  })
}

/** Only colleagues: other people must agree, by an invitation. @throws organization_user_unknown */
async function requireColleague(ctx: Ctx, { ownId }: ReachedOrganization, userId: number): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'find_colleague_of_organizations',
    text: `select from users u where u.id = $1 and u.type = 'agent' and u.leaving_at is null and exists (
        select from (select user_id, organization_id from memberships union all select user_id, organization_id from past_memberships) m
        join organizations o on o.id = m.organization_id and o.path @> array[$2::int] where m.user_id = u.id)`,
    values: [userId, ownId],
  })
  if (rowCount === 0) throw refuse('organization_user_unknown')
}

/** @returns the id of the role */
export async function giveRole(
  ctx: Ctx,
  organizationId: number,
  userId: number,
  role: MembershipRole,
): Promise<number> {
  const reached = await accessOrganization(ctx, organizationId)
  if (reached.isDeactivated) throw refuse('organization_deactivated')
  if (!hasRole(reached.kind, role)) throw refuse('organization_role_misplaced')
  await requireColleague(ctx, reached, userId)
  await lockOrganization(ctx.sql, organizationId)
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'give_role',
    text: `insert into memberships (user_id, organization_id, role) values ($1, $2, $3)
      on conflict (user_id, organization_id, role) do nothing returning id`,
    values: [userId, organizationId, role],
  })
  if (rows[0]) {
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [userId] })
    return rows[0].id
  }
  const { rows: known } = await ctx.sql.query<{ id: number }>({
    name: 'find_role_of_user',
    text: 'select id from memberships where user_id = $1 and organization_id = $2 and role = $3',
    values: [userId, organizationId, role],
  })
  return known[0]!.id
}

/** @throws organization_not_found, role_not_found, role_own, role_exists, role_last_admin, organization_role_misplaced */
export async function changeRole(
  ctx: Ctx,
  organizationId: number,
  roleId: number,
  role: MembershipRole,
  version: number,
): Promise<void> {
  const { kind } = await accessOrganization(ctx, organizationId)
  const held = await lockRole(ctx, organizationId, roleId)
  if (held.role === role) return
  if (held.userId === ctx.viewer.id) throw refuse('role_own')
  if (!hasRole(kind, role)) throw refuse('organization_role_misplaced')
  const wanted = { version, asked: { role: roleToWire(role) } }
  const known = () => Promise.resolve({ role: roleToWire(held.role) })
  const versions = { key: memberships.id, version: memberships.version, isShared: true } as const
  await changeSeen(ctx, versions, roleId, wanted, known)
  const { rowCount } = await keepAdminOf(ctx, organizationId, held, () =>
    ctx.sql.query({
      name: 'change_role',
      text: `update memberships m set role = $2 where id = $1 and not exists (
          select from memberships o where o.user_id = m.user_id and o.organization_id = m.organization_id and o.role = $2)`,
      values: [roleId, role],
    }),
  )
  if (rowCount !== 1) throw refuse('role_exists')
  await keepPast(ctx, organizationId, held)
  if (held.isActive) await changeUser(ctx, held.userId, { portalRole: portalRoleOf(role, kind) })
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [held.userId] })
}

/** @throws organization_not_found, role_not_found, role_own, role_last_admin */
export async function takeRole(
  ctx: Ctx,
  organizationId: number,
  roleId: number,
  isConfirmed: boolean,
): Promise<void> {
  await accessOrganization(ctx, organizationId)
  const held = await lockRole(ctx, organizationId, roleId)
  await keepAdminOf(ctx, organizationId, held, () =>
    ctx.sql.query({
      name: 'take_role_away',
      text: 'delete from memberships where id = $1',
      values: [roleId],
    }),
  )
  if (held.userId === ctx.viewer.id && !isConfirmed) throw refuse('role_own')
  await keepPast(ctx, organizationId, held)
  if (held.isActive) await changeUser(ctx, held.userId, { portalRole: null })
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [held.userId] })
}
