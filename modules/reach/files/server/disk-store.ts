import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sweepAside, takeAside } from './aside.ts'
import type { FileStore } from './store.ts'

/**
 * A folder of a disk that all processes see. A file comes whole or not at all: it is written aside and renamed,
 * and two processes that keep the same one keep the same bytes.
 */
export function diskStore(folder: string): FileStore {
  const aside = path.join(folder, 'incoming')
  const placeOf = (id: string): string => path.join(folder, id.slice(0, 2), id)
  const sizeOf = async (id: string): Promise<number | null> =>
    (await stat(placeOf(id)).catch(() => null))?.size ?? null

  return {
    lookInto: (bytes) => takeAside(aside, bytes),
    async receive(bytes, declaredType = '') {
      const part = await takeAside(aside, bytes)
      const keep = async (id: string) => {
        await mkdir(path.dirname(placeOf(id)), { recursive: true })
        await rename(part.place, placeOf(id))
      }
      return { ...part, declaredType, keep }
    },
    open: async (id) => ((await sizeOf(id)) === null ? null : createReadStream(placeOf(id))),
    sizeOf,
    remove: (id) => rm(placeOf(id), { force: true }),
    sweep: (before) => sweepAside(aside, before),
  }
}
