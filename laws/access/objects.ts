/**
 * Objects of the demo school, by the parameter that names them in a path and by their state. Each is a query of one row: what
 * else a path with this object names (a task in it, its pupil), its `owner` and, where somebody leads it, its `leader`.
 * Nobody of the people who knock has anything to do with any of them.
 */
export type Query = string

/** What the demo school has not in a state that matters, made once before everybody knocks. */
export const prepared: readonly Query[] = [
  // One of every kind is gone from the content.
  `update courses set retired_at = now() where id = (select max(id) from courses)`,
  `update trainings set retired_at = now() where key = 'own-numbers'`,
  `update homework_sets set retired_at = now() where id = (select max(id) from homework_sets)`,
  `update exam_rehearsals set retired_at = now() where key = 'ege-math-profile-2025'`,
  `update attestation_trainings set retired_at = now() where key = 'russian-5'`,
  `update skills set retired_at = now() where id = (select max(id) from skills)`,
  `update olympiads set retired_at = now() where key = 'autumn-pattern'`,
  // A final to come, a stage under way, one on check; the trials and the retired one are published.
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
  // In the stage under way one has begun and one has not; in the one on check everybody waits.
  `update attempts a set judged_at = null, points = null, max_points = null
   from olympiad_grades g join olympiad_stages s on s.id = g.stage_id where a.work_id = g.work_id and s.published_at is null`,
  `update attempts set finished_at = null, finish_reason = null, deadline_at = $1::timestamptz + interval '1 hour' where id = (
     select min(a.id) from attempts a join olympiad_grades g on g.work_id = a.work_id join olympiad_stages s on s.id = g.stage_id
     where s.published_at is null and s.opens_at < $1 and s.closes_at > $1)`,
  // One of them is judged already, which nobody may know before the others.
  `update attempts set judged_at = $1, points = 0, max_points = 100 where id = (
     select max(a.id) from attempts a join olympiad_grades g on g.work_id = a.work_id join olympiad_stages s on s.id = g.stage_id
     where s.published_at is null and s.closes_at <= $1)`,
  // Somebody solves a training again, somebody sits at an exam, and the time of somebody else is up.
  `insert into attempts (work_id, user_id, run, started_at, deadline_at, holder)
   select a.work_id, a.user_id, 2, $1::timestamptz - interval '20 minutes', x.deadline_at, x.holder
   from (values ('percent-warm-up', 0, null, null), ('spelling-sprint', 0, $1::timestamptz + interval '1 hour', 'knock-knock'),
     ('spelling-sprint', 1, $1::timestamptz - interval '10 minutes', 'knock-knock')) x (key, place, deadline_at, holder)
   join trainings t on t.key = x.key
   cross join lateral (select * from attempts b where b.work_id = t.work_id order by b.id offset x.place limit 1) a`,
  `update attempts set finished_at = $1, finish_reason = 'user', awaits_review = true where id = (
     select min(a.id) from attempts a join works w on w.id = a.work_id and w.kind = 'rehearsal' where a.finished_at is null)`,
  `update users set public_profile = false where id = (select max(user_id) from certificates)`,
  `update enrollments set access_until = $1::timestamptz - interval '1 day' where (user_id, course_id) = (
     select a.user_id, l.course_id from attempts a join lessons l on l.work_id = a.work_id and l.position = 3 order by a.id desc limit 1)`,
  `update skill_sessions set finished_at = null, ends_at = null where id = (select max(id) from skill_sessions)`,
  `insert into exam_shares (ulid, attempt_id, created_at, revoked_at)
   select '01J00000000000000000000' || x.mark, a.id, $1, case when x.mark = 'OFF' then $1::timestamptz end
   from (select max(a.id) as id from attempts a join exam_rehearsals r on r.work_id = a.work_id and r.retired_at is null where a.judged_at is not null) a,
     (values ('ABC'), ('OFF')) x (mark)`,
  `insert into files (id, owner_id, name, type, size, created_at)
   select '00000000-0000-4000-8000-000000000001', user_id, 'solution.png', 'image/png', 16, $1 from class_members where role = 'pupil' order by user_id desc limit 1`,
  // Answers that wait for a person, and one that has been checked: of a lesson and of a rehearsal.
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
  `insert into appeals (attempt_id, task_id, try_number, text, filed_at)
   select a.id, s.task_id, s.tries, 'Прошу пересмотреть', $1 from attempts a join olympiad_grades g on g.work_id = a.work_id
   join olympiad_stages st on st.id = g.stage_id and st.published_at is not null join task_states s on s.attempt_id = a.id and s.tries > 0
   where not exists (select from appeals p where p.attempt_id = a.id) order by a.id limit 1`,
]

