export interface Result {
  points: number
  maxPoints: number
}

/**
 * Whether a result has a place. Low places are useless and hurtful, so under half of the points the place is hidden from the person and
 * from others. Hard olympiads are won with fewer points: a diploma keeps its place.
 */
export const hasPlace = ({ points, maxPoints }: Result, isAwarded = false): boolean =>
  isAwarded || points * 2 >= maxPoints

interface Ranked extends Result {
  place: number
  participants: number
}

/** A place as shown to its owner. */
export const shownPlace = (
  found: Ranked | null,
  isAwarded = false,
): { place: number; participants: number } | null =>
  found && hasPlace(found, isAwarded) ? { place: found.place, participants: found.participants } : null
