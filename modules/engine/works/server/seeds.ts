// Works of the demo school and of tests, as if people had solved them.
export { setAccommodation as accommodation } from './accommodation/actions.ts'
export { seedAppealed as appealed } from './reviews/apply-verdict.ts'
export {
  type ReviewedSeed,
  seedAttemptOnCheck as attemptOnCheck,
  seedExamReview as examReview,
  seedReviewed as reviewed,
} from './reviews/seed.ts'
export { seedAttemptsBefore as attemptsBefore } from './seed-before.ts'
export {
  type AttemptSeed,
  type SavedSeed,
  seedAttempts as attempts,
  seedSaved as saved,
  type TaskSeed,
} from './seed.ts'
