import { readFileSync, writeFileSync } from 'node:fs'
import { refusedWrites } from '@school/db/testing'
import { routes } from '@school/server/modules'
import {
  listVisits,
  openDemoSchool,
  openTestSchool,
  type Person,
  type Reply,
  type TestSchool,
} from '@school/server/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  absent,
  findObjects,
  type Found,
  knock,
  mark,
  nothing,
  objectsOf,
  takeBack,
  unknownParameters,
} from './access/matrix.ts'

// Every kind of person calls every endpoint: thousands of calls in one test.
vi.setConfig({ testTimeout: 120_000 })

// On a busy machine opening the school takes longer than a test may last.
beforeAll(async () => {
  await openTestSchool()
})

/** Administrators of organizations of another project, from the school up. */
const heads = {
  school: ['school', 'Иван Кузьмич', 'schoolAdmin'],
  municipality: ['municipal', 'Андрей Карлович', 'municipalityAdmin'],
  region: ['region', 'Григорий', 'regionAdmin'],
  project: ['project_federation', 'Екатерина', 'projectAdmin'],
} as const

async function everyHead(school: TestSchool): Promise<Record<string, Person>> {
  const people: Record<string, Person> = {}
  let parentId: number | null = null
  for (const [title, [kind, name, portalRole]] of Object.entries(heads).toReversed()) {
    const person = await school.person(name, { gradeIndex: null, type: 'agent', portalRole })
    const [row]: { id: number }[] = await school.rows<{ id: number }>(
      `with o as (insert into organizations (kind, name, short_name, parent_id) values ($1, $2, $2, $3) returning id)
        insert into memberships (user_id, organization_id, role, is_active) select $4, id, 'admin', true from o returning organization_id as id`,
      [kind, `Посторонние: ${title}`, parentId, person.id],
    )
    parentId = row!.id
    people[title] = person
  }
  return people
}

/** Every kind of person of the school; each is a column of the matrix. */
async function everyone(school: TestSchool): Promise<Record<string, Person>> {
  return {
    guest: school.guest(),
    pupil: await school.person('Маша'),
    elementary: await school.person('Ваня', { gradeIndex: 2, isElementaryPupil: true }),
    parent: await school.person('Василиса', { gradeIndex: null, isParent: true }),
    agent: await school.person('Антон', { gradeIndex: null, type: 'agent' }),
    coach: await school.person('Бопре', { gradeIndex: null, type: 'agent', isCoach: true }),
    methodist: await school.person('Анна', { gradeIndex: null, type: 'agent', isMethodist: true }),
    teacher: await school.person('Герасим', { gradeIndex: null, type: 'agent', portalRole: 'teacher' }),
    ...(await everyHead(school)),
  }
}

/** Ids that do not exist: an admitted person finds nothing, and nothing is changed. */
const nowhere = (path: string): string => path.replace(/:\w+/g, '2147483647')

