import { handle, type Route } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { createClass, deleteClass, setArchived } from './making.ts'

export const routes: Route[] = [
  handle(contract.createSchoolClass, async (ctx, { body }) => ({ id: await createClass(ctx, body) })),

  handle(contract.changeSchoolClass, async (ctx, { params, body }) => {
    await setArchived(ctx, params.schoolClassId, body.isArchived)
    return null
  }),

  handle(contract.deleteSchoolClass, async (ctx, { params }) => {
    await deleteClass(ctx, params.schoolClassId)
    return null
  }),
]
