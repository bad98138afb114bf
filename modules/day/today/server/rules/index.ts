export { easyReasonOf } from './calendar.ts'
export {
  arrivedAfterBeginning,
  composeComing,
  composeDay,
  type Composed,
  type DayFacts,
  inPlanOrder,
  isWanted,
  minutesIn,
  type Wish,
} from './compose.ts'
export { type Digest, digestOf, eveningHour, isEvening } from './digest.ts'
export { isDoneOn, isDoneSince, limitOf, moveRefusal, offersDayOff, sumsOf, toDropOf } from './day.ts'
export { type Entry, entryOf, isOfPlan, isOfToday, isOn, type KeptItem } from './entry.ts'
export { inOrder, withoutUnwanted } from './feed.ts'
