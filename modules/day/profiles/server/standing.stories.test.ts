/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { email: 'masha@pochta.example' })
})

const check = (person: Person, grade_index: number | null, reason = '') =>
  person.post('/api/user/grade_checks', { grade_id: grade_index === null ? null : grade_index + 1, reason })
const convert = (person: Person, to_type: string) => person.post('/api/user/type_conversions', { to_type })
const codeOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']
const me = async (person: Person) => (await person.get('/api/user/me')).body

describe('the class', () => {
  test('changes with a reason, once a month, and is written down', async () => {
    expect(codeOf(await check(masha, 8))).toBe('reason_required')
    expect((await check(masha, 8, 'Перешла через класс')).body.grade).toMatchObject({ index: 8 })
    expect(codeOf(await check(masha, 7, 'Вернулась'))).toBe('grade_gap')
    const [row] = await school.rows('select from_index, to_index, reason from grade_checks')
    expect(row).toEqual({ from_index: 7, to_index: 8, reason: 'Перешла через класс' })
  })

  test('is confirmed without a reason', async () => {
    const old = await school.person('Пётр Гринёв', { createdAt: new Date('2025-10-01') })
    expect((await old.get('/api/user/profile')).body.grade_checked).toBe(false)
    expect((await check(old, 7)).body.grade_checked).toBe(true)
  })

  test('goes up by one in a new school year without a word', async () => {
    const old = await school.person('Пётр Гринёв', { createdAt: new Date('2025-10-01') })
    expect((await check(old, 8)).body.grade.index).toBe(8)
    expect(codeOf(await check(old, 9))).toBe('grade_gap')
  })

  test('makes a small pupil elementary and a bigger one not', async () => {
    await check(masha, 3, 'Ошиблась при регистрации')
    expect(await me(masha)).toMatchObject({ is_elementary_pupil: true, grade: { index: 3 } })
  })

  test('of the eleventh grade a pupil becomes a graduate', async () => {
    const last = await school.person('Пётр Гринёв', { gradeIndex: 11 })
    expect((await check(last, null, 'Окончил школу')).body).toMatchObject({ grade: null, is_graduated: true })
  })

  test('is not changed by the form of the profile, which only says it for the first time', async () => {
    const say = (person: Person, grade_id: number) =>
      person.patch('/api/user/profile', { user: { grade_id } })
    expect(codeOf(await say(masha, 10))).toBe('grade_by_check')
    const unknown = await school.person('Иван Зурин', { gradeIndex: null })
    expect((await say(unknown, 10)).body.grade.index).toBe(9)
    const mother = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
    expect(codeOf(await say(mother, 10))).toBe('grade_not_yours')
    expect(codeOf(await check(mother, 9, 'Просто так'))).toBe('grade_not_yours')
  })

  test('that a school keeps is the school’s to change', async () => {
    const [org] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name) values ('school', 'Белогорская', 'Белогорская') returning id`,
    )
    await school.rows(
      `with c as (insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'А', 2026) returning id)
        insert into class_members (school_class_id, user_id, role) select id, $2, 'pupil' from c`,
      [org!.id, masha.id],
    )
    expect(codeOf(await check(masha, 8, 'Хочу в восьмой'))).toBe('grade_of_class')
    expect(codeOf(await convert(masha, 'agent'))).toBe('type_of_class')
    await school.rows('delete from organizations where id = $1', [org!.id])
  })

  race('twice at once changes once', async () => {
    const replies = await together(school, [
      () => check(masha, 8, 'Первая вкладка'),
      () => check(masha, 9, 'Вторая вкладка'),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await school.rows('select 1 from grade_checks')).toHaveLength(1)
  })
})

describe('the kind of an account', () => {
  test('changes as long as nothing was done', async () => {
    const grownUp = await school.person('Архип Савельев', { gradeIndex: 11 })
    expect((await convert(grownUp, 'agent')).body).toMatchObject({ type: 'agent', grade: null })
    expect(codeOf(await convert(grownUp, 'pupil'))).toBe('type_gap')
    expect((await convert(grownUp, 'agent')).status).toBe(200)
  })

  test('a child becomes no teacher', async () => {
    expect(codeOf(await convert(masha, 'agent'))).toBe('type_too_young')
    const young = await school.person('Пётр Гринёв', { gradeIndex: 11, birthday: '2010-01-01' })
    expect(codeOf(await convert(young, 'agent'))).toBe('type_too_young')
  })

  test('a user who has solved anything gets no keys by switching', async () => {
    const solver = await school.person('Пётр Гринёв', { gradeIndex: 11 })
    await school.rows(
      `insert into attempts (work_id, user_id, started_at) select id, $1, now() from works limit 1`,
      [solver.id],
    )
    expect(codeOf(await convert(solver, 'agent'))).toBe('type_has_work')
  })

  test('staff stays what it is', async () => {
    const anna = await school.person('Анна Власьевна', { type: 'agent', gradeIndex: null, isMethodist: true })
    expect(codeOf(await convert(anna, 'pupil'))).toBe('type_of_staff')
    expect(await me(anna)).toMatchObject({ methodist: true, type: 'agent' })
  })
})

describe('the year of coming to school', () => {
  test('fits the class', async () => {
    const say = (school_entry_year: number) =>
      masha.post('/api/user/school_entry_year', { school_entry_year })
    expect((await say(2020)).body.school_entry_year).toBe(2020)
    expect(codeOf(await say(2010))).toBe('year_unfit')
  })
})

describe('the acquaintance', () => {
  const url = '/api/onboardings/current'
  test('asks nothing that is known, goes on where it was left and is over when it is said so', async () => {
    expect((await masha.get(url)).body).toMatchObject({
      step: 'goals',
      steps: ['goals', 'time', 'task', 'plan'],
    })
    const unknown = await school.person('Иван Зурин', { gradeIndex: null })
    expect((await unknown.get(url)).body.steps.slice(0, 3)).toEqual(['who', 'grade', 'goals'])
    await masha.patch(url, { step: 'goals', data: { goals: ['oge'] } })
    await masha.patch(url, { step: 'time', data: { weekly_minutes: 60 } })
    expect((await masha.get(url)).body).toMatchObject({
      step: 'time',
      data: { goals: ['oge'], weekly_minutes: 60 },
    })
    expect((await me(masha)).onboarding_finished).toBe(false)
    await masha.patch(url, { step: null })
    expect((await masha.get(url)).body.step).toBeNull()
    expect((await me(masha)).onboarding_finished).toBe(true)
  })

  test('can be left at once', async () => {
    expect((await masha.patch(url, { step: null })).status).toBe(200)
    expect((await me(masha)).onboarding_finished).toBe(true)
  })

  test('of a parent and of a teacher is short', async () => {
    const email = 'vasilisa@pochta.example'
    const mother = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true, email })
    expect((await mother.get(url)).body.steps).toEqual(['child', 'mailings', 'plan'])
    const teacher = await school.person('Архип Савельев', {
      type: 'agent',
      gradeIndex: null,
      email: 'arhip@pochta.example',
    })
    expect((await teacher.get(url)).body.steps).toEqual(['school', 'goals', 'mailings', 'plan'])
  })

  test('afterwards one thing is asked at a time, days apart, and not again when it was refused', async () => {
    const asked = async () => (await masha.get('/api/user/missing_field')).body.field
    expect(await asked()).toBeNull()
    await masha.patch(url, { step: null })
    expect(await asked()).toBeNull()
    school.at(new Date('2026-11-24T09:00:00Z'))
    expect(await asked()).toBe('school')
    await masha.post('/api/user/missing_field/skips', { field: 'school' })
    expect(await asked()).toBeNull()
    school.at(new Date('2026-11-28T09:00:00Z'))
    expect(await asked()).toBe('disciplines')
    expect((await me(masha)).profile_enriched).toBe(false)
    await masha.patch('/api/user/profile', {
      user: {
        discipline_ids: [await school.idOf('disciplines', 'math')],
        birthday: '2013-10-12',
        parent_phone: '89123456789',
      },
    })
    expect((await me(masha)).profile_enriched).toBe(true)
  })
})
