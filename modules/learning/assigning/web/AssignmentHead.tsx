import { Chip, Link, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ManagedHomework } from '../contract/managed.ts'
import { managedListAt } from './addresses.ts'
import { ManageButtons, type ManageButtonsProps } from './ManageButtons.tsx'
import { t as levels } from './ru-levels.ts'
import { t } from './ru.ts'
import { termsOf } from './terms.ts'

/** The name of a homework, whom and when it is given, and the actions of its teacher. */
export const AssignmentHead = ({ homework, onExtend }: ManageButtonsProps) => (
  <>
    <PageHeader
      crumbs={[{ title: t.title, to: managedListAt() }, { title: homework.title }]}
      marks={
        <>
          <Chip hue={homework.discipline.hue}>{homework.discipline.title}</Chip>
          <Chip tone={homework.state === 'running' ? 'accent' : homework.state === 'live' ? 'ok' : 'plain'}>
            {t.state[homework.state]}
          </Chip>
          {homework.level && <Chip>{levels.name[homework.level]}</Chip>}
        </>
      }
      title={homework.title}
    >
      <Facts homework={homework} />
      <ManageButtons homework={homework} onExtend={onExtend} />
    </PageHeader>
  </>
)

const Facts = ({ homework }: { homework: ManagedHomework }) => {
  const { classes, pupilsApart, opensAt, state } = homework
  const { softDeadlineAt, hardDeadlineAt } = termsOf(homework)
  return (
    <p className={frame.row}>
      <span>
        {t.whom(
          classes.map(({ title }) => title),
          pupilsApart,
        )}
      </span>
      {homework.thing ? (
        <span>
          {homework.thing.kindTitle} <Link to={homework.thing.url}>{homework.thing.title}</Link>
        </span>
      ) : (
        <span>{t.tasks(homework.tasksCount)}</span>
      )}
      {state === 'scheduled' && opensAt && <span>{t.opens(opensAt)}</span>}
      {softDeadlineAt && <span>{t.due(softDeadlineAt)}</span>}
      {hardDeadlineAt && <span>{t.lastDay(hardDeadlineAt)}</span>}
      {!softDeadlineAt && !hardDeadlineAt && <span>{t.noTerm}</span>}
      {state !== 'draft' && <span>{t.submitted(homework.submitted, homework.pupils)}</span>}
      {homework.averagePercent !== null && <span>{t.average(homework.averagePercent)}</span>}
    </p>
  )
}
