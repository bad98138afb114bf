import { ButtonLink, Card, CardLink, Chip, EmptyState, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { MonitoringFigures } from '@school/monitoring/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MonitoredOlympiad, MonitoredStageCard } from '../../contract/index.ts'
import { catalogAt, olympiadAt } from '../addresses.ts'
import { figuresOf, toneOfStage } from '../monitoring/figures.ts'
import { monitoredOlympiadsQuery } from '../monitoring/queries.ts'
import { t } from '../monitoring/ru.ts'
import styles from '../monitoring/MonitoredStageCard.module.css'
import { monitoredStageAt, newStageAt } from '../monitoring/wanted.ts'
import { t as s } from '../stages/ru.ts'

/** Olympiads by stages, for whoever leads their participants. */
export function MonitoredOlympiadsScreen() {
  const { data: olympiads } = useSuspenseQuery(monitoredOlympiadsQuery)
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{t.title}</h1>
        <p className={frame.lead}>{t.lead}</p>
      </header>
      {olympiads.length === 0 && (
        <EmptyState
          prop="trophy"
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink to={catalogAt()}>{t.toCalendar}</ButtonLink>}
        />
      )}
      {olympiads.map((olympiad) => (
        <Stages key={olympiad.id} olympiad={olympiad} />
      ))}
    </div>
  )
}

function Stages({ olympiad }: { olympiad: MonitoredOlympiad }) {
  const { id, title, season, discipline, stages, can } = olympiad
  return (
    <section
      aria-labelledby={`olympiad-${id}`}
      className={`hue ${frame.section}`}
      style={hueOf(discipline.hue)}
    >
      <header className={frame.list}>
        <h2 id={`olympiad-${id}`}>{title}</h2>
        <p className={frame.row}>
          <Chip size="s" hue={discipline.hue}>
            {discipline.title}
          </Chip>
          <span className={frame.note}>{t.season(season)}</span>
          <Link to={olympiadAt(id)} aria-label={`${t.aboutOlympiad}: ${title}`}>
            {t.aboutOlympiad}
          </Link>
          {can.makeStage && (
            <ButtonLink size="s" to={newStageAt(id)} aria-label={s.newStageOf(title)}>
              {s.newStage}
            </ButtonLink>
          )}
        </p>
      </header>
      <ul className={`plain-list ${frame.tiles}`}>
        {stages.map((stage) => (
          <li key={stage.id}>
            <StageCard stage={stage} olympiad={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const StageCard = ({ stage, olympiad }: { stage: MonitoredStageCard; olympiad: string }) => (
  <Card as="article" className={styles.card}>
    <p>
      <Chip size="s" tone={toneOfStage[stage.state]}>
        {t.stageStates[stage.state]}
      </Chip>
    </p>
    <h3>
      <CardLink to={monitoredStageAt(stage.id)} aria-label={t.open(stage.title, olympiad)}>
        {stage.title}
      </CardLink>
    </h3>
    <p className={frame.note}>
      {t.window(stage)}
      <br />
      {t.results(stage)}
      {stage.change && (
        <>
          <br />
          {s.changed(stage.change)}
        </>
      )}
    </p>
    <MonitoringFigures figures={figuresOf(stage.counts, stage.state)} />
  </Card>
)
