import type { User } from '@school/accounts/contract'
import type { MenuItem } from '@school/menu/contract'
import type { PageSettings } from '@school/ssr'
import { useDocument } from './document.ts'
import { type Experiment, experimentsFor } from './experiments.ts'

/** What the document tells the app before any request (shared-application §3, "App options from the page"). */
export interface PageOptions {
  readonly contactPhoneNumber: string
  readonly currency: { readonly code: string }
  readonly nextSchoolYearProductsExists: boolean
  readonly phoneConfirmationType: PageSettings['phoneConfirmationType']
  /** True while the page is made for the cache of guests' pages and for robots. */
  readonly prerender: boolean
  /** The tree of the main menu; empty when the server could not tell it. */
  readonly rootMenuItems: readonly MenuItem[]
  readonly showMagicDuelBanner: boolean
  readonly showOlympiadBanner: boolean
  /** `null` for a guest. */
  readonly user: User | null
  readonly experiments: readonly Experiment[]
  readonly featureFlags: readonly string[]
}

export const pageOptionsFor = (
  settings: PageSettings,
  { user, prerender, rootMenuItems }: Pick<PageOptions, 'user' | 'prerender' | 'rootMenuItems'>,
): PageOptions => ({
  contactPhoneNumber: settings.contactPhoneNumber,
  currency: { code: settings.currencyCode },
  nextSchoolYearProductsExists: settings.nextSchoolYearProductsExists,
  phoneConfirmationType: settings.phoneConfirmationType,
  prerender,
  rootMenuItems,
  showMagicDuelBanner: settings.showMagicDuelBanner,
  showOlympiadBanner: settings.showOlympiadBanner,
  user,
  experiments: experimentsFor(settings, user?.id ?? null),
  featureFlags: settings.featureFlags,
})

/** The options of this document; `null` on an error page that the server could not introduce. */
export const usePageOptions = (): PageOptions | null => useDocument()?.options ?? null
