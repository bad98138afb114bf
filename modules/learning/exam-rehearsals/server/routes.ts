import { handle, type Ctx } from '@school/kernel/server'
import type { Attempt } from '@school/works/contract'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { accessRehearsal, entranceOf } from './access.ts'
import { appealTask, revokeShare, shareAttempt } from './actions.ts'
import { readExamPlan, setExamDate } from './plan/read.ts'
import { presentPaper } from './rules/paper.ts'
import { presentCard, presentAttempt, presentShare } from './present.ts'
import { listRehearsals } from './queries.ts'
import { readResults, readShared } from './results.ts'
import { listAttempts } from './attempts.ts'
import { readSolution } from './solution.ts'

interface OfRehearsal {
  examRehearsalId: number
}

const leave = async (ctx: Ctx, { examRehearsalId }: OfRehearsal) =>
  entranceOf(await accessRehearsal(ctx, examRehearsalId))

const withAttempt = async (ctx: Ctx, { examRehearsalId }: OfRehearsal, attempt: Attempt) =>
  presentAttempt(await accessRehearsal(ctx, examRehearsalId), attempt, ctx.now)

const listRoutes = [
  handle(contract.listExamRehearsals, async (ctx, { query }) => {
    const { rows, total } = await listRehearsals(ctx.sql, ctx.viewer.id, ctx.now, query.q, query)
    const attempts = await listAttempts(
      ctx.sql,
      ctx.viewer.id,
      rows.map(({ workId }) => workId),
      ctx.now,
    )
    const attemptsOf = Map.groupBy(attempts, ({ workId }) => workId)
    const isSignedIn = ctx.viewer.id > 0
    return {
      rows: rows.map((row) => presentCard(row, isSignedIn ? (attemptsOf.get(row.workId) ?? []) : null)),
      total,
    }
  }),

  handle(contract.getExamRehearsal, async (ctx, { params }) => {
    const rehearsal = await accessRehearsal(ctx, params.examRehearsalId)
    const attempts =
      ctx.viewer.id > 0 ? await listAttempts(ctx.sql, ctx.viewer.id, [rehearsal.workId], ctx.now) : null
    const start = await works.readStart(ctx, rehearsal)
    return {
      ...presentCard(rehearsal, attempts),
      aboutHtml: rehearsal.aboutHtml,
      paper: presentPaper(rehearsal.paper, rehearsal.tasksCount),
      seconds: start.time.seconds,
      deadlineAt: start.isUnderWay ? (start.attempt?.deadlineAt?.toISOString() ?? null) : null,
      serverNow: ctx.now.toISOString(),
      can: {
        start: start.canStart && rehearsal.retiredAt === null,
        goOn: start.isUnderWay,
        readResults: (attempts?.length ?? 0) > 0,
      },
    }
  }),
]

const attemptRoutes = [
  handle(contract.startExam, async (ctx, { params, body }) =>
    withAttempt(ctx, params, await works.startAttempt(ctx, await leave(ctx, params), body.holder)),
  ),

  handle(contract.getExamAttempt, async (ctx, { params }) => {
    const attempt = await works.readAttempt(ctx, (await leave(ctx, params)).workId)
    return attempt && withAttempt(ctx, params, attempt)
  }),
]

const resultRoutes = [
  handle(contract.getExamResults, (ctx, { params, query }) =>
    readResults(ctx, params.examRehearsalId, query.attemptNumber),
  ),

  handle(contract.getExamSolution, (ctx, { params, query }) =>
    readSolution(ctx, params, query.attemptNumber),
  ),

  handle(contract.appealExamTask, async (ctx, { params, query, body }) => {
    await appealTask(ctx, params, query.attemptNumber, body.text)
    return readSolution(ctx, params, query.attemptNumber)
  }),

  handle(contract.shareExamResults, async (ctx, { params, body }) =>
    presentShare(await shareAttempt(ctx, params.examRehearsalId, body)),
  ),

  handle(contract.revokeExamShare, async (ctx, { params }) => {
    await revokeShare(ctx, params.examRehearsalId, params.ulid)
    return null
  }),

  handle(contract.getSharedExamResults, (ctx, { params }) => readShared(ctx, params.ulid)),
]

const planRoutes = [
  handle(contract.getExamPlan, (ctx, { params }) => readExamPlan(ctx, params.examPlanKey)),

  handle(contract.setExamDate, async (ctx, { params, body }) => {
    await setExamDate(ctx, params.examPlanKey, body.examOn)
    return readExamPlan(ctx, params.examPlanKey)
  }),
]

export const routes = [...listRoutes, ...attemptRoutes, ...resultRoutes, ...planRoutes]
