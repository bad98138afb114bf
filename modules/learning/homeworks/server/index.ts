import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { calendarFeed, classCalendarFeed } from '@school/calendar/server'
import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { workOfHomework } from '@school/reviews/server'
import { workPolicy } from '@school/work-rules/server'
import { todayFeed } from '@school/today/server'
import { classTrace } from '@school/school-classes/server'
import { termsOfClasses } from './in-class-calendar.ts'
import { homeworkTerms } from './in-calendar.ts'
import { homeworksContent } from './content-part.ts'
import { movesOfDemo } from './demo.ts'
import { homeworkPolicy } from './policy.ts'
import { findGivenWork } from './queries.ts'
import { pupilRoutes } from './pupil-routes.ts'
import { notifyOfHomeworks } from './notice-jobs.ts'
import { dueToday } from './today.ts'
import { homeworksPart } from './person-part.ts'
import { homeworksTrace } from './class-trace.ts'

export {
  addHomework,
  closeHomework,
  dropSets,
  giveCopy,
  type HomeworkFields,
  noteReminder,
  removeHomework,
  restateHomework,
} from './actions.ts'
export { assignableCopySql, copyAttemptSql, doneWorkSql } from './assignable-sql.ts'
export { findAssigned, presentAssigned } from './assignables.ts'
export { putCopy } from './copy-actions.ts'
export { type LessonCopyFacts, lessonCopySql, stateOfLessonCopy } from './lesson-states.ts'
export { nearWebinars } from './near-webinars.ts'
export { homeworksInTimeSql, overdueHomeworksSql } from './overdue.ts'
export { type AssignedByWork, assignedOf, markIn, percentIn } from './present.ts'
export { readHomework } from './pupil-routes.ts'
export { isExceptSql, listTasksOf, pupilsOfHomeworkSql } from './queries.ts'
export { isLate, isOver, isSolving, markBy, stateOf } from './rules/copy.ts'
export { seedHomeworks, type HomeworkSeed } from './seed.ts'
export { putIntoSet, putTargets, takeSet } from './targets.ts'
export { seedNotices } from './notice-jobs.ts'
export { listThemes } from './theme-queries.ts'
export { keyInPlan } from './today.ts'
export { noteWebinar, putWebinar } from './webinar-actions.ts'

export const homeworksModule: ServerModule = {
  name: 'homeworks',
  routes: pupilRoutes,
  extensions: [
    extend(personPart, homeworksPart),
    extend(todayFeed, dueToday),
    extend(calendarFeed, homeworkTerms),
    extend(classCalendarFeed, termsOfClasses),
    extend(contentPart, homeworksContent),
    extend(classTrace, homeworksTrace),
    extend(demoPart, movesOfDemo),
    extend(workPolicy, homeworkPolicy),
    extend(workOfHomework, findGivenWork),
  ],
  jobs: [notifyOfHomeworks],
}
