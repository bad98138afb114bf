import { openDatabase } from '@school/db'
import { readConfig } from './config.ts'
import { prepareDatabase } from './prepare.ts'
import { exitWith } from './start-refused.ts'

// Prepares the embedded database of a new school, then ends.
try {
  const config = readConfig(process.env, process.argv.slice(2))
  const database = await openDatabase({ dataDir: config.dataDir, maxConnections: 1 })
  await prepareDatabase(config, database)
  await database.close()
} catch (error) {
  exitWith(error)
}
