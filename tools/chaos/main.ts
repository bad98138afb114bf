import { setTimeout as pause } from 'node:timers/promises'
import { migrateDatabase } from '@school/db'
import { seedOnce } from '../../apps/server/school.ts'
import { enlistPupils, listTasksToSolve } from '../../bench/pupils.ts'
import { buildApps } from '../build-apps.ts'
import { findExam, shortenExams } from './exam.ts'
import { countOpenAttempts } from './held.ts'
import { Line } from './line.ts'
import { emptyReport, practise, sitExams } from './pupils.ts'
import { Sandbox } from './sandbox.ts'
import { openEmbeddedScene, openServerScene } from './scene.ts'
import { findFaults } from './verdict.ts'

// `npm run chaos`: pupils answer during injected faults; then the confirmed answers are compared with the stored ones.
// `npm run chaos -- embedded`: the same for the embedded database.
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
const open = process.argv.includes('embedded') ? openEmbeddedScene : openServerScene
const scene = await open(sandbox, secret)
try {
  const { pupils, exam, tasks } = await scene.look(async (database) => {
    await migrateDatabase(database.pool)
    await seedOnce(database, new Date())
    await shortenExams(database)
    return {
      pupils: await enlistPupils(database, secret, pupilsCount, new Date()),
      exam: await findExam(database),
      tasks: await listTasksToSolve(database),
    }
  })
  await scene.open()

  const report = emptyReport()
  let isOver = false
  const lines = pupils.map((pupil) => new Line(scene.url, pupil))
  let heardBefore = 0
  const isServed = (): boolean => {
    const heard = lines.reduce((sum, line) => sum + line.heardCount, 0)
    const isMore = heard > heardBefore
    heardBefore = heard
    return isMore
  }
  const working = Promise.all(
    pupils.map(({ userId }, i) => {
      const worker = { userId, line: lines[i]!, report, thinkingMs: 120, isOver: () => isOver }
      return i < examinees ? sitExams(worker, exam) : practise(worker, tasks)
    }),
  )

  const twice = Object.entries(scene.acts).flatMap((act) => [act, act])
  for (const [name, act] of shuffled(twice)) {
    await pause(between(1500, 5000))
    const surprise = await act(isServed)
    if (surprise) report.surprises.push(surprise)
    console.log(`${name}; ${report.confirmed.length} answers are confirmed`)
  }
  await pause(5000)
  isOver = true
  await working

  // The server's own job closes abandoned attempts, once a minute, after their limit of a minute.
  const userIds = pupils.map(({ userId }) => userId)
  const patience = Date.now() + 180_000
  const isAnyOpen = () => scene.look(async (database) => (await countOpenAttempts(database, userIds)) > 0)
  do await pause(scene.lookEveryMs)
  while (Date.now() < patience && (await isAnyOpen()))
  const faults = await scene.look((database) => findFaults(database, report, userIds))

  const repeats = lines.reduce((sum, line) => sum + line.repeats, 0)
  const silence = Math.max(...lines.map((line) => line.longestSilenceMs))
  console.log(
    `${twice.length} misfortunes: ${report.confirmed.length} answers, ${report.saved.length} saved tasks and ${report.finished.length} ends of exams confirmed, ` +
      `${repeats} sendings repeated, the longest silence ${(silence / 1000).toFixed(1)} s.`,
  )
  console.log(
    faults.length === 0 ? 'Nothing is lost, nothing counted twice, nothing left open.' : faults.join('\n'),
  )
  if (faults.length > 0) process.exitCode = 1
} finally {
  await scene.stop()
  await scene.close()
  await sandbox.close()
}
