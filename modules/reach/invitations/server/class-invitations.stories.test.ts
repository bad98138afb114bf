/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { agent, codeOf, openStaffFixture, type StaffFixture } from './testing/staff-fixture.ts'

let fixture: StaffFixture
let masha: Person
let code: string

const dayMs = 24 * 3600_000
const listOf = async (who: Person) => (await who.get('/api/teacher/invitations')).body
const make = (more: object = {}) =>
  fixture.savelich.post('/api/teacher/invitations', { school_class_id: fixture.classId, ...more })
const look = (who: Person, typed = code) => who.get(`/api/invites/${encodeURIComponent(typed)}`)
const accept = (who: Person, body: object = {}, typed = code) =>
  who.post(`/api/invites/${typed}/accepts`, body)
const invitationOf = async () => (await listOf(fixture.savelich)).classes[0].invitation
const pupilsOf = async () =>
  (
    (await listOf(fixture.savelich)).classes[0].pupils as { name: string; state: string; accept_id: number }[]
  ).map(({ name, state }) => [name, state])
const waiting = async () =>
  (await listOf(fixture.savelich)).classes[0].pupils.find((one: { state: string }) => one.state === 'joined')
const decide = async (who: Person, is_confirmed: boolean, id?: number) =>
  who.post(`/api/teacher/invitation_accepts/${id ?? (await waiting()).accept_id}/decisions`, { is_confirmed })

beforeEach(async () => {
  fixture = await openStaffFixture()
  masha = await fixture.school.person('Маша Миронова', { email: 'masha@pochta.example' })
  await make()
  code = (await invitationOf()).code
})

describe('the code of a class', () => {
  test('is made once, is shown again with its link and QR code, and is stored in no table', async () => {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect((await make()).status).toBe(204)
    const again = await invitationOf()
    expect(again).toMatchObject({ code, state: 'created', uses: 0, most_uses: 60, auto_approves: false })
    expect(again.url).toMatch(new RegExp(`/school_classes/invites/${code.replace('-', '')}$`))
    expect(again.qr.size).toBeGreaterThan(20)
    const rows = JSON.stringify(await fixture.school.rows('select * from invitations'))
    expect(rows).not.toContain(code.replace('-', ''))
    expect(JSON.parse(rows)).toHaveLength(1)
  })

  race('asked for twice at once is one', async () => {
    await fixture.school.rows('delete from invitations')
    await together(fixture.school, [make, make])
    expect(await fixture.school.rows('select from invitations')).toHaveLength(1)
  })

  test('shows a guest who invites, the school and the class, and no names', async () => {
    const { body } = await look(fixture.school.guest())
    expect(body).toEqual({
      state: 'guest',
      invite: {
        kind: 'class',
        role: null,
        inviter: 'Архип Савельевич',
        school_name: 'Белогорская школа',
        class_name: '7А',
        is_approved: true,
        sent_to: null,
        places: [],
      },
    })
    expect((await accept(fixture.school.guest())).status).toBe(401)
  })

  test('is read in any writing, on a Russian keyboard too', async () => {
    for (const typed of [
      code.toLowerCase(),
      code.replace('-', ' '),
      code.replaceAll('A', 'А').replaceAll('B', 'В'),
    ])
      expect((await look(masha, typed)).body.state).toBe('open')
  })

  test('names to a pupil of the class those who have not come, by name and initial, in the order of surnames', async () => {
    const { body } = await look(masha)
    expect(body.state).toBe('open')
    expect(body.invite.places).toEqual([
      { id: fixture.listed[1], name: 'Палаша Б.' },
      { id: fixture.listed[0], name: 'Алексей Ш.' },
    ])
  })

  test('is opened when somebody else has looked at it', async () => {
    await fixture.savelich.post(`/api/invites/${code}/openings`)
    expect((await invitationOf()).state).toBe('created')
    expect((await fixture.school.guest().post(`/api/invites/${code}/openings`)).status).toBe(204)
    expect((await invitationOf()).state).toBe('opened')
  })
})

