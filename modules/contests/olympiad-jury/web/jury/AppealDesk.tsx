import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { factsOf, gradeLabel } from '@school/texts'
import { Button, ButtonLink, Card, Chip, TextArea, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { AppealCard } from '@school/reviews/contract'
import { Phrases } from '@school/reviews/web'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { monitoredStageAt } from '@school/olympiad-conduct/web'
import { solutionsAt } from '@school/olympiads/web'
import { decideAppeal } from '../../contract/index.ts'
import { AppealedAnswer } from './AppealedAnswer.tsx'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/**
 * An appeal: its number (and the pupil once it is decided), the task, the texts of both sides, and the form of the decision where this
 * desk makes it.
 */
export function AppealDesk({ card, stage }: { card: AppealCard; stage: MonitoredStage }) {
  const { pupil, gradeIndex, task, points, maxPoints, text, filedAt, decidedAt, decidedBy, words } = card
  return (
    <Card as="article" className={styles.card}>
      <p className={frame.row}>
        <strong>{pupil?.name ?? desk.number(card.id)}</strong>
        <Fate card={card} />
        <span className={frame.note}>
          {factsOf(
            pupil && desk.number(card.id).toLowerCase(),
            gradeIndex !== null && gradeLabel(gradeIndex),
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
      {pupil ? (
        <div>
          <ButtonLink size="s" to={solutionsAt(stage.olympiad.id, pupil.id, stage.id, task.id)}>
            {desk.readAnswer}
          </ButtonLink>
        </div>
      ) : (
        card.reviewId === null && <AppealedAnswer appealId={card.id} />
      )}
      {card.can.decide && <DecisionForm card={card} />}
      {card.state === 'open' && card.reviewId !== null && <ByReview card={card} stageId={stage.id} />}
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

const ByReview = ({
  card: { reviewId, needsJudge, can },
  stageId,
}: {
  card: AppealCard
  stageId: number
}) => (
  <div className={frame.row}>
    <span>{needsJudge ? desk.needsJudge : can.review ? desk.byReview : desk.firstWasYours}</span>
    {needsJudge && (
      <ButtonLink kind="primary" to={monitoredStageAt(stageId, { tab: 'jury' })}>
        {desk.toJury}
      </ButtonLink>
    )}
    {can.review && (
      <ButtonLink kind="primary" to={link(site.lms.teacherReview, { review_id: reviewId! })}>
        {desk.toReview}
      </ButtonLink>
    )}
  </div>
)

/** Parses «2,5» into hundredths; `null` when it is not a number. */
const hundredthsOf = (written: string): number | null => {
  const value = Number(written.trim().replace(',', '.'))
  return written.trim() !== '' && Number.isFinite(value) ? Math.round(100 * value) : null
}

interface Decision {
  /** As typed by a person: «2,5». */
  written: string
  words: string
}

function DecisionForm({ card: { id, points, maxPoints } }: { card: AppealCard }) {
  const isRight = (chosen: number | null) => chosen !== null && chosen >= points && chosen <= maxPoints
  const form = useForm<typeof decideAppeal, Decision>(decideAppeal, {
    params: { appealId: id },
    values: { written: String(points / 100).replace('.', ','), words: '' },
    body: ({ written, words }) => ({ points: hundredthsOf(written), words }),
    places: { points: 'written' },
    check: ({ written }) => ({
      written: isRight(hundredthsOf(written)) ? null : desk.pointsWrong(points, maxPoints),
    }),
    onSent: () => toast(desk.decidedToast, { tone: 'ok' }),
  })
  const chosen = hundredthsOf(form.value('written'))
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {chosen !== null && isRight(chosen) && chosen > points ? desk.raise : desk.keep}
          </Button>
        </div>
      }
    >
      <TextInput
        className={styles.points}
        label={desk.points}
        hint={desk.pointsHint(points, maxPoints)}
        inputMode="decimal"
        {...form.text('written')}
      />
      <TextArea label={desk.words} hint={desk.wordsHint} rows={3} maxLength={2000} {...form.text('words')} />
      <Phrases isAppeal said={form.value('words')} onSay={(words) => form.set('words', words)} />
    </Form>
  )
}
