export type { ForeignAnswer, ForeignGap, ForeignRead, ForeignTask } from './foreign.ts'
export { type ImportPlan, planImport, readForeign } from './plan.ts'
export { type Exported, exportTasks } from './to-foreign.ts'
