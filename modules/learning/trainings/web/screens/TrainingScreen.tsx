import { signInAddress } from '@school/routes'
import '@school/ui/prose.css'
import type { User } from '@school/accounts/contract'
import { Html, useIsGentle } from '@school/task-forms/web'
import { gradeRange, nonBreaking } from '@school/texts'
import { Breadcrumbs, ButtonLink, Card, Chip, hueOf, StatNumber, useYou } from '@school/ui'
import { StartAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Training } from '../../contract/index.ts'
import { ForPaper } from '../ForPaper.tsx'
import { catalogAt, ratingAt, solutionsAt, statsAt, tasksAt, trainingAt } from '../addresses.ts'
import frame from '@school/ui/frame.module.css'
import { trainingQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { gentleRules } from '../ru-gentle.ts'
import { Stars } from '../Stars.tsx'
import { useStart } from '../use-start.ts'
import styles from './TrainingScreen.module.css'

export function TrainingScreen({ trainingId, user }: { trainingId: number; user: User | null }) {
  const you = useYou()
  const { data: training } = useSuspenseQuery(trainingQuery(trainingId))
  const { discipline, grades, reached } = training
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.catalogTitle, to: catalogAt() }, { title: training.title }]} />
      <header className={frame.hero}>
        <p className={frame.row}>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <Chip>{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          <Chip>{t.tasks(training.tasksCount)}</Chip>
          <Chip>{training.minutes === null ? t.noClock : t.minutes(training.minutes)}</Chip>
        </p>
        <h1 className={frame.title}>{training.title}</h1>
        <p className={frame.lead}>{nonBreaking(training.subtitle)}</p>
        <div className={frame.row}>
          <StartButton training={training} isSignedIn={user !== null} />
          {training.can.readSolutions && user && (
            <ButtonLink size="l" to={solutionsAt(training.id, user.id)}>
              {t.toSolutions}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={frame.columns}>
        <div className={frame.column}>
          <Html className="md" html={training.aboutHtml} />
          <Rules training={training} />
          <ForPaper training={training} />
        </div>
        <aside className={frame.section}>
          {reached && reached.bestPercent !== null && (
            <Card as="section" tone="ok" aria-labelledby="reached" className={styles.reached}>
              <h2 id="reached">{you(t.yourResult)}</h2>
              <Stars stars={reached.stars} size="l" />
              <p>{t.best(reached.bestPercent)}</p>
              <p className={frame.note}>
                {t.attempts(reached.attempts)}
                {reached.lastPercent !== null && `, ${t.last(reached.lastPercent)}`}
              </p>
            </Card>
          )}
          <Card className={styles.reached}>
            <div className={frame.figures}>
              <StatNumber value={training.participants} label={t.participants} />
              {training.averagePercent !== null && (
                <StatNumber value={t.percent(training.averagePercent)} label={t.average} />
              )}
            </div>
            <div className={frame.row}>
              <ButtonLink to={ratingAt(training.id)}>{t.toRating}</ButtonLink>
              {user && <ButtonLink to={statsAt(training.id)}>{t.toStats}</ButtonLink>}
            </div>
          </Card>
        </aside>
      </div>
    </div>
  )
}

const Rules = ({ training }: { training: Training }) => {
  const you = useYou()
  const practice = useIsGentle() ? gentleRules : t.rules.practice
  return (
    <section aria-labelledby="rules" className={frame.section}>
      <h2 id="rules">{t.rulesTitle}</h2>
      <ul className={frame.lines}>
        {training.seconds !== null && <li>{you(t.timeFor(Math.round(training.seconds / 60)))}</li>}
        {(training.mode === 'exam' ? t.rules.exam : practice).map(you).map((rule) => (
          <li key={rule}>{nonBreaking(rule)}</li>
        ))}
        <li>{nonBreaking(t.rulesStars)}</li>
        <li>{nonBreaking(t.rulesRating)}</li>
      </ul>
    </section>
  )
}

interface StartButtonProps {
  training: Pick<Training, 'id' | 'can' | 'reached' | 'seconds'>
  isSignedIn: boolean
}

function StartButton({ training: { id, can, reached, seconds }, isSignedIn }: StartButtonProps) {
  const { start, isBusy } = useStart(id)
  return (
    <StartAttempt
      can={can}
      isAgain={(reached?.attempts ?? 0) > 0}
      signInTo={isSignedIn ? null : signInAddress(trainingAt(id))}
      goOnTo={tasksAt(id)}
      terms={{ minutes: seconds === null ? null : Math.round(seconds / 60) }}
      onStart={start}
      isBusy={isBusy}
    />
  )
}
