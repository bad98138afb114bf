import { fullName, nameOrderSql, namesApart } from '@school/names/server'
import { keepOne, type Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { worksIn } from '@school/organizations/server'
import type { SchoolColleague } from '../contract/people-endpoints.ts'
import { accessKeptClass, accessStaffedClass, refuse } from './access.ts'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'

/** The account stays; one with nothing but a code keeps the code and is found by a list again. @throws school_class_not_found, names_closed */
export async function removePupil(ctx: Ctx, classId: number, userId: number): Promise<void> {
  await accessKeptClass(ctx, classId)
  if ((await unseat(ctx, classId, [userId])) === 1)
    ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
}

/** @returns how many were pupils of the class */
export async function unseat(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  classId: number,
  userIds: readonly number[],
): Promise<number> {
  const { rows } = await sql.query<{ n: number }>({
    name: 'remove_pupils_from_class',
    text: `with gone as (
        delete from class_members where school_class_id = $1 and user_id = any($2::int[]) and role = 'pupil' returning user_id
      ), kept as (
        insert into class_former_pupils (school_class_id, user_id, left_at)
        select $1, g.user_id, $3 from gone g join users u on u.id = g.user_id where ${signsInByCodeOnlySql('u')}
        on conflict (school_class_id, user_id) do update set left_at = excluded.left_at
      ) select count(*)::int as n from gone`,
    values: [classId, userIds, now],
  })
  return rows[0]!.n
}

/** Who works in the school of a class and does not teach it yet. @throws school_class_not_found */
export async function readColleagues(ctx: Ctx, classId: number): Promise<SchoolColleague[]> {
  const { schoolId } = await accessStaffedClass(ctx, classId)
  const { rows } = await ctx.sql.query<{
    userId: number
    firstName: string
    lastName: string
    middleName: string
  }>({
    name: 'list_colleagues_of_school',
    text: `select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName"
      from users u where u.id in (select user_id from memberships where organization_id = $1 and role in ('admin', 'teacher'))
        and u.leaving_at is null and not exists (select from class_members where school_class_id = $2 and user_id = u.id)
      order by ${nameOrderSql('u')}, u.id`,
    values: [schoolId, classId],
  })
  const colleagues = rows.map(({ userId, ...named }) => ({ userId, name: fullName(named) }))
  return namesApart(ctx.sql, colleagues, { id: 'userId', name: 'name' })
}

/** @throws school_class_not_found, school_class_no_colleague */
export async function addTeacher(ctx: Ctx, classId: number, userId: number): Promise<void> {
  const { schoolId } = await accessStaffedClass(ctx, classId)
  if (!(await worksIn(ctx.sql, userId, schoolId))) throw refuse('school_class_no_colleague')
  const { rowCount } = await ctx.sql.query({
    name: 'add_class_teacher',
    text: `insert into class_members (school_class_id, user_id, role, added_by) values ($1, $2, 'teacher', $3) on conflict do nothing`,
    values: [classId, userId, ctx.viewer.id],
  })
  if (rowCount === 1)
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [userId] })
}

async function listTeachers(sql: Sql, classId: number) {
  const { rows } = await sql.query<{ userId: number; addedBy: number | null }>({
    name: 'list_class_teachers',
    text: `select user_id as "userId", added_by as "addedBy" from class_members where school_class_id = $1 and role = 'teacher' order by user_id`,
    values: [classId],
  })
  return rows
}

/** Locks a class until the transaction ends. */
const lockClass = (sql: Sql, classId: number): Promise<unknown> =>
  sql.query({
    name: 'lock_class_to_keep_teachers',
    text: 'select from school_classes where id = $1 for no key update',
    values: [classId],
  })

/**
 * A colleague removes only whom they have added, or themselves; the school anybody.
 * @throws school_class_not_found, school_class_last_teacher, school_class_teacher_stays
 */
export async function removeTeacher(ctx: Ctx, classId: number, userId: number): Promise<void> {
  const isGone = await keepOne(() => lockClass(ctx.sql, classId), {
    change: async () => {
      const { isManaged } = await accessStaffedClass(ctx, classId)
      const gone = (await listTeachers(ctx.sql, classId)).find((one) => one.userId === userId)
      if (!gone) return false
      const isTheirs = isManaged || userId === ctx.viewer.id || gone.addedBy === ctx.viewer.id
      if (!isTheirs) throw refuse('school_class_teacher_stays')
      await ctx.sql.query({
        name: 'remove_class_teacher',
        text: `delete from class_members where school_class_id = $1 and user_id = $2 and role = 'teacher'`,
        values: [classId, userId],
      })
      return true
    },
    isLeft: async (isChanged) => !isChanged || (await listTeachers(ctx.sql, classId)).length > 0,
    refusal: () => refuse('school_class_last_teacher'),
  })
  if (!isGone) return
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
}
