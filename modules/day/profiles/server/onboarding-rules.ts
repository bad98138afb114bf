import { type Account, isFakeEmail } from '@school/users/server'
import { onboardingSteps, type OnboardingStep } from '../contract/onboarding.ts'

export interface OnboardingFacts {
  account: Pick<
    Account,
    'type' | 'isParent' | 'isCoach' | 'gradeIndex' | 'isGraduate' | 'isElementaryPupil' | 'email'
  >
  isSchoolKnown: boolean
  areInterestsKnown: boolean
}

/** The school and the mailings are asked for later, by the card on the dashboard and in the settings. */
const ofPupil: readonly OnboardingStep[] = ['who', 'grade', 'goals', 'time', 'task', 'plan']
const ofParent: readonly OnboardingStep[] = ['child', 'mailings', 'plan']
const ofAgent: readonly OnboardingStep[] = ['school', 'goals', 'mailings', 'plan']

/**
 * The onboarding steps of this person. Known facts are not asked for: a user who has given a class is a pupil of that class. Without an address
 * there are no letters to choose.
 */
export function stepsOf({ account, isSchoolKnown, areInterestsKnown }: OnboardingFacts): OnboardingStep[] {
  const isAgent = account.type === 'agent' || account.isCoach
  const own = isAgent ? ofAgent : account.isParent ? ofParent : ofPupil
  const isNeedless: Partial<Record<OnboardingStep, boolean>> = {
    who: account.gradeIndex !== null || account.isGraduate,
    grade: account.gradeIndex !== null || account.isGraduate,
    school: isSchoolKnown,
    goals: areInterestsKnown,
    mailings: account.email === null || isFakeEmail(account.email),
    // Small children have no plan of a day that it could limit.
    time: account.isElementaryPupil,
  }
  return onboardingSteps.filter((step) => own.includes(step) && !isNeedless[step])
}

/** The step that was left, or the next of those that are still needed; never a restart from the beginning. */
export function resumedAt(kept: OnboardingStep | null, steps: readonly OnboardingStep[]): OnboardingStep {
  const from = onboardingSteps.indexOf(kept ?? 'who')
  return steps.find((step) => onboardingSteps.indexOf(step) >= from) ?? 'plan'
}
