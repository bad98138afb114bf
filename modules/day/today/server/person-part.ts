import { erased, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
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
  module: 'today',
  deletions: [planSettings, dailyPlans, planItems, planWishes, planDayOffs, planDigests, planOrders].map(
    (table) => erased(table, 'user_id'),
  ),
  dataExports,
}
