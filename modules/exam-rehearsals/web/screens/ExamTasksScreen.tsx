import '@school/ui/math.css'
import '@school/ui/prose.css'
import { Html } from '@school/tasks/web'
import { Accordion, ButtonLink, EmptyState, hueOf } from '@school/ui'
import { RunDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ExamRun, SharedText } from '../../contract/index.ts'
import { examAt, examFinishAt, examTasksAt } from '../addresses.ts'
import { DeskTools, Scratch } from '../DeskTools.tsx'
import frame from '@school/ui/frame.module.css'
import { examRunQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { useExamCalls } from '../use-exam-calls.ts'

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

function Running({ run: { rehearsal, attempt }, taskId }: { run: ExamRun; taskId: number | null }) {
  const calls = useExamCalls(rehearsal.id)
  const sharedAt = (position: number) =>
    rehearsal.sharedTexts.find(({ from, to }) => position >= from && position <= to)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(rehearsal.discipline.hue)}>
      <RunDesk
        title={rehearsal.title}
        titleTo={examAt(rehearsal.id)}
        attempt={attempt}
        calls={calls}
        taskId={taskId}
        to={(id) => examTasksAt(rehearsal.id, id)}
        finishTo={examFinishAt(rehearsal.id)}
        tools={<DeskTools rehearsal={rehearsal} />}
        preface={(position) => {
          const text = sharedAt(position)
          return text && <Shared key={text.from} text={text} />
        }}
      />
      <Scratch key={attempt.id} attemptId={attempt.id} />
    </div>
  )
}

const Shared = ({ text }: { text: SharedText }) => (
  <Accordion title={t.sharedText(text.from, text.to)} open>
    <Html className="md" html={text.html} />
  </Accordion>
)
