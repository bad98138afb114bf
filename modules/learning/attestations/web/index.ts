export { AttestationCards } from './AttestationCards.tsx'
export * from './queries.ts'
