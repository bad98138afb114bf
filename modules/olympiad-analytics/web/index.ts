export { analysedStagesQuery, gradeMatrixQuery, levelQuery } from './queries.ts'
