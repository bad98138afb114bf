/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { placesIn } from '../testing/places.ts'

let school: TestSchool
let ivan: Person
let andrey: Person
let orlov: Person
let stranger: Person
/** Teaches 7А. */
let savelich: Person
/** Teaches 7Б. */
let colleague: Person
/** Has a way in of their own. */
let petr: Person
/** The same pupil by a list of the school, in 7А. */
let listed: number
const ids: Record<string, number> = {}

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const ofSchool = () => `/api/wk/organizations/${ids['fortress']}/doubles`
const ofClass = (name = '7А') => `/api/school_classes/${ids[name]}/doubles`
const merges = '/api/wk/users/merges'
const distinctions = '/api/wk/users/distinctions'
const join = (person: Person, goneId = listed, keptId = petr.id) =>
  person.post(merges, { gone_id: goneId, kept_id: keptId })

const { organization, classOf, seat, worker } = placesIn(() => school)
/** A list of a class is sent by its teacher: there is an account and a code. */
async function list(name: string, className = '7А', teacher = savelich): Promise<number> {
  await teacher.post(`/api/school_classes/${ids[className]}/imports`, { text: name, is_confirmed: true })
  const [row] = await school.rows<{ id: number }>('select max(user_id) as id from class_entry_codes')
  return row!.id
}
const pupilsOf = async (name: string) =>
  (
    await school.rows<{ id: number }>(
      `select user_id as id from class_members where school_class_id = $1 and role = 'pupil' order by 1`,
      [ids[name]],
    )
  ).map(({ id }) => id)
const rowsOf = (table: string, userId: number) =>
  school.rows(`select from ${table} where user_id = $1`, [userId])

beforeEach(async () => {
  school = await openTestSchool()
  ids['region'] = await organization('region', 'Оренбургская губерния', null)
  ids['district'] = await organization('municipal', 'Белогорский уезд', ids['region'])
  ids['fortress'] = await organization('school', 'Школа крепости', ids['district'])
  ids['hamlet'] = await organization('school', 'Школа слободы', ids['district'])
  for (const [letter, year] of [
    ['А', 2026],
    ['Б', 2026],
    ['В', 2025],
  ] as const)
    ids[`7${letter}`] = await classOf(ids['fortress'], 7, letter, year)
  ivan = await worker('Иван Миронов', ids['fortress'], 'admin', 'schoolAdmin')
  andrey = await worker('Андрей Рейнсдорп', ids['district'], 'admin', 'municipalityAdmin')
  orlov = await worker('Григорий Орлов', ids['region'], 'admin', 'regionAdmin')
  stranger = await worker('Алексей Швабрин', ids['hamlet'], 'admin', 'schoolAdmin')
  savelich = await worker('Архип Савельев', ids['fortress'], 'teacher', 'teacher')
  colleague = await worker('Иван Зурин', ids['fortress'], 'teacher', 'teacher')
  await seat(ids['7А'], savelich, 'teacher')
  await seat(ids['7Б'], colleague, 'teacher')
  petr = await school.person('Пётр Гринёв', { gradeIndex: 7, email: 'petr@pochta.example' })
  await seat(ids['7А'], petr)
  listed = await list('ГРИНЕВ Петр Андреевич')
})

