import type { TableFormat } from '@school/kernel/contract'
import { type Ctx, dayCell, TableFile } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import type { OrganizationKind } from '../contract/organization.ts'
import { kindTitles, roleTitles, stateTitles } from '../contract/ru.ts'
import { accessOrganization } from './access.ts'
import { employeeWords, treeWords } from './ru.ts'
import { titleOrderSql } from './titles.ts'
import { kindOrderSql } from './tree.ts'
import { listUsers } from './users.ts'

const mostSaved = 20_000

export async function findShortTitle({ sql }: Pick<Ctx, 'sql'>, id: number): Promise<string> {
  const { rows } = await sql.query<{ title: string }>({
    name: 'find_short_title_of_organization',
    text: 'select short_name as title from organizations where id = $1',
    values: [id],
  })
  return rows[0]!.title
}

/** @throws organization_not_found */
export async function usersFile(ctx: Ctx, organizationId: number, format: TableFormat): Promise<TableFile> {
  const { rows } = await listUsers(ctx, organizationId, { q: {}, page: 1, limit: mostSaved })
  const { name, role, state, lastVisit, file } = employeeWords
  return new TableFile({
    format,
    name: file(await findShortTitle(ctx, organizationId)),
    titles: [name, role, state, lastVisit],
    rows: rows.map((user) => [
      user.name,
      roleTitles[user.role],
      stateTitles[user.state],
      dayCell(user.lastVisitAt && dayIn(user.lastVisitAt)),
    ]),
  })
}

interface SavedOrganization {
  title: string
  shortTitle: string
  kind: OrganizationKind
  place: string
  code: string | null
  city: string
  address: string
  phone: string
  email: string
  licence: string
  isDeactivated: boolean
}

/** Everything below at every depth, each level under the other. @throws organization_not_found */
export async function organizationsFile(
  ctx: Ctx,
  organizationId: number,
  format: TableFormat,
): Promise<TableFile> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<SavedOrganization>({
    name: 'list_organizations_below',
    text: `select o.name as title, o.short_name as "shortTitle", o.kind, o.code, o.city, o.address, o.phone, o.email, o.licence,
        o.deactivated_at is not null as "isDeactivated", (select coalesce(string_agg(a.short_name, ', ' order by cardinality(a.path)), '') from organizations a
          where a.id = any (o.path) and a.id <> o.id and a.path @> array[$1::int] and a.id <> $1) as place
      from organizations o where o.path @> array[$1::int] and o.id <> $1
      order by ${kindOrderSql}, ${titleOrderSql('o.name')}, o.id limit ${mostSaved}`,
    values: [organizationId],
  })
  const words = treeWords
  return new TableFile({
    format,
    name: words.file(await findShortTitle(ctx, organizationId)),
    titles: [
      words.title,
      words.shortTitle,
      words.kind,
      words.place,
      words.code,
      words.city,
      words.address,
      words.phone,
      words.email,
      words.licence,
      words.state,
    ],
    rows: rows.map((one) => [
      one.title,
      one.shortTitle,
      kindTitles[one.kind],
      one.place,
      one.code,
      one.city,
      one.address,
      one.phone,
      one.email,
      one.licence,
      one.isDeactivated ? words.deactivated : words.works,
    ]),
  })
}
