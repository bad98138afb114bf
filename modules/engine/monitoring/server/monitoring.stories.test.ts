import { openTestSchool, type Person, type TestSchool, securityEventsDuring } from '@school/server/testing'
import { worksModule } from '@school/works/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let shvabrin: Person
let savelich: Person
let methodist: Person
/** The rehearsal of ОГЭ in mathematics: 235 minutes, any number of attempts. */
let rehearsal: { id: number; workId: number }
let fortress: number
let ninth: number

const minute = 60_000
const holder = { holder: 'tab-of-a-pupil' }
const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const after = (minutes: number) => new Date(began.getTime() + minutes * minute).toISOString()
const pass = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * minute))
let began: Date

const at = (rest = '', workId = rehearsal.workId) => `/api/teacher/led_works/${workId}${rest}`
const exam = (rest: string) => `/api/exam_rehearsals/${rehearsal.id}${rest}`
const begin = async (person: Person) => (await person.post(exam('/starts'), holder)).body.attempt
const finish = async (person: Person) => person.post(`${await person.attemptAt(exam('/tasks'))}/finishes`)
const deadlineOf = async (person: Person) => (await person.get(exam('/tasks'))).body.attempt.deadline_at
const give = (person: Person, grant: object) =>
  person.post(at('/time_grants'), {
    target: 'all',
    target_id: null,
    extra_minutes: 10,
    shift_minutes: 0,
    reason: 'Отключали свет',
    ...grant,
  })
const attempts = async (query = '') => (await methodist.get(at(`/attempts${query}`))).body
const named = (rows: { name: string }[]) => rows.map(({ name }) => name)
const runJobs = async () => {
  for (const job of worksModule.jobs!) await school.jobQueue.run(job)
}

