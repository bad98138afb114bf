import '@school/ui/math.css'
import '@school/ui/prose.css'
import { Html } from '@school/tasks/web'
import { Accordion, ButtonLink, EmptyState, hueOf } from '@school/ui'
import { RunClock, RunStrip, ShownExamTask, type ShownExamTaskProps, useExamRun } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ExamRun, SharedText } from '../../contract/index.ts'
import { examAt, examFinishAt, examTasksAt } from '../addresses.ts'
import { DeskTools, Scratch } from '../DeskTools.tsx'
import frame from '@school/ui/frame.module.css'
import { examRunQuery, examTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { answeredCount, firstUnanswered, nextOf } from '../shown-task.ts'
import { useExamCalls } from '../use-exam-calls.ts'
import styles from './ExamTasksScreen.module.css'

export interface ExamTasksScreenProps {
  rehearsalId: number
  /** From the address; without it the first one without an answer. */
  taskId: number | null
}

export function ExamTasksScreen({ rehearsalId, taskId }: ExamTasksScreenProps) {
  const { data: run } = useSuspenseQuery(examRunQuery(rehearsalId))
  if (!run || run.attempt.state === 'finished') return <NotRunning rehearsalId={rehearsalId} run={run} />
  return <Running run={run} taskId={taskId} />
}

/** Nothing to solve: not begun yet, or finished already. */
const NotRunning = ({ rehearsalId, run }: { rehearsalId: number; run: ExamRun | null }) => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      title={run ? t.finishedTitle : t.notStartedTitle}
      text={run ? '' : t.notStartedText}
      action={
        <ButtonLink kind="primary" to={run ? examFinishAt(rehearsalId) : examAt(rehearsalId)}>
          {run ? t.seeResults : t.toExam}
        </ButtonLink>
      }
    />
  </div>
)

function Running({ run, taskId }: { run: ExamRun; taskId: number | null }) {
  const { rehearsal, attempt } = run
  const { tasks } = attempt
  const client = useQueryClient()
  const calls = useExamCalls(rehearsal.id)
  const desk = useExamRun(calls, attempt)
  // Chosen once: the first task without an answer must not slip away at the moment when it has one.
  const [firstId] = useState(() => firstUnanswered(tasks)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const to = (id: number) => examTasksAt(rehearsal.id, id)
  const number = tasks.find(({ id }) => id === shownId)?.position ?? 0
  const shared = rehearsal.sharedTexts.find(({ from, to: last }) => number >= from && number <= last)
  const next = shownId === null ? undefined : nextOf(tasks, shownId)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(rehearsal.discipline.hue)}>
      <header className={styles.bar}>
        <div className={styles.name}>
          <h1>
            <Link to={examAt(rehearsal.id)}>{rehearsal.title}</Link>
          </h1>
          <p className={frame.note}>{t.answered(answeredCount(tasks), tasks.length)}</p>
        </div>
        <div className={frame.row}>
          {attempt.deadlineAt && (
            <RunClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={desk.timeUp} />
          )}
          <ButtonLink to={examFinishAt(rehearsal.id)}>{t.toFinish}</ButtonLink>
        </div>
      </header>
      <DeskTools rehearsal={rehearsal} />
      <RunStrip
        tasks={tasks}
        shownId={shownId}
        isExam
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(examTaskQuery(rehearsal.id, id))}
      />
      {shared && <Shared key={shared.from} text={shared} />}
      {shownId !== null && (
        <ShownTask
          key={`${shownId} ${attempt.holder}`}
          run={run}
          taskId={shownId}
          calls={calls}
          onTakeOver={desk.takeOver}
          isTakingOver={desk.isTakingOver}
          isTimeUp={desk.isTimeUp}
          nextTo={next ? to(next.id) : null}
        />
      )}
      <Scratch key={attempt.id} attemptId={attempt.id} />
    </div>
  )
}

interface ShownTaskProps extends Pick<
  ShownExamTaskProps<ExamRun>,
  'calls' | 'onTakeOver' | 'isTakingOver' | 'isTimeUp' | 'nextTo'
> {
  run: ExamRun
  taskId: number
}

function ShownTask({ run: { rehearsal, attempt }, taskId, ...rest }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(examTaskQuery(rehearsal.id, taskId))
  return (
    <ShownExamTask
      {...rest}
      attempt={attempt}
      task={task}
      finish={
        <ButtonLink kind="primary" to={examFinishAt(rehearsal.id)}>
          {t.toFinish}
        </ButtonLink>
      }
    />
  )
}

const Shared = ({ text }: { text: SharedText }) => (
  <Accordion title={t.sharedText(text.from, text.to)} open>
    <Html className="md" html={text.html} />
  </Accordion>
)
