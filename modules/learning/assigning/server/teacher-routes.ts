import { handle, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { isOwnOrShared } from '@school/own-tasks/server'
import { findTask, personalTask } from '@school/tasks/server'
import { schoolYearOf, yearBeginsAt } from '@school/texts'
import { findKey, listAssignable } from '@school/works/server'
import { closeHomework, findAssigned } from '@school/homeworks/server'
import { accessManaged, accessManagedToChange, accessOutsideWebinar } from './access.ts'
import {
  listBank,
  listChosen,
  listColleagues,
  listLessonOptions,
  listSetOptions,
  listTaught,
} from './bank-queries.ts'
import { listFirstTries } from './first-try.ts'
import { askable, readManaged, requireSeen } from './read-managed.ts'
import { movePupil } from './set-actions.ts'
import { presentManaged } from './present.ts'
import { listManaged } from './managed-queries.ts'
import { readStatements } from './statements.ts'
import { readUsualScale } from './usual-scale.ts'
import { presentAssignable } from './assignables.ts'
import { remind } from './reminding.ts'
import * as contract from '../contract/index.ts'
import * as actions from './actions.ts'

const refuseTask = refusals(workErrors)

const bankRoutes = [
  handle(contract.getTeachingOptions, async (ctx) => {
    const [classes, lessons, sets, markScale] = await Promise.all([
      listTaught(ctx.sql, ctx.viewer.id),
      listLessonOptions(ctx.sql),
      listSetOptions(ctx.sql),
      readUsualScale(ctx),
    ])
    return { teacherId: ctx.viewer.id, classes, lessons, sets, markScale, serverNow: ctx.now.toISOString() }
  }),

  handle(contract.listFirstTryResults, (ctx, { query }) =>
    listFirstTries(ctx.sql, {
      teacherId: ctx.viewer.id,
      classIds: query.schoolClassIds ?? null,
      since: yearBeginsAt(schoolYearOf(ctx.now)),
    }),
  ),

  handle(contract.listAssignableWorks, async (ctx, { query: { q, page, limit } }) => {
    const asked = {
      openIds: q.idEq === undefined ? undefined : [q.idEq],
      kind: q.kindEq,
      text: q.textCont,
      page,
      limit,
    }
    const { rows, total } = await listAssignable(ctx, asked)
    return { rows: await presentAssignable(ctx.db, rows), total }
  }),

  handle(contract.listBankTasks, (ctx, { query }) => listBank(ctx, query.q, query)),

  handle(contract.previewTasks, async (ctx, { query }) => {
    const known = await listChosen(ctx, query.taskIds ?? [])
    return readStatements(
      ctx,
      known.map(({ id }) => id),
    )
  }),

  handle(contract.previewBankTask, async (ctx, { params }) => {
    const [known] = await listChosen(ctx, [params.taskId])
    const [task] = known ? await readStatements(ctx, [params.taskId]) : []
    if (!task) throw refuseTask('task_not_found')
    const isReadable = await isOwnOrShared(ctx, params.taskId)
    const key = isReadable ? await findTask(ctx.sql, params.taskId) : await findKey(ctx, params.taskId)
    return { ...task, solution: key ? personalTask(key, ctx.viewer.id).solution(key.solutionHtml) : null }
  }),
]

const statingRoutes = [
  handle(contract.listManaged, async (ctx, { query }) => {
    const { rows, total } = await listManaged(ctx, ctx.viewer.id, query.q, query)
    const assigned = await findAssigned(ctx, rows)
    return { rows: rows.map((row) => presentManaged(row, assigned, ctx.now)), total }
  }),

  handle(contract.createHomework, async (ctx, { body }) =>
    readManaged(ctx, await actions.createHomework(ctx, body)),
  ),

  handle(contract.getManaged, (ctx, { params }) => readManaged(ctx, params.homeworkId)),

  handle(contract.changeHomework, async (ctx, { params, body }) => {
    const { version, ...asked } = body
    const homework = await accessManagedToChange(ctx, params.homeworkId)
    if (await requireSeen(ctx, homework, { version, asked }))
      await actions.changeHomework(ctx, homework, asked)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.deleteHomework, async (ctx, { params }) => {
    await actions.deleteHomework(ctx, await accessManagedToChange(ctx, params.homeworkId))
    return null
  }),

  handle(contract.copyHomework, async (ctx, { params }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    return readManaged(ctx, await actions.copyHomework(ctx, homework, await askable(ctx, homework)))
  }),

  handle(contract.listColleagues, (ctx) => listColleagues(ctx.sql, ctx.viewer.id)),

  handle(contract.shareHomework, async (ctx, { params, body }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    await actions.shareHomework(ctx, homework, await askable(ctx, homework), body.userId)
    return null
  }),

  handle(contract.closeHomework, async (ctx, { params }) => {
    await closeHomework(ctx, await accessOutsideWebinar(ctx, params.homeworkId), false)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.remindOfHomework, (ctx, { params }) => remind(ctx, params.homeworkId)),

  handle(contract.movePupilToSet, async (ctx, { params, body }) => {
    await movePupil(ctx, params.homeworkId, body.userId)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.archiveHomework, async (ctx, { params }) => {
    await closeHomework(ctx, await accessOutsideWebinar(ctx, params.homeworkId), true)
    return readManaged(ctx, params.homeworkId)
  }),
]

export const teacherRoutes = [...bankRoutes, ...statingRoutes]
