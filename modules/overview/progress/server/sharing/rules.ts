import { addDays, dayIn, lastSecondOf } from '@school/texts'

const longestDays = 365

/** Until when a link made today works: to the end of a day in the school's zone, a year at most. */
export function shareEnd(
  endsOn: string,
  now: Date,
): Date | 'progress_share_in_past' | 'progress_share_too_long' {
  const today = dayIn(now)
  if (endsOn < today) return 'progress_share_in_past'
  if (endsOn > addDays(today, longestDays)) return 'progress_share_too_long'
  return lastSecondOf(endsOn)
}
