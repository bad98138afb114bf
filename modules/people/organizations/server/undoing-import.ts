import type { RecentImport, UndoneImport } from '@school/kernel/contract'
import {
  type Ctx,
  keepsOf,
  type ListKind,
  listRecentImports as listRecent,
  referencesTo,
  undoList,
} from '@school/kernel/server'
import { accessOrganization, lockOrganization, refuse } from './access.ts'
import { staysBecause } from './ru-undone.ts'
import { organizationImportRows, organizationImports, organizations } from './tables.ts'

const list: ListKind<{ name: string }> = {
  owner: organizationImports.parentId,
  created: organizationImportRows.organizationId,
  key: organizations.id,
  isThereSql: 'true',
  namedSql: `jsonb_build_object('name', r.name)`,
  nameOf: ({ name }) => name,
}

const reasons: Readonly<Record<string, keyof typeof staysBecause>> = {
  organizations: 'below',
  memberships: 'people',
  past_memberships: 'people',
  school_classes: 'classes',
}

/** Imports of the last day with organizations that still exist. */
export const listRecentImports = (ctx: Pick<Ctx, 'sql' | 'now'>, parentId: number): Promise<RecentImport[]> =>
  listRecent(ctx, list, parentId)

/** @throws organization_not_found, organization_import_not_found, organization_import_late */
export async function undoImport(ctx: Ctx, parentId: number, importId: number): Promise<UndoneImport> {
  await accessOrganization(ctx, parentId)
  await lockOrganization(ctx.sql, parentId)
  const references = await referencesTo(ctx.sql, list)
  return undoList(ctx, list, {
    ownerId: parentId,
    importId,
    absent: () => refuse('organization_import_not_found'),
    late: () => refuse('organization_import_late'),
    keeps: [
      ...keepsOf(references, ({ table }) => reasons[table] ?? 'used'),
      { reason: 'changed', sql: 'r.version > 1 or r.deactivated_at is not null' },
    ],
    words: staysBecause,
    remove: (ids) =>
      ctx.sql.query({
        name: 'delete_imported_organizations',
        text: 'delete from organizations where id = any($1::int[])',
        values: [ids],
      }),
  })
}
