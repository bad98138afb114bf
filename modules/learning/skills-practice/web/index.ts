export { placeOf } from './addresses.ts'
export { pupilMapsQuery, sessionQuery, skillMapQuery, skillQuery } from './queries.ts'
