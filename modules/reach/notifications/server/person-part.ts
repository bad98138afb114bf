import { erased, fallsAway, type PersonPart } from '@school/accounts/server'
import { carries } from './ru-carried.ts'
import { notifications } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const notificationsPart: PersonPart = {
  room: 'notifications',
  fates: [erased(notifications, 'user_id'), erased(notifications, 'about_id')],
  carries,
  passes: [fallsAway(notifications, 'user_id'), fallsAway(notifications, 'about_id')],
}
