import { demoPart } from '@school/accounts/server'
import { contentPart, extend, listener, type Room } from '@school/kernel/server'
import { appealAccepted } from '@school/reviews/contract'
import { searchFeed } from '@school/search/server'
import { workPolicy } from '@school/works/server'
import { todayFeed } from '@school/today/server'
import { calendarRoutesOf, type Site } from './calendar.ts'
import { olympiadsContent } from './content-part.ts'
import { juryOfDemo } from './demo.ts'
import { olympiadPolicy } from './policy.ts'
import { protocolFileRoutesOf, type Signing } from './protocol/file.ts'
import { keepProtocols } from './protocol/keep.ts'
import { publishOlympiads, recountAwards } from './publish.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { olympiadsToday } from './today.ts'

export { publishDueStages } from './publish.ts'
export { seedCodes, seedDisqualification, seedParticipations, type ParticipationSeed } from './seed.ts'

export const olympiadsRoomOf = (settings: Signing & Site): Room => ({
  name: 'olympiads',
  routes: [...routes, ...protocolFileRoutesOf(settings), ...calendarRoutesOf(settings)],
  extensions: [
    extend(todayFeed, olympiadsToday),
    extend(contentPart, olympiadsContent),
    extend(demoPart, juryOfDemo),
    extend(workPolicy, olympiadPolicy),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
  jobs: [publishOlympiads, keepProtocols],
  listeners: [listener('recount-olympiad-awards', appealAccepted, recountAwards)],
})
