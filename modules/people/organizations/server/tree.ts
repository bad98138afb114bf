import { folded } from '@school/texts'
import { namedBy } from '@school/db'
import type { PageOf } from '@school/kernel/contract'
import { comparisonsSql, type Ctx, listPage } from '@school/kernel/server'
import type { NamedOrganization } from '../contract/organization.ts'
import {
  type ListedOrganization,
  type listOrganizations,
  type OrganizationCard,
  treeColumns,
} from '../contract/tree.ts'
import { accessOrganization, accessOwnId, ownOrganizationSql, type ReachedOrganization } from './access.ts'
import { classFigures } from './figures.ts'
import type * as z from 'zod'
import { seesNames } from './names.ts'
import { childKindsOf } from './rules.ts'
import { titleOrderSql } from './titles.ts'
import { listRecentImports } from './undoing-import.ts'

type Asked = z.output<NonNullable<(typeof listOrganizations)['query']>>

/** From the top of the tree down. */
export const kindOrderSql = `array_position(array['project_federation', 'region', 'municipal', 'school'], kind)`
const orders = {
  'title asc': titleOrderSql('name'),
  'title desc': titleOrderSql('name', 'desc'),
  'kind asc': `${kindOrderSql}, ${titleOrderSql('name')}`,
  'kind desc': `${kindOrderSql} desc, ${titleOrderSql('name')}`,
  'code asc': 'code nulls last',
  'code desc': 'code desc nulls last',
} as const

/** Words as organizations are sought by them. */
const wordsOf = (typed: string): string[] => folded(typed).trim().split(/\s+/)

const columnsSql = {
  kind: 'x.kind',
  parentId: 'x.parent_id',
  code: 'x.code',
  isDeactivated: 'x.deactivated_at is not null',
}

/** The SQL of each relation of `with`. */
const relationsSql = {
  parent: `(select jsonb_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'title', p.name)
      from organizations p, own where p.id = page.parent_id and p.path @> array[own.id]) as parent`,
  contacts: `jsonb_build_object('address', page.address, 'phone', page.phone, 'email', page.email) as contacts`,
} as const

/** Organizations within what the viewer reaches. @throws organization_not_found */
export async function listTree(
  ctx: Ctx,
  { q, with: relations, ...paging }: Asked,
): Promise<PageOf<ListedOrganization>> {
  const { parentIdEq, titleCont, s } = q
  if (parentIdEq === undefined) await accessOwnId(ctx)
  else await accessOrganization(ctx, parentIdEq)
  const order = orders[s ? (`${s.field} ${s.direction}` as const) : 'kind asc']
  return listPage<ListedOrganization>(ctx.sql, paging, (limit, offset) => {
    const values: unknown[] = [
      ctx.viewer.id,
      titleCont === undefined ? null : wordsOf(titleCont),
      limit,
      offset,
    ]
    const compared = comparisonsSql(treeColumns, q, columnsSql, values)
    const relationColumns = [...new Set(relations)].map((relation) => `, ${relationsSql[relation]}`).join('')
    const text = `with own as (${ownOrganizationSql}), page as (
        select x.id, x.code, x.kind, x.name, x.parent_id, x.city, x.path, x.deactivated_at, x.address, x.phone, x.email,
          cardinality(own.path) as depth, count(*) over ()::int as total
        from own join organizations x on x.path @> array[own.id]
        where ${compared} and ($2::text[] is null or not exists (select from unnest($2::text[]) word where strpos(x.sought, word) = 0))
        order by ${order}, id limit $3 offset $4)
      select id, code, kind, name as title, parent_id as "parentId", city, total, deactivated_at is not null as "isDeactivated",
        (select coalesce(string_agg(a.short_name, ', ' order by cardinality(a.path)), '') from organizations a
          where a.id = any (page.path[depth + 1:]) and a.id <> page.id) as place,
        (select count(*)::int from organizations c where c.parent_id = page.id) as "childrenCount",
        (select count(*)::int from organizations c where c.path @> array[page.id] and c.kind = 'school' and c.id <> page.id) as "schoolsCount"${relationColumns}
      from page order by ${order}, id`
    return { name: namedBy('list_organizations', text), text, values }
  })
}

interface CardRow extends Omit<
  OrganizationCard,
  'counts' | 'imports' | 'childKinds' | 'can' | 'deactivatedAt'
> {
  deactivatedAt: Date | null
  trail: NamedOrganization[]
  schools: number
  admins: number
  teachers: number
}

async function findCard({ sql }: Ctx, { id, ownId }: ReachedOrganization): Promise<CardRow> {
  const { rows } = await sql.query<CardRow>({
    name: 'find_organization_card',
    text: `with below as (select id, kind from organizations where path @> array[$1::int])
      select o.id, o.code, o.kind, o.name as title, o.short_name as "shortTitle", o.city, o.address, o.phone, o.email, o.licence, o.version,
        o.deactivated_at as "deactivatedAt",
        coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'kind', a.kind, 'title', a.name) order by cardinality(a.path))
          from organizations a where a.id = any (o.path) and a.path @> array[$2::int]), '[]') as trail,
        (select count(*)::int from below where kind = 'school' and id <> o.id) as schools,
        (select count(distinct m.user_id)::int from memberships m join below b on b.id = m.organization_id where m.role = 'admin') as admins,
        (select count(distinct m.user_id)::int from memberships m join below b on b.id = m.organization_id where m.role = 'teacher') as teachers
      from organizations o where o.id = $1`,
    values: [id, ownId],
  })
  return rows[0]!
}

/** @throws organization_not_found */
export async function readCard(ctx: Ctx, organizationId: number): Promise<OrganizationCard> {
  const reached = await accessOrganization(ctx, organizationId)
  const [card, imports, ...figures] = await Promise.all([
    findCard(ctx, reached),
    listRecentImports(ctx, organizationId),
    ...ctx.extensions(classFigures).map((read) => read(ctx.sql, organizationId, ctx.now)),
  ])
  const { schools, admins, teachers, deactivatedAt, ...about } = card
  const [classes = { classes: 0, pupils: 0, classesWithoutTeacher: 0 }] = figures
  const childKinds = reached.isDeactivated ? [] : childKindsOf(reached.kind)
  return {
    ...about,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    counts: { schools, admins, teachers, ...classes },
    imports,
    childKinds,
    can: { change: true, govern: !reached.isOwn, add: childKinds.length > 0, readNames: seesNames(ctx) },
  }
}

/** @throws organization_not_found */
export const readOwnCard = async (ctx: Ctx): Promise<OrganizationCard> =>
  readCard(ctx, await accessOwnId(ctx))
