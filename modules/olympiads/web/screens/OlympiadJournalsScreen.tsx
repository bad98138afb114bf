import { MonitoringFigures } from '@school/monitoring/web'
import { ButtonLink, Card, CardLink, Chip, EmptyState, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { JournalCard, JournalList } from '../../contract/index.ts'
import { catalogAt, olympiadAt } from '../addresses.ts'
import { classesAt, journalAt } from '../journal/addresses.ts'
import { figuresOf } from '../journal/figures.ts'
import { journalsQuery } from '../journal/queries.ts'
import { t } from '../journal/ru.ts'
import { toneOfStage } from '../monitoring/figures.ts'
import styles from '../monitoring/MonitoredStageCard.module.css'
import { t as s } from '../stages/ru.ts'

/** Olympiads for the classes of a teacher, by stages. */
export function OlympiadJournalsScreen() {
  const { data } = useSuspenseQuery(journalsQuery)
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{t.title}</h1>
        <p className={frame.lead}>{t.lead}</p>
      </header>
      {data.olympiads.length === 0 && <Nothing hasClasses={data.classes.length > 0} />}
      {data.olympiads.map((olympiad) => (
        <Stages key={olympiad.id} olympiad={olympiad} />
      ))}
    </div>
  )
}

const Nothing = ({ hasClasses }: { hasClasses: boolean }) =>
  hasClasses ? (
    <EmptyState
      prop="trophy"
      title={t.noOlympiads}
      text={t.noOlympiadsText}
      action={<ButtonLink to={catalogAt()}>{t.toCalendar}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t.noClasses}
      text={t.noClassesText}
      action={<ButtonLink to={classesAt()}>{t.toClasses}</ButtonLink>}
    />
  )

const Stages = ({ olympiad }: { olympiad: JournalList['olympiads'][number] }) => (
  <section
    aria-labelledby={`olympiad-${olympiad.id}`}
    className={`hue ${frame.section}`}
    style={hueOf(olympiad.discipline.hue)}
  >
    <header className={frame.list}>
      <h2 id={`olympiad-${olympiad.id}`}>{olympiad.title}</h2>
      <p className={frame.row}>
        <Chip size="s" hue={olympiad.discipline.hue}>
          {olympiad.discipline.title}
        </Chip>
        <span className={frame.note}>{t.season(olympiad.season)}</span>
        <Link to={olympiadAt(olympiad.id)} aria-label={`${t.aboutOlympiad}: ${olympiad.title}`}>
          {t.aboutOlympiad}
        </Link>
      </p>
    </header>
    <ul className={`plain-list ${frame.tiles}`}>
      {olympiad.stages.map((stage) => (
        <li key={stage.id}>
          <StageCard stage={stage} olympiad={olympiad.title} />
        </li>
      ))}
    </ul>
  </section>
)

const StageCard = ({ stage, olympiad }: { stage: JournalCard; olympiad: string }) => (
  <Card as="article" className={styles.card}>
    <p>
      <Chip size="s" tone={toneOfStage[stage.state]}>
        {t.stageStates[stage.state]}
      </Chip>
    </p>
    <h3>
      <CardLink to={journalAt(stage.id)} aria-label={t.open(stage.title, olympiad)}>
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
    <MonitoringFigures figures={figuresOf(stage)} />
  </Card>
)
