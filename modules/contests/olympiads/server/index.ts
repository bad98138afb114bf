import { demoPart, personPart } from '@school/accounts/server'
import { calendarFeed, classCalendarFeed } from '@school/calendar/server'
import { contentPart, extend, listener, type Room } from '@school/kernel/server'
import { regradingEffect } from '@school/regrading/server'
import { appealAccepted } from '@school/reviews/contract'
import { standingHold } from '@school/profiles/server'
import { searchFeed } from '@school/search/server'
import { taskRegraded } from '@school/regrading/contract'
import { ownWorks } from '@school/results/server'
import { workPolicy } from '@school/work-rules/server'
import { teacherFeed, todayFeed } from '@school/today/server'
import { calendarRoutesOf, type Site } from './calendar.ts'
import { olympiadsContent } from './content-part.ts'
import { formerSeasonOfDemo, juryOfDemo } from './demo.ts'
import { journalRoutesOf } from './journal/routes.ts'
import { olympiadHold } from './grade-hold.ts'
import { stagesInCalendar, stagesOfClasses } from './in-calendar.ts'
import { olympiadPolicy } from './policy.ts'
import type { PacketSettings } from './packet/files.ts'
import { packetRoutesOf } from './packet/routes.ts'
import { protocolFileRoutesOf, type Signing } from './protocol/file.ts'
import { keepProtocols } from './protocol/keep.ts'
import { publishOlympiads, recountAwards } from './publish.ts'
import { olympiadRegrading } from './regrading/foresee.ts'
import { recountRegraded } from './regrading/recount.ts'
import { routes } from './routes.ts'
import { stageChanged } from '../contract/events.ts'
import { searchable } from './searchable.ts'
import { tellOfChanges } from './stages/tell.ts'
import { ownOlympiads } from './own-works.ts'
import { olympiadsToday } from './today.ts'
import { olympiadsPart } from './person-part.ts'
import { stagesForTeacher } from './teacher-today.ts'

export { publishDueStages } from './publish.ts'
export { seedFormerSeason } from './seed-former.ts'
export {
  seedCodes,
  seedDisqualification,
  seedParticipations,
  seedPastOlympiad,
  type ParticipationSeed,
} from './seed.ts'

export const olympiadsRoomOf = (settings: Signing & Site & PacketSettings): Room => ({
  name: 'olympiads',
  routes: [
    ...routes,
    ...protocolFileRoutesOf(settings),
    ...calendarRoutesOf(settings),
    ...packetRoutesOf(settings),
    ...journalRoutesOf(settings),
  ],
  extensions: [
    extend(personPart, olympiadsPart),
    extend(todayFeed, olympiadsToday),
    extend(calendarFeed, stagesInCalendar),
    extend(classCalendarFeed, stagesOfClasses),
    extend(teacherFeed, stagesForTeacher),
    extend(ownWorks, ownOlympiads),
    extend(contentPart, olympiadsContent),
    extend(demoPart, juryOfDemo),
    extend(demoPart, formerSeasonOfDemo),
    extend(workPolicy, olympiadPolicy),
    extend(regradingEffect, olympiadRegrading),
    extend(standingHold, olympiadHold),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
  jobs: [publishOlympiads, keepProtocols],
  listeners: [
    listener('recount-olympiad-awards', appealAccepted, recountAwards),
    listener('recount-regraded-awards', taskRegraded, recountRegraded),
    listener('tell-olympiad-changes', stageChanged, tellOfChanges),
  ],
})
