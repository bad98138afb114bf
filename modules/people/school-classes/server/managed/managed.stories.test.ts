/** @module-tag embedded */
import { openTestSchool, type Person, sign, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeFor } from '../entry-codes.ts'
import { placesIn } from '../testing/places.ts'

let school: TestSchool
/** Administer the school of the fortress, its municipality, its region and another school. */
let ivan: Person
let andrey: Person
let orlov: Person
let stranger: Person
let savelich: Person
let masha: Person
let petr: Person
const ids: Record<string, number> = {}

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const at = (rest = '', classId = ids['7А']) => `/api/wk/school_classes/${classId}${rest}`

const { organization, classOf, seat, worker } = placesIn(() => school)

beforeEach(async () => {
  school = await openTestSchool()
  ids['region'] = await organization('region', 'Оренбургская губерния', null)
  ids['district'] = await organization('municipal', 'Белогорский уезд', ids['region'])
  ids['fortress'] = await organization('school', 'Школа крепости', ids['district'])
  ids['hamlet'] = await organization('school', 'Школа слободы', ids['district'])
  ids['7А'] = await classOf(ids['fortress'], 7, 'А')
  ids['7Б'] = await classOf(ids['fortress'], 7, 'Б')
  ids['8А'] = await classOf(ids['fortress'], 8, 'А')
  ids['foreign'] = await classOf(ids['hamlet'], 7, 'А')
  ivan = await worker('Иван Миронов', ids['fortress'], 'admin', 'schoolAdmin')
  andrey = await worker('Андрей Рейнсдорп', ids['district'], 'admin', 'municipalityAdmin')
  orlov = await worker('Григорий Орлов', ids['region'], 'admin', 'regionAdmin')
  stranger = await worker('Алексей Швабрин', ids['hamlet'], 'admin', 'schoolAdmin')
  savelich = await worker('Архип Савельев', ids['fortress'], 'teacher', 'teacher')
  masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  petr = await school.person('Пётр Гринёв', { gradeIndex: 6 })
  await seat(ids['7А'], masha, 'pupil')
  await seat(ids['7А'], petr, 'pupil')
  await seat(ids['7А'], savelich, 'teacher')
})

const views = () =>
  school.rows<{ userId: number; list: string; about: string; names: number }>(
    'select user_id as "userId", list, about, names from name_views order by id',
  )
const grades = () =>
  school.rows('select grade_index as grade from users where id = any($1) order by id', [[masha.id, petr.id]])

describe('a class on the portal', () => {
  test('is shown in figures to administrators of its school or of a level above it', async () => {
    for (const head of [ivan, andrey, orlov])
      expect((await head.get(at())).body).toMatchObject({
        name: '7А',
        school: { title: 'Школа крепости' },
        teachers: [{ name: 'Савельев Архип' }],
        pupils: 2,
        beside: [{ name: '7Б' }, { name: '8А' }],
      })
    const changes = { rename: true, remove: false }
    expect((await ivan.get(at())).body.can).toEqual({
      keep_pupils: true,
      read_progress: true,
      let_in: true,
      ...changes,
    })
    expect((await orlov.get(at())).body.can).toEqual({
      keep_pupils: true,
      read_progress: true,
      let_in: false,
      ...changes,
    })
    expect((await andrey.get(at())).body.can).toEqual({
      keep_pupils: false,
      read_progress: false,
      let_in: false,
      ...changes,
    })
  })

  test('is absent for another school, and closed for a teacher and a pupil', async () => {
    for (const rest of ['', '/pupils', '/pupils/file?format=csv']) {
      expect(codeOf(await stranger.get(at(rest)))).toBe('school_class_not_found')
      expect(codeOf(await ivan.get(at(rest, ids['foreign'])))).toBe('school_class_not_found')
      expect((await savelich.get(at(rest))).status).toBe(403)
      expect((await masha.get(at(rest))).status).toBe(403)
    }
  })
})

