import { publicName } from '@school/names/server'
import { type PlaceAround, ratedOnPage, type RatedPerson, type RatingRow } from '../contract/rating.ts'
import { percentOfPoints } from '@school/work-rules/server'
import { hasPlace } from './placed.ts'
import type { findPlaceAround, PlacedRow } from './rating.ts'

type Person = Pick<
  PlacedRow,
  'userId' | 'firstName' | 'lastName' | 'publicProfile' | 'avatar' | 'gradeIndex'
> & { place: number | null }

/** A row with the short name. For a closed profile or a result without a place only the place and the grade are shown. */
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

/** @param isAwarded with a diploma the place is shown whatever the points are */
export const presentRated = (row: PlacedRow, viewerId: number, isAwarded = false): RatingRow => ({
  ...presentPerson({ ...row, place: hasPlace(row, isAwarded) ? row.place : null }, viewerId),
  percent: percentOfPoints(row.points, row.maxPoints),
  points: row.points,
})

type Found = NonNullable<Awaited<ReturnType<typeof findPlaceAround>>>

/** @param present makes a row, as in the rating itself */
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
