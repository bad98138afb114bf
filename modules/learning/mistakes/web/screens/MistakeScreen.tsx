import '@school/ui/math.css'
import '@school/ui/prose.css'
import { AnswerView, useIsGentle } from '@school/task-forms/web'
import { factsOf } from '@school/texts'
import {
  Button,
  ButtonLink,
  Card,
  hueOf,
  IconBook2,
  IconPlayerPlay,
  Link,
  PageHeader,
  useYou,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { AskedView } from '@school/results/web'
import { attemptDraftKey, PracticeTask } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type Mistake, stepCount, type Twin } from '../../contract/index.ts'
import { mistakesAt } from '../addresses.ts'
import { AfterTwin } from '../AfterTwin.tsx'
import { Dismissal } from '../Dismissal.tsx'
import { mistakeQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Steps } from '../Steps.tsx'
import { useMistake, useTwinSolving } from '../use-twin.ts'
import styles from './MistakeScreen.module.css'

export interface MistakeScreenProps {
  mistakeId: number
  /** Of the pupil. */
  zone: string
}

/** The failed task with its answer, the theory, and the twin. */
export function MistakeScreen({ mistakeId, zone }: MistakeScreenProps) {
  const isGentle = useIsGentle()
  const { data: mistake, dataUpdatedAt } = useSuspenseQuery(mistakeQuery(mistakeId))
  const now = new Date(dataUpdatedAt)
  const { title, discipline, place, missedAt, state, step, twin } = mistake
  return (
    <div className={`hue ${frame.page} ${styles.page}`} style={hueOf(discipline?.hue ?? 250)}>
      <PageHeader crumbs={[{ title: t.title(isGentle), to: mistakesAt() }, { title }]} title={title}>
        <p className={frame.note}>{factsOf(discipline?.title, t.missed(missedAt, now, zone))}</p>
        {state === 'open' && <Steps step={step} of={stepCount} />}
      </PageHeader>
      <Asked mistake={mistake} />
      {mistake.theory.length > 0 && <TheoryCard mistake={mistake} />}
      {twin ? <TwinSection key={twin.attemptId} mistake={mistake} twin={twin} /> : null}
      <WayOn mistake={mistake} now={now} zone={zone} />
      {place && (
        <p className={frame.note}>
          {t.madeIn} <Link to={place.url}>{place.title}</Link>
        </p>
      )}
    </div>
  )
}

function Asked({ mistake: { question, answer } }: { mistake: Mistake }) {
  const you = useYou()
  return (
    <Card as="section" pad="l" className={styles.card} aria-labelledby="asked">
      <h2 id="asked">{t.asked}</h2>
      {question ? <AskedView question={question} /> : <p className={frame.note}>{t.gone}</p>}
      {question && answer && (
        <>
          <h3>{you(t.answer)}</h3>
          <AnswerView question={question} answer={answer} />
        </>
      )}
      {question && !answer && <p className={frame.note}>{t.gaveUp}</p>}
    </Card>
  )
}

function TheoryCard({ mistake: { theory } }: { mistake: Mistake }) {
  const you = useYou()
  return (
    <section className={frame.section} aria-labelledby="theory">
      <h2 id="theory">{t.theory}</h2>
      <p>{you(t.theoryLead)}</p>
      {theory.map(({ title, lessonUrl, notesUrl }) => (
        <div key={lessonUrl} className={frame.row}>
          <ButtonLink to={lessonUrl} icon={<IconBook2 aria-hidden="true" />}>
            {t.lesson(title)}
          </ButtonLink>
          {notesUrl && <Link to={notesUrl}>{t.notes}</Link>}
        </div>
      ))}
    </section>
  )
}

function TwinSection({ mistake, twin }: { mistake: Mistake; twin: Twin }) {
  const you = useYou()
  const solving = useTwinSolving(mistake.id, twin)
  return (
    <section className={frame.section} aria-labelledby="twin">
      <h2 id="twin">{t.twin}</h2>
      {twin.outcome === null && <p>{you(t.twinLead)}</p>}
      <PracticeTask
        key={twin.task.id}
        task={twin.task}
        solving={solving}
        draftKey={attemptDraftKey(twin.attemptId, twin.task)}
        level={3}
        isResultShown
        nextTo={null}
        finish={<AfterTwin mistake={mistake} />}
      />
    </section>
  )
}

function WayOn({ mistake, now, zone }: { mistake: Mistake; now: Date; zone: string }) {
  const { start, dismiss, restore, isStarting, isBusy } = useMistake(mistake.id)
  const { can, returnsOn, today, dismissal, state, closedBy, twin } = mistake
  const isTwinDone = twin !== null && twin.outcome !== null
  return (
    <div className={styles.way}>
      {dismissal && <p>{t.dismissed[dismissal]}</p>}
      {closedBy === 'regraded' && <p>{t.closedRegraded}</p>}
      {state === 'open' && !today && !isTwinDone && returnsOn && <p>{t.waits(returnsOn, now, zone)}</p>}
      <div className={frame.row}>
        {can.start && (
          <Button
            kind="primary"
            size="l"
            loading={isStarting}
            icon={<IconPlayerPlay aria-hidden="true" />}
            onClick={start}
          >
            {t.tryAgain}
          </Button>
        )}
        {can.dismiss && <Dismissal isBusy={isBusy} onDismiss={dismiss} />}
        {can.restore && (
          <Button loading={isBusy} onClick={restore}>
            {t.restore}
          </Button>
        )}
      </div>
    </div>
  )
}
