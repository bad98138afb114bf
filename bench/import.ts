import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const size = 1000
const times = 5
const letters = 'абвгдежзик'

/** Names have no digits in them: a number is spelled by letters. */
const listOf = (turn: number): string =>
  Array.from({ length: size }, (_, row) => {
    const spelled = [...String(turn * size + row)].map((digit) => letters[Number(digit)]).join('')
    return `Гринёв${spelled} Пётр Андреевич`
  }).join('\n')

/** A list of a thousand pupils: each has an account, a place in the class and a personal code after it. */
export async function measureImport({ school, database, pupils }: Bench): Promise<Target> {
  const teacher = pupils.at(-2)!
  await database.pool.query(
    `update users set type = 'agent', grade_index = null, email_confirmed_at = now() where id = $1`,
    [teacher.userId],
  )
  const tookMs: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const { rows } = await database.pool.query<{ id: number }>(
      `with made as (
          insert into school_classes (organization_id, grade_index, letter, school_year)
          select min(id), 3, $2, extract(year from now() - interval '8 months')::int from organizations where kind = 'school' returning id
        )
        insert into class_members (school_class_id, user_id, role) select id, $1, 'teacher' from made returning school_class_id as id`,
      [teacher.userId, `Э${letters[turn]!.toUpperCase()}`],
    )
    const began = performance.now()
    const reply = await fetch(`${school.url}/api/school_classes/${rows[0]!.id}/imports`, {
      method: 'POST',
      headers: {
        cookie: teacher.cookie,
        'x-csrf-token': teacher.csrfToken,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ text: listOf(turn), is_confirmed: true }),
    })
    const { added, is_done } = (await reply.json()) as { added: number; is_done: boolean }
    if (!is_done || added !== size) throw new Error(`${added} pupils came.`)
    tookMs.push(performance.now() - began)
  }
  return {
    name: 'a list of 1,000 pupils, the longest of five',
    limit: { most: 5000 },
    unit: 'ms',
    value: Math.max(...tookMs),
    note: `the shortest ${Math.min(...tookMs).toFixed(0)} ms`,
  }
}
