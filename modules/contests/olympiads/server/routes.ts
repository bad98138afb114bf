import { publicName } from '@school/names/server'
import { handle, refusals } from '@school/kernel/server'
import { schoolsOfPupilsSql } from '@school/school-classes/server'
import { workErrors } from '@school/works/contract'
import { ratingErrors } from '@school/ratings/contract'
import * as ratings from '@school/ratings/server'
import { listSolved } from '@school/results/server'
import * as works from '@school/works/server'
import * as contract from '../contract/index.ts'
import { absenceRoutes } from './absences.ts'
import { accessOlympiad, accessTable, accessWork, startOf } from './access.ts'
import { enterStage, issueCode } from './actions.ts'
import { appealTask, readParticipantTask, solvers } from './appeals.ts'
import { presentCode, presentParticipant, presentParticipation, presentDisqualification } from './present.ts'
import { findStage, listOlympiads, listParticipations } from './queries.ts'
import { listGradeResults, listHonours } from './result-queries.ts'
import { checkSample, readSamples, readSampleSolution } from './samples.ts'
import { readCards, readOlympiadPage, readOlympiadAttempt } from './view.ts'

const refuse = refusals({ ...workErrors, ...ratingErrors })

/** What can be done now, then upcoming, then finished olympiads. */
const order: readonly contract.OlympiadState[] = ['running', 'soon', 'between', 'checking', 'finished']

const calendarRoutes = [
  handle(contract.listOlympiads, async (ctx, { query: { q } }) => {
    const cards = await readCards(ctx, await listOlympiads(ctx.sql, q))
    return cards
      .filter(({ state }) => q.stateEq === undefined || state === q.stateEq)
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  }),

  handle(contract.getOlympiad, (ctx, { params }) => readOlympiadPage(ctx, params.olympiadId)),

  handle(contract.listSamples, (ctx, { params }) => readSamples(ctx, params.olympiadId)),

  handle(contract.checkSample, async (ctx, { params: { olympiadId, taskId }, body }) => ({
    verdict: await checkSample(ctx, olympiadId, taskId, body.response),
  })),

  handle(contract.readSampleSolution, (ctx, { params: { olympiadId, taskId } }) =>
    readSampleSolution(ctx, olympiadId, taskId),
  ),

  handle(contract.enterStage, async (ctx, { params, body }) => {
    const entered = await enterStage(ctx, params.stageId, body)
    if (!('participation' in entered)) return { participation: null, guessesLeft: entered.guessesLeft }
    const stage = (await findStage(ctx.sql, params.stageId))!
    return { participation: presentParticipation(entered.participation, stage, null), guessesLeft: null }
  }),

  handle(contract.issueCode, async (ctx, { params }) => presentCode(await issueCode(ctx, params.stageId))),
]

const attemptRoutes = [
  handle(contract.getOlympiadAttempt, async (ctx, { params }) => {
    await accessOlympiad(ctx, params.olympiadId)
    const begun = (await listParticipations(ctx.sql, ctx.viewer.id, [params.olympiadId]))
      .filter(({ startedAt }) => startedAt !== null)
      .toSorted((a, b) => a.startedAt!.getTime() - b.startedAt!.getTime())
      .at(-1)
    const attempt = begun && (await works.readAttempt(ctx, begun.workId))
    return attempt ? readOlympiadAttempt(ctx, begun.id, attempt) : null
  }),

  handle(contract.startParticipation, async (ctx, { params: { participationId }, body }) =>
    readOlympiadAttempt(
      ctx,
      participationId,
      await works.startAttempt(ctx, await startOf(ctx, participationId), body.holder),
    ),
  ),
]

/** The table is selected by grade and may be filtered by region. */
const filterOf = ({ q }: { q: { regionIdEq?: number | undefined } }): ratings.RatingFilter => ({
  regionId: q.regionIdEq,
})

async function honoursOf(
  ctx: Parameters<typeof readCards>[0],
  workId: number,
  rows: readonly ratings.PlacedRow[],
) {
  const people = rows.map(({ userId }) => userId)
  const honours = await listHonours(ctx.sql, workId, people)
  return new Map(honours.map((row) => [row.userId, row]))
}

