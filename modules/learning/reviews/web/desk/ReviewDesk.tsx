import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { Response } from '@school/tasks/contract'
import { nonBreaking } from '@school/texts'
import { AnswerView, EssayView, Html } from '@school/task-forms/web'
import { outcomeOf, type TryState } from '@school/works/contract'
import { Accordion, Button, Card, Confirmation, Faults, IconLock, TextArea } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { MeanwhileCard, SignInAgain } from '@school/forms'
import type { Meanwhile } from '@school/kernel/contract'
import { useEffect, useRef, useState } from 'react'
import type { ReturnBody, ReviewBody, ReviewedAnswer } from '../../contract/index.ts'
import { TriesList, TryHead } from '@school/results/web'
import { KeptComments } from '../comments/KeptComments.tsx'
import { CriteriaForm } from './CriteriaForm.tsx'
import { type ReviewDraft, useKeptReview } from './kept-review.ts'
import { focusPin, type NotesDesk } from './pen/use-notes.ts'
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
  /** Requires its id as `key`, so that another answer gets a new state. */
  answer: ReviewedAnswer
  onReview: (body: ReviewBody) => void
  onGiveBack: (body: ReturnBody) => void
  isBusy: boolean
  error: string | null
  /** The request was refused because the session has ended. */
  isSignedOut: boolean
  /** The answer was checked by another person or in another tab during editing. */
  meanwhile: Meanwhile | null
  /** Replaces the draft with the saved review. */
  onTheirs: () => void
}

/** Desk of an answer. Unsent input is stored on the device under the key. */
export function ReviewDesk({ draftKey, ...props }: ReviewDeskProps & { draftKey: string }) {
  const kept = useKeptReview(draftKey)
  const restored = props.answer.can.review ? kept.restored : null
  return (
    <>
      {restored && (
        <Card tone="accent" className={frame.row} role="status">
          <span>{t.restored}</span>
          <Button size="s" onClick={kept.startOver}>
            {t.startOver}
          </Button>
        </Card>
      )}
      <Desk key={String(restored !== null)} {...props} restored={restored} keep={kept.keep} />
    </>
  )
}

interface DeskProps extends ReviewDeskProps {
  restored: ReviewDraft | null
  keep: (draft: ReviewDraft | null) => void
}

/** The work on the left, the review on the right; on a phone one under the other. */
function Desk({
  answer,
  onReview,
  onGiveBack,
  isBusy,
  error,
  isSignedOut,
  meanwhile,
  onTheirs,
  restored,
  keep,
}: DeskProps) {
  const review = useReview(answer, restored)
  const verdict = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { can } = answer

  // A stored draft is not removed before the page has restored it.
  const isKept = useRef(restored !== null)
  useEffect(() => {
    if (!can.review || isBusy || !(review.isChanged || isKept.current)) return
    keep(review.isChanged ? review.draft : null)
    isKept.current = review.isChanged
  })

  /** @returns whether every pin has a text; otherwise the first one without it is shown */
  const arePinsSaid = (): boolean => {
    const silent = review.notes.silentPin()
    setProblem(silent ? t.pinSilent : null)
    if (!silent) return true
    review.notes.show(silent.fileId)
    // The field may belong to another sheet, which is rendered in the next frame.
    requestAnimationFrame(() => focusPin(silent.key, 'words'))
    return false
  }
  /** @returns whether the review is complete; otherwise the missing part is shown */
  const isReady = (): boolean => {
    if (review.isWhole) return arePinsSaid()
    setProblem(t.notAll)
    focusFirstUnset(verdict.current!)
    return false
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
    onUndo: () => {
      if (!can.review || isBusy || review.notes.notes.past.length === 0) return false
      review.notes.undo()
      return true
    },
  })
  useFocusThatFollows(verdict, review.at)
  const isAmiss = !review.isWhole || review.notes.silentPin() !== null
  const words = problem && isAmiss ? problem : meanwhile ? null : error
  return (
    <div className={styles.desk}>
      <Work answer={answer} notes={review.notes} />
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
        {can.review && <KeptComments said={review.comment} onSay={review.setComment} />}
        {can.review && <Phrases isAppeal={answer.isAppeal} said={review.comment} onSay={review.setComment} />}
        <Faults isUrgent texts={words ? [words] : []} />
        {isSignedOut && <SignInAgain />}
        {meanwhile && (
          <MeanwhileCard
            meanwhile={meanwhile}
            isBusy={isBusy}
            onMine={() => {
              if (!isReady()) return
              review.look(meanwhile.version)
              onReview(review.body([], meanwhile.version))
            }}
            onTheirs={onTheirs}
          >
            <SavedReview
              saved={meanwhile.current as SavedReviewProps['saved']}
              maxPoints={answer.maxPoints}
            />
          </MeanwhileCard>
        )}
        {can.review && !meanwhile && (
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
              <GiveBack
                comment={review.comment.trim()}
                isReady={arePinsSaid}
                isBusy={isBusy}
                onGiveBack={(comment) => onGiveBack({ comment, sheetNotes: review.notes.body() })}
              />
            )}
          </div>
        )}
        {can.review && answer.returnBar && (
          <p className={styles.howTo}>{nonBreaking(t.returnBars[answer.returnBar])}</p>
        )}
      </form>
    </div>
  )
}

