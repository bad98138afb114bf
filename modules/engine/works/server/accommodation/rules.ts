import type { AccommodationKind } from '../../contract/accommodation.ts'

const factors: Record<AccommodationKind, number | null> = {
  usual: 1,
  quarter: 1.25,
  half: 1.5,
  unlimited: null,
}

/** How many times longer the personal clock runs; `null` is without a limit. */
export const factorOf = (kind: AccommodationKind): number | null => factors[kind]

/** @param timeFactor as it is stored */
export const accommodationOf = (timeFactor: number | null): AccommodationKind =>
  (Object.keys(factors) as AccommodationKind[]).find((kind) => factors[kind] === timeFactor) ?? 'usual'
