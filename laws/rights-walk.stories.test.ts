import { mkdirSync, writeFileSync } from 'node:fs'
import { routes } from '@school/server/modules'
import { listVisits, openDemoSchool, type Person, type Reply, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findObjects, type Found, knock, objectsOf } from './access/matrix.ts'

// Every role of the demo school reads everything with the ids of other people. Each person has a unique last name, so a name that leaks to a
// stranger is detected anywhere in a reply.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const letters = 'абвгдежзик'
const marked = /ъ([абвгдежзик]+)ъ/g
/** People named in full in a reply. */
const namedIn = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(marked)].map(([, one]) => Number([...one!].map((l) => letters.indexOf(l)).join(''))),
  ),
]
const contactsIn = (text: string): string[] => [
  ...new Set(text.match(/[\w.+-]+@(?:smekalka\.example|pochta\.example)|\+7999\d{7}|\+7998\d{7}/g) ?? []),
]
/** Contacts of the school itself, on its pages. */
const ofSchool = new Set(['portal@smekalka.example'])

/** The demo shows its people; a diploma names its owner to holders of its number. */
const open = new Set(['accounts.listDemoAccounts', 'certificates.checkNumber'])
/** A teacher monitors the pupils of their school in an olympiad (`Lead` of its monitoring). */
const ofWholeSchool = new Set(['olympiads.listMonitoredParticipants', 'olympiads.saveMonitoredParticipants'])

const reads = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')

interface Actor {
  readonly who: string
  readonly person: Person
  readonly id: number
  /** People whose last names they may read. */
  readonly names: ReadonlySet<number>
  readonly contacts: ReadonlySet<string>
  /** Pupils of the school where they work. */
  readonly schoolNames: ReadonlySet<number>
}

let school: TestSchool
let found: Map<string, Found[]>
const more = new Map<string, Found[]>()
const actors: Actor[] = []
/** A methodist works with every school (decision 057, `isMethodist`). */
const everybody = new Set(['methodist', 'expert'])

const ids = async (text: string, values: unknown[]): Promise<number[]> =>
  (await school.rows<{ id: number }>(text, values)).map(({ id }) => id)

/** A person who came by an invitation is confirmed by its author, by the teachers of the class or by the school. */
const ownInvitations = `(i.made_by = $1 or i.school_class_id in (select school_class_id from class_members where user_id = $1 and role = 'teacher')
  or i.organization_id in (select organization_id from memberships where user_id = $1 and role = 'admin' and is_active))`

/**
 * People whose names a person may read: themselves, the family, their pupils, people of the organizations that they administer; staff is named to
 * all.
 */
async function namesOf(id: number): Promise<Set<number>> {
  return new Set(
    await ids(
      `select $1::int as id
        union select id from users where type = 'agent' or is_coach
        union select child_id from family_links where parent_id = $1 union select parent_id from family_links where child_id = $1
        union select o.parent_id from family_links m join family_links o on o.child_id = m.child_id where m.parent_id = $1
        union select p.user_id from class_members t join class_members p on p.school_class_id = t.school_class_id where t.user_id = $1
        union select f.parent_id from class_members t join class_members p on p.school_class_id = t.school_class_id join family_links f on f.child_id = p.user_id
          where t.user_id = $1 and t.role = 'teacher'
        union select p.user_id from memberships a join organizations o on o.path @> array[a.organization_id]
          join school_classes c on c.organization_id = o.id join class_members p on p.school_class_id = c.id
          where a.user_id = $1 and a.role = 'admin' and a.is_active
        union select p.user_id from memberships a join organizations o on o.path @> array[a.organization_id]
          join memberships p on p.organization_id = o.id where a.user_id = $1 and a.role = 'admin' and a.is_active
        union select a.user_id from invitation_accepts a join invitations i on i.id = a.invitation_id where ${ownInvitations}`,
      [id],
    ),
  )
}

/** Pupils of the school where a person works in any role. */
async function schoolOf(id: number): Promise<Set<number>> {
  return new Set(
    await ids(
      `select p.user_id as id from memberships m join school_classes c on c.organization_id = m.organization_id
        join class_members p on p.school_class_id = c.id where m.user_id = $1 and m.is_active`,
      [id],
    ),
  )
}

async function contactsOf(names: ReadonlySet<number>, id: number): Promise<Set<string>> {
  const rows = await school.rows<{ contact: string }>(
    `select unnest(array[email, phone, parent_phone]) as contact from users where id = $1
      union select unnest(array[email, phone]) from users where id = any($2::int[])
      union select i.email from invitations i where ${ownInvitations}`,
    [id, [...names]],
  )
  return new Set(rows.map(({ contact }) => contact))
}

async function actor(who: string, person: Person, id: number): Promise<void> {
  const names = await namesOf(id)
  const schoolNames = await schoolOf(id)
  actors.push({ who, person, id, names, schoolNames, contacts: await contactsOf(names, id) })
}

