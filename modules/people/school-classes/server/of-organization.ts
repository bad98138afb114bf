import { lastVisitSql } from '@school/accounts/server'
import { nameOrderSql, teacherNameSql } from '@school/names/server'
import { namedBy } from '@school/db'
import type { PageOf, TableFormat } from '@school/kernel/contract'
import { comparisonsSql, type Ctx, dayCell, listPage, TableFile } from '@school/kernel/server'
import { accessOrganization, findShortTitle, type ReadClassFigures } from '@school/organizations/server'
import { dayIn, schoolYearOf } from '@school/texts'
import type * as z from 'zod'
import {
  type listOrganizationClasses,
  type listUntaughtClasses,
  type OrganizationClass,
  organizationClassColumns,
  type UntaughtClass,
  untaughtClassColumns,
} from '../contract/portal-endpoints.ts'
import { classesWords as words } from './ru-portal.ts'

/** How many classes and pupils lie in an organization and below it, this school year; in summer those that have gone on already count too. */
export const countClasses: ReadClassFigures = async (sql, organizationId, now) => {
  const { rows } = await sql.query<Awaited<ReturnType<ReadClassFigures>>>({
    name: 'count_classes_of_organization',
    text: `select count(*)::int as classes, coalesce(sum(pupils), 0)::int as pupils,
        (count(*) filter (where teachers = 0))::int as "classesWithoutTeacher"
      from organizations o join school_classes c on c.organization_id = o.id and c.school_year >= $2 and c.archived_at is null,
        lateral (select count(*) filter (where role = 'pupil') as pupils, count(*) filter (where role = 'teacher') as teachers
          from class_members m where m.school_class_id = c.id) n
      where o.path @> array[$1::int]`,
    values: [organizationId, schoolYearOf(now)],
  })
  return rows[0]!
}

const activeDays = 7
/** A pupil who was here after it is active. */
export const activeSince = (now: Date): Date => new Date(now.getTime() - activeDays * 86_400_000)

const classColumnsSql = {
  gradeIndex: 'grade_index',
  letter: 'letter',
  isUpcoming: 'is_upcoming',
  pupils: 'pupils',
  activePupils: 'active',
  teachersCount: 'cardinality(teachers)',
  lastVisitAt: 'seen',
}

const byNameSql = 'grade_index, letter, school_year'
/** A class without visits comes last in either direction. */
const classOrders = {
  'gradeIndex asc': byNameSql,
  'gradeIndex desc': 'grade_index desc, letter, school_year',
  'pupils asc': `pupils, ${byNameSql}`,
  'pupils desc': `pupils desc, ${byNameSql}`,
  'activePupils asc': `active, ${byNameSql}`,
  'activePupils desc': `active desc, ${byNameSql}`,
  'lastVisitAt asc': `seen nulls last, ${byNameSql}`,
  'lastVisitAt desc': `seen desc nulls last, ${byNameSql}`,
} as const

type ClassesQuery = z.output<NonNullable<(typeof listOrganizationClasses)['query']>>
type ClassRow = Omit<OrganizationClass, 'lastVisitAt'> & { lastVisitAt: Date | null }

/** Without a limit all of them. */
function organizationClasses(
  organizationId: number,
  q: ClassesQuery['q'],
  { now }: Pick<Ctx, 'now'>,
  limit: number | null,
  offset: number,
) {
  const values: unknown[] = [organizationId, schoolYearOf(now), activeSince(now), limit, offset]
  const order = classOrders[q.s ? (`${q.s.field} ${q.s.direction}` as const) : 'gradeIndex asc']
  const text = `select count(*) over ()::int as total, id, grade_index as "gradeIndex", letter, is_upcoming as "isUpcoming", pupils,
      active as "activePupils", seen as "lastVisitAt", teachers
    from (select c.id, c.grade_index, c.letter, c.school_year, c.school_year > $2 as is_upcoming, n.pupils, n.active, n.seen,
        array(select ${teacherNameSql('u')} from class_members t join users u on u.id = t.user_id
          where t.school_class_id = c.id and t.role = 'teacher' order by ${nameOrderSql('u')}, u.id) as teachers
      from school_classes c, lateral (
        select count(*)::int as pupils, (count(*) filter (where s.seen > $3))::int as active, max(s.seen) as seen
        from class_members m cross join lateral (select ${lastVisitSql('m.user_id')} as seen) s
        where m.school_class_id = c.id and m.role = 'pupil') n
      where c.organization_id = $1 and c.school_year >= $2 and c.archived_at is null) one
    where ${comparisonsSql(organizationClassColumns, q, classColumnsSql, values)}
    order by ${order}, id limit $4 offset $5`
  return { name: namedBy('list_classes_of_organization', text), text, values }
}

