import type { TaskText } from '../library.ts'
import { variantOf } from '../library.ts'
import type { ForeignTask } from './foreign.ts'
import { writeGift } from './gift.ts'
import { foreignOf } from './to-foreign.ts'

export interface Exported {
  text: string
  taken: number
  leftOut: { title: string; why: string }[]
}

/** Tasks of ours as a GIFT file; of a task with variants the first one. */
export function exportTasks(tasks: readonly TaskText[]): Exported {
  const all = tasks.map((task) => foreignOf(variantOf(task, 0)))
  const taken = all.filter((task): task is ForeignTask => !('why' in task))
  return { text: writeGift(taken), taken: taken.length, leftOut: all.filter((task) => 'why' in task) }
}
