import { Chip, IconCheck, useYou } from '@school/ui'
import type { Stage, StageState, StageStep } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './StageRoad.module.css'

const toneOf: Record<StageState, 'primary' | 'accent' | 'warn' | 'plain'> = {
  announced: 'accent',
  running: 'primary',
  checking: 'warn',
  published: 'plain',
  cancelled: 'plain',
}

/** Steps of viewers who cannot take part. */
const onlookers: readonly StageStep[] = ['guest', 'onlooker', 'other_grades']

/** A change is shown until the stage is over. */
const current: readonly StageState[] = ['announced', 'running', 'cancelled']

interface StageRoadProps {
  stages: readonly Stage[]
  isGuest: boolean
}

/** The stages in order, with the viewer’s position. */
export const StageRoad = ({ stages, isGuest }: StageRoadProps) => {
  const you = useYou()
  return (
    <ol className={`plain-list ${styles.road}`}>
      {stages.map((stage, index) => {
        const { id, title, state, participation, resultsAt, withdrawnBecause, change } = stage
        // When the olympiad is over no position is marked.
        const isHere = stage.isHere && state !== 'published'
        return (
          <li
            key={id}
            className={styles.stage}
            data-here={isHere || undefined}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {participation?.finishedAt ? <IconCheck /> : index + 1}
            </span>
            <div className={styles.words}>
              <div className={styles.head}>
                <h3>{title}</h3>
                {isHere && !isGuest && !onlookers.includes(stage.step) && (
                  <Chip size="s" tone="ok">
                    {you(t.here)}
                  </Chip>
                )}
                <Chip size="s" tone={toneOf[state]}>
                  {t.stageStates[state]}
                </Chip>
              </div>
              <p className={styles.note}>{t.window(stage)}</p>
              {change && current.includes(state) && <p className={styles.note}>{t.changed(change)}</p>}
              {state !== 'published' && state !== 'cancelled' && (
                <>
                  <p className={styles.note}>{t.entry(stage)}</p>
                  <p className={styles.note}>
                    {withdrawnBecause
                      ? t.withdrawnTitle
                      : resultsAt
                        ? t.resultsAt(resultsAt)
                        : t.resultsAtOnce}
                  </p>
                </>
              )}
              {participation?.result && (
                <p className={styles.result}>
                  {participation.award
                    ? t.diploma(participation.award)
                    : you(t.myResult(participation.result.percent))}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
