import type { Clarification } from '../../contract/index.ts'

/** What the jury has said after a moment; its word is heard when the panel is opened. */
export const unheardSince = (rows: readonly Clarification[], at: string): Clarification[] =>
  rows.filter(({ answeredAt }) => answeredAt !== null && answeredAt > at)

/** The moment of the last word, or the one that is known already. */
export const lastWordOf = (rows: readonly Clarification[], at: string): string =>
  rows.reduce((last, { answeredAt }) => (answeredAt !== null && answeredAt > last ? answeredAt : last), at)
