import type { Question } from '@school/tasks/contract'
import { AnswerView, Html, isCheckedByPerson, QuestionForm } from '@school/tasks/web'
import { Chip, type ChipProps, IconCheck, IconClock, IconMinus, IconRefresh, IconX, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useId } from 'react'
import { type Try, tryStateOf, type TryState } from '../../contract/index.ts'
import { ReviewView } from '../ReviewView.tsx'
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

/** How a try stands: a sign and a word, never the colour alone. */
export const TryStateChip = ({ state }: { state: TryState }) => (
  <Chip size="s" {...looks[state]}>
    {t.tryStates[state]}
  </Chip>
)

const toldByWords: readonly Question['kind'][] = ['number', 'short_text', 'file', 'essay']

/** What was asked, without anybody's answer. */
export const AskedView = ({ question }: { question: Question }) =>
  toldByWords.includes(question.kind) && 'html' in question ? (
    <Html className="md" html={question.html} />
  ) : (
    <QuestionForm question={question} value={null} verdict={null} onChange={nothing} disabled />
  )

/** Which try it is, when it was given and how it stands. */
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
  /** From the last to the first. */
  tries: readonly Try[]
  /** An answer shown otherwise than it is by itself. */
  draw?: (one: Try) => ReactNode
}

/** Tries, each with its time and its state by name, on a ground that praises nothing, and what a person has said. */
export const TriesList = ({ question, tries, draw }: TriesListProps) =>
  tries.map((one) => (
    <div key={one.number} className={styles.try}>
      <TryHead number={one.number} answeredAt={one.answeredAt} state={tryStateOf(one)} />
      {draw ? draw(one) : <AnswerView question={question} answer={one.response} />}
      {one.verdict?.feedback && <Html className="md" html={one.verdict.feedback} />}
      {isCheckedByPerson(question.kind) && one.review && <ReviewView question={question} lastTry={one} />}
    </div>
  ))

/** Everything that was answered to a task, for whoever reads it: a pupil their own, a grown-up that of a pupil. */
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
