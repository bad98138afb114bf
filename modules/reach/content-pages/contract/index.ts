export * from './content-page.ts'
export * from './endpoints.ts'
export * from './errors.ts'
