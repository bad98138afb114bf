import type { Database } from '@school/db'
import { type Asking, type Comparison, compare, cpuRatio, median } from './load.ts'
import { readPage } from './pages.ts'
import type { ServerProcess } from './processes.ts'
import { AnswerQueue, beginLessons, countAnswers, listTasksToSolve, type Pupil } from './pupils.ts'
import type { Target } from './report.ts'

export interface Bench {
  bare: ServerProcess
  school: ServerProcess
  database: Database
  pupils: Pupil[]
}

export const publicPage = '/'

const whole = (n: number): string => n.toFixed(0)

function describe({ bare, ours, ratios }: Comparison): string {
  const speed = (rounds: Comparison['bare']) => whole(median(rounds.map((r) => r.perSecond)))
  const cpu = (rounds: Comparison['bare']) => median(rounds.map((r) => r.cpuMs))
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  return `(${spread}) bare ${speed(bare)}/s, ours ${speed(ours)}/s; CPU ${cpu(bare).toFixed(3)} and ${cpu(ours).toFixed(3)} ms, ratio ${(cpu(bare) / cpu(ours)).toFixed(2)}`
}

export async function measureMe({ bare, school, pupils }: Bench): Promise<Target> {
  const [first] = pupils
  const comparison = await compare(
    { server: bare, request: { path: `/users/${first!.userId}` } },
    { server: school, request: { path: '/api/user/me', headers: { cookie: first!.cookie } } },
    { rounds: 4, seconds: 3 },
  )
  return {
    name: 'who am I (`GET /api/user/me`) to a bare select',
    limit: { least: 0.35 },
    value: median(comparison.ratios),
    note: describe(comparison),
  }
}

/** One statement and its commit: the unit in which work is measured. */
export const bareInsert = (bare: ServerProcess, body: object): Asking => ({
  server: bare,
  request: {
    method: 'POST',
    path: '/answers',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  },
})

export async function measureAnswers({ bare, school, database, pupils }: Bench): Promise<Target> {
  const tasks = await listTasksToSolve(database)
  const queue = new AnswerQueue(pupils, tasks, await beginLessons(database, pupils, new Date()))
  const comparison = await compare(
    bareInsert(bare, { response: tasks[0]!.wrong }),
    { server: school, request: () => queue.next(600) },
    { rounds: 4, seconds: 3 },
  )
  const answered = comparison.ours.reduce((sum, round) => sum + round.answered, 0)
  const kept = await countAnswers(database, pupils)
  if (kept < answered) throw new Error(`${answered} answers were accepted and ${kept} kept.`)
  return {
    name: 'an answer of a lesson: CPU of the server',
    limit: { most: 20 },
    unit: 'bare inserts',
    value: cpuRatio(comparison),
    note: `${describe(comparison)}; ${kept} tries kept`,
  }
}

export const keepPage = (bare: ServerProcess, html: string) =>
  fetch(`${bare.url}/page`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html }),
  })

export async function measureCachedPage({ bare, school }: Bench): Promise<Target> {
  const html = await readPage(school, publicPage)
  await keepPage(bare, html)
  const comparison = await compare(
    { server: bare, request: { path: '/page' } },
    { server: school, request: { path: publicPage, headers: { accept: 'text/html' } } },
    { rounds: 4, seconds: 3 },
  )
  return {
    name: `a guest’s \`${publicPage}\` from the cache to a constant string of the same ${Math.round(Buffer.byteLength(html) / 1000)} kB`,
    limit: { least: 0.3 },
    value: median(comparison.ratios),
    note: describe(comparison),
  }
}
