import { fileAddress } from '@school/api-client'
import type { TableFormat } from '@school/kernel/contract'
import { link, portal } from '@school/routes'
import { saveWatchedExamCourse } from '../contract/index.ts'
import type { Measure } from './rules.ts'

const page = portal.personal.progress

export const progressAt = (userId: number, by: Measure | null = null): string =>
  link(page, { userId }, { by })
export const examCourseAt = (userId: number, key: string): string =>
  link(page, { userId, resourceType: 'exam-courses', resourceId: key })
export const examCourseFileAt = (
  watchedPupilId: number,
  examCourseKey: string,
  format: TableFormat,
): string =>
  fileAddress(saveWatchedExamCourse, { params: { watchedPupilId, examCourseKey }, query: { format } })
