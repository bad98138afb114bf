import { courseErrors } from '@school/courses/contract'
import { isEnrolled, listCourseCards, type StandingCard } from '@school/courses/server'
import { type Ctx, handle, refusals } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { presentCourseRating } from './course-rating.ts'
import { cardsOf } from './own-courses.ts'
import { listDays } from './day-queries.ts'
import { readLevel, readProgress } from './own-progress.ts'
import { presentCourseProgress, presentProgram } from './present.ts'
import { listCoursePlaces } from './rating-queries.ts'
import { readShare, readShared, revokeOwn, shareOwn } from './sharing/actions.ts'
import { listLessonResults, listPrograms } from './queries.ts'
import { examCourseFile, readWatched, readWatchedExamCourse } from './watched/read.ts'

const refuse = refusals(courseErrors)

/** A course in which the viewer learns or has learned. @throws course_not_found, absent and not enrolled alike */
async function accessOwnCourse(ctx: Ctx, courseId: number): Promise<StandingCard> {
  const [card] = await listCourseCards(ctx.sql, [courseId], ctx.viewer.id, ctx.now)
  if (!card || !isEnrolled(card)) throw refuse('course_not_found')
  return card
}

export const routes = [
  handle(contract.getPrograms, async (ctx, { query }) => {
    const programs = await listPrograms(ctx.sql, ctx.viewer.id, query.q.archivedEq ?? false)
    const cards = await cardsOf(ctx, ctx.viewer.id, programs)
    return {
      level: await readLevel(ctx, ctx.viewer.id),
      week: await listDays(ctx.sql, ctx.viewer.id, contract.weekDays, ctx.now),
      programs: cards.map(({ program, card }) => presentProgram(card, program, ctx.now)),
    }
  }),

  handle(contract.getProgress, (ctx) => readProgress(ctx, ctx.viewer.id)),

  handle(contract.getWatchedProgress, (ctx, { params }) => readWatched(ctx, params.watchedPupilId)),
  handle(contract.getWatchedExamCourse, (ctx, { params }) =>
    readWatchedExamCourse(ctx, params.watchedPupilId, params.examCourseKey),
  ),
  handle(contract.saveWatchedExamCourse, (ctx, { params, query }) =>
    examCourseFile(ctx, params.watchedPupilId, params.examCourseKey, query.format),
  ),

  handle(contract.getCourseProgress, async (ctx, { params }) => {
    const course = await accessOwnCourse(ctx, params.courseId)
    return presentCourseProgress(course, await listLessonResults(ctx.sql, course.id, ctx.viewer.id))
  }),

  handle(contract.getCourseRating, async (ctx, { params, query }) => {
    const card = await accessOwnCourse(ctx, params.courseId)
    const paging = { page: query.page, limit: contract.ratedOnPage }
    const rows = await listCoursePlaces(ctx.sql, card.id, ctx.viewer.id, paging)
    return presentCourseRating(card, rows, ctx.viewer.id, query.page)
  }),

  handle(contract.getProgressShare, readShare),
  handle(contract.shareProgress, (ctx, { body }) => shareOwn(ctx, body.endsOn)),
  handle(contract.revokeProgressShare, async (ctx, { params }) => {
    await revokeOwn(ctx, params.progressToken)
    return null
  }),
  handle(contract.getSharedProgress, (ctx, { params }) =>
    readShared(ctx, params.sharedUserId, params.progressToken),
  ),
]
