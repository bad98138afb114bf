import {
  answerWrongly,
  type ModuleVisits,
  attemptIn,
  judged,
  taskOf,
  taskStanding,
  underWay,
} from '@school/server/testing'
import { expect } from 'vitest'

const stages = `select s.olympiad_id as "olympiadId", s.id as "stageId", wt.task_id as "taskId" from olympiad_stages s
  join olympiad_grades g on g.stage_id = s.id join work_tasks wt on wt.work_id = g.work_id`

/** An olympiad with a sample task of its landing. */
const landing = (where: string) =>
  `select o.id as "olympiadId", s.task_id as "taskId" from olympiads o join olympiad_samples s on s.olympiad_id = o.id
  where ${where} order by s.position limit 1`

/** A teacher of this pupil this year. */
const teacherOf = (
  pupil: string,
) => `(select min(t.user_id) from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
    join class_members t on t.school_class_id = c.id and t.role = 'teacher' where m.user_id = ${pupil} and m.role = 'pupil')`

const stage = (
  where: string,
) => `select s.id as "stageId", o.id as "olympiadId", ${taskOf('g.work_id')}, p.id as "participationId", p.user_id as "userId",
    p.user_id as owner, ${teacherOf('p.user_id')} as leader, 1 as place,
    coalesce((select min(id) from olympiad_codes c where c.stage_id = s.id), (select min(id) from olympiad_codes)) as "codeId",
    coalesce((select min(id) from olympiad_experts e where e.stage_id = s.id), (select min(id) from olympiad_experts)) as "expertId",
    coalesce((select min(k.id) from olympiad_packets k where k.stage_id = s.id), 1) as "packetId",
    coalesce((select min(k.id) from olympiad_personal_codes k where k.stage_id = s.id), 1) as "personalCodeId",
    coalesce((select min(id) from olympiad_time_requests r where r.stage_id = s.id), 1) as "requestId",
    coalesce((select min(w.id) from work_allowances w where w.work_id = g.work_id), 1) as "grantId"
  from olympiad_stages s join olympiads o on o.id = s.olympiad_id join olympiad_grades g on g.stage_id = s.id
  left join lateral (select * from olympiad_participations x where x.stage_id = s.id and x.work_id = g.work_id order by x.id limit 1) p on true
  where ${where} order by p.id nulls last, s.id limit 1`
const participation = (
  where: string,
) => `select p.id as "participationId", s.id as "stageId", ${taskOf('p.work_id')}, p.user_id as "userId", p.user_id as owner
  from olympiad_participations p join olympiad_stages s on s.id = p.stage_id left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
  where ${where} order by p.id limit 1`
const inStage = (where: string) =>
  `exists (select from olympiad_grades g join olympiad_stages s on s.id = g.stage_id where w.id in (g.work_id, g.practice_work_id) and ${where})`
const attempt = (where: string) =>
  attemptIn(
    'join olympiad_grades g on g.work_id = a.work_id join olympiad_stages s on s.id = g.stage_id',
    where,
  )
const running = 's.published_at is null and s.opens_at < $1 and s.closes_at > $1'
const onCheck = 's.published_at is null and s.closes_at <= $1'

