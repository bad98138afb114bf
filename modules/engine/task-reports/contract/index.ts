export * from './errors.ts'
export * from './report.ts'
