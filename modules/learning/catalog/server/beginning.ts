import { userOf } from '@school/accounts/server'
import { isEnrolled, listCourseCards, type StandingCard } from '@school/courses/server'
import type { Ctx } from '@school/kernel/server'
import type { Beginning, BeginningCourse } from '../contract/index.ts'
import { readSample } from './landing.ts'
import { findChosenCourseId, findCourseIds, findSampleTaskId, listSubjectIds } from './queries.ts'
import { courseToBegin } from './rules.ts'

/** Courses of a class, the subjects that the pupil has chosen first. */
export async function listCardsOfGrade(
  ctx: Pick<Ctx, 'sql' | 'viewer' | 'now'>,
  gradeEq: number,
): Promise<StandingCard[]> {
  const { ids } = await findCourseIds(ctx.sql, { q: { gradeEq }, page: 1, limit: 24 }, ctx.viewer.id)
  return listCourseCards(ctx.sql, ids, ctx.viewer.id, ctx.now)
}

async function findCard(ctx: Ctx, gradeIndex: number | undefined): Promise<StandingCard | null> {
  const chosenId = await findChosenCourseId(ctx.sql, ctx.viewer.id, ctx.now)
  if (chosenId !== null)
    return (await listCourseCards(ctx.sql, [chosenId], ctx.viewer.id, ctx.now))[0] ?? null
  return gradeIndex === undefined ? null : courseToBegin(await listCardsOfGrade(ctx, gradeIndex))
}

async function present(ctx: Ctx, card: StandingCard): Promise<BeginningCourse> {
  const taskId = await findSampleTaskId(ctx.sql, card.id)
  return {
    id: card.id,
    title: card.title,
    isEnrolled: isEnrolled(card),
    lessonId: card.nextLesson?.id ?? null,
    sampleTask: taskId === undefined ? null : await readSample(ctx, taskId),
  }
}

export async function readBeginning(ctx: Ctx): Promise<Beginning> {
  const gradeIndex = userOf(ctx)?.grade?.index
  const card = await findCard(ctx, gradeIndex)
  return {
    subjectIds: gradeIndex === undefined ? [] : await listSubjectIds(ctx.sql, gradeIndex),
    course: card && (await present(ctx, card)),
  }
}
