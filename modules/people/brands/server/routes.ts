import { type Ctx, handle } from '@school/kernel/server'
import { getFooter, getLanding, getSettings } from '../contract/index.ts'
import type { Brand } from './brand-files.ts'

/** The brand at the host, found by `BrandDesk`. */
const brandOf = (ctx: Ctx): Brand => ctx.portalAtHost as Brand

/** Olympiads without a picture of their own. */
const olympiadLogoUrl = '/favicon.svg'

export const routes = [
  handle(getSettings, async (ctx) => {
    const { regionId, key, name, title, description, logoUrl, color, ink, ...brand } = brandOf(ctx)
    return {
      regionId,
      variant: key,
      name,
      title,
      description,
      logoUrl,
      defaultOlympiadLogoUrl: logoUrl ?? olympiadLogoUrl,
      color,
      ink,
      menuTitles: brand.menuTitles,
      features: [...ctx.features],
      // Of the own brand: what is shown as open is open.
      flags: ctx.portal.flags,
      support: brand.support,
      communityUrl: ctx.portal.communityUrl,
      olympiadRatingUrl: brand.olympiadRatingUrl,
    }
  }),

  handle(getFooter, async (ctx) => brandOf(ctx).footer),

  handle(getLanding, async (ctx, { query }) => brandOf(ctx).landings.get(query.landingType)!),
]
