import { Card, Chip, EmptyState, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { GradeMatrix } from '../../contract/index.ts'
import { PlaceHead, Summary } from '../PlaceHead.tsx'
import { PupilsByTasks } from '../PupilsByTasks.tsx'
import { gradeMatrixQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface GradeScreenProps {
  stageId: number
  organizationId: number
  gradeIndex: number
}

/** A grade of a school in a stage: which tasks are weak, and who has solved what. */
export function GradeScreen({ stageId, organizationId, gradeIndex }: GradeScreenProps) {
  const { data: matrix } = useSuspenseQuery(gradeMatrixQuery(stageId, organizationId, gradeIndex))
  const { figures, tasks } = matrix
  return (
    <div className={frame.section}>
      <PlaceHead {...matrix} grade={gradeIndex} />
      {figures === null ? (
        <EmptyState title={t.fewTitle} text={t.fewText} action={false} prop="lock" />
      ) : figures.participants === 0 ? (
        <EmptyState title={t.nobody} text={t.nobodyText} action={false} prop="trophy" />
      ) : (
        <>
          <Summary figures={figures} />
          <Tasks tasks={tasks} />
          <Help trainings={matrix.trainings} />
          <PupilsByTasks matrix={matrix} />
        </>
      )}
    </div>
  )
}

const Tasks = ({ tasks }: Pick<GradeMatrix, 'tasks'>) => (
  <section aria-labelledby="tasks" className={frame.section}>
    <div className={frame.list}>
      <h2 id="tasks" className={frame.title}>
        {t.tasks}
      </h2>
      <p className={frame.note}>{t.tasksText}</p>
    </div>
    <Table
      caption={t.tasks}
      rows={tasks}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'task',
          title: t.task,
          cell: ({ position, title, isWeak }) => (
            <>
              {position}. {title}{' '}
              {isWeak && (
                <Chip size="s" tone="warn">
                  {t.weak}
                </Chip>
              )}
            </>
          ),
        },
        {
          key: 'here',
          title: t.here,
          isNumber: true,
          phone: 'named',
          cell: ({ herePercent }) => t.percent(herePercent),
        },
        {
          key: 'everywhere',
          title: t.everywhere,
          isNumber: true,
          phone: 'named',
          cell: ({ everywherePercent }) => t.percent(everywherePercent),
        },
      ]}
    />
  </section>
)

const Help = ({ trainings }: Pick<GradeMatrix, 'trainings'>) =>
  trainings.length > 0 && (
    <Card as="section" aria-labelledby="help" className={frame.list}>
      <h2 id="help" className={frame.title}>
        {t.help}
      </h2>
      <p>{t.trainings(trainings)}</p>
    </Card>
  )
