import { listedName } from '@school/accounts/server'
import { handle, type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { isOwnOrShared } from '@school/own-tasks/server'
import { findTask, personalTask } from '@school/tasks/server'
import { findKey, findLastAttempt, findSolved } from '@school/works/server'
import * as contract from '../contract/index.ts'
import type { ManagedHomework } from '../contract/managed.ts'
import { wantedOf } from '../contract/matrix.ts'
import { accessManaged, accessManagedToChange, accessSettled, managedCan, refuse } from './access.ts'
import * as actions from './actions.ts'
import * as copies from './copy-actions.ts'
import {
  listBank,
  listChosen,
  listColleagues,
  listLessonOptions,
  listSetOptions,
  listTasksOf,
  listTaught,
} from './bank-queries.ts'
import { matrixFile } from './matrix-file.ts'
import { readMatrix } from './matrix.ts'
import { presentManaged } from './present.ts'
import { listManaged } from './queries.ts'
import { remind } from './reminding.ts'
import { readStatements } from './read.ts'
import { readUsualScale } from './usual-scale.ts'

const refuseTask = refusals(workErrors)

export async function readManaged(ctx: Ctx, homeworkId: number): Promise<ManagedHomework> {
  const homework = await accessManaged(ctx, homeworkId)
  const tasks = await listTasksOf(ctx.sql, homework.workId)
  const places = new Map(
    (
      await listChosen(
        ctx,
        tasks.map(({ id }) => id),
      )
    ).map(({ id, from }) => [id, from]),
  )
  return {
    ...presentManaged(homework, ctx.now),
    intro: homework.intro,
    tasks: tasks.map((task) => ({ ...task, from: places.get(task.id) ?? '' })),
    schoolClassIds: homework.classes.map(({ id }) => id),
    userIds: homework.userIds,
    exceptUserIds: homework.exceptUserIds,
    tries: homework.rules.tries,
    solution: homework.rules.solution,
    markScale: homework.markScale as ManagedHomework['markScale'],
    serverNow: ctx.now.toISOString(),
    can: managedCan(homework),
  }
}

/** Tasks of a work that may be asked again: those of the bank. */
async function askable(ctx: Ctx, workId: number): Promise<number[]> {
  const tasks = await listTasksOf(ctx.sql, workId)
  const known = await listChosen(
    ctx,
    tasks.map(({ id }) => id),
  )
  return known.map(({ id }) => id)
}

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

  handle(contract.listBankTasks, (ctx, { query }) => listBank(ctx, query.q, query)),

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
    const { rows, total } = await listManaged(ctx.sql, ctx.viewer.id, query.q.tabEq ?? 'active', query)
    return { rows: rows.map((row) => presentManaged(row, ctx.now)), total }
  }),

  handle(contract.createHomework, async (ctx, { body }) =>
    readManaged(ctx, await actions.createHomework(ctx, body)),
  ),

  handle(contract.getManaged, (ctx, { params }) => readManaged(ctx, params.homeworkId)),

  handle(contract.changeHomework, async (ctx, { params, body }) => {
    await actions.changeHomework(ctx, await accessManagedToChange(ctx, params.homeworkId), body)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.deleteHomework, async (ctx, { params }) => {
    await actions.deleteHomework(ctx, await accessManagedToChange(ctx, params.homeworkId))
    return null
  }),

  handle(contract.copyHomework, async (ctx, { params }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    return readManaged(ctx, await actions.copyHomework(ctx, homework, await askable(ctx, homework.workId)))
  }),

  handle(contract.listColleagues, (ctx) => listColleagues(ctx.sql, ctx.viewer.id)),

  handle(contract.shareHomework, async (ctx, { params, body }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    await actions.shareHomework(ctx, homework, await askable(ctx, homework.workId), body.userId)
    return null
  }),

  handle(contract.closeHomework, async (ctx, { params }) => {
    await actions.closeHomework(ctx, await accessSettled(ctx, params.homeworkId), false)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.archiveHomework, async (ctx, { params }) => {
    await actions.closeHomework(ctx, await accessSettled(ctx, params.homeworkId), true)
    return readManaged(ctx, params.homeworkId)
  }),
]

const matrixRoutes = [
  handle(contract.getMatrix, async (ctx, { params }) =>
    readMatrix(ctx, await accessManaged(ctx, params.homeworkId)),
  ),

  handle(contract.saveMatrix, async (ctx, { params, query }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    const wanted = { classId: query.q.classIdEq ?? null, sort: query.q.s ?? null }
    return matrixFile(homework.title, wantedOf(await readMatrix(ctx, homework), wanted), query.format)
  }),

  handle(contract.remindOfHomework, (ctx, { params }) => remind(ctx, params.homeworkId)),

  handle(contract.extendDeadline, async (ctx, { params, body }) =>
    readMatrix(ctx, await copies.extendDeadline(ctx, params.homeworkId, body)),
  ),

  handle(contract.setMarks, async (ctx, { params, body }) => {
    const homework = await accessSettled(ctx, params.homeworkId)
    await copies.setMarks(ctx, homework, body)
    return readMatrix(ctx, homework)
  }),

  handle(contract.returnCopies, async (ctx, { params, body }) => {
    const homework = await accessSettled(ctx, params.homeworkId)
    await copies.returnCopies(ctx, homework, body)
    return readMatrix(ctx, homework)
  }),

  handle(contract.getPupilAnswer, async (ctx, { params }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    const pupil = await copies.accessPupil(ctx, homework, params.userId)
    const attempt = await findLastAttempt(ctx.sql, homework.workId, params.userId)
    if (!attempt) throw refuse('homework_not_begun')
    const solved = await findSolved(ctx.sql, attempt, params.taskId)
    if (!solved) throw refuseTask('task_not_found')
    const { position, title, status, tries, question, given, solution } = solved
    const who = { userId: pupil.userId, name: listedName(pupil) }
    return { pupil: who, position, title, status, tries, question, given, solution }
  }),
]

export const teacherRoutes = [...bankRoutes, ...statingRoutes, ...matrixRoutes]