const taskOf = (work: string) =>
  `(select task_id from work_tasks where work_id = ${work} order by position limit 1) as "taskId"`
/** Somebody's run in a work: the last one that was finished or, where there is none, the last that was begun. */
const runIn = (work: string) =>
  `left join lateral (select user_id from attempts r where r.work_id = ${work} order by r.judged_at desc nulls last, r.id desc limit 1) run on true`

const course = (
  where: string,
) => `select c.id as "courseId", l.id as "lessonId", ${taskOf('l.work_id')}, run.user_id as owner
  from courses c join lessons l on l.course_id = c.id and l.position = 2 ${runIn('l.work_id')} where ${where} order by c.id limit 1`
const lesson = (
  where: string,
) => `select l.id as "lessonId", ${taskOf('l.work_id')}, run.user_id as "userId", run.user_id as owner
  from lessons l join courses c on c.id = l.course_id ${runIn('l.work_id')} where ${where} order by l.id limit 1`
const training = (
  where: string,
) => `select t.id as "trainingId", ${taskOf('t.work_id')}, run.user_id as "userId", 1 as place, run.user_id as owner
  from trainings t join works w on w.id = t.work_id ${runIn('t.work_id')} where ${where} order by t.id limit 1`
const homework = (where: string) => `select h.id as "homeworkId", ${taskOf('h.work_id')},
    coalesce(run.user_id, p.user_id, (select min(user_id) from class_members where role = 'pupil')) as "userId",
    coalesce(run.user_id, p.user_id) as owner, h.author_id as leader
  from homeworks h ${runIn('h.work_id')} left join lateral (
    select m.user_id from homework_targets g join class_members m on m.role = 'pupil' and m.school_class_id = g.target_id
    where g.homework_id = h.id and g.target = 'class' order by m.user_id limit 1) p on true
  where ${where} order by run.user_id nulls last, h.id limit 1`
const stage = (
  where: string,
) => `select s.id as "stageId", o.id as "olympiadId", ${taskOf('g.work_id')}, p.id as "participationId", p.user_id as "userId",
    p.user_id as owner, 1 as place,
    coalesce((select min(id) from olympiad_codes c where c.stage_id = s.id), (select min(id) from olympiad_codes)) as "codeId"
  from olympiad_stages s join olympiads o on o.id = s.olympiad_id join olympiad_grades g on g.stage_id = s.id
  left join lateral (select * from olympiad_participations x where x.stage_id = s.id and x.work_id = g.work_id order by x.id limit 1) p on true
  where ${where} order by p.id nulls last, s.id limit 1`
const participation = (
  where: string,
) => `select p.id as "participationId", s.id as "stageId", ${taskOf('p.work_id')}, p.user_id as "userId", p.user_id as owner
  from olympiad_participations p join olympiad_stages s on s.id = p.stage_id left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
  where ${where} order by p.id limit 1`
/** With the first task that is still open in it, if there is one. */
const attempt = (where: string) => `select a.id as "attemptId", a.user_id as owner, h.author_id as leader, (
    select wt.task_id from work_tasks wt left join task_states z on z.attempt_id = a.id and z.task_id = wt.task_id
    where wt.work_id = a.work_id order by coalesce(z.status, 'not_started') <> 'not_started', wt.position limit 1) as "taskId"
  from attempts a join works w on w.id = a.work_id left join homeworks h on h.work_id = a.work_id left join trainings t on t.work_id = a.work_id
  left join lessons l on l.work_id = a.work_id left join courses c on c.id = l.course_id
  left join olympiad_grades g on g.work_id = a.work_id left join olympiad_stages s on s.id = g.stage_id
  where ${where} order by a.id limit 1`
const isLast = `not exists (select from attempts l where l.work_id = a.work_id and l.user_id = a.user_id and l.run > a.run)`
const practised = `w.kind = 'training' and t.retired_at is null and w.rules ->> 'mode' = 'practice'`
const examined = `w.kind = 'training' and t.retired_at is null and w.rules ->> 'mode' = 'exam'`
const underWay = 'a.finished_at is null and (a.deadline_at is null or a.deadline_at > $1::timestamptz)'
const judged = `a.judged_at is not null and ${isLast}`
const review = (
  kind: string,
  state: string,
) => `select r.id as "reviewId", a.user_id as "userId", a.user_id as owner
  from answer_reviews r join attempts a on a.id = r.attempt_id join works w on w.id = a.work_id
  where w.kind = '${kind}' and r.state = '${state}' order by r.id limit 1`
