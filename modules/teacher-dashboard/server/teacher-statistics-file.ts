import type { TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import { formatDate } from '@school/texts'
import type { TeacherStatistics } from '../contract/teacher-statistics.ts'
import { periodWords as words } from './ru.ts'

const nameOf = ({ classes, schoolClassId, from, to }: TeacherStatistics, of: 'pupils' | 'themes') =>
  words.fileOf(
    of,
    classes.find(({ id }) => id === schoolClassId)?.name ?? null,
    formatDate(from),
    formatDate(to),
  )

/** What the page shows of pupils or of skills, as a table to be kept. */
export function teacherStatisticsFile(
  page: TeacherStatistics,
  of: 'pupils' | 'themes',
  format: TableFormat,
): TableFile {
  const name = nameOf(page, of)
  return of === 'pupils'
    ? new TableFile({
        format,
        name,
        titles: words.pupilTitles,
        rows: page.pupils.map((pupil) => [
          pupil.name,
          pupil.className,
          pupil.percent,
          pupil.change,
          pupil.tasks,
          pupil.activeDays,
          pupil.homeworksInTime,
          pupil.homeworks,
        ]),
      })
    : new TableFile({
        format,
        name,
        titles: words.themeTitles,
        rows: page.themes.map(({ title, subject, badly, soSo, well }) => [title, subject, badly, soSo, well]),
      })
}
