import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashPassword } from '@school/accounts/server'
import { users } from '@school/users/tables'
import { type Database, insertMany, migrateDatabase, openDatabase } from '@school/db'
import { correctResponse } from '@school/tasks/server'
import { seedOnce } from '../apps/server/school.ts'
import { findExam, type Paper } from './attempts.ts'
import { browserHeaders } from './pages.ts'
import { ServerProcess } from './processes.ts'
import { asSent, enlistPupils, type Pupil } from './pupils.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const atOnce = 200
const waves = 3
const wanted = { readMs: 100, saveMs: 150 }
const password = 'капитанская-дочка'
const json = 'application/json'

interface Crowd {
  emails: string[]
  pupil: Pupil
  paper: Paper
}

/** People who will all sign in with one password, and a pupil who is learning already. */
async function gather(database: Database, secret: string): Promise<Crowd> {
  const passwordHash = await hashPassword(password)
  const emails = Array.from({ length: atOnce * waves }, (_, i) => `wave-${i}@smekalka.example`)
  await insertMany(
    database.pool,
    users,
    emails.map((email) => ({ firstName: 'Ваня', email, passwordHash, gradeIndex: 7, createdAt: new Date() })),
  )
  const [pupil] = await enlistPupils(database, secret, 1, new Date(), 'learning')
  return { emails, pupil: pupil!, paper: await findExam(database) }
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** @returns the sign-in request of a visitor who has only opened a page */
async function openSignInPage(url: string, email: string): Promise<() => Promise<number>> {
  const answer = await fetch(`${url}/api/csrf_token`, { headers: browserHeaders })
  const { token } = (await answer.json()) as { token: string }
  const headers = {
    ...browserHeaders,
    accept: json,
    cookie: cookieOf(answer),
    'content-type': json,
    'x-csrf-token': token,
  }
  const body = JSON.stringify({ user: { email, password } })
  return async () => {
    const entered = await fetch(`${url}/user/login`, { method: 'POST', headers, body })
    await entered.arrayBuffer()
    return entered.status
  }
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const began = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
  return performance.now() - began
}

interface Measured {
  reads: number[]
  saves: number[]
  statuses: number[]
  tookMs: number
}

async function measure({ url }: ServerProcess, { emails, pupil, paper }: Crowd): Promise<Measured> {
  const asPupil = (method: string, body: object): RequestInit => ({
    method,
    headers: {
      cookie: pupil.cookie,
      'x-csrf-token': pupil.csrfToken,
      'x-device-id': 'bench',
      'content-type': json,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const holder = 'bench-holder'
  const started = await fetch(`${url}${paper.path}/starts`, asPupil('POST', { holder }))
  const { attempt } = (await started.json()) as { attempt: { id: number } }
  const measured: Measured = { reads: [], saves: [], statuses: [], tookMs: 0 }
  let sequence = 0
  const learn = async () => {
    measured.reads.push(
      await timed(() => fetch(`${url}/api/user/me`, { headers: { cookie: pupil.cookie, accept: json } })),
    )
    const task = paper.tasks[sequence++ % paper.tasks.length]!
    const response = asSent(pupil.userId, task, correctResponse(task.rubric))
    const saved = asPupil('PUT', { response, sequence, holder })
    measured.saves.push(
      await timed(() => fetch(`${url}/api/attempts/${attempt.id}/tasks/${task.id}/answer`, saved)),
    )
  }
  for (let i = 0; i < 20; i++) await learn()
  measured.reads.length = measured.saves.length = 0

  for (let wave = 0; wave < waves; wave++) {
    const ours = emails.slice(wave * atOnce, (wave + 1) * atOnce)
    const asks = await Promise.all(ours.map((email) => openSignInPage(url, email)))
    const began = performance.now()
    let isOver = false
    const entering = Promise.all(asks.map((ask) => ask())).finally(() => (isOver = true))
    while (!isOver) await learn()
    measured.statuses.push(...(await entering))
    measured.tookMs += performance.now() - began
  }
  return measured
}

const p95 = (ms: readonly number[]): number => ms.toSorted((a, b) => a - b)[Math.floor(ms.length * 0.95)]!

function targetsOf(name: string, { reads, saves, statuses, tookMs }: Measured): Target[] {
  const count = (status: number) => statuses.filter((known) => known === status).length
  const odd = statuses.find((status) => status !== 200 && status !== 503)
  if (odd) throw new Error(`A sign-in of the wave answered ${odd}.`)
  const note = `${waves} waves, ${count(200)} let in, ${count(503)} asked to come again, a wave took ${(tookMs / waves / 1000).toFixed(1)} s; ${reads.length} looks`
  const during = `while ${atOnce} sign in at once, ${name}`
  return [
    {
      name: `${during}: 95 of 100 reads of a pupil come within`,
      limit: { most: wanted.readMs },
      unit: 'ms',
      value: p95(reads),
      note,
    },
    {
      name: `${during}: 95 of 100 saved answers of a pupil come within`,
      limit: { most: wanted.saveMs },
      unit: 'ms',
      value: p95(saves),
    },
  ]
}

/** Everybody signs in at nine o’clock; pupils who are learning already must not be slowed down. */
export const measureWave =
  (secret: string) =>
  async ({ school, database }: Bench): Promise<Target[]> =>
    targetsOf('PostgreSQL', await measure(school, await gather(database, secret)))

/** The same with the database inside of the server’s process. */
export const measureEmbeddedWave = (secret: string) => async (): Promise<Target[]> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'smekalka-wave-'))
  try {
    const database = await openDatabase({ url: '', dataDir, maxConnections: 10 })
    await migrateDatabase(database.pool)
    await seedOnce(database, new Date())
    const crowd = await gather(database, secret)
    await database.close()
    const server = await ServerProcess.start('apps/server/main.ts', {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      SECRET: secret,
      DEMO: 'on',
      LIMIT_MULTIPLIER: '10000',
      LOG_LEVEL: 'warn',
    })
    try {
      return targetsOf('the embedded database', await measure(server, crowd))
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
