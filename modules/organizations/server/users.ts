import { fullName, lastVisitSql } from '@school/accounts/server'
import type { PageOf, Paging, Sort } from '@school/kernel/contract'
import { type Ctx, listPage } from '@school/kernel/server'
import type { MembershipRole } from '../contract/organization.ts'
import type { OrganizationUser, UserState } from '../contract/organization-users.ts'
import { accessOrganization, refuse } from './access.ts'
import { roleToWire } from './rules.ts'

interface UserRow {
  id: number
  userId: number
  firstName: string
  lastName: string
  middleName: string
  role: MembershipRole
  version: number
  state: UserState
  lastVisitAt: Date | null
}

/** Names of pupils are not told here: they have no place among those who work. */
const usersSql = `select m.id, u.id as user_id, u.first_name, u.last_name, u.middle_name, m.role, m.version,
    case when u.leaving_at is not null then 'blocked' when u.password_hash is null and s.seen is null then 'invited' else 'active' end as state,
    s.seen as last_visit_at
  from memberships m join users u on u.id = m.user_id and u.type = 'agent'
    cross join lateral (select ${lastVisitSql('u.id')} as seen) s
  where m.organization_id = $1`
const columns = `id, user_id as "userId", first_name as "firstName", last_name as "lastName", middle_name as "middleName", role, state, version,
  last_visit_at as "lastVisitAt"`

const orders = {
  'name asc': 'last_name, first_name',
  'name desc': 'last_name desc, first_name desc',
  'lastVisitAt asc': 'last_visit_at nulls first',
  'lastVisitAt desc': 'last_visit_at desc nulls last',
} as const

const present =
  ({ viewer }: Ctx) =>
  ({ id, userId, role, state, version, lastVisitAt, ...name }: UserRow): OrganizationUser => ({
    id,
    userId,
    name: fullName(name),
    role: roleToWire(role),
    state,
    lastVisitAt: lastVisitAt?.toISOString() ?? null,
    isMe: userId === viewer.id,
    version,
  })

export interface UserFilters {
  roleEq?: MembershipRole | undefined
  roleIn?: MembershipRole[] | undefined
  stateEq?: UserState | undefined
  nameCont?: string | undefined
  s?: Sort<'name' | 'lastVisitAt'> | undefined
}

/** @throws organization_not_found */
export async function listUsers(
  ctx: Ctx,
  organizationId: number,
  { roleEq, roleIn, stateEq, nameCont, s }: UserFilters,
  paging: Paging,
): Promise<PageOf<OrganizationUser>> {
  await accessOrganization(ctx, organizationId)
  const order = s ? (`${s.field} ${s.direction}` as const) : 'name asc'
  const { rows, total } = await listPage<UserRow>(ctx.sql, paging, (limit, offset) => ({
    name: `list_organization_users_by_${order.replace(' ', '_')}`,
    text: `select ${columns}, count(*) over ()::int as total from (${usersSql}) one
      where ($2::text[] is null or role = any ($2)) and ($3::text is null or state = $3)
        and ($4::text is null or strpos(translate(lower(last_name || ' ' || first_name || ' ' || middle_name), 'ё', 'е'), translate(lower($4), 'ё', 'е')) > 0)
      order by ${orders[order]}, id limit $5 offset $6`,
    values: [
      organizationId,
      roleEq ? [roleEq] : (roleIn ?? null),
      stateEq ?? null,
      nameCont ?? null,
      limit,
      offset,
    ],
  }))
  return { rows: rows.map(present(ctx)), total }
}

/** @throws organization_not_found, role_not_found */
export async function readUser(
  ctx: Ctx,
  organizationId: number,
  roleId: number,
  userId?: number,
): Promise<OrganizationUser> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<UserRow>({
    name: 'find_organization_user',
    text: `select ${columns} from (${usersSql}) one where id = $2 and ($3::int is null or user_id = $3)`,
    values: [organizationId, roleId, userId ?? null],
  })
  if (!rows[0]) throw refuse('role_not_found')
  return present(ctx)(rows[0])
}
