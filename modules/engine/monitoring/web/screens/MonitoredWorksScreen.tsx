import { factsOf } from '@school/texts'
import { ButtonLink, Card, CardLink, Chip, EmptyState, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { MonitoringFigures } from '../attempts/MonitoringFigures.tsx'
import { StuckAttempts } from '../attempts/StuckAttempts.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type MonitoredWorkCard, monitoredWorkKinds } from '../../contract/index.ts'
import { link, site } from '@school/routes'
import { monitoredWorkAt } from '../works/addresses.ts'
import { figuresOf } from '../works/figures.ts'
import styles from '../works/MonitoredWorkTile.module.css'
import { monitoredWorksQuery } from '../works/queries.ts'
import { t } from '../works/ru.ts'

/** Polling interval of the progress. */
const liveEveryMs = 15_000

/** Timed works with the progress of their pupils, for methodists. */
export function MonitoredWorksScreen() {
  const { data: works } = useSuspenseQuery({ ...monitoredWorksQuery, refetchInterval: liveEveryMs })
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={works.length > 0 && t.lead} />
      <StuckAttempts />
      {works.length === 0 && (
        <EmptyState
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink to={link(site.lms.teacherChecking)}>{t.toChecking}</ButtonLink>}
        />
      )}
      {monitoredWorkKinds.map((kind) => {
        const own = works.filter((work) => work.kind === kind)
        return (
          own.length > 0 && (
            <section key={kind} aria-labelledby={kind} className={frame.section}>
              <h2 id={kind}>{t.kinds[kind]}</h2>
              <ul className={`plain-list ${frame.tiles}`}>
                {own.map((work) => (
                  <li key={work.id}>
                    <WorkCard work={work} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

function WorkCard({ work }: { work: MonitoredWorkCard }) {
  const { id, title, subtitle, discipline, grades, minutes, counts } = work
  return (
    <Card as="article" className={styles.card}>
      <p className={frame.row}>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        {counts.running > 0 && (
          <Chip size="s" tone="accent">
            {t.running(counts.running)}
          </Chip>
        )}
      </p>
      <h3>
        <CardLink to={monitoredWorkAt(id)}>{title}</CardLink>
      </h3>
      <p className={frame.note}>
        {subtitle}
        <br />
        {factsOf(t.grades(grades), minutes !== null && t.minutes(minutes))}
      </p>
      <MonitoringFigures figures={figuresOf(counts)} />
    </Card>
  )
}
