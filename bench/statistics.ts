import type { Database } from '@school/db'
import { addDays, dayIn, schoolYearOf } from '@school/texts'
import { enlistPupils } from './pupils.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const ownClasses = 5
const otherClasses = 4
const inClass = 24
const homeworksOfClass = 40
const rounds = 40
const wantedMs = 100

/** Classes of one grade with pupils who have solved every other lesson of the school within a year, which is two tasks a day of study, and homeworks of every week. */
async function fill({ pool }: Database, teacherId: number, now: Date): Promise<{ solved: number }> {
  await pool.query(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Нагрузочная школа', 'Нагрузочная школа') returning id),
      c as (insert into school_classes (organization_id, grade_index, letter, school_year)
        select o.id, 7, chr(1039 + n), $2 from o, generate_series(1, $3::int) n returning id, ascii(letter) - 1039 as n),
      u as (insert into users (first_name, last_name, grade_index) select 'Ученик ' || n, 'Классный ' || k, 7
        from generate_series(1, $3::int) n, generate_series(1, $4::int) k returning id, split_part(first_name, ' ', 2)::int as n)
      insert into class_members (school_class_id, user_id, role)
      select c.id, u.id, 'pupil' from u join c using (n) union all select c.id, $1, 'teacher' from c where n <= $5`,
    [teacherId, schoolYearOf(now), ownClasses + otherClasses, inClass, ownClasses],
  )
  const { rowCount } = await pool.query(
    `with a as (insert into attempts (work_id, user_id, started_at)
        select l.work_id, m.user_id, $1::timestamptz - interval '1 day' * (1 + (l.id * 7 + m.user_id * 13) % 360)
        from lessons l, class_members m join users u on u.id = m.user_id and u.last_name like 'Классный %'
        where l.retired_at is null and l.id % 2 = 0 and m.role = 'pupil' returning id, work_id, started_at)
      insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select a.id, wt.task_id, 'solved', 1 + (a.id + wt.task_id) % 3 / 2, 1, a.started_at from a join work_tasks wt on wt.work_id = a.work_id`,
    [now],
  )
  await pool.query(
    `with w as (insert into works (key, kind) select 'bench:' || m.school_class_id || ':' || n, 'homework'
        from class_members m, generate_series(1, $3::int) n where m.user_id = $1 returning id, split_part(key, ':', 2)::int as class_id, split_part(key, ':', 3)::int as n),
      h as (insert into homeworks (source, title, intro, intro_html, discipline_id, author_id, work_id, soft_deadline_at, mark_scale, created_at, published_at)
        select 'teacher', 'Задание', '', '', (select min(id) from disciplines), $1, w.id, at, '{85,65,45}', at - interval '7 days', at - interval '7 days'
        from w cross join lateral (select $2::timestamptz - interval '9 days' * n as at) term returning id, work_id),
      t as (insert into homework_targets (homework_id, target, target_id) select h.id, 'class', w.class_id from h join w on w.id = h.work_id)
      insert into attempts (work_id, user_id, started_at, finished_at)
      select w.id, m.user_id, $2::timestamptz - interval '9 days' * w.n - interval '1 day', $2::timestamptz - interval '9 days' * w.n - interval '1 hour'
      from w join class_members m on m.school_class_id = w.class_id and m.role = 'pupil' where (m.user_id + w.n) % 5 > 0`,
    [teacherId, now, homeworksOfClass],
  )
  await pool.query('analyze')
  return { solved: rowCount ?? 0 }
}

/** What a teacher of five classes waits for, with a year of their work. */
export const measureStatistics =
  (secret: string) =>
  async ({ school, database }: Bench): Promise<Target> => {
    const now = new Date()
    const [teacher] = await enlistPupils(database, secret, 1, now, 'statistics')
    await database.pool.query(
      `update users set type = 'agent', grade_index = null, email_confirmed_at = now() where id = $1`,
      [teacher!.userId],
    )
    const { solved } = await fill(database, teacher!.userId, now)
    const today = dayIn(now)
    const year = `period=own&from=${addDays(today, -364)}&to=${today}`
    const ask = async (query: string) => {
      const answer = await fetch(`${school.url}/api/teacher/statistics?${query}`, {
        headers: { cookie: teacher!.cookie },
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${query} answered ${answer.status}: ${text.slice(0, 200)}`)
      return JSON.parse(text) as { pupils_in_all: number; tasks: number; parallel: { hidden: string | null } }
    }
    const took = async (query: string) => {
      await Promise.all(Array.from({ length: 10 }, () => ask(query)))
      const ms: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await ask(query)
        ms.push(performance.now() - began)
      }
      ms.sort((a, b) => a - b)
      return { median: ms[rounds / 2]!, high: ms[Math.floor(rounds * 0.95)]! }
    }
    const whole = await ask(year)
    const { rows } = await database.pool.query<{ id: number }>(
      `select school_class_id as id from class_members where user_id = $1 order by 1 limit 1`,
      [teacher!.userId],
    )
    const one = `${year}&school_class_id=${rows[0]!.id}`
    if ((await ask(one)).parallel.hidden !== null)
      throw new Error('The parallel of the bench is hidden: nothing is measured of it.')
    const all = await took(year)
    const ofOneClass = await took(one)
    return {
      name: `statistics of ${whole.pupils_in_all} pupils over a year, the usual call`,
      limit: { most: wantedMs },
      unit: 'ms',
      value: all.median,
      note: `${whole.tasks} of ${solved} judged tasks; 95 of 100 within ${all.high.toFixed(0)} ms; one class with its parallel ${ofOneClass.median.toFixed(0)} ms`,
    }
  }
