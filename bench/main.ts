import { measureAnalytics } from './analytics.ts'
import { createDatabase, dropDatabase } from '@school/db/testing'
import { migrateDatabase, openDatabase } from '@school/db'
import { seedOnce } from '../apps/server/school.ts'
import { buildApps } from '../tools/build-apps.ts'
import { measureAttempts, measureOlympiad } from './attempts.ts'
import { measureDay } from './day.ts'
import { type Bench, measureAnswers, measureCachedPage, measureMe } from './ratios.ts'
import { measureFirstLoads, measureLighthouse, measureRendering } from './screens.ts'
import { ServerProcess } from './processes.ts'
import { isKept, table, type Target, writeReport } from './report.ts'
import { enlistPupils } from './pupils.ts'
import { measureImport } from './import.ts'
import { measureLocked } from './locked.ts'
import { measureJournal } from './journal.ts'
import { measureOrganizations } from './organizations.ts'
import { measureRatings } from './ratings.ts'
import { measureSchools } from './schools.ts'
import { measureSearch } from './search.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStatistics } from './statistics.ts'
import { measureEmbeddedWave, measureWave } from './wave.ts'

const adminUrl = process.env['BENCH_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres'
const name = `smekalka_bench_${process.pid}`
const secret = 'a-secret-of-the-benchmark-and-of-nothing-else'
const pupilsCount = 2000

/** `npm run bench -- answers memory` measures these only and writes no report. */
const parts: Record<string, (bench: Bench) => Promise<Target | Target[]>> = {
  me: measureMe,
  answers: measureAnswers,
  attempts: measureAttempts,
  wave: measureWave(secret),
  'embedded-wave': measureEmbeddedWave(secret),
  'sign-in': measureSignIn,
  schools: measureSchools(adminUrl),
  cache: measureCachedPage,
  rendering: measureRendering,
  scripts: measureFirstLoads,
  lighthouse: measureLighthouse,
  search: () => measureSearch(adminUrl, secret),
  ratings: () => measureRatings(adminUrl),
  statistics: measureStatistics(secret),
  analytics: measureAnalytics(secret),
  organizations: measureOrganizations(secret),
  journal: measureJournal,
  import: measureImport,
  day: measureDay,
  locked: measureLocked(secret),
  memory: async ({ school }) => ({
    name: 'memory of the server after all this',
    limit: { most: 500 },
    unit: 'MB',
    value: (await school.memoryBytes()) / 1e6,
  }),
}
/** Takes five minutes. */
parts['olympiad'] = measureOlympiad(secret)
const onlyByName = new Set(['olympiad'])
const asked = process.argv.slice(2)
const unknown = asked.find((part) => !(part in parts))
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`)

const beganAt = new Date()
await buildApps()
const url = await createDatabase(adminUrl, name)
const database = await openDatabase({ url, dataDir: '', maxConnections: 10 })
const servers: ServerProcess[] = []
const targets: Target[] = []
let postgresql = ''
try {
  postgresql = (
    await database.pool.query<{ v: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as v`,
    )
  ).rows[0]!.v
  await migrateDatabase(database.pool)
  await seedOnce(database, beganAt)
  const pupils = await enlistPupils(database, secret, pupilsCount, beganAt)
  await database.pool.query('analyze')

  const settings = {
    DATABASE_URL: url,
    SECRET: secret,
    DEMO: 'on',
    LIMIT_MULTIPLIER: '10000',
    LOG_LEVEL: 'warn',
  }
  servers.push(
    await ServerProcess.start('bench/bare.ts', settings),
    await ServerProcess.start('apps/server/main.ts', settings),
  )
  const [bare, school] = servers as [ServerProcess, ServerProcess]
  const bench = { bare, school, database, pupils }
  for (const [part, measure] of Object.entries(parts)) {
    if (asked.length === 0 ? !onlyByName.has(part) : asked.includes(part))
      targets.push(...[await measure(bench)].flat())
  }
} finally {
  for (const server of servers) await server.stop()
  await database.close()
  await dropDatabase(adminUrl, name)
}

const tookSeconds = (Date.now() - beganAt.getTime()) / 1000
console.log(table(targets))
console.log(`${Math.round(tookSeconds)} s`)
if (asked.length === 0) writeReport(targets, { postgresql, tookSeconds, at: beganAt })
process.exitCode = targets.every(isKept) ? 0 : 1
