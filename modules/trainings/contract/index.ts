export * from './endpoints.ts'
export * from './errors.ts'
export * from './results.ts'
export * from './training.ts'
