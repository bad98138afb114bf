import * as z from 'zod'

/** What a row of a plan asks to do, what is worth more before the rest. */
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
