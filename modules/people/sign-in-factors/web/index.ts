export { PasskeyEntry } from './PasskeyEntry.tsx'
export { factorsQuery } from './queries.ts'
