import { type RecentImport, type UndoneImport, undoableMs } from '@school/kernel/contract'
import { type Ctx, type ListKind, listRecentImports, undoList } from '@school/kernel/server'
import { accessOrganization } from '@school/organizations/server'
import type { CalledEmployee } from '../contract/employees.ts'
import { refuse } from './codes.ts'
import { staysBecause } from './ru-undone.ts'
import { invitationImportRows, invitationImports, invitations } from './tables.ts'

/** @returns the id for undoing the list; `null` when no letters were sent */
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

/** Lists that may be undone still, by these of the invitations that they have made. */
export async function listsOfInvitations(
  { sql, now }: Ctx,
  invitationIds: readonly number[],
): Promise<Map<number, NonNullable<CalledEmployee['list']>>> {
  const { rows } = await sql.query<{ invitationId: number; id: number; madeAt: Date }>({
    name: 'list_recent_invitation_imports',
    text: `select r.invitation_id as "invitationId", i.id, i.made_at as "madeAt"
      from invitation_imports i join invitation_import_rows r on r.import_id = i.id
      where r.invitation_id = any($1::int[]) and i.undone_at is null and i.made_at >= $2`,
    values: [invitationIds, new Date(now.getTime() - undoableMs)],
  })
  return new Map(
    rows.map(({ invitationId, id, madeAt }) => [invitationId, { id, madeAt: madeAt.toISOString() }]),
  )
}

const list: ListKind<{ email: string }> = {
  owner: invitationImports.organizationId,
  created: invitationImportRows.invitationId,
  key: invitations.id,
  isThereSql: 'r.revoked_at is null and r.declined_at is null',
  namedSql: `jsonb_build_object('email', r.email)`,
  nameOf: ({ email }) => email,
}

/** Lists of the last day by which somebody is called who has not answered. @throws organization_not_found */
export async function listEmployeeImports(ctx: Ctx, organizationId: number): Promise<RecentImport[]> {
  await accessOrganization(ctx, organizationId)
  const uses = `select from invitation_accepts a where a.invitation_id = r.id and a.state <> 'refused'`
  return listRecentImports(
    ctx,
    { ...list, isThereSql: `${list.isThereSql} and not exists (${uses})` },
    organizationId,
  )
}

/**
 * Accepting locks the invitation, so a concurrent accept finishes first and stays.
 * @throws organization_not_found, invitation_import_not_found, invitation_import_late
 */
export async function undoImport(ctx: Ctx, organizationId: number, importId: number): Promise<UndoneImport> {
  await accessOrganization(ctx, organizationId)
  return undoList(ctx, list, {
    ownerId: organizationId,
    importId,
    absent: () => refuse('invitation_import_not_found'),
    late: () => refuse('invitation_import_late'),
    keeps: [
      { reason: 'answered', sql: 'exists (select from invitation_accepts a where a.invitation_id = r.id)' },
    ],
    words: staysBecause,
    remove: (ids) =>
      ctx.sql.query({
        name: 'revoke_imported_invitations',
        text: 'update invitations set revoked_at = $2, revoked_by = $3 where id = any($1::int[])',
        values: [ids, ctx.now, ctx.viewer.id],
      }),
  })
}
