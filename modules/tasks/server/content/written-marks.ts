import type { Question, ResponseOf } from '../../contract/index.ts'

/** Marked words by their texts, for those who write tasks. */
export function writtenMarks({ words }: ResponseOf<'mark_words'>, question: Question): string {
  const pieces = question.kind === 'mark_words' ? question.lines.flat() : []
  return `[${words.map((id) => pieces.find((piece) => piece.id === id)?.text ?? '?').join(', ')}]`
}
