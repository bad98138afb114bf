import { courseErrors } from '@school/courses/contract'
import { type Ctx, refusals } from '@school/kernel/server'
import { schoolClassErrors } from '@school/school-classes/contract'
import { accessTaughtClass, type TaughtClass } from '@school/school-classes/server'
import { dayIn } from '@school/texts'
import { classCourseErrors } from '../contract/errors.ts'
import { findWanted } from './queries.ts'
import { refusalOf } from './rules.ts'

const refuse = refusals({ ...classCourseErrors, ...courseErrors, ...schoolClassErrors })

async function accessToChange(ctx: Ctx, classId: number): Promise<TaughtClass> {
  const place = await accessTaughtClass(ctx, classId)
  if (place.archivedAt !== null) throw refuse('school_class_archived')
  return place
}

/** Once more changes the term. */
export async function giveCourse(
  ctx: Ctx,
  classId: number,
  courseId: number,
  dueOn: string | null,
): Promise<void> {
  await accessToChange(ctx, classId)
  const wanted = await findWanted(ctx.sql, classId, courseId, ctx.now)
  if (!wanted) throw refuse('course_not_found')
  const code = refusalOf(wanted, dueOn, dayIn(ctx.now))
  if (code) throw refuse(code)
  await ctx.sql.query({
    name: 'give_course_to_class',
    text: `insert into class_courses (school_class_id, course_id, due_on, given_at, given_by) values ($1, $2, $3, $4, $5)
      on conflict (school_class_id, course_id) do update set due_on = excluded.due_on`,
    values: [classId, courseId, dueOn, ctx.now, ctx.viewer.id],
  })
}

export async function takeCourse(ctx: Ctx, classId: number, courseId: number): Promise<void> {
  await accessToChange(ctx, classId)
  await ctx.sql.query({
    name: 'take_course_of_class',
    text: 'delete from class_courses where school_class_id = $1 and course_id = $2',
    values: [classId, courseId],
  })
}
