import type { Database } from '@school/db'
import { JobQueue } from '@school/kernel/server'
import { serverModules } from './modules.ts'

const log = {
  error: (details: object, message: string) => console.error(message, details),
  security() {},
}

/** The queues of a command: it takes no jobs, and its events are handled by the school's own processes. */
export async function withJobQueue<T>(
  database: Database,
  act: (jobQueue: JobQueue) => Promise<T>,
): Promise<T> {
  const jobQueue = new JobQueue(database, serverModules, () => new Date(), log, false)
  await jobQueue.start(false)
  try {
    return await act(jobQueue)
  } finally {
    await jobQueue.stop()
  }
}
