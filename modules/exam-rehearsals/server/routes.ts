import { handle, type Ctx } from '@school/kernel/server'
import type { Attempt } from '@school/works/contract'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { accessRehearsal, entranceOf } from './access.ts'
import { appealTask, revokeShare, shareRun } from './actions.ts'
import { presentPaper } from './rules/paper.ts'
import { presentCard, presentRun, presentShare } from './present.ts'
import { listRehearsals } from './queries.ts'
import { readResults, readShared } from './results.ts'
import { listRuns } from './runs.ts'
import { readSolution } from './solution.ts'

interface OfRehearsal {
  examRehearsalId: number
}

const leave = async (ctx: Ctx, { examRehearsalId }: OfRehearsal) =>
  entranceOf(await accessRehearsal(ctx, examRehearsalId))

const withAttempt = async (ctx: Ctx, { examRehearsalId }: OfRehearsal, attempt: Attempt) =>
  presentRun(await accessRehearsal(ctx, examRehearsalId), attempt, ctx.now)

const listRoutes = [
  handle(contract.listExamRehearsals, async (ctx, { query }) => {
    const { rows, total } = await listRehearsals(ctx.sql, ctx.viewer.id, ctx.now, query.q, query)
    const runs = await listRuns(
      ctx.sql,
      ctx.viewer.id,
      rows.map(({ workId }) => workId),
      ctx.now,
    )
    const runsOf = Map.groupBy(runs, ({ workId }) => workId)
    const isSignedIn = ctx.viewer.id > 0
    return {
      rows: rows.map((row) => presentCard(row, isSignedIn ? (runsOf.get(row.workId) ?? []) : null)),
      total,
    }
  }),

  handle(contract.getExamRehearsal, async (ctx, { params }) => {
    const rehearsal = await accessRehearsal(ctx, params.examRehearsalId)
    const runs =
      ctx.viewer.id > 0 ? await listRuns(ctx.sql, ctx.viewer.id, [rehearsal.workId], ctx.now) : null
    const start = await works.readStart(ctx, rehearsal)
    return {
      ...presentCard(rehearsal, runs),
      aboutHtml: rehearsal.aboutHtml,
      paper: presentPaper(rehearsal.paper, rehearsal.tasksCount),
      seconds: start.time.seconds,
      deadlineAt: start.isUnderWay ? (start.attempt?.deadlineAt?.toISOString() ?? null) : null,
      serverNow: ctx.now.toISOString(),
      can: {
        start: start.canStart && rehearsal.retiredAt === null,
        goOn: start.isUnderWay,
        readResults: (runs?.length ?? 0) > 0,
      },
    }
  }),
]

const runRoutes = [
  handle(contract.startExam, async (ctx, { params, body }) =>
    withAttempt(ctx, params, await works.startRun(ctx, await leave(ctx, params), body.holder)),
  ),

  handle(contract.getExamRun, async (ctx, { params }) => {
    const attempt = await works.readAttempt(ctx, (await leave(ctx, params)).workId)
    return attempt && withAttempt(ctx, params, attempt)
  }),
]

const resultRoutes = [
  handle(contract.getExamResults, (ctx, { params, query }) =>
    readResults(ctx, params.examRehearsalId, query.run),
  ),

  handle(contract.getExamSolution, (ctx, { params, query }) => readSolution(ctx, params, query.run)),

  handle(contract.appealExamTask, async (ctx, { params, query, body }) => {
    await appealTask(ctx, params, query.run, body.text)
    return readSolution(ctx, params, query.run)
  }),

  handle(contract.shareExamResults, async (ctx, { params, body }) =>
    presentShare(await shareRun(ctx, params.examRehearsalId, body)),
  ),

  handle(contract.revokeExamShare, async (ctx, { params }) => {
    await revokeShare(ctx, params.examRehearsalId, params.ulid)
    return null
  }),

  handle(contract.getSharedExamResults, (ctx, { params }) => readShared(ctx, params.ulid)),
]

export const routes = [...listRoutes, ...runRoutes, ...resultRoutes]
