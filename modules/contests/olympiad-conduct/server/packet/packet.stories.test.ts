/** @module-tag embedded */
import { readArchive, readTable } from '@school/kernel/testing'
import type { Person, TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Contest,
  type Fortress,
  days,
  enlist,
  openContest,
  openFortress,
} from '@school/olympiads/testing'
import { keepProtocols } from '../testing/stage-maker.ts'

let contest: Contest
let school: TestSchool
let fortress: Fortress
let zurin: Person

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const make = (person: Person, organizationId: number) =>
  person.post(url('/packets'), { organization_id: organizationId })
const enter = (person: Person, typed: string) => person.post('/api/olympiad_code_entries', { code: typed })

/** Makes a packet and reads its files. */
async function packetOf(person: Person, organizationId: number): Promise<Map<string, Buffer>> {
  const made = await make(person, organizationId)
  expect(made.status, made.text).toBe(200)
  const { headers, bytes } = await person.get(url(`/packets/${made.body.id}/file`))
  expect(headers['content-type']).toBe('application/zip')
  return readArchive(bytes)
}

async function codesOf(files: Map<string, Buffer>): Promise<Map<string, string>> {
  const [, ...rows] = await readTable('xlsx', files.get('Коды.xlsx')!)
  return new Map(rows.map(([, name, typed]) => [name!, typed!]))
}

/** Зурин, administrator of the school of the fortress. */
async function openOffice(): Promise<Person> {
  const person = await school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
  await school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'admin', true)`,
    [person.id, fortress.school],
  )
  return person
}

beforeEach(async () => {
  contest = await openContest()
  school = contest.school
  fortress = await openFortress(contest)
  zurin = await openOffice()
  school.at(days(5.2))
})

describe('the packet of a school before the stage is over', () => {
  test('has a table of codes, slips by class and a memo', async () => {
    const files = await packetOf(fortress.methodist, fortress.school)
    expect([...files.keys()].toSorted()).toEqual([
      'Коды.xlsx',
      'Листочки/7А.pdf',
      'Листочки/8Б.pdf',
      'Памятка учителю.pdf',
    ])
    for (const [path, bytes] of files)
      if (path.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString(), path).toBe('%PDF-')
    const codes = await codesOf(files)
    expect([...codes.keys()]).toEqual(['Миронова Маша', 'Гринёв Пётр'])
    for (const typed of codes.values()) expect(typed).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
  })

  test('has the same codes when it is made again, and new ones for pupils who joined since', async () => {
    const before = await codesOf(await packetOf(fortress.methodist, fortress.school))
    const vasya = await school.person('Вася Егоров')
    await enlist(school, fortress.classes.seventh, vasya)
    const after = await codesOf(await packetOf(fortress.methodist, fortress.school))
    expect(after.size).toBe(3)
    for (const [name, typed] of before) expect(after.get(name)).toBe(typed)
  })

  test('stores no code: neither the table nor the log reveals one', async () => {
    const codes = await codesOf(await packetOf(fortress.methodist, fortress.school))
    const kept = JSON.stringify(await school.rows('select * from olympiad_personal_codes'))
    for (const typed of codes.values()) expect(kept).not.toContain(typed.replace('-', ''))
  })

  test('codes do not work where sign-in is external: neither at that portal nor for its pupils at the site', async () => {
    const typed = (await codesOf(await packetOf(zurin, fortress.school))).get('Миронова Маша')!
    const there = { headers: { host: 'itech.portal.localhost' } }
    const atPortal = await school.guest().post('/api/olympiad_code_entries', { code: typed }, there)
    expect(code(atPortal)).toBe('external_sign_in_only')
    const [region] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name, brand) values ('region', 'Айтех', 'Айтех', 'itech') returning id`,
    )
    await school.rows('update organizations set parent_id = $2 where id = $1', [fortress.school, region!.id])
    expect(code(await make(zurin, fortress.school))).toBe('external_sign_in_only')
    school.at(days(6.01))
    expect(code(await enter(school.guest(), typed))).toBe('external_sign_in_only')
  })

  test('omits pupils with additional rights', async () => {
    await school.rows('update users set is_methodist = true where id = $1', [fortress.masha.id])
    expect([...(await codesOf(await packetOf(zurin, fortress.school))).keys()]).toEqual(['Гринёв Пётр'])
  })

  test('is made by a methodist for all schools and by an administrator for their own school', async () => {
    const { savelich, stranger, masha, methodist, city } = fortress
    expect((await make(zurin, fortress.school)).status).toBe(200)
    expect(code(await make(zurin, city))).toBe('school_not_found')
    expect((await make(methodist, city)).status).toBe(200)
    for (const person of [savelich, stranger]) {
      expect(code(await make(person, fortress.school))).toBe('packets_closed')
      expect(code(await person.get(url('/packet_schools')))).toBe('packets_closed')
      expect((await person.get(url())).body.can.make_packets).toBe(false)
    }
    expect((await make(masha, fortress.school)).status).toBe(403)
    expect((await methodist.get(url())).body.can.make_packets).toBe(true)
    expect((await zurin.get(url())).body.can.make_packets).toBe(true)
  })

  test('can be downloaded by its author, for fifteen minutes', async () => {
    const { body } = await make(zurin, fortress.school)
    const file = url(`/packets/${body.id}/file`)
    expect(code(await fortress.methodist.get(file))).toBe('packet_not_found')
    expect((await zurin.get(file)).status).toBe(200)
    school.at(new Date(days(5.2).getTime() + 16 * 60_000))
    expect(code(await zurin.get(file))).toBe('packet_not_found')
  })

  test('is recorded in the list of schools and in the protocol', async () => {
    await packetOf(zurin, fortress.school)
    const listed = async (person: Person, query = '') =>
      (await person.get(url(`/packet_schools${query}`))).body.map(
        ({ name, pupils, participants, codes }: Record<string, unknown>) => [
          name,
          pupils,
          participants,
          codes,
        ],
      )
    expect(await listed(fortress.methodist)).toEqual([
      ['Белогорская', 2, 2, 2],
      ['Городская', 1, 1, 0],
    ])
    expect(await listed(zurin)).toEqual([['Белогорская', 2, 2, 2]])
    expect(await listed(fortress.methodist, `?q[name_cont]=${encodeURIComponent('город')}`)).toHaveLength(1)
    expect(await listed(zurin, `?q[id_eq]=${fortress.city}`)).toEqual([])
    await school.jobQueue.run(keepProtocols)
    const { body } = await fortress.methodist.get(url('/protocol?q[kind_eq]=packet_made'))
    expect(body).toMatchObject([{ facts: { by: 'Иван Зурин', whom: 'Белогорская', codes: 2 } }])
  })

  test('is empty while the stage is checked', async () => {
    school.at(days(6.9))
    expect(code(await make(fortress.methodist, fortress.school))).toBe('packet_empty')
  })
})

