import { findBrandOfReader } from '@school/users/server'
import type { Brand, FindBrand } from '@school/delivery/server'
import { readerAddress } from '@school/routes/reader-address'
import { brandDeskOf, portalOfBrand } from './brand-desk.ts'
import type { Config } from './config.ts'

/** Text colour of a button whose brand colour is too light for white text. */
const darkInk = '#1f2430'

type Places = Pick<Config, 'publicUrl' | 'portalHost' | 'delivery'>

/** Letters and SMS in the name of the brand of a key; of the school for one that is no brand's. */
function brandOf(places: Places, key: string | null): Brand {
  const portalUrl = key === null ? null : portalOfBrand(places, key)
  if (portalUrl === null) return places.delivery.brand
  const { name, color, ink } = brandDeskOf(places.portalHost).of(key)
  return {
    name,
    url: portalUrl,
    color: ink === '#ffffff' ? color : darkInk,
    addressOf: (path) => readerAddress({ portalUrl, siteUrl: places.publicUrl }, path),
  }
}

/** The brand of our portal at an absolute address. */
function brandAt({ portalHost }: Places, link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null
  const { hostname } = new URL(link)
  const desk = brandDeskOf(portalHost)
  return desk.isPortal(hostname) ? desk.at(hostname).key : null
}

/** The brand of the account with this address; without an account, of the portal in the message's link. */
export const findBrandOf =
  (places: Places): FindBrand =>
  async (sql, { to, link }) =>
    brandOf(places, (await findBrandOfReader(sql, to)) ?? brandAt(places, link))
