import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from '@school/db/backup'
import * as z from 'zod'
import { copyWords } from './ru.ts'

const Sum = z.string().regex(/^[0-9a-f]{64}$/)

const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.object({
    file: z.string().regex(/^[\w.]+$/),
    sha256: Sum,
    kind: z.enum(['embedded', 'server']),
    major: z.int(),
    toolMajor: z.int(),
    migration: z.int().nullable(),
    tables: z.record(z.string(), z.int()),
  }),
  files: z.array(z.object({ id: z.uuid(), size: z.int(), sha256: Sum })),
  /** Files that the school itself has removed while it was being copied: the copy has their rows, which its job removes too. */
  removedMeanwhile: z.array(z.uuid()),
})
export type Manifest = z.infer<typeof Manifest>

const nameOfManifest = 'manifest.json'

export const placeOfFile = (folder: string, id: string): string =>
  path.join(folder, 'files', id.slice(0, 2), id)

/** Written last and at once: a folder without it is a copy that was broken off. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const part = path.join(folder, `${nameOfManifest}.part`)
  await writeFile(part, JSON.stringify(manifest, null, 1), { flush: true })
  await rename(part, path.join(folder, nameOfManifest))
}

/** @throws BackupRefused */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, nameOfManifest), 'utf8').catch(() => null)
  if (text === null) throw new BackupRefused(copyWords.noManifest(folder))
  try {
    return Manifest.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupRefused(copyWords.strangeManifest(folder), { cause: error })
  }
}

export async function sumOf(file: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer)
  return sum.digest('hex')
}

/** @throws BackupRefused when a byte of the copy has changed */
export async function mustBeWhole(folder: string, { database, files }: Manifest): Promise<void> {
  const parts = [
    { name: database.file, file: path.join(folder, database.file), sha256: database.sha256 },
    ...files.map(({ id, sha256 }) => ({ name: id, file: placeOfFile(folder, id), sha256 })),
  ]
  for (const { name, file, sha256 } of parts) {
    const found = await sumOf(file).catch(() => null)
    if (found !== sha256) throw new BackupRefused(copyWords.spoilt(name))
  }
}
