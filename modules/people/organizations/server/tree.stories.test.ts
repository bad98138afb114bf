import { readTable } from '@school/kernel/testing'
import { openTestSchool, type Person, type TestSchool, securityEventsDuring } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { Tree } from './testing/tree.ts'

let school: TestSchool
let tree: Tree
/** Administers the government of Orenburg. */
let reinsdorp: Person

const url = '/api/wk/organizations'
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  tree = await Tree.plant(school)
  reinsdorp = await tree.head('Андрей Рейнсдорп', 'region')
})

const titles = (body: { title: string }[]) => body.map(({ title }) => title)
const card = async (key: string) => (await reinsdorp.get(`${url}/${tree.id(key)}`)).body

describe('the tree', () => {
  test('is what somebody administers and everything below, a level at a time', async () => {
    const { body, headers } = await reinsdorp.get(url)
    expect(titles(body)).toEqual([
      'Оренбургская губерния',
      'Белогорский уезд',
      'Школа Белогорской крепости',
      'Школа Бердской слободы',
    ])
    expect(headers['x-total']).toBe('4')
    expect(body[0]).toMatchObject({ children_count: 1, schools_count: 2, place: '', is_deactivated: false })
    const level = await reinsdorp.get(`${url}?q[parent_id_eq]=${tree.id('district')}&q[s]=title desc`)
    expect(titles(level.body)).toEqual(['Школа Бердской слободы', 'Школа Белогорской крепости'])
    expect(level.body[0].place).toBe('Белогорский уезд')
    const schools = await reinsdorp.get(`${url}?q[kind_eq]=school&q[title_cont]=слобод&limit=1`)
    expect(titles(schools.body)).toEqual(['Школа Бердской слободы'])
  })

  test('has filters that are known, and no others', async () => {
    for (const query of ['q[owner_eq]=1', 'q[s]=password asc', 'q[kind_eq]=kingdom']) {
      const { status, body } = await reinsdorp.get(`${url}?${query}`)
      expect([query, status]).toEqual([query, 422])
      expect(JSON.stringify(body.errors)).toMatch(/[а-я]/)
    }
  })

  test('is compared in the ways that its columns have', async () => {
    const found = async (query: string) => titles((await reinsdorp.get(`${url}?${query}`)).body)
    const schools = ['Школа Белогорской крепости', 'Школа Бердской слободы']
    const above = ['Оренбургская губерния', 'Белогорский уезд']
    expect(await found('q[kind_not_eq]=school')).toEqual(above)
    expect(await found('q[kindNotIn]=region,municipal')).toEqual(schools)
    expect(await found(`q[parent_id_in]=${tree.id('district')}`)).toEqual(schools)
    // Whatever has no code is unequal to every code.
    expect(await found('q[code_not_eq]=9&q[is_deactivated_not_eq]=true')).toEqual([...above, ...schools])
    expect(await found(`q[code_eq]=${encodeURIComponent("9'); drop table users; --")}`)).toEqual([])
    for (const unknown of ['q[kind_lt]=school', 'q[parent_id_gteq]=1', 'q[kind_in]=kingdom'])
      expect([unknown, (await reinsdorp.get(`${url}?${unknown}`)).status]).toEqual([unknown, 422])
  })

  test('returns the requested relations, and no others', async () => {
    const ask = (relations: string) => reinsdorp.get(`${url}?q[s]=kind asc&with=${relations}`)
    const [region, district] = (await ask('parent,contacts')).body
    // Organizations above the own one are hidden.
    expect(region).toMatchObject({ parent: null, contacts: { phone: '', email: '' } })
    expect(district).toMatchObject({ parent: { title: 'Оренбургская губерния', kind: 'region' } })
    expect((await ask('')).body[0]).not.toHaveProperty('parent')
    const refused = await ask('parent,admins')
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['with.1'])
  })

  test('is sorted by the Russian alphabet and by numbers, and is exported as a table with all levels below', async () => {
    const names = ['Школа № 11', 'Школа № 3', 'Ёлкинская школа', 'Елецкая школа', 'Жуковская школа']
    for (const title of names)
      await reinsdorp.post(url, { parent_id: tree.id('district'), kind: 'school', title })
    const ordered = [
      'Елецкая школа',
      'Ёлкинская школа',
      'Жуковская школа',
      'Школа Белогорской крепости',
      'Школа Бердской слободы',
      'Школа № 3',
      'Школа № 11',
    ]
    const level = await reinsdorp.get(`${url}?q[parent_id_eq]=${tree.id('district')}&q[s]=title asc`)
    expect(titles(level.body)).toEqual(ordered)
    const file = await reinsdorp.get(`${url}/${tree.id('region')}/organizations/file?format=xlsx`)
    const [heads, ...rows] = await readTable('xlsx', file.bytes)
    expect(heads).toContain('Короткое название')
    expect(rows.map(([title]) => title)).toEqual(['Белогорский уезд', ...ordered])
    expect(rows.at(-1)).toContain('Белогорский уезд')
  })

  test('of a card shows its ancestors, what is below and what may be done', async () => {
    expect(await card('district')).toMatchObject({
      title: 'Белогорский уезд',
      trail: [{ title: 'Оренбургская губерния' }, { title: 'Белогорский уезд' }],
      counts: { schools: 2, admins: 0, classes: 0, pupils: 0 },
      child_kinds: ['school'],
      can: { change: true, govern: true, add: true },
    })
    const own = (await reinsdorp.get('/api/wk/own_organization')).body
    expect(own).toMatchObject({ id: tree.id('region'), can: { change: true, govern: false, add: true } })
  })
})

