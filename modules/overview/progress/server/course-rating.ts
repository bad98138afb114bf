import type { CourseCard } from '@school/courses/contract'
import { presentPerson } from '@school/ratings/server'
import { type CourseRating, leastRated, ratedOnPage } from '../contract/endpoints.ts'
import type { CoursePlaceRow } from './rating-queries.ts'

const pageOf = ({ number }: CoursePlaceRow): number => Math.ceil(number / ratedOnPage)

/** @param rows of the page, with the viewer's own and the first among them */
export function presentCourseRating(
  { id, title }: CourseCard,
  rows: readonly CoursePlaceRow[],
  viewerId: number,
  page: number,
): CourseRating {
  const participants = rows[0]?.participants ?? 0
  const isEnough = participants >= leastRated
  const mine = rows.find(({ userId }) => userId === viewerId)
  return {
    course: { id, title },
    participants,
    rows: rows
      .filter((row) => isEnough && pageOf(row) === page)
      .map((row) => ({ ...presentPerson(row, viewerId), xp: row.xp })),
    totalPages: Math.max(1, Math.ceil(participants / ratedOnPage)),
    mine: isEnough && mine ? { place: mine.place, xp: mine.xp, page: pageOf(mine) } : null,
  }
}
