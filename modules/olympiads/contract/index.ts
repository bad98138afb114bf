export * from './endpoints.ts'
export * from './errors.ts'
export * from './olympiad.ts'
export * from './results.ts'
