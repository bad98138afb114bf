import { query } from '@school/api-client'
import {
  getCourseProgress,
  getCourseRating,
  getPrograms,
  getProgress,
  getProgressShare,
  getSharedProgress,
  getWatchedExamCourse,
  getWatchedProgress,
} from '../contract/index.ts'

/** The last answer must be counted: the loader of a page refetches at every visit, the screen does not. */
const freshAtEveryVisit = { staleTime: 0, refetchOnMount: false } as const

export const programsQuery = (archived: boolean) => ({
  ...query(getPrograms, { query: { q: { archivedEq: archived } } }),
  ...freshAtEveryVisit,
})

export const progressQuery = { ...query(getProgress, {}), ...freshAtEveryVisit }

export const courseProgressQuery = (courseId: number) => ({
  ...query(getCourseProgress, { params: { courseId } }),
  ...freshAtEveryVisit,
})

export const courseRatingQuery = (courseId: number, page: number) =>
  query(getCourseRating, { params: { courseId }, query: { page } })

export const progressShareQuery = query(getProgressShare, {})

export const sharedProgressQuery = (userId: number, token: string) =>
  query(getSharedProgress, { params: { sharedUserId: userId, progressToken: token } })

export const watchedProgressQuery = (watchedPupilId: number) => ({
  ...query(getWatchedProgress, { params: { watchedPupilId } }),
  ...freshAtEveryVisit,
})

export const watchedExamCourseQuery = (watchedPupilId: number, examCourseKey: string) => ({
  ...query(getWatchedExamCourse, { params: { watchedPupilId, examCourseKey } }),
  ...freshAtEveryVisit,
})
