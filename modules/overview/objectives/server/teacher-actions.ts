import { lockUser } from '@school/users/server'
import { awardCertificate } from '@school/certificates/server'
import type { Ctx } from '@school/kernel/server'
import type { z } from 'zod'
import { mostActive } from '../contract/metric.ts'
import { type TeacherObjectiveBody, teacherTargets } from '../contract/teacher.ts'
import { accessOwnClass, refuse, todayOf } from './access.ts'
import { refuseTerm } from './rules/aim.ts'
import { says } from './ru.ts'
import { teacherObjectives } from './tables.ts'
import { standingsOfTeacher, type TeacherStanding } from './teacher.ts'
import { findOfTeacher, listOfTeacher, lockOfTeacher } from './teacher-queries.ts'

const leastOfClass = 5

/** The number of pupils of a class that is the viewer's. @throws teacher_objective_class_needed, teacher_objective_class_small, school_class_not_found */
async function requireClass(ctx: Ctx, schoolClassId: number | null): Promise<number> {
  if (schoolClassId === null) throw refuse('teacher_objective_class_needed')
  await accessOwnClass(ctx, schoolClassId)
  const { rows } = await ctx.sql.query<{ pupils: number }>({
    name: 'count_pupils_for_teacher_objective',
    text: `select count(*)::int as pupils from class_members where school_class_id = $1 and role = 'pupil'`,
    values: [schoolClassId],
  })
  if (rows[0]!.pupils < leastOfClass) throw refuse('teacher_objective_class_small')
  return rows[0]!.pupils
}

export async function setOfTeacher(
  ctx: Ctx,
  { kind, target: asked, schoolClassId, dueOn }: z.output<typeof TeacherObjectiveBody>,
): Promise<number> {
  const isOfClass = kind === 'visits'
  const { least, most } = teacherTargets[kind]
  const target = isOfClass ? await requireClass(ctx, schoolClassId) : asked
  if (!isOfClass && (target < least || target > most)) throw refuse('teacher_objective_target_wrong')
  const refusal = refuseTerm({ metric: 'tasks', target, dueOn }, todayOf(ctx))
  if (refusal) throw refuse(refusal)
  await lockUser(ctx.sql, ctx.viewer.id)
  const active = await listOfTeacher(ctx.sql, ctx.viewer.id, ['active'])
  if (active.length >= mostActive) throw refuse('too_many_objectives')
  const classId = isOfClass ? schoolClassId : null
  if (active.some((one) => one.kind === kind && one.schoolClassId === classId))
    throw refuse('objective_twice')
  const [row] = await ctx.db
    .insert(teacherObjectives)
    .values({
      userId: ctx.viewer.id,
      kind,
      target,
      schoolClassId: classId,
      dueOn,
      state: 'active',
      setAt: ctx.now,
    })
    .returning({ id: teacherObjectives.id })
  return row!.id
}

async function accessToChange(ctx: Ctx, id: number): Promise<TeacherStanding> {
  await lockOfTeacher(ctx.sql, id)
  const row = await findOfTeacher(ctx.sql, id, ctx.viewer.id)
  if (!row) throw refuse('teacher_objective_not_found')
  return (await standingsOfTeacher(ctx, [row]))[0]!
}

const close = (ctx: Ctx, { row, presented }: TeacherStanding, state: 'claimed' | 'archived') =>
  ctx.sql.query({
    name: 'close_teacher_objective',
    text: 'update teacher_objectives set state = $2, amount = $3, target = $4, closed_at = $5 where id = $1',
    values: [row.id, state, presented.amount, row.target, ctx.now],
  })

/** @throws teacher_objective_not_found, objective_not_reached, objective_closed */
export async function claimOfTeacher(ctx: Ctx, id: number): Promise<void> {
  const standing = await accessToChange(ctx, id)
  const { row, presented } = standing
  if (row.state === 'claimed') return
  if (row.state === 'archived') throw refuse('objective_closed')
  if (presented.state !== 'reached') throw refuse('objective_not_reached')
  await close(ctx, standing, 'claimed')
  await awardCertificate(ctx, {
    userId: row.userId,
    kind: 'gratitude',
    title: presented.title,
    details: says.thanks,
    sourceType: 'teacher_objective',
    sourceId: id,
  })
}

/** @throws teacher_objective_not_found, objective_not_expired, objective_moved, objective_date_early, objective_date_far */
export async function moveOfTeacher(ctx: Ctx, id: number, dueOn: string): Promise<void> {
  const { row, presented } = await accessToChange(ctx, id)
  if (row.movedAt !== null) {
    if (row.state === 'active' && row.dueOn === dueOn) return
    throw refuse('objective_moved')
  }
  if (presented.state !== 'expired') throw refuse('objective_not_expired')
  const refusal = refuseTerm({ metric: 'tasks', target: row.target, dueOn }, todayOf(ctx))
  if (refusal) throw refuse(refusal)
  await ctx.sql.query({
    name: 'move_teacher_objective',
    text: 'update teacher_objectives set due_on = $2, moved_at = $3 where id = $1',
    values: [id, dueOn, ctx.now],
  })
}

/** @throws teacher_objective_not_found, objective_closed */
export async function archiveOfTeacher(ctx: Ctx, id: number): Promise<void> {
  const standing = await accessToChange(ctx, id)
  if (standing.row.state === 'archived') return
  if (!standing.presented.can.archive) throw refuse('objective_closed')
  await close(ctx, standing, 'archived')
}
