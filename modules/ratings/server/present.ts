import { publicName } from '@school/accounts/server'
import { type PlaceAround, ratedOnPage, type RatedPerson, type RatingRow } from '../contract/rating.ts'
import { percentOf } from '@school/works/server'
import { hasPlace } from './placed.ts'
import type { findPlaceAround, PlacedRow } from './rating.ts'

type Person = Pick<
  PlacedRow,
  'userId' | 'firstName' | 'lastName' | 'publicProfile' | 'avatar' | 'gradeIndex'
> & { place: number | null }

/** A line with the short name; of whoever has closed the profile or has no place nothing is told but the place and the grade. */
export function presentPerson(row: Person, viewerId: number): RatedPerson {
  const isMe = row.userId === viewerId
  const isOpen = isMe || (row.publicProfile && row.place !== null)
  return {
    place: row.place,
    userId: isOpen ? row.userId : null,
    name: isOpen ? publicName(row) : null,
    avatar: isOpen ? row.avatar : null,
    gradeIndex: row.gradeIndex,
    isMe,
  }
}

/** @param isAwarded by a diploma: its place is told whatever the points are */
export const presentRated = (row: PlacedRow, viewerId: number, isAwarded = false): RatingRow => ({
  ...presentPerson({ ...row, place: hasPlace(row, isAwarded) ? row.place : null }, viewerId),
  percent: percentOf(row.points, row.maxPoints),
  points: row.points,
})

type Found = NonNullable<Awaited<ReturnType<typeof findPlaceAround>>>

/** @param present makes a line, as in the rating itself */
export function presentPlace<Row extends RatedPerson>(
  { participants, index, around }: Found,
  present: (row: PlacedRow) => Row,
): PlaceAround<Row> {
  const rows = around.map(present)
  return {
    place: rows.find(({ isMe }) => isMe)?.place ?? null,
    participants,
    page: Math.floor(index / ratedOnPage) + 1,
    around: rows,
  }
}
