import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { openEmbedded } from '../embedded.ts'
import { lockDirectory } from '../lock.ts'
import type { Sql } from '../sql.ts'
import { backupWords } from './ru.ts'
import { accessTarget, connectForBackup, dumpServer, restoreServer } from './server.ts'
import { countRows, type DumpFacts, factsOfDump, majorVersion } from './tables.ts'
import { BackupRefused } from './tools.ts'

export type { DumpFacts } from './tables.ts'
export { BackupRefused } from './tools.ts'

export interface DatabaseAddress {
  /** `postgres://…`; the embedded database when absent. */
  url?: string | undefined
  dataDir: string
}

/** A database that is being copied. */
export interface BackupSource {
  pool: Pool
  /** Writes a copy to a file; `look` reads the very moment that is written. */
  dump<T>(file: string, look: (sql: Sql) => Promise<T>): Promise<{ facts: DumpFacts; seen: T }>
  close(): Promise<void>
}

const placeOf = (dataDir: string): string => path.join(dataDir, 'postgres')

/**
 * PostgreSQL is copied while the school works; the embedded database belongs to one process, so that the school must be stopped.
 * @throws BackupRefused, DirectoryInUse
 */
export async function openSource({ url, dataDir }: DatabaseAddress): Promise<BackupSource> {
  if (url) {
    const pool = await connectForBackup(url)
    return { pool, dump: (file, look) => dumpServer(pool, url, file, look), close: () => pool.end() }
  }
  const release = lockDirectory(dataDir)
  const { lite, pool } = await openEmbedded({ dataDir: placeOf(dataDir) })
  return {
    pool,
    async dump(file, look) {
      const seen = await look(pool)
      const facts = await factsOfDump(pool, 'embedded', await majorVersion(pool))
      const dump = await lite.dumpDataDir('gzip')
      await writeFile(file, dump.stream())
      return { facts, seen }
    },
    async close() {
      await pool.end()
      await lite.close()
      release()
    },
  }
}

/** The database that a copy is restored into. */
export interface BackupTarget {
  /** The present database; `null` when there is none. */
  pool: Pool | null
  fill(file: string): Promise<void>
  close(): Promise<void>
}

async function mustHold(pool: Pool, { tables }: DumpFacts): Promise<void> {
  const found = await countRows(pool)
  const differ = Object.entries(tables)
    .map(([name, wanted]) => ({ name, wanted, found: found[name] ?? 0 }))
    .filter(({ found: rows, wanted }) => rows !== wanted)
  if (differ.length > 0) throw new BackupRefused(backupWords.countsDiffer(differ))
}

/** @throws BackupRefused, DirectoryInUse: nothing has been changed then */
export async function openTarget(
  { url, dataDir }: DatabaseAddress,
  facts: DumpFacts,
  isReplacing: boolean,
): Promise<BackupTarget> {
  if (url && facts.kind === 'embedded') throw new BackupRefused(backupWords.ofEmbedded)
  if (!url && facts.kind === 'server') throw new BackupRefused(backupWords.ofServer)
  return url ? openServerTarget(url, facts, isReplacing) : openEmbeddedTarget(dataDir, facts, isReplacing)
}

async function openServerTarget(url: string, facts: DumpFacts, isReplacing: boolean): Promise<BackupTarget> {
  const pool = await connectForBackup(url)
  try {
    await accessTarget(pool, facts, isReplacing)
  } catch (error) {
    await pool.end()
    throw error
  }
  const fill = async (file: string) => {
    await restoreServer(pool, url, file, facts)
    await mustHold(pool, facts)
  }
  return { pool, fill, close: () => pool.end() }
}

async function openEmbeddedTarget(
  dataDir: string,
  facts: DumpFacts,
  isReplacing: boolean,
): Promise<BackupTarget> {
  const place = placeOf(dataDir)
  const isThere = existsSync(path.join(place, 'PG_VERSION'))
  if (isThere && !isReplacing) throw new BackupRefused(backupWords.notEmptyEmbedded(dataDir))
  await mkdir(dataDir, { recursive: true })
  const release = lockDirectory(dataDir)
  const old = isThere ? await openEmbedded({ dataDir: place }) : null
  const closeOld = async () => {
    await old?.pool.end()
    if (old && !old.lite.closed) await old.lite.close()
  }
  return {
    pool: old?.pool ?? null,
    async fill(file) {
      const aside = `${place}.restoring`
      await rm(aside, { recursive: true, force: true })
      const { lite, pool } = await openEmbedded({ dataDir: aside, dump: await openAsBlob(file) }).catch(
        (error: unknown) => {
          throw new BackupRefused(backupWords.notLoaded(facts.major), { cause: error })
        },
      )
      await mustHold(pool, facts)
      await pool.end()
      await lite.close()
      await closeOld()
      await rm(place, { recursive: true, force: true })
      await rename(aside, place)
    },
    async close() {
      if (old && !old.pool.ended) await closeOld()
      release()
    },
  }
}
