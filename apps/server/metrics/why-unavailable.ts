import { faultOf, isOfDatabase } from '@school/kernel/fault'
import { Unavailable } from '@school/kernel/server'

/** What was not there in time, in one word of a closed list. @param thrown what the answer 503 was made of, if anything */
export function whyUnavailable(thrown: unknown): 'busy' | 'statement' | 'lock' | 'database' | 'closed' {
  // Too many wait already.
  if (thrown instanceof Unavailable) return 'busy'
  const { code } = faultOf(thrown)
  if (code === '57014') return 'statement'
  if (/^(40|55P03)/.test(code)) return 'lock'
  // Who starts or stops has thrown nothing.
  return isOfDatabase(thrown) || code === '25P03' ? 'database' : 'closed'
}
