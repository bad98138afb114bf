import type { TimeGrantBody } from '../contract/time-grant.ts'
import type { WorkRules } from '@school/work-rules/server'

/** Whether a work has an opening or closing time; most rehearsals have neither. */
export const hasWindow = ({ opensAt, closesAt }: Pick<WorkRules, 'opensAt' | 'closesAt'>): boolean =>
  opensAt !== null || closesAt !== null

/** Why more time is refused. */
export function grantRefusal(
  rules: Pick<WorkRules, 'opensAt' | 'closesAt'>,
  { extraMinutes, shiftMinutes }: Pick<TimeGrantBody, 'extraMinutes' | 'shiftMinutes'>,
): 'minutes_needed' | 'no_window' | null {
  if (extraMinutes + shiftMinutes === 0) return 'minutes_needed'
  return shiftMinutes > 0 && !hasWindow(rules) ? 'no_window' : null
}
