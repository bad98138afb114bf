import { admits } from '@school/access'
import type { Sql } from '@school/db'
import type { AnswerReading } from '@school/files/server'
import { isForbidden, isParentOf } from '@school/families/server'
import { type Ctx, extensionPoint, refusals } from '@school/kernel/server'
import type { QueuePartFilters } from '../contract/endpoints.ts'
import type { ReviewScope } from './queue.ts'
import { reviewErrors } from '../contract/errors.ts'
import { findLessonPlace, isExpertFor, isPupilOf, listPupilIds } from './queries.ts'
import { jurySql } from './jury/jury-sql.ts'

/** Resolves a homework of the viewer to its work; contributed by the module of homeworks. */
export const workOfHomework =
  extensionPoint<(sql: Sql, homeworkId: number, authorId: number) => Promise<number | undefined>>(
    'reviews.homework',
  )

const refuse = refusals(reviewErrors)

/**
 * Whose answers the viewer checks: a methodist everybody's, a teacher those of pupils of their classes. Where a jury judges, its members,
 * except for their own pupils.
 */
export async function accessQueue(ctx: Ctx): Promise<ReviewScope> {
  const { id, isMethodist } = ctx.viewer
  return { viewerId: id, pupilIds: isMethodist ? null : await listPupilIds(ctx.sql, id), jury: jurySql(ctx) }
}

/** Scope of a part of the queue, with its order. A homework must be the viewer's own; an absent one has no answers. */
export async function accessPartOfQueue(ctx: Ctx, part: QueuePartFilters): Promise<ReviewScope> {
  const { homeworkIdEq, workIdEq, taskEq, schoolClassIdEq, organizationIdEq, byEq } = part
  const scope = {
    ...(await accessQueue(ctx)),
    by: byEq ?? null,
    workId: workIdEq ?? null,
    taskId: taskEq ?? null,
    schoolClassId: schoolClassIdEq ?? null,
    organizationId: organizationIdEq ?? null,
  }
  if (!homeworkIdEq) return scope
  const [find] = ctx.extensions(workOfHomework)
  const workId = await find?.(ctx.sql, homeworkIdEq, ctx.viewer.id)
  return { ...scope, workId: workId ?? 0 }
}

/** Whether the viewer may read answers of this person. */
export async function mayReadAnswersOf(ctx: Ctx, userId: number): Promise<boolean> {
  const { viewer } = ctx
  if (!admits('agent', viewer)) return false
  return viewer.isMethodist || isPupilOf(ctx.sql, viewer.id, userId)
}

/**
 * How the viewer may read files of this person: with file names for a parent and, unless parents have forbidden it, for a teacher;
 * without file names for possible members of a jury, who must not know the author.
 */
export async function readingOfAnswers(ctx: Ctx, userId: number): Promise<AnswerReading | null> {
  const { viewer } = ctx
  if (await isParentOf(ctx.sql, viewer.id, userId)) return 'named'
  if (!admits('agent', viewer)) return null
  const isTeacher = await isPupilOf(ctx.sql, viewer.id, userId)
  const isOfJury =
    !isTeacher && (viewer.isMethodist || (await isExpertFor(ctx.sql, jurySql(ctx), viewer.id, userId)))
  if (!isTeacher && !isOfJury) return null
  if (await isForbidden(ctx.sql, userId, 'photographs')) return 'forbidden'
  return isTeacher ? 'named' : 'nameless'
}

/** A person in a lesson: the viewer, or a pupil of the viewer. @throws lesson_solution_not_found */
export async function accessLessonSolution(ctx: Ctx, lessonId: number, userId: number) {
  const isMe = userId === ctx.viewer.id
  const isTeacher = !isMe && (await mayReadAnswersOf(ctx, userId))
  const place = isMe || isTeacher ? await findLessonPlace(ctx.sql, lessonId, userId) : undefined
  if (!place) throw refuse('lesson_solution_not_found')
  return { place, isMe, isTeacher }
}
