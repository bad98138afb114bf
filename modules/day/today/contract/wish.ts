import * as z from 'zod'
import { PlanThing } from './plan-thing.ts'

/** Why something is not wanted: each changes the rule of this pupil in its own way. */
export const wishReasons = ['know_it', 'too_hard', 'not_mine', 'no_time'] as const
export const WishReason = z.enum(wishReasons)
export type WishReason = z.infer<typeof WishReason>

export const PlanWish = z.object({
  id: z.int(),
  reason: WishReason,
  /** What was refused, as it was called then. */
  title: z.string(),
  thing: PlanThing,
  /** The last day on which it holds; `null` until it is withdrawn. */
  until: z.iso.date().nullable(),
})
export type PlanWish = z.infer<typeof PlanWish>
