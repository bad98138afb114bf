/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openStaffFixture, type StaffFixture } from '../testing/staff-fixture.ts'

let fixture: StaffFixture
let zurin: Person

const requests = '/api/teacher/school_requests'
const standing = async (who = zurin) => (await who.get('/api/teacher/school_standing')).body
const create = async (letter: string, who = zurin): Promise<number> =>
  (await who.post('/api/school_classes', { grade_index: 7, letter })).body.id
const ask = (who = zurin, organization_id = fixture.organizationId) => who.post(requests, { organization_id })
const waiting = async (who = fixture.admin) =>
  (await who.get(`/api/wk/organizations/${fixture.organizationId}/school_requests`)).body
const decide = async (is_confirmed: boolean, who = fixture.admin) => {
  const [row] = await fixture.school.rows<{ id: number }>('select max(id) as id from school_requests')
  return who.post(`${requests}/${row!.id}/decisions`, { is_confirmed })
}
const bellOf = async ({ id }: Person) =>
  fixture.school.rows<{ title: string; text: string }>(
    'select title, text from notifications where user_id = $1 order by id',
    [id],
  )
const lettersTo = async (address: string) =>
  (
    await fixture.school.rows<{ subject: string }>(
      'select subject from outbox_messages where "to" = $1 order by id',
      [address],
    )
  ).map(({ subject }) => subject)
const placeOf = async (classId: number) =>
  (
    await fixture.school.rows<{ kind: string }>(
      'select o.kind from school_classes c join organizations o on o.id = c.organization_id where c.id = $1',
      [classId],
    )
  )[0]!.kind

/** Zurin works in no school and has asked none. */
async function startAgain(): Promise<void> {
  await fixture.school.rows('delete from memberships where user_id = $1', [zurin.id])
  await fixture.school.rows('delete from school_requests')
}

beforeEach(async () => {
  fixture = await openStaffFixture()
  await fixture.school.rows(
    `update organizations set city = 'Белогорск', name = 'Школа № 57', short_name = 'Школа № 57'`,
  )
  zurin = await fixture.school.person('Иван Зурин', {
    ...agent,
    email: 'zurin@pochta.example',
    emailConfirmedAt: fixture.school.now,
  })
})

test('a teacher without a school calls pupils by a code and lets them in', async () => {
  const classId = await create('В')
  const masha = await fixture.school.person('Маша Миронова', { gradeIndex: 7 })
  await zurin.post('/api/teacher/invitations', { school_class_id: classId })
  const [own] = (await zurin.get('/api/teacher/invitations')).body.classes
  expect(own).toMatchObject({ name: '7В', school_name: 'Свои классы' })
  const { invite } = (await masha.get(`/api/invites/${own.invitation.code}`)).body
  expect(invite).toMatchObject({ school_name: 'Свои классы', class_name: '7В' })
  await masha.post(`/api/invites/${own.invitation.code}/accepts`, {})
  const [pupil] = (await zurin.get('/api/teacher/invitations')).body.classes[0].pupils
  await zurin.post(`/api/teacher/invitation_accepts/${pupil.accept_id}/decisions`, { is_confirmed: true })
  expect((await zurin.get(`/api/school_classes/${classId}`)).body.pupils).toMatchObject([
    { name: 'Миронова Маша' },
  ])
})

test('own classes give no role, no colleagues and no place in the tree', async () => {
  const classId = await create('В')
  expect((await zurin.get('/api/wk/user_state')).body).toEqual([])
  expect((await zurin.get(`/api/school_classes/${classId}/colleagues`)).body).toEqual([])
  const [own] = await fixture.school.rows<{ id: number }>(`select id from organizations where kind = 'own'`)
  expect((await fixture.admin.get(`/api/wk/organizations/${own!.id}`)).status).toBe(404)
  expect((await fixture.admin.get(`/api/wk/school_classes/${classId}`)).status).toBe(404)
  expect((await fixture.savelich.get(`/api/school_classes/${classId}`)).status).toBe(404)
  expect((await zurin.get('/api/teacher/partner_schools?text=свои классы')).body).toEqual([])
})

test('schools that work with us are found by the number or words and the town', async () => {
  const find = async (text: string) =>
    (await zurin.get(`/api/teacher/partner_schools?text=${encodeURIComponent(text)}`)).body
  expect(await find('школа №57 белогорск')).toEqual([
    { id: fixture.organizationId, name: 'Школа № 57', city: 'Белогорск', place: '' },
  ])
  expect(await find('7')).toEqual([])
  expect(await find('57 Оренбург')).toEqual([])
  expect(await find('')).toEqual([])
  await fixture.school.rows('update organizations set deactivated_at = now() where id = $1', [
    fixture.organizationId,
  ])
  expect(await find('57')).toEqual([])
  expect((await ask()).status).toBe(404)
})

