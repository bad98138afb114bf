import { listedName } from '@school/accounts/server'
import { handle, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { isOwnOrShared } from '@school/own-tasks/server'
import { findTask, personalTask } from '@school/tasks/server'
import { schoolYearOf, yearBeginsAt } from '@school/texts'
import { findKey, listAssignable } from '@school/works/server'
import { findLastAttempt, findSolved } from '@school/results/server'
import * as contract from '../contract/index.ts'
import { accessManaged, accessManagedToChange, accessSettled, refuse } from './access.ts'
import * as actions from './actions.ts'
import { readAnalysis } from './analysis.ts'
import { analysisFile } from './analysis-file.ts'
import * as copies from './copy-actions.ts'
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
import { closeHomework, movePupil } from './set-actions.ts'
import { readMatrix, readMatrixFile } from './matrix.ts'
import { presentManaged } from './present.ts'
import { listManaged } from './queries.ts'
import { remind } from './reminding.ts'
import { readStatements } from './read.ts'
import { readUsualScale } from './usual-scale.ts'
import { findThings, presentAssignable } from './things.ts'

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

  handle(contract.listAssignableThings, async (ctx, { query: { q, page, limit } }) => {
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
    const things = await findThings(ctx, rows)
    return { rows: rows.map((row) => presentManaged(row, things, ctx.now)), total }
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
    await closeHomework(ctx, await accessSettled(ctx, params.homeworkId), false)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.movePupilToSet, async (ctx, { params, body }) => {
    await movePupil(ctx, params.homeworkId, body.userId)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.archiveHomework, async (ctx, { params }) => {
    await closeHomework(ctx, await accessSettled(ctx, params.homeworkId), true)
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
    return readMatrixFile(ctx, homework, wanted, query.format)
  }),

  handle(contract.getAnalysis, async (ctx, { params }) =>
    readAnalysis(ctx, await accessManaged(ctx, params.homeworkId)),
  ),

  handle(contract.saveAnalysis, async (ctx, { params, query }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    return analysisFile(homework.title, await readAnalysis(ctx, homework), query.format)
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
