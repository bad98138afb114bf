export * from './course.ts'
export * from './endpoints.ts'
export * from './errors.ts'
export * from './lesson.ts'
