import { ButtonLink, EmptyState, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type MonitoringPartProps, monitoredStageAt } from '@school/olympiad-conduct/web'
import { AppealDesk } from './AppealDesk.tsx'
import { decidedAppealsQuery, openAppealsQuery } from './queries.ts'
import { desk } from './ru.ts'

/** «Апелляции»: pending and decided ones. */
export function AppealsPart({ stage, wanted }: MonitoringPartProps) {
  const { data: open } = useSuspenseQuery(openAppealsQuery(stage.id))
  const { data: decided } = useSuspenseQuery(decidedAppealsQuery(stage.id, wanted.page))
  if (open.total + decided.total === 0)
    return (
      <EmptyState
        title={desk.appealsWaiting(0)}
        text={stage.state === 'published' ? desk.appealsNone : desk.appealsLater}
        action={<ButtonLink to={monitoredStageAt(stage.id, { tab: 'results' })}>{desk.toResults}</ButtonLink>}
      />
    )
  return (
    <>
      <section aria-labelledby="open-appeals" className={frame.section}>
        <h2 id="open-appeals">{desk.appealsWaiting(open.total)}</h2>
        {open.rows.length === 0 && <p className={frame.note}>{desk.appealsNone}</p>}
        <ul className={`plain-list ${frame.cards}`}>
          {open.rows.map((card) => (
            <li key={card.id}>
              <AppealDesk card={card} stage={stage} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="decided-appeals" className={frame.section}>
        <h2 id="decided-appeals">{desk.decided}</h2>
        {decided.rows.length === 0 && <p className={frame.note}>{desk.noneDecided}</p>}
        <ul className={`plain-list ${frame.cards}`}>
          {decided.rows.map((card) => (
            <li key={card.id}>
              <AppealDesk card={card} stage={stage} />
            </li>
          ))}
        </ul>
        <Pagination
          page={wanted.page}
          totalPages={decided.totalPages}
          to={(page) => monitoredStageAt(stage.id, { tab: 'appeals', page })}
        />
      </section>
    </>
  )
}
