/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let savelich: Person
let masha: Person
let mother: Person
let grinev: Person
let classId: number
let at: string

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const seat = (who: Person, role: string) =>
  school.rows('insert into class_members (school_class_id, user_id, role) values ($1, $2, $3)', [
    classId,
    who.id,
    role,
  ])
const send = (more: object = {}, who = savelich) =>
  who.post(`${at}/messages`, { text: 'Завтра урок в 9:00', to: 'everybody', pupil_ids: null, ...more })
const receivedBy = async (who: Person) => (await who.get('/api/user/class_messages')).body
const lettersOf = () =>
  school.rows<{ to: string; text: string; mailing: string }>(
    `select "to", text, mailing from outbox_messages where cause like 'class-message:%' order by "to"`,
  )

beforeEach(async () => {
  school = await openTestSchool()
  const agent = { gradeIndex: null, type: 'agent' } as const
  savelich = await school.person('Архип Савельев', { ...agent, middleName: 'Савельевич' })
  masha = await school.person('Маша Миронова', { email: 'masha@pochta.example' })
  mother = await school.person('Василиса Миронова', { ...agent, email: 'vasilisa@pochta.example' })
  grinev = await school.person('Пётр Гринёв', { email: 'petr@pochta.example' })
  const [made] = await school.rows<{ id: number }>(
    `with o as (insert into organizations (kind, name, short_name) values ('school', 'Белогорская школа', 'Белогорская школа') returning id)
      insert into school_classes (organization_id, grade_index, letter, school_year) select id, 7, 'Щ', 2026 from o returning id`,
  )
  classId = made!.id
  at = `/api/school_classes/${classId}`
  await seat(savelich, 'teacher')
  await seat(masha, 'pupil')
  await seat(grinev, 'pupil')
  await school.rows(
    `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, $3)`,
    [mother.id, masha.id, school.now],
  )
  await school.rows('update users set email_confirmed_at = $2 where id = any($1)', [
    [masha.id, mother.id, grinev.id],
    school.now,
  ])
  await school.rows(
    `insert into consents (user_id, kind, text_version, channel, given_by, given_at) values ($1, 'personal_data', '2026-11', 'linking', $2, $3)`,
    [masha.id, mother.id, school.now],
  )
})

test('a message that is too long is refused with words, and nothing of it is sent', async () => {
  const reply = await send({ text: 'а'.repeat(1140) })
  expect(reply.status).toBe(422)
  expect(JSON.stringify(reply.body)).toMatch(/1\s?000|1000/)
  expect(JSON.stringify(reply.body)).not.toMatch(/[a-z] character|Too big|expected/i)
  expect(await receivedBy(masha)).toEqual([])
  expect(await lettersOf()).toEqual([])
  // Spaces around are no part of it.
  expect((await send({ text: ` ${'а'.repeat(1000)}\n` })).status).toBe(200)
})

test('a message reaches pupils and parents, on their pages and by letters that obey the switch', async () => {
  const { status, body } = await send()
  expect([status, body]).toEqual([200, { pupils: 2, parents: 1, letters: 3 }])
  for (const who of [masha, mother, grinev])
    expect(await receivedBy(who)).toEqual([
      expect.objectContaining({
        text: 'Завтра урок в 9:00',
        class_name: '7Щ',
        author: 'Архип Савельевич',
        is_new: true,
      }),
    ])
  const letters = await lettersOf()
  expect(letters.map(({ to }) => to)).toEqual([
    'masha@pochta.example',
    'petr@pochta.example',
    'vasilisa@pochta.example',
  ])
  expect(new Set(letters.map(({ mailing }) => mailing))).toEqual(new Set(['teachers']))
  expect(letters[0]!.text).toContain('Завтра урок в 9:00')
})

test('letters of teachers have a switch of their own: the message is read on the site without them', async () => {
  await mother.patch('/api/user/communication_subscriptions', {
    communication_subscriptions: { subscription_teachers: false },
  })
  await send()
  expect((await mother.get('/api/user/profile')).body.communication_subscriptions).toMatchObject({
    subscription_teachers: false,
    subscription_reminders: true,
  })
  expect(await receivedBy(mother)).toHaveLength(1)
})

test.each([
  ['parents', [false, true, false]],
  ['pupils', [true, false, true]],
])('only %s', async (to, expected) => {
  await send({ to })
  const got = await Promise.all([masha, mother, grinev].map(receivedBy))
  expect(got.map(({ length }) => length > 0)).toEqual(expected)
})

