import { handle, type Route } from '@school/kernel/server'
import { rowsAsked } from '@school/kernel/contract'
import * as contract from '../../contract/index.ts'
import { readAppealsBySchools, readSchoolAppeals } from './appeals.ts'
import { readMessages, messageOwnPupils } from './messages.ts'
import { readReadiness, setRoom, tick } from './readiness.ts'
import { readSigningSheet, signingSheetFile, signingSheetPaper } from './signing-sheet.ts'

export const schoolDeskRoutes: readonly Route[] = [
  handle(contract.listSchoolMessages, (ctx, { params }) => readMessages(ctx, params.stageId)),

  handle(contract.tellOwnPupils, async (ctx, { params: { stageId }, body }) => {
    await messageOwnPupils(ctx, stageId, body)
    return readMessages(ctx, stageId)
  }),

  handle(contract.listSchoolAppeals, (ctx, { params, query }) =>
    readSchoolAppeals(ctx, params.stageId, query),
  ),

  handle(contract.listAppealsBySchools, async (ctx, { params, query }) =>
    rowsAsked(contract.appealsOfSchoolColumns, query.q, await readAppealsBySchools(ctx, params.stageId)),
  ),

  handle(contract.getSigningSheet, (ctx, { params }) => readSigningSheet(ctx, params.stageId)),

  handle(contract.saveSigningSheet, (ctx, { params, query }) =>
    signingSheetFile(ctx, params.stageId, query.format),
  ),

  handle(contract.printSigningSheet, (ctx, { params }) => signingSheetPaper(ctx, params.stageId)),

  handle(contract.getReadiness, (ctx, { params }) => readReadiness(ctx, params.stageId)),

  handle(contract.tickReadiness, async (ctx, { params: { stageId }, body }) => {
    await tick(ctx, stageId, body)
    return readReadiness(ctx, stageId)
  }),

  handle(contract.setClassRoom, async (ctx, { params, body }) => {
    await setRoom(ctx, params.stageId, body)
    return null
  }),
]
