export * from './audience.ts'
export * from './viewer.ts'
