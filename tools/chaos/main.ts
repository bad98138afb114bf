import { type Database, migrateDatabase, openDatabase } from '@school/db'
import { correctResponse, type Rubric } from '@school/tasks/server'
import { seedOnce } from '../../apps/server/school.ts'
import { slipsOf } from '../../apps/server/demo/slips.ts'
import { enlistPupils, listTasksToSolve } from '../../bench/pupils.ts'
import { freePort, ServerProcess } from '../../bench/processes.ts'
import { buildApps } from '../build-apps.ts'
import { Cluster } from './cluster.ts'
import { Line } from './line.ts'
import { type Exam, practise, sitExams, type Told } from './pupils.ts'
import { countOpenRuns, findFaults } from './verdict.ts'

const kills = 10
const pupilsCount = 20
const examinees = 6
const secret = 'a-secret-of-the-chaos-and-of-nothing-else'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const between = (least: number, most: number) => least + Math.random() * (most - least)

/** An exam whose clock is a minute, so that deadlines fall into the middle of everything. */
async function prepareExam({ pool }: Database): Promise<Exam> {
  const { rows } = await pool.query<{ id: number; taskId: number; rubric: Rubric }>(
    `select t.id, k.id as "taskId", k.rubric from trainings t join works w on w.id = t.work_id
     join work_tasks wt on wt.work_id = w.id join tasks k on k.id = wt.task_id
     where t.key = 'spelling-sprint' and k.recipe is null order by wt.position`,
  )
  await pool.query(
    `update works set rules = jsonb_set(rules, '{minutes}', '1') where key = 'training:spelling-sprint'`,
  )
  const tasks = rows.map(({ taskId, rubric }) => ({
    taskId,
    responses: [...slipsOf(rubric).slice(0, 1), correctResponse(rubric)],
  }))
  return { path: `/api/trainings/${rows[0]!.id}`, tasks }
}

await buildApps()
const cluster = await Cluster.start()
const database = await openDatabase({ url: cluster.url, dataDir: '', maxConnections: 4 })
database.pool.on('error', () => {})
let school: ServerProcess | undefined
try {
  await migrateDatabase(database.pool)
  await seedOnce(database, new Date())
  const pupils = await enlistPupils(database, secret, pupilsCount, new Date())
  const exam = await prepareExam(database)
  const tasks = await listTasksToSolve(database)
  const port = await freePort()
  const settings = {
    DATABASE_URL: cluster.url,
    SECRET: secret,
    DEMO: 'on',
    LIMIT_MULTIPLIER: '10000',
    LOG_LEVEL: 'silent',
  }
  const open = () => ServerProcess.start('apps/server/main.ts', settings, port)
  school = await open()

  const told: Told = { confirmed: [], saved: [], surprises: [] }
  let isOver = false
  const lines = pupils.map((pupil) => new Line(`http://127.0.0.1:${port}`, pupil))
  const working = Promise.all(
    pupils.map((pupil, i) =>
      i < examinees
        ? sitExams(lines[i]!, pupil, exam, () => isOver, told)
        : practise(lines[i]!, pupil, tasks, () => isOver, told),
    ),
  )

  for (let i = 1; i <= kills; i++) {
    await pause(between(1500, 6000))
    await school.kill()
    console.log(`${i}: the server is killed; ${told.confirmed.length} answers are confirmed`)
    if (i === kills / 2) {
      await cluster.crash()
      console.log('the database has crashed and is back')
    }
    school = await open()
  }
  await pause(5000)
  isOver = true
  await working

  // Whoever has left is closed by the server's own job, once a minute, after the clock of a minute.
  const userIds = pupils.map(({ userId }) => userId)
  const patience = Date.now() + 180_000
  while ((await countOpenRuns(database, userIds)) > 0 && Date.now() < patience) await pause(2000)
  const faults = await findFaults(database, told, userIds)
  const leftOpen = await countOpenRuns(database, userIds)
  if (leftOpen > 0) faults.push(`${leftOpen} runs are open past their deadline`)
  faults.push(...new Set(told.surprises))

  const repeats = lines.reduce((sum, line) => sum + line.repeats, 0)
  const silence = Math.max(...lines.map((line) => line.longestSilenceMs))
  console.log(
    `${kills} kills and a crash of the database: ${told.confirmed.length} answers and ${told.saved.length} saved tasks of exams confirmed, ` +
      `${repeats} sendings repeated, the longest silence ${(silence / 1000).toFixed(1)} s.`,
  )
  console.log(
    faults.length === 0 ? 'Nothing is lost, nothing counted twice, nothing left open.' : faults.join('\n'),
  )
  if (faults.length > 0) process.exitCode = 1
} finally {
  await school?.stop()
  await database.close().catch(() => {})
  await cluster.stop()
}
