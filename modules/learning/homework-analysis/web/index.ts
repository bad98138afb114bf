export { matrixIn, viewIn } from './in-address.ts'
export { analysisQuery, matrixQuery } from './queries.ts'
