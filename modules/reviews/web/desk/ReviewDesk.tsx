import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { Response } from '@school/tasks/contract'
import { nonBreaking } from '@school/texts'
import { AnswerView, EssayView, Html } from '@school/tasks/web'
import { AskBeforeLeaving } from '@school/forms'
import { outcomeOf, type TryState } from '@school/works/contract'
import { Accordion, Button, Confirmation, Faults, IconLock, TextArea } from '@school/ui'
import { useRef, useState } from 'react'
import type { ReviewBody, ReviewedAnswer } from '../../contract/index.ts'
import { TriesList, TryHead } from '@school/works/web'
import { CriteriaForm } from './CriteriaForm.tsx'
import { Phrases } from './Phrases.tsx'
import { wordsAfter } from './points-rules.ts'
import { SaidBefore } from './SaidBefore.tsx'
import { SameAnswers } from './SameAnswers.tsx'
import { PhotoTable } from './PhotoTable.tsx'
import { t } from './ru.ts'
import { useDeskKeys, useFocusThatFollows } from './use-desk-keys.ts'
import { useReview } from './use-review.ts'
import styles from './ReviewDesk.module.css'

export interface ReviewDeskProps {
  /** Give it a `key` of its id: another answer is begun anew. */
  answer: ReviewedAnswer
  onReview: (body: ReviewBody) => void
  onGiveBack: (comment: string) => void
  isBusy: boolean
  error: string | null
}

/** An answer on the desk: the work on the left, what is said about it on the right; on a phone one under the other. */
export function ReviewDesk({ answer, onReview, onGiveBack, isBusy, error }: ReviewDeskProps) {
  const review = useReview(answer)
  const verdict = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { can } = answer

  /** @returns whether everything is said; if not, what is missing is shown */
  const isReady = (): boolean => {
    setProblem(review.isWhole ? null : t.notAll)
    if (!review.isWhole) focusFirstUnset(verdict.current!)
    return review.isWhole
  }
  const send = () => {
    if (!isBusy && can.review && isReady()) onReview(review.body())
  }
  const sayBefore = (text: string) => review.setComment(wordsAfter(review.comment, text))
  useDeskKeys({
    onDigit: (digit) => can.review && !isBusy && review.takeDigit(digit),
    onPhrase: (number) => {
      const text = answer.saidBefore[number - 1]
      if (!can.review || isBusy || text === undefined) return false
      sayBefore(text)
      return true
    },
    onSend: send,
  })
  useFocusThatFollows(verdict, review.at)
  const words = problem && !review.isWhole ? problem : error
  return (
    <div className={styles.desk}>
      <Work answer={answer} />
      <form
        ref={verdict}
        className={styles.verdict}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Standing answer={answer} />
        {answer.appealText !== null && <AppealWords text={answer.appealText} />}
        <h2>{t.criteria}</h2>
        {can.review && <p className={`${styles.howTo} ${styles.keys}`}>{nonBreaking(t.howTo)}</p>}
        <CriteriaForm
          criteria={review.criteria}
          notes={answer.notes}
          given={review.given}
          at={review.at}
          onGive={review.give}
          onLook={review.lookAt}
          disabled={!can.review}
        />
        <output className={styles.total}>{t.total(review.total, answer.maxPoints)}</output>
        <TextArea
          label={answer.isAppeal ? t.appealComment : t.comment}
          hint={answer.isAppeal ? t.appealCommentHint : t.commentHint}
          value={review.comment}
          maxLength={4000}
          rows={4}
          readOnly={!can.review}
          onChange={(event) => review.setComment(event.target.value)}
        />
        {can.review && <SaidBefore texts={answer.saidBefore} onSay={sayBefore} />}
        {can.review && <Phrases isAppeal={answer.isAppeal} said={review.comment} onSay={review.setComment} />}
        <Faults isUrgent texts={words ? [words] : []} />
        {can.review && (
          <div className={styles.actions}>
            <Button type="submit" kind="primary" size="l" loading={isBusy}>
              {answer.state === 'reviewed' ? t.correct : answer.nextId === null ? t.review : t.reviewNext}
            </Button>
            {answer.sameIds.length > 0 && (
              <SameAnswers
                others={answer.sameIds.length}
                isReady={isReady}
                isBusy={isBusy}
                onAgree={() => onReview(review.body(answer.sameIds))}
              />
            )}
            {can.giveBack && (
              <GiveBack comment={review.comment.trim()} isBusy={isBusy} onGiveBack={onGiveBack} />
            )}
          </div>
        )}
        {can.review && answer.returnBar && (
          <p className={styles.howTo}>{nonBreaking(t.returnBars[answer.returnBar])}</p>
        )}
      </form>
      <AskBeforeLeaving form={{ isDirty: () => can.review && !isBusy && review.isChanged }} />
    </div>
  )
}

