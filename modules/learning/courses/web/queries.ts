import { pageQuery, query } from '@school/api-client'
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

export const pupilQuestionsQuery = (isAnswered: boolean, page: number) =>
  pageQuery(listPupilQuestions, { query: { q: { stateEq: isAnswered ? 'answered' : 'open' }, page } })

export const lessonOpinionQuery = (lessonId: number) => query(getLessonOpinion, { params: { lessonId } })

export const lessonOpinionsQuery = () => query(listLessonOpinions, {})

export const opinionWordsQuery = (lessonId: number) => query(listOpinionWords, { params: { lessonId } })

/** @param seed of the order of options */
export const taskPreviewQuery = (taskId: number, seed: number) =>
  query(previewTask, { params: { taskId }, query: { seed } })
