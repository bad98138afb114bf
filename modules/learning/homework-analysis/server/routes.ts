import { listedName } from '@school/names/server'
import { handle, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { findLastAttempt, findSolved } from '@school/results/server'
import { accessManaged, accessOutsideWebinar } from '@school/assigning/server'
import { refuse, accessPupil } from './access.ts'
import { readAnalysis } from './analysis.ts'
import { analysisFile } from './analysis-file.ts'
import { readMatrix, readMatrixFile } from './matrix.ts'
import * as contract from '../contract/index.ts'
import * as copies from './copy-actions.ts'

const refuseTask = refusals(workErrors)

export const homeworkAnalysisRoutes = [
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

  handle(contract.extendDeadline, async (ctx, { params, body }) =>
    readMatrix(ctx, await copies.extendDeadline(ctx, params.homeworkId, body)),
  ),

  handle(contract.setMarks, async (ctx, { params, body }) => {
    const homework = await accessOutsideWebinar(ctx, params.homeworkId)
    await copies.setMarks(ctx, homework, body)
    return readMatrix(ctx, homework)
  }),

  handle(contract.returnCopies, async (ctx, { params, body }) => {
    const homework = await accessOutsideWebinar(ctx, params.homeworkId)
    await copies.returnCopies(ctx, homework, body)
    return readMatrix(ctx, homework)
  }),

  handle(contract.getPupilAnswer, async (ctx, { params }) => {
    const homework = await accessManaged(ctx, params.homeworkId)
    const pupil = await accessPupil(ctx, homework, params.userId)
    const attempt = await findLastAttempt(ctx.sql, homework.workId, params.userId)
    if (!attempt) throw refuse('homework_not_begun')
    const solved = await findSolved(ctx.sql, attempt, params.taskId)
    if (!solved) throw refuseTask('task_not_found')
    const { position, title, status, tries, question, given, solution } = solved
    const who = { userId: pupil.userId, name: listedName(pupil) }
    return { pupil: who, position, title, status, tries, question, given, solution }
  }),
]
