/** Texts of messages to chosen pupils, next to the table of a class. */
export const t = { write: (n: number) => `Написать выбранным (${n})` }