describe('a pupil who comes', () => {
  test('waits for the word of the teacher and then is in the class, in the place of whom they were on the list', async () => {
    const accepted = await accept(masha, { place_id: fixture.listed[0] })
    expect([accepted.status, accepted.body.state]).toEqual([200, 'waiting'])
    expect((await accept(masha)).body.state).toBe('waiting')
    expect(await waiting()).toMatchObject({ name: 'Миронова Маша', place_name: 'Швабрин Алексей' })
    expect((await decide(fixture.savelich, true)).status).toBe(204)
    expect(await pupilsOf()).toEqual([
      ['Белова Палаша', 'absent'],
      ['Миронова Маша', 'confirmed'],
    ])
    expect((await look(masha)).body.state).toBe('joined')
    expect((await accept(masha)).body.state).toBe('joined')
    expect((await invitationOf()).uses).toBe(1)
  })

  test('is in the class at once by a code that lets in', async () => {
    const { id } = await invitationOf()
    const changed = await fixture.savelich.patch(`/api/teacher/invitations/${id}`, { auto_approves: true })
    expect(changed.status).toBe(204)
    expect((await invitationOf()).auto_approves).toBe(true)
    expect((await accept(masha)).body.state).toBe('joined')
    expect(await pupilsOf()).toContainEqual(['Миронова Маша', 'confirmed'])
  })

  test('has a newer version of rights, so that open pages learn of it', async () => {
    const versionOf = async () => (await masha.get('/api/user/me')).body.rights_version as number
    const before = await versionOf()
    await accept(masha)
    await decide(fixture.savelich, true)
    expect(await versionOf()).toBeGreaterThan(before)
  })

  test('cannot take a taken name: of two pupils who claim one place the second is refused', async () => {
    await accept(masha, { place_id: fixture.listed[0] })
    const petya = await fixture.school.person('Пётр Гринёв')
    expect((await look(petya)).body.invite.places).toHaveLength(1)
    expect(codeOf(await accept(petya, { place_id: fixture.listed[0] }))).toBe('invite_place_taken')
    expect(codeOf(await accept(petya, { place_id: masha.id }))).toBe('invite_place_taken')
    expect((await accept(petya)).status).toBe(200)
  })

  test('sees a refusal, and cannot accept again', async () => {
    await accept(masha)
    expect((await decide(fixture.savelich, false)).status).toBe(204)
    expect((await look(masha)).body.state).toBe('refused')
    expect(codeOf(await accept(masha))).toBe('invite_refused')
    expect((await invitationOf()).uses).toBe(0)
  })

  test('is of the grade, of no other class, and a pupil', async () => {
    const [older, parent, graduate, teacher] = await Promise.all([
      fixture.school.person('Иван Зурин', { gradeIndex: 9 }),
      fixture.school.person('Василиса Миронова', { gradeIndex: null, isParent: true }),
      fixture.school.person('Пётр Гринёв', { gradeIndex: null, isGraduate: true }),
      fixture.school.person('Карл Иванов', agent),
    ])
    const [other] = await fixture.school.rows<{ id: number }>(
      `insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'Б', 2026) returning id`,
      [fixture.organizationId],
    )
    const enrolled = await fixture.school.person('Лиза Муромская')
    await fixture.school.rows(`insert into class_members values ($1, $2, 'pupil')`, [other!.id, enrolled.id])
    for (const [who, state] of [
      [older, 'wrong_grade'],
      [parent, 'wrong_person'],
      [graduate, 'wrong_person'],
      [teacher, 'wrong_person'],
      [enrolled, 'other_class'],
      [fixture.savelich, 'own'],
    ] as const) {
      const { body } = await look(who)
      expect([body.state, body.invite.places]).toEqual([state, []])
      expect(codeOf(await accept(who))).toBe(`invite_${state}`)
    }
    expect(await fixture.school.rows('select from invitation_accepts')).toEqual([])
  })
})

