export { lessonSolutionQuery, queueQuery, type QueueTab, reviewQuery } from './queries.ts'
