export { partIn } from './addresses.ts'
export { TaskAppealsCard } from './appeal/TaskAppealsCard.tsx'
export { Phrases } from './desk/Phrases.tsx'
export { lessonSolutionQuery, queueQuery, type QueueTab, reviewQuery } from './queries.ts'
