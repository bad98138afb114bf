import { Card, CardLink, Chip, Link, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { StageParticipation } from '../contract/index.ts'
import { levelAt, participationAt } from './addresses.ts'
import { goingOn, type GoingOnState } from './going-on.ts'
import styles from './going-on.module.css'
import { participationQuery } from './queries.ts'
import { t as words } from './ru.ts'
import { t } from './ru-days.ts'

const tones = { running: 'primary', soon: 'accent', published: 'ok' } as const satisfies Record<
  GoingOnState,
  string
>

export interface GoingOnProps {
  /** Address of the desk of a stage that is not over; `null` links to the statistics instead. */
  stageAt: ((stageId: number) => string) | null
}

/** Current stages with the progress of the viewer's schools. */
export function GoingOn({ stageAt }: GoingOnProps) {
  const { data } = useSuspenseQuery(participationQuery)
  const shown = goingOn(data.stages, data.serverNow)
  return (
    <Card as="section" pad="l" aria-labelledby="going-on" className={frame.section}>
      <h2 id="going-on">{t.title}</h2>
      {shown.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="plain-list">
          {shown.map(({ stage, state }) => (
            <Line
              key={stage.id}
              stage={stage}
              state={state}
              to={state === 'published' ? levelAt(stage.id) : (stageAt?.(stage.id) ?? participationAt())}
            />
          ))}
        </ul>
      )}
      <Link to={participationAt()}>{t.all}</Link>
    </Card>
  )
}

interface LineProps {
  stage: StageParticipation
  state: GoingOnState
  to: string
}

function Line({ stage, state, to }: LineProps) {
  const { olympiad, title, grades, opensAt, closesAt, participation } = stage
  const name = words.olympiad(olympiad.title, title)
  return (
    <li className={styles.line}>
      <div className={frame.list}>
        <CardLink to={to}>{name}</CardLink>
        <span className={frame.note}>
          {words.grades(grades)}, {t.when[state](opensAt, closesAt)}
        </span>
        <span className={frame.note}>
          {participation === null
            ? t.few
            : state === 'soon'
              ? t.registered(participation.registered, participation.pupils)
              : `${t.registered(participation.registered, participation.pupils)}, ${t.began(participation.began, participation.finished)}`}
        </span>
        {participation !== null && participation.pupils > 0 && (
          <ProgressBar
            size="s"
            percent={(100 * participation.registered) / participation.pupils}
            label={`${name}: ${t.registered(participation.registered, participation.pupils)}`}
          />
        )}
      </div>
      <Chip size="s" tone={tones[state]}>
        {t.states[state]}
      </Chip>
    </li>
  )
}
