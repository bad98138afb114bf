import { publicName } from '@school/names/server'
import { handle, type Ctx, refusals } from '@school/kernel/server'
import { type Attempt, workErrors } from '@school/works/contract'
import { schoolsOfPupilsSql } from '@school/school-classes/server'
import { ratingErrors } from '@school/ratings/contract'
import * as ratings from '@school/ratings/server'
import { findSolved, listSolved } from '@school/results/server'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { accessEntry, accessSolutions, accessTraining } from './access.ts'
import { presentCard, presentAttempt } from './present.ts'
import { type EntryRow, listTrainings } from './queries.ts'
import { canPrint, sheetRoutes } from './sheet.ts'

const refuse = refusals({ ...workErrors, ...ratingErrors })

interface Filters {
  gradeEq?: number | undefined
  regionIdEq?: number | undefined
}
const filterOf = ({ q: { gradeEq, regionIdEq } }: { q: Filters }): ratings.RatingFilter => ({
  gradeIndex: gradeEq,
  regionId: regionIdEq,
})

/** An attempt with its training, which is read again because the attempt has changed the results. */
async function readTrainingAttempt(ctx: Ctx, { id, workId }: EntryRow, attempt: Attempt) {
  const [training, place] = await Promise.all([
    accessTraining(ctx, id),
    ratings.findPlace(ctx.sql, workId, ctx.viewer.id),
  ])
  return presentAttempt(training, attempt, ratings.shownPlace(place))
}

const catalogRoutes = [
  handle(contract.listTrainings, async (ctx, { query }) => {
    const { rows, total } = await listTrainings(ctx.sql, ctx.viewer.id, ctx.now, query.q, query)
    return { rows: rows.map((row) => presentCard(row, ctx.viewer.id > 0)), total }
  }),

  handle(contract.getTraining, async (ctx, { params }) => {
    const training = await accessTraining(ctx, params.trainingId)
    const start = await works.readStart(ctx, training)
    const { averagePercent } = await ratings.readWorkStats(ctx.sql, training.workId)
    const isSignedIn = ctx.viewer.id > 0
    return {
      ...presentCard(training, isSignedIn),
      aboutHtml: training.aboutHtml,
      averagePercent,
      seconds: start.time.seconds,
      deadlineAt: start.isUnderWay ? (start.attempt?.deadlineAt?.toISOString() ?? null) : null,
      serverNow: ctx.now.toISOString(),
      can: {
        start: start.canStart && training.retiredAt === null,
        goOn: start.isUnderWay,
        print: canPrint(ctx, training),
        readKeys: await works.mayReadKeysOf(ctx, training.workId),
        readSolutions: isSignedIn && training.attempts > 0 && !training.isUnderWay,
      },
    }
  }),
]

const attemptRoutes = [
  handle(contract.startTraining, async (ctx, { params, body }) => {
    const entry = await accessEntry(ctx, params.trainingId)
    return readTrainingAttempt(ctx, entry, await works.startAttempt(ctx, entry, body.holder))
  }),

  handle(contract.getTrainingAttempt, async (ctx, { params }) => {
    const entry = await accessEntry(ctx, params.trainingId)
    const attempt = await works.readAttempt(ctx, entry.workId)
    return attempt && readTrainingAttempt(ctx, entry, attempt)
  }),
]

const resultRoutes = [
  handle(contract.listRating, async (ctx, { params, query }) => {
    const { workId } = await accessTraining(ctx, params.trainingId)
    const { rows, total } = await ratings.listRating(
      ctx.sql,
      workId,
      { ...query, viewerId: ctx.viewer.id },
      filterOf(query),
    )
    return { rows: rows.map((row) => ratings.presentRated(row, ctx.viewer.id)), total }
  }),

  handle(contract.listSchools, async (ctx, { params, query: { q } }) => {
    const { workId } = await accessTraining(ctx, params.trainingId)
    return ratings.listSchoolRating(ctx.sql, workId, schoolsOfPupilsSql, q.regionIdEq)
  }),

  handle(contract.listRegions, async (ctx, { params }) => {
    const { workId } = await accessTraining(ctx, params.trainingId)
    return ratings.listRatedRegions(ctx.sql, workId)
  }),

  handle(contract.getMyPlace, async (ctx, { params, query }) => {
    const { workId } = await accessTraining(ctx, params.trainingId)
    const found = await ratings.findPlaceAround(ctx.sql, workId, ctx.viewer.id, filterOf(query))
    return found && ratings.presentPlace(found, (row) => ratings.presentRated(row, ctx.viewer.id))
  }),

  handle(contract.explainPlace, async (ctx, { params, query }) => {
    const { workId } = await accessTraining(ctx, params.trainingId)
    const reason = await ratings.explainPlace(ctx.sql, workId, params.place, ctx.viewer.id, filterOf(query))
    if (!reason) throw refuse('place_not_found')
    return reason
  }),

  handle(contract.getStats, async (ctx, { params }) => {
    const { workId, title, disciplineHue } = await accessTraining(ctx, params.trainingId)
    const stats = await ratings.readWorkStats(ctx.sql, workId)
    const myPercent = await ratings.findFirstPercent(ctx.sql, workId, ctx.viewer.id)
    const myBin = myPercent === null ? null : ratings.binOf(myPercent, 100)
    return { title, hue: disciplineHue, ...stats, myPercent, myBin }
  }),

  handle(contract.getSolutions, async (ctx, { params }) => {
    const { training, user, attempt } = await accessSolutions(ctx, params.trainingId, params.userId)
    return {
      training: { id: training.id, title: training.title, hue: training.disciplineHue },
      user: { id: user.id, name: publicName(user), isMe: user.isMe },
      attemptNumber: attempt.number,
      finishedAt: attempt.finishedAt.toISOString(),
      result: attempt.result,
      tasks: await listSolved(ctx.sql, attempt),
    }
  }),

  handle(contract.getSolution, async (ctx, { params }) => {
    const { attempt } = await accessSolutions(ctx, params.trainingId, params.userId)
    const solved = await findSolved(ctx.sql, attempt, params.taskId)
    if (!solved) throw refuse('task_not_found')
    return solved
  }),
]

export const routes = [...catalogRoutes, ...attemptRoutes, ...resultRoutes, ...sheetRoutes]