beforeEach(async () => {
  school = await openTestSchool()
  await school.rows('delete from school_classes')
  await school.rows('delete from work_allowances')
  await school.rows(`delete from organizations where city = 'Оренбург'`)
  const agent = { type: 'agent', gradeIndex: null } as const
  masha = await school.person('Маша Миронова', { gradeIndex: 9 })
  shvabrin = await school.person('Алексей Швабрин', { gradeIndex: 11 })
  savelich = await school.person('Архип Савельев', agent)
  methodist = await school.person('Анна Власьевна', { ...agent, isMethodist: true })
  const [found] = await school.rows<{ id: number; workId: number }>(
    `select id, work_id as "workId" from exam_rehearsals where key = 'oge-math-2025'`,
  )
  rehearsal = found!
  const [organization] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name, city) values ('school', 'Белогорская', 'Белогорская', 'Оренбург') returning id`,
  )
  fortress = organization!.id
  const [schoolClass] = await school.rows<{ id: number }>(
    `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 9, 'А', 2026) returning id`,
    [fortress],
  )
  ninth = schoolClass!.id
  await school.rows(`insert into class_members values ($1, $2, 'pupil')`, [ninth, masha.id])
  began = school.now
})

describe('the desk of works on time', () => {
  test('lists rehearsals and attestations with how far their pupils are', async () => {
    await begin(masha)
    await begin(shvabrin)
    await finish(shvabrin)
    const { body } = await methodist.get('/api/teacher/led_works')
    expect(new Set(body.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['rehearsal', 'attestation']),
    )
    expect(body.find(({ id }: { id: number }) => id === rehearsal.workId)).toMatchObject({
      kind: 'rehearsal',
      minutes: 235,
      grades: [8, 9],
      counts: { begun: 2, running: 1, handed_in: 1, on_check: 0 },
    })
  })

  test('shows who is running and who has finished, by name, and no points', async () => {
    await begin(masha)
    await begin(shvabrin)
    await finish(shvabrin)
    pass(5)
    const rows = await attempts()
    expect(rows).toMatchObject([
      {
        name: 'Миронова Маша',
        state: 'running',
        school_class: { name: '9А' },
        school: { name: 'Белогорская' },
        deadline_at: after(235),
        answered: 0,
        tasks: 25,
        may_have_time: true,
      },
      { name: 'Швабрин Алексей', state: 'handed_in', school: null, may_have_time: false },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/points|percent/)
    expect(named(await attempts('?q[state_eq]=running'))).toEqual(['Миронова Маша'])
    expect(named(await attempts('?q[name_cont]=швабр'))).toEqual(['Швабрин Алексей'])
    expect(named(await attempts(`?q[school_id_eq]=${fortress}`))).toEqual(['Миронова Маша'])
    const [region] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name, city) values ('region', 'Оренбургская', 'Оренбургская', 'Оренбург') returning id`,
    )
    expect(await attempts(`?q[region_id_eq]=${region!.id}`)).toEqual([])
    await school.rows('update organizations set parent_id = $1 where id = $2', [region!.id, fortress])
    expect(named(await attempts(`?q[region_id_eq]=${region!.id}`))).toEqual(['Миронова Маша'])
    expect(named(await attempts('?q[grade_eq]=11'))).toEqual(['Швабрин Алексей'])
  })

  test('names those who solve now before the others', async () => {
    const aglaya = await school.person('Аглая Анненкова', { gradeIndex: 9 })
    await begin(aglaya)
    await finish(aglaya)
    await begin(shvabrin)
    expect(named(await attempts())).toEqual(['Швабрин Алексей', 'Анненкова Аглая'])
  })

  test('is sorted as requested, and saved with the same filter and order', async () => {
    await begin(masha)
    await begin(shvabrin)
    await finish(shvabrin)
    expect(named(await attempts('?q[s]=name desc'))).toEqual(['Швабрин Алексей', 'Миронова Маша'])
    expect(named(await attempts('?q[s]=time asc'))).toEqual(['Швабрин Алексей', 'Миронова Маша'])
    const file = (query: string, person = methodist) => person.get(at(`/attempts/file?format=csv${query}`))
    const { text, headers } = await file('&q[s]=name desc')
    expect(text.trimEnd().split('\r\n')).toEqual([
      expect.stringMatching(/^\uFEFF?Участник;/),
      expect.stringMatching(/^Швабрин Алексей;.*;сдано;0;25;/),
      expect.stringMatching(/^Миронова Маша;9А;Белогорская;.*;решает;0;25;/),
    ])
    expect((await file('&q[s]=state asc')).text).toMatch(/Миронова[^]*Швабрин/)
    expect(headers['content-disposition']).toContain('.csv')
    expect((await file('&q[state_eq]=running')).text).not.toContain('Швабрин')
    expect((await methodist.get(at('/attempts/file?format=xlsx'))).headers['content-type']).toContain('sheet')
    expect((await file('', savelich)).status).toBe(404)
    expect((await file('', masha)).status).toBe(403)
  })

  test('shows only the last attempt of each person, and who is being checked by people', async () => {
    await begin(masha)
    await finish(masha)
    await begin(masha)
    expect(await attempts()).toMatchObject([{ name: 'Миронова Маша', state: 'running' }])
    await finish(masha)
    await school.rows(
      'update attempts set judged_at = null, awaits_review = true where user_id = $1 and number = 2',
      [masha.id],
    )
    expect(await attempts()).toMatchObject([{ state: 'on_check', may_have_time: false }])
    await school.rows('update attempts set finish_reason = null where user_id = $1', [masha.id])
    expect(await attempts()).toMatchObject([{ state: 'on_check', may_have_time: false }])
    expect((await methodist.get(at())).body.counts).toEqual({
      begun: 1,
      running: 0,
      handed_in: 1,
      on_check: 1,
    })
  })

  test('is for methodists: teachers get an empty desk, pupils and guests are refused', async () => {
    expect((await savelich.get('/api/teacher/led_works')).body).toEqual([])
    for (const rest of ['', '/attempts', '/groups', '/time_grants', '/time_grants/file?format=csv'])
      expect(code(await savelich.get(at(rest)))).toBe('monitored_work_not_found')
    expect(code(await give(savelich, {}))).toBe('monitored_work_not_found')
    expect((await masha.get(at('/attempts'))).status).toBe(403)
    expect((await school.guest().get(at('/attempts'))).status).toBe(401)
  })

  test('does not find works of other modules: an olympiad, a lesson, an unknown id', async () => {
    const [other] = await school.rows<{ id: number }>(`select id from works where kind = 'olympiad' limit 1`)
    for (const id of [other!.id, 2_147_483_647])
      expect(code(await methodist.get(at('', id)))).toBe('monitored_work_not_found')
  })
})

