import type { ModuleVisits } from '@school/server/testing'

const review = (
  kind: string,
  state: string,
) => `select r.id as "reviewId", a.user_id as "userId", a.user_id as owner
  from answer_reviews r join attempts a on a.id = r.attempt_id join works w on w.id = a.work_id
  where w.kind = '${kind}' and r.state = '${state}' order by r.id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    reviewId: `select id as "reviewId" from answer_reviews`,
    commentId: 'select id as "commentId" from kept_comments',
  },
  // Pending answers and a checked one: of a lesson and of a rehearsal.
  prepared: [
    `insert into kept_comments (author_id, text, used_at) select m.user_id, 'Проверь знак', $1 from class_members m where m.role = 'teacher'
      on conflict do nothing`,
    `with asked as (
     select distinct on (w.kind) a.id as attempt_id, t.id as task_id from attempts a join works w on w.id = a.work_id
     join work_tasks wt on wt.work_id = w.id join tasks t on t.id = wt.task_id and t.kind in ('essay', 'file')
     where w.kind in ('practice', 'rehearsal') order by w.kind, a.id desc, wt.position
   ), states as (
     insert into task_states (attempt_id, task_id, status, tries, updated_at) select attempt_id, task_id, 'in_queue', 1, $1 from asked
     on conflict (attempt_id, task_id) do update set tries = 1
   ), given as (
     insert into answers (attempt_id, task_id, try_number, response, answered_at)
     select attempt_id, task_id, 1, '{"kind":"file","files":[],"text":"Решение"}', $1 from asked on conflict do nothing
   )
   insert into answer_reviews (attempt_id, task_id, try_number, round, state, asked_at)
   select attempt_id, task_id, 1, round, case round when 1 then 'waiting' else 'reviewed' end, $1 from asked, (values (1), (2)) x (round)`,
  ],
  objects: {
    commentId: {
      own: 'select id as "commentId", author_id as owner from kept_comments order by id limit 1',
    },
    reviewId: {
      waiting: review('practice', 'waiting'),
      checked: review('practice', 'reviewed'),
      of_exam: review('rehearsal', 'waiting'),
    },
  },
}
