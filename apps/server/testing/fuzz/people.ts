import { createHash } from 'node:crypto'
import { stopPage } from '@school/delivery/server'
import type { Person } from '../person.ts'
import { sign, type TestSchool } from '../school.ts'
import type { Facts, Situation } from './situation.ts'

const dayMs = 86_400_000
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
const phone = '+79123456789'
const email = 'shvabrin@pochta.example'
const offer = 'o'.repeat(43)
const link = 'k'.repeat(43)
const code = '123456'

export interface Class {
  readonly classId: number
  readonly organizationId: number
  readonly teacher: Person
}

/** Valid codes, links and keys of sign-ins, with their owners. */
export async function reachPeople(school: TestSchool, own: Class): Promise<Situation[]> {
  const fillers = [callIn, askForProofs, bind, addFactors, fillProfile, linkFamily, coach]
  const found = []
  for (const reach of fillers) found.push(...(await reach(school, own)))
  return found
}

/** A code of a class in use, one that is over, a colleague who is called and one who waits for a word. */
async function callIn(school: TestSchool, { classId, organizationId, teacher }: Class): Promise<Situation[]> {
  await school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'admin', true)`,
    [teacher.id, organizationId],
  )
  await teacher.post('/api/teacher/invitations', { school_class_id: classId })
  await teacher.post('/api/teacher/invitations', { email })
  const { body } = await teacher.get('/api/teacher/invitations')
  const ofClass = body.classes[0].invitation as { id: number; code: string }
  const ofColleague = body.colleagues[0] as { id: number; code: string }
  const newcomer = await school.person('Алексей Швабрин')
  const colleague = await school.person('Иван Зурин', { type: 'agent', gradeIndex: null, email })
  await newcomer.post(`/api/invites/${ofClass.code}/accepts`, {})
  await colleague.post(`/api/invites/${ofColleague.code}/accepts`, {})
  const accepts = await school.rows<{ id: number }>('select id from invitation_accepts order by id')
  const lone = await school.person('Карл Иванов', {
    type: 'agent',
    gradeIndex: null,
    email: 'karl@pochta.example',
    emailConfirmedAt: school.now,
  })
  await lone.post('/api/school_classes', { grade_index: 6, letter: 'В' })
  await lone.post('/api/teacher/school_requests', { organization_id: organizationId })
  const [asked] = await school.rows<{ id: number }>('select id from school_requests')
  const ofRequest = [lone, teacher].map((person) => ({
    person,
    facts: { schoolRequestId: asked!.id, organizationId },
  }))
  const all = [ofClass, ofColleague].flatMap(({ id, code: inviteCode }, index) => {
    const facts = { invitationId: id, inviteCode, code: inviteCode, acceptId: accepts[index]?.id ?? 1 }
    return [school.guest(), newcomer, colleague, teacher].map((person) => ({ person, facts }))
  })
  const another = await school.person('Палаша Белова')
  return [...all, ...ofRequest, { person: another, facts: { inviteCode: ofClass.code, code: ofClass.code } }]
}

/** Links and codes of letters and messages, with their owners. */
async function askForProofs(school: TestSchool): Promise<Situation[]> {
  const masha = await school.person('Маша Миронова-младшая', {
    email: 'masha@pochta.example',
    phone,
    phoneConfirmedAt: school.now,
  })
  const until = new Date(school.now.getTime() + 3 * dayMs)
  for (const [purpose, token] of [
    ['contacts.email', link],
    ['contacts.recovery', `r${link.slice(1)}`],
  ])
    await school.rows(
      `insert into one_time_links (token_hash, purpose, user_id, subject, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
      [digestOf(token!), purpose, masha.id, 'masha@pochta.example', school.now, until],
    )
  const address = sign(`code-address:${phone}`)
  for (const purpose of [`contacts.phone:${masha.id}`, 'contacts.sign_in', 'contacts.recovery'])
    await school.rows(
      `insert into one_time_codes (purpose, address_digest, user_id, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
      [purpose, address, masha.id, sign(`code:${purpose}:${address}:${code}`), school.now, until],
    )
  const facts = {
    phone,
    code,
    token: code,
    email: 'masha@pochta.example',
    confirmationToken: link,
    resetPasswordToken: `r${link.slice(1)}`,
    password: 'zayachiy-tulup-i-chashka',
  }
  return [masha, school.guest()].map((person) => ({ person, facts }))
}

/** A provider's data about a person, in the browser of the caller. */
async function bind(school: TestSchool): Promise<Situation[]> {
  const situations = []
  for (const [index, person] of [await school.person('Савельич'), school.guest()].entries()) {
    await person.get('/api/csrf_token')
    const visitor = /smekalka_visitor=([^.;]+)/.exec(person.cookie)?.[1] ?? ''
    const token = `${index}${offer.slice(1)}`
    await school.rows(
      `insert into identity_offers (token_hash, visitor_hash, provider, subject, first_name, last_name, is_email_proved, expires_at)
       values ($1, $2, 'yandex', $3, 'Пётр', 'Гринёв', false, $4) on conflict (token_hash) do update set visitor_hash = excluded.visitor_hash`,
      [digestOf(token), digestOf(visitor), `subject-${index}`, new Date(school.now.getTime() + dayMs)],
    )
    situations.push({ person, facts: { token, offer: token, provider: 'yandex' } })
  }
  return situations
}

/** A passkey, and an application that is being connected. */
async function addFactors(school: TestSchool): Promise<Situation[]> {
  const person = await school.person('Пётр Гринёв', { email: 'grinev@pochta.example' })
  const rows = await school.rows<{ id: number }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
     values ($1, $2, 'a2V5', 0, '{}', false, 'Телефон', $3) returning id`,
    [person.id, digestOf(`key-${person.id}`), school.now],
  )
  const { body } = await person.post('/api/user/factors/app/setups')
  return [{ person, facts: { passkeyId: rows[0]!.id, setup: body.setup, code, name: 'Телефон' } }]
}

