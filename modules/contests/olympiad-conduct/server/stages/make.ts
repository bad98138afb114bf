import { presentDiscipline } from '@school/disciplines/server'
import type { Ctx } from '@school/kernel/server'
import type { StageTerms } from '@school/olympiads/contract'
import {
  type OlympiadRow,
  type StageRow,
  accessOlympiad,
  addStage,
  listStages,
} from '@school/olympiads/server'
import type { StageBody, StageMaking } from '../../contract/stage-making.ts'
import { refuse } from '../monitoring/access.ts'
import { factsOfTerms, termsRefusal } from '../rules/index.ts'
import { listReserves, lockOlympiad, type ReserveRow } from './queries.ts'

/** Stages created by people come after those of the content. */
const afterContent = 1000

/** Default awards, as in all olympiads: shares of a grade and minimum percents for degrees I, II and III. */
const usualAwards = { shares: [5, 10, 15], percents: [80, 65, 50] } as const

/** An olympiad in which the viewer may create stages. @throws olympiad_not_found, only_methodists */
async function accessMaking(ctx: Ctx, olympiadId: number): Promise<OlympiadRow> {
  const olympiad = await accessOlympiad(ctx, olympiadId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  if (olympiad.retiredAt !== null) throw refuse('olympiad_not_found')
  return olympiad
}

const isTrial = ({ kind }: Pick<StageRow, 'kind'>): boolean => kind === 'trial'

/** @throws olympiad_not_found, only_methodists */
export async function readStageMaking(ctx: Ctx, olympiadId: number): Promise<StageMaking> {
  const olympiad = await accessMaking(ctx, olympiadId)
  const [reserves, stages] = await Promise.all([
    listReserves(ctx.sql, olympiadId, 'read'),
    listStages(ctx.sql, [olympiadId]),
  ])
  const before = stages.at(-1)
  const { id, title, season, grades } = olympiad
  return {
    olympiad: { id, title, season, discipline: presentDiscipline(olympiad) },
    grades,
    reserves: reserves.map(({ taskIds, ...reserve }) => ({
      id: reserve.id,
      title: reserve.title,
      grades: reserve.grades,
      minutes: reserve.minutes,
      takenBy: reserve.takenBy,
      tasksCount: taskIds.length,
    })),
    hasTrial: stages.some(isTrial),
    before: before ? { title: before.title, resultsAt: before.resultsAt?.toISOString() ?? null } : null,
    serverNow: ctx.now.toISOString(),
  }
}

/** Why a stage can't have this kind of entry, regardless of its schedule. */
function entryRefusal(
  { title, entry, passPercent, requiresTrial, hasDiplomas, resultsAt }: StageBody,
  stages: readonly StageRow[],
) {
  if (stages.some((stage) => stage.title.toLowerCase() === title.toLowerCase())) return 'title_taken'
  if (entry === 'by_result' && passPercent === null) return 'percent_needed'
  if (entry !== 'by_result' && passPercent !== null) return 'percent_needless'
  if (requiresTrial && !stages.some(isTrial)) return 'trial_absent'
  return hasDiplomas && resultsAt === null ? 'diplomas_need_results' : null
}

/** Pairs each grade with the chosen set. @throws grades_needed, reserve_not_fit, reserve_taken */
function chooseSets({ grades }: StageBody, own: readonly number[], reserves: readonly ReserveRow[]) {
  const sets = grades.flatMap(({ gradeIndex, reserveId, minutes }, index) => {
    if (reserveId === null) return []
    const field = `grades.${index}.reserve_id`
    const reserve = reserves.find(({ id }) => id === reserveId)
    const isRepeated = grades.findIndex((grade) => grade.gradeIndex === gradeIndex) < index
    if (!reserve || isRepeated || !own.includes(gradeIndex) || !reserve.grades.includes(gradeIndex))
      throw refuse('reserve_not_fit', field)
    if (reserve.takenBy !== null) throw refuse('reserve_taken', field)
    return [{ gradeIndex, minutes, reserve }]
  })
  if (sets.length === 0) throw refuse('grades_needed')
  return sets
}

/** Creates the last stage of an olympiad. @throws the errors of `makeStage` in the contract @returns its id */
export async function makeStage(ctx: Ctx, olympiadId: number, body: StageBody): Promise<number> {
  const olympiad = await accessMaking(ctx, olympiadId)
  const { key: olympiadKey } = await lockOlympiad(ctx.sql, olympiadId)
  const stages = await listStages(ctx.sql, [olympiadId], 'all')
  const live = stages.filter(({ cancelledAt }) => cancelledAt === null)
  const refusal = entryRefusal(body, live)
  if (refusal) throw refuse(refusal)
  const terms: StageTerms = {
    opensAt: new Date(body.opensAt),
    closesAt: new Date(body.closesAt),
    resultsAt: body.resultsAt === null ? null : new Date(body.resultsAt),
    grades: body.grades.filter(({ reserveId }) => reserveId !== null),
  }
  const before = live.at(-1)
  const resultsBeforeAt = body.entry === 'by_result' && before ? (before.resultsAt ?? before.closesAt) : null
  const late = termsRefusal(terms, body, { resultsBeforeAt, nextOpensAt: null }, ctx.now)
  if (late) throw refuse(late)
  const sets = chooseSets(body, olympiad.grades, await listReserves(ctx.sql, olympiadId, 'held'))
  const position = Math.max(afterContent, ...stages.map((stage) => stage.position)) + 1
  const key = `made/${position - afterContent}`
  const { kind, title, entry, passPercent, requiresTrial, hardClose, hasDiplomas } = body
  return addStage(ctx, {
    olympiadId,
    olympiadKey,
    key,
    position,
    kind,
    title,
    entry,
    passPercent,
    requiresTrial,
    hardClose,
    terms,
    awards: hasDiplomas ? { shares: [...usualAwards.shares], percents: [...usualAwards.percents] } : null,
    sets: sets.map(({ gradeIndex, minutes, reserve: { id, tools, taskIds } }) => ({
      gradeIndex,
      minutes,
      reserveId: id,
      tools,
      taskIds,
    })),
    facts: factsOfTerms(terms),
  })
}