test('a message to chosen pupils goes to them alone, and not to pupils of another class', async () => {
  const zurin = await school.person('Иван Зурин')
  await send({ pupil_ids: [grinev.id, zurin.id] })
  const got = await Promise.all([masha, mother, grinev, zurin].map(receivedBy))
  expect(got.map(({ length }) => length)).toEqual([0, 0, 1, 0])
  expect((await savelich.get(`${at}/messages`)).body.messages[0]).toMatchObject({
    is_to_chosen: true,
    pupils: 1,
    parents: 0,
    read: 0,
  })
})

test('no letter goes to an address that is not confirmed, nor to a child whose parents have not agreed', async () => {
  await school.rows('update users set email_confirmed_at = null where id = $1', [grinev.id])
  await school.rows('update consents set revoked_at = $2 where user_id = $1', [masha.id, school.now])
  expect((await send()).body).toEqual({ pupils: 2, parents: 1, letters: 1 })
  expect((await lettersOf()).map(({ to }) => to)).toEqual(['vasilisa@pochta.example'])
})

test('is shown among what is today until it was read, and the teacher sees how many have read it', async () => {
  await send({ text: 'Первое' })
  const lineOf = async () =>
    (await masha.get('/api/user/today')).body.lines.find(({ key }: { key: string }) =>
      key.startsWith('class-message:'),
    )
  expect(await lineOf()).toMatchObject({ title: 'Сообщение учителя: Архип Савельевич', note: 'Первое' })
  const [{ id }] = await receivedBy(masha)
  const read = () => masha.post('/api/user/class_messages/reads', { ids: [id] })
  expect((await read()).status).toBe(204)
  expect((await read()).status).toBe(204)
  expect(await lineOf()).toBeUndefined()
  expect((await receivedBy(masha))[0].is_new).toBe(false)
  expect((await receivedBy(grinev))[0].is_new).toBe(true)
  expect((await savelich.get(`${at}/messages`)).body.messages[0].read).toBe(1)
})

race(
  'ten a day for a class, for all senders together and at any speed; tomorrow there are ten more',
  async () => {
    const replies = await together(
      school,
      Array.from({ length: 12 }, (_, n) => () => send({ text: `Сообщение ${n}` })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(codeOf(await send())).toBe('class_messages_too_many')
    expect((await savelich.get(`${at}/messages`)).body.left_today).toBe(0)
    school.at(new Date(school.now.getTime() + 24 * 3600_000))
    expect((await send()).status).toBe(200)
  },
)

test('refuses what is empty, what is too long, and what has no recipients', async () => {
  expect((await send({ text: '  ' })).status).toBe(422)
  expect((await send({ text: 'я'.repeat(1001) })).status).toBe(422)
  expect(codeOf(await send({ to: 'parents', pupil_ids: [grinev.id] }))).toBe('class_message_nobody')
  expect((await savelich.get(`${at}/messages`)).body.messages).toEqual([])
})

test('a class of a colleague is absent, one of the archive takes nothing more', async () => {
  const colleague = await school.person('Герасим Белов', { gradeIndex: null, type: 'agent' })
  expect(codeOf(await colleague.get(`${at}/messages`))).toBe('school_class_not_found')
  expect(codeOf(await send({}, colleague))).toBe('school_class_not_found')
  expect((await send({}, masha)).status).toBe(403)
  await school.rows('update school_classes set archived_at = $2 where id = $1', [classId, school.now])
  expect(codeOf(await send())).toBe('school_class_archived')
})

test('a reader cannot mark messages of other recipients as read', async () => {
  await send({ pupil_ids: [grinev.id] })
  const [{ id }] = await receivedBy(grinev)
  await masha.post('/api/user/class_messages/reads', { ids: [id] })
  expect((await receivedBy(grinev))[0].is_new).toBe(true)
})

test('rings the bell of each once, which leads to where it is read', async () => {
  await send()
  const bellOf = async (who: Person) => (await who.get('/api/user/notifications')).body
  expect(await bellOf(masha)).toMatchObject([
    {
      kind: 'class_message',
      title: 'Архип Савельевич пишет классу 7Щ',
      text: 'Завтра урок в 9:00',
      url: `/school_classes/${classId}/courses#messages`,
    },
  ])
  expect(await bellOf(mother)).toMatchObject([{ url: '/dashboard/family' }])
  expect(await bellOf(grinev)).toHaveLength(1)
  expect(await bellOf(savelich)).toEqual([])
})
