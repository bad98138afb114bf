import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { calendarFeed, classCalendarFeed } from '@school/calendar/server'
import { contentPart, extend, listener, type ServerModule } from '@school/kernel/server'
import { standingHold } from '@school/profiles/server'
import { appealAccepted } from '@school/reviews/contract'
import { searchFeed } from '@school/search/server'
import { ownWorks } from '@school/results/server'
import { workPolicy } from '@school/work-rules/server'
import { teacherFeed, todayFeed } from '@school/today/server'
import { calendarRoutesOf, type Site } from './calendar.ts'
import { olympiadsContent } from './content-part.ts'
import { formerSeasonOfDemo } from './demo.ts'
import { olympiadHold } from './grade-hold.ts'
import { stagesInCalendar, stagesOfClasses } from './in-calendar.ts'
import { ownOlympiads } from './own-works.ts'
import { olympiadsPart } from './person-part.ts'
import { olympiadPolicy } from './policy.ts'
import { publishOlympiads, recountAwards } from './publish.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { stagesForTeacher } from './teacher-today.ts'
import { olympiadsToday } from './today.ts'

export { accessOlympiad, accessParticipation, accessStage } from './access.ts'
export { insertCode } from './actions.ts'
export { type Admission, stageAdmission } from './admission.ts'
export { certifyRegraded, letterSource } from './certificates.ts'
export { findOwnSchool, listSchoolCodes, setSeatsOf } from './code-queries.ts'
export { addExpert, endExpert } from './experts.ts'
export { stageInvitations } from './invitations.ts'
export { returnToRating, takeOutOfRating } from './out-of-rating.ts'
export { presentCode, presentDisqualification } from './present.ts'
export { type AwardChange, giveAwards, publishDueStages, publishStage, returnAwards } from './publish.ts'
export {
  type OlympiadRow,
  type StageRow,
  findOlympiad,
  findStage,
  findStageOfWork,
  findViewer,
  grantReachesSql,
  listOlympiads,
  listOlympiadsByIds,
  listParticipations,
  listStages,
} from './queries.ts'
export { shiftSql } from './result-queries.ts'
export { moveResultsToNow, withdrawPublished } from './results-by-hand.ts'
export { awardsOf, betterDegree, placesOf } from './rules/awards.ts'
export type { StageChangeRow } from './stage-changes.ts'
export { addStage, callStageOff, moveTerms } from './stage-schedule.ts'
export { earlier, gradesOf, stageBefore } from './standing.ts'
export { seedFormerSeason } from './seed-former.ts'
export {
  seedCodes,
  seedDisqualification,
  seedParticipations,
  seedPastOlympiad,
  seedPublishedOnTime,
  type ParticipationSeed,
} from './seed.ts'

export const olympiadsModuleOf = (settings: Site): ServerModule => ({
  name: 'olympiads',
  routes: [...routes, ...calendarRoutesOf(settings)],
  extensions: [
    extend(personPart, olympiadsPart),
    extend(todayFeed, olympiadsToday),
    extend(calendarFeed, stagesInCalendar),
    extend(classCalendarFeed, stagesOfClasses),
    extend(teacherFeed, stagesForTeacher),
    extend(ownWorks, ownOlympiads),
    extend(contentPart, olympiadsContent),
    extend(demoPart, formerSeasonOfDemo),
    extend(workPolicy, olympiadPolicy),
    extend(standingHold, olympiadHold),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
  jobs: [publishOlympiads],
  listeners: [listener('recount-olympiad-awards', appealAccepted, recountAwards)],
})
