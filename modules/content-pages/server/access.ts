import { type Ctx, refusals } from '@school/kernel/server'
import { contentPageErrors } from '../contract/index.ts'
import { findPage, type PageBody } from './queries.ts'
import { isPagePath } from './rules.ts'

const refuse = refusals(contentPageErrors)

/** The page of an address, whatever the case of its letters and slashes around it. @throws content_page_not_found */
export async function accessPage(ctx: Ctx, address: string): Promise<PageBody> {
  const path = address.replace(/^\/+|\/+$/g, '').toLowerCase()
  const page = isPagePath(path) ? await findPage(ctx.sql, path) : undefined
  if (!page) throw refuse('content_page_not_found')
  return page
}
