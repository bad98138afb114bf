import { readConfig } from '../apps/server/config.ts'
import { loadContent, WrongContent } from '../apps/server/school.ts'
import { migrateDatabase, openDatabase } from '@school/db'

// `npm run content:load`: brings the database to content/, touching only what has changed.
const config = readConfig(process.env)
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, maxConnections: 2 })
try {
  await migrateDatabase(database.pool)
  const { courses, lessons, trainings, exams, olympiads, tasks, pages, changed } = await loadContent(
    database,
    new Date(),
  )
  console.log(
    `Курсов ${courses}, уроков ${lessons}, тренировок ${trainings}, экзаменов ${exams}, олимпиад ${olympiads}, задач ${tasks}, страниц ${pages}; изменилось: ${changed}.`,
  )
} catch (error) {
  console.error(error instanceof WrongContent ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}
