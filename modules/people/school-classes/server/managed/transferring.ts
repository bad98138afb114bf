import { regradePupils } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { requireNames } from '@school/organizations/server'
import { accessManagedClass, type ManagedClass, refuse } from '../access.ts'

interface Seated {
  userId: number
  gradeIndex: number | null
}

/** @throws school_class_not_found, names_closed, school_class_archived */
async function accessOpenClass(ctx: Ctx, classId: number): Promise<ManagedClass> {
  const place = await accessManagedClass(ctx, classId)
  requireNames(ctx)
  if (place.archivedAt !== null) throw refuse('school_class_archived')
  return place
}

/** In the order of their numbers, so that two transfers between the same classes wait for one another. */
async function lockClasses({ sql }: Ctx, classIds: readonly number[]): Promise<void> {
  await sql.query({
    name: 'lock_classes_of_transfer',
    text: 'select from school_classes where id = any($1::int[]) order by id for update',
    values: [classIds],
  })
}

/** Those of these people who are pupils of any of the classes. */
async function listSeated({ sql }: Ctx, classId: number, userIds: readonly number[]): Promise<Seated[]> {
  const { rows } = await sql.query<Seated>({
    name: 'list_seated_pupils',
    text: `select u.id as "userId", u.grade_index as "gradeIndex" from class_members m join users u on u.id = m.user_id
      where m.school_class_id = $1 and m.role = 'pupil' and m.user_id = any($2::int[]) order by u.id`,
    values: [classId, userIds],
  })
  return rows
}

/** Their own grade is this one from now on. @returns whose was another */
const regrade = (ctx: Ctx, pupils: readonly Seated[], to: number): Promise<number[]> =>
  regradePupils(
    ctx.sql,
    pupils
      .filter(({ gradeIndex }) => gradeIndex !== to)
      .map(({ userId, gradeIndex }) => ({ userId, from: gradeIndex, to })),
  )

/**
 * Idempotent: pupils who are in the other class already are skipped.
 * @returns how many went @throws school_class_not_found, names_closed, school_class_archived, transfer_unfit, pupils_changed
 */
export async function transferPupils(
  ctx: Ctx,
  classId: number,
  { userIds, toClassId }: { userIds: readonly number[]; toClassId: number },
): Promise<number> {
  const from = await accessOpenClass(ctx, classId)
  const to = await accessOpenClass(ctx, toClassId)
  const isFit = from.id !== to.id && from.schoolId === to.schoolId && from.schoolYear === to.schoolYear
  if (!isFit) throw refuse('transfer_unfit')
  await lockClasses(ctx, [from.id, to.id])
  const [going, there] = await Promise.all([
    listSeated(ctx, from.id, userIds),
    listSeated(ctx, to.id, userIds),
  ])
  const known = new Set([...going, ...there].map(({ userId }) => userId))
  if (userIds.some((id) => !known.has(id))) throw refuse('pupils_changed')
  const ids = going.map(({ userId }) => userId)
  if (ids.length === 0) return 0
  await ctx.sql.query({
    name: 'transfer_pupils',
    text: `with gone as (delete from class_members where school_class_id = $1 and role = 'pupil' and user_id = any($3::int[]) returning user_id)
      insert into class_members (school_class_id, user_id, role, added_by)
      select $2, user_id, 'pupil', $4 from gone order by user_id on conflict do nothing`,
    values: [from.id, to.id, ids, ctx.viewer.id],
  })
  await regrade(ctx, going, to.gradeIndex)
  ctx.security('privilege_permissions_changed', {
    reason: 'switched',
    subjectIds: ids,
    ids: { toClassId: to.id },
  })
  return ids.length
}

/** @returns whose grade was another @throws school_class_not_found, names_closed, school_class_archived, pupils_changed */
export async function confirmGrades(ctx: Ctx, classId: number, userIds: readonly number[]): Promise<number> {
  const { id, gradeIndex } = await accessOpenClass(ctx, classId)
  const pupils = await listSeated(ctx, id, userIds)
  if (pupils.length < new Set(userIds).size) throw refuse('pupils_changed')
  return (await regrade(ctx, pupils, gradeIndex)).length
}
