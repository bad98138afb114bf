import { type DemoPart, demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { resourceKind } from '@school/grants/server'
import { contentPart, extend, listener, type ServerModule, type WalkingJob } from '@school/kernel/server'
import { workClosed } from '@school/works/contract'
import { searchFeed } from '@school/search/server'
import { assignable } from '@school/works/server'
import { workPolicy } from '@school/work-rules/server'
import { assignableLessons } from './assignable.ts'
import { coursesContent } from './content-part.ts'
import { menuCount } from '@school/menu/server'
import { todayFeed } from '@school/today/server'
import { talkOfDemo } from './demo.ts'
import { countForAnswerer } from './questions/queries.ts'
import { answererOf } from './questions/routes.ts'
import { answersToday } from './questions/today.ts'
import { certifyCourseOf, certifyEverybody, certifyUncertified, listUncertified } from './finishing.ts'
import { lessonsToday } from './lessons-today.ts'
import { courseResource, lessonPolicy } from './policy.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { coursesPart } from './person-part.ts'

export { accessCourse, accessLesson } from './access.ts'
export { disciplineKey, lessonKey } from './content-part.ts'
export { listCourseCards, type StandingCard } from './cards.ts'
export { finishedCoursesSql } from './finishing.ts'
export { readCourse } from './course.ts'
export { isMediaAllowed } from './media.ts'
export { courseAccess, isEnrolled } from './rules.ts'
export { seedLessonViews, type LessonViewSeed } from './seed.ts'

/** Covers what no answer triggers: a lesson was removed from a course, a key was corrected, two last tasks were answered at once. */
const certifyFinishedCourses: WalkingJob = {
  name: 'certify-finished-courses',
  schedule: '10 1 * * *',
  summary: 'Awards the certificates of courses that were finished without an answer to the last task',
  list: (ctx, from) => listUncertified(ctx.sql, from),
  each: certifyUncertified,
  together: 200,
}

/** Certificates of the finished courses of the demo school. */
const certificatesOfDemo: DemoPart = {
  name: 'courses.certificates',
  needs: ['lessons', 'checking'],
  seed: ({ unit: { sql }, now }) => certifyEverybody({ sql, now }),
}

export const coursesModule: ServerModule = {
  name: 'courses',
  routes,
  listeners: [
    listener('certify-course', workClosed, async (ctx, closed) => {
      for (const { userId, workId } of closed) await certifyCourseOf(ctx, userId, workId)
    }),
  ],
  jobs: [certifyFinishedCourses],
  extensions: [
    extend(personPart, coursesPart),
    extend(contentPart, coursesContent),
    extend(demoPart, certificatesOfDemo),
    extend(demoPart, talkOfDemo),
    extend(todayFeed, answersToday),
    extend(todayFeed, lessonsToday),
    extend(menuCount, {
      link: 'lessonQuestions',
      count: (ctx) => countForAnswerer(ctx.sql, answererOf(ctx)),
    }),
    extend(resourceKind, courseResource),
    extend(workPolicy, lessonPolicy),
    extend(assignable, assignableLessons),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
}
