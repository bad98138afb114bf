import { heldWords } from './held-regradings.ts'
import { withJobQueue } from '../apps/server/command.ts'
import { readConfig } from '../apps/server/config.ts'
import { WrongContent } from '../apps/server/content-folder.ts'
import { loadSchool } from '../apps/server/school.ts'
import { DirectoryInUse, migrateDatabase, openDatabase } from '@school/db'
import { listHeldTasks, regradeAll } from '@school/regrading/server'

// `npm run content:load`: updates the database from content/, writing only what has changed. On PostgreSQL it works while the school is running;
// the embedded database belongs to one process.
const config = readConfig(process.env)
const { databaseUrl: url, dataDir } = config
const database = await openDatabase({ url, dataDir, maxConnections: 2 }).catch((error: unknown) => {
  if (!(error instanceof DirectoryInUse)) throw error
  console.error(
    `Школа открыта и держит встроенную базу: загрузить содержание рядом с ней нельзя, ничего не изменено.\n` +
      `Остановите школу, повторите npm run content:load и запустите её снова. Чтобы загружать не останавливая, нужен PostgreSQL: задайте DATABASE_URL.\n` +
      error.message,
  )
  process.exit(1)
})
try {
  await migrateDatabase(database.pool)
  const { summaries, changed } = await loadSchool(database, new Date())
  console.log(`Загружено: ${summaries.join(', ')}; изменилось: ${changed}.`)
  if (url && changed > 0 && config.pageCacheSeconds > 0)
    console.log(
      `Открытая школа покажет новое сразу, гостям\u00a0— не позже чем через ${config.pageCacheSeconds}\u00a0с.`,
    )
  for (const [taskId, { answersChanged, xpPaid }] of await withJobQueue(database, regradeAll))
    console.log(
      `Исправлен ключ задачи ${taskId}: изменилось вердиктов ${answersChanged}, начислено XP ${xpPaid}.`,
    )
  for (const held of await listHeldTasks(database.pool)) console.log(heldWords(held))
} catch (error) {
  console.error(error instanceof WrongContent ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}
