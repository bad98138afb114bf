import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { shutOutDemoPeople } from '@school/accounts/server'
import { type Database, migrateDatabase, openDatabase, refuseNewerDatabase } from '@school/db'
import type { Config } from './config.ts'
import { fileStoreIn } from './file-store.ts'
import { availableBytes, refuseLittleMemory } from './memory.ts'
import { refreshSearch, seedOnce } from './school.ts'
import { StartRefused } from './start-refused.ts'
import { timed } from './steps.ts'

const clock = () => new Date()

/**
 * Connects, applies migrations and fills an empty demo school.
 * @param isPrepared only connects: another process has prepared the database
 * @throws StartRefused, DirectoryInUse, UnusableDatabase, WrongContent
 */
export async function openPrepared(config: Config, isPrepared: boolean): Promise<Database> {
  if (config.databaseUrl === undefined) refuseLittleMemory(availableBytes())
  if (!isPrepared && isNewEmbedded(config)) await prepareInChild()
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    maxConnections: config.databaseConnections,
    limits: config.databaseLimits,
  })
  if (!isPrepared) await prepareDatabase(config, { ...database, ...database.patient })
  return database
}

const isNewEmbedded = ({ databaseUrl, dataDir, isDemo }: Config): boolean =>
  isDemo && databaseUrl === undefined && !existsSync(path.join(dataDir, 'postgres'))

/** Filling the embedded database takes memory that a process does not give back. */
async function prepareInChild(): Promise<void> {
  const file = path.join(import.meta.dirname, 'prepare-child.ts')
  const child = spawn(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' })
  const kill = () => child.kill()
  process.once('exit', kill)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  process.off('exit', kill)
  // The child has printed why.
  if (code !== 0) throw new StartRefused('База данных не подготовлена.')
}

export async function prepareDatabase(config: Config, database: Database): Promise<void> {
  if (database.kind === 'embedded') await refuseNewerDatabase(database.pool, config.dataDir)
  await timed('Таблицы базы обновлены', () => migrateDatabase(database.pool))
  if (config.isDemo) {
    const store = fileStoreIn(config.dataDir, config.s3)
    await timed(
      (isNew) => (isNew ? 'Демо-школа создана' : 'Демо-школа уже есть'),
      () => seedOnce(database, clock(), store, config.demoSize),
    )
  } else await blockDemoAccounts(database)
  await timed('Поиск обновлён', () => refreshSearch(database, clock()))
}

async function blockDemoAccounts(database: Database): Promise<void> {
  const count = await shutOutDemoPeople(database.db)
  if (count === 0) return
  console.warn(
    `В базе есть демо-люди (${count}, адреса …@smekalka.example): она заполнялась как демо-школа. Войти они не могут, их сеансы завершены. ` +
      'Для настоящей школы возьмите пустую базу (DATABASE_URL или DATA_DIR), для демо задайте DEMO=on.',
  )
}