async function fillProfile(school: TestSchool): Promise<Situation[]> {
  const [found] = await school.rows<{ id: number; townId: number }>(
    'select id, town_id as "townId" from directory_schools order by id limit 1',
  )
  const facts: Facts = {
    cityId: found?.townId ?? 1,
    schoolId: found?.id ?? 1,
    text: 'ка',
    schoolEntryYear: 2019,
    birthday: '2013-05-12',
  }
  const people = [
    await school.person('Маша Миронова'),
    await school.person('Архип Савельич', { type: 'agent', gradeIndex: null }),
  ]
  return people.map((person) => ({ person, facts }))
}

/** A family with a letter about the child, and codes that wait: of a child, of a grown-up, by phone. */
async function linkFamily(school: TestSchool): Promise<Situation[]> {
  const grown = { gradeIndex: null, isParent: true }
  const [parent, other, child, another] = [
    await school.person('Василиса Егоровна', grown),
    await school.person('Андрей Гринёв', grown),
    await school.person('Маша Миронова'),
    await school.person('Пётр Гринёв', { gradeIndex: 9 }),
  ]
  const { body } = await child.post('/api/user/family/codes')
  await parent.post('/api/family/children', { code: body.code, consents: ['personal_data'] })
  const [tied] = await school.rows<{ id: number }>('select max(id) as id from family_links')
  const letter = stopPage({ sign }, { mailing: 'family_evening', of: tied!.id }).split('/').at(-1)!
  const codes = {
    ofChild: (await another.post('/api/user/family/codes')).body.code as string,
    ofParent: (await other.post('/api/family/codes', { consents: ['personal_data'] })).body.code as string,
  }
  const family = { childId: child.id, linkId: tied!.id, kind: 'public_name', token: letter }
  return [
    { person: parent, facts: { ...family, code: codes.ofChild, userId: another.id } },
    { person: other, facts: { code: codes.ofChild, userId: another.id, consents: ['personal_data'] } },
    { person: another, facts: { code: codes.ofParent, userId: other.id, phone: '89123456789' } },
    { person: child, facts: { code: codes.ofParent, userId: other.id, linkId: tied!.id } },
    { person: school.guest(), facts: { token: letter } },
  ]
}

/** A coach with hours, a vacation and a document, and a methodist who reads what was sent. */
async function coach(school: TestSchool): Promise<Situation[]> {
  const grown = { type: 'agent', gradeIndex: null } as const
  const beaupre = await school.person('Антон Бопре', { ...grown, isCoach: true })
  const day = new Date(school.now.getTime() + 7 * dayMs).toISOString().slice(0, 10)
  const fileId = crypto.randomUUID()
  await beaupre.put(`/api/files/${fileId}?name=diplom.txt`, undefined, {
    raw: { type: 'text/plain', text: `Диплом ${fileId}` },
  })
  const { body: data } = await beaupre.post('/api/coach/documents', { kind: 'education', file_id: fileId })
  const url = '/api/coach/schedule'
  await beaupre.post(`${url}/slots`, { kind: 'open', day, starts_at: '10:00', ends_at: '12:00' })
  await beaupre.post(`${url}/vacations`, { from: day, to: day })
  const { body: week } = await beaupre.get(`${url}?date_from=${day}`)
  const hours = { day, startsAt: '16:00', endsAt: '18:00', fromWeek: day, toWeek: day, from: day, to: day }
  const own = {
    ...hours,
    documentId: data.documents[0].id,
    slotId: week.slots[0].id,
    vacationId: week.vacations[0].id,
    maxLessonsADay: 4,
    bufferMinutes: 15,
  }
  const newcomer = await school.person('Алексей Швабрин-младший', grown)
  await school.rows(`insert into coach_data (user_id, state, sent_at) values ($1, 'on_check', $2)`, [
    newcomer.id,
    school.now,
  ])
  const anna = await school.person('Анна Власьевна-старшая', { ...grown, isMethodist: true })
  const checked = { coachId: newcomer.id, sentAt: school.now.toISOString(), isApproved: true }
  return [
    { person: beaupre, facts: own },
    { person: anna, facts: checked },
  ]
}
