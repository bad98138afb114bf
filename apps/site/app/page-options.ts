import type { PageSettings } from '@school/ssr'
import { type PageOptions, useDocument } from './document.ts'
import { experimentsFor } from './experiments.ts'

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
