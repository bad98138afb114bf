import { changeSeen, type Versions } from '@school/versions/server'
import { changeUser } from '@school/users/server'
import { faultOf } from '@school/kernel/fault'
import type { Ctx } from '@school/kernel/server'
import type * as z from 'zod'
import type { addOrganization, changeOrganization, OrganizationCard } from '../contract/tree.ts'
import { accessOrganization, refuse } from './access.ts'
import { childKindsOf } from './rules.ts'
import { organizations } from './tables.ts'

type NewOrganization = z.output<NonNullable<(typeof addOrganization)['body']>>
type Change = z.output<NonNullable<(typeof changeOrganization)['body']>>

/** Translates unique violations of the database. @throws organization_title_taken, organization_code_taken */
export async function withNamesFree<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { constraint } = faultOf(error)
    if (constraint === 'organizations_name') throw refuse('organization_title_taken')
    if (constraint === 'organizations_code') throw refuse('organization_code_taken')
    throw error
  }
}

/** @throws organization_not_found, organization_deactivated, organization_kind_misplaced, organization_title_taken, organization_code_taken */
export async function add(
  ctx: Ctx,
  { parentId, kind, title, shortTitle, code, ...about }: NewOrganization,
): Promise<number> {
  const parent = await accessOrganization(ctx, parentId)
  if (parent.isDeactivated) throw refuse('organization_deactivated')
  if (!childKindsOf(parent.kind).includes(kind)) throw refuse('organization_kind_misplaced')
  const { city = '', address = '', phone = '', email = '', licence = '' } = about
  const { rows } = await withNamesFree(
    ctx.sql.query<{ id: number }>({
      name: 'add_organization',
      text: `insert into organizations (parent_id, kind, name, short_name, code, city, address, phone, email, licence, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      values: [
        parentId,
        kind,
        title,
        shortTitle || title,
        code || null,
        city,
        address,
        phone,
        email,
        licence,
        ctx.now,
      ],
    }),
  )
  return rows[0]!.id
}

const cardVersions: Versions = {
  key: organizations.id,
  version: organizations.version,
  who: { by: organizations.changedBy, at: organizations.changedAt, isStamped: true },
}

type Typed = Pick<
  OrganizationCard,
  'title' | 'shortTitle' | 'code' | 'city' | 'address' | 'phone' | 'email' | 'licence'
>

/** What is typed in a card. */
async function findTyped({ sql }: Ctx, id: number): Promise<Typed> {
  const { rows } = await sql.query<Typed>({
    name: 'find_typed_of_organization',
    text: `select name as title, short_name as "shortTitle", code, city, address, phone, email, licence from organizations where id = $1`,
    values: [id],
  })
  return rows[0]!
}

/** @throws changed_meanwhile, organization_not_found, organization_governed_above, organization_title_taken, organization_code_taken, organization_works_below */
export async function change(
  ctx: Ctx,
  organizationId: number,
  { version, isDeactivated, ...asked }: Change,
): Promise<void> {
  const { isOwn } = await accessOrganization(ctx, organizationId)
  const { title, shortTitle, code, city, ...contacts } = asked
  const governed = [isDeactivated, title, shortTitle, code, city]
  if (isOwn && governed.some((value) => value !== undefined)) throw refuse('organization_governed_above')
  if (Object.keys(asked).length > 0) {
    const known = () => findTyped(ctx, organizationId)
    await changeSeen(ctx, cardVersions, organizationId, { version, asked }, known)
  }
  const { address, phone, email, licence } = contacts
  await withNamesFree(
    ctx.sql.query({
      name: 'change_organization',
      text: `update organizations set name = coalesce($2, name), short_name = coalesce($3, short_name),
          code = case when $4::boolean then $5 else code end, city = coalesce($6, city), address = coalesce($7, address),
          phone = coalesce($8, phone), email = coalesce($9, email), licence = coalesce($10, licence)
        where id = $1`,
      values: [
        organizationId,
        title ?? null,
        shortTitle || null,
        code !== undefined,
        code || null,
        city ?? null,
        address ?? null,
        phone ?? null,
        email ?? null,
        licence ?? null,
      ],
    }),
  )
  if (isDeactivated !== undefined) await setDeactivated(ctx, organizationId, isDeactivated)
}

/** Its members lose this active role until they choose another. @throws organization_works_below */
async function setDeactivated(ctx: Ctx, organizationId: number, isDeactivated: boolean): Promise<void> {
  const { rowCount: below } = await ctx.sql.query({
    name: 'find_working_below',
    text: 'select from organizations where parent_id = $1 and deactivated_at is null limit 1',
    values: [organizationId],
  })
  if (isDeactivated && below !== 0) throw refuse('organization_works_below')
  const { rowCount } = await ctx.sql.query({
    name: 'deactivate_organization',
    text: 'update organizations set deactivated_at = $2 where id = $1 and (deactivated_at is null) <> ($2::timestamptz is null)',
    values: [organizationId, isDeactivated ? ctx.now : null],
  })
  if (rowCount !== 1 || !isDeactivated) return
  const { rows } = await ctx.sql.query<{ userId: number }>({
    name: 'stop_acting_for',
    text: 'update memberships set is_active = false where organization_id = $1 and is_active returning user_id as "userId"',
    values: [organizationId],
  })
  for (const { userId } of rows) await changeUser(ctx, userId, { portalRole: null })
  ctx.security('privilege_permissions_changed', {
    reason: 'revoked',
    subjectIds: rows.map(({ userId }) => userId),
    ids: { organizationId },
  })
}
