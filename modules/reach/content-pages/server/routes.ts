import { type Ctx, handle, refusals } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { contentPageErrors } from '../contract/index.ts'
import { findPage, listGroup, listPages, type PageBody } from './queries.ts'
import { contentsOf, isPagePath } from './rules.ts'

const refuse = refusals(contentPageErrors)

/** The page of an address, whatever the case of its letters and slashes around it. @throws content_page_not_found */
async function accessPage(ctx: Ctx, address: string): Promise<PageBody> {
  const path = address.replace(/^\/+|\/+$/g, '').toLowerCase()
  const page = isPagePath(path) ? await findPage(ctx.sql, path) : undefined
  if (!page) throw refuse('content_page_not_found')
  return page
}

export const routes = [
  handle(contract.listContentPages, (ctx) => listPages(ctx.sql)),

  handle(contract.getContentPage, async (ctx, { query }) => {
    const { group, ...page } = await accessPage(ctx, query.path)
    const tabs = group === null ? [] : await listGroup(ctx.sql, group)
    return { ...page, headings: contentsOf(page.html), tabs: tabs.length > 1 ? tabs : [] }
  }),
]
