import { Breadcrumbs, ButtonLink, Chip, EmptyState, hueOf } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManagedHomework } from '../../contract/managed.ts'
import { managedListAt } from '../addresses.ts'
import { ManageButtons } from '../ManageButtons.tsx'
import { MatrixTable } from '../MatrixTable.tsx'
import frame from '../page.module.css'
import { PupilAnswerDialog } from '../PupilAnswerDialog.tsx'
import { PupilDialog } from '../PupilDialog.tsx'
import { managedQuery, matrixQuery } from '../queries.ts'
import { t } from '../ru-teacher.ts'

/** What is open over the matrix: one pupil, or one answer. */
type Opened = { userId: number; taskId: number | null } | null

export function TeacherHomeworkScreen({ homeworkId }: { homeworkId: number }) {
  const { data: homework } = useSuspenseQuery(managedQuery(homeworkId))
  const { data: matrix } = useSuspenseQuery(matrixQuery(homeworkId))
  const [opened, setOpened] = useState<Opened>(null)
  const pupil = matrix.pupils.find(({ userId }) => userId === opened?.userId) ?? null
  const close = () => setOpened(null)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(homework.discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.title, to: managedListAt() }, { title: homework.title }]} />
      <header className={frame.head}>
        <p className={frame.row}>
          <Chip hue={homework.discipline.hue}>{homework.discipline.title}</Chip>
          <Chip tone={homework.state === 'running' ? 'accent' : 'plain'}>{t.state[homework.state]}</Chip>
        </p>
        <h1>{homework.title}</h1>
        <Facts homework={homework} />
        <ManageButtons homework={homework} />
      </header>
      <section aria-labelledby="matrix" className={frame.section}>
        <div>
          <h2 id="matrix">{t.matrix}</h2>
          <p className={frame.note}>{t.matrixHint}</p>
        </div>
        {matrix.pupils.length === 0 ? (
          <EmptyState
            compact
            level={3}
            title={t.noPupils}
            text={t.noPupilsText}
            action={<ButtonLink to={managedListAt()}>{t.back}</ButtonLink>}
          />
        ) : (
          <MatrixTable
            matrix={matrix}
            onPupil={(userId) => setOpened({ userId, taskId: null })}
            onCell={(userId, taskId) => setOpened({ userId, taskId })}
          />
        )}
      </section>
      <PupilDialog
        key={pupil?.userId ?? 0}
        homework={homework}
        pupil={opened?.taskId === null ? pupil : null}
        onClose={close}
      />
      <PupilAnswerDialog
        homeworkId={homework.id}
        pupil={pupil}
        taskId={opened?.taskId ?? null}
        onClose={close}
      />
    </div>
  )
}

const Facts = ({ homework }: { homework: ManagedHomework }) => {
  const { classes, pupilsApart, opensAt, softDeadlineAt, hardDeadlineAt, state } = homework
  return (
    <p className={frame.row}>
      <span>
        {t.whom(
          classes.map(({ title }) => title),
          pupilsApart,
        )}
      </span>
      <span>{t.tasks(homework.tasksCount)}</span>
      {state === 'scheduled' && opensAt && <span>{t.opens(opensAt)}</span>}
      {softDeadlineAt && <span>{t.due(softDeadlineAt)}</span>}
      {hardDeadlineAt && <span>{t.lastDay(hardDeadlineAt)}</span>}
      {!softDeadlineAt && !hardDeadlineAt && <span>{t.noTerm}</span>}
      <span>{t.submitted(homework.submitted, homework.pupils)}</span>
      {homework.averagePercent !== null && <span>{t.average(homework.averagePercent)}</span>}
    </p>
  )
}
