import { erased, deletedOnMerge, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { notifications } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const notificationsPart: PersonPart = {
  module: 'notifications',
  deletions: [erased(notifications, 'user_id'), erased(notifications, 'about_id')],
  dataExports,
  merges: [deletedOnMerge(notifications, 'user_id'), deletedOnMerge(notifications, 'about_id')],
}
