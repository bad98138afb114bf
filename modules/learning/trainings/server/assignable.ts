import { link, site } from '@school/routes'
import type { AssignableSource } from '@school/works/server'
import { says } from './ru.ts'

/** Trainings of the catalogue; one whose window has closed is not given any more. */
export const assignableTrainings: AssignableSource = {
  kind: 'training',
  title: says.work,
  sql: (
    now,
  ) => `select t.work_id, t.title, t.subtitle, t.discipline_id, t.grades, t.position::int as position, array[t.id] as path,
      t.retired_at is null and coalesce((w.rules ->> 'closesAt')::timestamptz > ${now}, true) as is_open
    from trainings t join works w on w.id = t.work_id`,
  url: (id) => link(site.lms.training, { training_id: id }),
}
