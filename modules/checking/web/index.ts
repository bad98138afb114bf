export { partIn } from './addresses.ts'
export { lessonSolutionQuery, queueQuery, type QueueTab, reviewQuery } from './queries.ts'
