import { answer } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessSet } from './access.ts'
import { pickSet } from './actions.ts'
import { listTasksOf } from './bank-queries.ts'
import { presentSet } from './present.ts'
import { readHomework } from './pupil-routes.ts'
import { listSets, readFacets } from './queries.ts'
import { readStatements } from './statements.ts'

export const libraryAnswers = [
  answer(contract.listLibrarySets, async (ctx, { params, query }) => {
    const { rows, total } = await listSets(ctx.sql, ctx.viewer.id, params.section, query.q, query)
    return { rows: rows.map(presentSet), total }
  }),

  answer(contract.getLibraryFacets, (ctx, { params }) => readFacets(ctx.sql, params.section)),

  answer(contract.getLibrarySet, async (ctx, { params }) => {
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

  answer(contract.pickLibrarySet, async (ctx, { params }) =>
    readHomework(ctx, await pickSet(ctx, params.setId)),
  ),
]
