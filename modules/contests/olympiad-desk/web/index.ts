export { managedStagesQuery, readManagedStage, stagesIn } from './accesses/queries.ts'
export { journalIn } from './journal/addresses.ts'
export { journalQueries } from './journal/queries.ts'
