export * from './exam-lists.ts'
export * from './lms-lists.ts'
export * from './lms-pages.ts'
