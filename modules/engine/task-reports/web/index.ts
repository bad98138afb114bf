export { reportsQuery } from './queries.ts'
export { ReportTask } from './ReportTask.tsx'
