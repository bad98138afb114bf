export { tableIn } from './addresses.ts'
export * from './queries.ts'
export { firstTask, shownGrade, shownStage } from './shown.ts'
