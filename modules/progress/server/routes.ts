import { courseErrors } from '@school/courses/contract'
import { isEnrolled, listCourseCards, type StandingCard } from '@school/courses/server'
import { type Ctx, handle, refusals } from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf } from '@school/rewards/server'
import * as contract from '../contract/index.ts'
import { presentCourseRating } from './course-rating.ts'
import { cardsOf } from './own-courses.ts'
import { countOfAll, listDays, listDisciplineWeeks } from './day-queries.ts'
import { presentCourseProgress, presentCourseResult, presentProgram, presentTotals } from './present.ts'
import { listCoursePlaces } from './rating-queries.ts'
import { readShare, readShared, revokeOwn, shareOwn } from './sharing/actions.ts'
import { listLessonResults, listPrograms, listResults } from './queries.ts'

const refuse = refusals(courseErrors)

/** A course in which the viewer learns or has learned. @throws course_not_found, absent and not enrolled alike */
async function accessOwnCourse(ctx: Ctx, courseId: number): Promise<StandingCard> {
  const [card] = await listCourseCards(ctx.sql, [courseId], ctx.viewer.id, ctx.now)
  if (!card || !isEnrolled(card)) throw refuse('course_not_found')
  return card
}

const readLevel = async ({ sql, viewer }: Ctx) => levelOf(await balanceOf(sql, viewer.id, 'xp'))

export const routes = [
  handle(contract.getPrograms, async (ctx, { query }) => {
    const programs = await listPrograms(ctx.sql, ctx.viewer.id, query.q.archivedEq ?? false)
    const cards = await cardsOf(ctx, ctx.viewer.id, programs)
    return {
      level: await readLevel(ctx),
      week: await listDays(ctx.sql, ctx.viewer.id, contract.weekDays, ctx.now),
      programs: cards.map(({ program, card }) => presentProgram(card, program, ctx.now)),
    }
  }),

  handle(contract.getProgress, async (ctx) => {
    const { sql, viewer, now } = ctx
    const cards = await cardsOf(ctx, viewer.id, await listPrograms(sql, viewer.id, null))
    const results = await listResults(sql, viewer.id)
    const byCourse = new Map(results.map((result) => [result.courseId, result] as const))
    const level = await readLevel(ctx)
    return {
      level,
      totals: presentTotals(results, level.totalXp, await countOfAll(sql, viewer.id)),
      courses: cards.map(({ program, card }) =>
        presentCourseResult(card, program, byCourse.get(program.courseId)),
      ),
      activity: await listDays(sql, viewer.id, contract.activityDays, now),
      heatmap: await listDisciplineWeeks(sql, viewer.id, contract.heatmapWeeks, now),
    }
  }),

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
