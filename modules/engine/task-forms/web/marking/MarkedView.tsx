import type { QuestionOf, Response } from '@school/tasks/contract'
import { Grid } from './Grid.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import { PictureStage } from './PictureStage.tsx'
import lineStyles from './line.module.css'
import { endName, endPlace, endSaid } from './line-words.ts'
import { t } from './ru.ts'
import pictureStyles from './picture.module.css'
import { placeSaid } from './picture-rules.ts'
import tableStyles from './table.module.css'
import wordsStyles from './words.module.css'

/** Points on a picture, drawn and described in words. */
function PictureView({ question, answer }: { question: QuestionOf<'image_point'>; answer: Response }) {
  if (answer.kind !== 'image_point') return null
  return (
    <div className={pictureStyles.view}>
      <PictureStage picture={question.picture} points={answer.points} />
      <ol className="visually-hidden">
        {answer.points.map((point, index) => (
          <li key={index}>{t.said(t.pointName(index + 1), placeSaid(question.picture, point))}</li>
        ))}
      </ol>
    </div>
  )
}

export interface MarkedViewProps {
  question: QuestionOf<'image_point' | 'number_line' | 'table' | 'mark_words'>
  answer: Response
}

/** A read-only answer marked on a picture, a line, a table or among words. */
export function MarkedView({ question, answer }: MarkedViewProps) {
  if (question.kind === 'image_point') return <PictureView question={question} answer={answer} />
  if (question.kind === 'number_line') return <LineView question={question} answer={answer} />
  if (question.kind === 'table') return <TableView question={question} answer={answer} />
  return <WordsView question={question} answer={answer} />
}

/** A read-only filled table. */
function TableView({ question, answer }: { question: QuestionOf<'table'>; answer: Response }) {
  if (answer.kind !== 'table') return null
  return (
    <div className={tableStyles.view}>
      <Grid question={question} drawGap={({ id }) => <strong>{answer.cells[id] || '—'}</strong>} />
    </div>
  )
}

/** A read-only text with marked words. */
function WordsView({ question, answer }: { question: QuestionOf<'mark_words'>; answer: Response }) {
  if (answer.kind !== 'mark_words') return null
  return (
    <div className={wordsStyles.view}>
      {question.lines.map((line, index) => (
        <p key={index}>
          {line.map(({ id, text }, at) =>
            id !== null && answer.words.includes(id) ? <mark key={at}>{text}</mark> : text,
          )}
        </p>
      ))}
    </div>
  )
}

/** A read-only answer on a line: drawn and in words. */
function LineView({ question, answer }: { question: QuestionOf<'number_line'>; answer: Response }) {
  if (answer.kind !== 'number_line') return null
  const { shape } = question
  return (
    <div className={lineStyles.view}>
      <LineDrawing question={question} ends={answer.ends} />
      <ul className="plain-list">
        {answer.ends.map((end, index) => (
          <li key={index}>
            {t.said(
              endName(question, index),
              shape === 'interval' ? endSaid(question, end, index) : endPlace(question, end, index),
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
