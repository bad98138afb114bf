import '@school/ui/math.css'
import '@school/ui/prose.css'
import { Html, OnSheetContext } from '@school/task-forms/web'
import { Accordion, hueOf, useYou } from '@school/ui'
import { NoAttempt, AttemptDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ExamAttempt, SharedText } from '../../contract/index.ts'
import { examAt, examFinishAt, examTasksAt } from '../addresses.ts'
import { DeskTools, Scratch } from '../DeskTools.tsx'
import frame from '@school/ui/frame.module.css'
import { examAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface ExamTasksScreenProps {
  rehearsalId: number
  /** From the address; without it the first one without an answer. */
  taskId: number | null
}

export function ExamTasksScreen({ rehearsalId, taskId }: ExamTasksScreenProps) {
  const you = useYou()
  const { data: examAttempt } = useSuspenseQuery(examAttemptQuery(rehearsalId))
  if (!examAttempt)
    return (
      <NoAttempt
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={examAt(rehearsalId)}
        way={t.toExam}
      />
    )
  if (examAttempt.attempt.state === 'finished')
    return <NoAttempt title={t.finishedTitle} to={examFinishAt(rehearsalId)} way={t.seeResults} />
  return <Running examAttempt={examAttempt} taskId={taskId} />
}

function Running({
  examAttempt: { rehearsal, attempt },
  taskId,
}: {
  examAttempt: ExamAttempt
  taskId: number | null
}) {
  const navigate = useNavigate()
  const sharedAt = (position: number) =>
    rehearsal.sharedTexts.find(({ from, to }) => position >= from && position <= to)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(rehearsal.discipline.hue)}>
      <OnSheetContext value={true}>
        <AttemptDesk
          title={rehearsal.title}
          titleTo={examAt(rehearsal.id)}
          attempt={attempt}
          attemptKey={examAttemptQuery(rehearsal.id).queryKey}
          onFinished={() => void navigate(examFinishAt(rehearsal.id))}
          taskId={taskId}
          to={(id) => examTasksAt(rehearsal.id, id)}
          finishTo={examFinishAt(rehearsal.id)}
          tools={<DeskTools rehearsal={rehearsal} attemptId={attempt.id} />}
          preface={(position) => {
            const text = sharedAt(position)
            return text && <Shared key={text.from} text={text} />
          }}
        />
      </OnSheetContext>
      <Scratch key={attempt.id} attemptId={attempt.id} />
    </div>
  )
}

const Shared = ({ text }: { text: SharedText }) => (
  <Accordion title={t.sharedText(text.from, text.to)} open>
    <Html className="md" html={text.html} />
  </Accordion>
)
