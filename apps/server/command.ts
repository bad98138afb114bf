import type { Database } from '@school/db'
import { Work } from '@school/kernel/server'
import { rooms } from './rooms.ts'

const log = {
  error: (details: object, message: string) => console.error(message, details),
  security() {},
}

/** The queues of a command: it takes nothing from them, and what it announces is heard by the school's own processes. */
export async function withWork<T>(database: Database, act: (work: Work) => Promise<T>): Promise<T> {
  const work = new Work(database, rooms, () => new Date(), log, false)
  await work.start(false)
  try {
    return await act(work)
  } finally {
    await work.stop()
  }
}
