import { listedName, namesApart } from '@school/names/server'
import type { Ctx } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { type FoundTask, listTasks, personalTask, sameAnswerKey, variantOf } from '@school/tasks/server'
import { isCounted, judgedTries } from '@school/results/contract'
import { percentOf } from '@school/texts'
import { turnOfTry, variantNumber } from '@school/work-rules/server'
import { type ManagedRow, listAllSets, type SetOfAssignment } from '@school/assigning/server'
import type { AnalysedPupil, AnalysedTask, Analysis, Mistake } from '../contract/analysis.ts'
import { listStandings, type StandingRow } from './analysis-queries.ts'
import { listPupils, type PupilRow } from './matrix-queries.ts'
import { discriminationOf } from './rules/discrimination.ts'
import { repeatedMistakes } from './rules/repeated-mistakes.ts'

/** A pupil who has started, with their set and the states of its tasks. */
interface Solver {
  set: SetOfAssignment
  pupil: PupilRow
  /** Display name, unique within the assignment. */
  name: string
  standings: ReadonlyMap<number, StandingRow>
}

interface Miss {
  userId: number
  key: string
  isPartial: boolean
  response: Response
  feedback: string | null
  solver: Solver
  /** With the numbers of this try; the task itself where it has none. */
  task: FoundTask
}

const presentPupil = ({ set, pupil, name }: Solver): AnalysedPupil => ({
  userId: pupil.userId,
  name,
  homeworkId: set.homeworkId,
})

const isSolved = ({ share }: StandingRow): boolean => share >= 1
const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** Average share of a pupil in the other tasks of their set: skipped ones count as zero, those waiting for a review are left out. */
function restOf({ set, standings }: Solver, taskId: number): number | null {
  const others = set.taskIds.filter((id) => id !== taskId && standings.get(id)?.status !== 'in_queue')
  return meanOf(others.map((id) => standings.get(id)?.share ?? 0))
}

/** With individual numbers, answers with the same author's comment count as one mistake. */
function keyOf(task: FoundTask, variant: number | null, response: Response, feedback: string | null) {
  const key = sameAnswerKey(task.rubric, response)
  if (key === null || variant === null) return key
  return feedback === null ? `${variant}: ${key}` : `says: ${feedback}`
}

function missesOf(task: FoundTask, solver: Solver): Miss[] {
  const standing = solver.standings.get(task.id)
  const { userId } = solver.pupil
  return (standing?.misses ?? []).flatMap(({ tryNumber, response, verdict }) => {
    const { renews, attemptNumber } = standing!
    const turn = turnOfTry(renews && task.recipe?.again === true, tryNumber)
    const variant = task.recipe ? variantNumber(userId, task.id, attemptNumber, turn) : null
    const given = variant === null ? task : variantOf(task, variant)
    const key = keyOf(given, variant, response, verdict.feedback)
    if (key === null) return []
    const isPartial = verdict.outcome === 'partial'
    return [{ userId, key, isPartial, response, feedback: verdict.feedback, solver, task: given }]
  })
}

/** @param viewerId options are shown with the ids of this viewer, as everywhere */
function presentMistake(task: FoundTask, given: readonly Miss[], viewerId: number): Mistake {
  const first = given[0]!
  const personal = personalTask(first.task, viewerId)
  return {
    response: personal.shown(first.response),
    question: task.recipe ? personal.question() : null,
    isPartial: first.isPartial,
    feedback: first.feedback,
    pupils: given.map(({ solver }) => presentPupil(solver)),
    solvedLater: given.filter(({ solver }) => isSolved(solver.standings.get(task.id)!)).length,
  }
}

function analyseTask(
  task: FoundTask,
  sets: readonly SetOfAssignment[],
  everybody: readonly Solver[],
  viewerId: number,
): AnalysedTask {
  const solvers = everybody.filter(({ set }) => set.taskIds.includes(task.id))
  const standingOf = (solver: Solver) => solver.standings.get(task.id)
  const judged = solvers.filter((solver) => {
    const standing = standingOf(solver)
    return standing !== undefined && isCounted(standing)
  })
  const standings = judged.map((solver) => standingOf(solver)!)
  const solved = standings.filter(isSolved)
  const handedIn = solvers.filter(({ pupil }) => pupil.finishedAt !== null)
  const pairs = judged.flatMap((solver) => {
    const rest = solver.pupil.finishedAt === null ? null : restOf(solver, task.id)
    return rest === null ? [] : [{ set: solver.set.homeworkId, item: standingOf(solver)!.share, rest }]
  })
  const meanTries = meanOf(solved.map(judgedTries))
  const { shown, others } = repeatedMistakes(solvers.flatMap((solver) => missesOf(task, solver)))
  const personal = personalTask(task, viewerId)
  return {
    id: task.id,
    title: task.title,
    kind: task.kind,
    places: sets.flatMap(({ homeworkId, level, taskIds }) =>
      taskIds.includes(task.id) ? [{ homeworkId, level, position: taskIds.indexOf(task.id) + 1 }] : [],
    ),
    answered: judged.length,
    solvedPercent: percentOf(solved.length, judged.length),
    firstTryPercent: percentOf(standings.filter(({ isFirstTry }) => isFirstTry).length, judged.length),
    meanTries: meanTries === null ? null : Math.round(10 * meanTries) / 10,
    compared: pairs.length,
    discrimination: discriminationOf(pairs),
    unanswered: handedIn.filter((solver) => (standingOf(solver)?.tries ?? 0) === 0).map(presentPupil),
    question: personal.question(),
    answer: personal.solution(task.solutionHtml).answer,
    mistakes: shown.map(({ given }) => presentMistake(task, given, viewerId)),
    otherMistakes: others,
  }
}

/** Statistics of the tasks of an assignment over all its sets: one query for pupils per set, and three more. */
export async function readAnalysis({ sql, viewer }: Ctx, homework: ManagedRow): Promise<Analysis> {
  const sets = await listAllSets(sql, homework.baseId ?? homework.id)
  const found = await Promise.all(
    sets.map(async (set) => {
      const pupils = await listPupils(sql, set.homeworkId, viewer.id)
      return pupils.flatMap((pupil) => (pupil.attemptId === null ? [] : [{ set, pupil }]))
    }),
  )
  const begun = found.flat()
  const [standings, tasks] = await Promise.all([
    listStandings(
      sql,
      begun.map(({ pupil }) => pupil.attemptId!),
    ),
    listTasks(sql, [...new Set(sets.flatMap(({ taskIds }) => taskIds))]),
  ])
  const ofAttempt = Map.groupBy(standings, ({ attemptId }) => attemptId)
  const named = begun.map((one) => ({
    ...one,
    userId: one.pupil.userId,
    name: listedName(one.pupil),
    classTitle: one.pupil.classTitle,
  }))
  const called = await namesApart(sql, named, { id: 'userId', name: 'name', place: 'classTitle' })
  const solvers = called.map(({ set, pupil, name }): Solver => ({
    set,
    pupil,
    name,
    standings: new Map((ofAttempt.get(pupil.attemptId!) ?? []).map((row) => [row.taskId, row])),
  }))
  return {
    begun: solvers.length,
    tasks: tasks.map((task) => analyseTask(task, sets, solvers, viewer.id)),
  }
}
