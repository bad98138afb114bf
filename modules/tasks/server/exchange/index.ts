export type { ForeignAnswer, ForeignGap, ForeignRead, ForeignTask, GiftTask } from './foreign.ts'
export { writeGift } from './gift.ts'
export { type ImportPlan, planImport, readForeign } from './plan.ts'
export { type Exported, exportTasks } from './to-foreign.ts'
