import { hash } from 'node:crypto'
import type { Unit } from '@school/db'
import { keepMade } from './actions.ts'
import type { FileStore } from './store.ts'
import type { StoredFile } from '../contract/stored-file.ts'

export interface FileSeed {
  id: string
  ownerId: number
  name: string
  bytes: Buffer
  createdAt: Date
}

/** The same id every time: a school that is seeded again keeps its files. @param key unique for each file */
export function seededFileId(key: string): string {
  const hex = hash('sha256', key)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Keeps a file that was sent with an answer in the past. @throws for a type that is not taken */
export async function seedFile(unit: Unit, store: FileStore, seed: FileSeed): Promise<StoredFile> {
  const received = await store.receive(
    (async function* () {
      yield seed.bytes
    })(),
  )
  const { content: type, size } = received
  if (type === null || type === 'macros') throw new Error(`${seed.name} is of no type that is taken`)
  await keepMade(unit, received, seed)
  await received.discard()
  return { id: seed.id, name: seed.name, type, size }
}
