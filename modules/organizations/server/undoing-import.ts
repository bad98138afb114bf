import type { Sql } from '@school/db'
import { type RecentImport, type UndoneImport, undoableMs } from '@school/kernel/contract'
import type { Ctx } from '@school/kernel/server'
import { accessOrganization, lockOrganization, refuse } from './access.ts'

/** Lists of the last day of which something is there. */
export async function listRecentImports(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  parentId: number,
): Promise<RecentImport[]> {
  const { rows } = await sql.query<Omit<RecentImport, 'madeAt'> & { madeAt: Date }>({
    name: 'list_recent_organization_imports',
    text: `select i.id, i.made_at as "madeAt", count(*)::int as added
      from organization_imports i join organization_import_rows r on r.import_id = i.id
      where i.parent_id = $1 and i.undone_at is null and i.made_at >= $2 group by i.id order by i.made_at desc, i.id desc`,
    values: [parentId, new Date(now.getTime() - undoableMs)],
  })
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }))
}

/** Every column that refers to an organization, of rooms above this one too: the catalogue of the database knows them all. */
async function listReferences(sql: Sql): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql.query<{ table: string; column: string }>({
    name: 'list_references_to_organizations',
    text: `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'organizations'::regclass and c.conrelid <> 'organization_import_rows'::regclass
      order by 1, 2`,
  })
  return rows
}

/** @throws organization_not_found, organization_import_not_found, organization_import_late */
export async function undoImport(ctx: Ctx, parentId: number, importId: number): Promise<UndoneImport> {
  await accessOrganization(ctx, parentId)
  await lockOrganization(ctx.sql, parentId)
  const { rows } = await ctx.sql.query<{ madeAt: Date; undoneAt: Date | null }>({
    name: 'lock_organization_import',
    text: `select made_at as "madeAt", undone_at as "undoneAt" from organization_imports where id = $1 and parent_id = $2 for update`,
    values: [importId, parentId],
  })
  const [done] = rows
  if (!done) throw refuse('organization_import_not_found')
  if (done.undoneAt !== null) return { removed: 0, stayed: 0 }
  if (ctx.now.getTime() - done.madeAt.getTime() > undoableMs) throw refuse('organization_import_late')
  // From here on nothing begins to refer to them.
  const { rows: added } = await ctx.sql.query<{ id: number }>({
    name: 'lock_imported_organizations',
    text: `select o.id from organizations o join organization_import_rows r on r.organization_id = o.id where r.import_id = $1 order by o.id for update of o`,
    values: [importId],
  })
  const isUsed = [
    'exists (select from organizations b where b.parent_id = o.id)',
    ...(await listReferences(ctx.sql)).map(
      ({ table, column }) => `exists (select from ${table} x where x.${column} = o.id)`,
    ),
  ]
  // Whoever has put right its card has use for it, too.
  const { rowCount } = await ctx.sql.query({
    text: `delete from organizations o where o.id = any($1::int[]) and o.version = 1 and o.deactivated_at is null and not (${isUsed.join(' or ')})`,
    values: [added.map(({ id }) => id)],
  })
  await ctx.sql.query({
    name: 'note_undone_organization_import',
    text: 'update organization_imports set undone_at = $2 where id = $1',
    values: [importId, ctx.now],
  })
  const removed = rowCount ?? 0
  return { removed, stayed: added.length - removed }
}
