import { handle, type Route } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { createClass, deleteClass, setArchived } from './making.ts'
import { addTeacher, readColleagues, removePupil, removeTeacher } from './people.ts'

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

  handle(contract.removePupil, async (ctx, { params }) => {
    await removePupil(ctx, params.schoolClassId, params.userId)
    return null
  }),

  handle(contract.listSchoolColleagues, (ctx, { params }) => readColleagues(ctx, params.schoolClassId)),

  handle(contract.addClassTeacher, async (ctx, { params, body }) => {
    await addTeacher(ctx, params.schoolClassId, body.userId)
    return null
  }),

  handle(contract.removeClassTeacher, async (ctx, { params }) => {
    await removeTeacher(ctx, params.schoolClassId, params.userId)
    return null
  }),
]
