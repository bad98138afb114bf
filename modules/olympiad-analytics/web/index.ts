export { analysedStagesQuery, gradeMatrixQuery, levelQuery, participationQuery } from './queries.ts'
