import type { User } from '@school/accounts/contract'
import { landingPages, link, type Page } from '@school/routes'
import { isBuilt } from './built.ts'
import { viewerOf } from './viewer-of.ts'

/** The first page after signing in that is built. */
export function homeOf(user: User | null): string {
  const page = landingPages(viewerOf(user)).find(isBuilt)
  return page ? link(page as Page<'/'>) : '/'
}