describe('more time', () => {
  test('moves the deadline of a pupil who is solving, and is listed with its reason', async () => {
    await begin(masha)
    const { body } = await give(methodist, { target: 'user', target_id: masha.id })
    expect(body).toMatchObject([
      { target: 'user', name: 'Миронова Маша', extra_minutes: 10, reason: 'Отключали свет' },
    ])
    expect(await deadlineOf(masha)).toBe(after(245))
    expect((await methodist.get(at('/time_grants'))).body).toEqual(body)
    const { text } = await methodist.get(at('/time_grants/file?format=csv'))
    expect(text).toContain('Миронова Маша;10;0;Отключали свет')
  })

  test.each(['class', 'school', 'all'] as const)(
    'to a %s reaches only its pupils who are solving or begin later',
    async (target) => {
      const petya = await school.person('Пётр Гринёв', { gradeIndex: 9 })
      await school.rows(`insert into class_members values ($1, $2, 'pupil')`, [ninth, petya.id])
      await begin(masha)
      const target_id = { class: ninth, school: fortress, all: null }[target]
      expect((await give(methodist, { target, target_id })).status).toBe(200)
      expect(await deadlineOf(masha)).toBe(after(245))
      expect((await begin(petya)).deadline_at).toBe(after(245))
      expect((await begin(shvabrin)).deadline_at).toBe(after(target === 'all' ? 245 : 235))
    },
  )

  test('classes of the grade may have it before anybody has begun', async () => {
    expect((await methodist.get(at('/groups'))).body).toMatchObject({
      schools: [{ id: fortress, participants: 0 }],
      classes: [{ id: ninth, name: '9А', school: 'Белогорская', participants: 0 }],
    })
  })

  test('is not given for a work that is handed in, nor before the start', async () => {
    const whom = { target: 'user', target_id: masha.id }
    expect(code(await give(methodist, whom))).toBe('monitored_attempt_not_found')
    await begin(masha)
    await finish(masha)
    expect(code(await give(methodist, whom))).toBe('attempt_handed_in')
    pass(1)
    await begin(masha)
    pass(236)
    await runJobs()
    // The attempt was judged when its time ended, so its solutions are open.
    expect(code(await give(methodist, whom))).toBe('attempt_handed_in')
    expect((await methodist.get(at('/time_grants'))).body).toEqual([])
  })

  test('of zero minutes, of a missing window or to an unknown target is refused', async () => {
    expect(code(await give(methodist, { extra_minutes: 0 }))).toBe('minutes_needed')
    expect(code(await give(methodist, { shift_minutes: 60 }))).toBe('no_window')
    expect(code(await give(methodist, { target: 'class', target_id: 2_147_483_647 }))).toBe(
      'monitored_class_not_found',
    )
    expect(code(await give(methodist, { target: 'school', target_id: null }))).toBe(
      'monitored_school_not_found',
    )
    expect(Object.keys((await give(methodist, { reason: ' ' })).body.errors as object)).toEqual(['reason'])
  })

  test('sent twice with the same key is given once', async () => {
    await begin(masha)
    const grant = { target: 'all', target_id: null, extra_minutes: 5, shift_minutes: 0, reason: 'Сбой связи' }
    const key = { headers: { 'idempotency-key': 'the-same-key-twice' } }
    const events = await securityEventsDuring(async () => {
      await methodist.post(at('/time_grants'), grant, key)
      await methodist.post(at('/time_grants'), grant, key)
    })
    expect(await deadlineOf(masha)).toBe(after(240))
    expect(events).toMatchObject([
      { event: 'privilege_permissions_changed', userId: methodist.id, subjectIds: [] },
    ])
    const toClass = await securityEventsDuring(() => give(methodist, { target: 'class', target_id: ninth }))
    const ids = { workId: String(rehearsal.workId), schoolClassId: String(ninth) }
    expect(toClass).toMatchObject([{ reason: 'granted', ids }])
  })
})

describe('a work with a window', () => {
  const state = (window: object) =>
    school.rows(`update works set rules = rules || $2::jsonb where id = $1`, [
      rehearsal.workId,
      JSON.stringify(window),
    ])
  afterEach(async () => {
    await state({ opensAt: null, closesAt: null })
  })

  test('admits later those who were given a shift', async () => {
    await state({ opensAt: after(-600), closesAt: after(-1) })
    expect(code(await masha.post(exam('/starts'), holder))).toBe('work_over')
    expect((await methodist.get(at())).body.can.shift_window).toBe(true)
    await give(methodist, { target: 'class', target_id: ninth, extra_minutes: 0, shift_minutes: 60 })
    expect((await begin(masha)).deadline_at).toBe(after(235))
    expect(code(await shvabrin.post(exam('/starts'), holder))).toBe('work_over')
  })
})
