import type { Sql } from '@school/db'
import { type Ctx, refusals } from '@school/kernel/server'
import { organizationErrors } from '../contract/errors.ts'
import type { OrganizationKind } from '../contract/organization.ts'
import { lockOrganizations } from './admins.ts'

export const refuse = refusals(organizationErrors)

/** An organization where the viewer administers, or one below it. */
export interface ReachedOrganization {
  id: number
  kind: OrganizationKind
  path: number[]
  /** It or something above it works no more. */
  isDeactivated: boolean
  /** Where the viewer administers. */
  ownId: number
  isOwn: boolean
}

/** Where somebody administers now: what they reach is that and everything below. `$1` is the person. */
export const ownOrganizationSql = `select o.id, o.path from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = $1 and m.is_active and m.role = 'admin'`

/** @throws organization_not_found to a viewer who administers nothing */
export async function accessOwnId({ sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_own_organization',
    text: `select own.id from (${ownOrganizationSql}) own`,
    values: [viewer.id],
  })
  if (!rows[0]) throw refuse('organization_not_found')
  return rows[0].id
}

async function findReached(
  { sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>,
  organizationId: number,
): Promise<ReachedOrganization | undefined> {
  const { rows } = await sql.query<ReachedOrganization>({
    name: 'access_organization',
    text: `with own as (${ownOrganizationSql})
      select x.id, x.kind, x.path, own.id as "ownId", own.id = x.id as "isOwn",
        exists (select from organizations a where a.id = any (x.path) and a.deactivated_at is not null) as "isDeactivated"
      from own join organizations x on x.id = $2 and own.id = any (x.path)`,
    values: [viewer.id, organizationId],
  })
  return rows[0]
}

/** @throws organization_not_found, absent and beyond the own ones alike */
export async function accessOrganization(
  ctx: Pick<Ctx, 'sql' | 'viewer'>,
  organizationId: number,
): Promise<ReachedOrganization> {
  const found = await findReached(ctx, organizationId)
  if (!found) throw refuse('organization_not_found')
  return found
}

/** Whether the viewer administers an organization or something above it. */
export const governs = async (ctx: Pick<Ctx, 'sql' | 'viewer'>, organizationId: number): Promise<boolean> =>
  (await findReached(ctx, organizationId)) !== undefined

/** Changes of the roles of an organization follow each other. @throws organization_not_found when it was deleted meanwhile */
export async function lockOrganization(sql: Sql, organizationId: number): Promise<void> {
  const held = await lockOrganizations(sql, [organizationId])
  if (held === 0) throw refuse('organization_not_found')
}
