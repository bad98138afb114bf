import type { Database } from '@school/db'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const askings = 60

/** A class of the first pupils with a journal of so many columns; `teacherId` teaches it. @returns its id */
async function makeJournal(
  database: Database,
  teacherId: number,
  { letter, pupils, columns }: { letter: string; pupils: number; columns: number },
): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with made as (
        insert into school_classes (organization_id, grade_index, letter, school_year)
        select min(id), 11, $2, extract(year from now() - interval '8 months')::int from organizations where kind = 'school' returning id, school_year
      ), seated as (
        insert into class_members (school_class_id, user_id, role)
        select made.id, u.id, 'pupil' from made, (select id from users where type = 'pupil' and id <> $1 order by id desc limit $3) u
        union all select id, $1, 'teacher' from made returning user_id, role
      ), j as (
        insert into journal_columns (school_class_id, discipline_id, day, kind, topic, weight, created_by, created_at)
        select made.id, (select min(id) from disciplines), make_date(made.school_year, 9, 1) + n % 250, 'answer', 'Проценты', 1, $1, now()
        from made, generate_series(1, $4::int) n returning id
      ), marked as (
        insert into journal_marks (column_id, user_id, mark, version, updated_by, updated_at)
        select j.id, seated.user_id, (2 + (j.id + seated.user_id) % 4)::text, 1, $1, now() from j, seated where seated.role = 'pupil'
      )
      select id from made`,
    [teacherId, letter, pupils, columns],
  )
  return rows[0]!.id
}

/** The journal of a whole year, as its page requests it. */
export async function measureJournal({ school, database, pupils }: Bench): Promise<Target[]> {
  const teacher = pupils.at(-1)!
  await database.pool.query(
    `update users set type = 'agent', grade_index = null, email_confirmed_at = now() where id = $1`,
    [teacher.userId],
  )
  const sizes = [
    { letter: 'Ю', pupils: 20, columns: 10, most: 25 },
    { letter: 'Я', pupils: 40, columns: 50, most: 150 },
  ]
  const targets: Target[] = []
  for (const { most, ...size } of sizes) {
    const id = await makeJournal(database, teacher.userId, size)
    await database.pool.query('analyze journal_marks')
    const tookMs: number[] = []
    // The first ones warm the server up.
    for (let asked = -askings / 4; asked < askings; asked++) {
      const began = performance.now()
      const reply = await fetch(`${school.url}/api/school_classes/${id}/journal?period=year`, {
        headers: { cookie: teacher.cookie },
      })
      const { cells } = (await reply.json()) as { cells: unknown[] }
      if (cells.length !== size.pupils * size.columns) throw new Error(`${cells.length} cells came.`)
      if (asked >= 0) tookMs.push(performance.now() - began)
    }
    const sorted = tookMs.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
    targets.push({
      name: `the journal of a class with ${size.pupils * size.columns} marks, 95 of 100 within`,
      limit: { most },
      unit: 'ms',
      value: at(0.95),
      note: `median ${at(0.5).toFixed(1)} ms; ${size.pupils} pupils, ${size.columns} columns, one after another`,
    })
  }
  return targets
}
