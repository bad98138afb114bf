import * as z from 'zod'

/** A line of a rating, whatever is counted in it. */
export const RatedPerson = z.object({
  place: z.int(),
  /** `null` for whoever has closed the profile; so is the name. */
  userId: z.int().nullable(),
  /** «Иван П.» */
  name: z.string().nullable(),
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