describe('every kind of person calls every operation of the contract with every object of the demo school', () => {
  const file = 'docs/access-matrix.txt'
  const endpoints = routes
    .map(({ endpoint }) => endpoint)
    .toSorted((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1))
  /** A reply by operation, object and person. */
  interface Knock {
    endpoint: (typeof endpoints)[number]
    object: Found
    who: string
    reply: Reply
  }
  const idOf = ({ state, params }: Found) => `${state} ${JSON.stringify(params)}`
  let school: TestSchool
  let strangers: Record<string, Person>
  let found: Map<string, Found[]>
  let refusedBefore: number
  const knocks: Knock[] = []

  beforeAll(async () => {
    refusedBefore = refusedWrites.length
    school = await openDemoSchool()
    strangers = await everyone(school)
    found = await findObjects(school, await listVisits())
    if (unknownParameters(endpoints, found).length > 0) return
    const ask = async (isWanted: (method: string) => boolean) => {
      for (const endpoint of endpoints.filter(({ method }) => isWanted(method)))
        for (const object of objectsOf(endpoint, found)) {
          const people = { ...strangers, owner: object.owner, leader: object.leader }
          for (const [who, person] of Object.entries(people))
            if (person) knocks.push({ endpoint, object, who, reply: await knock(person, endpoint, object) })
        }
    }
    await ask((method) => method === 'GET')
    await takeBack(school)
    await ask((method) => method !== 'GET')
  }, 900_000)
  afterAll(() => school[Symbol.asyncDispose]())

  test('every operation has objects to test it with', () => {
    expect(unknownParameters(endpoints, found)).toEqual([])
  })

  test('who may do what with which of them is the printed matrix', () => {
    const names = [...Object.keys(strangers), 'owner', 'leader']
    const rows = [`${'operation and state'.padEnd(72)} ${names.join(' ')}`]
    for (const endpoint of endpoints) {
      const own = knocks.filter((one) => one.endpoint === endpoint)
      const line = (title: string, object: Found) =>
        rows.push(
          `${title.padEnd(72)} ${names
            .map((name) => {
              const one = own.find(({ who, object: tried }) => who === name && tried === object)
              return (one ? mark(one.reply) : ' ').padEnd(name.length)
            })
            .join(' ')}`.trimEnd(),
        )
      const title = `${endpoint.method} ${endpoint.path}`
      const tried = objectsOf(endpoint, found)
      if (tried[0] === nothing) line(title, nothing)
      else {
        rows.push(title)
        for (const object of tried) line(`  ${object.state}`, object)
      }
    }
    const matrix = `${rows.join('\n')}\n`
    if (process.env['UPDATE_MATRIX']) writeFileSync(file, matrix)
    expect(matrix, 'the matrix has changed: review it and write it with UPDATE_MATRIX=1').toBe(
      readFileSync(file, 'utf8'),
    )
  })

  test('a read writes nothing and does not fail, and every read is answered for at least one person', () => {
    expect([...new Set(refusedWrites.slice(refusedBefore))]).toEqual([])
    const reads = knocks.filter(({ endpoint }) => endpoint.method === 'GET')
    const faults = reads.filter(({ reply }) => reply.status >= 500)
    expect(faults.map(({ endpoint, object, who }) => `${endpoint.name} ${object.state} ${who}`)).toEqual([])
    const answered = new Set(reads.filter(({ reply }) => reply.status < 300).map(({ endpoint }) => endpoint))
    const unread = endpoints.filter((one) => one.method === 'GET' && !answered.has(one))
    // Stories of their own read shared links, files of bytes, diplomas and letters of a stage in which the class has none, and offers of a
    // provider. No provider is switched on here, a login is found by a valid code, and that of a child by a parent who has opened the account.
    expect(unread.map(({ name }) => name).toSorted()).toEqual([
      'calendar.feed',
      'families.getChildLogin',
      'files.get',
      'identities.getOffer',
      'identities.leave',
      'invitations.checkLogin',
      'invitations.listWaiting',
      'olympiads.printSigningSheet',
      'olympiads.saveJournalDiplomas',
      'olympiads.saveJournalLetter',
      'ownTasks.getPicture',
      'profiles.getPhoto',
      'schoolClasses.listMovesOfSchool',
      'schoolClasses.listSchoolDoubles',
    ])
  })

  test('every call reaches the object: all bodies of the law are valid by the contract', () => {
    const nonsense = knocks.filter(({ reply }) => reply.headers['x-error-code'] === 'invalid_input')
    expect([...new Set(nonsense.map(({ endpoint, reply }) => `${endpoint.name} ${reply.text}`))]).toEqual([])
  })

  test('forbidden objects are answered like absent ones', async () => {
    const absentTo = new Map<string, string | null>()
    // A person who may see the object in any way may get any answer.
    const isThere = new Set(
      knocks
        .filter(({ reply }) => 'x+'.includes(mark(reply)))
        .map(({ object, who }) => `${idOf(object)} ${who}`),
    )
    for (const { endpoint, object, who, reply } of knocks) {
      if (isThere.has(`${idOf(object)} ${who}`)) continue
      if (mark(reply) !== '-' || !['pupil', 'teacher'].includes(who)) continue
      const key = `${endpoint.name} ${who}`
      if (!absentTo.has(key)) {
        const answer = await knock(strangers[who]!, endpoint, absent(endpoint))
        // Some operations create what is absent.
        absentTo.set(key, mark(answer) === '-' ? answer.text : null)
      }
      if (absentTo.get(key) === null) continue
      expect(reply.text, `${endpoint.method} ${endpoint.path} ${object.state} ${who}`).toBe(absentTo.get(key))
    }
  })

  test('a page beyond the last has the same total as the first one', async () => {
    const known = [...found.values()].flat().flatMap(({ owner, leader }) => [owner, leader])
    const everybody = new Set([...Object.values(strangers), ...known].filter((person) => person !== null))
    const peopleOf = ({ owner, leader }: Found) =>
      new Set([...Object.values(strangers), owner, leader].filter((person) => person !== null))
    const empty = []
    for (const endpoint of endpoints.filter(({ paged }) => paged === true)) {
      let longest = 0
      for (const object of objectsOf(endpoint, found))
        for (const person of object === nothing ? everybody : peopleOf(object)) {
          const total = Number((await knock(person, endpoint, object)).headers['x-total'] ?? 0)
          const { headers } = await knock(person, endpoint, object, { page: '9999' })
          expect(Number(headers['x-total'] ?? 0), `${endpoint.name} ${object.state}`).toBe(total)
          longest = Math.max(longest, total)
        }
      if (longest === 0) empty.push(endpoint.name)
    }
    // A list without rows would test nothing.
    expect(empty.toSorted()).toEqual([
      'invitations.listEmployees',
      'olympiads.listSchoolAppeals',
      'olympiads.listStageClasses',
      'olympiads.listStagePupils',
      'organizations.listNameViews',
    ])
  })
})

