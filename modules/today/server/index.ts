import { demoPart, personPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { planOfDemo } from './demo.ts'
import { todayPart } from './person-part.ts'
import { routes } from './routes.ts'

export {
  type FeedItem,
  idsIn,
  type LateItem,
  type OfferItem,
  readFeed,
  todayFeed,
  type TodayItem,
  type TodaySource,
} from './feed.ts'
export { readTeacherFeed, teacherFeed, teacherKinds, type TeacherLine } from './teacher-feed.ts'
export { countMoves } from './queries.ts'
export { type PlanItemSeed, seedPlanItems } from './seed.ts'

export const todayRoom: Room = {
  name: 'today',
  routes,
  extensions: [extend(personPart, todayPart), extend(demoPart, planOfDemo)],
}
