import type { QuestionOf, Response } from '../../contract/index.ts'
import { LineView } from './LineView.tsx'
import { PictureView } from './PictureView.tsx'
import { TableView } from './TableView.tsx'
import { WordsView } from './WordsView.tsx'

export interface MarkedViewProps {
  question: QuestionOf<'image_point' | 'number_line' | 'table' | 'mark_words'>
  answer: Response
}

/** An answer that was marked on a picture, a line, a table or among words. */
export function MarkedView({ question, answer }: MarkedViewProps) {
  if (question.kind === 'image_point') return <PictureView question={question} answer={answer} />
  if (question.kind === 'number_line') return <LineView question={question} answer={answer} />
  if (question.kind === 'table') return <TableView question={question} answer={answer} />
  return <WordsView question={question} answer={answer} />
}