describe('names', () => {
  test('are shown to those who may read them, others get numbers', async () => {
    const pupils = (await ivan.get(at('/pupils'))).body
    expect(pupils.map(({ name, is_grade_same }: Record<string, unknown>) => [name, is_grade_same])).toEqual([
      ['Гринёв Пётр', false],
      ['Миронова Маша', true],
    ])
    const hidden = await andrey.get(at('/pupils'))
    expect(
      hidden.body.map(({ name, user_id, number }: Record<string, unknown>) => [name, user_id, number]),
    ).toEqual([
      [null, null, 1],
      [null, null, 2],
    ])
    expect(hidden.text).not.toContain('Гринёв')
    expect((await andrey.get(at('/pupils/file?format=csv'))).text).toContain('Ученик 1')
  })

  test('that were read are recorded, once for a look and each time for a file; numbers leave no record', async () => {
    await andrey.get(at('/pupils'))
    expect(await views()).toEqual([])
    await ivan.get(at('/pupils'))
    await ivan.get(at('/pupils'))
    await ivan.get(at('/pupils/file?format=csv'))
    await ivan.get(at('/pupils/file?format=xlsx'))
    await orlov.get(at('/pupils'))
    const mine = { userId: ivan.id, about: '7А', names: 2 }
    expect(await views()).toEqual([
      { ...mine, list: 'class' },
      { ...mine, list: 'class_file' },
      { ...mine, list: 'class_file' },
      { ...mine, userId: orlov.id, list: 'class' },
    ])
  })

  test('the record is read by those of the school to whom names are open, not by others', async () => {
    await orlov.get(at('/pupils'))
    const url = (key: string) => `/api/wk/organizations/${ids[key]}/name_views`
    const { body, headers } = await ivan.get(url('fortress'))
    expect(body).toMatchObject([
      { name: 'Орлов Григорий', acted_for: { title: 'Оренбургская губерния' }, list: 'class', about: '7А' },
    ])
    expect(headers['x-total']).toBe('1')
    expect((await orlov.get(url('region'))).body.length).toBe(1)
    expect((await orlov.get(url('hamlet'))).body).toEqual([])
    expect((await ivan.get(`${url('fortress')}/file?format=csv`)).text).toContain('Орлов Григорий')
    expect((await andrey.get(url('fortress'))).status).toBe(403)
    expect(codeOf(await stranger.get(url('fortress')))).toBe('organization_not_found')
    expect((await masha.get(url('fortress'))).status).toBe(403)
    expect(codeOf(await savelich.get(url('fortress')))).toBe('organization_not_found')
  })
})

