import { factsOf } from '@school/texts'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import { useIsGentle } from '@school/task-forms/web'
import { Button, Dialog, EmptyState, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { PracticeTask, AttemptClock, attemptDraftKey, AttemptHead } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CurrentTask, Session } from '../../contract/index.ts'
import { AfterAnswer } from '../AfterAnswer.tsx'
import { GivenStrip } from '../GivenStrip.tsx'
import { LevelMark } from '../LevelMark.tsx'
import page from '../page.module.css'
import { sessionQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { SeriesDots } from '../SeriesDots.tsx'
import { SummaryView } from '../SummaryView.tsx'
import { useAnswering, useGoOn } from '../use-session.ts'
import styles from './SessionScreen.module.css'

/** Practice, one task after another, and its summary. */
export function SessionScreen({ sessionId }: { sessionId: number }) {
  const { data: session } = useSuspenseQuery(sessionQuery(sessionId))
  if (session.summary) return <SummaryView session={session} summary={session.summary} />
  return <Running session={session} />
}

function Running({ session }: { session: Session }) {
  const { current, mode, limit, given, endsAt, serverNow } = session
  const { goOn, finish, isBusy } = useGoOn(session.id)
  // The ten minutes end without a countdown for small children, so as not to hurry them.
  const isGentle = useIsGentle()
  const position = current?.position ?? given.length
  return (
    <div className={`hue ${frame.page} ${page.narrow}`} style={hueOf(current?.skill.hue ?? 250)}>
      <AttemptHead
        title={session.skill?.title ?? t.modeTitle[mode]}
        note={t.progress(position, limit)}
        clock={endsAt && !isGentle && <SoftClock endsAt={endsAt} serverNow={serverNow} />}
      >
        <FinishButton isBusy={isBusy} isAnswered={current?.outcome !== null} onFinish={finish} />
      </AttemptHead>
      <GivenStrip given={given} limit={limit} />
      {current ? (
        <Shown session={session} current={current} isBusy={isBusy} onNext={goOn} />
      ) : (
        <EmptyState
          title={t.gone}
          action={
            <Button kind="primary" loading={isBusy} onClick={goOn}>
              {t.next}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** A task begun in time may be finished, so «Время вышло» is never shown over it. */
function SoftClock({ endsAt, serverNow }: { endsAt: string; serverNow: string }) {
  const [isOver, setOver] = useState(false)
  if (isOver) return <p className={frame.note}>{t.lastTask}</p>
  return <AttemptClock deadlineAt={endsAt} serverNow={serverNow} onTimeUp={() => setOver(true)} />
}

interface ShownProps {
  session: Session
  current: CurrentTask
  isBusy: boolean
  onNext: () => void
}

/** The current task. After a press focus moves to its title. */
function Shown({ session, current, isBusy, onNext }: ShownProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(current.position)
  useEffect(() => {
    if (shown.current === current.position) return
    shown.current = current.position
    const title = place.current!.querySelector<HTMLElement>('h2[tabindex]')
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'nearest' })
  }, [current.position])
  return (
    <div ref={place} className={page.section}>
      <div className={styles.skill}>
        <LevelMark level={current.skill.level} size="s" />
        <span>{factsOf(!session.skill && current.skill.title, t.levels[current.skill.level])}</span>
        <SeriesDots series={current.series} />
      </div>
      <Solving key={current.position} session={session} current={current} isBusy={isBusy} onNext={onNext} />
    </div>
  )
}

function Solving({ session, current, isBusy, onNext }: ShownProps) {
  const solving = useAnswering(session, current)
  return (
    <PracticeTask
      task={current.task}
      solving={solving}
      draftKey={attemptDraftKey(current.attemptId, current.task)}
      isResultShown
      nextTo={null}
      finish={<AfterAnswer session={session} current={current} isBusy={isBusy} onNext={onNext} />}
    />
  )
}

interface FinishProps {
  isBusy: boolean
  isAnswered: boolean
  onFinish: (onDone: () => void) => void
}

/** Ends at once when no task is open; otherwise asks for confirmation. */
function FinishButton({ isBusy, isAnswered, onFinish }: FinishProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        kind="quiet"
        loading={isBusy && isAnswered}
        onClick={() => (isAnswered ? onFinish(close) : setAsking(true))}
      >
        {t.finish}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t.finishTitle}
        size="s"
        footer={
          <>
            <Button loading={isBusy} onClick={() => onFinish(close)}>
              {t.finish}
            </Button>
            <Button kind="primary" onClick={close}>
              {t.stay}
            </Button>
          </>
        }
      >
        <p>{t.finishText}</p>
      </Dialog>
    </>
  )
}
