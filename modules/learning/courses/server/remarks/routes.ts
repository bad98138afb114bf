import { changeSeen } from '@school/versions/server'
import { lockUser } from '@school/users/server'
import { type Ctx, handle, refusals } from '@school/kernel/server'
import { courseErrors } from '../../contract/errors.ts'
import * as contract from '../../contract/remarks.ts'
import { accessLesson, accessOpenLesson } from '../access.ts'
import {
  deleteRemark,
  findRemark,
  insertRemark,
  listRemarkRows,
  type RemarkRow,
  updateRemark,
} from './queries.ts'
import { lessonRemarks } from './tables.ts'

const refuse = refusals(courseErrors)

const present = ({ writtenAt, ...remark }: RemarkRow): contract.LessonRemark => ({
  ...remark,
  writtenAt: writtenAt.toISOString(),
})

/** The viewer's own. @throws remark_not_found */
async function accessRemark({ sql, viewer }: Ctx, id: number): Promise<RemarkRow> {
  const row = await findRemark(sql, viewer.id, id)
  if (!row) throw refuse('remark_not_found')
  return row
}

export const remarkRoutes = [
  handle(contract.listRemarks, async (ctx, { params }) => {
    const { lesson } = await accessLesson(ctx, params.lessonId)
    return (await listRemarkRows(ctx.sql, ctx.viewer.id, lesson.id)).map(present)
  }),

  handle(contract.addRemark, async (ctx, { params, body }) => {
    const { id: lessonId } = await accessOpenLesson(ctx, params.lessonId)
    const userId = ctx.viewer.id
    await lockUser(ctx.sql, userId)
    const row = await insertRemark(ctx.sql, { userId, lessonId, ...body }, contract.remarksMax, ctx.now)
    if (!row) throw refuse('remarks_too_many')
    return present(row)
  }),

  handle(contract.rewriteRemark, async (ctx, { params, body }) => {
    const { version, ...asked } = body
    await accessRemark(ctx, params.remarkId)
    const known = async () => ({ text: (await accessRemark(ctx, params.remarkId)).text })
    const versions = { key: lessonRemarks.id, version: lessonRemarks.version }
    await changeSeen(ctx, versions, params.remarkId, { version, asked }, known)
    const row = await updateRemark(ctx.sql, ctx.viewer.id, params.remarkId, body.text)
    if (!row) throw refuse('remark_not_found')
    return present(row)
  }),

  handle(contract.removeRemark, async (ctx, { params }) => {
    if (!(await deleteRemark(ctx.sql, ctx.viewer.id, params.remarkId))) throw refuse('remark_not_found')
    return null
  }),
]
