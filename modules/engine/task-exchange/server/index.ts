export type {
  ForeignAnswer,
  ForeignGap,
  ForeignMistake,
  ForeignRead,
  ForeignTask,
  GiftTask,
} from './foreign.ts'
export { type ImportPlan, planImport } from './plan.ts'
export { readForeignApart } from './read-apart.ts'
export { readForeign } from './read-foreign.ts'
export { type Exported, exportTasks } from './to-foreign.ts'
export { writeGift } from './write-gift.ts'
