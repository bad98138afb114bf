import { link, site } from '@school/routes'
import type { Exam } from '../contract/index.ts'

const idOf = (exam_rehearsal_id: number) => ({ exam_rehearsal_id })

export interface ListWanted {
  exam?: Exam | null
  discipline?: string | null
}

export const examsAt = ({ exam = null, discipline = null }: ListWanted = {}) =>
  link(site.lms.examRehearsals, {}, { exam, discipline })
export const examAt = (id: number) => link(site.lms.examRehearsal, idOf(id))
export const examTasksAt = (id: number, task_id?: number) =>
  link(site.lms.examRehearsalTasks, { ...idOf(id), task_id })
export const examFinishAt = (id: number) => link(site.lms.examRehearsalFinish, idOf(id))
export const examResultsAt = (
  id: number,
  { attemptNumber, task }: { attemptNumber?: number; task?: number } = {},
) => link(site.lms.examRehearsalResults, idOf(id), { attempt: attemptNumber ?? null, task: task ?? null })
/** Reads `?attempt=2&task=8`; values that are not numbers are ignored. */
const numberIn = (search: URLSearchParams, name: string): number | null => {
  const value = search.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
export const resultsIn = (search: URLSearchParams) => {
  const attemptNumber = numberIn(search, 'attempt')
  return {
    attemptNumber: attemptNumber === null ? null : Math.min(attemptNumber, 30_000),
    taskId: numberIn(search, 'task'),
  }
}
export const sharedAt = (ulid: string) => link(site.lms.sharedExamRehearsalResults, { ulid })
