export * from './counted.ts'
export * from './own-works.ts'
export * from './results.ts'
