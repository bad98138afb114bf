export * from './beginning.ts'
export * from './endpoints.ts'
export * from './filters.ts'
