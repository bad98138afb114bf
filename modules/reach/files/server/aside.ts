import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Content, TypeDetector } from './kinds.ts'

/** A file that was written to this machine's disk and checked. */
export interface Part {
  /** Its current path. */
  readonly place: string
  readonly name: string
  readonly size: number
  readonly content: Content
  discard(): Promise<void>
}

/** Writes a file aside while it comes: a phone may be slow, and what is inside is known at its end only. */
export async function takeAside(folder: string, bytes: AsyncIterable<Buffer>): Promise<Part> {
  await mkdir(folder, { recursive: true })
  const name = randomUUID()
  const place = path.join(folder, name)
  const detector = new TypeDetector()
  let size = 0
  const discard = () => rm(place, { force: true })
  const file = await open(place, 'wx')
  try {
    for await (const chunk of bytes) {
      detector.read(chunk)
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
  return { place, name, size, content: await detector.contentOf(place), discard }
}

/** Removes what a process has left behind that ended while a file came. */
export async function sweepAside(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const place = path.join(folder, name)
    const facts = await stat(place).catch(() => null)
    if (facts && facts.mtime < before) await rm(place, { force: true })
  }
}
