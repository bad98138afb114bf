import { erased, type PersonPart } from '@school/accounts/server'
import { carries } from './ru-carried.ts'
import { calendarItems, calendarShares } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const calendarPart: PersonPart = {
  room: 'calendar',
  fates: [calendarItems, calendarShares].map((table) => erased(table, 'user_id')),
  carries,
}