test('a mutation without the CSRF token is refused to everyone who may call it', async () => {
  const people = await everyone(await openTestSchool())
  for (const { endpoint } of routes.filter(({ endpoint: e }) => e.method !== 'GET')) {
    for (const [name, person] of Object.entries(people)) {
      const reply = await person.send(
        endpoint.method,
        nowhere(endpoint.path),
        {},
        { headers: { 'x-csrf-token': 'made-up' } },
      )
      expect([401, 403], `${name} ${endpoint.method} ${endpoint.path}`).toContain(reply.status)
    }
  }
})

test('invalid input is never answered with 500 and always in one of the error shapes', async () => {
  const people = await everyone(await openTestSchool())
  const bodies = [
    null,
    [],
    'text',
    5,
    { user: null },
    { user: [] },
    { response: { kind: 'gaps', gaps: { 1: {} } } },
    { q: { x: 1 } },
  ]
  const ids = ['1', '0', '-1', 'abc', '1e9', '%00', '%F0%9F%A6%89', '..%2f..%2fetc', '9'.repeat(40)]
  for (const { endpoint } of routes) {
    if (endpoint.path === '/user/log_out') continue
    for (const person of [people['guest']!, people['pupil']!]) {
      for (const id of ids) {
        const url = endpoint.path.replace(/:\w+/g, id)
        if (url === endpoint.path && id !== ids[0]) continue
        const body = endpoint.method === 'GET' ? undefined : bodies[ids.indexOf(id) % bodies.length]
        const reply = await person.send(
          endpoint.method,
          `${url}?${['q=1&q[x]=2', 'q[]=1&q[x]=2', 'constructor=1', 'q[s]=drop&page=-1&limit=x&q[__proto__]=1&q[grade_eq]=%27'][ids.indexOf(id) % 4]}`,
          undefined,
          {
            raw: { type: 'application/json', text: JSON.stringify(body ?? null) },
          },
        )
        expect(reply.status, `${endpoint.method} ${url}`).toBeLessThan(500)
        if (reply.status >= 400 && reply.status !== 413)
          expect('error' in reply.body || 'errors' in reply.body, reply.text).toBe(true)
      }
    }
  }
})

test('bodies that are too large, of a wrong type or truncated are refused with their own codes', async () => {
  const { pupil } = await everyone(await openTestSchool())
  const url = '/user/login'
  expect(
    (
      await pupil!.send('POST', url, undefined, {
        raw: { type: 'application/json', text: `"${'x'.repeat(1_100_000)}"` },
      })
    ).status,
  ).toBe(413)
  expect((await pupil!.send('POST', url, undefined, { raw: { type: 'text/csv', text: 'a,b' } })).status).toBe(
    415,
  )
  expect(
    (await pupil!.send('POST', url, undefined, { raw: { type: 'application/json', text: '{"user":' } }))
      .status,
  ).toBe(422)
})
