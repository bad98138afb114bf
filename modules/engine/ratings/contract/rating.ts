import { Avatar } from '@school/users/contract'
import { WireInteger } from '@school/kernel/contract'
import * as z from 'zod'

/** A row of a rating, whatever is counted in it. */
export const RatedPerson = z.object({
  /** `null` for a result without a place: under half of the points, and no diploma. */
  place: z.int().nullable(),
  /** `null` when the profile is closed, and for results of others without a place; the same for the name. */
  userId: z.int().nullable(),
  /** «Иван П.» */
  name: z.string().nullable(),
  /** `null` together with the name. */
  avatar: Avatar.nullable(),
  gradeIndex: z.int().nullable(),
  isMe: z.boolean(),
})
export type RatedPerson = z.infer<typeof RatedPerson>

export const RatingRow = RatedPerson.extend({
  percent: z.int(),
  /** In hundredths. */
  points: z.int(),
})
export type RatingRow = z.infer<typeof RatingRow>

/** The viewer's place with its neighbours. @param row a row of the same rating */
export const placeAround = <Row extends typeof RatingRow>(row: Row) =>
  z.object({
    /** The same as in the row of the viewer. */
    place: z.int().nullable(),
    participants: z.int(),
    /** The page of the rating that contains the viewer. */
    page: z.int(),
    around: z.array(row),
  })
export const PlaceAround = placeAround(RatingRow)
export type PlaceAround<Row = RatingRow> = Omit<z.infer<typeof PlaceAround>, 'around'> & { around: Row[] }

/** Maximum number of schools in a rating; longer lists are not read. */
export const mostRatedSchools = 1000

export const RatedSchool = z.object({
  place: z.int(),
  id: z.int(),
  name: z.string(),
  city: z.string(),
  participants: z.int(),
  /** Of the ten best results, in hundredths. */
  points: z.int(),
})
export type RatedSchool = z.infer<typeof RatedSchool>

/** A region with participants. */
export const RatedRegion = z.object({ id: z.int(), name: z.string(), participants: z.int() })
export type RatedRegion = z.infer<typeof RatedRegion>

/** Rows per page of a rating. */
export const ratedOnPage = 20

/** `q[region_id_eq]`: pupils of schools of a region. A result gets its region within a minute. */
export const regionIdEq = WireInteger(1, 2_147_483_647)

/** Explanation of a place: `place` is one more than `above`. */
export const PlaceReason = z.object({
  place: z.int(),
  /** In hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  percent: z.int(),
  /** Number of people with more points. */
  above: z.int(),
  /** Number of people who share the place. */
  sharing: z.int(),
  participants: z.int(),
  /** Points of the viewer's own place by task; `null` for the places of others. */
  tasks: z
    .array(
      z.object({ id: z.int(), position: z.int(), title: z.string(), points: z.int(), maxPoints: z.int() }),
    )
    .nullable(),
})
export type PlaceReason = z.infer<typeof PlaceReason>
