export { ledWorkIn } from './led/addresses.ts'
export { ledWorksQuery, readLedWork } from './led/queries.ts'
export { partIn } from './addresses.ts'
export { lessonSolutionQuery, queueQuery, type QueueTab, reviewQuery } from './queries.ts'
