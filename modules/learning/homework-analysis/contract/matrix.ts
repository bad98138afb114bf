import type { Sort } from '@school/kernel/contract'
import { isCounted, judgedTries } from '@school/results/contract'
import { percentOf } from '@school/texts'
import { type Matrix, type MatrixCell, type MatrixPupil, type MatrixTask } from './results.ts'

/** `help desc`: pupils who need most help go first. */
export const matrixOrders = ['help'] as const
export type MatrixOrder = (typeof matrixOrders)[number]

/** Filter and order of rows; `null` is all of them, by classes and names. */
export interface MatrixWanted {
  classId: number | null
  sort: Sort<MatrixOrder> | null
}

const isSolved = ({ status }: MatrixCell) => status === 'solved' || status === 'hinted'
const wrongTries = (cell: MatrixCell) => Math.max(0, judgedTries(cell) - (isSolved(cell) ? 1 : 0))

/** Tried repeatedly, or to the last try, and not solved. */
const isStuckAt = (cell: MatrixCell) =>
  isCounted(cell) && !isSolved(cell) && (cell.tries > 1 || cell.status === 'failed')

export interface Need {
  stuck: number
  solved: number
  wrong: number
}

/** How much a pupil needs help: failed tasks, tasks solved or sent for review, and wrong tries. */
export const needOf = (cells: readonly MatrixCell[]): Need => ({
  stuck: cells.filter(isStuckAt).length,
  solved: cells.filter((cell) => isSolved(cell) || cell.status === 'in_queue').length,
  wrong: cells.reduce((sum, cell) => sum + wrongTries(cell), 0),
})

const byNeed = (a: Need, b: Need) => b.stuck - a.stuck || a.solved - b.solved || b.wrong - a.wrong

/** Pupils with repeatedly failed tasks first, then those with the fewest solved; equal ones keep the order of class and name. */
function inOrder(pupils: readonly MatrixPupil[], { direction }: Sort<MatrixOrder>): MatrixPupil[] {
  const needs = new Map(pupils.map(({ userId, cells }) => [userId, needOf(cells)]))
  const turn = direction === 'desc' ? 1 : -1
  return pupils.toSorted((a, b) => turn * byNeed(needs.get(a.userId)!, needs.get(b.userId)!))
}

/** The difficulty of a task for pupils with judged answers. */
export function heatOf(pupils: readonly MatrixPupil[], index: number) {
  const judged = pupils.map(({ cells }) => cells[index]!).filter(isCounted)
  return {
    answered: judged.length,
    solvedPercent: percentOf(judged.filter(isSolved).length, judged.length),
  }
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** The last line of the matrix, over pupils with a result and pupils with a mark. */
export const meansOf = (pupils: readonly MatrixPupil[]) => ({
  percent: meanOf(pupils.map(({ percent }) => percent)),
  mark: meanOf(pupils.map(({ mark }) => mark)),
})

/** Selected rows; the totals are computed over them. */
export function wantedOf({ tasks, pupils }: Matrix, { classId, sort }: MatrixWanted): Matrix {
  const own = classId === null ? pupils : pupils.filter(({ schoolClassId }) => schoolClassId === classId)
  return {
    tasks:
      own.length === pupils.length
        ? tasks
        : tasks.map((task, index): MatrixTask => ({ ...task, ...heatOf(own, index) })),
    pupils: sort === null ? own : inOrder(own, sort),
  }
}

/** Classes of the pupils in their order. */
export const classesOf = (pupils: readonly MatrixPupil[]) =>
  [...Map.groupBy(pupils, ({ schoolClassId }) => schoolClassId)].map(([id, own]) => ({
    id,
    title: own[0]!.classTitle,
    pupils: own.length,
  }))
