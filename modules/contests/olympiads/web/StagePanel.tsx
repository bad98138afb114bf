import { invalidate, fileAddress } from '@school/api-client'
import { signInAddress } from '@school/routes'
import { Button, ButtonLink, Card, useYou } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { type Olympiad, saveStageToCalendar, type Stage, type StageStep } from '../contract/index.ts'
import { catalogAt, codeAt, olympiadAt, ratingAt, tasksAt } from './addresses.ts'
import { Countdown } from './Countdown.tsx'
import { EntryForm } from './EntryForm.tsx'
import frame from '@school/ui/frame.module.css'
import { TimedStart } from '@school/works/web'
import { olympiadQuery } from './queries.ts'
import { t } from './ru.ts'
import { StageResult } from './StageResult.tsx'
import { useStart } from './use-olympiad.ts'
import styles from './StagePanel.module.css'

export interface StagePanelProps {
  olympiad: Olympiad
  stage: Stage
  userId: number | null
}

/** The current step of the stage: one action, explained in a sentence. */
export function StagePanel({ olympiad, stage, userId }: StagePanelProps) {
  const isOver = stage.state === 'published'
  const titleId = `stage-${stage.id}`
  // Two panels may have the same heading, so the label includes the name of the stage.
  const nameId = `${titleId}-name`
  return (
    <Card as="section" pad="l" tone="card" className={frame.section} aria-labelledby={`${titleId} ${nameId}`}>
      <p id={nameId} className={frame.note}>
        {stage.title}
      </p>
      <Step olympiad={olympiad} stage={stage} userId={userId} />
      {isOver && stage.step === 'missed' && <Practice olympiad={olympiad} stage={stage} userId={userId} />}
      <Clock olympiad={olympiad} stage={stage} />
      <ToCalendar stage={stage} />
    </Card>
  )
}

const Words = ({ stage, title, text }: { stage: Stage; title: string; text?: ReactNode }) => (
  <>
    <h2 id={`stage-${stage.id}`}>{title}</h2>
    {text && <p>{text}</p>}
  </>
)

function Step({ olympiad, stage, userId }: StagePanelProps): ReactNode {
  const you = useYou()
  const say = (title: string, text?: ReactNode) => <Words stage={stage} title={title} text={text} />
  switch (stage.step) {
    case 'guest':
      return (
        <>
          {say(you(t.guestTitle), you(t.guestText))}
          <div className={frame.row}>
            <ButtonLink kind="primary" size="l" to={signInAddress(olympiadAt(olympiad.id))}>
              {t.signIn}
            </ButtonLink>
            <ButtonLink kind="quiet" size="l" to={codeAt()}>
              {t.byPersonalCode}
            </ButtonLink>
          </div>
        </>
      )
    case 'onlooker':
      return say(t.onlookerTitle, t.onlookerText)
    case 'other_grades':
      return (
        <>
          {say(you(t.otherGradesTitle), you(t.otherGradesText))}
          <div className={frame.row}>
            <ButtonLink to={catalogAt()}>{t.toCatalog}</ButtonLink>
          </div>
        </>
      )
    case 'closed_above':
      return say(t.closedAboveTitle, stage.closedBecause && t.closedAboveText(stage.closedBecause))
    case 'needs_trial':
      return say(t.needsTrialTitle, you(t.needsTrialText))
    case 'needs_result':
      return say(t.needsResultTitle, you(t.needsResultText))
    case 'needs_code':
    case 'may_enter':
      return (
        <>
          {say(t.enterTitle(stage.title), t.enterText)}
          <Shortened stage={stage} />
          {stage.can.enter && (
            <EntryForm
              stage={stage}
              grades={choosable(olympiad, stage)}
              ownGrade={olympiad.choosableGrades[0] ?? null}
            />
          )}
        </>
      )
    case 'registered':
    case 'ready':
      return <Ready olympiad={olympiad} stage={stage} />
    case 'solving':
      return (
        <>
          {say(you(t.solvingTitle), t.solvingText(stage.participation!.deadlineAt ?? stage.closesAt))}
          {stage.can.goOn && (
            <div className={frame.row}>
              <ButtonLink kind="primary" size="l" to={tasksAt(olympiad.id)}>
                {t.goOn}
              </ButtonLink>
            </div>
          )}
        </>
      )
    case 'waiting':
      return stage.withdrawnBecause ? (
        <>
          {say(t.withdrawnTitle, t.withdrawnText(stage.withdrawnBecause))}
          <p>{you(t.withdrawnSafe)}</p>
        </>
      ) : (
        say(you(t.waitingTitle), t.waitingText(stage.resultsAt))
      )
    case 'closed':
      return stage.withdrawnBecause
        ? say(t.withdrawnTitle, t.withdrawnText(stage.withdrawnBecause))
        : say(t.closedTitle, t.closedText(stage.resultsAt))
    case 'results':
      return <StageResult olympiadId={olympiad.id} stage={stage} userId={userId!} />
    case 'missed':
      return (
        <>
          {say(t.missedTitle, t.missedText)}
          <div className={frame.row}>
            <ButtonLink to={ratingAt(olympiad.id, 'users', { stage: stage.id })}>{t.toRating}</ButtonLink>
          </div>
        </>
      )
    case 'cancelled':
      return say(t.cancelledTitle, stage.change && you(t.cancelledText(stage.change.reason)))
  }
}

