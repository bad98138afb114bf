import type { Question } from '@school/tasks/contract'
import { AnswerView, Html, isCheckedByPerson, QuestionForm } from '@school/task-forms/web'
import { Chip, type ChipProps, IconCheck, IconClock, IconMinus, IconRefresh, IconX, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useId } from 'react'
import { type Try, tryStateOf, type TryState } from '@school/works/contract'
import { ReviewView } from '@school/works/web'
import { t } from './ru.ts'
import styles from './TriesView.module.css'

const nothing = () => {}
const looks: Record<TryState, Pick<ChipProps, 'icon' | 'tone'>> = {
  right: { tone: 'ok', icon: <IconCheck aria-hidden="true" /> },
  partial: { tone: 'warn', icon: <IconMinus aria-hidden="true" /> },
  wrong: { tone: 'bad', icon: <IconX aria-hidden="true" /> },
  waits: { tone: 'accent', icon: <IconClock aria-hidden="true" /> },
  returned: { tone: 'plain', icon: <IconRefresh aria-hidden="true" /> },
}

/** The state of a try: a sign and a word, not only a colour. */
export const TryStateChip = ({ state }: { state: TryState }) => (
  <Chip size="s" {...looks[state]}>
    {t.tryStates[state]}
  </Chip>
)

const shownAsText: readonly Question['kind'][] = ['number', 'short_text', 'file', 'essay']

/** The question without an answer. */
export const AskedView = ({ question }: { question: Question }) =>
  shownAsText.includes(question.kind) && 'html' in question ? (
    <Html className="md" html={question.html} />
  ) : (
    <QuestionForm question={question} value={null} verdict={null} onChange={nothing} disabled />
  )

/** The number, the time and the state of a try. */
export const TryHead = ({
  number,
  answeredAt,
  state,
}: {
  number: number
  answeredAt: string
  state: TryState
}) => (
  <div className={frame.row}>
    <span className={styles.when}>{t.tryOf(number, answeredAt)}</span>
    <TryStateChip state={state} />
  </div>
)

interface TriesListProps {
  question: Question
  /** The last first. */
  tries: readonly Try[]
  /** Custom rendering of an answer. */
  draw?: (one: Try) => ReactNode
}

/** Tries, each with its time and its state, on a neutral background, and their reviews. */
export const TriesList = ({ question, tries, draw }: TriesListProps) =>
  tries.map((one) => (
    <div key={one.number} className={styles.try}>
      <TryHead number={one.number} answeredAt={one.answeredAt} state={tryStateOf(one)} />
      {draw ? draw(one) : <AnswerView question={question} answer={one.response} />}
      {one.verdict?.feedback && <Html className="md" html={one.verdict.feedback} />}
      {isCheckedByPerson(question.kind) && one.review && <ReviewView question={question} lastTry={one} />}
    </div>
  ))

/** All answers to a task: a pupil sees their own, an adult those of a pupil. */
export function TriesView({ isMine = false, ...shown }: TriesListProps & { isMine?: boolean }) {
  const titleId = useId()
  const you = useYou()
  return (
    <section aria-labelledby={titleId} className={styles.tries}>
      <h3 id={titleId}>{isMine ? you(t.yourAnswer) : t.pupilAnswer}</h3>
      {shown.tries.length === 0 && <p className={frame.note}>{t.noAnswer}</p>}
      <TriesList {...shown} />
    </section>
  )
}
