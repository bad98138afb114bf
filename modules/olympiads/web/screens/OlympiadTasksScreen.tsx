import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { NoRun, RunDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OlympiadRun } from '../../contract/index.ts'
import { finishAt, olympiadAt, tasksAt } from '../addresses.ts'
import { JuryQuestions } from '../jury/JuryQuestions.tsx'
import { olympiadRunQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface OlympiadTasksScreenProps {
  olympiadId: number
  /** From the address; without it the first task that has no answer. */
  taskId: number | null
}

export function OlympiadTasksScreen({ olympiadId, taskId }: OlympiadTasksScreenProps) {
  const you = useYou()
  const { data: run } = useSuspenseQuery(olympiadRunQuery(olympiadId))
  if (!run) {
    return (
      <NoRun
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={olympiadAt(olympiadId)}
        way={t.toOlympiad}
      />
    )
  }
  if (run.attempt.state === 'finished')
    return <NoRun title={t.finishedTitle} to={finishAt(olympiadId)} way={t.toFinish} />
  return <Running run={run} taskId={taskId} />
}

function Running({ run, taskId }: { run: OlympiadRun; taskId: number | null }) {
  const { olympiad, stage, participation, attempt } = run
  const navigate = useNavigate()
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <RunDesk
        title={olympiad.title}
        titleTo={olympiadAt(olympiad.id)}
        note={`${t.stageOf(stage.title, participation.gradeIndex)}${participation.isVirtual ? `, ${t.virtual}` : ''}`}
        attempt={attempt}
        runKey={olympiadRunQuery(olympiad.id).queryKey}
        onFinished={() => void navigate(finishAt(olympiad.id))}
        taskId={taskId}
        to={(id) => tasksAt(olympiad.id, id)}
        tools={<JuryQuestions run={run} taskId={taskId} />}
      />
    </div>
  )
}
