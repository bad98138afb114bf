import { commonErrors } from '../../contract/errors.ts'
import { Refusal } from '../refuse.ts'
import { runInWorker } from './run-in-worker.ts'
import type { SheetRead, TableRead } from './read-table.worker.ts'

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
 * The sheets of a table that somebody has sent, a workbook or a text in any of the usual encodings, as it is known by its bytes. Read in a thread.
 * @throws TableTooLarge, TableUnread, and the refusals of `runInWorker`
 */
export async function readSheets(bytes: Uint8Array): Promise<SheetRead[]> {
  const read = await runInWorker<Uint8Array, TableRead>(job, bytes, { timeoutMs: mostMs })
  if ('sheets' in read) return read.sheets
  throw read.fault === 'too_large' ? new TableTooLarge() : new TableUnread()
}
