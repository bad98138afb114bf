/** Messages to chosen pupils, beside the table of a class. */
export const t = { write: (n: number) => `Написать выбранным (${n})` }