describe('pupils who seem to be registered twice', () => {
  test('are listed for the school and for a teacher of the class, with their differences', async () => {
    for (const reply of [
      await ivan.get(ofSchool()),
      await ivan.get(ofClass()),
      await savelich.get(ofClass()),
    ])
      expect(reply.body).toMatchObject([
        {
          one: { user_id: petr.id, name: 'Гринёв Пётр', entry: 'own', is_unused: false, works: 0 },
          other: { user_id: listed, school_class: { name: '7А' }, entry: 'absent', is_unused: true },
          kept_id: petr.id,
        },
      ])
  })

  test('of one name and differing birthdays are different pupils', async () => {
    await school.rows(`update users set birthday = '2013-05-07' where id = $1`, [petr.id])
    expect((await ivan.get(ofSchool())).body).toHaveLength(1)
    await school.rows(`update users set birthday = '2013-05-08' where id = $1`, [listed])
    expect((await ivan.get(ofSchool())).body).toEqual([])
    expect(codeOf(await join(ivan))).toBe('pupil_double_unlike')
  })

  test('are not listed for other people', async () => {
    for (const person of [andrey, orlov, stranger])
      expect(codeOf(await person.get(ofSchool()))).toBe('organization_not_found')
    for (const person of [andrey, orlov, stranger, colleague])
      expect(codeOf(await person.get(ofClass()))).toBe('school_class_not_found')
    expect((await petr.get(ofClass())).status).toBe(403)
    expect((await school.guest().get(ofSchool())).status).toBe(401)
  })

  test('are names, so that the school’s reading of them is recorded', async () => {
    await savelich.get(ofClass())
    await ivan.get(ofSchool())
    expect(await school.rows('select list, about, names from name_views')).toEqual([
      { list: 'doubles', about: '7А', names: 2 },
    ])
  })

  test('of a class of a former year are not looked at', async () => {
    await school.rows('update class_members set school_class_id = $1 where user_id = $2', [ids['7В'], listed])
    expect((await ivan.get(ofSchool())).body).toEqual([])
    expect(codeOf(await join(ivan))).toBe('pupil_double_not_found')
  })
})

describe('joining', () => {
  test('an account that has done nothing leaves: its code opens nothing, its place is the other’s', async () => {
    expect((await join(ivan)).status).toBe(204)
    expect(await pupilsOf('7А')).toEqual([petr.id])
    expect(await rowsOf('class_entry_codes', listed)).toEqual([])
    const [gone] = await school.rows(
      'select leaving_at is not null as left, last_name from users where id = $1',
      [listed],
    )
    expect(gone).toEqual({ left: true, last_name: '' })
    expect((await ivan.get(ofSchool())).body).toEqual([])
    expect(
      await school.rows('select low_id, high_id, verdict, kept_id, decided_by from pupil_double_decisions'),
    ).toEqual([
      { low_id: petr.id, high_id: listed, verdict: 'joined', kept_id: petr.id, decided_by: ivan.id },
    ])
  })

  race('once more changes nothing, and two at once do it once', async () => {
    const replies = await together(school, [() => join(ivan), () => join(savelich)])
    expect(replies.map(({ status }) => status)).toEqual([204, 204])
    expect((await join(ivan)).status).toBe(204)
    expect(await school.rows('select from departures')).toHaveLength(1)
    expect(codeOf(await join(stranger))).toBe('pupil_double_not_found')
  })

  test('a teacher of the class does it for the class', async () => {
    expect((await join(savelich)).status).toBe(204)
    expect(await pupilsOf('7А')).toEqual([petr.id])
  })

  test('can’t be joined by other schools, levels above and teachers of other classes', async () => {
    for (const person of [andrey, orlov, stranger, colleague])
      expect(codeOf(await join(person))).toBe('pupil_double_not_found')
    expect((await petr.post(merges, { gone_id: listed, kept_id: petr.id })).status).toBe(403)
    const foreign = await school.person('Пётр Гринёв', { gradeIndex: 7 })
    expect(codeOf(await join(ivan, listed, foreign.id))).toBe('pupil_double_not_found')
    expect(codeOf(await join(ivan, listed, 2_147_483_647))).toBe('pupil_double_not_found')
    expect(codeOf(await join(ivan, listed, listed))).toBe('pupil_double_unlike')
    expect(await pupilsOf('7А')).toEqual([petr.id, listed])
  })

  test('two of different classes are joined in the class of the one that stays; a teacher of one class may not do it', async () => {
    const other = await list('Гринёв Пётр', '7Б', colleague)
    expect((await ivan.get(ofSchool())).body).toHaveLength(3)
    expect(codeOf(await join(savelich, other))).toBe('pupil_double_not_found')
    expect((await join(ivan, other)).status).toBe(204)
    expect([await pupilsOf('7А'), await pupilsOf('7Б')]).toEqual([[petr.id, listed], []])
  })

  test('a place in a class of a former year and in lists of olympiads passes on', async () => {
    const [stage] = await school.rows<{ id: number }>('select id from olympiad_stages order by id limit 1')
    await seat(ids['7В'], { id: listed })
    await school.rows(
      'insert into olympiad_listed_pupils (stage_id, user_id, added_at, added_by) values ($1, $2, $3, $4)',
      [stage!.id, listed, school.now, ivan.id],
    )
    await school.rows(
      `insert into olympiad_participations (stage_id, user_id, grade_index, work_id, registered_at)
        select $1, $2, 7, min(id), $3 from works`,
      [stage!.id, listed, school.now],
    )
    expect((await ivan.get(ofSchool())).body[0]).toMatchObject({ kept_id: petr.id })
    expect((await join(ivan)).status).toBe(204)
    expect(await pupilsOf('7В')).toEqual([petr.id])
    for (const table of ['olympiad_listed_pupils', 'olympiad_participations'])
      expect([(await rowsOf(table, petr.id)).length, (await rowsOf(table, listed)).length]).toEqual([1, 0])
  })

  test('what the other has already is not taken twice', async () => {
    const [stage] = await school.rows<{ id: number }>('select id from olympiad_stages order by id limit 1')
    for (const userId of [petr.id, listed])
      await school.rows(
        'insert into olympiad_listed_pupils (stage_id, user_id, added_at, added_by) values ($1, $2, $3, $4)',
        [stage!.id, userId, school.now, ivan.id],
      )
    expect((await join(ivan)).status).toBe(204)
    expect(await rowsOf('olympiad_listed_pupils', petr.id)).toHaveLength(1)
  })
})

