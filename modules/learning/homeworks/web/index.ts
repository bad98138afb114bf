export { homeworkAt, homeworksAt, libraryAt, webinarAt } from './addresses.ts'
export { subjectIn, tabIn } from './in-address.ts'
export { LessonHomework } from './LessonHomework.tsx'
export * from './queries.ts'
