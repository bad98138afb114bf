import { type Person, securityEventsDuring } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { type Contest, type Fortress, days, openContest, openFortress } from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '', stageId = contest.main) => `/api/teacher/olympiad_stages/${stageId}${rest}`
const issue = (person: Person, organizationId: number, stageId = contest.main) =>
  person.post(url('/codes', stageId), { organization_id: organizationId })

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
})

test('a methodist issues a code to a school once, and pupils enter by it', async () => {
  const { methodist, city } = fortress
  const { status, body } = await issue(methodist, city)
  expect(status).toBe(200)
  expect(body).toMatchObject({ seats: 120, taken: 0, school: { name: 'Городская', city: 'Оренбург' } })
  expect((await issue(methodist, city)).body).toEqual(body)
  const vasya = await contest.school.person('Вася Егоров')
  expect((await contest.enter(vasya, contest.main, { code: body.code })).body.participation).toBeTruthy()
  expect((await methodist.get(url('/codes'))).body.map((row: { taken: number }) => row.taken)).toContain(1)
})

test('issuing a code and changing its seats are logged as security events, once and without the code', async () => {
  const { methodist, city } = fortress
  let issued = { id: 0, code: '' }
  const events = await securityEventsDuring(async () => {
    issued = (await issue(methodist, city)).body
    await issue(methodist, city)
    await methodist.put(url(`/codes/${issued.id}`), { seats: 7 })
  })
  const stageId = String(contest.main)
  expect(events.map(({ event, reason, ids }) => [event, reason, ids])).toEqual([
    ['privilege_permissions_changed', 'granted', { stageId, organizationId: String(city) }],
    ['privilege_permissions_changed', 'granted', { stageId, codeId: String(issued.id) }],
  ])
  expect(JSON.stringify(events)).not.toContain(issued.code)
})

test('schools without a code are found by a part of the name or the city', async () => {
  const { methodist, city } = fortress
  const found = async (part: string) =>
    (await methodist.get(url(`/schools?q[name_cont]=${part}`))).body.map(({ id }: { id: number }) => id)
  expect(await found('городск')).toEqual([city])
  expect(await found('нигде')).toEqual([])
  await issue(methodist, city)
  expect(await found('городск')).toEqual([])
})

test('a teacher sees only the code of their school; without a school nothing', async () => {
  const { savelich, stranger, methodist, city, school } = fortress
  await issue(methodist, city)
  await issue(methodist, school)
  const schools = async (person: Person) =>
    (await person.get(url('/codes'))).body.map((row: { school: { id: number } }) => row.school.id)
  expect(await schools(savelich)).toEqual([school])
  expect(await schools(stranger)).toEqual([])
  expect(await schools(methodist)).toEqual(expect.arrayContaining([city, school]))
})

test('codes are paged in the order of school titles, and found by a part of the name or the city', async () => {
  const { methodist, savelich, school, city } = fortress
  const before = (await methodist.get(url('/codes'))).body.length
  await issue(methodist, city)
  await issue(methodist, school)
  // The contest has issued a code to its own school; schools of the last pages are the last by title.
  for (const [name, place] of [
    ['Школа № 11', 'Бёрды'],
    ['Школа № 3', 'Бёрды'],
  ]) {
    const [made] = await contest.school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name, city) values ('school', $1, $1, $2) returning id`,
      [name, place],
    )
    await issue(methodist, made!.id)
  }
  const page = async (query: string, who = methodist) => {
    const { body, headers } = await who.get(url(`/codes?${query}`))
    return {
      names: body.map((row: { school: { name: string } }) => row.school.name),
      total: Number(headers['x-total']),
    }
  }
  const { names, total } = await page('limit=100')
  expect(total).toBe(before + 4)
  expect(names).toHaveLength(total)
  expect(names.slice(-2)).toEqual(['Школа № 3', 'Школа № 11'])
  const byTwo = []
  for (let n = 1; n <= Math.ceil(total / 2); n++) byTwo.push(...(await page(`limit=2&page=${n}`)).names)
  expect(byTwo).toEqual(names)
  expect(await page('limit=2&page=50')).toEqual({ names: [], total })
  expect(await page('q[name_cont]=бёрды&limit=1&page=2')).toEqual({ names: ['Школа № 11'], total: 2 })
  expect(await page('q[name_cont]=№ 3')).toEqual({ names: ['Школа № 3'], total: 1 })
  expect(await page('q[name_cont]=№ 3', savelich)).toEqual({ names: [], total: 0 })
  expect(await page('limit=1', savelich)).toEqual({ names: ['Белогорская'], total: 1 })
  for (const query of ['limit=101', 'page=0', 'q[code_eq]=A', 'q[s]=name asc'])
    expect([query, (await methodist.get(url(`/codes?${query}`))).status]).toEqual([query, 422])
})

test('seats may be increased, and never set below the number of those who entered', async () => {
  const { methodist, city } = fortress
  const { body } = await issue(methodist, city)
  const vasya = await contest.school.person('Вася Егоров')
  const vanya = await contest.school.person('Иван Зурин')
  const seats = (n: number) => methodist.put(url(`/codes/${body.id}`), { seats: n })
  expect((await seats(1)).body).toMatchObject({ seats: 1 })
  await contest.enter(vasya, contest.main, { code: body.code })
  expect(code(await contest.enter(vanya, contest.main, { code: body.code }))).toBe('code_used_up')
  await seats(2)
  expect((await contest.enter(vanya, contest.main, { code: body.code })).status).toBe(200)
  const refused = await seats(1)
  expect([code(refused), Object.keys(refused.body.errors)]).toEqual(['seats_below_taken', ['seats']])
  expect((await seats(0)).status).toBe(422)
})

test('only methodists issue codes and change seats; the school, the code and an open stage must exist', async () => {
  const { savelich, methodist, masha, city, school } = fortress
  const { body } = await issue(methodist, school)
  for (const reply of [
    await issue(savelich, school),
    await savelich.put(url(`/codes/${body.id}`), { seats: 5 }),
    await savelich.get(url('/schools')),
  ])
    expect([reply.status, code(reply)]).toEqual([403, 'only_methodists'])
  expect((await issue(masha, school)).status).toBe(403)
  expect(code(await issue(methodist, 2_147_483_647))).toBe('school_not_found')
  expect(code(await methodist.put(url('/codes/2147483647'), { seats: 5 }))).toBe('code_not_found')
  expect(code(await issue(methodist, city, contest.trial))).toBe('codes_needless')
  contest.school.at(days(6))
  expect(code(await issue(methodist, city))).toBe('entry_closed')
})
