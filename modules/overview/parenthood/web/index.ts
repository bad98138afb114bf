export { ChildReportCard } from './ChildReportCard.tsx'
export { reportQuery } from './queries.ts'
