export { ChildReportCard } from './ChildReportCard.tsx'
export { letterSwitchQuery, reportQuery } from './queries.ts'
