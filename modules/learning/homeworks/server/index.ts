import { demoPart, personPart } from '@school/accounts/server'
import { calendarFeed, classCalendarFeed } from '@school/calendar/server'
import { contentPart, extend, type Room } from '@school/kernel/server'
import { workOfHomework } from '@school/reviews/server'
import { workPolicy } from '@school/work-rules/server'
import { teacherFeed, todayFeed } from '@school/today/server'
import { classTrace } from '@school/school-classes/server'
import { classLoadRoutes } from './class-load-routes.ts'
import { termsOfClasses, webinarsOfClasses } from './in-class-calendar.ts'
import { homeworkTerms, webinarHours } from './in-calendar.ts'
import { homeworksContent } from './content-part.ts'
import { movesOfDemo } from './demo.ts'
import { assigningOfDemo } from './demo-assigning.ts'
import { keptRoutes } from './kept-routes.ts'
import { repeatHomeworks } from './repeat-jobs.ts'
import { libraryRoutes } from './library-routes.ts'
import { homeworkPolicy } from './policy.ts'
import { findGivenWork } from './queries.ts'
import { pupilRoutes } from './pupil-routes.ts'
import { teacherRoutes } from './teacher-routes.ts'
import { closeWebinarHomeworks } from './webinar-jobs.ts'
import { tellHomeworks } from './tell-jobs.ts'
import { webinarRoutes } from './webinar-routes.ts'
import { dueForTeacher } from './teacher-today.ts'
import { dueToday } from './today.ts'
import { homeworksPart } from './person-part.ts'
import { homeworksTrace } from './class-trace.ts'

export { type LessonCopyFacts, lessonCopySql, stateOfLessonCopy } from './lesson-states.ts'
export { type CopyMark, listMarksOf } from './marks-of.ts'
export { firstTrySql, isFirstTrySql, isJudgedSql } from './first-try.ts'
export { homeworksInTimeSql, overdueHomeworksSql } from './overdue.ts'
export { listNotBegun, type NotBegunRow } from './reminding.ts'
export { type GivenMark, listMarksSince } from './mark-queries.ts'
export { pupilsSql as pupilsOfHomeworkSql } from './queries.ts'
export { copyAttemptSql } from './thing-sql.ts'
export { listThemes } from './theme-queries.ts'
export { seedHomeworks, type HomeworkSeed } from './seed.ts'
export { seedTellings } from './tell-jobs.ts'
export { scaleInOrder } from './rules/statement.ts'
export { scaleOfTeacher, usualScale } from './usual-scale.ts'

export const homeworksRoom: Room = {
  name: 'homeworks',
  routes: [
    ...pupilRoutes,
    ...libraryRoutes,
    ...teacherRoutes,
    ...classLoadRoutes,
    ...keptRoutes,
    ...webinarRoutes,
  ],
  extensions: [
    extend(personPart, homeworksPart),
    extend(todayFeed, dueToday),
    extend(calendarFeed, homeworkTerms),
    extend(calendarFeed, webinarHours),
    extend(classCalendarFeed, termsOfClasses),
    extend(classCalendarFeed, webinarsOfClasses),
    extend(teacherFeed, dueForTeacher),
    extend(contentPart, homeworksContent),
    extend(classTrace, homeworksTrace),
    extend(demoPart, movesOfDemo),
    extend(demoPart, assigningOfDemo),
    extend(workPolicy, homeworkPolicy),
    extend(workOfHomework, findGivenWork),
  ],
  jobs: [closeWebinarHomeworks, repeatHomeworks, tellHomeworks],
}
