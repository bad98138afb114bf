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

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const todayPart: PersonPart = {
  room: 'today',
  fates: [planSettings, dailyPlans, planItems, planWishes, planDayOffs, planDigests, planOrders].map(
    (table) => erased(table, 'user_id'),
  ),
  carries,
}
