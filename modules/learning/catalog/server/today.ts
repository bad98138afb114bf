import { userOf } from '@school/accounts/server'
import { isEnrolled } from '@school/courses/server'
import { link, site } from '@school/routes'
import { factsOf } from '@school/texts'
import { allCourses, firstCourse } from '@school/today/contract'
import type { OfferItem, TodaySource } from '@school/today/server'
import { listCardsOfGrade } from './beginning.ts'
import { findSampleTaskId } from './queries.ts'
import { today as t } from './ru.ts'
import { courseToBegin } from './rules.ts'

/**
 * To those who learn nothing of their class yet: a course for it, and a task of it to try at once. To everybody all courses of the class: what there
 * is to choose from does not disappear with the first answer.
 */
export const coursesToday: TodaySource = {
  read: async (ctx) => {
    const gradeEq = userOf(ctx)?.grade?.index
    if (gradeEq === undefined) return []
    const cards = await listCardsOfGrade(ctx, gradeEq)
    if (cards.length === 0) return []
    const all: OfferItem = {
      key: allCourses,
      kind: 'offer',
      title: t.all(gradeEq),
      note: t.courses(cards.length),
      url: link(site.lms.catalogCourses, {}, { grade: gradeEq }),
      rank: 90,
    }
    const card = courseToBegin(cards)
    if (!card || cards.some(isEnrolled)) return [all]
    const url = link(site.market.courseLanding, { course_id: card.id })
    const course: OfferItem = {
      key: firstCourse,
      kind: 'offer',
      title: card.title,
      note: factsOf(card.discipline.title, t.lessons(card.lessonsCount), ...(card.isFree ? [t.free] : [])),
      url,
      rank: 0,
    }
    const task: OfferItem = {
      key: 'task',
      kind: 'offer',
      title: t.firstTask,
      note: factsOf(card.title, t.checkedAtOnce),
      url: `${url}#sample`,
      rank: 10,
    }
    const hasSample = (await findSampleTaskId(ctx.sql, card.id)) !== undefined
    return hasSample ? [course, task, all] : [course, all]
  },
}