test('the school that is named in the profile is suggested, and names the own classes with a mark', async () => {
  await create('В')
  await zurin.patch('/api/user/profile', { user: { school_attributes: { name: 'Школа № 57' } } })
  expect(await standing()).toMatchObject({
    school_name: null,
    chosen_name: 'Школа № 57',
    suggested: [{ id: fixture.organizationId, name: 'Школа № 57' }],
    requests: [],
    own_classes: [{ name: '7В', is_taken: false }],
    can: { ask: true, send: true, move: false },
  })
  expect((await zurin.get('/api/school_classes')).body.classes).toMatchObject([
    { school_name: 'Школа № 57 (не\u00a0подтверждена)' },
  ])
})

test('the administrators of the school are notified of a request once, and accept it with the classes of the teacher', async () => {
  const classId = await create('В')
  expect((await ask()).status).toBe(204)
  expect((await ask()).status).toBe(204)
  expect(await bellOf(fixture.admin)).toMatchObject([
    { title: 'Учитель просит подтвердить работу в\u00a0школе' },
  ])
  expect(await lettersTo('ivan@pochta.example')).toEqual(['Учитель просит подтвердить работу в\u00a0школе'])
  expect(await standing()).toMatchObject({ requests: [{ school_name: 'Школа № 57', state: 'waiting' }] })
  const asked = [{ name: 'Зурин Иван', email: 'zurin@pochta.example', classes: ['7В'] }]
  expect(await waiting()).toMatchObject(asked)
  expect((await fixture.admin.get('/api/teacher/invitations')).body.requests).toMatchObject(asked)

  expect((await decide(true)).status).toBe(204)
  expect((await decide(true)).status).toBe(204)
  expect(await waiting()).toEqual([])
  expect(await placeOf(classId)).toBe('school')
  expect(await standing()).toMatchObject({ school_name: 'Школа № 57', requests: [], own_classes: [] })
  expect((await zurin.get('/api/wk/user_state')).body).toMatchObject([{ role: 'teacher', active: true }])
  expect(await bellOf(zurin)).toEqual([
    {
      title: 'Школа подтвердила, что вы в\u00a0ней работаете',
      text: 'Школа № 57. Перешли в\u00a0школу: 7В.',
    },
  ])
  expect(await lettersTo('zurin@pochta.example')).toEqual(['Школа подтвердила заявку'])
  expect(codeOf(await ask())).toBe('school_request_needless')
  expect(codeOf(await decide(false))).toBe('school_request_decided')
})

test('the code of a class leads to the school after the class has gone over', async () => {
  const classId = await create('В')
  await zurin.post('/api/teacher/invitations', { school_class_id: classId })
  const { code } = (await zurin.get('/api/teacher/invitations')).body.classes[0].invitation
  await ask()
  await decide(true)
  const masha = await fixture.school.person('Маша Миронова', { gradeIndex: 7 })
  expect((await masha.get(`/api/invites/${code}`)).body.invite.school_name).toBe('Школа № 57')
})

test('a class whose name the school has already stays, and goes over after it was renamed', async () => {
  const [taken, free] = [await create('А'), await create('В')]
  await ask()
  await decide(true)
  expect([await placeOf(taken), await placeOf(free)]).toEqual(['own', 'school'])
  expect(await standing()).toMatchObject({
    own_classes: [{ name: '7А', is_taken: true }],
    can: { move: false },
  })
  const moves = '/api/school_classes/own_moves'
  expect((await zurin.post(moves)).body).toEqual({ moved: [], left: ['7А'] })
  await zurin.post(`/api/school_classes/${taken}/renamings`, { grade_index: 7, letter: 'Г', version: 1 })
  expect((await standing()).can).toEqual({ ask: false, send: false, move: true })
  expect((await zurin.post(moves)).body).toEqual({ moved: ['7Г'], left: [] })
  expect((await zurin.post(moves)).body).toEqual({ moved: [], left: [] })
  expect(await placeOf(taken)).toBe('school')
})

test('classes of the archive and of former years stay', async () => {
  const [archived, former] = [await create('В'), await create('Г')]
  await zurin.patch(`/api/school_classes/${archived}`, { is_archived: true })
  await fixture.school.rows('update school_classes set school_year = 2025 where id = $1', [former])
  await ask()
  await decide(true)
  expect([await placeOf(archived), await placeOf(former)]).toEqual(['own', 'own'])
})

