export * from './endpoints.ts'
export * from './level.ts'
