import { MonitoringFigures } from '@school/monitoring/web'
import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { StageAccess } from '../../contract/index.ts'
import { t } from './ru.ts'

/** Decision of the municipality, and the progress of the classes. */
export function AccessHead({ access }: { access: StageAccess }) {
  const { lock, figures, listed, entry, organization, readySchools } = access
  return (
    <>
      {lock && (
        <Card
          as="section"
          tone={lock.kind === 'forbidden' ? 'warn' : 'sunken'}
          aria-label={t.lockTitle(lock)}
        >
          <strong>{t.lockTitle(lock)}</strong>
          <p>{t.lockText(lock)}</p>
        </Card>
      )}
      {organization.kind === 'school' && <p className={frame.note}>{t.classesLead[entry]}</p>}
      <MonitoringFigures
        figures={[
          { title: t.figures.classes, people: figures.classes },
          ...(entry === 'code' ? [{ title: t.figures.open, people: figures.openClasses }] : []),
          { title: t.figures.expected, people: figures.expected },
          { title: t.figures.registered, people: figures.registered },
          ...(entry === 'code' ? [{ title: t.figures.listed, people: listed }] : []),
          ...(readySchools
            ? [
                {
                  title: t.figures.ready(readySchools.ready, readySchools.schools),
                  people: readySchools.ready,
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