test('a declined request leaves the classes, and the school is left alone for a week', async () => {
  const classId = await create('В')
  await ask()
  await decide(false)
  expect(await placeOf(classId)).toBe('own')
  expect(await standing()).toMatchObject({ requests: [{ state: 'declined' }], can: { ask: true } })
  expect(await bellOf(zurin)).toMatchObject([{ title: 'Школа не\u00a0подтвердила заявку' }])
  expect(codeOf(await ask())).toBe('school_request_refused')
  fixture.school.at(new Date(fixture.school.now.getTime() + 8 * 24 * 3600_000))
  expect((await ask()).status).toBe(204)
})

test('a request is taken back, and the school sees it no more', async () => {
  await ask()
  const { id } = (await standing()).requests[0]
  expect((await fixture.savelich.delete(`${requests}/${id}`)).status).toBe(404)
  expect((await zurin.delete(`${requests}/${id}`)).status).toBe(204)
  expect((await zurin.delete(`${requests}/${id}`)).status).toBe(204)
  expect(await waiting()).toEqual([])
  expect(codeOf(await decide(true))).toBe('school_request_decided')
  expect((await standing()).requests).toEqual([])
})

test('five schools a day are asked', async () => {
  for (let n = 0; n < 6; n++) {
    const [{ id }] = (await fixture.school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name) values ('school', $1, $1) returning id`,
      [`Школа ${n}`],
    )) as [{ id: number }]
    const reply = await ask(zurin, id)
    expect(codeOf(reply)).toBe(n < 5 ? undefined : 'school_request_too_many')
  }
})

test('others neither see requests nor decide on them, and a teacher of schools is asked for a proved contact', async () => {
  await ask()
  expect((await decide(true, fixture.savelich)).status).toBe(404)
  expect((await decide(true, zurin)).status).toBe(404)
  const foreign = await fixture.school.person('Василиса', { ...agent, portalRole: 'schoolAdmin' })
  await fixture.school.rows(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Чужая', 'Чужая') returning id)
      insert into memberships (user_id, organization_id, role, is_active) select $1, id, 'admin', true from o`,
    [foreign.id],
  )
  expect((await decide(true, foreign)).status).toBe(404)
  expect((await foreign.get(`/api/wk/organizations/${fixture.organizationId}/school_requests`)).status).toBe(
    404,
  )
  expect((await fixture.school.guest().post(requests, { organization_id: 1 })).status).toBe(401)
  const unproved = await fixture.school.person('Пётр Гринёв', { ...agent, emailConfirmedAt: null })
  expect(codeOf(await ask(unproved))).toBe('contact_unproved')
  expect((await standing(unproved)).can).toEqual({ ask: true, send: false, move: false })
})

race('of two requests from two tabs one is kept, and the school hears of it once', async () => {
  await together(fixture.school, [() => ask(), () => ask()])
  expect(await waiting()).toHaveLength(1)
  expect(await bellOf(fixture.admin)).toHaveLength(1)
})

race('two administrators who accept at once confirm the teacher once', async () => {
  const classId = await create('В')
  await ask()
  const replies = await together(fixture.school, [() => decide(true), () => decide(true)])
  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect(await bellOf(zurin)).toHaveLength(1)
  expect(await placeOf(classId)).toBe('school')
})

race('of accepting and taking back one wins, and the classes are where it says', async () => {
  for (let round = 0; round < 4; round++) {
    await startAgain()
    const classId = await create('ЖИКЛ'[round]!)
    await ask()
    const { id } = (await standing()).requests[0]
    const [accepted, withdrawn] = await together(
      fixture.school,
      [() => decide(true), () => zurin.delete(`${requests}/${id}`)],
      round,
    )
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([204, 422])
    expect(await placeOf(classId)).toBe(accepted.status === 204 ? 'school' : 'own')
  }
})

race('a class that a colleague makes meanwhile keeps the own one of the same name out', async () => {
  for (let round = 0; round < 4; round++) {
    const letter = 'ЖИКЛ'[round]!
    await startAgain()
    const classId = await create(letter)
    await ask()
    const [accepted, made] = await together(
      fixture.school,
      [() => decide(true), () => fixture.savelich.post('/api/school_classes', { grade_index: 7, letter })],
      round,
    )
    expect(accepted.status).toBe(204)
    expect(await placeOf(classId)).toBe(made.status === 200 ? 'own' : 'school')
  }
})
