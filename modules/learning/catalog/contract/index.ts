export * from './endpoints.ts'
export * from './filters.ts'