describe('somebody else’s organizations', () => {
  const endpoints: [method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object][] = [
    ['get', ''],
    ['patch', '', { phone: '1' }],
    ['get', '/users'],
    ['post', '/users', { user_id: 1, role: 'admin' }],
    ['get', '/users/1'],
    ['patch', '/users/1', { role: 'admin' }],
    ['delete', '/users/1'],
    ['get', '/users/file?format=csv'],
    ['get', '/organizations/file?format=csv'],
    ['get', '/school_classes'],
    ['get', '/school_classes/file?format=csv'],
  ]

  test.each([
    ['region', ['project', 'otherRegion', 'otherDistrict', 'otherSchool']],
    ['district', ['project', 'region', 'otherDistrict', 'otherSchool']],
    ['fortress', ['region', 'district', 'hamlet', 'otherSchool']],
  ])('look absent to the administrator of a %s, at every address', async (own, foreign) => {
    const head = await tree.head('Иван Кузьмич', own)
    for (const key of foreign)
      for (const [method, path, body] of endpoints) {
        const address = `${url}/${tree.id(key)}${path}`
        const answer = await (method === 'get' || method === 'delete'
          ? head[method](address)
          : head[method](address, body))
        expect([key, method, path, answer.status, codeOf(answer)]).toEqual([
          key,
          method,
          path,
          404,
          'organization_not_found',
        ])
      }
    const below = await head.get(`${url}?q[parent_id_eq]=${tree.id(foreign[0]!)}`)
    expect(below.status).toBe(404)
    const added = await head.post(url, {
      parent_id: tree.id(foreign[0]!),
      kind: 'school',
      title: 'Чужая школа',
    })
    expect(added.status).toBe(404)
  })

  test('are for heads: a teacher, a head of a project, a pupil and a guest do not come in', async () => {
    const teacher = await tree.worker('Архип Савельев', 'fortress', 'teacher')
    const project = await tree.head('Пётр Гринёв', 'project')
    const masha = await school.person('Маша Миронова')
    for (const [method, path, body] of endpoints) {
      const address = `${url}/${tree.id('fortress')}${path}`
      const ask = (person: Pick<Person, 'get' | 'post' | 'patch' | 'delete'>) =>
        method === 'get' || method === 'delete' ? person[method](address) : person[method](address, body)
      expect([path, (await ask(teacher)).status]).toEqual([path, 403])
      expect([path, (await ask(project)).status]).toEqual([path, 403])
      expect([path, (await ask(masha)).status]).toEqual([path, 403])
      expect([path, (await ask(school.guest())).status]).toEqual([path, 401])
    }
  })
})

describe('governing', () => {
  test('opens an organization below, where its kind has a place, with a name and a code of its own', async () => {
    const add = (key: string, kind: string, title: string, code?: string) =>
      reinsdorp.post(url, { parent_id: tree.id(key), kind, title, ...(code && { code }) })
    const { body } = await add('district', 'school', 'Школа Татищевой крепости', '9')
    expect((await reinsdorp.get(`${url}/${body.id}`)).body).toMatchObject({
      code: '9',
      trail: [{}, {}, { title: 'Школа Татищевой крепости' }],
    })
    expect(codeOf(await add('district', 'school', 'Школа Татищевой крепости'))).toBe(
      'organization_title_taken',
    )
    expect(codeOf(await add('district', 'school', 'Ещё одна школа', '9'))).toBe('organization_code_taken')
    const long = 'Ш'.repeat(300)
    expect((await add('district', 'school', long)).status).toBe(200)
    expect((await add('district', 'school', `${long}Ш`)).status).toBe(422)
    expect(codeOf(await add('district', 'region', 'Область в уезде'))).toBe('organization_kind_misplaced')
    expect(codeOf(await add('fortress', 'school', 'Школа в школе'))).toBe('organization_kind_misplaced')
  })

  test('of the own organization is for the level above; contacts are its own', async () => {
    const change = (key: string, body: object) => reinsdorp.patch(`${url}/${tree.id(key)}`, body)
    expect((await change('region', { phone: '+7 353 200-00-00' })).status).toBe(204)
    expect(codeOf(await change('region', { title: 'Губерния' }))).toBe('organization_governed_above')
    expect(codeOf(await change('region', { is_deactivated: true }))).toBe('organization_governed_above')
    expect((await change('fortress', { title: 'Школа крепости', code: null })).status).toBe(204)
    expect(await card('fortress')).toMatchObject({ title: 'Школа крепости', code: null })
    const { version, phone } = await card('region')
    expect(phone).toBe('+7 353 200-00-00')
    expect((await change('region', { email: 'приём@', version })).status).toBe(422)
    expect((await change('region', { email: 'приём@школа.рф', version })).status).toBe(204)
    expect(await card('region')).toMatchObject({ email: 'приём@xn--80atdl2c.xn--p1ai' })
  })

  test('deactivates from below upwards; its members lose their active role', async () => {
    const teacher = await tree.worker('Архип Савельев', 'fortress', 'teacher')
    const set = (key: string, isDeactivated: boolean) =>
      reinsdorp.patch(`${url}/${tree.id(key)}`, { is_deactivated: isDeactivated })
    expect(codeOf(await set('district', true))).toBe('organization_works_below')
    const events = await securityEventsDuring(() => set('fortress', true))
    expect(events).toMatchObject([{ reason: 'revoked', subjectIds: [teacher.id] }])
    expect((await teacher.get('/api/wk/user_state')).body).toEqual([])
    const [row] = await school.rows('select portal_role from users where id = $1', [teacher.id])
    expect(row).toEqual({ portal_role: null })
    expect((await card('fortress')).deactivated_at).not.toBeNull()
    expect((await set('fortress', false)).status).toBe(204)
    expect((await teacher.get('/api/wk/user_state')).body).toMatchObject([{ active: false }])
  })
})
