export * from './queries.ts'
export { firstTask } from './shown-task.ts'
