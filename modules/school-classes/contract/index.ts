export * from './endpoints.ts'
export { schoolClassErrors } from './errors.ts'