const tableRoutes = [
  handle(contract.listParticipants, async (ctx, { params, query }) => {
    const { grade } = await accessTable(ctx, params.stageId, query.q.gradeEq)
    const { rows, total } = await ratings.listRating(
      ctx.sql,
      grade.workId,
      { ...query, viewerId: ctx.viewer.id },
      filterOf(query),
    )
    const honours = await honoursOf(ctx, grade.workId, rows)
    return { rows: rows.map((row) => presentParticipant(row, honours, ctx.viewer.id)), total }
  }),

  handle(contract.listStageSchools, async (ctx, { params, query }) => {
    const { grade } = await accessTable(ctx, params.stageId, query.q.gradeEq)
    return ratings.listSchoolRating(ctx.sql, grade.workId, schoolsOfPupilsSql, query.q.regionIdEq)
  }),

  handle(contract.listStageRegions, async (ctx, { params, query }) => {
    const { grade } = await accessTable(ctx, params.stageId, query.q.gradeEq)
    return ratings.listRatedRegions(ctx.sql, grade.workId)
  }),

  handle(contract.getOwnPlace, async (ctx, { params, query }) => {
    const { grade } = await accessTable(ctx, params.stageId, query.q.gradeEq)
    const found = await ratings.findPlaceAround(ctx.sql, grade.workId, ctx.viewer.id, filterOf(query))
    if (!found) return null
    const honours = await honoursOf(ctx, grade.workId, found.around)
    return ratings.presentPlace(found, (row) => presentParticipant(row, honours, ctx.viewer.id))
  }),

  handle(contract.explainPlace, async (ctx, { params, query }) => {
    const { grade } = await accessTable(ctx, params.stageId, query.q.gradeEq)
    const viewerId = ctx.viewer.id
    const reason = await ratings.explainPlace(ctx.sql, grade.workId, params.place, viewerId, filterOf(query))
    if (!reason) throw refuse('place_not_found')
    return reason
  }),

  handle(contract.getStageStats, async (ctx, { params, query }) => {
    const { grade } = await accessTable(ctx, params.stageId, query.q.gradeEq)
    const stats = await ratings.readWorkStats(ctx.sql, grade.workId)
    const myPercent = await ratings.findFirstPercent(ctx.sql, grade.workId, ctx.viewer.id)
    return {
      gradeIndex: grade.gradeIndex,
      ...stats,
      myPercent,
      myBin: myPercent === null ? null : ratings.binOf(myPercent, 100),
      byGrades: await listGradeResults(ctx.sql, params.stageId),
    }
  }),
]

const workRoutes = [
  handle(contract.getParticipantWork, async (ctx, { params }) => {
    const work = await accessWork(ctx, params.stageId, params.userId)
    const { stage, olympiad, participation, attempt, user } = work
    const solvedBy = await solvers(ctx, work)
    const tasks = await listSolved(ctx.sql, attempt)
    return {
      olympiad: { id: olympiad.id, title: olympiad.title, hue: olympiad.disciplineHue },
      stage: { id: stage.id, title: stage.title },
      user: { id: user.id, name: publicName(user), isMe: user.isMe },
      participationId: participation.id,
      gradeIndex: participation.gradeIndex,
      isVirtual: participation.isVirtual,
      award: participation.award,
      // The reason is visible to its pupil and to methodists.
      disqualification: user.isMe || ctx.viewer.isMethodist ? presentDisqualification(participation) : null,
      finishedAt: attempt.finishedAt.toISOString(),
      result: attempt.result,
      tasks: tasks.map((task) => ({ ...task, solvedPercent: solvedBy.get(task.id) ?? null })),
    }
  }),

  handle(contract.getParticipantTask, (ctx, { params }) => readParticipantTask(ctx, params)),

  handle(contract.appealTask, (ctx, { params, body }) =>
    appealTask(ctx, params.participationId, params.taskId, body.text),
  ),
]

export const routes = [...calendarRoutes, ...attemptRoutes, ...tableRoutes, ...workRoutes, ...absenceRoutes]
