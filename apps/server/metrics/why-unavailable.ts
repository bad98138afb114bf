import { faultOf, isOfDatabase } from '@school/kernel/fault'
import { Unavailable } from '@school/kernel/server'

/** The cause of a 503, in one word of a closed list. @param thrown the error behind the answer, if any */
export function whyUnavailable(thrown: unknown): 'busy' | 'statement' | 'lock' | 'database' | 'closed' {
  // Too many wait already.
  if (thrown instanceof Unavailable) return 'busy'
  const { code } = faultOf(thrown)
  if (code === '57014') return 'statement'
  if (/^(40|55P03)/.test(code)) return 'lock'
  // A process that starts or stops answers 503 without an error.
  return isOfDatabase(thrown) || code === '25P03' ? 'database' : 'closed'
}
