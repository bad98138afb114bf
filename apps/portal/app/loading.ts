import { settingsQuery } from '@school/brands/web'
import { userStateQuery } from '@school/organizations/web'
import { call } from '@school/api-client'
import { startApp } from '@school/pages'
import { getProfileRules } from '@school/profiles/contract'
import type { PortalFlag } from '@school/access'
import { link, type Page, portal, site } from '@school/routes'
import { redirect } from 'react-router'
import type { DocumentData } from './document.ts'
import { ru } from './ru.ts'

/** Pages that belong to no feature but hang on a flag of the portal. */
const flagOf = new Map<Page, PortalFlag>([
  [site.market.registration, 'registration'],
  [site.market.phoneSignIn, 'phoneAsLogin'],
  [portal.entry.confirmOauth, 'externalSignIn'],
  [portal.entry.invite, 'invitations'],
  [portal.entry.invitation, 'invitations'],
])

/** The portal’s app: a page of a feature is open to viewers who have it at this host; the rating of olympiads may be an external page. */
export const app = startApp({
  name: (document) => (document as DocumentData | undefined)?.settings.name ?? ru.title,
  homeOf: () => '/',
  async stepAfterSignIn(next) {
    // A portal that requires no data skips the step; a failed request must not block the sign-in.
    const { lacking } = await call(getProfileRules, {}).catch(() => ({ lacking: [] }))
    return lacking.length === 0
      ? null
      : `${link(portal.entry.requiredData)}?redirect_url=${encodeURIComponent(next)}`
  },
  preloaded: [settingsQuery, userStateQuery],
  opens: async (page, client) => {
    const { feature } = page
    if (page === site.lms.olympiadRating) {
      const { olympiadRatingUrl } = await client.ensureQueryData(settingsQuery)
      if (olympiadRatingUrl) throw redirect(olympiadRatingUrl)
      return true
    }
    const flag = flagOf.get(page)
    if (!feature && !flag) return true
    const { features, flags } = await client.ensureQueryData(settingsQuery)
    return (!feature || features.includes(feature)) && (!flag || flags[flag])
  },
})
