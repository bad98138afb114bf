import { useYou } from '../address.ts'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { hueOf } from '../hue.ts'
import { IconCheck, IconLock, IconPlayerPlay, IconStar } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import styles from './progress-path.module.css'

export interface PathStep {
  key: string | number
  title: string
  state: 'done' | 'current' | 'open' | 'locked'
  /** Where the stone leads; a locked one leads nowhere. */
  to?: string
  /** Under the title: minutes, coins, stars in words. */
  note?: string
}

export interface ProgressPathProps {
  label: string
  steps: readonly PathStep[]
  hue: number
}

const icons = { done: IconCheck, current: IconPlayerPlay, open: IconStar, locked: IconLock }

/** Horizontal position of stones on the road, 0–100: never in the middle, so that labels next to them fit on a phone. */
const bends = [28, 70, 34, 74]
const bend = (i: number): number => bends[i % bends.length]!

/** A road of stones from the first lesson to the last. */
export const ProgressPath = ({ label, steps, hue }: ProgressPathProps) => {
  const you = useYou()
  return (
    <ol className={`plain-list hue ${styles.path}`} style={hueOf(hue)} aria-label={label}>
      {steps.map(({ key, title, state, to, note }, i) => {
        const Icon = icons[state]
        const [x, next] = [bend(i), bend(i + 1)]
        const content = (
          <>
            <span className={styles.stone}>
              <Icon aria-hidden="true" />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
              <span className="visually-hidden">, {you(ru.steps[state])}</span>
            </span>
          </>
        )
        return (
          <li key={key} className={classNames(styles.step, styles[state], x > 50 && styles.onRight)}>
            {i < steps.length - 1 && (
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={styles.road}
              >
                <path d={`M${x} 0C${x} 55 ${next} 45 ${next} 100`} />
              </svg>
            )}
            {to !== undefined && state !== 'locked' ? (
              <Link
                to={to}
                className={styles.place}
                style={{ '--x': x } as object}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                {content}
              </Link>
            ) : (
              <span className={styles.place} style={{ '--x': x } as object}>
                {content}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
