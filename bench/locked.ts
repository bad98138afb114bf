import { correctResponse } from '@school/tasks/server'
import pg from 'pg'
import { findExam } from './attempts.ts'
import { browserHeaders } from './pages.ts'
import { asSent, enlistPupils, type Pupil } from './pupils.ts'
import type { Bench } from './ratios.ts'
import type { Target } from './report.ts'

const atOnce = 60
const lockedMs = 8000
const wantedMs = 200
const page = '/about'
const holder = 'bench-holder'

type Mode = 'share' | 'access exclusive'

/** Locks of tables, and whether a limit for the pages of guests is promised meanwhile; without a promise the figure is only reported. */
const cases: { table: string; mode: Mode; isPromised: boolean }[] = [
  { table: 'answer_drafts', mode: 'share', isPromised: true },
  { table: 'users', mode: 'share', isPromised: true },
  { table: 'sessions', mode: 'share', isPromised: true },
  { table: 'sessions', mode: 'access exclusive', isPromised: false },
]

const sent = ({ cookie, csrfToken }: Pupil, method: string, body: object): RequestInit => ({
  method,
  headers: {
    cookie,
    'x-csrf-token': csrfToken,
    'x-device-id': 'bench',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify(body),
})

const p95 = (ms: readonly number[]): number => ms.toSorted((a, b) => a - b)[Math.floor(ms.length * 0.95)] ?? 0

/** Somebody holds a table for eight seconds, sixty save at once and again: how long guests wait for a page that needs none of it. */
export const measureLocked =
  (secret: string) =>
  async ({ school, database }: Bench): Promise<Target[]> => {
    const pupils = await enlistPupils(database, secret, atOnce, new Date(), 'locked')
    const { path, tasks } = await findExam(database)
    const [task] = tasks
    // One after another: sixty changes at once are what is measured.
    const attempts: number[] = []
    for (const pupil of pupils) {
      const begun = await fetch(`${school.url}${path}/starts`, sent(pupil, 'POST', { holder }))
      attempts.push(((await begun.json()) as { attempt: { id: number } }).attempt.id)
    }
    let sequence = 0
    const save = async (index: number): Promise<number> => {
      const pupil = pupils[index]!
      const response = asSent(pupil.userId, task!, correctResponse(task!.rubric))
      const body = { response, sequence: ++sequence, holder }
      const answer = await fetch(
        `${school.url}/api/attempts/${attempts[index]}/tasks/${task!.id}/answer`,
        sent(pupil, 'PUT', body),
      )
      await answer.arrayBuffer()
      return answer.status
    }
    const targets: Target[] = []
    for (const { table, mode, isPromised } of cases) {
      const stranger = new pg.Client({ connectionString: database.pool.options.connectionString })
      await stranger.connect()
      await stranger.query('begin')
      await stranger.query(`lock table ${table} in ${mode} mode`)
      const until = performance.now() + lockedMs
      const statuses = new Map<string, number>()
      const count = (what: string) => void statuses.set(what, (statuses.get(what) ?? 0) + 1)
      const saving = pupils.map(async (_, index) => {
        while (performance.now() < until) count(`save ${await save(index)}`)
      })
      const took: number[] = []
      while (performance.now() < until) {
        const from = performance.now()
        const answer = await fetch(`${school.url}${page}?visit=${took.length}`, { headers: browserHeaders })
        await answer.arrayBuffer()
        took.push(performance.now() - from)
        count(`page ${answer.status}`)
      }
      await stranger.query('rollback')
      await stranger.end()
      await Promise.all(saving)
      targets.push({
        name: `\`${table}\` locked (${mode}) and ${atOnce} save at once: 95 of 100 pages of a guest come within`,
        limit: { most: isPromised ? wantedMs : lockedMs },
        unit: 'ms',
        value: p95(took),
        note: [...statuses].map(([what, times]) => `${what}: ${times}`).join(', '),
      })
    }
    return targets
  }
