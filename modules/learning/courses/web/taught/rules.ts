import type { TaughtTask } from '../../contract/index.ts'

/** The task in the address, else the first. */
export const shownTaught = (tasks: readonly TaughtTask[], taskId: number | null): TaughtTask | undefined =>
  tasks.find(({ id }) => id === taskId) ?? tasks[0]
