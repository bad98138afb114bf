import { link, site } from '@school/routes'
import type { AssignableSource } from '@school/works/server'
import { says } from './ru.ts'

/** Lessons of free courses, in which a pupil enrols by one press; other courses could not be opened by every pupil. */
export const assignableLessons: AssignableSource = {
  kind: 'practice',
  title: says.assigned,
  sql: () => `select l.work_id, l.title, c.title as subtitle, c.discipline_id, c.grades, c.id * 1000 + l.position as position,
      array[l.course_id, l.id] as path, c.is_free and l.retired_at is null and c.retired_at is null as is_open
    from lessons l join courses c on c.id = l.course_id`,
  url: (courseId, id) => link(site.lms.lesson, { course_id: courseId, lesson_id: id }),
}
