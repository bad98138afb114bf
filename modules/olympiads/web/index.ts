export { tableIn } from './addresses.ts'
export * from './queries.ts'
export { shownGrade, shownStage } from './shown.ts'
