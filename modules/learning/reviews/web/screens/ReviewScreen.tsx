import { factsOf } from '@school/texts'
import { invalidate, useCall } from '@school/api-client'
import { Breadcrumbs, ButtonLink, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { forgetReview, reviewDraftKey } from '../desk/kept-review.ts'
import { ReviewDesk } from '../desk/ReviewDesk.tsx'
import { ReviewedFace } from '../desk/ReviewedFace.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { holdReview, leaveReview, returnAnswer, reviewAnswer } from '../../contract/index.ts'
import { queueAt, reviewAt } from '../addresses.ts'
import { type QueuePart, reviewQuery } from '../queries.ts'
import { t } from '../ru.ts'

const renewMs = 5 * 60_000

/** Reserves the answer for the viewer while the desk is open; the server releases it fifteen minutes after the last call. */
function useHold(reviewId: number, part: QueuePart, isWaiting: boolean): void {
  const client = useQueryClient()
  const { mutate: hold } = useCall(holdReview, {
    // Another reviewer was first: reload to show their name.
    onError: () => void invalidate(client, reviewQuery(reviewId, part)),
  })
  const { mutate: leave } = useCall(leaveReview)
  useEffect(() => {
    if (!isWaiting) return
    const params = { reviewId }
    hold({ params })
    const timer = setInterval(() => hold({ params }), renewMs)
    return () => {
      clearInterval(timer)
      leave({ params })
    }
  }, [reviewId, isWaiting, hold, leave])
}

export interface ReviewScreenProps {
  /** Owner of the desk. */
  userId: number
  reviewId: number
  part: QueuePart
  /** How many were checked in a row before this one. */
  checked: number
}

export function ReviewScreen({ userId, reviewId, part, checked }: ReviewScreenProps) {
  const { data: answer } = useSuspenseQuery(reviewQuery(reviewId, part))
  const client = useQueryClient()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  useHold(reviewId, part, answer.state === 'waiting' && answer.can.review)
  // After moving from the previous answer the focus starts at the title.
  useEffect(() => title.current!.focus({ preventScroll: true }), [reviewId])

  const { nextId, state, turn } = answer
  const draftKey = reviewDraftKey(userId, reviewId)
  // Input is kept when others change the answer; the desk is remounted after the viewer’s own review was saved.
  const [round, setRound] = useState(0)
  const goOn = (words: string, sameIds: readonly number[] = []) => {
    const nextId = sameIds.length > 0 ? answer.nextOtherId : answer.nextId
    const isLast = state === 'waiting' && nextId === null
    toast(isLast ? t.allDone : words, { tone: 'ok' })
    if (state !== 'waiting') return
    void navigate(
      nextId === null ? queueAt('waiting', 1, part) : reviewAt(nextId, part, checked + 1 + sameIds.length),
      {
        replace: true,
      },
    )
    window.scrollTo({ top: 0 })
  }
  const review = useCall(reviewAnswer, {
    onSuccess: (changed, { body }) => {
      forgetReview(draftKey)
      setRound(round + 1)
      client.setQueryData(reviewQuery(reviewId, part).queryKey, changed)
      goOn(t.saved, body.sameIds)
    },
  })
  const giveBack = useCall(returnAnswer, {
    onSuccess: (changed) => {
      forgetReview(draftKey)
      setRound(round + 1)
      client.setQueryData(reviewQuery(reviewId, part).queryKey, changed)
      goOn(t.givenBack)
    },
  })
  const takeTheirs = async () => {
    forgetReview(draftKey)
    await invalidate(client, reviewQuery(reviewId, part))
    review.reset()
    setRound(round + 1)
  }
  const params = { reviewId }
  const refused = review.error ?? giveBack.error
  return (
    <div className={frame.page}>
      <Breadcrumbs crumbs={[{ title: t.title, to: queueAt('waiting', 1, part) }, { title: answer.title }]} />
      <div className={frame.head}>
        <div className={frame.row}>
          <ReviewedFace pupil={answer.pupil} size={52} />
          <h1 ref={title} tabIndex={-1}>
            {answer.pupil.name}
          </h1>
        </div>
        <p className={frame.lead}>{factsOf(answer.title, answer.place)}</p>
        {!turn && answer.state === 'waiting' && nextId !== null && (
          <div className={frame.row}>
            <ButtonLink size="s" to={reviewAt(nextId, part, checked)} replace>
              {t.toNext}
            </ButtonLink>
          </div>
        )}
        {turn && (
          <div className={frame.row}>
            <span>{t.turn(checked + turn.number, checked + turn.total)}</span>
            {nextId !== null && (
              <ButtonLink kind="quiet" size="s" to={reviewAt(nextId, part, checked)} replace>
                {t.skip}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <ReviewDesk
        key={`${answer.id} ${String(answer.can.review)} ${round}`}
        answer={answer}
        draftKey={draftKey}
        onReview={(body) => review.mutate({ params, body })}
        onGiveBack={(body) => giveBack.mutate({ params, body })}
        isBusy={review.isPending || giveBack.isPending}
        error={refused?.message ?? null}
        isSignedOut={refused?.status === 401}
        meanwhile={review.error?.meanwhile ?? null}
        onTheirs={() => void takeTheirs()}
      />
    </div>
  )
}
