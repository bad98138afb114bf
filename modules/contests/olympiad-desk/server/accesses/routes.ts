import { handle, type Route } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { importListed, unlistPupil } from './listing.ts'
import { lockSchools, setOpen } from './opening.ts'
import {
  accessTableFile,
  managedStagesFile,
  readClasses,
  readManagedStages,
  readPupils,
  readSchools,
  readStageAccess,
} from './read.ts'

export const accessRoutes: readonly Route[] = [
  handle(contract.listManagedStages, (ctx, { query }) => readManagedStages(ctx, query.q)),

  handle(contract.saveManagedStages, (ctx, { query: { q, format } }) => managedStagesFile(ctx, q, format)),

  handle(contract.getStageAccess, (ctx, { params }) => readStageAccess(ctx, params.stageId)),

  handle(contract.listStageClasses, (ctx, { params, query: { q, ...paging } }) =>
    readClasses(ctx, params.stageId, q, paging),
  ),

  handle(contract.openToClasses, async (ctx, { params, body }) => ({
    changed: await setOpen(ctx, params.stageId, body),
  })),

  handle(contract.listSchoolAccesses, (ctx, { params, query: { q, ...paging } }) =>
    readSchools(ctx, params.stageId, q.nameCont ?? null, paging),
  ),

  handle(contract.lockSchools, async (ctx, { params, body }) => ({
    changed: await lockSchools(ctx, params.stageId, body),
  })),

  handle(contract.listStagePupils, (ctx, { params, query: { q, ...paging } }) =>
    readPupils(ctx, params.stageId, q, paging),
  ),

  handle(contract.importListed, (ctx, { params, body }) => importListed(ctx, params.stageId, body)),

  handle(contract.unlistPupil, async (ctx, { params }) => {
    await unlistPupil(ctx, params.stageId, params.userId)
    return null
  }),

  handle(contract.saveAccessTable, (ctx, { params, query }) => accessTableFile(ctx, params.stageId, query)),
]
