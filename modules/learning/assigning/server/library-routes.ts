import { handle } from '@school/kernel/server'
import { listTasksOf, readHomework } from '@school/homeworks/server'
import { accessSet } from './access.ts'
import { keepSet, leaveSet, pickSet } from './library-actions.ts'
import { presentSet } from './present.ts'
import { listSets, readFacets } from './library-queries.ts'
import { readStatements } from './statements.ts'
import * as contract from '../contract/index.ts'

export const libraryRoutes = [
  handle(contract.listLibrarySets, async (ctx, { params, query }) => {
    const { rows, total } = await listSets(ctx.sql, ctx.viewer.id, params.section, query.q, query)
    return { rows: rows.map(presentSet), total }
  }),

  handle(contract.getLibraryFacets, (ctx, { params }) => readFacets(ctx.sql, params.section)),

  handle(contract.getLibrarySet, async (ctx, { params }) => {
    const set = await accessSet(ctx, params.setId)
    const tasks = await listTasksOf(ctx.sql, set.workId)
    return {
      ...presentSet(set),
      tasks: await readStatements(
        ctx,
        tasks.map(({ id }) => id),
      ),
    }
  }),

  handle(contract.keepLibrarySet, async (ctx, { params }) => {
    await accessSet(ctx, params.setId)
    await keepSet(ctx, params.setId)
    return null
  }),

  handle(contract.leaveLibrarySet, async (ctx, { params }) => {
    await accessSet(ctx, params.setId)
    await leaveSet(ctx, params.setId)
    return null
  }),

  handle(contract.pickLibrarySet, async (ctx, { params }) =>
    readHomework(ctx, await pickSet(ctx, params.setId)),
  ),
]
