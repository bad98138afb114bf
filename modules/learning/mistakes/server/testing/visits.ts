import { attemptIn, isLast, type ModuleVisits } from '@school/server/testing'
import { api, pathDesk } from './path-desk.ts'

const card = (state: string) =>
  `select id as "mistakeId", task_id as "taskId", user_id as owner from mistakes where state = '${state}' order by id limit 1`

export const visits: ModuleVisits = {
  addresses: { mistakeId: `select id as "mistakeId" from mistakes where user_id = $1` },
  async begin(school, pupil) {
    const { collect, start } = pathDesk(school)
    await collect()
    await school.rows('update mistakes set returns_on = missed_at::date where user_id = $1', [pupil.id])
    const { cards } = (await pupil.get(`${api}?limit=100`)).body as { cards: { id: number }[] }
    for (const { id } of cards) await start(pupil, id)
  },
  prepared: [
    `insert into works (key, kind, rules) select 'mistake:' || min(task_id), 'mistake', '{"mode":"practice","tries":1}' from mistakes where state = 'open'
      on conflict do nothing`,
    `insert into work_tasks (work_id, task_id, position) select w.id, split_part(w.key, ':', 2)::int, 1 from works w where w.kind = 'mistake'
      on conflict do nothing`,
    `with begun as (
        insert into attempts (work_id, user_id, number, started_at)
        select w.id, m.user_id, 2, $1::timestamptz from works w join mistakes m on w.key = 'mistake:' || m.task_id and m.state = 'open'
        where w.kind = 'mistake' on conflict do nothing returning id, work_id, user_id
      )
      update mistakes m set twin_attempt_id = b.id, twin_work_id = b.work_id, twin_task_id = m.task_id from begun b join works w on w.id = b.work_id
      where m.user_id = b.user_id and w.key = 'mistake:' || m.task_id`,
    `update mistakes set state = 'dismissed', dismissal = 'known', put_off_from = returns_on where id = (
      select max(id) from mistakes where state = 'open' and twin_attempt_id is null)`,
  ],
  objects: {
    mistakeId: { open: card('open'), closed: card('closed'), dismissed: card('dismissed') },
    attemptId: { of_mistake: attemptIn('', `w.kind = 'mistake' and ${isLast}`) },
  },
}
