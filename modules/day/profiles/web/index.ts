export {
  ownProfileQuery,
  profileRulesQuery,
  subjectsQuery,
  interestsQuery,
  missingFieldQuery,
  onboardingQuery,
  personQuery,
  peopleQuery,
  mailingQuery,
  departureQuery,
  leavingChildrenQuery,
  dataCopiesQuery,
} from './queries.ts'
export { ChildDeparture } from './departure/ChildDeparture.tsx'
export { LeavingCard } from './departure/LeavingCard.tsx'
export { LeavingChildren } from './departure/LeavingChildren.tsx'
export { mayNeedConsent, ParentConsentCard } from './ParentConsentCard.tsx'
export { MissingFieldCard } from './MissingFieldCard.tsx'
