import { fullName, nameOrderSql, namesApart } from '@school/names/server'
import { lastVisitSql } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { seesNames } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import type { ManagedClass } from '../../contract/managed-class.ts'
import { accessManagedClass } from '../access.ts'
import { neverSignedInSql } from '../pupil-sign-in.ts'
import { classTrace } from '../moves/trace.ts'
import { activeSince } from '../of-organization.ts'
import { listRecentImports } from '../undoing-import.ts'

interface Facts {
  school: ManagedClass['school']
  pupils: number
  activePupils: number
  absentPupils: number
  lastVisitAt: Date | null
  traces: string[]
}

async function readFacts(ctx: Ctx, classId: number): Promise<Facts> {
  const traces = ctx.extensions(classTrace)
  const cases = traces.map(
    ({ existsSql }, index) =>
      `case when ${existsSql('c.id', `'-infinity'::timestamptz`)} then ($3::text[])[${index + 1}] end`,
  )
  const { rows } = await ctx.sql.query<Facts>({
    name: 'read_managed_class',
    text: `select jsonb_build_object('id', o.id, 'title', o.name) as school, n.*,
        array_remove(array[${cases.join(', ')}]::text[], null) as traces
      from school_classes c join organizations o on o.id = c.organization_id, lateral (
        select count(*)::int as pupils, (count(*) filter (where s.seen > $2))::int as "activePupils", max(s.seen) as "lastVisitAt",
          (count(*) filter (where ${neverSignedInSql('u')}))::int as "absentPupils"
        from class_members m join users u on u.id = m.user_id
          cross join lateral (select ${lastVisitSql('m.user_id')} as seen) s
        where m.school_class_id = c.id and m.role = 'pupil') n
      where c.id = $1`,
    values: [classId, activeSince(ctx.now), traces.map(({ words }) => words)],
  })
  return rows[0]!
}

async function listTeachers({ sql }: Ctx, classId: number): Promise<ManagedClass['teachers']> {
  const { rows } = await sql.query<{
    userId: number
    firstName: string
    lastName: string
    middleName: string
  }>({
    name: 'list_teachers_of_managed_class',
    text: `select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName"
      from class_members m join users u on u.id = m.user_id where m.school_class_id = $1 and m.role = 'teacher'
      order by ${nameOrderSql('u')}, u.id`,
    values: [classId],
  })
  const teachers = rows.map(({ userId, ...name }) => ({ userId, name: fullName(name) }))
  return namesApart(sql, teachers, { id: 'userId', name: 'name' })
}

async function listOtherClasses({ sql }: Ctx, classId: number): Promise<ManagedClass['beside']> {
  const { rows } = await sql.query<ManagedClass['beside'][number]>({
    name: 'list_other_classes',
    text: `select x.id, x.name from school_classes c join school_classes x on x.organization_id = c.organization_id
        and x.school_year = c.school_year and x.archived_at is null and x.id <> c.id
      where c.id = $1 order by abs(x.grade_index - c.grade_index), x.grade_index, x.letter, x.id`,
    values: [classId],
  })
  return rows
}

/** @throws school_class_not_found */
export async function readManagedClass(ctx: Ctx, classId: number): Promise<ManagedClass> {
  const { id, name, gradeIndex, version, schoolYear, archivedAt, isOwnSchool } = await accessManagedClass(
    ctx,
    classId,
  )
  const keepPupils = seesNames(ctx) && archivedAt === null
  const [facts, teachers, otherClasses, imports] = await Promise.all([
    readFacts(ctx, id),
    listTeachers(ctx, id),
    listOtherClasses(ctx, id),
    keepPupils ? listRecentImports(ctx, id) : [],
  ])
  return {
    id,
    name,
    gradeIndex,
    version,
    schoolYear,
    archivedAt: archivedAt?.toISOString() ?? null,
    ...facts,
    lastVisitAt: facts.lastVisitAt?.toISOString() ?? null,
    teachers,
    beside: otherClasses,
    imports,
    can: {
      keepPupils,
      readProgress: keepPupils && schoolYear >= schoolYearOf(ctx.now),
      letIn: keepPupils && isOwnSchool,
      rename: archivedAt === null,
      remove: facts.pupils === 0 && facts.traces.length === 0,
    },
  }
}
