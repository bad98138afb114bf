export interface Result {
  points: number
  maxPoints: number
}

/**
 * Whether a result has a place. The last places teach nobody anything and hurt: under half of the points nobody is told where they stand, nor are
 * others told who stands there. Hard olympiads are won with less: a diploma keeps its place.
 */
export const hasPlace = ({ points, maxPoints }: Result, isAwarded = false): boolean =>
  isAwarded || points * 2 >= maxPoints

interface Ranked extends Result {
  place: number
  participants: number
}

/** A place as it is told to whoever has it. */
export const toldPlace = (
  found: Ranked | null,
  isAwarded = false,
): { place: number; participants: number } | null =>
  found && hasPlace(found, isAwarded) ? { place: found.place, participants: found.participants } : null