describe('an account that was used is joined into none', () => {
  const attempt = (userId: number) =>
    school.rows(
      `insert into attempts (work_id, user_id, number, started_at) select min(id), $1, 1, $2 from works`,
      [userId, school.now],
    )

  test.each([
    ['something was solved', attempt],
    [
      'something was earned',
      (userId: number) =>
        school.rows(
          `insert into reward_transactions (user_id, currency, amount, reason, source_type, source_id, created_at) values ($1, 'xp', 5, 'solved', 'task', 1, $2)`,
          [userId, school.now],
        ),
    ],
    [
      'it has a password',
      (userId: number) => school.rows(`update users set password_hash = 'x' where id = $1`, [userId]),
    ],
    [
      'it has a family',
      (userId: number) =>
        school.rows(
          `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, $3)`,
          [savelich.id, userId, school.now],
        ),
    ],
  ])('%s', async (_, use) => {
    await use(listed)
    const [pair] = (await ivan.get(ofSchool())).body
    expect(pair).toMatchObject({ other: { is_unused: false }, kept_id: null })
    expect(codeOf(await join(ivan))).toBe('pupil_double_used')
    expect(await pupilsOf('7А')).toEqual([petr.id, listed])
  })

  test('only the way in by the code is not a use, and of two empty accounts either may stay', async () => {
    const third = await list('Миронова Мария')
    const fourth = await list('Миронова Мария', '7Б', colleague)
    const pair = (await ivan.get(ofSchool())).body.find(
      ({ one }: { one: { user_id: number } }) => one.user_id === third,
    )
    expect(pair).toMatchObject({ kept_id: third, other: { user_id: fourth, is_unused: true } })
    expect((await join(ivan, third, fourth)).status).toBe(204)
    expect(await pupilsOf('7Б')).toEqual([fourth])
  })
})

describe('different pupils', () => {
  const part = (person: Person) => person.post(distinctions, { one_id: listed, other_id: petr.id })

  test('are shown no more; once more changes nothing', async () => {
    expect((await part(savelich)).status).toBe(204)
    expect((await part(ivan)).status).toBe(204)
    expect((await ivan.get(ofSchool())).body).toEqual([])
    expect(await school.rows('select verdict, decided_by from pupil_double_decisions')).toEqual([
      { verdict: 'different', decided_by: savelich.id },
    ])
  })

  test('other people may not do so', async () => {
    for (const person of [andrey, orlov, stranger, colleague])
      expect(codeOf(await part(person))).toBe('pupil_double_not_found')
  })
})
