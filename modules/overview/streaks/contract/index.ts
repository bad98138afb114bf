export * from './endpoints.ts'
export { streakErrors } from './errors.ts'
export * from './streak.ts'
