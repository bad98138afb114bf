import { link, site } from '@school/routes'
import type { AssignableSource } from '@school/works/server'
import { says } from './ru.ts'

/** Rehearsals of exams; those a pupil has already written are offered with one more attempt. */
export const assignableRehearsals: AssignableSource = {
  kind: 'rehearsal',
  title: says.work,
  sql: () => `select r.work_id, r.title, r.subtitle, r.discipline_id, r.grades, r.position::int as position, array[r.id] as path,
      r.retired_at is null as is_open
    from exam_rehearsals r`,
  url: (id) => link(site.lms.examRehearsal, { exam_rehearsal_id: id }),
}
