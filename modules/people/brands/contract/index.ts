export * from './brand.ts'
export * from './endpoints.ts'
