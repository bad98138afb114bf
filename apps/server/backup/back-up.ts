import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupRefused, type DatabaseAddress, openSource } from '@school/db/backup'
import { type FileStore, isFileKept, listKeptFiles } from '@school/files/server'
import { type Manifest, placeOfFile, sumOf, writeManifest } from './manifest.ts'
import { copyWords } from './ru.ts'

/** @returns how many bytes there were, and their sum */
async function copy(bytes: Readable, place: string): Promise<{ size: number; sha256: string }> {
  await mkdir(path.dirname(place), { recursive: true })
  const sum = createHash('sha256')
  let size = 0
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sum.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(place, { flags: 'wx', flush: true }),
  )
  return { size, sha256: sum.digest('hex') }
}

/**
 * Copies the school into a new folder: the database first, then the files of its rows. A file is stored before the row that names it is
 * committed, so every file that the copied snapshot names is on the disk; later files belong to the next copy.
 * @throws BackupRefused with a sentence; the folder has no manifest then
 */
export async function backUp(
  address: DatabaseAddress,
  store: FileStore,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new BackupRefused(copyWords.folderNotEmpty(folder))
  const source = await openSource(address)
  try {
    const file = address.url ? 'database.dump' : 'database.tar.gz'
    const place = path.join(folder, file)
    const { facts, seen } = await source.dump(place, listKeptFiles)
    const files: Manifest['files'] = []
    const removedMeanwhile: string[] = []
    for (const { id, size } of seen) {
      const bytes = await store.open(id)
      if (!bytes) {
        if (await isFileKept(source.pool, id)) throw new BackupRefused(copyWords.fileAbsent(id))
        removedMeanwhile.push(id)
        continue
      }
      const copied = await copy(bytes, placeOfFile(folder, id))
      if (copied.size !== size) throw new BackupRefused(copyWords.fileDiffers(id, copied.size, size))
      files.push({ id, ...copied })
    }
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      database: { file, sha256: await sumOf(place), ...facts },
      files,
      removedMeanwhile,
    }
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await source.close()
  }
}
