import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ReceivedFile } from '@school/kernel/server'
import { type Content, ContentReader } from './kinds.ts'

/** A file that has come in; it is nowhere until it is kept. */
export interface Received extends ReceivedFile {
  readonly content: Content
  /** What the sender called it. */
  readonly declaredType: string
  keep(id: string): Promise<void>
}

/** Where the bytes of files lie. */
export interface FileStore {
  receive(bytes: AsyncIterable<Buffer>, declaredType?: string): Promise<Received>
  /** `null` when there is no such file. */
  open(id: string): Promise<Readable | null>
  remove(id: string): Promise<void>
  /** Removes what was begun before this instant and never came to its end. */
  sweep(before: Date): Promise<void>
}

/**
 * A folder of a disk that all processes see. A file comes whole or not at all: it is written aside and renamed,
 * and two processes that keep the same one keep the same bytes.
 */
export function diskStore(folder: string): FileStore {
  const aside = path.join(folder, 'incoming')
  const placeOf = (id: string): string => path.join(folder, id.slice(0, 2), id)

  async function receive(bytes: AsyncIterable<Buffer>, declaredType = ''): Promise<Received> {
    await mkdir(aside, { recursive: true })
    const part = path.join(aside, randomUUID())
    const reader = new ContentReader()
    let size = 0
    const discard = () => rm(part, { force: true })
    const file = await open(part, 'wx')
    try {
      for await (const chunk of bytes) {
        reader.read(chunk)
        size += chunk.length
        await file.write(chunk)
      }
      await file.sync()
    } catch (error) {
      await file.close()
      await discard()
      throw error
    }
    await file.close()
    const keep = async (id: string) => {
      await mkdir(path.dirname(placeOf(id)), { recursive: true })
      await rename(part, placeOf(id))
    }
    const content = await reader.contentOf(part)
    return { size, content, declaredType, discard, keep }
  }

  return {
    receive,
    async open(id) {
      const place = placeOf(id)
      return (await stat(place).catch(() => null)) ? createReadStream(place) : null
    },
    remove: (id) => rm(placeOf(id), { force: true }),
    async sweep(before) {
      const names = await readdir(aside).catch(() => [])
      for (const name of names) {
        const part = path.join(aside, name)
        const facts = await stat(part).catch(() => null)
        if (facts && facts.mtime < before) await rm(part, { force: true })
      }
    },
  }
}
