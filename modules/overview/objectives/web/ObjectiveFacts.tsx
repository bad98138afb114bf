import { factsOf } from '@school/texts'
import { Chip, IconGift, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { Objective, ObjectiveSupport } from '../contract/index.ts'
import styles from './objectives.module.css'
import { t } from './ru.ts'

const tones = {
  proposed: 'accent',
  active: 'plain',
  reached: 'ok',
  expired: 'warn',
  claimed: 'ok',
  declined: 'plain',
  archived: 'plain',
} as const

/** The card of a goal for any of its readers: what, how far, the forecast, what was promised. */
export function ObjectiveFacts({ goal, level }: { goal: Objective; level: 'h2' | 'h3' | 'h4' }) {
  const Title = level
  const { discipline, state, progress, forecast, supports, from, words } = goal
  const isOver = state === 'claimed' || state === 'archived' || state === 'declined'
  return (
    <>
      <p>
        <Chip size="s" tone={tones[state]}>
          {t.state[state]}
        </Chip>
      </p>
      <Title className={frame.cardTitle}>{goal.title}</Title>
      {from && <p className={frame.cardText}>{state === 'proposed' ? t.from(from) : t.wasFrom(from)}</p>}
      {words && <p className={styles.words}>«{words}»</p>}
      {progress && (
        <div className={frame.list}>
          <ProgressBar
            percent={progress.percent}
            label={t.progressOf(goal.title)}
            {...(discipline && { hue: discipline.hue })}
          />
          <p className={styles.sum}>{t.progress(goal)}</p>
        </div>
      )}
      <p className={frame.note}>
        {factsOf(
          state === 'expired' || isOver ? t.wasDue(goal.dueOn) : t.due(goal.dueOn),
          goal.isMoved && !isOver && t.moved,
          goal.coins !== null && t.coins(goal.coins),
        )}
      </p>
      {forecast && <p>{t.forecast(goal, forecast)}</p>}
      {supports.length > 0 && <Rewards supports={supports} />}
    </>
  )
}

const Rewards = ({ supports }: { supports: readonly ObjectiveSupport[] }): ReactNode => (
  <ul className={`plain-list ${styles.rewards}`} aria-label={t.rewards}>
    {supports.map(({ name, reward, thankedAt }) => (
      <li key={`${name} ${reward}`} className={styles.reward}>
        <IconGift aria-hidden="true" />
        <span>
          {reward === '' ? t.noWords(name) : t.reward(name, reward)}{' '}
          {thankedAt !== null && reward !== '' && (
            <Chip size="s" tone="ok">
              {t.thanked}
            </Chip>
          )}
        </span>
      </li>
    ))}
  </ul>
)
