import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { Tree } from './testing/tree.ts'

let school: TestSchool
let tree: Tree
/** Administers the region. */
let orlov: Person

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const importList = (who: Person, text: string, is_confirmed = true, key = 'district') =>
  who.post(`/api/wk/organizations/${tree.id(key)}/imports`, { text, is_confirmed })
const titles = async () =>
  (
    await school.rows<{ name: string }>('select name from organizations where parent_id = $1 order by id', [
      tree.id('district'),
    ])
  ).map(({ name }) => name)

const list = 'Название;Код;Город\nШкола № 11;11;Оренбург\nШкола № 12;12;Оренбург'
const known = ['Школа Белогорской крепости', 'Школа Бердской слободы']

beforeEach(async () => {
  school = await openTestSchool()
  tree = await Tree.plant(school)
  orlov = await tree.head('Григорий Орлов', 'region')
})

test('a list is looked at first, then added, and once more adds nothing', async () => {
  expect((await importList(orlov, list, false)).body).toMatchObject({ added: 2, faults: [], is_done: false })
  expect(await titles()).toEqual(known)
  expect((await importList(orlov, list)).body).toMatchObject({ added: 2, is_done: true })
  expect((await importList(orlov, list)).body).toMatchObject({ added: 0, is_done: true })
  expect(await titles()).toEqual([...known, 'Школа № 11', 'Школа № 12'])
  const [row] = await school.rows(
    `select kind, code, city, path from organizations where name = 'Школа № 11'`,
  )
  expect(row).toMatchObject({ kind: 'school', code: '11', city: 'Оренбург' })
})

test('rows with faults are left to be put right, the others are added', async () => {
  const { body } = await importList(orlov, `${list}\nШк\nШкола № 13;1`)
  expect(body).toMatchObject({
    is_done: true,
    added: 2,
    faults: [
      { row: 4, kind: 'no_title', quote: 'Шк' },
      { row: 5, kind: 'code_taken' },
    ],
    left: 'Название;Код;Город\nШк\nШкола № 13;1',
  })
  expect(await titles()).toEqual([...known, 'Школа № 11', 'Школа № 12'])
  expect(codeOf(await importList(orlov, ' \n'))).toBe('organizations_empty')
})

test('a list goes to those who administer what lies above, of a kind that has a place there', async () => {
  const ivan = await tree.head('Иван Миронов', 'fortress')
  expect(codeOf(await importList(ivan, list))).toBe('organization_not_found')
  expect(codeOf(await importList(ivan, list, true, 'fortress'))).toBe('organization_kind_misplaced')
  expect(codeOf(await importList(orlov, list, true, 'otherDistrict'))).toBe('organization_not_found')
  const teacher = await tree.worker('Архип Савельев', 'fortress', 'teacher')
  for (const who of [teacher, await school.person('Маша Миронова')])
    expect((await importList(who, list)).status).toBe(403)
})

race('a list that is sent twice at once makes nothing twice', async () => {
  const replies = await together(school, [() => importList(orlov, list), () => importList(orlov, list)])
  expect(replies.map(({ body }) => body.added).toSorted()).toEqual([0, 2])
  expect(await titles()).toHaveLength(4)
})

test('a list is undone within a day, but for what is in use', async () => {
  const { body } = await importList(orlov, list)
  const undo = (who = orlov) =>
    who.delete(`/api/wk/organizations/${tree.id('district')}/imports/${body.import_id}`)
  const recent = async () => (await orlov.get(`/api/wk/organizations/${tree.id('district')}`)).body.imports
  expect(await recent()).toEqual([{ id: body.import_id, made_at: school.now.toISOString(), added: 2 }])
  await school.rows(
    `insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'А', 2026 from organizations where name = 'Школа № 12'`,
  )
  const ivan = await tree.head('Иван Миронов', 'fortress')
  expect(codeOf(await undo(ivan))).toBe('organization_not_found')
  expect((await undo()).body).toEqual({
    removed: 1,
    stayed: 1,
    kept: [{ name: 'Школа № 12', reason: 'в\u00a0ней есть классы' }],
  })
  expect((await undo()).body).toEqual({ removed: 0, stayed: 0, kept: [] })
  expect(await titles()).toEqual([...known, 'Школа № 12'])
  expect(await recent()).toEqual([])
  const late = await importList(orlov, list)
  school.at(new Date(school.now.getTime() + 25 * 3600_000))
  const address = `/api/wk/organizations/${tree.id('district')}/imports`
  expect(codeOf(await orlov.delete(`${address}/${late.body.import_id}`))).toBe('organization_import_late')
  expect(codeOf(await orlov.delete(`${address}/999999`))).toBe('organization_import_not_found')
})

test('what is in use in any way stays, with the reason', async () => {
  const { body } = await importList(orlov, 'Школа № 11\nШкола № 12\nШкола № 13\nШкола № 14')
  const idOf = async (name: string) =>
    (
      await school.rows<{ id: number }>('select id from organizations where name = $1 and parent_id = $2', [
        name,
        tree.id('district'),
      ])
    )[0]!.id
  const savelich = await tree.worker('Архип Савельев', 'fortress', 'teacher')
  const role = { user_id: savelich.id, role: 'teacher' }
  const given = await orlov.post(`/api/wk/organizations/${await idOf('Школа № 11')}/users`, role)
  expect([given.status, codeOf(given)]).toEqual([200, undefined])
  await school.rows(
    `insert into organization_imports (parent_id, made_at) select id, now() from organizations where id = $1`,
    [await idOf('Школа № 12')],
  )
  await school.rows('update organizations set version = 2 where id = $1', [await idOf('Школа № 13')])
  const undone = await orlov.delete(`/api/wk/organizations/${tree.id('district')}/imports/${body.import_id}`)
  expect(undone.body).toEqual({
    removed: 1,
    stayed: 3,
    kept: [
      { name: 'Школа № 11', reason: 'в\u00a0ней есть или были люди' },
      { name: 'Школа № 12', reason: 'на\u00a0неё ссылаются другие данные' },
      { name: 'Школа № 13', reason: 'её карточку уже изменили' },
    ],
  })
})

race('a role that is given while the list is undone keeps the school, or finds it gone', async () => {
  const savelich = await tree.worker('Архип Савельев', 'fortress', 'teacher')
  for (let round = 0; round < 4; round++) {
    const { body } = await importList(orlov, `Школа № ${round}`)
    const [made] = await school.rows<{ id: number }>(
      'select id from organizations where name = $1 and parent_id = $2',
      [`Школа № ${round}`, tree.id('district')],
    )
    const role = { user_id: savelich.id, role: 'teacher' }
    const [given, undone] = await together(school, [
      () => orlov.post(`/api/wk/organizations/${made!.id}/users`, role),
      () => orlov.delete(`/api/wk/organizations/${tree.id('district')}/imports/${body.import_id}`),
    ])
    expect(undone.status).toBe(200)
    if (given.status < 300) expect(undone.body).toMatchObject({ removed: 0, stayed: 1 })
    else {
      expect(['organization_not_found', 'gone_meanwhile']).toContain(codeOf(given))
      expect(undone.body).toMatchObject({ removed: 1, stayed: 0 })
    }
  }
})
