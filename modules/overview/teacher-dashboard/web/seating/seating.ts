import { mostDesksInRow, placesAtDesk as atDesk } from '@school/school-classes/contract'

/** Places of a classroom from the board, desk by desk along each line: the id of the pupil, or `null` for an empty place. */
export type Places = readonly (number | null)[]

export interface Classroom {
  /** Rows of desks, counted from the window. */
  readonly rows: number
  /** Desks in a row, two places at each. */
  readonly desks: number
}

export interface Seating extends Classroom {
  readonly places: Places
}

export const placesIn = ({ rows, desks }: Classroom): number => rows * desks * atDesk

/** Three rows, and so many desks that everybody sits. */
export const usualClassroom = (pupils: number): Classroom => ({
  rows: 3,
  desks: Math.min(mostDesksInRow, Math.max(1, Math.ceil(pupils / (3 * atDesk)))),
})

/** In the order of names, from the first desk; pupils beyond the last place are left out. */
export const seatedInOrder = (classroom: Classroom, pupils: readonly number[]): Seating => ({
  ...classroom,
  places: Array.from({ length: placesIn(classroom) }, (_, index) => pupils[index] ?? null),
})

/** A plan as it was kept, for the class as it is: who has gone frees the place, who is new takes the first free one. */
export function reseated({ rows, desks, places }: Seating, pupils: readonly number[]): Seating {
  const here = new Set(pupils)
  const kept = Array.from({ length: placesIn({ rows, desks }) }, (_, index) => {
    const who = places[index] ?? null
    return who !== null && here.delete(who) ? who : null
  })
  const standing = [...here]
  return { rows, desks, places: kept.map((who) => who ?? standing.shift() ?? null) }
}

/** Resizes the classroom: each pupil stays at the same row and desk, if it exists. */
export function inClassroom(seating: Seating, classroom: Classroom, pupils: readonly number[]): Seating {
  const width = classroom.rows * atDesk
  const former = seating.rows * atDesk
  const places = Array.from({ length: placesIn(classroom) }, (_, index) => {
    const column = index % width
    return column < former ? (seating.places[Math.floor(index / width) * former + column] ?? null) : null
  })
  return reseated({ ...classroom, places }, pupils)
}

/** Swaps the pupils of two places. */
export function swapped(seating: Seating, one: number, other: number): Seating {
  const places = [...seating.places]
  places[one] = seating.places[other] ?? null
  places[other] = seating.places[one] ?? null
  return { ...seating, places }
}
