import { type ReceivedFile, readTableBytes, TableTooLarge, TableUnread } from '@school/kernel/server'
import { maxListBytes } from '../contract/import.ts'
import { refuse } from './access.ts'

/** A list that was sent, read already: only its text goes on. */
export interface ReceivedList extends ReceivedFile {
  text: string
}

/** Rows of a table as they stand in a spreadsheet when they are copied. */
const textOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.join('\t').trimEnd())
    .join('\n')
    .trimEnd()

/** @throws import_file_unread, import_file_large, import_empty */
export async function receiveList(bytes: AsyncIterable<Buffer>): Promise<ReceivedList> {
  const parts = []
  for await (const part of bytes) parts.push(part)
  const text = textOf(await readRows(Buffer.concat(parts)))
  if (text === '') throw refuse('import_empty')
  return { text, size: text.length, discard: async () => {} }
}

async function readRows(whole: Buffer): Promise<string[][]> {
  try {
    return await readTableBytes(whole.subarray(0, maxListBytes))
  } catch (error) {
    if (error instanceof TableTooLarge) throw refuse('import_file_large')
    if (error instanceof TableUnread) throw refuse('import_file_unread')
    throw error
  }
}
