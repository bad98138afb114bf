export { TaskAppealsCard } from './appeal/TaskAppealsCard.tsx'
export { KeptComments } from './comments/KeptComments.tsx'
export { Phrases } from './desk/Phrases.tsx'
export { lessonSolutionQuery, queueGroupsQuery, queueQuery, reviewQuery } from './queries.ts'
