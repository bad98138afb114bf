import { commonErrors } from '../../contract/errors.ts'
import { Refusal } from '../refuse.ts'
import { runInWorker } from './run-in-worker.ts'
import type { TableRead } from './read-table.worker.ts'

class TableRefusal extends Refusal {
  constructor(code: 'file_too_complex' | 'file_unread') {
    super(code, commonErrors[code].status, commonErrors[code].text)
  }
}

export class TableTooLarge extends TableRefusal {
  override name = 'TableTooLarge'
  constructor() {
    super('file_too_complex')
  }
}

export class TableUnread extends TableRefusal {
  override name = 'TableUnread'
  constructor() {
    super('file_unread')
  }
}

const mostMs = 10_000
const job = new URL('./read-table.worker.ts', import.meta.url)

/**
 * The rows of a table that somebody has sent, a workbook or CSV, as it is known by its bytes. Read in a thread.
 * @throws TableTooLarge, TableUnread, and the refusals of `runInWorker`
 */
export async function readTableBytes(bytes: Uint8Array): Promise<string[][]> {
  const read = await runInWorker<Uint8Array, TableRead>(job, bytes, { timeoutMs: mostMs })
  if ('rows' in read) return read.rows
  throw read.fault === 'too_large' ? new TableTooLarge() : new TableUnread()
}
