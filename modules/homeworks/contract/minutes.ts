/** What tasks take: a minute to read and a minute for each step of difficulty. */
export const minutesFor = (tasks: number, difficulties: number): number => tasks + difficulties