const presentClass = ({ lastVisitAt, ...row }: ClassRow): OrganizationClass => ({
  ...row,
  lastVisitAt: lastVisitAt?.toISOString() ?? null,
})

/** @throws organization_not_found */
export async function readOrganizationClasses(
  ctx: Ctx,
  organizationId: number,
  { q, ...paging }: ClassesQuery,
): Promise<PageOf<OrganizationClass>> {
  await accessOrganization(ctx, organizationId)
  const { rows, total } = await listPage<ClassRow>(ctx.sql, paging, (limit, offset) =>
    organizationClasses(organizationId, q, ctx, limit, offset),
  )
  return { rows: rows.map(presentClass), total }
}

const untaughtColumnsSql = {
  schoolId: 'o.id',
  gradeIndex: 'c.grade_index',
  isUpcoming: 'c.school_year > $2',
  pupils: 'n.pupils',
}

type UntaughtQuery = z.output<NonNullable<(typeof listUntaughtClasses)['query']>>

/** Without a limit all of them. */
function untaughtClasses(
  organizationId: number,
  q: UntaughtQuery['q'],
  { now }: Pick<Ctx, 'now'>,
  limit: number | null,
  offset: number,
) {
  const values: unknown[] = [organizationId, schoolYearOf(now), limit, offset]
  const text = `select count(*) over ()::int as total, c.id, c.name, c.grade_index as "gradeIndex",
      c.school_year > $2 as "isUpcoming", n.pupils,
      jsonb_build_object('id', o.id, 'title', o.name, 'city', o.city, 'phone', o.phone) as school
    from organizations o join school_classes c on c.organization_id = o.id and c.school_year >= $2 and c.archived_at is null,
      lateral (select (count(*) filter (where role = 'pupil'))::int as pupils, count(*) filter (where role = 'teacher') as teachers
        from class_members m where m.school_class_id = c.id) n
    where o.path @> array[$1::int] and n.teachers = 0 and ${comparisonsSql(untaughtClassColumns, q, untaughtColumnsSql, values)}
    order by o.name, o.id, c.grade_index, c.letter, c.school_year, c.id limit $3 offset $4`
  return { name: namedBy('list_untaught_classes', text), text, values }
}

/** @throws organization_not_found */
export async function readUntaughtClasses(
  ctx: Ctx,
  organizationId: number,
  { q, ...paging }: UntaughtQuery,
): Promise<PageOf<UntaughtClass>> {
  await accessOrganization(ctx, organizationId)
  return listPage<UntaughtClass>(ctx.sql, paging, (limit, offset) =>
    untaughtClasses(organizationId, q, ctx, limit, offset),
  )
}

/** @throws organization_not_found */
export async function untaughtClassesFile(
  ctx: Ctx,
  organizationId: number,
  format: TableFormat,
): Promise<TableFile> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<UntaughtClass>(untaughtClasses(organizationId, {}, ctx, null, 0))
  const year = schoolYearOf(ctx.now)
  return new TableFile({
    format,
    name: words.untaughtFile(await findShortTitle(ctx, organizationId)),
    titles: [words.title, words.year, words.school, words.city, words.phone, words.pupils],
    rows: rows.map(({ name, isUpcoming, school, pupils }) => [
      name,
      words.yearOf(isUpcoming ? year + 1 : year),
      school.title,
      school.city,
      school.phone,
      pupils,
    ]),
  })
}

/** @throws organization_not_found */
export async function organizationClassesFile(
  ctx: Ctx,
  organizationId: number,
  format: TableFormat,
): Promise<TableFile> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<ClassRow>(organizationClasses(organizationId, {}, ctx, null, 0))
  const year = schoolYearOf(ctx.now)
  return new TableFile({
    format,
    name: words.file(await findShortTitle(ctx, organizationId)),
    titles: [words.title, words.year, words.pupils, words.active, words.teachers, words.lastVisit],
    rows: rows
      .map(presentClass)
      .map(({ gradeIndex, letter, isUpcoming, pupils, activePupils, teachers, lastVisitAt }) => [
        `${gradeIndex}${letter}`,
        words.yearOf(isUpcoming ? year + 1 : year),
        pupils,
        activePupils,
        teachers.join(', '),
        dayCell(lastVisitAt && dayIn(lastVisitAt)),
      ]),
  })
}
