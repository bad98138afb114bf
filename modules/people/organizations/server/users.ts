import { fullName, nameOrderSql, namesApart } from '@school/names/server'
import { lastVisitSql } from '@school/accounts/server'
import { containsSql, namedBy } from '@school/db'
import type { PageOf } from '@school/kernel/contract'
import { comparisonsSql, type Ctx, listPage } from '@school/kernel/server'
import type { MembershipRole } from '../contract/organization.ts'
import type * as z from 'zod'
import {
  type listOrganizationUsers,
  type OrganizationUser,
  userColumns,
  type UserState,
} from '../contract/organization-users.ts'
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

/** Pupils are not listed here: they are no employees. */
const usersSql = `select m.id, u.id as user_id, u.first_name, u.last_name, u.middle_name, m.role, m.version,
    case when u.leaving_at is not null then 'blocked' when u.password_hash is null and s.seen is null then 'invited' else 'active' end as state,
    s.seen as last_visit_at
  from memberships m join users u on u.id = m.user_id and u.type = 'agent'
    cross join lateral (select ${lastVisitSql('u.id')} as seen) s
  where m.organization_id = $1`
const columns = `id, user_id as "userId", first_name as "firstName", last_name as "lastName", middle_name as "middleName", role, state, version,
  last_visit_at as "lastVisitAt"`

const orders = {
  'name asc': nameOrderSql(null),
  'name desc': nameOrderSql(null, 'desc'),
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

type Asked = z.output<NonNullable<(typeof listOrganizationUsers)['query']>>

const columnsSql = {
  role: `case role when 'student' then 'empty' else role end`,
  state: 'state',
  lastVisitAt: 'last_visit_at',
}

/** @throws organization_not_found */
export async function listUsers(
  ctx: Ctx,
  organizationId: number,
  { q, ...paging }: Asked,
): Promise<PageOf<OrganizationUser>> {
  await accessOrganization(ctx, organizationId)
  const order = orders[q.s ? (`${q.s.field} ${q.s.direction}` as const) : 'name asc']
  const { rows, total } = await listPage<UserRow>(ctx.sql, paging, (limit, offset) => {
    const values: unknown[] = [organizationId, q.nameCont ?? null, limit, offset]
    const text = `select ${columns}, count(*) over ()::int as total from (${usersSql}) one
      where ($2::text is null or ${containsSql("last_name || ' ' || first_name || ' ' || middle_name", '$2')})
        and ${comparisonsSql(userColumns, q, columnsSql, values)}
      order by ${order}, id limit $3 offset $4`
    return { name: namedBy('list_organization_users', text), text, values }
  })
  return { rows: await namesApart(ctx.sql, rows.map(present(ctx)), { id: 'userId', name: 'name' }), total }
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
