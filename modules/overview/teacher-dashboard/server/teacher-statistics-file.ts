import type { TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import { formatDate } from '@school/texts'
import type { SavedPart, TeacherStatistics } from '../contract/teacher-statistics.ts'
import { periodWords as words } from './ru.ts'

type Table = Pick<TableFile, 'titles' | 'rows'>

const tables: Record<SavedPart, (page: TeacherStatistics) => Table> = {
  pupils: ({ pupils }) => ({
    titles: words.pupilTitles,
    rows: pupils.map((pupil) => [
      pupil.name,
      pupil.className,
      pupil.percent,
      pupil.change,
      pupil.tasks,
      pupil.activeDays,
      pupil.homeworksInTime,
      pupil.homeworks,
    ]),
  }),
  themes: ({ themes }) => ({
    titles: words.themeTitles,
    rows: themes.map(({ title, subject, badly, soSo, well }) => [title, subject, badly, soSo, well]),
  }),
  // Of a hidden parallel there are titles alone.
  parallel: ({ parallel: { own, rest } }) => ({
    titles: words.parallelTitles,
    rows:
      own && rest
        ? (['percent', 'active', 'tasks'] as const).map((key) => [words.measures[key], own[key], rest[key]])
        : [],
  }),
}

/** What the page shows, as a table to be kept. */
export function teacherStatisticsFile(
  page: TeacherStatistics,
  of: SavedPart,
  format: TableFormat,
): TableFile {
  const { classes, schoolClassId, from, to } = page
  const className = classes.find(({ id }) => id === schoolClassId)?.name ?? null
  return new TableFile({
    ...tables[of](page),
    format,
    name: words.fileOf(of, className, formatDate(from), formatDate(to)),
  })
}
