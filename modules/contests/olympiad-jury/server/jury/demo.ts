import type { DemoPart } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { seedAppeal } from '@school/reviews/server'
import { seedPublishedOnTime } from '@school/olympiads/server'
import { type ClarificationSeed, seedClarifications } from '../clarifications/seed.ts'
import { writeProtocols } from '../protocol/keep.ts'

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
  await seedPublishedOnTime(unit)
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

/** Questions to juries and appeals of the demo school. */
export const juryOfDemo: DemoPart = {
  name: 'olympiads.jury',
  needs: ['olympiads'],
  async seed({ unit, accounts, now }) {
    const methodistId = accounts.get('methodist')!
    await seedQuestions(unit, methodistId, now)
    await seedAppeals(unit, accounts.get('pupil')!, methodistId)
    await seedSchoolMessage(unit, accounts.get('school-admin')!, now)
  },
}

/** Protocols of what the other parts of the demo school have added. */
export const protocolsOfDemo: DemoPart = {
  name: 'olympiads.protocols',
  needs: ['olympiads.conduct', 'olympiads.jury', 'olympiads.desk'],
  seed: ({ unit, now }) => writeProtocols({ sql: unit.sql, now }),
}
