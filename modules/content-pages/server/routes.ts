import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessPage } from './access.ts'
import { listGroup, listPages } from './queries.ts'
import { contentsOf } from './rules.ts'

export const routes = [
  handle(contract.listContentPages, (ctx) => listPages(ctx.sql)),

  handle(contract.getContentPage, async (ctx, { query }) => {
    const { group, ...page } = await accessPage(ctx, query.path)
    const tabs = group === null ? [] : await listGroup(ctx.sql, group)
    return { ...page, headings: contentsOf(page.html), tabs: tabs.length > 1 ? tabs : [] }
  }),
]
