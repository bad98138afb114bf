import type { ManagedCard } from '../contract/managed.ts'

/** The last day for all, with the extension for all included. */
export function termsOf({
  softDeadlineAt,
  hardDeadlineAt,
  extendedSeconds,
}: Pick<ManagedCard, 'softDeadlineAt' | 'hardDeadlineAt' | 'extendedSeconds'>) {
  const later = (at: string | null) => at && new Date(Date.parse(at) + extendedSeconds * 1000).toISOString()
  return { softDeadlineAt: later(softDeadlineAt), hardDeadlineAt: later(hardDeadlineAt) }
}
