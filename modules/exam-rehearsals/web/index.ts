export { firstUnanswered } from './shown-task.ts'
export * from './queries.ts'
