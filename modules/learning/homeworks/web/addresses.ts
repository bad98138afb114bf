import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { sortParameter } from '@school/tables'
import { saveAnalysis, saveMatrix } from '../contract/index.ts'
import type { HomeworkTab } from '../contract/homework.ts'
import type { LibrarySection } from '../contract/library.ts'
import type { ManagedTab } from '../contract/managed.ts'
import type { MatrixWanted } from '../contract/matrix.ts'

/** Default values are left out of the address. */
const withQuery = (path: string, query: Record<string, string | number | null | undefined>): string => {
  const known = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const text = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
  return text ? `${path}?${text}` : path
}

export const homeworksAt = (tab: HomeworkTab = 'now', subject: string | null = null, page = 1) =>
  withQuery(link(site.lms.homeworks), {
    tab: tab === 'now' ? null : tab,
    subject,
    page: page > 1 ? page : null,
  })

export const homeworkAt = (homework_id: number) => link(site.lms.homework, { homework_id })

/** A homework without a lesson has 0 in its place. */
export const taskAt = (homework: { id: number; lesson: { id: number } | null }, id: number) =>
  link(site.lms.homeworkTask, { lesson_id: homework.lesson?.id ?? 0, homework_id: homework.id, id })

export const libraryAt = (
  section: LibrarySection = 'skills',
  query: Record<string, string | number | null> = {},
) => withQuery(link(site.lms.homeworkLibrary, { section }), query)

/** The homework of a webinar, and one of its tasks. */
export const webinarAt = (webinar_id: number, task: number | null = null) =>
  withQuery(link(site.lms.webinarHomework, { webinar_id }), { task })

export const managedListAt = (tab: ManagedTab = 'running', text: string | null = null, page = 1) =>
  withQuery(link(site.user.teacherAssignments), {
    tab: tab === 'running' ? null : tab,
    text,
    page: page > 1 ? page : null,
  })
export const newHomeworkAt = (set: number | null = null) =>
  withQuery(link(site.user.teacherAssignments), { new: 1, set })
/** A new homework with all fields of an earlier one, from today on. */
export const againAt = (from: number) => withQuery(link(site.user.teacherAssignments), { new: 1, from })

/** A new homework with all tasks of a lesson, or with one of them. */
export const newHomeworkOfLessonAt = (lesson: number, task: number | null = null) =>
  withQuery(link(site.user.teacherAssignments), { new: 1, lesson, task })
/** Answers of a homework to be reviewed, by tasks or by pupils. */
export const checkingAt = (homework: number, by: 'task' | 'pupil') =>
  withQuery(link(site.lms.teacherChecking), { homework, by })

export const editHomeworkAt = (edit: number) => withQuery(link(site.user.teacherAssignments), { edit })
export const managedAt = (homework_id: number, { classId = null, sort = null }: Partial<MatrixWanted> = {}) =>
  withQuery(link(site.user.teacherAssignment, { id: homework_id }), {
    class: classId,
    s: sortParameter(sort),
  })

/** The page that puts marks of a homework into the journal of a class. */
export const journalAt = (id: number, discipline: string) =>
  withQuery(link(site.user.teacherJournal, { id }), { discipline })

/** Statistics of its tasks. */
export const analysisAt = (homework_id: number) =>
  withQuery(link(site.user.teacherAssignment, { id: homework_id }), { view: 'tasks' })
export const analysisFileAt = (homeworkId: number, format: TableFormat) =>
  fileAddress(saveAnalysis, { params: { homeworkId }, query: { format } })

/** The file as shown on the page: the same class, the same order. */
export const matrixFileAt = (homeworkId: number, { classId, sort }: MatrixWanted, format: TableFormat) =>
  fileAddress(saveMatrix, {
    params: { homeworkId },
    query: {
      format,
      q: {
        ...(classId === null ? {} : { classIdEq: classId }),
        ...(sort === null ? {} : { s: sortParameter(sort)! }),
      },
    },
  })
