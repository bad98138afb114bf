import * as z from 'zod'

/** Kinds of rows of a plan, sorted by worth, the greatest first. */
export const planThings = [
  'stage',
  'exam',
  'attestation',
  'homework',
  'own',
  'lesson',
  'mistakes',
  'skills',
  'objective',
  'training',
  'answer',
] as const
export const PlanThing = z.enum(planThings)
export type PlanThing = z.infer<typeof PlanThing>
