export { arrival } from './arrival.ts'
export { type Properties, track, type Trigger } from './analytics.ts'
export { consent, parentDomain, readCookie, writeCookie } from './cookies.ts'
export {
  ExperimentsContext,
  type PageExperiments,
  useExperiment,
  useFeatureFlag,
  valueOf,
} from './experiments.ts'
export { type Exposure, exposures } from './exposures.ts'
export { currentLocale, defaultLocale, keepLocale, keepTimezone, type Locale, locales } from './locale.ts'
export { forgetDrafts } from './forget-drafts.ts'
export { makeSession, session } from './session.ts'
export { type KeptValues, makeStorage, storage } from './storage.ts'
export { earlyUseScript } from './early-use.ts'
export { makeTypedDrafts, typedDrafts } from './typed-drafts.ts'
export { takeTypedEarly, typedEarlyMark, typedEarlyScript } from './typed-early.ts'
