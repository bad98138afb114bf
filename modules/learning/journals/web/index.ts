export { journalIn, partOf } from './in-address.ts'
export { OwnJournalCard } from './OwnJournalCard.tsx'
export { journalQuery, ownJournalQuery } from './queries.ts'
