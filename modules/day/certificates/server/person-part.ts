import { kept, type PersonPart } from '@school/personal-data/server'
import { certificates } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const certificatesPart: PersonPart = {
  module: 'certificates',
  deletions: [
    kept(
      certificates,
      'user_id',
      'The register of diplomas: the number of a paper diploma can be checked, and no name is shown',
    ),
  ],
  dataExports,
}
