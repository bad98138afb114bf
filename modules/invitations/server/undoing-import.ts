import { type UndoneImport, undoableMs } from '@school/kernel/contract'
import type { Ctx } from '@school/kernel/server'
import { accessOrganization } from '@school/organizations/server'
import type { CalledEmployee } from '../contract/employees.ts'
import { refuse } from './codes.ts'

/** @returns by what the list is undone; `null` when nobody was written to */
export async function noteImport(
  { sql, now, viewer }: Ctx,
  organizationId: number,
  invitationIds: readonly number[],
): Promise<number | null> {
  if (invitationIds.length === 0) return null
  const { rows } = await sql.query<{ id: number }>({
    name: 'note_invitation_import',
    text: `with noted as (insert into invitation_imports (organization_id, made_at, made_by) values ($1, $2, $3) returning id),
        listed as (insert into invitation_import_rows (import_id, invitation_id) select noted.id, n from noted, unnest($4::int[]) n)
      select id from noted`,
    values: [organizationId, now, viewer.id, invitationIds],
  })
  return rows[0]!.id
}

/** Lists that may be undone still, by invitations. */
export async function listsOfInvitations(
  { sql, now }: Ctx,
  organizationId: number,
): Promise<Map<number, NonNullable<CalledEmployee['list']>>> {
  const { rows } = await sql.query<{ invitationId: number; id: number; madeAt: Date }>({
    name: 'list_recent_invitation_imports',
    text: `select r.invitation_id as "invitationId", i.id, i.made_at as "madeAt"
      from invitation_imports i join invitation_import_rows r on r.import_id = i.id
      where i.organization_id = $1 and i.undone_at is null and i.made_at >= $2`,
    values: [organizationId, new Date(now.getTime() - undoableMs)],
  })
  return new Map(
    rows.map(({ invitationId, id, madeAt }) => [invitationId, { id, madeAt: madeAt.toISOString() }]),
  )
}

/** @throws organization_not_found, invitation_import_not_found, invitation_import_late */
export async function undoImport(ctx: Ctx, organizationId: number, importId: number): Promise<UndoneImport> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<{ madeAt: Date; undoneAt: Date | null }>({
    name: 'lock_invitation_import',
    text: `select made_at as "madeAt", undone_at as "undoneAt" from invitation_imports where id = $1 and organization_id = $2 for update`,
    values: [importId, organizationId],
  })
  const [done] = rows
  if (!done) throw refuse('invitation_import_not_found')
  if (done.undoneAt !== null) return { removed: 0, stayed: 0 }
  if (ctx.now.getTime() - done.madeAt.getTime() > undoableMs) throw refuse('invitation_import_late')
  // Whoever accepts meanwhile holds the invitation, and is seen after it.
  const { rows: listed } = await ctx.sql.query<{ id: number }>({
    name: 'lock_imported_invitations',
    text: `select i.id from invitations i join invitation_import_rows r on r.invitation_id = i.id
      where r.import_id = $1 and i.revoked_at is null and i.declined_at is null order by i.id for update of i`,
    values: [importId],
  })
  const { rowCount } = await ctx.sql.query({
    name: 'revoke_imported_invitations',
    text: `update invitations i set revoked_at = $2, revoked_by = $3 where i.id = any($1::int[])
      and not exists (select from invitation_accepts a where a.invitation_id = i.id)`,
    values: [listed.map(({ id }) => id), ctx.now, ctx.viewer.id],
  })
  await ctx.sql.query({
    name: 'note_undone_invitation_import',
    text: 'update invitation_imports set undone_at = $2 where id = $1',
    values: [importId, ctx.now],
  })
  const removed = rowCount ?? 0
  return { removed, stayed: listed.length - removed }
}
