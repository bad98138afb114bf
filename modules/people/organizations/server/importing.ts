import type { Ctx } from '@school/kernel/server'
import type { OrganizationColumn, OrganizationImport } from '../contract/organization-import.ts'
import { accessOrganization, lockOrganization, type ReachedOrganization, refuse } from './access.ts'
import { withNamesFree } from './governing.ts'
import { faultOf, leftOf, type ListedOrganizationRow, readOrganizations } from './list-rules.ts'
import { childKindsOf } from './rules.ts'

interface Taken {
  /** Of those right below the parent. */
  titles: Set<string>
  /** «school 101», of the whole project, with the name of whose it is. */
  codes: Map<string, string>
}

async function findTaken(
  { sql }: Ctx,
  { id, path }: ReachedOrganization,
  listed: readonly ListedOrganizationRow[],
): Promise<Taken> {
  const { rows } = await sql.query<{ title: string; kind: string; code: string | null; isHere: boolean }>({
    name: 'find_taken_names_of_organizations',
    text: `select name as title, kind, code, parent_id is not distinct from $1 as "isHere" from organizations
      where (parent_id = $1 and name = any($2::text[])) or (path[1] = $3 and code = any($4::text[]))`,
    values: [id, listed.map(({ title }) => title), path[0], listed.flatMap(({ code }) => code ?? [])],
  })
  return {
    titles: new Set(rows.filter(({ isHere }) => isHere).map(({ title }) => title)),
    codes: new Map(rows.map(({ title, kind, code }) => [`${kind} ${code}`, title])),
  }
}

/** Of those with a code that another organization has. */
const takenOf = (listed: readonly ListedOrganizationRow[], { codes }: Taken): ListedOrganizationRow[] =>
  listed.filter(({ kind, code, title }) => {
    const holder = code === null ? undefined : codes.get(`${kind} ${code}`)
    return holder !== undefined && holder !== title
  })

/** @returns by what it is undone */
async function addAll(
  ctx: Ctx,
  parentId: number,
  fresh: readonly ListedOrganizationRow[],
): Promise<number | null> {
  if (fresh.length === 0) return null
  const { rows } = await withNamesFree(
    ctx.sql.query<{ importId: number }>({
      name: 'add_organizations',
      text: `with noted as (insert into organization_imports (parent_id, made_at, made_by) values ($1, $3, $4) returning id),
          made as (insert into organizations (parent_id, kind, name, short_name, code, city, address, phone, email, licence, created_at)
            select $1, n.kind, n.title, n.title, n.code, n.city, n.address, n.phone, n.email, n.licence, $3
            from jsonb_to_recordset($2::jsonb) as n (kind text, title text, code text, city text, address text, phone text, email text, licence text)
            returning id),
          listed as (insert into organization_import_rows (import_id, organization_id) select noted.id, made.id from noted, made)
        select id as "importId" from noted`,
      values: [parentId, JSON.stringify(fresh), ctx.now, ctx.viewer.id],
    }),
  )
  return rows[0]!.importId
}

interface SentList {
  text: string
  isConfirmed: boolean
  columns?: readonly (OrganizationColumn | null)[] | null | undefined
}

/**
 * Previews a list of organizations directly below an organization, or adds the new ones. Rows with faults are skipped, to be corrected.
 * @throws organization_not_found, organization_deactivated, organization_kind_misplaced, organizations_empty
 */
export async function importOrganizations(
  ctx: Ctx,
  organizationId: number,
  { text, isConfirmed, columns = null }: SentList,
): Promise<OrganizationImport> {
  const parent = await accessOrganization(ctx, organizationId)
  if (parent.isDeactivated) throw refuse('organization_deactivated')
  const kinds = childKindsOf(parent.kind)
  if (kinds.length === 0) throw refuse('organization_kind_misplaced')
  const list = readOrganizations(text, kinds, columns)
  if (list.organizations.length === 0 && list.faults.length === 0) throw refuse('organizations_empty')
  // Two lists that are sent at once make nothing twice.
  if (isConfirmed) await lockOrganization(ctx.sql, organizationId)
  const taken = await findTaken(ctx, parent, list.organizations)
  const refused = takenOf(list.organizations, taken)
  const good = list.organizations.filter((one) => !refused.includes(one))
  const faults = [...list.faults, ...refused.map((one) => faultOf(one, 'code_taken'))].toSorted(
    (a, b) => a.row - b.row,
  )
  const fresh = good.filter(({ title }) => !taken.titles.has(title))
  const isDone = isConfirmed && good.length > 0
  const importId = isDone ? await addAll(ctx, organizationId, fresh) : null
  return {
    organizations: good.map(({ row, title, kind, code, city, address }) => ({
      row,
      title,
      kind,
      ownCode: code,
      city,
      address,
      isKnown: taken.titles.has(title),
    })),
    faults,
    columns: list.columns,
    passed: list.passed,
    left: leftOf(text, list.heads, faults),
    added: fresh.length,
    isDone,
    importId,
  }
}
