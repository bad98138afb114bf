import { cleared, type PersonPart } from '@school/personal-data/server'
import { files } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const filesPart: PersonPart = {
  module: 'files',
  deletions: [
    cleared(files, {
      column: 'owner_id',
      set: "owner_id = null, name = ''",
      why: 'Nothing: within an hour the job of loose files removes the bytes and the row together',
    }),
  ],
  dataExports,
}
