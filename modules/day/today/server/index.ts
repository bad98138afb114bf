import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { planOfDemo } from './demo.ts'
import { todayPart } from './person-part.ts'
import { writeDigests } from './jobs.ts'
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
export { readTeacherFeed, teacherFeed, type TeacherLine } from './teacher-feed.ts'
export { listOwnOfDays, type OwnOfDay } from './own-days.ts'
export { readEvening } from './digest.ts'
export { evening as eveningWords } from './ru-letters.ts'
export { countMoves } from './queries.ts'
export { type PlanItemSeed, seedPlanItems } from './seed.ts'

export const todayModule: ServerModule = {
  name: 'today',
  routes,
  jobs: [writeDigests],
  extensions: [extend(personPart, todayPart), extend(demoPart, planOfDemo)],
}