/** The criterion without points that stands first. */
function focusFirstUnset(form: HTMLFormElement): void {
  const unset = [...form.querySelectorAll('fieldset')].find((one) => !one.querySelector(':checked'))
  unset?.querySelector('input')?.focus()
}

const Given = ({ answer: { question }, response }: { answer: ReviewedAnswer; response: Response }) =>
  response.kind === 'file' ? (
    <>
      {response.files.length > 0 && <PhotoTable files={response.files} />}
      {response.text?.trim() && <EssayView text={response.text} />}
    </>
  ) : (
    <AnswerView question={question} answer={response} />
  )

const stateOf = ({ state, points, maxPoints }: ReviewedAnswer): TryState =>
  state === 'waiting' ? 'waits' : state === 'returned' ? 'returned' : outcomeOf(points ?? 0, maxPoints)

const Work = ({ answer }: { answer: ReviewedAnswer }) => (
  <div className={styles.work}>
    <section className={styles.sheet} aria-labelledby="answer-title">
      <h2 id="answer-title">{t.answer}</h2>
      <TryHead number={answer.tryNumber} answeredAt={answer.askedAt} state={stateOf(answer)} />
      <Given answer={answer} response={answer.response} />
    </section>
    <Accordion title={t.task}>
      {'html' in answer.question && <Html className="md" html={answer.question.html} />}
    </Accordion>
    <Accordion title={t.model}>
      <Html className="md" html={answer.solutionHtml} />
    </Accordion>
    {answer.earlier.length > 0 && (
      <Accordion title={t.earlier}>
        <TriesList
          question={answer.question}
          tries={answer.earlier}
          draw={({ response }) => <Given answer={answer} response={response} />}
        />
      </Accordion>
    )}
  </div>
)

/** A second look: what the pupil holds against the first, and nothing of the first itself. */
const AppealWords = ({ text }: { text: string }) => (
  <section className={styles.appeal} aria-labelledby="appeal-title">
    <h2 id="appeal-title">{t.appealTitle}</h2>
    <p>{t.appealText}</p>
    <h3>{t.appealWords}</h3>
    <blockquote>{text}</blockquote>
  </section>
)

/** Why nothing can be said, or that something has been. */
function Standing({ answer: { state, takenBy, reviewedAt, can } }: { answer: ReviewedAnswer }) {
  if (takenBy && !takenBy.isMe) {
    return (
      <div className={styles.standing}>
        <p>
          <IconLock aria-hidden="true" /> <strong>{t.takenTitle(takenBy.name)}</strong>
        </p>
        <p>{t.takenText}</p>
      </div>
    )
  }
  if (state === 'returned') return <p className={styles.standing}>{t.isReturned}</p>
  return state === 'reviewed' && reviewedAt ? (
    <p className={styles.standing}>{can.review ? t.isReviewed(reviewedAt) : t.isDecided(reviewedAt)}</p>
  ) : null
}

interface GiveBackProps {
  comment: string
  isBusy: boolean
  onGiveBack: (comment: string) => void
}

/** «Вернуть на доработку» and the question whether it is meant; without words it is not. */
function GiveBack({ comment, isBusy, onGiveBack }: GiveBackProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button size="l" onClick={() => setAsking(true)}>
        {t.giveBack}
      </Button>
      <Confirmation
        open={isAsking}
        title={t.giveBackTitle}
        action={comment ? t.giveBack : null}
        {...(comment ? {} : { cancel: t.understood })}
        isBusy={isBusy}
        onClose={close}
        onAgree={() => {
          close()
          onGiveBack(comment)
        }}
      >
        <p>{comment ? t.giveBackText : t.giveBackNeedsWords}</p>
      </Confirmation>
    </>
  )
}
