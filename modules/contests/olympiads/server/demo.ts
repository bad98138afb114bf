import type { DemoPart } from '@school/accounts/server'
import type { Unit } from '@school/db'
import { seedAppeal } from '@school/reviews/server'
import { dayIn } from '@school/texts'
import { type ClarificationSeed, seedClarifications } from './clarifications/seed.ts'
import { writeProtocols } from './protocol/keep.ts'
import { seedFormerSeason } from './seed-former.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

interface Asking {
  stageId: number
  gradeIndex: number
  participationId: number
  taskId: number
}

/** Participants of the currently open stage, each with the second task of their set. */
async function listAskers(unit: Unit): Promise<Asking[]> {
  const { rows } = await unit.sql.query<Asking>({
    text: `select p.stage_id as "stageId", p.grade_index as "gradeIndex", p.id as "participationId", wt.task_id as "taskId"
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.key = 'main'
      join olympiad_participations p on p.stage_id = s.id
      join work_tasks wt on wt.work_id = p.work_id and wt.position = 2
      left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
      where o.key = 'physics-around' order by a.id is null, p.id limit 2`,
  })
  return rows
}

/** The open stage: an answered question, a pending one, and an announcement of the jury. */
async function seedQuestions(unit: Unit, methodistId: number, now: Date): Promise<void> {
  const [first, second] = await listAskers(unit)
  if (!first || !second) return
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const rows: ClarificationSeed[] = [
    {
      ...first,
      question: 'Стена, от которой пришло второе эхо, — та же самая или другая?',
      askedAt: ago(190),
      answer: { text: 'Другая: стен две, с обеих сторон.', at: ago(184), by: methodistId, isPublic: false },
    },
    {
      stageId: first.stageId,
      gradeIndex: null,
      participationId: null,
      taskId: null,
      question: '',
      askedAt: ago(150),
      answer: {
        text: 'Скорость звука в воздухе во всех задачах — 340 м/с.',
        at: ago(150),
        by: methodistId,
        isPublic: true,
      },
    },
    {
      ...second,
      taskId: null,
      question: 'Можно ли писать ответ обыкновенной дробью?',
      askedAt: ago(12),
      answer: null,
    },
  ]
  await seedClarifications(unit, rows)
}

interface Answered {
  attemptId: number
  taskId: number
  points: number
  maxPoints: number
  publishedAt: Date
}

/** The finished stage: one appeal of Masha has raised her points, another was declined. */
async function seedAppeals(unit: Unit, pupilId: number, methodistId: number): Promise<void> {
  // Demo results are published at their scheduled time, not at the time of seeding.
  await unit.sql.query({
    text: `update olympiad_stages set published_at = coalesce(results_at, closes_at)
      where published_at > coalesce(results_at, closes_at)`,
  })
  const { rows } = await unit.sql.query<Answered>({
    text: `select a.id as "attemptId", t.id as "taskId", round(s.share * 100 * t.max_score)::int as points,
        100 * t.max_score as "maxPoints", st.published_at as "publishedAt"
      from olympiads o join olympiad_stages st on st.olympiad_id = o.id and st.key = 'main'
      join olympiad_participations p on p.stage_id = st.id and p.grade_index = 7
      join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
      join task_states s on s.attempt_id = a.id and s.tries > 0
      join work_tasks wt on wt.work_id = a.work_id and wt.task_id = s.task_id join tasks t on t.id = s.task_id
      where o.key = 'autumn-pattern' and st.published_at is not null order by p.user_id = $1 desc, p.id, wt.position`,
    values: [pupilId],
  })
  const raised = rows.find(({ points }) => points > 0)
  const kept = rows.find(({ points, maxPoints }) => points < maxPoints)
  if (!raised || !kept || raised === kept) return
  const after = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)
  await seedAppeal(unit, {
    ...raised,
    text: 'У меня ответ с единицами измерения, и его не засчитали. Само число верное.',
    filedAt: after(raised.publishedAt, 0.2),
    before: Math.max(0, raised.points - 100),
    after: raised.points,
    decidedBy: methodistId,
    decidedAt: after(raised.publishedAt, 1.1),
    words: 'Единицы измерения ответу не мешают: балл добавлен. Спасибо, что заметила.',
  })
  await seedAppeal(unit, {
    ...kept,
    text: 'Кажется, условие можно понять и по-другому, и тогда мой ответ верный.',
    filedAt: after(kept.publishedAt, 0.3),
    before: kept.points,
    after: kept.points,
    decidedBy: methodistId,
    decidedAt: after(kept.publishedAt, 1.2),
    words: 'Перечитали условие вчетвером: второго прочтения в нём нет. Решение — в разборе под ответом.',
  })
}

/** A teacher of a participating school has requested time in the open stage, and the request is pending. */
async function seedRequest(unit: Unit, teacherId: number, now: Date): Promise<void> {
  await unit.sql.query({
    text: `insert into olympiad_time_requests (stage_id, target, target_id, extra_minutes, shift_minutes, reason, asked_by, asked_at)
      select s.id, 'class', m.school_class_id, 15, 0, 'В кабинете на четверть часа пропала связь', $1, $2
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.key = 'main' and s.published_at is null
      join lateral (
        select school_class_id from class_members where user_id = $1 and role = 'teacher' order by school_class_id limit 1
      ) m on true where o.key = 'physics-around'`,
    values: [teacherId, new Date(now.getTime() - 7 * minuteMs)],
  })
}

