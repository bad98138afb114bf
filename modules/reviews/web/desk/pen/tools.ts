/** What a press on the sheet does. */
export const tools = ['look', 'red', 'green', 'eraser', 'pin'] as const
export type Tool = (typeof tools)[number]
