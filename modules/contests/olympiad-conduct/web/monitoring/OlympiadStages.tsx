import { type MonitoringFigure, MonitoringFigures } from '@school/monitoring/web'
import { Card, CardLink, Chip, hueOf, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import { olympiadAt } from '@school/olympiads/web'
import type { MonitoredOlympiad, MonitoredStageCard } from '../../contract/index.ts'
import { t as s } from '../stages/ru.ts'
import { toneOfStage } from './figures.ts'
import styles from './MonitoredStageCard.module.css'
import { t } from './ru.ts'

interface Watched {
  stage: Omit<MonitoredStageCard, 'counts'>
  to: string
  figures: readonly MonitoringFigure[]
}

export interface OlympiadStagesProps {
  olympiad: Pick<MonitoredOlympiad, 'id' | 'title' | 'season' | 'discipline'>
  stages: readonly Watched[]
  /** Shown next to the link to the olympiad. */
  more?: ReactNode
}

/** Stages of an olympiad, for those who lead pupils in them. */
export const OlympiadStages = ({ olympiad, stages, more }: OlympiadStagesProps) => {
  const { id, title, season, discipline } = olympiad
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
          {more}
        </p>
      </header>
      <ul className={`plain-list ${frame.tiles}`}>
        {stages.map((watched) => (
          <li key={watched.stage.id}>
            <StageCard {...watched} olympiad={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const StageCard = ({ stage, to, figures, olympiad }: Watched & { olympiad: string }) => (
  <Card as="article" className={styles.card}>
    <p>
      <Chip size="s" tone={toneOfStage[stage.state]}>
        {t.stageStates[stage.state]}
      </Chip>
    </p>
    <h3>
      <CardLink to={to} aria-label={t.open(stage.title, olympiad)}>
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
    <MonitoringFigures figures={figures} />
  </Card>
)
