/** Estimated minutes: one to read a task and one for each step of difficulty. */
export const minutesFor = (tasks: number, difficulties: number): number => tasks + difficulties
