import path from 'node:path'
import { DirectoryInUse } from '@school/db'
import { BackupRefused } from '@school/db/backup'
import { backUp } from '../apps/server/backup/back-up.ts'
import { readConfig, WrongSetting } from '../apps/server/config.ts'
import { fileStoreIn } from '../apps/server/file-store.ts'

// `npm run backup [-- FOLDER]`: a consistent backup of the database and the uploaded files into a new folder.
try {
  const { databaseUrl: url, dataDir, s3 } = readConfig(process.env)
  const now = new Date()
  const folder = path.resolve(
    process.argv[2] ?? path.join(dataDir, 'backups', now.toISOString().replaceAll(':', '-').slice(0, 19)),
  )
  const { files, database } = await backUp({ url, dataDir }, fileStoreIn(dataDir, s3), folder, now)
  const rows = Object.values(database.tables).reduce((sum, count) => sum + count, 0)
  console.log(`Копия готова: ${folder}\nСтрок в базе ${rows}, файлов ${files.length}.`)
} catch (error) {
  const isExplained =
    error instanceof BackupRefused || error instanceof DirectoryInUse || error instanceof WrongSetting
  console.error(isExplained ? error.message : error)
  process.exit(1)
}
