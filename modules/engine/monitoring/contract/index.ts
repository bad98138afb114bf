export * from './endpoints.ts'
export * from './errors.ts'
export * from './attempt.ts'
export * from './time-grant.ts'
