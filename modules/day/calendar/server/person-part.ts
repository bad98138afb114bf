import { erased, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { calendarItems, calendarShares } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const calendarPart: PersonPart = {
  module: 'calendar',
  deletions: [calendarItems, calendarShares].map((table) => erased(table, 'user_id')),
  dataExports,
}
