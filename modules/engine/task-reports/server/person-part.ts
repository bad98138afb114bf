import { erased, kept, type PersonPart } from '@school/accounts/server'
import { taskReports } from './tables.ts'
import { carries } from './ru-carried.ts'

/** Personal data stored by this module (decision 065). */
export const taskReportsPart: PersonPart = {
  room: 'task-reports',
  fates: [
    erased(taskReports, 'user_id'),
    kept(taskReports, 'closed_by_id', 'The answer belongs to the person who has reported'),
  ],
  carries,
}
