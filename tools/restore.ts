import path from 'node:path'
import { DirectoryInUse } from '@school/db'
import { BackupRefused } from '@school/db/backup'
import { restore } from '../apps/server/backup/restore.ts'
import { readConfig, WrongSetting } from '../apps/server/config.ts'
import { fileStoreIn } from '../apps/server/file-store.ts'

// `npm run restore -- FOLDER [--replace]`: restores a copy made by `npm run backup` into an empty database, or replaces the existing data.
const args = process.argv.slice(2)
const [folder] = args.filter((arg) => !arg.startsWith('--'))
try {
  if (!folder) throw new BackupRefused('Назовите каталог копии: npm run restore -- КАТАЛОГ [--replace].')
  const { databaseUrl: url, dataDir, s3 } = readConfig(process.env)
  const { files, database, createdAt } = await restore(
    { url, dataDir },
    fileStoreIn(dataDir, s3),
    path.resolve(folder),
    args.includes('--replace'),
  )
  const rows = Object.values(database.tables).reduce((sum, count) => sum + count, 0)
  console.log(`Восстановлена копия от ${createdAt}: строк в базе ${rows}, файлов ${files.length}.`)
} catch (error) {
  const isExplained =
    error instanceof BackupRefused || error instanceof DirectoryInUse || error instanceof WrongSetting
  console.error(isExplained ? error.message : error)
  process.exit(1)
}
