import type { TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import type { Matrix } from '../contract/results.ts'
import { words } from './ru.ts'

interface MatrixPoints {
  /** By ids of tasks. */
  mostPoints: ReadonlyMap<number, number>
  /** `null` where no answer is judged. */
  pointsOf: (userId: number, taskId: number) => number | null
}

const sumOf = (points: readonly (number | null)[]): number | null => {
  const known = points.filter((one) => one !== null)
  return known.length === 0 ? null : Math.round(100 * known.reduce((sum, one) => sum + one, 0)) / 100
}

/** The matrix of a homework as a table file: points of tasks for calculations, then how each was solved. */
export const matrixFile = (
  name: string,
  { tasks, pupils }: Matrix,
  { mostPoints, pointsOf }: MatrixPoints,
  format: TableFormat,
): TableFile =>
  new TableFile({
    format,
    name,
    titles: [
      words.pupil,
      words.class,
      words.state,
      ...tasks.map(({ id, position, title }) => words.points(position, title, mostPoints.get(id) ?? 0)),
      words.sum(sumOf([...mostPoints.values()]) ?? 0),
      words.percent,
      words.mark,
      words.comment,
      ...tasks.map(({ position, title }) => words.task(position, title)),
    ],
    rows: pupils.map(({ userId, name: called, classTitle, state, cells, percent, mark, comment }) => {
      const points = tasks.map(({ id }) => pointsOf(userId, id))
      return [
        called,
        classTitle,
        words.copyState[state],
        ...points,
        sumOf(points),
        percent,
        mark,
        comment,
        ...cells.map(({ status, tries }) => words.cell(status, tries)),
      ]
    }),
  })
