import { handle, type Route } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { readMessages, tellOwnPupils } from './messages.ts'

export const schoolDeskRoutes: readonly Route[] = [
  handle(contract.listSchoolMessages, (ctx, { params }) => readMessages(ctx, params.stageId)),

  handle(contract.tellOwnPupils, async (ctx, { params: { stageId }, body }) => {
    await tellOwnPupils(ctx, stageId, body)
    return readMessages(ctx, stageId)
  }),
]
