export { checkedIn, partIn } from './addresses.ts'
export { TaskAppealsCard } from './appeal/TaskAppealsCard.tsx'
export { Phrases } from './desk/Phrases.tsx'
export { lessonSolutionQuery, queueGroupsQuery, queueQuery, type QueueTab, reviewQuery } from './queries.ts'
