/** @module-tag embedded */
import { type Belogorsk, codeOf, openBelogorsk, type Person, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let fixture: Belogorsk
let ivan: Person
let ninth: number
/** Of the ninth grade. */
let masha: Person
let petr: Person
const at = (rest: string, id = fixture.organizationId) => `/api/wk/organizations/${id}/${rest}`
const viewed = async (who = ivan) => (await who.get(at('class_moves'))).body
const transfer = (
  classes: readonly (readonly [number, string])[],
  { who = ivan, leaving = [] as number[], id = fixture.organizationId } = {},
) =>
  who.post('/api/wk/school_classes/transfers', {
    organization_id: id,
    classes: classes.map(([class_id, way]) => ({ class_id, way })),
    leaving_ids: leaving,
  })
const undo = (ids: number[], who = ivan) => who.post(at('class_move_undoings'), { move_ids: ids })
const undoAll = async () => undo((await viewed()).recent.map(({ id }: { id: number }) => id))
const named = async () =>
  (
    await fixture.school.rows<{ words: string }>(
      `select grade_index || letter || ' ' || school_year || ' ' || (select count(*) from class_members where school_class_id = c.id and role = 'pupil')
          || case when archived_at is null then '' else ' archived' end as words
        from school_classes c where organization_id = $1 order by school_year, grade_index, letter`,
      [fixture.organizationId],
    )
  ).map(({ words }) => words)
const gradesOf = async (...people: Person[]) =>
  (
    await fixture.school.rows<{ grade: number | null }>(
      'select grade_index as grade from users where id = any($1) order by id',
      [people.map(({ id }) => id)],
    )
  ).map(({ grade }) => grade)

async function makeClass(
  grade: number,
  letter: string,
  year = 2025,
  organizationId = fixture.organizationId,
) {
  const [made] = await fixture.school.rows<{ id: number }>(
    'insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, $2, $3, $4) returning id',
    [organizationId, grade, letter, year],
  )
  return made!.id
}
const seat = (classId: number, { id }: Person, role = 'pupil') =>
  fixture.school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
    classId,
    id,
    role,
  ])

beforeEach(async () => {
  fixture = await openBelogorsk()
  await fixture.school.rows('update school_classes set school_year = 2025')
  ivan = await fixture.worker('Иван Миронов', 'admin')
  ninth = await makeClass(9, 'Б')
  masha = await fixture.school.person('Маша Миронова', { gradeIndex: 9 })
  petr = await fixture.school.person('Пётр Гринёв', { gradeIndex: 9 })
  await seat(ninth, masha)
  await seat(ninth, petr)
})

