import { publicName } from '@school/accounts/server'
import { type PlaceAround, ratedOnPage, type RatedPerson, type RatingRow } from '../contract/rating.ts'
import { percentOf } from '@school/works/server'
import type { findPlaceAround, PlacedRow } from './rating.ts'

type Person = Pick<
  PlacedRow,
  'place' | 'userId' | 'firstName' | 'lastName' | 'publicProfile' | 'avatar' | 'gradeIndex'
>

/** A line with the short name; of whoever has closed the profile nothing is told but the place and the grade. */
export function presentPerson(row: Person, viewerId: number): RatedPerson {
  const isMe = row.userId === viewerId
  const isOpen = isMe || row.publicProfile
  return {
    place: row.place,
    userId: isOpen ? row.userId : null,
    name: isOpen ? publicName(row) : null,
    avatar: isOpen ? row.avatar : null,
    gradeIndex: row.gradeIndex,
    isMe,
  }
}

export const presentRated = (row: PlacedRow, viewerId: number): RatingRow => ({
  ...presentPerson(row, viewerId),
  percent: percentOf(row.points, row.maxPoints),
  points: row.points,
})

type Found = NonNullable<Awaited<ReturnType<typeof findPlaceAround>>>

/** @param present makes a line, as in the rating itself */
export const presentPlace = <Row>(
  { place, participants, index, around }: Found,
  present: (row: PlacedRow) => Row,
): PlaceAround<Row> => ({
  place,
  participants,
  page: Math.floor(index / ratedOnPage) + 1,
  around: around.map(present),
})
