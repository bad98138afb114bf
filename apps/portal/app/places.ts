import { isBuilt } from '@school/app'
import { settle } from '@school/routes'
import { placeOnPortal } from './pages-of-site.ts'

let siteUrl = ''

/** @param url where pages stand that the portal does not have */
export function settleAt(url: string): void {
  siteUrl = url
}

settle((page, query) => {
  const here = placeOnPortal(page, query)
  return isBuilt(here.page) ? { ...here, origin: '' } : { page, origin: siteUrl }
})
