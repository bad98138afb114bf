export * from './events.ts'
export * from './regrading.ts'
