import { type ReceivedFile, readSheets, TableTooLarge, TableUnread } from '@school/kernel/server'
import { sheetForPeople, textOfSheet } from '@school/kernel/tabular'
import { maxListBytes, mostRows, type ReadPupilList } from '../contract/import.ts'
import { refuse } from './access.ts'

/** A list that was sent, read already: only its text goes on. */
export interface ReceivedList extends ReceivedFile {
  list: ReadPupilList
}

/** @throws import_file_unread, import_file_large, import_empty */
export async function receiveList(bytes: AsyncIterable<Buffer>): Promise<ReceivedList> {
  const parts = []
  for await (const part of bytes) parts.push(part)
  const read = await sheetsOf(Buffer.concat(parts))
  const sheets = read
    .map(({ title, rows }) => ({ title, text: textOfSheet(rows) }))
    .filter(({ text }) => text !== '')
  if (sheets.length === 0) throw refuse('import_empty')
  const chosen = sheetForPeople(
    sheets.map(({ text }) => text),
    mostRows,
  )
  const { text } = sheets[chosen]!
  const named = sheets.length > 1 ? sheets.map((one, index) => ({ ...one, isChosen: index === chosen })) : []
  return { list: { text, sheets: named }, size: text.length, discard: async () => {} }
}

async function sheetsOf(whole: Buffer) {
  try {
    return await readSheets(whole.subarray(0, maxListBytes))
  } catch (error) {
    if (error instanceof TableTooLarge) throw refuse('import_file_large')
    if (error instanceof TableUnread) throw refuse('import_file_unread')
    throw error
  }
}
