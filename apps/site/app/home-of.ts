import { isBuilt } from '@school/app'
import { type User, viewerOf } from '@school/accounts/contract'
import { landingPages, link, type Page } from '@school/routes'

/** The first page after signing in that is built. */
export function homeOf(user: User | null): string {
  const page = landingPages(viewerOf(user)).find(isBuilt)
  return page ? link(page as Page<'/'>) : '/'
}
