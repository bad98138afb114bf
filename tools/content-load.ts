import { withJobQueue } from '../apps/server/command.ts'
import { readConfig } from '../apps/server/config.ts'
import { WrongContent } from '../apps/server/content.ts'
import { loadSchool } from '../apps/server/school.ts'
import { migrateDatabase, openDatabase } from '@school/db'
import { listHeldTasks, regradeAll } from '@school/works/server'

// `npm run content:load`: brings the database to content/, touching only what has changed.
const config = readConfig(process.env)
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, maxConnections: 2 })
try {
  await migrateDatabase(database.pool)
  const { summaries, changed } = await loadSchool(database, new Date())
  console.log(`Загружено: ${summaries.join(', ')}; изменилось: ${changed}.`)
  for (const [taskId, { answersChanged, xpPaid }] of await withJobQueue(database, regradeAll))
    console.log(
      `Исправлен ключ задачи ${taskId}: изменилось вердиктов ${answersChanged}, начислено XP ${xpPaid}.`,
    )
  for (const key of await listHeldTasks(database.pool))
    console.log(
      `${key}: вместе с ключом изменилось условие, старые ответы не тронуты. Перепроверить их: npm run tasks:regrade -- ${key}`,
    )
} catch (error) {
  console.error(error instanceof WrongContent ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}
