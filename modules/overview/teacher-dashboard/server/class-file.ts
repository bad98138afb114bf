import type { TableFormat } from '@school/kernel/contract'
import { dayCell, TableFile } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import type { ClassPage } from '../contract/class-page.ts'
import { sayNeed } from '../contract/ru.ts'
import { words } from './ru.ts'

/** What a teacher sees of a class, as a table to be kept or printed. */
export const classFile = ({ name, pupils }: ClassPage, format: TableFormat): TableFile =>
  new TableFile({
    format,
    name: words.fileOf(name),
    titles: [words.pupil, words.needs, words.percent, words.overdue, words.weakSkill, words.lastVisit],
    rows: pupils.map(({ name: pupil, needs, percent, overdue, weakSkill, lastVisitAt }) => [
      pupil,
      needs.map(sayNeed).join(', '),
      percent,
      overdue,
      weakSkill,
      dayCell(lastVisitAt && dayIn(lastVisitAt)),
    ]),
  })
