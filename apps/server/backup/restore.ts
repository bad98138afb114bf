import { createReadStream } from 'node:fs'
import path from 'node:path'
import { newestMigrationKnown } from '@school/db'
import { BackupRefused, type DatabaseAddress, openTarget } from '@school/db/backup'
import { type FileStore, listKeptFiles } from '@school/files/server'
import { type Manifest, mustBeWhole, placeOfFile, readManifest } from './manifest.ts'
import { copyWords } from './ru.ts'

/**
 * Brings a copy back. Nothing is touched before the whole copy is read and found as it was written. Files come before the rows that name
 * them, as ever: a restore that was broken off leaves a database that is still empty, and is begun again.
 * @param isReplacing what is there now may go
 * @throws BackupRefused with a sentence
 */
export async function restore(
  address: DatabaseAddress,
  store: FileStore,
  folder: string,
  isReplacing = false,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const { database, files } = manifest
  if ((database.migration ?? 0) > newestMigrationKnown()) throw new BackupRefused(copyWords.newer)
  await mustBeWhole(folder, manifest)
  const target = await openTarget(address, database, isReplacing)
  try {
    const isKept = new Set(files.map(({ id }) => id))
    const before = target.pool ? await listKeptFiles(target.pool).catch(() => []) : []
    for (const { id } of files) {
      const received = await store.receive(createReadStream(placeOfFile(folder, id)))
      await received.keep(id)
      await received.discard()
    }
    await target.fill(path.join(folder, database.file))
    for (const { id } of before) if (!isKept.has(id)) await store.remove(id)
    return manifest
  } finally {
    await target.close()
  }
}
