import { readFileSync, writeFileSync } from 'node:fs'
import { bindings } from '@school/server/rooms'
import { openTestSchool, type Person } from '@school/server/testing'
import { beforeAll, expect, test } from 'vitest'

// On a busy machine the school opens longer than a test may last.
beforeAll(async () => {
  await openTestSchool()
})

/** Every kind of person whom the school knows, in one line of the matrix each. */
async function everyone(): Promise<Record<string, Person>> {
  const school = await openTestSchool()
  return {
    guest: school.guest(),
    pupil: await school.person('Маша'),
    elementary: await school.person('Ваня', { gradeIndex: 2, isElementaryPupil: true }),
    parent: await school.person('Василиса', { gradeIndex: null, isParent: true }),
    agent: await school.person('Антон', { gradeIndex: null, type: 'agent' }),
    methodist: await school.person('Анна', { gradeIndex: null, type: 'agent', isMethodist: true }),
    teacher: await school.person('Герасим', { gradeIndex: null, type: 'agent', portalRole: 'teacher' }),
    admin: await school.person('Иван', { gradeIndex: null, type: 'agent', portalRole: 'schoolAdmin' }),
  }
}

/** `·` turned away at the door, `+` let in to be answered, whatever the answer. */
const mark = (status: number): string => (status === 401 || status === 403 ? '·' : status >= 500 ? '!' : '+')

/** Nobody's ids: a person who is let in finds nothing, and nothing is changed. */
const nowhere = (path: string): string => path.replace(/:\w+/g, '2147483647')

const file = 'docs/access-matrix.txt'

test('who may knock at every endpoint is the printed matrix', async () => {
  const people = await everyone()
  const names = Object.keys(people)
  const rows: string[] = [`${'endpoint'.padEnd(70)} ${names.join(' ')}`]
  const knocked = bindings
    .map(({ endpoint }) => endpoint)
    .toSorted((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1))
  for (const { method, path } of knocked) {
    // Leaving is the one knock that changes who knocks.
    const isLeaving = path === '/user/log_out'
    const marks: string[] = []
    for (const name of names) {
      const person = people[name]!
      const { status } = await person.send(
        method,
        nowhere(path),
        method === 'GET' ? undefined : {},
        isLeaving ? { headers: { 'x-csrf-token': 'spare' } } : {},
      )
      marks.push((isLeaving && person.isSignedIn ? '+' : mark(status)).padEnd(name.length))
    }
    rows.push(`${`${method} ${path}`.padEnd(70)} ${marks.join(' ').trimEnd()}`)
  }
  const matrix = `${rows.join('\n')}\n`
  if (process.env['UPDATE_MATRIX']) writeFileSync(file, matrix)
  expect(matrix, `the matrix has changed: review it and write it with UPDATE_MATRIX=1`).toBe(
    readFileSync(file, 'utf8'),
  )
})

test('a mutation without the CSRF token is refused to everyone who may knock', async () => {
  const people = await everyone()
  for (const { endpoint } of bindings.filter(({ endpoint: e }) => e.method !== 'GET')) {
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

test('nonsense is never answered with 500, and in one of the shapes of errors', async () => {
  const people = await everyone()
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
  for (const { endpoint } of bindings) {
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

test('bodies that are too large, of a wrong type or cut short are refused by name', async () => {
  const { pupil } = await everyone()
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
