import { runInWorker } from '@school/kernel/server'
import type { ForeignRead } from './foreign.ts'

const mostMs = 20_000
const job = new URL('./read-foreign.worker.ts', import.meta.url)

/** Reads an uploaded file in a worker thread. @throws the refusals of `runInWorker` */
export const readForeignApart = (name: string, text: string): Promise<ForeignRead> =>
  runInWorker(job, { name, text }, { timeoutMs: mostMs })