/** A task that stands in such works and in no other. */
const task = (
  kind: string,
  where = 'true',
) => `select wt.task_id as "taskId" from work_tasks wt join works w on w.id = wt.work_id
  group by wt.task_id having bool_and(w.kind = '${kind}' and ${where}) order by wt.task_id limit 1`
const inStage = (where: string) =>
  `exists (select from olympiad_grades g join olympiad_stages s on s.id = g.stage_id where w.id in (g.work_id, g.practice_work_id) and ${where})`
const monitored = (
  from: string,
) => `select e.work_id as "workId", run.user_id as "userId", run.user_id as owner from ${from} e ${runIn('e.work_id')}
  where e.retired_at is null order by e.id limit 1`
const certificate = (
  where: string,
) => `select c.id as "certificateId", c.number, u.id as "userId", u.id as owner
  from certificates c join users u on u.id = c.user_id where c.withdrawn_at is null and ${where} order by c.id limit 1`
const running = 's.published_at is null and s.opens_at < $1 and s.closes_at > $1'
const onCheck = 's.published_at is null and s.closes_at <= $1'

export const objects: Record<string, Record<string, Query>> = {
  courseId: { published: course('c.retired_at is null'), archived: course('c.retired_at is not null') },
  lessonId: {
    first: lesson('l.position = 1 and c.retired_at is null'),
    locked: lesson('l.position = 2 and c.retired_at is null'),
    archived: lesson('l.position = 2 and c.retired_at is not null'),
  },
  trainingId: {
    practice: training(`t.retired_at is null and w.rules ->> 'mode' <> 'exam'`),
    exam: training(`t.retired_at is null and w.rules ->> 'mode' = 'exam'`),
    archived: training('t.retired_at is not null'),
  },
  examRehearsalId: Object.fromEntries(
    [
      ['published', 'is null'],
      ['archived', 'is not null'],
    ].map(([state, retired]) => [
      state,
      `select e.id as "examRehearsalId", ${taskOf('e.work_id')}, run.user_id as owner, '01J00000000000000000000ABC' as ulid
       from exam_rehearsals e ${runIn('e.work_id')} where e.retired_at ${retired} order by e.id limit 1`,
    ]),
  ),
  ulid: {
    working: `select ulid, a.user_id as owner from exam_shares s join attempts a on a.id = s.attempt_id where s.revoked_at is null limit 1`,
    revoked: `select ulid, a.user_id as owner from exam_shares s join attempts a on a.id = s.attempt_id where s.revoked_at is not null limit 1`,
  },
  attestationId: Object.fromEntries(
    [
      ['published', 'is null'],
      ['archived', 'is not null'],
    ].map(([state, retired]) => [
      state,
      `select e.id as "attestationId", ${taskOf('e.work_id')}, run.user_id as owner from attestation_trainings e ${runIn('e.work_id')}
       where e.retired_at ${retired} order by e.id limit 1`,
    ]),
  ),
  homeworkId: {
    draft: homework(`h.source = 'teacher' and h.published_at is null`),
    running: homework(`h.source = 'teacher' and h.published_at is not null and h.closed_at is null`),
    archived: homework(`h.source = 'teacher' and h.archived_at is not null`),
    of_webinar: homework(`h.source = 'webinar'`),
    of_lesson: homework(`h.source = 'course'`),
    of_library: homework(`h.source = 'library'`),
  },
  webinarId: {
    planned: `select w.webinar_id as "webinarId", ${taskOf('h.work_id')}, m.user_id as owner, h.author_id as leader
      from webinar_homeworks w join homeworks h on h.id = w.homework_id join webinars b on b.id = w.webinar_id
      join class_members m on m.school_class_id = b.school_class_id and m.role = 'pupil' order by m.user_id limit 1`,
  },
  setId: {
    published: `select id as "setId" from homework_sets where retired_at is null order by id limit 1`,
    archived: `select id as "setId" from homework_sets where retired_at is not null order by id limit 1`,
  },
  section: { of_exam: `select 'ege' as section` },
  olympiadId: {
    to_come: `select o.id as "olympiadId" from olympiads o where key = 'word-by-word'`,
    running: `select o.id as "olympiadId" from olympiads o where key = 'physics-around'`,
    archived: `select o.id as "olympiadId" from olympiads o where o.retired_at is not null limit 1`,
  },
  stageId: {
    announced: stage('s.published_at is null and s.opens_at > $1'),
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
    of_lesson: attempt(`c.retired_at is null and l.position = 2`),
    of_lesson_closed: attempt(`l.position = 3 and exists (select from enrollments e
      where e.user_id = a.user_id and e.course_id = l.course_id and e.access_until < $1)`),
    of_lesson_archived: attempt('c.retired_at is not null'),
    of_skill: attempt(`w.kind = 'skill' and ${isLast}`),
    of_skill_under_way: `select a.id as "attemptId", a.user_id as owner, g.task_id as "taskId" from skill_sessions x
      join skill_session_tasks g on g.session_id = x.id join skills k on k.id = g.skill_id
      join attempts a on a.work_id = k.work_id and a.user_id = x.user_id and a.finished_at is null
      where x.finished_at is null order by g.position desc limit 1`,
    of_training: attempt(`${practised} and ${underWay}`),
    of_training_finished: attempt(`${practised} and ${judged}`),
    of_training_replaced: attempt(`${practised} and not ${isLast}`),
    of_training_archived: attempt('t.retired_at is not null'),
    of_exam: attempt(`${examined} and ${underWay}`),
    of_exam_time_is_up: attempt(`${examined} and a.finished_at is null and a.deadline_at < $1`),
    of_exam_finished: attempt(`${examined} and ${judged}`),
    of_rehearsal: attempt(`w.kind = 'rehearsal' and ${underWay}`),
    of_rehearsal_on_review: attempt(`w.kind = 'rehearsal' and a.awaits_review`),
    of_rehearsal_finished: attempt(`w.kind = 'rehearsal' and ${judged}`),
    of_attestation: attempt(`w.kind = 'attestation' and ${underWay}`),
    of_attestation_finished: attempt(`w.kind = 'attestation' and ${judged}`),
    of_homework: attempt(`h.closed_at is null and w.kind = 'homework' and ${underWay}`),
    of_homework_finished: attempt(`h.closed_at is null and w.kind = 'homework' and ${judged}`),
    of_homework_closed: attempt('h.closed_at is not null'),
    of_olympiad: attempt(`${running} and ${underWay}`),
    of_olympiad_handed_in: attempt(`${running} and a.finished_at is not null`),
    of_olympiad_on_check: attempt(`${onCheck} and a.judged_at is null`),
    of_olympiad_judged_early: attempt(`${onCheck} and a.judged_at is not null`),
    of_olympiad_published: attempt(`s.published_at is not null and ${judged}`),
  },
  reviewId: {
    waiting: review('practice', 'waiting'),
    checked: review('practice', 'reviewed'),
    of_exam: review('rehearsal', 'waiting'),
  },
  workId: { rehearsal: monitored('exam_rehearsals'), attestation: monitored('attestation_trainings') },
  sessionId: Object.fromEntries(
    [
      ['under_way', 'is null'],
      ['finished', 'is not null'],
    ].map(([state, finished]) => [
      state,
      `select s.id as "sessionId", t.task_id as "taskId", s.user_id as owner from skill_sessions s join skill_session_tasks t on t.session_id = s.id
       where s.finished_at ${finished} order by s.id desc, t.position desc limit 1`,
    ]),
  ),
  skillId: {
    published: `select id as "skillId" from skills where retired_at is null order by id limit 1`,
    archived: `select id as "skillId" from skills where retired_at is not null order by id limit 1`,
  },
  reportId: {
    open: `select id as "reportId", user_id as owner from task_reports where status = 'open' order by id limit 1`,
    closed: `select id as "reportId", user_id as owner from task_reports where status <> 'open' order by id limit 1`,
  },
  fileId: { loose: `select id as "fileId", owner_id as owner from files order by id limit 1` },
  number: { diploma: certificate(`c.kind = 'diploma_1'`), completion: certificate(`c.kind = 'completion'`) },
  userId: {
    open_profile: certificate('u.public_profile'),
    closed_profile: certificate('not u.public_profile'),
    teacher: `select u.id as "userId", u.id as owner, (select min(id) from certificates) as "certificateId" from users u where u.portal_role = 'teacher' order by u.id limit 1`,
  },
  taskId: {
    of_lesson: task('practice'),
    of_skill: task('skill'),
    of_training: task('training'),
    of_homework: task('homework'),
    of_olympiad_announced: task('olympiad', inStage('s.published_at is null and s.opens_at > $1')),
    of_olympiad_running: task('olympiad', inStage(running)),
    of_olympiad_on_check: task('olympiad', inStage(onCheck)),
    of_olympiad_published: task('olympiad', inStage('s.published_at is not null')),
    of_rehearsal: task('rehearsal'),
    of_attestation: task('attestation'),
  },
}
