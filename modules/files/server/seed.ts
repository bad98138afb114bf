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
