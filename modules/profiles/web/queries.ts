import { getProfile } from '@school/accounts/contract'
import { query } from '@school/api-client'
import { getMissingField, getOnboarding, listInterests, listSubjects } from '../contract/index.ts'

export const ownProfileQuery = query(getProfile, {})
export const subjectsQuery = query(listSubjects, {})
export const interestsQuery = query(listInterests, {})
export const onboardingQuery = query(getOnboarding, {})
export const missingFieldQuery = query(getMissingField, {})
