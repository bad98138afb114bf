import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { factsOf, gradeLabel } from '@school/texts'
import { Button, ButtonLink, Card, Chip, TextArea, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { AppealCard } from '@school/reviews/contract'
import { Phrases } from '@school/reviews/web'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { decideAppeal, type MonitoredStage, listStageAppeals } from '../../contract/index.ts'
import { solutionsAt } from '../addresses.ts'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/** An appeal: whose, against what, the words of both sides, and the decision where it is this desk’s to make. */
export function AppealDesk({ card, stage }: { card: AppealCard; stage: MonitoredStage }) {
  const { pupil, task, points, maxPoints, text, filedAt, decidedAt, decidedBy, words } = card
  return (
    <Card as="article" className={styles.card}>
      <p className={frame.row}>
        <strong>{pupil.name}</strong>
        <Fate card={card} />
        <span className={frame.note}>
          {factsOf(
            pupil.gradeIndex !== null && gradeLabel(pupil.gradeIndex),
            desk.task(task.position, task.title),
            desk.pointsNow(points, maxPoints),
            desk.filed(filedAt),
          )}
        </span>
      </p>
      <p className={styles.words}>{text}</p>
      {decidedAt && (
        <>
          <p className={frame.note}>{desk.saidAt(decidedBy, decidedAt)}</p>
          <p className={styles.answer}>{words}</p>
        </>
      )}
      <div>
        <ButtonLink size="s" to={solutionsAt(stage.olympiad.id, pupil.id, stage.id, task.id)}>
          {desk.readAnswer}
        </ButtonLink>
      </div>
      {card.can.decide && <DecisionForm card={card} />}
      {card.state === 'open' && card.reviewId !== null && <ByReview card={card} />}
    </Card>
  )
}

function Fate({ card: { state, gained } }: { card: AppealCard }) {
  if (state === 'open') return null
  return (
    <Chip size="s" tone={state === 'accepted' ? 'ok' : 'warn'}>
      {state === 'accepted' ? desk.accepted(gained) : desk.declined}
    </Chip>
  )
}

const ByReview = ({ card: { reviewId, can } }: { card: AppealCard }) => (
  <div className={frame.row}>
    <span>{can.review ? desk.byReview : desk.firstWasYours}</span>
    {can.review && (
      <ButtonLink kind="primary" to={link(site.lms.teacherReview, { review_id: reviewId! })}>
        {desk.toReview}
      </ButtonLink>
    )}
  </div>
)

/** «2,5» in hundredths; nothing when it is no number. */
const hundredthsOf = (written: string): number | null => {
  const value = Number(written.trim().replace(',', '.'))
  return written.trim() !== '' && Number.isFinite(value) ? Math.round(100 * value) : null
}

function DecisionForm({ card: { id, points, maxPoints } }: { card: AppealCard }) {
  const client = useQueryClient()
  const [written, setWritten] = useState(String(points / 100).replace('.', ','))
  const [words, setWords] = useState('')
  const [isSent, setSent] = useState(false)
  const decide = useCall(decideAppeal, {
    onSuccess: () => {
      toast(desk.decidedToast, { tone: 'ok' })
      return client.invalidateQueries({ queryKey: [listStageAppeals.name] })
    },
  })
  const chosen = hundredthsOf(written)
  const isRight = chosen !== null && chosen >= points && chosen <= maxPoints
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isRight && !decide.isPending)
      decide.mutate({ params: { appealId: id }, body: { points: chosen, words } })
  }
  return (
    <form noValidate onSubmit={send} className={styles.form}>
      <TextInput
        className={styles.points}
        label={desk.points}
        hint={desk.pointsHint(points, maxPoints)}
        inputMode="decimal"
        value={written}
        error={
          isSent && !isRight
            ? desk.pointsWrong(points, maxPoints)
            : (decide.error?.fields['points']?.[0] ?? null)
        }
        onChange={(event) => setWritten(event.target.value)}
      />
      <TextArea
        label={desk.words}
        hint={desk.wordsHint}
        rows={3}
        maxLength={2000}
        value={words}
        error={
          decide.error?.fields['words']?.[0] ??
          (decide.error?.fields['points'] ? null : (decide.error?.message ?? null))
        }
        onChange={(event) => setWords(event.target.value)}
      />
      <Phrases isAppeal said={words} onSay={setWords} />
      <div>
        <Button type="submit" kind="primary" loading={decide.isPending}>
          {isRight && chosen > points ? desk.raise : desk.keep}
        </Button>
      </div>
    </form>
  )
}
