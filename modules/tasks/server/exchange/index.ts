export { type ImportPlan, planImport } from './plan.ts'
export { type Exported, exportTasks } from './to-foreign.ts'
