import { link, site } from '@school/routes'

/** A lesson as those who teach read it, with one of its tasks before them. */
export const taughtLessonAt = (course_id: number, lesson_id: number, task: number | null = null) =>
  link(site.lms.teacherLesson, { course_id, lesson_id }, { task })
