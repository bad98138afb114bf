export * from './accesses.ts'
export * from './journal.ts'
