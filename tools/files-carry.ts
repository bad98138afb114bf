import { DirectoryInUse } from '@school/db'
import { BackupRefused, openSource } from '@school/db/backup'
import { carryFiles } from '@school/files/server'
import { readConfig, WrongSetting } from '../apps/server/config.ts'
import { fileStoreIn } from '../apps/server/file-store.ts'

// `npm run files:carry -- to-s3|to-disk`: copies the files of the school's rows from DATA_DIR to the bucket of FILES_S3_…, or back.
try {
  const { databaseUrl: url, dataDir, s3 } = readConfig(process.env)
  const way = process.argv[2]
  if (way !== 'to-s3' && way !== 'to-disk')
    throw new WrongSetting('Скажите, куда нести файлы: npm run files:carry -- to-s3 (или to-disk).')
  if (!s3) throw new WrongSetting('Не задано хранилище: нужны FILES_S3_URL и остальные FILES_S3_….')
  const [disk, bucket] = [fileStoreIn(dataDir), fileStoreIn(dataDir, s3)]
  const [from, to] = way === 'to-s3' ? [disk, bucket] : [bucket, disk]
  const { pool, close } = await openSource({ url, dataDir })
  const { carried, known, absent } = await carryFiles(pool, from, to).finally(close)
  console.log(`Перенесено файлов ${carried}, уже были на месте ${known}, не нашлось ${absent.length}.`)
  if (absent.length > 0) {
    console.log(absent.join('\n'))
    process.exitCode = 1
  }
} catch (error) {
  const isExplained =
    error instanceof BackupRefused || error instanceof DirectoryInUse || error instanceof WrongSetting
  console.error(isExplained ? error.message : error)
  process.exit(1)
}
