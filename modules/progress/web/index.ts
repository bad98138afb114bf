export { courseProgressQuery, courseRatingQuery, programsQuery, progressQuery } from './queries.ts'
export { findNextProgram, measureOf, programStanding, type ProgramStanding } from './rules.ts'