describe('a personal code', () => {
  let codes: Map<string, string>
  beforeEach(async () => {
    codes = await codesOf(await packetOf(fortress.methodist, fortress.school))
  })

  test('signs its pupil in without a password, and opens the olympiad', async () => {
    const browser = school.guest()
    const { status, body } = await enter(browser, codes.get('Миронова Маша')!.toLowerCase())
    expect([status, body]).toEqual([200, { user_id: fortress.masha.id, olympiad_id: contest.olympiadId }])
    expect((await browser.get('/api/user/me')).body.id).toBe(fortress.masha.id)
    expect((await contest.start(browser, fortress.parts.masha)).status).toBe(200)
  })

  test('signs out the previous user of the computer', async () => {
    const browser = school.guest()
    await enter(browser, codes.get('Миронова Маша')!)
    await enter(browser, codes.get('Гринёв Пётр')!)
    expect((await browser.get('/api/user/me')).body.id).toBe(fortress.grinyov.id)
  })

  test('also admits to a stage that requires a code', async () => {
    const vasya = await school.person('Вася Егоров')
    await enlist(school, fortress.classes.seventh, vasya)
    expect((await contest.stage(vasya, contest.main)).step).toBe('needs_code')
    const own = await codesOf(await packetOf(fortress.methodist, fortress.school))
    const browser = school.guest()
    await enter(browser, own.get('Егоров Вася')!)
    expect((await contest.stage(browser, contest.main)).step).toBe('may_enter')
    expect((await contest.enter(browser, contest.main)).body.participation).toBeTruthy()
  })

  test('expires with the stage, and its session some hours after sign-in', async () => {
    const browser = school.guest()
    await enter(browser, codes.get('Миронова Маша')!)
    school.at(new Date(days(5.2).getTime() + 7 * 3_600_000))
    expect((await browser.get('/api/user/me')).status).toBe(401)
    school.at(days(6.9))
    expect(code(await enter(school.guest(), codes.get('Миронова Маша')!))).toBe('code_over')
    school.at(days(-3))
    expect(code(await enter(school.guest(), codes.get('Миронова Маша')!))).toBe('code_early')
  })

  test('that is unknown, foreign or empty is refused with a message', async () => {
    const browser = school.guest()
    expect(code(await enter(browser, 'ABCDE-23456'))).toBe('code_unknown')
    expect(code(await enter(browser, '   '))).toBe('code_needed')
    expect(code(await enter(browser, "' or 1=1 --"))).toBe('code_unknown')
    // A school code is not a personal code.
    expect(code(await enter(browser, 'KREPSTW2'))).toBe('code_unknown')
    expect((await browser.get('/api/user/me')).status).toBe(401)
  })

  test('may be guessed ten times per fifteen minutes, and a right one resets the count', async () => {
    const open = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    try {
      open.at(school.now)
      const browser = open.guest()
      const guess = async (times: number) => {
        const replies = []
        for (let n = 0; n < times; n++) replies.push((await enter(browser, 'ABCDE-23456')).status)
        return replies
      }
      expect(await guess(9)).toEqual(Array<number>(9).fill(422))
      expect((await enter(browser, codes.get('Миронова Маша')!)).status).toBe(200)
      expect(await guess(11)).toEqual([...Array<number>(10).fill(422), 429])
      expect(code(await enter(browser, codes.get('Миронова Маша')!))).toBe('code_guesses')
    } finally {
      await open.app.close()
    }
  })

  test('from an address with a hundred wrong codes a right one works, and a wrong one reports the limit of the address', async () => {
    const open = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    try {
      open.at(school.now)
      for (let n = 0; n < 101; n++) await enter(open.guest(), 'ABCDE-23456')
      expect(code(await enter(open.guest(), 'ABCDE-23456'))).toBe('code_guesses')
      expect((await enter(open.guest(), codes.get('Миронова Маша')!)).status).toBe(200)
    } finally {
      await open.app.close()
    }
  })

  test('that is revoked does not work, and its session is signed out', async () => {
    const browser = school.guest()
    await enter(browser, codes.get('Миронова Маша')!)
    const found = await zurin.get(
      url(`/personal_codes?q[school_id_eq]=${fortress.school}&q[name_cont]=${encodeURIComponent('мирон')}`),
    )
    expect(found.body).toMatchObject([
      { name: 'Миронова Маша', class_name: '7А', used_at: school.now.toISOString() },
    ])
    const at = url(`/personal_codes/${found.body[0].id}`)
    expect((await fortress.savelich.delete(at)).status).toBe(403)
    expect((await zurin.delete(at)).status).toBe(204)
    expect(code(await zurin.delete(at))).toBe('code_not_found')
    expect((await browser.get('/api/user/me')).status).toBe(401)
    expect(code(await enter(browser, codes.get('Миронова Маша')!))).toBe('code_unknown')
    const renewed = await codesOf(await packetOf(zurin, fortress.school))
    expect(renewed.get('Миронова Маша')).not.toBe(codes.get('Миронова Маша'))
    expect((await enter(browser, renewed.get('Миронова Маша')!)).status).toBe(200)
    await school.jobQueue.run(keepProtocols)
    const { body } = await fortress.methodist.get(url('/protocol?limit=100'))
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['code_used', 'code_revoked', 'packet_made']),
    )
    expect(JSON.stringify(body)).not.toContain('Миронова')
  })

  test('of another school is not found by an administrator', async () => {
    await packetOf(fortress.methodist, fortress.city)
    expect(code(await zurin.get(url(`/personal_codes?q[school_id_eq]=${fortress.city}`)))).toBe(
      'school_not_found',
    )
    const { body } = await fortress.methodist.get(url(`/personal_codes?q[school_id_eq]=${fortress.city}`))
    expect(body).toHaveLength(1)
    expect(code(await zurin.delete(url(`/personal_codes/${body[0].id}`)))).toBe('code_not_found')
  })
})

