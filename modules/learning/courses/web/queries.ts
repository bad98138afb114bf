import { pageQuery, query } from '@school/api-client'
import type { SearchOf, site } from '@school/routes'
import {
  getLessonNotes,
  getCourse,
  getLesson,
  getLessonTask,
  getLessonOpinion,
  listLessonOpinions,
  listLessonQuestions,
  getTaughtLesson,
  listLessonTasks,
  listOpinionWords,
  listPupilQuestions,
  listRemarks,
  previewTask,
} from '../contract/index.ts'

export const courseQuery = (courseId: number) => query(getCourse, { params: { courseId } })

export const lessonQuery = (courseId: number, lessonId: number) =>
  query(getLesson, { params: { courseId, lessonId } })

export const taughtLessonQuery = (courseId: number, lessonId: number) =>
  query(getTaughtLesson, { params: { courseId, lessonId } })

export const lessonNotesQuery = (lessonId: number) => query(getLessonNotes, { params: { lessonId } })

export const lessonTasksQuery = (lessonId: number) => query(listLessonTasks, { params: { lessonId } })

export const lessonTaskQuery = (lessonId: number, taskId: number) =>
  query(getLessonTask, { params: { lessonId, taskId } })

export const remarksQuery = (lessonId: number) => query(listRemarks, { params: { lessonId } })

export const lessonQuestionsQuery = (lessonId: number) => query(listLessonQuestions, { params: { lessonId } })

type PupilQuestionsSearch = SearchOf<typeof site.lms.teacherLessonQuestions>

export const pupilQuestionsQuery = ({ tab, page }: PupilQuestionsSearch) =>
  pageQuery(listPupilQuestions, { query: { q: { stateEq: tab === 'answered' ? 'answered' : 'open' }, page } })
/** The number in the tab: the page shown, if it is of this tab. */
export const waitingQuestionsQuery = ({ tab, page }: PupilQuestionsSearch) =>
  pupilQuestionsQuery({ tab: 'waiting', page: tab === 'waiting' ? page : 1 })

export const lessonOpinionQuery = (lessonId: number) => query(getLessonOpinion, { params: { lessonId } })

export const lessonOpinionsQuery = () => query(listLessonOpinions, {})

export const opinionWordsQuery = (lessonId: number) => query(listOpinionWords, { params: { lessonId } })

/** @param seed of the order of options */
export const taskPreviewQuery = (taskId: number, seed: number) =>
  query(previewTask, { params: { taskId }, query: { seed } })
