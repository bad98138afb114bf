import { useIsGentle } from '@school/task-forms/web'
import { ButtonLink, IconArrowRight, Owl } from '@school/ui'
import { daysOfSteps, type Mistake } from '../contract/index.ts'
import { mistakesAt } from './addresses.ts'
import styles from './AfterTwin.module.css'
import { t } from './ru.ts'

/** Effect of the answer on the card, and the way back. */
export function AfterTwin({ mistake: { state, step, twin } }: { mistake: Mistake }) {
  const isGentle = useIsGentle()
  const days = daysOfSteps[step - 1] ?? 1
  const outcome = twin?.outcome
  return (
    <div className={styles.after}>
      <div aria-live="polite" className={styles.news}>
        {state === 'closed' && (
          <div className={styles.closed}>
            <Owl pose="happy" title={null} className={styles.owl} />
            <div>
              <p className={styles.closedTitle}>{t.isClosed(isGentle)}</p>
              <p>{t.isClosedText(isGentle)}</p>
            </div>
          </div>
        )}
        {state === 'open' && outcome === 'right' && <p>{t.right(days)}</p>}
        {state === 'open' && outcome === 'helped' && <p>{t.helped(days)}</p>}
        {state === 'open' && outcome === 'wrong' && <p>{t.wrong(isGentle)}</p>}
      </div>
      <ButtonLink kind="primary" size="l" to={mistakesAt()} iconAfter={<IconArrowRight aria-hidden="true" />}>
        {t.toList(isGentle)}
      </ButtonLink>
    </div>
  )
}
