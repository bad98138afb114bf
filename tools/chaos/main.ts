import { setTimeout as pause } from 'node:timers/promises'
import { migrateDatabase, openDatabase } from '@school/db'
import { seedOnce } from '../../apps/server/school.ts'
import { freePort, ServerProcess } from '../../bench/processes.ts'
import { enlistPupils, listTasksToSolve } from '../../bench/pupils.ts'
import { buildApps } from '../build-apps.ts'
import { Cluster } from './cluster.ts'
import { findExam, shortenExams } from './exam.ts'
import { countOpenRuns } from './held.ts'
import { Line } from './line.ts'
import { nothingTold, practise, sitExams } from './pupils.ts'
import { Redis } from './redis.ts'
import { childrenOf, Sandbox } from './sandbox.ts'
import { findFaults } from './verdict.ts'

// `npm run chaos`: pupils answer while everything that may break is broken; then what they were told is compared with what is kept.
const pupilsCount = 20
const examinees = 6
const secret = 'a-secret-of-the-chaos-and-of-nothing-else'
const between = (least: number, most: number) => least + Math.random() * (most - least)
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

await buildApps()
const sandbox = Sandbox.open()
const cluster = await Cluster.start(sandbox)
const redis = await Redis.start(sandbox)
const database = await openDatabase({ url: cluster.url, dataDir: '', maxConnections: 4 })
database.pool.on('error', () => {})
let school: ServerProcess | undefined
try {
  await migrateDatabase(database.pool)
  await seedOnce(database, new Date())
  const pupils = await enlistPupils(database, secret, pupilsCount, new Date())
  await shortenExams(database)
  const exam = await findExam(database)
  const tasks = await listTasksToSolve(database)
  const port = await freePort()
  const settings = {
    DATABASE_URL: cluster.url,
    REDIS_URL: redis.url,
    PROCESSES: '2',
    DATA_DIR: sandbox.folder,
    SECRET: secret,
    DEMO: 'on',
    LIMIT_MULTIPLIER: '10000',
    LOG_LEVEL: 'silent',
  }
  const open = async () => {
    school = await ServerProcess.start('apps/server/main.ts', settings, port)
    sandbox.own(school.pid)
  }
  await open()

  const told = nothingTold()
  let isOver = false
  const lines = pupils.map((pupil) => new Line(`http://127.0.0.1:${port}`, pupil))
  const heard = () => lines.reduce((sum, line) => sum + line.heardCount, 0)
  const working = Promise.all(
    pupils.map(({ userId }, i) => {
      const worker = { userId, line: lines[i]!, told, thinkingMs: 120, isOver: () => isOver }
      return i < examinees ? sitExams(worker, exam) : practise(worker, tasks)
    }),
  )

  const acts: Record<string, () => Promise<unknown>> = {
    'the primary process is killed': async () => {
      await school!.kill()
      await open()
    },
    'one of the two processes is killed': async () => {
      const [worker] = childrenOf(school!.pid)
      if (worker) process.kill(worker, 'SIGKILL')
    },
    'all connections to the database are ended': async () => {
      for (let i = 0; i < 3; i++) {
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
        await pause(200)
      }
    },
    'Redis is frozen for six seconds': async () => {
      redis.freeze()
      await pause(2000)
      const before = heard()
      await pause(4000)
      if (heard() === before) told.surprises.push('nobody is served while Redis is frozen')
      redis.thaw()
    },
    'the power of the database goes and comes': () => cluster.crash(),
    'the school is stopped politely and started': async () => {
      await school!.stop()
      await open()
    },
  }
  const twice = Object.entries(acts).flatMap((act) => [act, act])
  for (const [name, act] of shuffled(twice)) {
    await pause(between(1500, 5000))
    await act()
    console.log(`${name}; ${told.confirmed.length} answers are confirmed`)
  }
  await pause(5000)
  isOver = true
  await working

  // Whoever has left is closed by the server's own job, once a minute, after the clock of a minute.
  const userIds = pupils.map(({ userId }) => userId)
  const patience = Date.now() + 180_000
  while ((await countOpenRuns(database, userIds)) > 0 && Date.now() < patience) await pause(2000)
  const faults = await findFaults(database, told, userIds)

  const repeats = lines.reduce((sum, line) => sum + line.repeats, 0)
  const silence = Math.max(...lines.map((line) => line.longestSilenceMs))
  console.log(
    `${twice.length} misfortunes: ${told.confirmed.length} answers, ${told.saved.length} saved tasks and ${told.finished.length} ends of exams confirmed, ` +
      `${repeats} sendings repeated, the longest silence ${(silence / 1000).toFixed(1)} s.`,
  )
  console.log(
    faults.length === 0 ? 'Nothing is lost, nothing counted twice, nothing left open.' : faults.join('\n'),
  )
  if (faults.length > 0) process.exitCode = 1
} finally {
  await school?.stop()
  await database.close().catch(() => {})
  await sandbox.close()
}