describe('the list of a class', () => {
  const move = (who: Person, user_ids: number[], to_class_id = ids['8А'], from = ids['7А']) =>
    who.post(at('/transfers', from), { user_ids, to_class_id })

  test('a pupil goes over to another class of the school with its grade; once more changes nothing', async () => {
    expect((await move(ivan, [petr.id])).body).toEqual({ moved: 1 })
    expect((await move(ivan, [petr.id])).body).toEqual({ moved: 0 })
    expect((await ivan.get(at('/pupils', ids['8А']))).body).toMatchObject([
      { name: 'Гринёв Пётр', is_grade_same: true },
    ])
    expect((await ivan.get(at('/pupils'))).body).toHaveLength(1)
  })

  test('pupils can’t be moved to another school, to the same class or out of a list that has changed', async () => {
    expect(codeOf(await move(orlov, [petr.id], ids['foreign']))).toBe('transfer_unfit')
    expect(codeOf(await move(ivan, [petr.id], ids['7А']))).toBe('transfer_unfit')
    expect(codeOf(await move(ivan, [petr.id], ids['foreign']))).toBe('school_class_not_found')
    expect(codeOf(await move(ivan, [savelich.id]))).toBe('pupils_changed')
    expect(codeOf(await move(andrey, [petr.id]))).toBe('names_closed')
    expect(codeOf(await move(stranger, [petr.id]))).toBe('school_class_not_found')
    expect((await move(savelich, [petr.id])).status).toBe(403)
  })

  race('of two transfers at once one moves', async () => {
    const moving = (to?: number) => () => move(ivan, [petr.id], to)
    const answers = await together(school, [moving(), moving(ids['7Б'])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const seats = await school.rows('select 1 from class_members where user_id = $1', [petr.id])
    expect(seats).toHaveLength(1)
  })

  test('the own grade is made that of the class', async () => {
    const confirm = (who: Person) => who.post(at('/grade_confirmations'), { user_ids: [masha.id, petr.id] })
    expect(codeOf(await confirm(andrey))).toBe('names_closed')
    expect((await confirm(ivan)).body).toEqual({ changed: 1 })
    expect((await confirm(ivan)).body).toEqual({ changed: 0 })
    expect(await grades()).toEqual([{ grade: 7 }, { grade: 7 }])
  })

  test('is imported and shortened by administrators who see names, as by its teachers', async () => {
    const importList = (who: Person) =>
      who.post(`/api/school_classes/${ids['7А']}/imports`, { text: 'Зурин Иван', is_confirmed: true })
    expect(codeOf(await importList(andrey))).toBe('names_closed')
    expect(codeOf(await importList(stranger))).toBe('school_class_not_found')
    expect((await importList(orlov)).body).toMatchObject({ added: 1 })
    const cut = (who: Person) => who.delete(`/api/school_classes/${ids['7А']}/pupils/${petr.id}`)
    expect(codeOf(await cut(andrey))).toBe('names_closed')
    expect((await cut(ivan)).status).toBe(204)
  })

  test('codes that open accounts are issued by the teachers and the school, not by the levels above', async () => {
    await ivan.post(`/api/school_classes/${ids['7А']}/imports`, { text: 'Зурин Иван', is_confirmed: true })
    const codes = (who: Person) => who.post(`/api/school_classes/${ids['7А']}/entry_codes`, {})
    expect((await codes(ivan)).body).toEqual({ codes: 3 })
    expect((await codes(savelich)).body).toEqual({ codes: 3 })
    for (const above of [andrey, orlov]) {
      expect(codeOf(await codes(above))).toBe('school_class_not_found')
      expect(codeOf(await above.get(`/api/school_classes/${ids['7А']}/entry_slips`))).toBe(
        'school_class_not_found',
      )
    }
    expect((await ivan.get(`/api/school_classes/${ids['7А']}/entry_slips`)).status).toBe(200)
  })
})

describe('codes of a list', () => {
  const at7 = (rest: string) => `/api/school_classes/${ids['7А']}/${rest}`
  const renew = (who: Person, user_ids: number[]) => who.post(at7('entry_code_renewals'), { user_ids })
  const enter = (code: string) => school.guest().post('/api/school_class_entries', { code })
  const codeIn = async ({ id }: Person) =>
    codeFor(
      { sign },
      id,
      (
        await school.rows<{ nonce: string }>('select nonce from class_entry_codes where user_id = $1', [id])
      )[0]!.nonce,
    )

  test('several pupils at once have other codes, the former open nothing, and the other pupils keep theirs', async () => {
    await ivan.post(at7('entry_codes'), {})
    const [lost, kept] = [await codeIn(masha), await codeIn(petr)]
    expect((await renew(ivan, [masha.id])).body).toEqual({ codes: 1, own: 0 })
    expect(codeOf(await enter(lost))).toBe('entry_code_unknown')
    for (const code of [kept, await codeIn(masha)]) expect((await enter(code)).status).toBe(200)
    const slips = await ivan.get(at7(`entry_slips?user_ids=${masha.id}`))
    expect(slips.headers['content-type']).toContain('application/pdf')
    expect(codeOf(await ivan.get(at7(`entry_slips?user_ids=${orlov.id}`)))).toBe('school_class_no_codes')
  })

  test('a pupil with a sign-in of their own keeps it and gets no code', async () => {
    await school.rows(`update users set email = 'masha@pochta.example' where id = $1`, [masha.id])
    expect((await renew(savelich, [masha.id, petr.id])).body).toEqual({ codes: 1, own: 1 })
    expect(await school.rows('select user_id as id from class_entry_codes')).toEqual([{ id: petr.id }])
    expect((await ivan.get(at('/pupils'))).body).toMatchObject([
      { name: 'Гринёв Пётр', login: null, parents: 0 },
      { name: 'Миронова Маша', login: 'masha@pochta.example', parents: 0 },
    ])
    // The region sees names, and no logins.
    expect((await orlov.get(at('/pupils'))).body[1]).toMatchObject({ name: 'Миронова Маша', login: null })
  })

  test('are renewed by the teachers and the school, of pupils of the class alone', async () => {
    for (const above of [andrey, orlov, stranger])
      expect(codeOf(await renew(above, [masha.id]))).toBe('school_class_not_found')
    expect(codeOf(await renew(ivan, [masha.id, orlov.id]))).toBe('pupils_changed')
    expect((await renew(masha, [masha.id])).status).toBe(403)
    expect(await school.rows('select from class_entry_codes')).toEqual([])
  })
})

test('teachers are named by the school and from above, without names of pupils; the last one stays', async () => {
  const teachers = (who: Person) =>
    who.post(`/api/school_classes/${ids['7Б']}/teachers`, { user_id: savelich.id })
  expect((await andrey.get(`/api/school_classes/${ids['7Б']}/colleagues`)).body).toHaveLength(2)
  expect((await teachers(andrey)).status).toBe(204)
  expect(codeOf(await teachers(stranger))).toBe('school_class_not_found')
  const url = `/api/school_classes/${ids['7Б']}/teachers/${savelich.id}`
  expect(codeOf(await ivan.delete(url))).toBe('school_class_last_teacher')
  await school.rows(`delete from class_members where school_class_id = $1 and role = 'teacher'`, [ids['7Б']])
  expect((await ivan.delete(url)).status).toBe(204)
  await ivan.post(`/api/school_classes/${ids['7Б']}/teachers`, { user_id: ivan.id })
  expect((await ivan.delete(url)).status).toBe(204)
})

describe('lists of classes and of pupils are filtered', () => {
  const classes = (query: string) =>
    ivan.get(`/api/wk/organizations/${ids['fortress']}/school_classes?${query}`)
  const namesOf = async (query: string) =>
    (await classes(query)).body.map((one: Record<string, unknown>) => `${one['grade_index']}${one['letter']}`)

  test.each<[query: string, names: string[]]>([
    ['q[teachers_count_eq]=0', ['7Б', '8А']],
    ['q[pupils_gt]=0', ['7А']],
    ['q[letter_not_in]=Б,В&q[grade_index_lteq]=7', ['7А']],
    ['q[is_upcoming_not_eq]=false', []],
    ['q[s]=pupils desc&limit=2&page=1', ['7А', '7Б']],
  ])('%s', async (query, names) => expect(await namesOf(query)).toEqual(names))

  test('by what their rows have, and by nothing else', async () => {
    for (const query of ['q[letter_lt]=Б', 'q[teachers_eq]=1', 'q[s]=letter asc', 'with=pupils'])
      expect([query, (await classes(query)).status]).toEqual([query, 422])
  })

  test('but not by names and logins: a filter would reveal what is closed', async () => {
    expect((await andrey.get(at('/pupils?q[is_grade_same_eq]=false'))).body).toMatchObject([{ name: null }])
    for (const query of ['q[name_eq]=Гринёв', 'q[login_eq]=petr@example.org', 'q[user_id_eq]=1'])
      expect([query, (await andrey.get(at(`/pupils?${query}`))).status]).toEqual([query, 422])
  })
})

describe('a class that was made by mistake', () => {
  const cardOf = async (key: string) => (await ivan.get(at('', ids[key]))).body
  const rename = async (who: Person, key: string, grade_index: number, letter: string, version?: number) =>
    who.post(`/api/school_classes/${ids[key]}/renamings`, {
      grade_index,
      letter,
      version: version ?? (await cardOf(key)).version,
    })
  const remove = (who: Person, key: string) => who.delete(`/api/school_classes/${ids[key]}`)
  const nameOf = async (key: string) => (await cardOf(key)).name

  test('is renamed by its teachers, by the school and from above; with pupils it keeps its grade', async () => {
    for (const who of [ivan, andrey]) expect((await rename(who, '8А', 6, 'ъ')).status).toBe(204)
    expect(await nameOf('8А')).toBe('6Ъ')
    expect((await rename(savelich, '7А', 7, 'В')).status).toBe(204)
    expect(await nameOf('7А')).toBe('7В')
    expect(codeOf(await rename(savelich, '7А', 8, 'В'))).toBe('school_class_grade_kept')
    expect(codeOf(await rename(ivan, '7А', 7, 'Б'))).toBe('school_class_name_taken')
    // A class of a name that is free again.
    expect((await rename(ivan, '7Б', 7, 'А')).status).toBe(204)
    for (const who of [stranger, savelich])
      expect(codeOf(await rename(who, '7Б', 7, 'Г'))).toBe('school_class_not_found')
    expect((await rename(masha, '7А', 7, 'Г')).status).toBe(403)
    expect((await rename(ivan, '7А', 7, 'А1')).status).toBe(422)
  })

  test('is renamed by one of two: the other sees the new name and may write over it; the same name is no conflict', async () => {
    const { version } = await cardOf('8А')
    expect((await rename(andrey, '8А', 9, 'В', version)).status).toBe(204)
    expect((await rename(ivan, '8А', 9, 'в', version)).status).toBe(204)
    const stale = await rename(ivan, '8А', 8, 'Г', version)
    expect([stale.status, codeOf(stale), await nameOf('8А')]).toEqual([422, 'changed_meanwhile', '9В'])
    const { meanwhile } = stale.body
    expect(meanwhile).toMatchObject({ version: version + 1, changed_by: null, is_mine: false })
    expect(meanwhile.current).toMatchObject({ grade_index: 9, letter: 'В' })
    expect((await rename(ivan, '8А', 8, 'Г', meanwhile.version)).status).toBe(204)
    expect(await nameOf('8А')).toBe('8Г')
  })
  race('is renamed by one of two at once: the other sees the new name', async () => {
    const { version } = await cardOf('8А')
    const renamings = ['В', 'Г'].map((letter) => () => rename(ivan, '8А', 8, letter, version))
    const codes = (await together(school, renamings)).map((reply) => codeOf(reply))
    expect(codes.toSorted()).toEqual(['changed_meanwhile', undefined])
  })

  test('keeps its version when a name is refused', async () => {
    const { version } = await cardOf('7А')
    expect(codeOf(await rename(ivan, '7А', 7, 'Б'))).toBe('school_class_name_taken')
    expect(codeOf(await rename(ivan, '7А', 8, 'А'))).toBe('school_class_grade_kept')
    expect((await cardOf('7А')).version).toBe(version)
  })

  test('is deleted by the school while it has no people and no traces of work', async () => {
    const card = async (key: string) => (await ivan.get(at('', ids[key]))).body.can
    expect(await card('8А')).toMatchObject({ rename: true, remove: true })
    expect(await card('7А')).toMatchObject({ rename: true, remove: false })
    expect(codeOf(await remove(ivan, '7А'))).toBe('school_class_has_pupils')
    expect(codeOf(await remove(stranger, '8А'))).toBe('school_class_not_found')
    expect((await remove(ivan, '8А')).status).toBe(204)
    expect(codeOf(await remove(ivan, '8А'))).toBe('school_class_not_found')
  })
})

describe('a parallel', () => {
  const make = (who: Person, letters: string, id = ids['fortress']) =>
    who.post(`/api/wk/organizations/${id}/school_classes`, { grade_index: 7, letters })

  test('is made in one form; classes that are there already stay as they are', async () => {
    expect((await make(ivan, 'а, Б В')).body).toEqual({ made: 1 })
    expect((await make(andrey, 'Г')).body).toEqual({ made: 1 })
    expect((await make(ivan, 'А Б В Г')).body).toEqual({ made: 0 })
    const { body } = await ivan.get(`/api/wk/organizations/${ids['fortress']}/school_classes`)
    expect(body.map(({ grade_index, letter }: Record<string, unknown>) => `${grade_index}${letter}`)).toEqual(
      ['7А', '7Б', '7В', '7Г', '8А'],
    )
  })

  test('is of the coming school year in July unless this one is said, and of no other', async () => {
    school.at(new Date('2027-07-05T09:00:00Z'))
    const head = await worker('Максим Пугачёв', ids['fortress'], 'admin', 'schoolAdmin')
    const url = `/api/wk/organizations/${ids['fortress']}/school_classes`
    const of = (letters: string, school_year?: number) =>
      head.post(url, { grade_index: 1, letters, school_year })
    expect((await of('А')).body).toEqual({ made: 1 })
    expect((await of('Б', 2026)).body).toEqual({ made: 1 })
    for (const year of [2025, 2028]) expect(codeOf(await of('В', year))).toBe('parallel_of_other_year')
    expect(
      await school.rows(
        'select letter, school_year as year from school_classes where grade_index = 1 order by 1',
      ),
    ).toEqual([
      { letter: 'А', year: 2027 },
      { letter: 'Б', year: 2026 },
    ])
  })

  test('is of a school that the viewer administers, with letters that are letters', async () => {
    expect((await make(ivan, 'А1')).status).toBe(422)
    expect((await make(ivan, ' ')).status).toBe(422)
    expect(codeOf(await make(stranger, 'Г'))).toBe('organization_not_found')
    expect(codeOf(await make(orlov, 'Г', ids['district']))).toBe('parallel_of_no_school')
    expect((await make(savelich, 'Г')).status).toBe(403)
    expect((await make(masha, 'Г')).status).toBe(403)
  })
})
