import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'

/** Steps of the acquaintance, in order; who a person is decides which of them are asked. */
export const onboardingSteps = [
  'who',
  'grade',
  'child',
  'school',
  'goals',
  'time',
  'mailings',
  'task',
  'plan',
] as const
export const OnboardingStep = z.enum(onboardingSteps)
export type OnboardingStep = z.infer<typeof OnboardingStep>

export const goals = ['school', 'oge', 'ege', 'olympiads', 'languages', 'it', 'self'] as const
export const Goal = z.enum(goals)
export type Goal = z.infer<typeof Goal>

/** Minutes a week. */
export const weeklyMinutes = [30, 60, 120, 240] as const

/** What was said on the way. */
export const OnboardingData = z.object({
  goals: z.array(Goal).max(goals.length).optional(),
  weeklyMinutes: z.int().min(10).max(1200).nullable().optional(),
})
export type OnboardingData = z.infer<typeof OnboardingData>

export const Onboarding = z.object({
  /** Where it has stopped; `null` when it is over. */
  step: OnboardingStep.nullable(),
  /** Those that this person is asked, known answers left out. */
  steps: z.array(OnboardingStep),
  data: OnboardingData,
})
export type Onboarding = z.infer<typeof Onboarding>

export const getOnboarding = endpoint({
  name: 'profiles.getOnboarding',
  method: 'GET',
  path: '/api/onboardings/current',
  audience: 'user',
  reads: ['accounts.user', 'profiles.onboarding'],
  summary: 'The acquaintance: where it has stopped and what is left of it',
  reply: Onboarding,
})

export const updateOnboarding = endpoint({
  name: 'profiles.updateOnboarding',
  method: 'PATCH',
  path: '/api/onboardings/current',
  audience: 'user',
  changes: ['accounts.user', 'profiles.onboarding'],
  summary: 'Goes to a step and remembers what was said; `step: null` ends it, also when nothing was said',
  body: z.object({ step: OnboardingStep.nullable(), data: OnboardingData.optional() }),
  reply: Onboarding,
})
