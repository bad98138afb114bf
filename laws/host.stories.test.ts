import { routes } from '@school/server/modules'
import { listVisits, openDemoSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findObjects, type Found, knock, objectsOf } from './access/matrix.ts'

// Every read of the contract, by two people at three hosts.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

/** The portal without a brand, one that opens names to municipalities, and one that locks names. */
const hosts = ['portal', 'orenburg.portal', 'simbirsk.portal'].map((name) => `${name}.localhost`)
const people = ['municipality-admin', 'pupil']

/** Replies that depend on the host: the layout of the portal, and addresses that lead back to it. */
const hostSpecific = [
  'brands.getSettings',
  'brands.getFooter',
  'brands.getLanding',
  'identities.leaveForProvider',
  'olympiads.saveToCalendar',
]
/** A new value on every request. */
const changing = ['captcha.getCaptcha']

let school: TestSchool
let found: Map<string, Found[]>
beforeAll(async () => {
  school = await openDemoSchool()
  found = await findObjects(school, await listVisits())
})
afterAll(() => school[Symbol.asyncDispose]())

const atHost = (person: Person, host: string): Person =>
  ({
    send: (method: string, url: string, body?: unknown, sending?: { headers?: object }) =>
      person.send(method, url, body, { ...sending, headers: { ...sending?.headers, host } }),
  }) as unknown as Person

test('the same cookie gets the same replies at every host', async () => {
  const reads = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, name }) => method === 'GET' && ![...hostSpecific, ...changing].includes(name))
  const differing: string[] = []
  for (const who of people) {
    const [row] = await school.rows<{ id: number }>('select id from users where email = $1', [
      `${who}@smekalka.example`,
    ])
    const person = await school.signedIn(row!.id)
    for (const endpoint of reads) {
      for (const object of objectsOf(endpoint, found)) {
        const shown: string[] = []
        for (const host of hosts) {
          const { status, text } = await knock(atHost(person, host), endpoint, object)
          shown.push(`${status} ${text}`)
        }
        if (shown.some((one) => one !== shown[0])) differing.push(`${who} ${endpoint.name} ${object.state}`)
      }
    }
  }
  expect([...new Set(differing)]).toEqual([])
})
