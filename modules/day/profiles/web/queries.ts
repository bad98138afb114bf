import { getProfile } from '@school/accounts/contract'
import { pageQuery, query } from '@school/api-client'
import {
  getDeparture,
  getMailing,
  getMissingField,
  getOnboarding,
  getPerson,
  getProfileRules,
  listDataCopies,
  listInterests,
  listLeavingChildren,
  listPeople,
  listSubjects,
} from '../contract/index.ts'

export const ownProfileQuery = query(getProfile, {})
export const profileRulesQuery = query(getProfileRules, {})
export const subjectsQuery = query(listSubjects, {})
export const interestsQuery = query(listInterests, {})
export const onboardingQuery = query(getOnboarding, {})
export const missingFieldQuery = query(getMissingField, {})
export const personQuery = (userId: number) => query(getPerson, { params: { userId } })
export const peopleQuery = ({ q, page }: { q: string; page: number }) =>
  pageQuery(listPeople, { query: { page, q: q ? { nameCont: q } : {} } })
export const mailingQuery = (token: string) => query(getMailing, { params: { token } })
export const departureQuery = query(getDeparture, {})
export const leavingChildrenQuery = query(listLeavingChildren, {})
export const dataCopiesQuery = query(listDataCopies, {})
