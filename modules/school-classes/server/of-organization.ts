import { lastVisitSql, nameOrderSql, teacherNameSql } from '@school/accounts/server'
import { namedBy } from '@school/db'
import type { PageOf, TableFormat } from '@school/kernel/contract'
import { comparisonsSql, type Ctx, dayCell, listPage, TableFile } from '@school/kernel/server'
import { accessOrganization, type ReadClassFigures } from '@school/organizations/server'
import { dayIn, schoolYearOf } from '@school/texts'
import type * as z from 'zod'
import {
  type listUntaughtClasses,
  type OrganizationClass,
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
/** Whoever was here after it is active. */
export const activeSince = (now: Date): Date => new Date(now.getTime() - activeDays * 86_400_000)

/** @throws organization_not_found */
export async function readOrganizationClasses(
  ctx: Ctx,
  organizationId: number,
): Promise<OrganizationClass[]> {
  await accessOrganization(ctx, organizationId)
  const { rows } = await ctx.sql.query<Omit<OrganizationClass, 'lastVisitAt'> & { lastVisitAt: Date | null }>(
    {
      name: 'list_classes_of_organization',
      text: `select c.id, c.grade_index as "gradeIndex", c.letter, c.school_year > $2 as "isUpcoming", n.pupils, n.active as "activePupils", n.seen as "lastVisitAt",
        array(select ${teacherNameSql('u')} from class_members t join users u on u.id = t.user_id
          where t.school_class_id = c.id and t.role = 'teacher' order by ${nameOrderSql('u')}, u.id) as teachers
      from school_classes c, lateral (
        select count(*)::int as pupils, (count(*) filter (where s.seen > $3))::int as active, max(s.seen) as seen
        from class_members m cross join lateral (select ${lastVisitSql('m.user_id')} as seen) s
        where m.school_class_id = c.id and m.role = 'pupil') n
      where c.organization_id = $1 and c.school_year >= $2 and c.archived_at is null
      order by c.grade_index, c.letter, c.school_year, c.id`,
      values: [organizationId, schoolYearOf(ctx.now), activeSince(ctx.now)],
    },
  )
  return rows.map(({ lastVisitAt, ...row }) => ({ ...row, lastVisitAt: lastVisitAt?.toISOString() ?? null }))
}

const untaughtColumnsSql = {
  schoolId: 'o.id',
  gradeIndex: 'c.grade_index',
  isUpcoming: 'c.school_year > $2',
  pupils: 'n.pupils',
}

/** @throws organization_not_found */
export async function readUntaughtClasses(
  ctx: Ctx,
  organizationId: number,
  { q, ...paging }: z.output<NonNullable<(typeof listUntaughtClasses)['query']>>,
): Promise<PageOf<UntaughtClass>> {
  await accessOrganization(ctx, organizationId)
  return listPage<UntaughtClass>(ctx.sql, paging, (limit, offset) => {
    const values: unknown[] = [organizationId, schoolYearOf(ctx.now), limit, offset]
    const text = `select count(*) over ()::int as total, c.id, c.grade_index || c.letter as name, c.grade_index as "gradeIndex",
        c.school_year > $2 as "isUpcoming", n.pupils,
        jsonb_build_object('id', o.id, 'title', o.name, 'city', o.city, 'phone', o.phone) as school
      from organizations o join school_classes c on c.organization_id = o.id and c.school_year >= $2 and c.archived_at is null,
        lateral (select (count(*) filter (where role = 'pupil'))::int as pupils, count(*) filter (where role = 'teacher') as teachers
          from class_members m where m.school_class_id = c.id) n
      where o.path @> array[$1::int] and n.teachers = 0 and ${comparisonsSql(untaughtClassColumns, q, untaughtColumnsSql, values)}
      order by o.name, o.id, c.grade_index, c.letter, c.school_year, c.id limit $3 offset $4`
    return { name: namedBy('list_untaught_classes', text), text, values }
  })
}

/** @throws organization_not_found */
export async function organizationClassesFile(
  ctx: Ctx,
  organizationId: number,
  format: TableFormat,
): Promise<TableFile> {
  const classes = await readOrganizationClasses(ctx, organizationId)
  const { rows } = await ctx.sql.query<{ title: string }>({
    name: 'find_short_title_of_school',
    text: 'select short_name as title from organizations where id = $1',
    values: [organizationId],
  })
  const year = schoolYearOf(ctx.now)
  return new TableFile({
    format,
    name: words.file(rows[0]!.title),
    titles: [words.title, words.year, words.pupils, words.active, words.teachers, words.lastVisit],
    rows: classes.map(({ gradeIndex, letter, isUpcoming, pupils, activePupils, teachers, lastVisitAt }) => [
      `${gradeIndex}${letter}`,
      words.yearOf(isUpcoming ? year + 1 : year),
      pupils,
      activePupils,
      teachers.join(', '),
      dayCell(lastVisitAt && dayIn(lastVisitAt)),
    ]),
  })
}
