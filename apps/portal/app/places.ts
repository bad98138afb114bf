import { isBuilt } from '@school/app'
import { setPlaces } from '@school/routes'
import { placeOnPortal } from '@school/routes/portal-places'
import { noteElsewhere } from './ways.ts'

let siteUrl = ''

/** @param url origin of pages that the portal does not have */
export function setSiteUrl(url: string): void {
  siteUrl = url
}

setPlaces((page, query) => {
  const here = placeOnPortal(page, query)
  if (isBuilt(here.page)) return { ...here, origin: '' }
  noteElsewhere(page)
  return { page, origin: siteUrl }
})