beforeAll(async () => {
  school = await openDemoSchool()
  const visits = await listVisits()
  found = await findObjects(school, visits)
  await school.rows(
    `update users set last_name = last_name || 'ъ' || translate(id::text, '0123456789', '${letters}') || 'ъ' where length(last_name) < 40`,
  )
  await school.rows(
    `update users set phone = '+7999' || lpad(id::text, 7, '0') where phone is null and password_hash is not null`,
  )
  await school.rows(`update users set parent_phone = '+7998' || lpad(id::text, 7, '0') where type = 'pupil'`)
  await actor('guest', school.guest(), 0)
  const begun = school.guest()
  const { body } = await begun.post('/api/auto_registration', { type: 'agent' })
  await actor('begun agent', begun, body.id)
  const people = await school.rows<{ id: number; email: string }>(
    `select id, email from users where email like '%@smekalka.example' order by id`,
  )
  for (const { id, email } of people) {
    const who = email.split('@')[0]!
    if (!everybody.has(who)) await actor(who, await school.signedIn(id), id)
  }
  const [listed] = await ids(
    `select m.user_id as id from class_members m join users u on u.id = m.user_id where m.role = 'pupil' and u.email is null
      and u.phone is null and u.password_hash is null order by m.user_id limit 1`,
    [],
  )
  for (const source of ['class_code', 'olympiad_code:1']) {
    const person = await school.signedIn(listed!)
    await school.rows(`update sessions set source = $2 where user_id = $1 and source is null`, [
      listed,
      source,
    ])
    await actor(`slip ${source}`, person, listed!)
  }
  const [teacher] = await ids(
    `select m.user_id as id from class_members m join users u on u.id = m.user_id where m.role = 'teacher' and u.email is null order by m.user_id desc limit 1`,
    [],
  )
  await actor('teacher of another class', await school.signedIn(teacher!), teacher!)
  // Ids that others may use: for each parameter, a few of the demo people's objects.
  const addresses: Record<string, string> = Object.assign({}, ...visits.map((own) => own.addresses))
  for (const [lead, query] of Object.entries(addresses)) {
    const rows = new Map<string, Record<string, unknown>>()
    for (const { id } of people) {
      const own = await school.rows<Record<string, unknown>>(query, query.includes('$1') ? [id] : [])
      for (const row of [own[0], own.at(-1)]) if (row) rows.set(JSON.stringify(row), { userId: id, ...row })
    }
    more.set(
      lead,
      [...rows.values()].slice(0, 5).map((params) => ({ state: 'named', params, owner: null, leader: null })),
    )
  }
})
afterAll(() => school[Symbol.asyncDispose]())

/** Objects for an address: in every state, and those that the demo people may use. */
function objectsFor(endpoint: (typeof reads)[number]): readonly Found[] {
  const parameters = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  if (parameters.length === 0) return objectsOf(endpoint, found)
  const named = (more.get(parameters[0]!) ?? []).filter(({ params }) =>
    parameters.every((name) => params[name] != null),
  )
  return [...objectsOf(endpoint, found), ...named]
}

interface Leak {
  who: string
  endpoint: string
  object: string
  disclosed: (number | string)[]
}

describe('a walk of every role over everything', () => {
  const leaks: Leak[] = []
  const faults: string[] = []
  let requests = 0
  let full = 0

  const look = (one: Actor, endpoint: (typeof reads)[number], object: Found, reply: Reply) => {
    requests++
    if (reply.status >= 500) faults.push(`${one.who} ${endpoint.name} ${object.state}: ${reply.text}`)
    if (reply.status >= 300) return
    full++
    if (open.has(endpoint.name)) return
    const isOfSchool = ofWholeSchool.has(endpoint.name)
    const disclosed = [
      ...namedIn(reply.text).filter((id) => !one.names.has(id) && !(isOfSchool && one.schoolNames.has(id))),
      ...contactsIn(reply.text).filter((contact) => !one.contacts.has(contact) && !ofSchool.has(contact)),
    ]
    if (disclosed.length > 0)
      leaks.push({
        who: one.who,
        endpoint: endpoint.name,
        object: `${object.state} ${JSON.stringify(object.params)}`,
        disclosed,
      })
  }

  beforeAll(async () => {
    const began = Date.now()
    await Promise.all(
      actors.map(async (one) => {
        for (const endpoint of reads)
          for (const object of objectsFor(endpoint))
            look(one, endpoint, object, await knock(one.person, endpoint, object))
      }),
    )
    mkdirSync('test-results', { recursive: true })
    writeFileSync(
      'test-results/rights-walk.json',
      JSON.stringify(
        { actors: actors.length, requests, full, seconds: (Date.now() - began) / 1000, leaks, faults },
        null,
        1,
      ),
    )
  })

  test('does not reveal full names or contacts of other people', () => {
    expect(requests).toBeGreaterThan(10_000)
    expect([...new Set(leaks.map(({ who, endpoint }) => `${who} ${endpoint}`))].toSorted()).toEqual([])
  })

  test('causes no internal errors', () => {
    expect(faults).toEqual([])
  })
})