/** Yesterday the teacher invited the pupils who are solving now or have only registered, and every third of the rest. */
async function seedInvitations(unit: Unit, teacherId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - dayMs)
  await unit.sql.query({
    text: `insert into olympiad_invitations (stage_id, user_id, day, sent_by, sent_at)
      select distinct s.id, m.user_id, $2::date, $1::int, $3::timestamptz
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.key = 'main' and s.published_at is null
      join olympiad_grades g on g.stage_id = s.id
      join school_classes c on c.grade_index = g.grade_index and c.archived_at is null
      join class_members me on me.school_class_id = c.id and me.user_id = $1 and me.role = 'teacher'
      join class_members m on m.school_class_id = c.id and m.role = 'pupil'
      left join olympiad_participations p on p.stage_id = s.id and p.user_id = m.user_id and not p.is_virtual
      left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id
      where o.key = 'physics-around' and a.finished_at is null and (p.id is not null or m.user_id % 3 = 0)
        and (p.registered_at is null or p.registered_at < $3::timestamptz)
      on conflict do nothing`,
    values: [teacherId, dayIn(at), at],
  })
}

/** The school of the administrator has opened the running stage to its youngest grade. */
async function seedAccesses(unit: Unit, adminId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * dayMs)
  await unit.sql.query({
    text: `insert into olympiad_class_accesses (stage_id, school_class_id, opened_at, opened_by)
      select s.id, c.id, $2, $1 from olympiad_stages s join olympiads o on o.id = s.olympiad_id
      join olympiad_grades g on g.stage_id = s.id join school_classes c on c.grade_index = g.grade_index and c.archived_at is null
      join memberships m on m.organization_id = c.organization_id and m.user_id = $1 and m.role = 'admin'
      where o.key = 'physics-around' and s.key = 'main' and s.entry = 'code'
        and c.grade_index = (select min(grade_index) from olympiad_grades where stage_id = s.id)
      order by c.id on conflict do nothing`,
    values: [adminId, at],
  })
}

/** The head of the school has informed its pupils who are solving that the connection is back. */
async function seedSchoolMessage(unit: Unit, adminId: number, now: Date): Promise<void> {
  await unit.sql.query({
    text: `insert into olympiad_clarifications (stage_id, asked_at, answer, answered_at, answered_by, is_public, organization_id)
      select s.id, $2, 'Связь в кабинете 12 вернулась. Работайте дальше, потерянное время мы попросили добавить.', $2, $1, true, m.organization_id
      from olympiads o join olympiad_stages s on s.olympiad_id = o.id and s.key = 'main' and s.published_at is null
      join memberships m on m.user_id = $1 and m.role = 'admin' where o.key = 'physics-around' limit 1`,
    values: [adminId, new Date(now.getTime() - 5 * minuteMs)],
  })
}

/** Preparation of the same school: two classes have classrooms, most of the check list is ticked. */
async function seedPreparation(unit: Unit, adminId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - dayMs)
  await unit.sql.query({
    text: `insert into olympiad_class_rooms (stage_id, school_class_id, room, supervisor_id, supervisor_name, set_at, set_by)
      select s.id, c.id, (10 + row_number() over (order by c.id))::text, case when row_number() over (order by c.id) = 1 then $1::int end,
        case when row_number() over (order by c.id) = 2 then 'Савельев Архип Савельевич' else '' end, $2, $1
      from olympiad_stages s join olympiads o on o.id = s.olympiad_id join olympiad_grades g on g.stage_id = s.id
      join school_classes c on c.grade_index = g.grade_index and c.archived_at is null
      join memberships m on m.organization_id = c.organization_id and m.user_id = $1 and m.role = 'admin'
      where o.key = 'physics-around' and s.key = 'main' order by c.id limit 2`,
    values: [adminId, at],
  })
  await unit.sql.query({
    text: `insert into olympiad_readiness_ticks (stage_id, organization_id, item, ticked_at, ticked_by)
      select s.id, m.organization_id, item, $2, $1 from olympiad_stages s join olympiads o on o.id = s.olympiad_id
      join memberships m on m.user_id = $1 and m.role = 'admin', unnest(array['classrooms', 'computers', 'memo']) item
      where o.key = 'physics-around' and s.key = 'main'`,
    values: [adminId, at],
  })
}

/** Questions to juries and appeals of the demo school. */
export const juryOfDemo: DemoPart = {
  name: 'olympiads.jury',
  needs: ['olympiads'],
  async seed({ unit, accounts, now }) {
    const methodistId = accounts.get('methodist')!
    await seedQuestions(unit, methodistId, now)
    await seedAppeals(unit, accounts.get('pupil')!, methodistId)
    await seedRequest(unit, accounts.get('school-teacher')!, now)
    await seedAccesses(unit, accounts.get('school-admin')!, now)
    await seedPreparation(unit, accounts.get('school-admin')!, now)
    await seedSchoolMessage(unit, accounts.get('school-admin')!, now)
    await seedInvitations(unit, accounts.get('teacher')!, now)
    await writeProtocols({ sql: unit.sql, now })
  },
}

/** The finished olympiad also took place a year ago, without the demo people. */
export const formerSeasonOfDemo: DemoPart = {
  name: 'olympiads.former-season',
  needs: ['olympiads.jury'],
  seed: ({ unit, accounts }) => seedFormerSeason(unit, 'autumn-pattern', [...accounts.values()]),
}
