export * from './endpoints.ts'
export * from './errors.ts'
export * from './run.ts'
export * from './time-grant.ts'
