import { writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '../docs/benchmarks.md')

/** One promise of the school and how it was kept. */
export interface Target {
  name: string
  limit: { least: number } | { most: number }
  unit?: string
  /** `null` when it could not be measured: a promise is not kept then. */
  value: number | null
  note?: string
}

export const isKept = ({ value, limit }: Target): boolean =>
  value !== null && ('least' in limit ? value >= limit.least : value <= limit.most)

const written = (value: number): string =>
  Math.abs(value) < 0.1 ? value.toPrecision(2) : Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0)

const row = (target: Target): string => {
  const { name, limit, value, unit, note } = target
  const wanted = 'least' in limit ? `≥ ${limit.least}` : `≤ ${limit.most}`
  const cells = [
    name,
    `${wanted}${unit ? ` ${unit}` : ''}`,
    value === null ? '—' : written(value),
    isKept(target) ? 'yes' : '**no**',
    note ?? '',
  ]
  return `| ${cells.join(' | ')} |`
}

export const table = (targets: readonly Target[]): string =>
  ['| what | wanted | measured | kept | details |', '|---|---|---|---|---|', ...targets.map(row)].join('\n')

const machine = (): string => {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${arch()}, Node ${process.version}`
}

/** Writes `docs/benchmarks.md`. */
export function writeReport(
  targets: readonly Target[],
  context: { postgresql: string; tookSeconds: number; at: Date },
): void {
  const text = `# Benchmarks

\`npm run bench\` measures this table and writes this page; its exit code is 1 when a promise is not kept. Nothing here is edited by hand.

- Machine: ${machine()}, PostgreSQL ${context.postgresql} on the same machine.
- Date: ${context.at.toISOString().slice(0, 10)}; the run took ${Math.round(context.tookSeconds)} s.

${table(targets)}

## How it is measured

- **Ratios, not speeds.** A ratio is ours ÷ bare in the same run: a process with nothing but Fastify 5 and node-postgres (pool of ten) takes turns
  with the school's server in production mode, on the same database server, under the same 20 connections. Rounds alternate bare, ours, bare, ours…;
  the ratio is the median over the pairs. The load comes from a third process (autocannon) on 127.0.0.1.
- **CPU ratio** in the details is the same comparison by processor time of the server's process for one request. It does not depend on what else
  the machine does, and it tells when the load generator or the disk, not the server, was the limit.
- **Saving an answer** is a whole one: session, CSRF, repeat key, access to the lesson, checking, state, try, XP, kept reply, commit with
  \`synchronous_commit = on\`. Every request is a fresh try: a pupil answers each task wrongly, then rightly. After the run the database must hold
  as many new tries as there were answers.
- **CPU of a page** is the processor time of the whole server process (all threads, compression and garbage collection included) for one page.
- **First load** walks the scripts and \`modulepreload\` links of the page's HTML and their static imports: Brotli of the built files, as the server sends them.
- **Lighthouse** is the mobile preset with simulated throttling, the median of up to three runs when the first falls short.
- **Memory** is the resident set of the server's process after all of the above.

## Noise

Speeds on a small shared machine wander by a third from run to run and both sides share its processors with PostgreSQL and the load generator;
ratios wander by about a tenth. A spread of the rounds stands in brackets. Lighthouse scores move by two or three points with the machine's load.
`
  writeFileSync(file, text)
}
