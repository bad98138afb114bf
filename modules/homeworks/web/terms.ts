import type { ManagedCard } from '../contract/managed.ts'

/** Until when a homework is taken from everybody: with what was given to all on top. */
export function termsOf({
  softDeadlineAt,
  hardDeadlineAt,
  extendedSeconds,
}: Pick<ManagedCard, 'softDeadlineAt' | 'hardDeadlineAt' | 'extendedSeconds'>) {
  const later = (at: string | null) => at && new Date(Date.parse(at) + extendedSeconds * 1000).toISOString()
  return { softDeadlineAt: later(softDeadlineAt), hardDeadlineAt: later(hardDeadlineAt) }
}
