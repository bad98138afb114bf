export { exportTasks, type Exported } from './export.ts'
export { type ImportPlan, planImport } from './plan.ts'
