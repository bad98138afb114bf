export * from './course-of-class.ts'
export * from './endpoints.ts'
export * from './errors.ts'
