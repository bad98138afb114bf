import { userOf } from '@school/accounts/server'
import { isEnrolled, listCourseCards } from '@school/courses/server'
import { link, site } from '@school/routes'
import { factsOf } from '@school/texts'
import type { TodaySource } from '@school/today/server'
import { findCourseIds, findSampleTaskId } from './queries.ts'
import { today as t } from './ru.ts'

/** To those who learn nothing of their class yet: a course for it, and a task of it to try at once. */
export const coursesToday: TodaySource = {
  read: async (ctx) => {
    const gradeEq = userOf(ctx)?.grade?.index
    if (gradeEq === undefined) return []
    const { ids } = await findCourseIds(ctx.sql, { q: { gradeEq }, page: 1, limit: 24 }, ctx.viewer.id)
    const cards = await listCourseCards(ctx.sql, ids, ctx.viewer.id, ctx.now)
    const card = cards.find(({ isFree }) => isFree) ?? cards[0]
    if (!card || cards.some(isEnrolled)) return []
    const url = link(site.market.courseLanding, { course_id: card.id })
    const hasSample = (await findSampleTaskId(ctx.sql, card.id)) !== undefined
    const course = {
      key: 'course',
      kind: 'offer' as const,
      title: card.title,
      note: factsOf(card.discipline.title, t.lessons(card.lessonsCount), ...(card.isFree ? [t.free] : [])),
      url,
      rank: 0,
    }
    const task = {
      key: 'task',
      kind: 'offer' as const,
      title: t.firstTask,
      note: factsOf(card.title, t.checkedAtOnce),
      url: `${url}#sample`,
      rank: 10,
    }
    return hasSample ? [course, task] : [course]
  },
}
