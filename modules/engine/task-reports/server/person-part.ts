import { erased, kept, type PersonPart } from '@school/personal-data/server'
import { taskReports } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data stored by this module (decision 065). */
export const taskReportsPart: PersonPart = {
  module: 'task-reports',
  deletions: [
    erased(taskReports, 'user_id'),
    kept(taskReports, 'closed_by_id', 'The answer belongs to the person who has reported'),
  ],
  dataExports,
}
