export * from './queries.ts'
export { MissingFieldCard } from './MissingFieldCard.tsx'
