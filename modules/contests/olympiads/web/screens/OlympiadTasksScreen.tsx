import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { NoAttempt, AttemptDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import type { OlympiadAttempt } from '../../contract/index.ts'
import { finishAt, olympiadAt, tasksAt } from '../addresses.ts'
import { olympiadAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { useAbsences } from '../use-absences.ts'

export interface OlympiadTasksScreenProps {
  olympiadId: number
  /** From the address; `null`: the first task without an answer. */
  taskId: number | null
  /** «Вопрос жюри», next to the task: questions are in a higher module. */
  Questions: ComponentType<QuestionsProps>
}

export interface QuestionsProps {
  olympiadAttempt: OlympiadAttempt
  taskId: number | null
}

export function OlympiadTasksScreen({ olympiadId, taskId, Questions }: OlympiadTasksScreenProps) {
  const you = useYou()
  const { data: olympiadAttempt } = useSuspenseQuery(olympiadAttemptQuery(olympiadId))
  if (!olympiadAttempt) {
    return (
      <NoAttempt
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={olympiadAt(olympiadId)}
        way={t.toOlympiad}
      />
    )
  }
  if (olympiadAttempt.attempt.state === 'finished')
    return <NoAttempt title={t.finishedTitle} to={finishAt(olympiadId)} way={t.toFinish} />
  return <Running olympiadAttempt={olympiadAttempt} taskId={taskId} Questions={Questions} />
}

function Running({
  olympiadAttempt,
  taskId,
  Questions,
}: QuestionsProps & Pick<OlympiadTasksScreenProps, 'Questions'>) {
  const { olympiad, stage, participation, attempt } = olympiadAttempt
  const navigate = useNavigate()
  useAbsences(participation.id, !participation.isVirtual)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <AttemptDesk
        title={olympiad.title}
        titleTo={olympiadAt(olympiad.id)}
        note={`${t.stageOf(stage.title, participation.gradeIndex)}${participation.isVirtual ? `, ${t.virtual}` : ''}`}
        attempt={attempt}
        attemptKey={olympiadAttemptQuery(olympiad.id).queryKey}
        onFinished={() => void navigate(finishAt(olympiad.id))}
        taskId={taskId}
        to={(id) => tasksAt(olympiad.id, id)}
        tools={<Questions olympiadAttempt={olympiadAttempt} taskId={taskId} />}
      />
    </div>
  )
}