interface SavedReviewProps {
  saved: Pick<ReviewBody, 'criteria' | 'comment'>
  maxPoints: number
}

/** The saved review of another person or tab. */
const SavedReview = ({ saved: { criteria, comment }, maxPoints }: SavedReviewProps) => (
  <>
    <p>
      {t.savedPoints(
        criteria.reduce((sum, { points }) => sum + points, 0),
        maxPoints,
      )}
    </p>
    {comment && <blockquote>{comment}</blockquote>}
  </>
)

/** Focuses the first criterion without points. */
function focusFirstUnset(form: HTMLFormElement): void {
  const unset = [...form.querySelectorAll('fieldset')].find((one) => !one.querySelector(':checked'))
  unset?.querySelector('input')?.focus()
}

interface GivenProps {
  answer: ReviewedAnswer
  response: Response
  /** Only for the answer under review: earlier ones are read-only. */
  notes?: NotesDesk
}

const Given = ({ answer: { question, can, arePhotosForbidden }, response, notes }: GivenProps) =>
  response.kind === 'file' ? (
    <>
      {response.files.length > 0 && arePhotosForbidden && (
        <Card tone="warn" role="note">
          <strong>{t.photosClosed(response.files.length)}</strong>
          <p>{t.photosClosedText}</p>
        </Card>
      )}
      {response.files.length > 0 && !arePhotosForbidden && (
        <PhotoTable files={response.files} canDraw={can.review} {...(notes ? { notes } : {})} />
      )}
      {response.text?.trim() && <EssayView text={response.text} />}
    </>
  ) : (
    <AnswerView question={question} answer={response} />
  )

const stateOf = ({ state, points, maxPoints }: ReviewedAnswer): TryState =>
  state === 'waiting' ? 'waits' : state === 'returned' ? 'returned' : outcomeOf(points ?? 0, maxPoints)

const Work = ({ answer, notes }: { answer: ReviewedAnswer; notes: NotesDesk }) => (
  <div className={styles.work}>
    <section className={styles.sheet} aria-labelledby="answer-title">
      <h2 id="answer-title">{t.answer}</h2>
      <TryHead number={answer.tryNumber} answeredAt={answer.askedAt} state={stateOf(answer)} />
      <Given answer={answer} response={answer.response} notes={notes} />
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

/** For a second review: the text of the appeal, without the first review. */
const AppealWords = ({ text }: { text: string }) => (
  <section className={styles.appeal} aria-labelledby="appeal-title">
    <h2 id="appeal-title">{t.appealTitle}</h2>
    <p>{t.appealText}</p>
    <h3>{t.appealWords}</h3>
    <blockquote>{text}</blockquote>
  </section>
)

/** Why the answer can't be reviewed, or that it has been. */
function Standing({ answer }: { answer: ReviewedAnswer }) {
  const { state, takenBy, reviewedAt, can, jury, maxPoints } = answer
  const own = jury?.own ? t.ownMark(jury.own.points, maxPoints, jury.own.saidAt) : null
  if (state === 'waiting' && own)
    return (
      <div className={styles.standing}>
        <p>
          <strong>{own}</strong>
        </p>
        <p>{nonBreaking(t.ownMarkNext)}</p>
      </div>
    )
  if (state === 'reviewed' && jury && reviewedAt)
    return (
      <div className={styles.standing}>
        <p>
          <strong>{t.isJudged(answer.points ?? 0, maxPoints, reviewedAt)}</strong>
        </p>
        <p>{[own, t.onlyByAppeal].filter(Boolean).join(' ')}</p>
      </div>
    )
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
  isReady: () => boolean
  isBusy: boolean
  onGiveBack: (comment: string) => void
}

/** «Вернуть на доработку» with a confirmation; requires a comment. */
function GiveBack({ comment, isReady, isBusy, onGiveBack }: GiveBackProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button size="l" onClick={() => isReady() && setAsking(true)}>
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
