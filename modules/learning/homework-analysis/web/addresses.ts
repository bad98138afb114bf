import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import { sortParameter } from '@school/tables'
import { saveAnalysis } from '../contract/analysis-endpoints.ts'
import { saveMatrix } from '../contract/endpoints.ts'
import type { MatrixWanted } from '../contract/matrix.ts'

/** Answers of a homework to be reviewed, by tasks or by pupils. */
export const checkingAt = (homework: number, by: 'task' | 'pupil') =>
  link(site.lms.teacherChecking, {}, { homework, by })

/** The matrix with pupils of one class, in another order. */
export const matrixAt = (id: number, { classId, sort }: MatrixWanted) =>
  link(site.user.teacherAssignment, { id }, { class: classId, s: sortParameter(sort) })

/** The page that puts marks of a homework into the journal of a class. */
export const journalAt = (id: number, discipline: string) =>
  link(site.user.teacherJournal, { id }, { discipline })

/** Statistics of its tasks. */
export const analysisAt = (homework_id: number) =>
  link(site.user.teacherAssignment, { id: homework_id }, { view: 'tasks' })

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
