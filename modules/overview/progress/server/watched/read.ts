import type { ExamCourse } from '@school/exam-rehearsals/contract'
import { listExamCourses, readExamCourse } from '@school/exam-rehearsals/server'
import type { TableFormat } from '@school/kernel/contract'
import { type Ctx, TableFile } from '@school/kernel/server'
import type { WatchedExamCourse, WatchedProgress } from '../../contract/index.ts'
import { readProgress } from '../own-progress.ts'
import { watchedWords as words } from '../ru.ts'
import { accessWatchedPupil, refuse } from './access.ts'

/** @throws watched_pupil_not_found */
export async function readWatched(ctx: Ctx, pupilId: number): Promise<WatchedProgress> {
  const pupil = await accessWatchedPupil(ctx, pupilId)
  const [progress, examCourses] = await Promise.all([
    readProgress(ctx, pupil.id),
    listExamCourses(ctx, pupil.id),
  ])
  return { pupil, progress, examCourses }
}

/** @throws watched_pupil_not_found, exam_course_not_found */
export async function readWatchedExamCourse(
  ctx: Ctx,
  pupilId: number,
  key: string,
): Promise<WatchedExamCourse> {
  const pupil = await accessWatchedPupil(ctx, pupilId)
  const course = await readExamCourse(ctx, pupil.id, key)
  if (!course) throw refuse('exam_course_not_found')
  return { pupil, course }
}

const cellText = (cell: ExamCourse['numbers'][number]['cells'][number]): string | number | null => {
  if (cell === null || cell.status === 'not_started') return null
  return cell.status === 'in_queue' ? words.waits : cell.points
}

const gradeText = ({ grade, range }: ExamCourse['rehearsals'][number]): string | number =>
  range ? words.waits : grade.value

/** @throws watched_pupil_not_found, exam_course_not_found */
export async function examCourseFile(
  ctx: Ctx,
  pupilId: number,
  key: string,
  format: TableFormat,
): Promise<TableFile> {
  const { course } = await readWatchedExamCourse(ctx, pupilId, key)
  return new TableFile({
    format,
    name: words.file(course),
    titles: [words.number, words.theme, words.maxPoints, ...course.rehearsals.map(words.attempt), words.weak],
    rows: [
      ...course.numbers.map(({ number, theme, maxPoints, cells, isWeak }) => [
        number,
        theme,
        maxPoints,
        ...cells.map(cellText),
        isWeak ? words.isWeak : null,
      ]),
      [null, words.primary, null, ...course.rehearsals.map(({ grade }) => grade.primary), null],
      [null, words.grade, null, ...course.rehearsals.map(gradeText), null],
    ],
  })
}
