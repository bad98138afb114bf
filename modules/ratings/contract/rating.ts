import { Avatar } from '@school/accounts/contract'
import { WireInteger } from '@school/kernel/contract'
import * as z from 'zod'

/** A line of a rating, whatever is counted in it. */
export const RatedPerson = z.object({
  /** `null` for a result without a place: under half of the points, and no diploma. */
  place: z.int().nullable(),
  /** `null` for whoever has closed the profile, and of others whose result has no place; so is the name. */
  userId: z.int().nullable(),
  /** «Иван П.» */
  name: z.string().nullable(),
  /** Told as the name is. */
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

/** The viewer's place with those who stand around it. @param row a line of the same rating */
export const placeAround = <Row extends typeof RatingRow>(row: Row) =>
  z.object({
    /** As in the line of the viewer. */
    place: z.int().nullable(),
    participants: z.int(),
    /** The page of the rating on which the viewer stands. */
    page: z.int(),
    around: z.array(row),
  })
export const PlaceAround = placeAround(RatingRow)
export type PlaceAround<Row = RatingRow> = Omit<z.infer<typeof PlaceAround>, 'around'> & { around: Row[] }

/** Schools of a rating; nobody reads further. */
export const mostRatedSchools = 1000

export const RatedSchool = z.object({
  place: z.int(),
  id: z.int(),
  name: z.string(),
  city: z.string(),
  participants: z.int(),
  /** Of the ten best, in hundredths. */
  points: z.int(),
})
export type RatedSchool = z.infer<typeof RatedSchool>

/** A region from which somebody has taken part. */
export const RatedRegion = z.object({ id: z.int(), name: z.string(), participants: z.int() })
export type RatedRegion = z.infer<typeof RatedRegion>

/** How many lines a page of a rating has. */
export const ratedOnPage = 20

/** `q[region_id_eq]`: the pupils of a region's schools. A result gets its region within a minute. */
export const regionIdEq = WireInteger(1, 2_147_483_647)

/** What a place is made of: `place` is one more than `above`. */
export const PlaceReason = z.object({
  place: z.int(),
  /** In hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  percent: z.int(),
  /** How many have more points. */
  above: z.int(),
  /** How many share the place. */
  sharing: z.int(),
  participants: z.int(),
  /** The points of the viewer's own place by tasks; `null` for the places of others. */
  tasks: z
    .array(
      z.object({ id: z.int(), position: z.int(), title: z.string(), points: z.int(), maxPoints: z.int() }),
    )
    .nullable(),
})
export type PlaceReason = z.infer<typeof PlaceReason>
