/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
/** Heads of the school of the fortress, of its municipality and region, and of another school and region. */
let ivan: Person
let andrey: Person
let orlov: Person
let stranger: Person
let farOff: Person
/** Teaches 9А; another teacher of the same school does not. */
let savelich: Person
let colleague: Person
let masha: Person
let petr: Person
const ids: Record<string, number> = {}

const at = (rest = '', person = masha) => `/api/wk/users/${person.id}/progress${rest}`
const exam = '/exam-courses/oge-math'
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
/** The brand of a portal that opens names to municipalities. */
const open = { headers: { host: 'orenburg.portal.localhost' } }

async function made(text: string, values: unknown[]): Promise<number> {
  const [row] = await school.rows<{ id: number }>(`${text} returning id`, values)
  return row!.id
}
const organization = (kind: string, name: string, parentId: number | null) =>
  made(`insert into organizations (kind, name, short_name, parent_id) values ($1, $2, $2, $3)`, [
    kind,
    name,
    parentId,
  ])
const seat = (classId: number, person: Person, role: string) =>
  school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
    classId,
    person.id,
    role,
  ])
async function worker(name: string, organizationId: number, role: string, portalRole: string) {
  const person = await school.person(name, {
    type: 'agent',
    gradeIndex: null,
    portalRole: portalRole as 'schoolAdmin',
  })
  await school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)`,
    [person.id, organizationId, role],
  )
  return person
}
const parentOf = async (name: string, child: Person) => {
  const parent = await school.person(name, { type: 'agent', gradeIndex: null, isParent: true })
  await school.rows(
    `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, $3)`,
    [parent.id, child.id, school.now],
  )
  return parent
}

beforeEach(async () => {
  school = await openTestSchool()
  ids['region'] = await organization('region', 'Оренбургская губерния', null)
  ids['district'] = await organization('municipal', 'Белогорский уезд', ids['region'])
  ids['fortress'] = await organization('school', 'Школа крепости', ids['district'])
  ids['hamlet'] = await organization('school', 'Школа слободы', ids['district'])
  ids['other'] = await organization('region', 'Симбирская губерния', null)
  const classOf = (letter: string, year = 2026) =>
    made(
      `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 9, $2, $3)`,
      [ids['fortress'], letter, year],
    )
  ids['9А'] = await classOf('А')
  ids['9Б'] = await classOf('Б')
  ids['former'] = await classOf('А', 2025)
  ivan = await worker('Иван Миронов', ids['fortress'], 'admin', 'schoolAdmin')
  andrey = await worker('Андрей Рейнсдорп', ids['district'], 'admin', 'municipalityAdmin')
  orlov = await worker('Григорий Орлов', ids['region'], 'admin', 'regionAdmin')
  stranger = await worker('Алексей Швабрин', ids['hamlet'], 'admin', 'schoolAdmin')
  farOff = await worker('Афанасий Хлопуша', ids['other'], 'admin', 'regionAdmin')
  savelich = await worker('Архип Савельев', ids['fortress'], 'teacher', 'teacher')
  colleague = await worker('Иван Зурин', ids['fortress'], 'teacher', 'teacher')
  masha = await school.person('Маша Миронова', { gradeIndex: 9 })
  petr = await school.person('Пётр Гринёв', { gradeIndex: 9 })
  await seat(ids['9А'], masha, 'pupil')
  await seat(ids['9А'], savelich, 'teacher')
  await seat(ids['9Б'], petr, 'pupil')
  await seat(ids['9Б'], colleague, 'teacher')
})

const views = () =>
  school.rows<{ userId: number; list: string; about: string; names: number }>(
    'select user_id as "userId", list, about, names from name_views order by id',
  )

/** Answers tasks of these numbers rightly and finishes. */
async function write(person: Person, numbers: number[]) {
  const [row] = await school.rows<{ id: number }>(
    `select id from exam_rehearsals where key = 'oge-math-2025'`,
  )
  const url = `/api/exam_rehearsals/${row!.id}`
  const { body } = await person.post(`${url}/starts`, { holder: 'tab-of-masha' })
  const attempt = await person.attemptAt(`${url}/tasks`)
  for (const { id, position } of body.attempt.tasks as { id: number; position: number }[]) {
    if (!numbers.includes(position)) continue
    const response = await school.answerOf(person, id)
    await person.put(`${attempt}/tasks/${id}/answer`, { response, sequence: 1, holder: 'tab-of-masha' })
  }
  await person.post(`${attempt}/finishes`)
}

describe('the progress of a pupil', () => {
  test('is open to the pupil, a parent, a teacher of the class and heads to whom names are open', async () => {
    const vasilisa = await parentOf('Василиса Миронова', masha)
    for (const [person, watcher] of [
      [masha, 'pupil'],
      [vasilisa, 'parent'],
      [savelich, 'teacher'],
      [ivan, 'head'],
      [orlov, 'head'],
    ] as const) {
      const { body, status } = await person.get(at())
      expect([status, body.pupil]).toEqual([
        200,
        {
          id: masha.id,
          name: 'Миронова Маша',
          school_class: { id: ids['9А'], name: '9А', school_title: 'Школа крепости' },
          watcher,
        },
      ])
      expect(body.progress).toMatchObject({ totals: { solved: 0, answers: 0 }, courses: [] })
    }
  })

  test('is absent for everybody else, as somebody who does not exist', async () => {
    const foreignParent = await parentOf('Авдотья Гринёва', petr)
    for (const person of [petr, foreignParent, colleague, stranger, farOff, andrey])
      for (const rest of ['', exam, `${exam}/file?format=csv`])
        expect(codeOf(await person.get(at(rest)))).toBe('watched_pupil_not_found')
    expect(codeOf(await ivan.get('/api/wk/users/2147483647/progress'))).toBe('watched_pupil_not_found')
    expect(codeOf(await ivan.get(at('', savelich)))).toBe('watched_pupil_not_found')
    expect((await school.guest().get(at())).status).toBe(401)
    expect(await views()).toEqual([])
  })

  test('is open to a municipality only where the brand of its region opens names to it, on every host', async () => {
    for (const sending of [undefined, open]) expect((await andrey.get(at(), sending)).status).toBe(404)
    await school.giveBrand(ids['region']!, 'orenburg')
    for (const sending of [undefined, open])
      expect((await andrey.get(at(), sending)).body.pupil).toMatchObject({ watcher: 'head' })
    expect((await stranger.get(at(), open)).status).toBe(404)
    const portals = await school.rows('select distinct portal from name_views where user_id = $1', [
      andrey.id,
    ])
    expect(portals).toEqual([{ portal: 'orenburg' }])
  })

  test('is closed to teachers and heads of former years, and of a class that is archived', async () => {
    const former = await worker('Мартын Башкирцев', ids['fortress']!, 'teacher', 'teacher')
    await seat(ids['former']!, masha, 'pupil')
    await seat(ids['former']!, former, 'teacher')
    expect((await former.get(at())).status).toBe(404)
    await school.rows('update school_classes set archived_at = $2 where id = $1', [ids['9А'], school.now])
    for (const person of [savelich, ivan, orlov]) expect((await person.get(at())).status).toBe(404)
  })

  test('is closed when the family tie has ended, and when the pupil has left', async () => {
    const vasilisa = await parentOf('Василиса Миронова', masha)
    await school.rows(`update family_links set state = 'ended', ended_at = $2 where child_id = $1`, [
      masha.id,
      school.now,
    ])
    expect((await vasilisa.get(at())).status).toBe(404)
    await school.rows('update users set leaving_at = $2 where id = $1', [masha.id, school.now])
    expect((await savelich.get(at())).status).toBe(404)
  })

  test('is recorded when an administrator reads it; a teacher, a parent and the pupil leave no record', async () => {
    await savelich.get(at())
    await masha.get(at())
    expect(await views()).toEqual([])
    await ivan.get(at())
    await ivan.get(at())
    await orlov.get(at())
    const look = { list: 'progress', about: `9А, ученик № ${masha.id}`, names: 1 }
    expect(await views()).toEqual([
      { ...look, userId: ivan.id },
      { ...look, userId: orlov.id },
    ])
    const [last] = (await ivan.get(`/api/wk/organizations/${ids['fortress']}/name_views`)).body
    expect(last).toMatchObject({ list: 'progress', names: 1 })
  })
})

describe('an exam for which a pupil prepares', () => {
  test('is absent before the first rehearsal, and a strange key finds nothing', async () => {
    expect((await masha.get(at())).body.exam_courses).toEqual([])
    for (const key of ['oge-math', 'oge', "oge-math'--"])
      expect(codeOf(await masha.get(at(`/exam-courses/${encodeURIComponent(key)}`)))).toBe(
        'exam_course_not_found',
      )
  })

  test('contains rehearsals by time, numbers of tasks in each, weak ones and themes', async () => {
    await write(masha, [1, 2, 3, 6])
    await write(masha, [1, 2, 3, 4, 5, 6, 7, 8, 15, 16])
    const [card] = (await savelich.get(at())).body.exam_courses
    expect(card).toMatchObject({
      key: 'oge-math',
      exam: 'oge',
      attempts: 2,
      last: { primary: 10 },
      best: { primary: 10 },
      forecast: { attempts: 2, repeats: 1 },
    })
    const { body } = await savelich.get(at(exam))
    expect(body.pupil).toMatchObject({ name: 'Миронова Маша', watcher: 'teacher' })
    const { rehearsals, numbers, themes, counted } = body.course
    expect(
      rehearsals.map(
        ({ number, grade, range }: { number: number; grade: { primary: number }; range: unknown }) => [
          number,
          grade.primary,
          range,
        ],
      ),
    ).toEqual([
      [1, 4, null],
      [2, 10, null],
    ])
    expect(counted).toBe(2)
    expect(numbers).toHaveLength(25)
    expect(numbers[0]).toMatchObject({
      number: 1,
      cells: [{ status: 'solved' }, { status: 'solved' }],
      is_weak: false,
    })
    expect(numbers[6]).toMatchObject({
      cells: [{ status: 'not_started' }, { status: 'solved' }],
      is_weak: true,
    })
    expect(numbers[24]).toMatchObject({ max_points: 2, is_weak: true })
    expect(themes.at(-1)).toMatchObject({
      title: 'Практические задачи',
      points: 8,
      max_points: 10,
      is_weak: false,
    })
  })

  test('shows neither keys nor answers', async () => {
    await write(masha, [1, 2])
    const { text } = await savelich.get(at(exam))
    expect(text).not.toMatch(/rubric|"key"\s*:\s*\{|response|solution|answer/)
  })

  test('is saved as a table', async () => {
    await write(masha, [1, 2])
    const { status, text } = await savelich.get(at(`${exam}/file?format=csv`))
    expect(status).toBe(200)
    expect(text).toContain('Практические задачи')
    expect(text).not.toContain('Миронова')
  })
})
