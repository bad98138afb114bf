export * from './endpoints.ts'
export * from './hit.ts'
export * from './kinds.ts'
export * from './text.ts'
