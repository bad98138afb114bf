import type { Question, Solution } from '@school/tasks/contract'
import {
  AnswerView,
  Html,
  isCheckedByPerson,
  QuestionForm,
  SolutionView,
  VerdictView,
} from '@school/task-forms/web'
import { nonBreaking } from '@school/texts'
import { Card, IconClock, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useId } from 'react'
import type { SolvedAnswer, Try } from '@school/works/contract'
import { ReviewView } from '@school/works/web'
import { t } from './ru.ts'
import { AskedView, TriesView } from './TriesView.tsx'
import styles from './SolvedAnswerCard.module.css'

export interface SolvedAnswerCardProps {
  /** With its number. */
  title: string
  level?: 2 | 3
  /** Under the title: a status, points. */
  facts?: ReactNode
  /** A text shared by several tasks. */
  sharedHtml?: string | null
  question: Question
  answer: SolvedAnswer | null
  /** All tries, when another person's answer is viewed. */
  given?: readonly Try[] | undefined
  tries?: number
  /** Replaces the default text of an unreviewed answer. */
  waitingText?: string
  /** Repeats the answer as text, where the form alone is not clear. */
  repeatsAnswer?: boolean
  /** `null` while it is closed. */
  solution: Solution | null
  /** Between the answer and the solution: actions about the points. */
  children?: ReactNode
  /** At the end: links, report of a fault. */
  footer?: ReactNode
}

/** A judged task: question, answer, review, solution. */
export function SolvedAnswerCard({ title, level = 2, facts, sharedHtml, ...shown }: SolvedAnswerCardProps) {
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  const { question, solution, children, footer } = shown
  return (
    <Card as="article" pad="l" className={styles.card} aria-labelledby={titleId}>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      {facts}
      {sharedHtml && <Html className="md" html={sharedHtml} />}
      <Given {...shown} />
      {children}
      {solution && <SolutionView question={question} solution={solution} />}
      {footer}
    </Card>
  )
}

const nothing = () => {}

type GivenProps = Pick<
  SolvedAnswerCardProps,
  'question' | 'answer' | 'given' | 'tries' | 'waitingText' | 'repeatsAnswer'
>

function Given({ question, answer, given, tries = 1, waitingText, repeatsAnswer }: GivenProps) {
  const you = useYou()
  const isByPerson = isCheckedByPerson(question.kind)
  if (given)
    return (
      <>
        <AskedView question={question} />
        <TriesView question={question} tries={given} />
      </>
    )
  if (!answer) return <NotGiven question={question} />
  return (
    <>
      <QuestionForm
        question={question}
        value={answer.response}
        verdict={answer.verdict}
        onChange={nothing}
        disabled
      />
      {!isByPerson && <VerdictView verdict={answer.verdict} />}
      {isByPerson && !answer.review && waitingText !== undefined && (
        <p className={styles.waiting}>
          <IconClock aria-hidden="true" />
          {nonBreaking(waitingText)}
        </p>
      )}
      {isByPerson && (answer.review || waitingText === undefined) && (
        <ReviewView question={question} lastTry={{ ...answer, number: tries }} />
      )}
      {repeatsAnswer && !isByPerson && (
        <>
          <h4>{you(t.yourAnswer)}</h4>
          <AnswerView question={question} answer={answer.response} />
        </>
      )}
    </>
  )
}

/** Without an answer the question is shown as given; for a task that a person checks only the statement. */
const NotGiven = ({ question }: { question: Question }) => (
  <>
    {isCheckedByPerson(question.kind) && 'html' in question ? (
      <Html className="md" html={question.html} />
    ) : (
      <QuestionForm question={question} value={null} verdict={null} onChange={nothing} disabled />
    )}
    <p className={frame.note}>{t.noAnswer}</p>
  </>
)
