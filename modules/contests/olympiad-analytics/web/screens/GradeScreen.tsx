import { ButtonLink, Card, Chip, EmptyState, Table, type Column, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { GradeMatrix } from '../../contract/index.ts'
import { assignAt, trainingAt } from '../addresses.ts'
import { PlaceHead } from '../PlaceHead.tsx'
import { PupilsByTasks } from '../PupilsByTasks.tsx'
import { gradeMatrixQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Summary } from '../Summary.tsx'

export interface GradeScreenProps {
  stageId: number
  organizationId: number
  gradeIndex: number
}

/** A grade of a school in a stage: weak tasks, and results of each pupil. */
export function GradeScreen({ stageId, organizationId, gradeIndex }: GradeScreenProps) {
  const { data: matrix } = useSuspenseQuery(gradeMatrixQuery(stageId, organizationId, gradeIndex))
  const { figures, tasks } = matrix
  return (
    <div className={frame.section}>
      <PlaceHead {...matrix} grade={gradeIndex} />
      {figures === null ? (
        <EmptyState title={t.fewTitle} text={t.fewText} action={false} prop="lock" />
      ) : figures.participants === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} action={false} prop="trophy" />
      ) : (
        <>
          <Summary figures={figures} />
          <Themes themes={matrix.themes} />
          <Tasks tasks={tasks} />
          <Help matrix={matrix} />
          <PupilsByTasks matrix={matrix} />
        </>
      )}
    </div>
  )
}

const Title = ({ title, isWeak }: { title: string; isWeak: boolean }) => (
  <>
    {title}{' '}
    {isWeak && (
      <Chip size="s" tone="warn">
        {t.weak}
      </Chip>
    )}
  </>
)

const solvedColumns: Column<{ herePercent: number; everywherePercent: number }>[] = [
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
]

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
          cell: ({ position, title, isWeak }) => <Title title={`${position}. ${title}`} isWeak={isWeak} />,
        },
        ...solvedColumns,
      ]}
    />
  </section>
)

const Themes = ({ themes }: Pick<GradeMatrix, 'themes'>) =>
  themes.length > 0 && (
    <section aria-labelledby="themes" className={frame.section}>
      <div className={frame.list}>
        <h2 id="themes" className={frame.title}>
          {t.themes}
        </h2>
        <p className={frame.note}>{t.themesText}</p>
      </div>
      <Table
        caption={t.themes}
        rows={themes}
        keyOf={({ title }) => title}
        columns={[
          {
            key: 'theme',
            title: t.theme,
            cell: ({ title, isWeak }) => <Title title={title} isWeak={isWeak} />,
          },
          {
            key: 'tasks',
            title: t.tasksOfTheme,
            isNumber: true,
            phone: 'named',
            cell: ({ tasks }) => t.number(tasks),
          },
          ...solvedColumns,
        ]}
      />
    </section>
  )

function Help({ matrix: { trainings, ownClassIds } }: { matrix: GradeMatrix }) {
  if (trainings.length === 0) return null
  // With several classes the homework form offers a choice.
  const classId = ownClassIds.length === 1 ? ownClassIds[0]! : null
  return (
    <Card as="section" aria-labelledby="help" className={frame.list}>
      <h2 id="help" className={frame.title}>
        {t.help}
      </h2>
      <p>{t.trainings(trainings.length)}</p>
      <ul className={`plain-list ${frame.list}`}>
        {trainings.map(({ id, title, workId }) => (
          <li key={id} className={`${frame.row} ${frame.between}`}>
            <Link to={trainingAt(id)}>{title}</Link>
            {ownClassIds.length > 0 && (
              <span className="no-print">
                <ButtonLink size="s" to={assignAt(workId, classId)} aria-label={t.assignOf(title)}>
                  {t.assign}
                </ButtonLink>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
