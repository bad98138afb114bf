import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'

/** A school with two teachers of 7А, one of 7Б, and pupils of both. */
export interface JournalFixture {
  school: TestSchool
  classId: number
  otherClassId: number
  savelich: Person
  colleague: Person
  zurin: Person
  masha: Person
  petya: Person
  shvabrin: Person
  at: string
  columns: string
}

const agent = { gradeIndex: null, type: 'agent' } as const

export async function openJournalFixture(): Promise<JournalFixture> {
  const school = await openTestSchool()
  await school.rows('delete from organizations')
  const add = async (text: string, values: unknown[] = []) =>
    (await school.rows<{ id: number }>(text, values))[0]!.id
  const organizationId = await add(
    `insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская школа') returning id`,
  )
  const makeClass = (letter: string) =>
    add(
      `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, $2, 2026) returning id`,
      [organizationId, letter],
    )
  const [classId, otherClassId] = [await makeClass('А'), await makeClass('Б')]
  const savelich = await school.person('Архип Савельев', { ...agent, middleName: 'Савельевич' })
  const colleague = await school.person('Герасим Белов', { ...agent, middleName: 'Ильич' })
  const zurin = await school.person('Иван Зурин', agent)
  const masha = await school.person('Маша Миронова')
  const petya = await school.person('Петя Гринёв')
  const shvabrin = await school.person('Алексей Швабрин')
  const seats: [number, Person, string][] = [
    [classId, savelich, 'teacher'],
    [classId, colleague, 'teacher'],
    [classId, masha, 'pupil'],
    [classId, petya, 'pupil'],
    [otherClassId, zurin, 'teacher'],
    [otherClassId, shvabrin, 'pupil'],
  ]
  for (const [id, person, role] of seats)
    await school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
      id,
      person.id,
      role,
    ])
  const at = `/api/school_classes/${classId}/journal`
  const people = { savelich, colleague, zurin, masha, petya, shvabrin }
  return { school, classId, otherClassId, ...people, at, columns: `${at}/columns` }
}

/** Adds a column as a teacher does. @returns its id */
export async function addColumn(
  fixture: JournalFixture,
  more: object = {},
  who = fixture.savelich,
): Promise<number> {
  const body = { day: '2026-11-17', kind: 'test', topic: 'Проценты', weight: 3, discipline_key: 'math' }
  const { body: made, status } = await who.post(fixture.columns, { ...body, ...more })
  if (status !== 200) throw new Error(JSON.stringify(made))
  return made.id as number
}

/** A homework that Savelich has given to 7А, with tasks of nothing: its copies are handed in by `handIn`. */
export async function giveHomework({ school, savelich, classId }: JournalFixture): Promise<number> {
  const [row] = await school.rows<{ id: number }>(
    `with w as (insert into works (key, kind) values ('journal-' || random(), 'homework') returning id),
      h as (insert into homeworks (source, title, intro, intro_html, discipline_id, author_id, work_id, soft_deadline_at, mark_scale, created_at, published_at)
        select 'teacher', 'Уравнения на вечер', '', '', (select id from disciplines where key = 'math'), $2, w.id, $1::timestamptz - interval '1 day',
          '{85,65,45}', $1, $1::timestamptz - interval '3 days' from w returning id),
      t as (insert into homework_targets (homework_id, target, target_id) select id, 'class', $3 from h)
      select id from h`,
    [school.now, savelich.id, classId],
  )
  return row!.id
}

/** A pupil hands a copy in and it is judged. @param points of 100 */
export const handIn = ({ school }: JournalFixture, homeworkId: number, pupil: Person, points: number) =>
  school.rows(
    `insert into attempts (work_id, user_id, started_at, finished_at, judged_at, points, max_points)
      select work_id, $2, $4::timestamptz, $4, $4, $3, 100 from homeworks where id = $1
      on conflict (work_id, user_id, number) do update set points = excluded.points`,
    [homeworkId, pupil.id, points, school.now],
  )

export const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
