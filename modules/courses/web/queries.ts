import { query } from '@school/api-client'
import {
  getLessonNotes,
  getCourse,
  getLesson,
  getLessonTask,
  listLessonTasks,
  previewTask,
} from '../contract/index.ts'

export const courseQuery = (courseId: number) => query(getCourse, { params: { courseId } })

export const lessonQuery = (courseId: number, lessonId: number) =>
  query(getLesson, { params: { courseId, lessonId } })

export const lessonNotesQuery = (lessonId: number) => query(getLessonNotes, { params: { lessonId } })

export const lessonTasksQuery = (lessonId: number) => query(listLessonTasks, { params: { lessonId } })

export const lessonTaskQuery = (lessonId: number, taskId: number) =>
  query(getLessonTask, { params: { lessonId, taskId } })

/** @param seed of the order of options */
export const taskPreviewQuery = (taskId: number, seed: number) =>
  query(previewTask, { params: { taskId }, query: { seed } })
