import { query } from '@school/api-client'
import { getJournal, listJournals } from '../../contract/index.ts'
import { type JournalWanted, ofClass } from './addresses.ts'

export const journalsQuery = query(listJournals, { query: { q: {} } })

export const journalQuery = (stageId: number, schoolClassId: number | null) =>
  query(getJournal, { params: { stageId }, query: { q: ofClass(schoolClassId) } })

/** Queries that the page loads before rendering. */
export const journalQueries = ({ stageId, schoolClassId }: JournalWanted) => [
  stageId === null ? journalsQuery : journalQuery(stageId, schoolClassId),
]
