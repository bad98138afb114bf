import { inTransaction, migrateDatabase, openDatabase } from '@school/db'
import { listHeldTasks, orderRegrading, regradeAll } from '@school/regrading/server'
import { heldWords } from './held-regradings.ts'
import { withJobQueue } from '../apps/server/command.ts'
import { readConfig } from '../apps/server/config.ts'

// `npm run tasks:regrade [-- TASK_KEY…]`: judges answers of tasks again whose key was wrong. Without keys: lists the waiting ones.
const keys = process.argv.slice(2)
const config = readConfig(process.env)
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, maxConnections: 2 })
try {
  await migrateDatabase(database.pool)
  const now = new Date()
  for (const key of keys) {
    const isKnown = await inTransaction(database.pool, (unit) =>
      orderRegrading(Object.assign(unit, { now }), key),
    )
    if (isKnown) continue
    console.error(
      `Задачи «${key}» нет в базе: ключ задачи — это курс/урок/задача или trainings/тренировка/задача.`,
    )
    process.exitCode = 1
  }
  for (const [taskId, tally] of await withJobQueue(database, regradeAll)) {
    console.log(
      `Задача ${taskId}: ответов ${tally.answersSeen}, изменилось вердиктов ${tally.answersChanged}, попыток ${tally.attemptsChanged}, начислено XP ${tally.xpPaid}.`,
    )
  }
  for (const held of await listHeldTasks(database.pool)) console.log(heldWords(held))
} finally {
  await database.close()
}
