import { SaveAs } from '@school/tables'
import { ButtonLink, EmptyState } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { managedAt } from '@school/assigning/web'
import frame from '@school/ui/frame.module.css'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { AnalysedPupil } from '../contract/analysis.ts'
import { analysisFileAt } from './addresses.ts'
import { AnalysedTaskCard } from './AnalysedTaskCard.tsx'
import { PupilAnswerDialog } from './PupilAnswerDialog.tsx'
import { analysisQuery } from './queries.ts'
import { t } from './ru-analysis.ts'

export interface TaskAnalysisProps {
  homeworkId: number
  hasSets: boolean
}

/** Statistics of each task over all sets: figures, repeated wrong answers, and their pupils. */
export function TaskAnalysis({ homeworkId, hasSets }: TaskAnalysisProps) {
  const { data } = useSuspenseQuery(analysisQuery(homeworkId))
  const [opened, setOpened] = useState<{ pupil: AnalysedPupil; taskId: number } | null>(null)
  return (
    <section aria-labelledby="analysis" className={frame.section}>
      <div>
        <h2 id="analysis">{t.title}</h2>
        {data.begun > 0 && <p className={frame.note}>{t.hint(data.begun, hasSets)}</p>}
      </div>
      {data.begun === 0 ? (
        <EmptyState
          compact
          level={3}
          title={t.empty}
          text={t.emptyText}
          action={<ButtonLink to={managedAt(homeworkId)}>{t.toPupils}</ButtonLink>}
        />
      ) : (
        <>
          <ul className={`plain-list ${frame.cards}`}>
            {data.tasks.map((task) => (
              <li key={task.id}>
                <AnalysedTaskCard task={task} onPupil={(pupil) => setOpened({ pupil, taskId: task.id })} />
              </li>
            ))}
          </ul>
          <SaveAs to={(format) => analysisFileAt(homeworkId, format)} />
        </>
      )}
      <PupilAnswerDialog
        homeworkId={opened?.pupil.homeworkId ?? homeworkId}
        pupil={opened?.pupil ?? null}
        taskId={opened?.taskId ?? null}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}
