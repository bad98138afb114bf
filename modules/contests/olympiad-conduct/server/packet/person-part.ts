import { erased, movedOnMerge, type PersonPart } from '@school/personal-data/server'
import { olympiadPersonalCodes } from './tables.ts'

/** Personal data of this module (decision 065). */
export const conductPart: PersonPart = {
  module: 'olympiad-conduct',
  deletions: [erased(olympiadPersonalCodes, 'user_id')],
  merges: [
    movedOnMerge(
      olympiadPersonalCodes,
      'user_id',
      'delete from olympiad_personal_codes where user_id = $1 and $2::int > 0',
    ),
  ],
}
