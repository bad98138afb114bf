import { useCall } from '@school/api-client'
import { Breadcrumbs, toast } from '@school/ui'
import { ReviewDesk } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { holdReview, leaveReview, listQueue, returnAnswer, reviewAnswer } from '../../contract/index.ts'
import { queueAt, reviewAt } from '../addresses.ts'
import frame from '../page.module.css'
import { reviewQuery } from '../queries.ts'
import { t } from '../ru.ts'

const renewMs = 5 * 60_000

/** While the desk is open the answer is the viewer's; the server forgets it a quarter of an hour after the last word. */
function useHold(reviewId: number, isWaiting: boolean): void {
  const client = useQueryClient()
  const { mutate: hold } = useCall(holdReview, {
    // Somebody was first: the desk shows who.
    onError: () => void client.invalidateQueries({ queryKey: reviewQuery(reviewId).queryKey }),
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

export function ReviewScreen({ reviewId }: { reviewId: number }) {
  const { data: answer } = useSuspenseQuery(reviewQuery(reviewId))
  const client = useQueryClient()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  useHold(reviewId, answer.state === 'waiting' && answer.can.review)
  // Who came from the answer before reads on from the title.
  useEffect(() => title.current!.focus({ preventScroll: true }), [reviewId])

  const { nextId, state } = answer
  const goOn = (words: string) => {
    void client.invalidateQueries({ queryKey: [listQueue.name] })
    const isLast = state === 'waiting' && nextId === null
    toast(isLast ? t.allDone : words, { tone: 'ok' })
    if (state !== 'waiting') return
    void navigate(nextId === null ? queueAt() : reviewAt(nextId), { replace: true })
    window.scrollTo({ top: 0 })
  }
  const review = useCall(reviewAnswer, {
    onSuccess: (changed) => {
      client.setQueryData(reviewQuery(reviewId).queryKey, changed)
      goOn(t.saved)
    },
  })
  const giveBack = useCall(returnAnswer, {
    onSuccess: (changed) => {
      client.setQueryData(reviewQuery(reviewId).queryKey, changed)
      goOn(t.givenBack)
    },
  })
  const params = { reviewId }
  return (
    <div className={frame.page}>
      <Breadcrumbs crumbs={[{ title: t.title, to: queueAt() }, { title: answer.title }]} />
      <div className={frame.head}>
        <h1 ref={title} tabIndex={-1}>
          {answer.pupil.name}
        </h1>
        <p className={frame.lead}>{[answer.title, answer.place].filter(Boolean).join(' · ')}</p>
      </div>
      <ReviewDesk
        key={`${answer.id} ${answer.state}`}
        answer={answer}
        onReview={(body) => review.mutate({ params, body })}
        onGiveBack={(comment) => giveBack.mutate({ params, body: { comment } })}
        isBusy={review.isPending || giveBack.isPending}
        error={review.error?.message ?? giveBack.error?.message ?? null}
      />
    </div>
  )
}
