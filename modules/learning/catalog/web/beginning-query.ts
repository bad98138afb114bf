import { query } from '@school/api-client'
import { getBeginning } from '../contract/index.ts'

/** Of its own: the first pages of guests load the others. */
export const beginningQuery = query(getBeginning, {})
