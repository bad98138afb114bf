/** Tools of the sheet. */
export const tools = ['look', 'red', 'green', 'eraser', 'pin'] as const
export type Tool = (typeof tools)[number]