export const visits: ModuleVisits = {
  addresses: {
    olympiadId: stages,
    stageId: stages,
    participationId: 'select id as "participationId" from olympiad_participations',
    appealId: 'select id as "appealId" from appeals',
  },
  /** Starts an attempt in every open stage and answers each task that can be typed. */
  async begin(school, pupil) {
    // The content was loaded on 1 September, and dates of olympiads are relative to it.
    const today = school.now
    school.at(new Date('2026-09-01T09:00:00Z'))
    await school.rows(`update olympiad_stages set entry = 'open' where entry = 'code'`)
    const open = await school.rows<{ id: number }>(
      'select id from olympiad_stages where opens_at < $1 and closes_at > $1 order by id',
      [school.now],
    )
    expect(open.length).toBeGreaterThan(2)
    try {
      for (const { id } of open) {
        const entered = await pupil.post(`/api/olympiad_stages/${id}/participations`, { grade_index: 7 })
        expect(entered.status, entered.text).toBe(200)
        const url = `/api/olympiad_participations/${entered.body.participation.id}/starts`
        const started = await pupil.post(url, { holder: 'tab-of-masha' })
        expect(started.status, started.text).toBe(200)
        await answerWrongly(pupil, started.body.attempt, 'save')
      }
    } finally {
      await school.rows(`update olympiad_stages set entry = 'code' where key = 'main' and hard_close`)
    }
    school.at(today)
  },
  prepared: [
    `update olympiads set retired_at = now() where key = 'autumn-pattern'`,
    `update olympiad_stages s set opens_at = $1::timestamptz + interval '10 days', closes_at = $1::timestamptz + interval '11 days',
     results_at = $1::timestamptz + interval '14 days', published_at = null
   from olympiads o where o.id = s.olympiad_id and o.key = 'word-by-word' and s.key = 'final'`,
    `update olympiad_stages s set opens_at = $1::timestamptz - interval '1 day', closes_at = $1::timestamptz + interval '1 day',
     results_at = $1::timestamptz + interval '7 days', published_at = null
   from olympiads o where o.id = s.olympiad_id and o.key = 'physics-around' and s.key = 'main'`,
    `update olympiad_stages s set closes_at = $1::timestamptz - interval '1 day', results_at = $1::timestamptz + interval '3 days', published_at = null
   from olympiads o where o.id = s.olympiad_id and o.key = 'word-by-word' and s.key = 'qualifying'`,
    `update works w set results_out_at = null from olympiad_grades g join olympiad_stages s on s.id = g.stage_id
   where w.id in (g.work_id, g.practice_work_id) and s.published_at is null`,
    `update attempts a set judged_at = null, points = null, max_points = null
   from olympiad_grades g join olympiad_stages s on s.id = g.stage_id where a.work_id = g.work_id and s.published_at is null`,
    `update attempts set finished_at = null, finish_reason = null, deadline_at = $1::timestamptz + interval '1 hour' where id = (
     select min(a.id) from attempts a join olympiad_grades g on g.work_id = a.work_id join olympiad_stages s on s.id = g.stage_id
     where s.published_at is null and s.opens_at < $1 and s.closes_at > $1)`,
    `update attempts set judged_at = $1, finished_at = coalesce(finished_at, $1), points = 0, max_points = 100 where id = (
     select max(a.id) from attempts a join olympiad_grades g on g.work_id = a.work_id join olympiad_stages s on s.id = g.stage_id
     where s.published_at is null and s.closes_at <= $1)`,
    `insert into olympiad_experts (stage_id, user_id, appointed_by, appointed_at)
   select s.id, u.id, u.id, $1 from olympiad_stages s, users u where u.type = 'agent' order by s.id, u.id limit 1`,
    `insert into olympiad_packets (stage_id, organization_id, made_at, made_by, codes, diplomas)
   select s.id, (select min(id) from organizations where kind = 'school'), $1, (select max(id) from users where is_methodist), 1, 0
   from olympiad_stages s`,
    `insert into olympiad_personal_codes (stage_id, user_id, nonce, code_hash, issued_at, issued_by)
   select distinct on (stage_id) stage_id, user_id, 'nonce', 'hash of ' || id, $1, user_id from olympiad_participations order by stage_id, id`,
    `with asked as (
     insert into answer_reviews (attempt_id, task_id, try_number, asked_at)
     select distinct on (g.stage_id) a.id, wt.task_id, 1, $1 from olympiad_grades g join attempts a on a.work_id = g.work_id
     join work_tasks wt on wt.work_id = g.work_id order by g.stage_id, a.id, wt.position returning id
   ) insert into review_marks (review_id, reviewer_id, state, criteria, points, comment, said_at)
   select asked.id, u.id, 'reviewed', '[]', 0, 'Верно', $1 from asked, (select min(id) as id from users where type = 'agent') u`,
    `insert into appeals (attempt_id, task_id, try_number, text, filed_at)
   select a.id, s.task_id, s.tries, 'Прошу пересмотреть', $1 from attempts a join olympiad_grades g on g.work_id = a.work_id
   join olympiad_stages st on st.id = g.stage_id and st.published_at is not null join task_states s on s.attempt_id = a.id and s.tries > 0
   where not exists (select from appeals p where p.attempt_id = a.id) order by a.id limit 1`,
  ],
  objects: {
    olympiadId: {
      to_come: landing("o.key = 'word-by-word'"),
      running: landing("o.key = 'physics-around'"),
      archived: landing('o.retired_at is not null'),
    },
    stageId: {
      announced: stage('s.published_at is null and s.cancelled_at is null and s.opens_at > $1'),
      running: stage(running),
      checking: stage(onCheck),
      published: stage(`s.published_at is not null and s.kind = 'trial' and o.retired_at is null`),
      archived: stage('o.retired_at is not null'),
    },
    participationId: {
      under_way: participation(`${running} and a.finished_at is null and a.id is not null`),
      handed_in: participation(`${running} and a.finished_at is not null`),
      checking: participation(onCheck),
      published: participation('s.published_at is not null and a.judged_at is not null'),
    },
    clarificationId: {
      asked: `select c.id as "clarificationId", p.user_id as owner from olympiad_clarifications c
      left join olympiad_participations p on p.id = c.participation_id order by c.answered_at nulls first, c.id limit 1`,
    },
    appealId: {
      open: `select p.id as "appealId", a.user_id as owner from appeals p join attempts a on a.id = p.attempt_id where p.state = 'open' order by p.id limit 1`,
      decided: `select p.id as "appealId", a.user_id as owner from appeals p join attempts a on a.id = p.attempt_id where p.state <> 'open' order by p.id limit 1`,
    },
    attemptId: {
      of_olympiad: attempt(`${running} and ${underWay}`),
      of_olympiad_handed_in: attempt(`${running} and a.finished_at is not null`),
      of_olympiad_on_check: attempt(`${onCheck} and a.judged_at is null`),
      of_olympiad_judged_early: attempt(`${onCheck} and a.judged_at is not null`),
      of_olympiad_published: attempt(`s.published_at is not null and ${judged}`),
    },
    taskId: {
      of_olympiad_announced: taskStanding('olympiad', inStage('s.published_at is null and s.opens_at > $1')),
      of_olympiad_running: taskStanding('olympiad', inStage(running)),
      of_olympiad_on_check: taskStanding('olympiad', inStage(onCheck)),
      of_olympiad_published: taskStanding('olympiad', inStage('s.published_at is not null')),
      of_olympiad_reserve: 'select task_ids[1] as "taskId" from olympiad_reserves order by id limit 1',
    },
  },
}
