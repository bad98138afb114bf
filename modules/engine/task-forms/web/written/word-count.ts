import type { Question, Response } from '@school/tasks/contract'

/** Words as the exam counts them: between spaces; a dash is no word, «во-первых» is one. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

export interface TooShort {
  words: number
  minWords: number
}

/** The number of missing words of an essay; `null` when it is long enough or has no requirement. */
export function tooShort(question: Question, response: Response): TooShort | null {
  if (question.kind !== 'essay' || response.kind !== 'essay' || question.minWords === null) return null
  const words = countWords(response.text)
  return words < question.minWords ? { words, minWords: question.minWords } : null
}