describe('the packet of a school after the publication', () => {
  test('has the diploma of everybody who has one, and certificates of the others', async () => {
    const { masha, grinyov, shvabrin, parts, methodist } = fortress
    school.at(days(5.4))
    await contest.goThrough(masha, parts.masha, 9)
    await contest.goThrough(grinyov, parts.grinyov, 1)
    await contest.goThrough(shvabrin, parts.shvabrin, 0)
    expect(code(await make(zurin, fortress.city))).toBe('school_not_found')
    await contest.publish()
    const files = await packetOf(zurin, fortress.school)
    const titles = (await readTable('xlsx', files.get('Дипломы.xlsx')!)).slice(1)
    expect(titles.map(([className, name]) => [className, name])).toEqual([
      ['7А', 'Миронова Маша'],
      ['8Б', 'Гринёв Пётр'],
    ])
    for (const [className, name, title] of titles)
      expect(
        files
          .get(`Дипломы/${className}/${name}. ${title!.replace(/\s/g, ' ')}.pdf`)
          ?.subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    expect(files.size).toBe(3)
    // A disqualified pupil still has taken part.
    await methodist.post(url('/disqualifications'), { participation_id: parts.masha, reason: 'Списано' })
    const after = (
      await readTable('xlsx', (await packetOf(zurin, fortress.school)).get('Дипломы.xlsx')!)
    ).slice(1)
    expect(after.find(([, name]) => name === 'Миронова Маша')![2]).toBe('Сертификат участника')
  })
})
