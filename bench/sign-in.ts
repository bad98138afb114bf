import { hashPassword } from '@school/accounts/server'
import { users } from '@school/users/tables'
import { insertMany } from '@school/db'
import type { Request } from 'autocannon'
import { type Asking, load, median } from './load.ts'
import { browserHeaders } from './pages.ts'
import type { ServerProcess } from './processes.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const rounds = 4
const seconds = 4
const password = 'капитанская-дочка'
const json = 'application/json'

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** What a browser with nothing but a page open sends to be let in. */
async function entranceOf({ url }: ServerProcess, email: string): Promise<Request> {
  const answer = await fetch(`${url}/api/csrf_token`, { headers: browserHeaders })
  const { token } = (await answer.json()) as { token: string }
  return {
    method: 'POST',
    path: '/user/login',
    body: JSON.stringify({ user: { email, password } }),
    headers: {
      ...browserHeaders,
      accept: json,
      cookie: cookieOf(answer),
      'content-type': json,
      'x-csrf-token': token,
    },
  }
}

/** Reads one after another for as long as `work` lasts. @returns how long each has taken */
async function readingDuring(url: string, cookie: string, work: Promise<unknown>): Promise<number[]> {
  const tookMs: number[] = []
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  while (!isOver) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/user/me`, { headers: { cookie, accept: json } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A read answered ${answer.status}.`)
    tookMs.push(performance.now() - began)
  }
  await ended
  return tookMs
}

/** A sign-in is a hash and little else; those who are learning do not notice it. */
export async function measureSignIn({ bare, school, database, pupils }: Bench): Promise<Target[]> {
  const email = 'sign-in@smekalka.example'
  const passwordHash = await hashPassword(password)
  await insertMany(database.pool, users, [
    { firstName: 'Ваня', email, passwordHash, gradeIndex: 7, createdAt: new Date() },
  ])
  const hashing: Asking = { server: bare, request: { method: 'POST', path: '/hashes' } }
  const entering: Asking = { server: school, request: await entranceOf(school, email) }
  await load(hashing, 1)
  await load(entering, 1)
  const ratios: number[] = []
  const speeds: { bare: number; ours: number }[] = []
  const reads: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await load(hashing, seconds)
    const ours = load(entering, seconds)
    reads.push(...(await readingDuring(school.url, pupils[0]!.cookie, ours)))
    const { perSecond } = await ours
    speeds.push({ bare: before.perSecond, ours: perSecond })
    ratios.push(perSecond / before.perSecond)
  }
  const speed = (of: 'bare' | 'ours') => median(speeds.map((one) => one[of])).toFixed(0)
  return [
    {
      name: 'a sign-in to a bare argon2id of the same price',
      limit: { least: 0.7 },
      value: median(ratios),
      note: `(${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}) bare ${speed('bare')}/s, ours ${speed('ours')}/s`,
    },
    {
      name: 'meanwhile 95 of 100 reads of a pupil come within',
      limit: { most: 100 },
      unit: 'ms',
      value: reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.95)]!,
      note: `${reads.length} reads`,
    },
  ]
}