race(
  'all classes of the school go on at once, also those without a teacher, and the preview says which they are',
  async () => {
    const { classes, school_year } = await viewed()
    expect(school_year).toBe(2026)
    expect(classes).toMatchObject([
      { name: '7А', to_name: '8А', way: 'go', pupils: 2, teachers: 1, may_leave: false },
      { name: '9Б', to_name: '10Б', way: 'go', pupils: 2, teachers: 0, may_leave: true },
    ])
    const all = [
      [fixture.classId, 'go'],
      [ninth, 'go'],
    ] as const
    const replies = await together(fixture.school, [() => transfer(all), () => transfer(all)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await named()).toEqual(['7А 2025 2 archived', '9Б 2025 2 archived', '8А 2026 2', '10Б 2026 2'])
    expect(await gradesOf(masha, petr)).toEqual([10, 10])
    expect((await transfer(all)).body).toEqual({ classes: 2, pupils: 0 })
  },
)

test('a class that was left out stays as it is', async () => {
  expect((await transfer([[fixture.classId, 'go']])).body).toEqual({ classes: 1, pupils: 2 })
  expect(await named()).toEqual(['7А 2025 2 archived', '9Б 2025 2', '8А 2026 2'])
})

test('a pupil who leaves after the ninth grade is in no class of the new year, and comes back when it is undone', async () => {
  const reply = await transfer([[ninth, 'go']], { leaving: [petr.id] })
  expect(reply.status).toBe(200)
  expect(await named()).toEqual(['7А 2025 2', '9Б 2025 2 archived', '10Б 2026 1'])
  expect(await gradesOf(masha, petr)).toEqual([10, 10])
  expect((await undoAll()).status).toBe(204)
  expect(await named()).toEqual(['7А 2025 2', '9Б 2025 2'])
  expect(await gradesOf(masha, petr)).toEqual([9, 9])
})

test('the whole ninth grade may leave, the eleventh does, another does not', async () => {
  const last = await makeClass(11, 'А')
  expect(codeOf(await transfer([[fixture.classId, 'graduate']]))).toBe('class_moves_changed')
  const leaves = [
    [ninth, 'graduate'],
    [last, 'graduate'],
  ] as const
  expect((await transfer(leaves)).status).toBe(200)
  expect(await named()).toEqual(['7А 2025 2', '9Б 2025 2 archived', '11А 2025 0 archived'])
})

test('only pupils of the ninth grade are named as leaving', async () => {
  const stranger = await fixture.school.person('Алексей Зурин', { gradeIndex: 9 })
  const both = [
    [fixture.classId, 'go'],
    [ninth, 'go'],
  ] as const
  for (const leaving of [[stranger.id], [fixture.listed[0]!]])
    expect(codeOf(await transfer(both, { leaving }))).toBe('class_moves_changed')
  expect(await named()).toEqual(['7А 2025 2', '9Б 2025 2'])
})

test('pupils go into the class that the school has made for the year already; one in the archive is no place', async () => {
  const there = await makeClass(8, 'А', 2026)
  await seat(there, await fixture.school.person('Иван Зурин', { gradeIndex: 8 }))
  expect((await viewed()).classes[0]).toMatchObject({ way: 'join', there: 1, pupils: 2 })
  expect((await transfer([[fixture.classId, 'join']])).status).toBe(200)
  expect(await named()).toContain('8А 2026 3')
  expect((await undoAll()).status).toBe(204)
  expect(await named()).toContain('8А 2026 1')
  await fixture.school.rows('update school_classes set archived_at = now() where id = $1', [there])
  expect((await viewed()).classes[0]).toMatchObject({ way: 'archived' })
  for (const way of ['go', 'join'])
    expect(codeOf(await transfer([[fixture.classId, way]]))).toBe('class_moves_changed')
})

test('what a teacher has moved the school passes over, and may undo', async () => {
  await fixture.savelich.post('/api/school_class_moves', {
    classes: [{ class_id: fixture.classId, way: 'go' }],
  })
  expect((await transfer([[fixture.classId, 'go']])).body).toEqual({ classes: 1, pupils: 0 })
  const { recent } = await viewed()
  expect(recent).toMatchObject([{ from_name: '7А', to_name: '8А', moved_by: 'Архип Савельевич' }])
  expect((await undo([recent[0].id])).status).toBe(204)
  expect((await undo([recent[0].id])).status).toBe(204)
  expect(await named()).toEqual(['7А 2025 2', '9Б 2025 2'])
})

test('after seven days it is not undone any more', async () => {
  await transfer([[ninth, 'go']])
  const [{ id }] = (await viewed()).recent
  await fixture.school.rows(`update class_moves set moved_at = moved_at - interval '8 days'`)
  expect(codeOf(await undo([id]))).toBe('class_move_late')
})

test('classes, moves and schools of others are absent, and teachers do not move a school', async () => {
  const [hamlet] = await fixture.school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', 'Школа слободы', 'Школа слободы') returning id`,
  )
  const foreign = await makeClass(7, 'А', 2025, hamlet!.id)
  expect(codeOf(await transfer([[foreign, 'go']]))).toBe('school_class_not_found')
  expect(codeOf(await transfer([[foreign, 'go']], { id: hamlet!.id }))).toBe('organization_not_found')
  expect(codeOf(await ivan.get(at('class_moves', hamlet!.id)))).toBe('organization_not_found')
  expect(codeOf(await undo([999_999]))).toBe('class_move_not_found')
  for (const who of [fixture.savelich, masha]) {
    expect((await who.get(at('class_moves'))).status).toBe(403)
    expect((await transfer([[ninth, 'go']], { who })).status).toBe(403)
  }
  await fixture.school.rows(
    `insert into organizations (kind, name, short_name) values ('region', 'Губерния', 'Губерния')`,
  )
  const orlov = await fixture.school.person('Григорий Орлов', {
    type: 'agent',
    gradeIndex: null,
    portalRole: 'regionAdmin',
  })
  await fixture.school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) select $1, id, 'admin', true from organizations where kind = 'region'`,
    [orlov.id],
  )
  await fixture.school.rows(
    `update organizations set parent_id = (select id from organizations where kind = 'region') where id = $1`,
    [fixture.organizationId],
  )
  // Reaches the school, and moves it no more than anybody else above it.
  expect((await orlov.get(at('school_classes'))).status).toBe(200)
  expect(codeOf(await orlov.get(at('class_moves')))).toBe('organization_not_found')
  expect(codeOf(await transfer([[ninth, 'go']], { who: orlov }))).toBe('organization_not_found')
})

test('a class older than the last year goes into the archive from the list; others do not', async () => {
  const old = await makeClass(5, 'Г', 2024)
  const [hamlet] = await fixture.school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', 'Школа слободы', 'Слобода') returning id`,
  )
  const foreign = await makeClass(5, 'Д', 2024, hamlet!.id)
  const archive = (ids: number[], who = ivan) => who.post(at('class_archivings'), { class_ids: ids })
  const ways = async () => (await viewed()).classes.map(({ way }: { way: string }) => way)
  expect(await ways()).toEqual(['old', 'go', 'go'])
  expect(codeOf(await archive([old, ninth]))).toBe('class_not_old')
  expect(codeOf(await archive([old, foreign]))).toBe('school_class_not_found')
  expect((await archive([old], masha)).status).toBe(403)
  expect(await ways()).toEqual(['old', 'go', 'go'])
  expect((await archive([old])).status).toBe(204)
  expect((await archive([old])).status).toBe(204)
  expect(await ways()).toEqual(['go', 'go'])
})

test('several moves are put back at once, and none while one of them is hindered', async () => {
  await transfer([
    [fixture.classId, 'go'],
    [ninth, 'go'],
  ])
  const ids = (await viewed()).recent.map(({ id }: { id: number }) => id)
  expect(ids).toHaveLength(2)
  expect(codeOf(await undo([...ids, 2_147_483_647]))).toBe('class_move_not_found')
  expect((await undo(ids)).status).toBe(204)
  expect((await viewed()).recent).toEqual([])
})
