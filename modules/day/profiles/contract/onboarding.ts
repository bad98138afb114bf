import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'

/** Steps of the acquaintance, in order; who a person is decides which of them are asked. `plan` is its end. */
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

/** The goals that exist for a class; others of `goals` were offered before and are kept where they were said. */
export function goalsFor(gradeIndex: number | null, isGraduate = false): Goal[] {
  const grade = isGraduate ? 11 : (gradeIndex ?? 0)
  const exams: Goal[] = grade >= 10 ? ['ege'] : grade >= 8 ? ['oge'] : []
  return ['school', ...exams, 'olympiads']
}

/** Days of a week that a plan is made for. */
export const studyDays = 5
/** Minutes a week: half an hour, one, one and a half and two hours a day. The plan of a day is limited by them. */
export const weeklyMinutes = [150, 300, 450, 600] as const

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
