import { inSavepoint, type Sql } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import type { Ctx } from '@school/kernel/server'
import { findActiveSchool, lockOrganizations } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import { refuse } from './access.ts'

export interface OwnClassRow {
  id: number
  name: string
  /** The school has a class of this name in this year, perhaps in the archive. */
  isTaken: boolean
}

/** Classes of this year that lie outside of schools. @param schoolId where they would go; `null` when no school is known */
export async function listOwnClasses(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  teacherId: number,
  schoolId: number | null,
): Promise<OwnClassRow[]> {
  const { rows } = await sql.query<OwnClassRow>({
    name: 'list_classes_of_the_own',
    text: `select c.id, c.name, exists (select from school_classes t where t.organization_id = $2 and t.school_year = c.school_year
          and t.grade_index = c.grade_index and t.letter = c.letter) as "isTaken"
      from organizations o join school_classes c on c.organization_id = o.id
      where o.owner_id = $1 and c.school_year = $3 and c.archived_at is null order by c.grade_index, c.letter, c.id`,
    values: [teacherId, schoolId, schoolYearOf(now)],
  })
  return rows
}

/** Locks the classes until the end of the mutation, in the order of other moves of classes. */
const lockOwnClasses = (sql: Sql, teacherId: number, schoolYear: number): Promise<unknown> =>
  sql.query({
    name: 'lock_classes_of_the_own',
    text: `select c.id from school_classes c join organizations o on o.id = c.organization_id
      where o.owner_id = $1 and c.school_year = $2 order by c.id for update of c`,
    values: [teacherId, schoolYear],
  })

/** @returns whether it went; a class of its name may have been made meanwhile */
async function moveOne(ctx: Pick<Ctx, 'sql' | 'db'>, classId: number, schoolId: number): Promise<boolean> {
  try {
    await inSavepoint(ctx, () =>
      ctx.sql.query({
        name: 'move_class_to_school',
        text: 'update school_classes set organization_id = $2 where id = $1',
        values: [classId, schoolId],
      }),
    )
    return true
  } catch (error) {
    if (faultOf(error).code !== '23505') throw error
    return false
  }
}

/**
 * Own classes of this year become classes of a school, with their people, codes and works; one whose name the school has already stays.
 * Locks the school, then the classes.
 * @returns the names of those that went and of those that stay
 */
export async function moveToSchool(
  ctx: Pick<Ctx, 'sql' | 'db' | 'now' | 'security'>,
  teacherId: number,
  schoolId: number,
): Promise<{ moved: string[]; left: string[] }> {
  await lockOrganizations(ctx.sql, [schoolId])
  await lockOwnClasses(ctx.sql, teacherId, schoolYearOf(ctx.now))
  const classes = await listOwnClasses(ctx, teacherId, schoolId)
  const moved: OwnClassRow[] = []
  for (const one of classes) if (!one.isTaken && (await moveOne(ctx, one.id, schoolId))) moved.push(one)
  // The portal of their school is theirs now: their rights are read again.
  const { rows } = await ctx.sql.query<{ userId: number }>({
    name: 'raise_rights_of_moved_classes',
    text: `update class_members set role = role where school_class_id = any($1::int[]) returning user_id as "userId"`,
    values: [moved.map(({ id }) => id)],
  })
  if (rows.length > 0)
    ctx.security('privilege_permissions_changed', {
      reason: 'switched',
      subjectIds: rows.map(({ userId }) => userId),
      ids: { organizationId: schoolId },
    })
  return {
    moved: moved.map(({ name }) => name),
    left: classes.filter((one) => !moved.includes(one)).map(({ name }) => name),
  }
}

/** @throws own_classes_no_school */
export async function moveOwnClasses(ctx: Ctx): Promise<{ moved: string[]; left: string[] }> {
  const school = await findActiveSchool(ctx.sql, ctx.viewer.id)
  if (!school) throw refuse('own_classes_no_school')
  return moveToSchool(ctx, ctx.viewer.id, school.id)
}
