import { query } from '@school/api-client'
import { getJournal, getOwnJournal, type JournalPart, listCellChanges } from '../contract/index.ts'

export const journalQuery = (schoolClassId: number, part: JournalPart) =>
  query(getJournal, { params: { schoolClassId }, query: part })
export const changesQuery = (columnId: number, userId: number) =>
  query(listCellChanges, { params: { columnId, userId } })
export const ownJournalQuery = query(getOwnJournal, {})
