export * from './endpoints.ts'
export { schoolClassErrors } from './errors.ts'
export * from './people-endpoints.ts'
