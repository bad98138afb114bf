/** A term that would be over before it has begun or by now opens nothing. */
export const isTerm = (startsAt: Date, endsAt: Date | null, now: Date): boolean =>
  endsAt === null || (endsAt > startsAt && endsAt > now)
