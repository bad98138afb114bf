import { Suspense } from 'react'
import type { Question, Response } from '@school/tasks/contract'
import { Html } from './Html.tsx'
import { MarkedView } from './marking/late.ts'
import type { MarkedViewProps } from './marking/MarkedView.tsx'
import { drawParts } from './parts.tsx'
import { PlacesView } from './PlacesView.tsx'
import { EssayView, SentView } from './written/FilesView.tsx'
import styles from './SolutionView.module.css'

const chosenIn = (answer: Response): readonly string[] =>
  answer.kind === 'single_choice' ? [answer.choice] : answer.kind === 'multiple_choice' ? answer.choices : []

const kindsOfPieces: readonly Question['kind'][] = ['ordering', 'compose', 'matching', 'grouping']
const isOfPieces = ({ kind }: Question): boolean => kindsOfPieces.includes(kind)

const isMarked = (question: Question): question is MarkedViewProps['question'] =>
  ['image_point', 'number_line', 'table', 'mark_words'].includes(question.kind)

/** A read-only answer. Renders nothing when its kind differs from the question. */
export function AnswerView({ question, answer }: { question: Question; answer: Response }) {
  if ('options' in question) {
    const chosen = question.options.filter(({ id }) => chosenIn(answer).includes(id))
    return (
      <ul className={styles.answers}>
        {chosen.map(({ id, html }) => (
          <li key={id}>
            <Html inline html={html} />
          </li>
        ))}
      </ul>
    )
  }
  if (question.kind === 'gaps') {
    if (answer.kind !== 'gaps') return null
    return (
      <div className={`md ${styles.filled}`}>
        {drawParts(question.parts, ({ id }) => (
          <strong key={id}>{answer.gaps[id]}</strong>
        ))}
      </div>
    )
  }
  if (isOfPieces(question)) return <PlacesView question={question} answer={answer} />
  if (question.kind === 'file') return answer.kind === 'file' ? <SentView answer={answer} /> : null
  if (question.kind === 'essay') return answer.kind === 'essay' ? <EssayView text={answer.text} /> : null
  if (isMarked(question))
    return (
      <Suspense fallback={null}>
        <MarkedView question={question} answer={answer} />
      </Suspense>
    )
  if (!('text' in answer)) return null
  const unit = question.kind === 'number' && question.unit ? `\u00a0${question.unit}` : ''
  return (
    <p className={styles.answer}>
      {answer.text}
      {unit}
    </p>
  )
}
