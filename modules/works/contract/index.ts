export * from './attempt.ts'
export * from './errors.ts'
export * from './task.ts'
export * from './rating.ts'
