import { fullName } from '@school/names/server'
import { namedBy } from '@school/db'
import type { PageOf, TableFormat } from '@school/kernel/contract'
import { comparisonsSql, type Ctx, listPage, TableFile } from '@school/kernel/server'
import { formatDayAndTime } from '@school/texts'
import type { NamedOrganization } from '../contract/organization.ts'
import type * as z from 'zod'
import { type listNameViews as asked, type NameView, nameViewColumns } from '../contract/name-views.ts'
import { listTitles } from '../contract/ru.ts'
import { accessOrganization } from './access.ts'
import { words } from './ru.ts'

interface Row extends Omit<NameView, 'at' | 'name' | 'actedFor'> {
  at: Date
  actedFor: NamedOrganization | null
  firstName: string
  lastName: string
  middleName: string
}

const named = (alias: string) =>
  `jsonb_build_object('id', ${alias}.id, 'code', ${alias}.code, 'kind', ${alias}.kind, 'title', ${alias}.name)`

const present = ({ firstName, lastName, middleName, at, ...row }: Row): NameView => ({
  ...row,
  name: fullName({ firstName, lastName, middleName }) || null,
  at: at.toISOString(),
})

type Asked = z.output<NonNullable<(typeof asked)['query']>>

const columnsSql = {
  at: 'v.at',
  userId: 'v.user_id',
  organizationId: 'v.organization_id',
  list: 'v.list',
  names: 'v.names',
}

/** @throws organization_not_found */
export async function listNameViews(
  ctx: Ctx,
  organizationId: number,
  { q, ...paging }: Asked,
): Promise<PageOf<NameView>> {
  await accessOrganization(ctx, organizationId)
  const { rows, total } = await listPage<Row>(ctx.sql, paging, (limit, offset) => {
    const values: unknown[] = [organizationId, limit, offset]
    const text = `select v.id, v.at, v.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName",
        case when a.id is not null then ${named('a')} end as "actedFor", ${named('o')} as organization, v.list, v.about, v.names,
        count(*) over ()::int as total
      from name_views v join organizations o on o.id = v.organization_id and o.path @> array[$1::int]
        join users u on u.id = v.user_id left join organizations a on a.id = v.acted_for_id
      where ${comparisonsSql(nameViewColumns, q, columnsSql, values)}
      order by v.at desc, v.id desc limit $2 offset $3`
    return { name: namedBy('list_name_views', text), text, values }
  })
  return { rows: rows.map(present), total }
}

const mostSaved = 10_000

/** @throws organization_not_found */
export async function nameViewsFile(
  ctx: Ctx,
  organizationId: number,
  format: TableFormat,
): Promise<TableFile> {
  const { rows } = await listNameViews(ctx, organizationId, { page: 1, limit: mostSaved, q: {} })
  return new TableFile({
    format,
    name: words.file,
    titles: [words.at, words.who, words.actedFor, words.organization, words.list, words.names],
    rows: rows.map(({ at, name, actedFor, organization, list, about, names }) => [
      formatDayAndTime(at),
      name ?? words.gone,
      actedFor?.title ?? '',
      organization.title,
      `${listTitles[list]}: ${about}`,
      names,
    ]),
  })
}
