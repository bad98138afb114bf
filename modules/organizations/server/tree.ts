import type { PageOf, Paging, Sort } from '@school/kernel/contract'
import { type Ctx, listPage } from '@school/kernel/server'
import type { NamedOrganization, OrganizationKind } from '../contract/organization.ts'
import type { ListedOrganization, OrganizationCard } from '../contract/tree.ts'
import { accessOrganization, accessOwnId, ownOrganizationSql, type ReachedOrganization } from './access.ts'
import { classFigures } from './figures.ts'
import { seesNames } from './names.ts'
import { childKindsOf } from './rules.ts'

export interface TreeFilters {
  kindEq?: OrganizationKind | undefined
  kindIn?: OrganizationKind[] | undefined
  parentIdEq?: number | undefined
  codeEq?: string | undefined
  titleCont?: string | undefined
  s?: Sort<'title' | 'kind' | 'code'> | undefined
}

const kindSql = `array_position(array['project_federation', 'region', 'municipal', 'school'], kind)`
const orders = {
  'title asc': 'name',
  'title desc': 'name desc',
  'kind asc': `${kindSql}, name`,
  'kind desc': `${kindSql} desc, name`,
  'code asc': 'code nulls last',
  'code desc': 'code desc nulls last',
} as const

/** Words as organizations are sought by them. */
const wordsOf = (typed: string): string[] => typed.toLowerCase().replaceAll('ё', 'е').trim().split(/\s+/)

/** Organizations within what the viewer reaches. @throws organization_not_found */
export async function listTree(
  ctx: Ctx,
  { kindEq, kindIn, parentIdEq, codeEq, titleCont, s }: TreeFilters,
  paging: Paging,
): Promise<PageOf<ListedOrganization>> {
  if (parentIdEq === undefined) await accessOwnId(ctx)
  else await accessOrganization(ctx, parentIdEq)
  const order = s ? (`${s.field} ${s.direction}` as const) : 'kind asc'
  return listPage<ListedOrganization>(ctx.sql, paging, (limit, offset) => ({
    name: `list_organizations_by_${order.replace(' ', '_')}`,
    text: `with own as (${ownOrganizationSql}), page as (
        select x.id, x.code, x.kind, x.name, x.parent_id, x.city, x.path, x.deactivated_at, cardinality(own.path) as depth,
          count(*) over ()::int as total
        from own join organizations x on x.path @> array[own.id]
        where ($2::int is null or x.parent_id = $2) and ($3::text[] is null or x.kind = any ($3)) and ($4::text is null or x.code = $4)
          and ($5::text[] is null or not exists (select from unnest($5::text[]) word where strpos(x.sought, word) = 0))
        order by ${orders[order]}, id limit $6 offset $7)
      select id, code, kind, name as title, parent_id as "parentId", city, total, deactivated_at is not null as "isDeactivated",
        (select coalesce(string_agg(a.short_name, ', ' order by cardinality(a.path)), '') from organizations a
          where a.id = any (page.path[depth + 1:]) and a.id <> page.id) as place,
        (select count(*)::int from organizations c where c.parent_id = page.id) as "childrenCount",
        (select count(*)::int from organizations c where c.path @> array[page.id] and c.kind = 'school' and c.id <> page.id) as "schoolsCount"
      from page order by ${orders[order]}, id`,
    values: [
      ctx.viewer.id,
      parentIdEq ?? null,
      kindEq ? [kindEq] : (kindIn ?? null),
      codeEq ?? null,
      titleCont === undefined ? null : wordsOf(titleCont),
      limit,
      offset,
    ],
  }))
}

interface CardRow extends Omit<OrganizationCard, 'counts' | 'childKinds' | 'can' | 'deactivatedAt'> {
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
        (select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'kind', a.kind, 'title', a.name) order by cardinality(a.path))
          from organizations a where a.id = any (o.path) and a.path @> array[$2::int]) as trail,
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
  const [card, ...figures] = await Promise.all([
    findCard(ctx, reached),
    ...ctx.extensions(classFigures).map((read) => read(ctx.sql, organizationId, ctx.now)),
  ])
  const { schools, admins, teachers, deactivatedAt, ...about } = card
  const [classes = { classes: 0, pupils: 0, classesWithoutTeacher: 0 }] = figures
  const childKinds = reached.isDeactivated ? [] : childKindsOf(reached.kind)
  return {
    ...about,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    counts: { schools, admins, teachers, ...classes },
    childKinds,
    can: { change: true, govern: !reached.isOwn, add: childKinds.length > 0, readNames: seesNames(ctx) },
  }
}

/** @throws organization_not_found */
export const readOwnCard = async (ctx: Ctx): Promise<OrganizationCard> =>
  readCard(ctx, await accessOwnId(ctx))
