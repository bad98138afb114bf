import { factsOf } from '@school/texts'
import type { HomeworkCard } from '../contract/homework.ts'
import { t } from './ru.ts'

/** Where a homework comes from, in words. */
export function sourceOf({ source, lesson, teacherName }: HomeworkCard): string {
  if (source === 'course' && lesson) return factsOf(t.ofCourse(lesson.courseTitle), lesson.title)
  if (source === 'teacher' && teacherName) return t.ofTeacher(teacherName)
  if (source === 'webinar' && teacherName) return t.ofWebinar(teacherName)
  return t.ofLibrary
}