describe('a code that opens nothing', () => {
  const stateOf = async (typed = code) => (await look(masha, typed)).body
  const typed = (who: Person, what: string) => who.post('/api/invite_checks', { code: what })

  test('is unknown, has expired, was taken back or used up: a link shows which', async () => {
    expect(await stateOf('ABCD2345')).toEqual({ state: 'unknown', invite: null })
    fixture.school.at(new Date(fixture.school.now.getTime() + 30 * dayMs))
    masha = await fixture.school.signedIn(masha.id)
    expect(await stateOf()).toEqual({ state: 'expired', invite: null })
    expect(codeOf(await accept(masha))).toBe('invite_expired')
    expect(codeOf(await accept(masha, {}, 'ABCD2345'))).toBe('invite_unknown')
  })

  test('may be of a family: it leads to the page of the person who has to type it', async () => {
    const child = await fixture.school.person('Пётр Гринёв')
    const ofChild = (await child.post('/api/user/family/codes')).body.code as string
    expect((await typed(masha, ofChild)).body).toEqual({
      url: `/dashboard/family/new#${ofChild.replace('-', '')}`,
      kind: 'family',
    })
    const parent = await fixture.school.person('Василиса Егоровна', { gradeIndex: null, isParent: true })
    const ofParent = (await parent.post('/api/family/codes', { consents: ['personal_data'] })).body
      .code as string
    expect((await typed(fixture.school.guest(), ofParent)).body).toEqual({
      url: `/account/family#${ofParent.replace('-', '')}`,
      kind: 'family',
    })
    fixture.school.at(new Date(fixture.school.now.getTime() + 31 * dayMs))
    expect(codeOf(await typed(fixture.school.guest(), ofParent))).toBe('invite_unknown')
  })

  test('may be a personal code of an olympiad, which is known by its ten signs and is judged at its own page', async () => {
    expect((await typed(masha, 'abcde-23456')).body).toEqual({ url: '/code#ABCDE23456', kind: 'olympiad' })
    expect((await typed(masha, 'ABCDE-2345')).body.errors.code[0]).toContain('десять')
  })

  test('dies at once when another is made, and who has come stays', async () => {
    await accept(masha)
    const { id } = await invitationOf()
    await fixture.savelich.post(`/api/teacher/invitations/${id}/renewals`)
    const next = (await invitationOf()).code
    expect(next).not.toBe(code)
    const petya = await fixture.school.person('Пётр Гринёв')
    expect((await look(petya)).body).toEqual({ state: 'revoked', invite: null })
    expect(codeOf(await accept(petya))).toBe('invite_revoked')
    expect((await look(petya, next)).body.state).toBe('open')
    expect((await look(masha)).body.state).toBe('waiting')
    expect((await look(masha, next)).body.state).toBe('waiting')
    expect((await decide(fixture.savelich, true)).status).toBe(204)
  })

  test('is taken back by its teacher, once and again', async () => {
    const { id } = await invitationOf()
    const url = `/api/teacher/invitations/${id}`
    for (const reply of [await fixture.savelich.delete(url), await fixture.savelich.delete(url)])
      expect(reply.status).toBe(204)
    expect(await invitationOf()).toBeNull()
    expect((await stateOf()).state).toBe('revoked')
    expect(codeOf(await fixture.savelich.patch(url, { auto_approves: true }))).toBe('invitation_over')
  })

  race('has no places left: of two who come for the last one a single pupil gets it', async () => {
    await fixture.school.rows('update invitations set most_uses = 1')
    const petya = await fixture.school.person('Пётр Гринёв')
    const replies = await together(
      fixture.school,
      [masha, petya].map((who) => () => accept(who)),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(replies.map(codeOf)).toContain('invite_used')
  })

  test('gets the same answer when it is typed by hand, for every reason', async () => {
    const guest = fixture.school.guest()
    expect((await typed(guest, code.toLowerCase())).body).toEqual({
      url: `/school_classes/invites/${code.replace('-', '')}`,
      kind: 'invitation',
    })
    const unknown = await typed(guest, 'ABCD-2345')
    await fixture.savelich.delete(`/api/teacher/invitations/${(await invitationOf()).id}`)
    const revoked = await typed(guest, code)
    expect([revoked.status, codeOf(revoked), revoked.body]).toEqual([422, 'invite_unknown', unknown.body])
    expect((await typed(guest, 'O0I1')).body.errors.code[0]).toMatch(/восемь/)
  })

  test('is guessed ten times a minute by a browser and thirty by an address; right ones are not counted', async () => {
    const open = await fixture.school.reopened({ LIMIT_MULTIPLIER: '1' })
    try {
      open.at(fixture.school.now)
      const guess = async (who: Person, times: number) => {
        const replies = []
        for (let n = 0; n < times; n++) replies.push((await typed(who, 'ABCD-2345')).status)
        return replies
      }
      const [first, second, third, fourth] = [open.guest(), open.guest(), open.guest(), open.guest()]
      for (let n = 0; n < 12; n++) expect((await look(first)).status).toBe(200)
      expect(await guess(first, 11)).toEqual([...Array<number>(10).fill(422), 429])
      expect(codeOf(await look(first))).toBe('invite_tries')
      await guess(second, 10)
      await guess(third, 9)
      expect((await guess(fourth, 1))[0]).toBe(429)
      // The rest of the class is behind the same address.
      expect((await look(open.guest())).status).toBe(200)
    } finally {
      await open.app.close()
    }
  })
})

describe('another teacher', () => {
  test('sees and changes nothing of a class that is not theirs', async () => {
    await accept(masha)
    const { id } = await invitationOf()
    const { accept_id } = await waiting()
    const stranger = await fixture.school.person('Карл Иванов', agent)
    expect(await listOf(stranger)).toMatchObject({ classes: [], colleagues: [], applications: [] })
    for (const reply of [
      await stranger.post('/api/teacher/invitations', { school_class_id: fixture.classId }),
      await stranger.get(`/api/teacher/invitations/print?school_class_id=${fixture.classId}`),
      await stranger.patch(`/api/teacher/invitations/${id}`, { auto_approves: true }),
      await stranger.post(`/api/teacher/invitations/${id}/renewals`),
      await stranger.post(`/api/teacher/invitations/${id}/sendings`),
      await stranger.delete(`/api/teacher/invitations/${id}`),
      await decide(stranger, true, accept_id),
      await decide(fixture.admin, true, accept_id),
    ])
      expect(reply.status).toBe(404)
    expect((await masha.post('/api/teacher/invitations', { school_class_id: fixture.classId })).status).toBe(
      403,
    )
    expect((await fixture.school.guest().get('/api/teacher/invitations')).status).toBe(401)
    expect(await listOf(masha)).toMatchObject({ classes: [], can: { invite_colleagues: false } })
  })

  test('of the same class decides as the first; the other word after a word is refused', async () => {
    await accept(masha)
    const { accept_id } = await waiting()
    expect((await decide(fixture.savelich, true, accept_id)).status).toBe(204)
    expect((await decide(fixture.savelich, true, accept_id)).status).toBe(204)
    expect(codeOf(await decide(fixture.savelich, false, accept_id))).toBe('accept_decided')
  })
})

test('what is printed has the code and those who have not come yet', async () => {
  await accept(masha)
  await decide(fixture.savelich, true)
  const { body } = await fixture.savelich.get(
    `/api/teacher/invitations/print?school_class_id=${fixture.classId}`,
  )
  expect(body).toMatchObject({
    code,
    class_name: '7А',
    teacher: 'Архип Савельевич',
    names: ['Белова Палаша', 'Швабрин Алексей'],
  })
  expect(body.address).toMatch(/\/p$/)
  const headers = { host: 'kbc.portal.localhost' }
  const printed = `/api/teacher/invitations/print?school_class_id=${fixture.classId}`
  const ofBrand = await fixture.savelich.get(printed, { headers })
  expect(ofBrand.body.address).toMatch(/^kbc\.portal\.localhost(:\d+)?\/p$/)
  await fixture.savelich.delete(`/api/teacher/invitations/${(await invitationOf()).id}`)
  const without = await fixture.savelich.get(
    `/api/teacher/invitations/print?school_class_id=${fixture.classId}`,
  )
  expect(codeOf(without)).toBe('invitation_over')
})
