import { erased, type PersonPart } from '@school/accounts/server'
import { carries } from './ru-carried.ts'
import {
  dailyPlans,
  planDayOffs,
  planDigests,
  planItems,
  planOrders,
  planSettings,
  planWishes,
} from './tables.ts'

/** What this room keeps of a person (decision 065). */
export const todayPart: PersonPart = {
  room: 'today',
  fates: [planSettings, dailyPlans, planItems, planWishes, planDayOffs, planDigests, planOrders].map(
    (table) => erased(table, 'user_id'),
  ),
  carries,
}
