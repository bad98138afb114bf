import type { Sql } from '@school/db'
import { listKeptFiles } from './queries.ts'
import type { FileStore } from './store.ts'

export interface Carried {
  carried: number
  /** Were there already, of the same size. */
  known: number
  /** Have a row and no bytes where they are taken from. */
  absent: string[]
}

/**
 * Copies the bytes of every file that has a row from one store to another. Nothing is removed, and files that are there already
 * are skipped: it may be interrupted, repeated and run while the school works.
 */
export async function carryFiles(sql: Sql, from: FileStore, to: FileStore): Promise<Carried> {
  const done: Carried = { carried: 0, known: 0, absent: [] }
  for (const { id, size } of await listKeptFiles(sql)) {
    if ((await to.sizeOf(id)) === size) {
      done.known++
      continue
    }
    const bytes = await from.open(id)
    if (!bytes) {
      done.absent.push(id)
      continue
    }
    const received = await to.receive(bytes)
    try {
      await received.keep(id)
    } finally {
      await received.discard()
    }
    done.carried++
  }
  return done
}
