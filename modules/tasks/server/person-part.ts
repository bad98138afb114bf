import { erased, kept, type PersonPart } from '@school/accounts/server'
import { taskReports } from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const tasksPart: PersonPart = {
  room: 'tasks',
  fates: [
    erased(taskReports, 'user_id'),
    kept(taskReports, 'closed_by_id', 'The answer belongs to whoever has reported'),
  ],
  carries,
}