/** Steps of viewers who have not begun the stage yet. */
const ahead: readonly StageStep[] = ['guest', 'onlooker', 'needs_code', 'may_enter', 'registered', 'ready']

/** Adds the stage to the viewer's own calendar as a reminder. */
const ToCalendar = ({ stage }: { stage: Stage }) =>
  ahead.includes(stage.step) &&
  ['announced', 'running'].includes(stage.state) && (
    <p>
      <a href={fileAddress(saveStageToCalendar, { params: { stageId: stage.id } })} download>
        {t.toCalendar}
      </a>
    </p>
  )

const choosable = (olympiad: Olympiad, stage: Stage): number[] =>
  olympiad.choosableGrades.filter((grade) => stage.grades.some(({ gradeIndex }) => gradeIndex === grade))

const Shortened = ({ stage }: { stage: Stage }) =>
  stage.shortenedSeconds === null ? null : (
    <p className={styles.alarm} role="alert">
      {t.shortened(Math.floor(stage.shortenedSeconds / 60))}
    </p>
  )

function Ready({ olympiad, stage }: Omit<StagePanelProps, 'userId'>) {
  const you = useYou()
  const { start, isBusy } = useStart(olympiad.id)
  const [isChanging, setChanging] = useState(false)
  const { id, gradeIndex } = stage.participation!
  const grades = choosable(olympiad, stage)
  const { minutes, tools } = stage.grades.find((grade) => grade.gradeIndex === gradeIndex)!
  const isOpen = stage.step === 'ready'
  if (isChanging) {
    return (
      <>
        <Words stage={stage} title={t.changeGrade} />
        <EntryForm
          stage={stage}
          grades={grades}
          ownGrade={olympiad.choosableGrades[0] ?? null}
          onDone={() => setChanging(false)}
        />
      </>
    )
  }
  return (
    <>
      <Words
        stage={stage}
        title={`${isOpen ? t.readyTitle : you(t.registeredTitle)}: ${t.grade(gradeIndex)}`}
        text={isOpen ? you(t.readyText(minutes)) : you(t.registeredText(stage.opensAt))}
      />
      <Shortened stage={stage} />
      <div className={frame.row}>
        {stage.can.start && (
          <TimedStart
            title={t.start}
            terms={{
              minutes: stage.shortenedSeconds === null ? minutes : Math.floor(stage.shortenedSeconds / 60),
              tools,
              note: you(t.absenceNote),
            }}
            onStart={() => start(id)}
            isBusy={isBusy}
          />
        )}
        {stage.can.changeGrade && grades.length > 1 && (
          <Button kind="quiet" onClick={() => setChanging(true)}>
            {t.changeGrade}
          </Button>
        )}
      </div>
    </>
  )
}

/** Practice: the same tasks with the same time limit, after the results. */
function Practice({ olympiad, stage, userId }: StagePanelProps) {
  const you = useYou()
  const { start, isBusy } = useStart(olympiad.id)
  const { practice, can } = stage
  if (practice?.result) {
    return <StageResult olympiadId={olympiad.id} stage={stage} userId={userId!} isVirtual />
  }
  return (
    <div className={frame.section}>
      <h3>{practice?.startedAt ? you(t.practiceGoing) : t.practiceTitle}</h3>
      <p>{you(t.practiceText)}</p>
      {userId === null && (
        <div className={frame.row}>
          <ButtonLink to={signInAddress(olympiadAt(olympiad.id))}>{t.practiceSignIn}</ButtonLink>
        </div>
      )}
      {can.goOn && (
        <div className={frame.row}>
          <ButtonLink kind="primary" to={tasksAt(olympiad.id)}>
            {t.goOn}
          </ButtonLink>
        </div>
      )}
      {can.practise &&
        (practice ? (
          <>
            <p>{you(t.readyText(stage.grades.find((g) => g.gradeIndex === practice.gradeIndex)!.minutes))}</p>
            <div className={frame.row}>
              <TimedStart
                title={t.start}
                terms={stage.grades.find((grade) => grade.gradeIndex === practice.gradeIndex)!}
                onStart={() => start(practice.id)}
                isBusy={isBusy}
              />
            </div>
          </>
        ) : (
          <EntryForm
            stage={stage}
            grades={stage.grades.map(({ gradeIndex }) => gradeIndex)}
            ownGrade={olympiad.choosableGrades[0] ?? null}
            isVirtual
          />
        ))}
    </div>
  )
}

function Clock({ olympiad, stage }: Omit<StagePanelProps, 'userId'>) {
  const client = useQueryClient()
  const onEnd = useCallback(() => void invalidate(client, olympiadQuery(olympiad.id)), [client, olympiad.id])
  const wait = {
    announced: { label: t.untilOpen, at: stage.opensAt },
    running: { label: t.untilClose, at: stage.closesAt },
    checking: stage.resultsAt !== null &&
      stage.withdrawnBecause === null && { label: t.untilResults, at: stage.resultsAt },
    published: null,
    cancelled: null,
  }[stage.state]
  return wait && <Countdown {...wait} serverNow={olympiad.serverNow} onEnd={onEnd} />
}
