import { type TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import type { Matrix, MatrixPupil } from '../contract/managed.ts'
import { words } from './ru.ts'

const rowOf = ({ name, classTitle, state, cells, percent, mark, comment }: MatrixPupil) => [
  name,
  classTitle,
  words.copyState[state],
  ...cells.map(({ status, tries }) => words.cell(status, tries)),
  percent,
  mark,
  comment,
]

/** What a teacher sees of a homework, as a table to be kept or printed. */
export const matrixFile = (name: string, { tasks, pupils }: Matrix, format: TableFormat): TableFile =>
  new TableFile({
    format,
    name,
    titles: [
      words.pupil,
      words.class,
      words.state,
      ...tasks.map(({ position, title }) => words.task(position, title)),
      words.percent,
      words.mark,
      words.comment,
    ],
    rows: pupils.map(rowOf),
  })
