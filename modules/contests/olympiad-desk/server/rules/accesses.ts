import type { EntryRules } from '@school/olympiads/contract'
import type { AccessLockKind, AccessState } from '../../contract/accesses.ts'

export interface AccessFacts extends Pick<EntryRules, 'entry'> {
  lock: AccessLockKind | null
  /** The school has opened the stage to the class. */
  isOpened: boolean
  /** Somebody of the class is in the list of the stage. */
  hasListed: boolean
  /** The school has its code. */
  hasCode: boolean
}

/** How pupils of a class enter a stage. The decision of the municipality takes precedence, then the rules of the stage, then the school. */
export function accessStateOf({ entry, lock, isOpened, hasListed, hasCode }: AccessFacts): AccessState {
  if (lock === 'forbidden') return 'forbidden'
  if (entry === 'open') return 'open_to_all'
  if (entry === 'by_result') return 'by_result'
  if (lock === 'forced') return 'forced'
  if (isOpened) return 'class'
  if (hasListed) return 'list'
  return hasCode ? 'codes' : 'none'
}
