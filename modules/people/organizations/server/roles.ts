import { changeUser, lockUser } from '@school/users/server'
import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { MembershipRole, NamedOrganization } from '../contract/organization.ts'
import type { RoleEntry } from '../contract/user-state.ts'
import { refuse } from './access.ts'
import { inOrderOfRoles, portalRoleOfPerson, roleToWire } from './rules.ts'

interface RoleRow {
  id: number
  userId: number
  type: 'pupil' | 'agent'
  isActive: boolean
  role: MembershipRole
  isDeactivated: boolean
  organization: NamedOrganization
  projectFederation: NamedOrganization | null
}

const named = (o: string) =>
  `jsonb_build_object('id', ${o}.id, 'code', ${o}.code, 'kind', ${o}.kind, 'title', ${o}.name)`

async function listRoleRows(sql: Sql, userId: number): Promise<RoleRow[]> {
  const { rows } = await sql.query<RoleRow>({
    name: 'list_roles',
    text: `select m.id, u.id as "userId", u.type, m.is_active as "isActive", m.role, ${named('o')} as organization,
        case when p.id is not null then ${named('p')} end as "projectFederation",
        exists (select from organizations a where a.id = any (o.path) and a.deactivated_at is not null) as "isDeactivated"
      from memberships m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id
        left join organizations p on p.id = o.path[1] and p.id <> o.id and p.kind = 'project_federation'
      where m.user_id = $1`,
    values: [userId],
  })
  return rows
}

const present = ({ id, isActive, role, organization, projectFederation }: RoleRow): RoleEntry => ({
  id,
  active: isActive,
  role: roleToWire(role),
  organization,
  projectFederation,
})

/** The roles in which somebody may act: those of organizations that work. */
export async function readRoles({ sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>): Promise<RoleEntry[]> {
  const rows = await listRoleRows(sql, viewer.id)
  return inOrderOfRoles(rows.filter(({ isDeactivated }) => !isDeactivated).map(present))
}

/** @throws role_not_found, role_deactivated */
export async function switchTo(ctx: Ctx, roleId: number): Promise<RoleEntry> {
  await lockUser(ctx.sql, ctx.viewer.id)
  const row = (await listRoleRows(ctx.sql, ctx.viewer.id)).find(({ id }) => id === roleId)
  if (!row) throw refuse('role_not_found')
  if (row.isDeactivated) throw refuse('role_deactivated')
  if (!row.isActive) await activate(ctx, row)
  return { ...present(row), active: true }
}

async function activate(
  ctx: Pick<Ctx, 'sql' | 'db' | 'security'>,
  { id, userId, type, role, organization }: RoleRow,
): Promise<void> {
  // Apart: at no instant two are active.
  await ctx.sql.query({
    name: 'leave_role',
    text: 'update memberships set is_active = false where user_id = $1 and is_active',
    values: [userId],
  })
  await ctx.sql.query({
    name: 'take_role',
    text: 'update memberships set is_active = true where id = $1',
    values: [id],
  })
  await changeUser(ctx, userId, { portalRole: portalRoleOfPerson(type, role, organization.kind) })
  ctx.security('privilege_permissions_changed', {
    reason: 'switched',
    ids: { organizationId: organization.id },
  })
}
