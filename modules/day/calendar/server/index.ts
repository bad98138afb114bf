import { accessReset } from '@school/accounts/server'
import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { todayFeed } from '@school/today/server'
import { revokeShares } from './actions.ts'
import { calendarOfDemo } from './demo.ts'
import { calendarPart } from './person-part.ts'
import type { Site } from './read.ts'
import { routesOf } from './routes.ts'
import { itemsToday } from './today.ts'

export {
  calendarFeed,
  type CalendarSource,
  classCalendarFeed,
  type ClassCalendarSource,
  type FeedItem as CalendarFeedItem,
} from './feed.ts'

export const calendarModuleOf = (place: Site): ServerModule => ({
  name: 'calendar',
  routes: routesOf(place),
  extensions: [
    extend(personPart, calendarPart),
    extend(accessReset, revokeShares),
    extend(demoPart, calendarOfDemo),
    extend(todayFeed, itemsToday),
  ],
})
