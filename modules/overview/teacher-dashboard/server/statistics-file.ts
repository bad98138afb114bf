import type { TableFormat } from '@school/kernel/contract'
import { dayCell, TableFile } from '@school/kernel/server'
import { dayIn } from '@school/texts'
import { sayCopyState } from '../contract/ru-statistics.ts'
import type { ClassStatistics, CourseStatistics, LessonStatistics } from '../contract/statistics.ts'
import { words } from './ru.ts'

const dayOf = (at: string | null) => dayCell(at && dayIn(at))

const lessonTable = ({ class: { name }, courses, courseId, lessons, pupils }: LessonStatistics) => ({
  name: words.lessonsOf(name, courses.find(({ id }) => id === courseId)?.title ?? ''),
  titles: [
    words.pupil,
    ...lessons.flatMap(({ position, title }) => [
      words.lesson(position, title),
      words.homework(position, title),
    ]),
    words.mean,
  ],
  rows: [
    ...pupils.map((pupil) => [
      pupil.name,
      ...pupil.cells.flatMap(({ percent, homework }) => [percent, homework && sayCopyState(homework)]),
      pupil.percent,
    ]),
    [words.means, ...lessons.flatMap(({ percent }) => [percent, null]), null],
  ],
})

const courseTable = ({ class: { name }, courses, pupils }: CourseStatistics) => ({
  name: words.coursesOf(name),
  titles: [words.pupil, ...courses.flatMap(({ title, lessons }) => words.course(title, lessons))],
  rows: pupils.map((pupil) => [
    pupil.name,
    ...pupil.cells.flatMap((cell) =>
      cell === null
        ? [null, null, null, null]
        : [dayOf(cell.beganAt), cell.lessonsDone, cell.percent, dayOf(cell.lastVisitAt)],
    ),
  ]),
})

/** What a teacher sees of a class by lessons or by courses, as a table to be kept. */
export const statisticsFile = (statistics: ClassStatistics, format: TableFormat): TableFile =>
  new TableFile({
    format,
    ...(statistics.by === 'lessons' ? lessonTable(statistics) : courseTable(statistics)),
  })
