import { erased, type PersonPart } from '@school/accounts/server'
import { carries } from './ru-carried.ts'
import { mistakes } from './tables.ts'

/** Personal data stored by this module (decision 065). */
export const mistakesPart: PersonPart = {
  room: 'mistakes',
  fates: [erased(mistakes, 'user_id')],
  carries,
}
