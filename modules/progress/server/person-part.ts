import { erased, type PersonPart } from '@school/accounts/server'
import { progressShares } from './tables.ts'

/** What this room keeps of a person (decision 065). */
export const progressPart: PersonPart = { room: 'progress', fates: [erased(progressShares, 'user_id')] }
