import { createReadStream } from 'node:fs'
import path from 'node:path'
import { newestMigrationKnown } from '@school/db'
import { BackupRefused, type DatabaseAddress, openTarget } from '@school/db/backup'
import { type FileStore, listKeptFiles } from '@school/files/server'
import { type Manifest, mustBeWhole, placeOfFile, readManifest } from './manifest.ts'
import { copyWords } from './ru.ts'

/**
 * Restores a copy. Nothing is changed before the whole copy is read and its checksums match. Files are written before the rows that name
 * them: an interrupted restore leaves an empty database and can be repeated.
 * @param isReplacing existing data may be deleted
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
