import { handle } from '@school/kernel/server'
import { getOwnWorks } from '../../contract/own-works.ts'
import { inOrder } from './rules.ts'
import { ownWorks } from './source.ts'

export const ownRoutes = [
  handle(getOwnWorks, async (ctx) => {
    const sources = ctx.extensions(ownWorks).toSorted((a, b) => a.rank - b.rank)
    const loaded = await Promise.all(
      sources.map(async ({ title, read }) => ({ title, items: await read(ctx) })),
    )
    const groups = loaded.map(({ title, items }) => ({
      title,
      total: items.length,
      works: inOrder(items),
    }))
    return { groups: groups.filter(({ total }) => total > 0) }
  }),
]
