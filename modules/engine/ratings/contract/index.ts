export * from './errors.ts'
export * from './rating.ts'
export * from './work-stats.ts'
