export { AttestationCards } from './AttestationCards.tsx'
export { firstUnanswered } from './shown-task.ts'
export * from './queries.ts'
