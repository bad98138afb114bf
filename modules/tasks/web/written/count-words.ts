/** Words as the exam counts them: between spaces; a dash is no word, «во-первых» is one. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
