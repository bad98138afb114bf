import { erased, type PersonPart } from '@school/personal-data/server'
import { progressShares } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const progressPart: PersonPart = { module: 'progress', deletions: [erased(progressShares, 'user_id')] }
