export { GoingOn } from './GoingOn.tsx'
export { analysedStagesQuery, gradeMatrixQuery, levelQuery, participationQuery } from './queries.ts'
