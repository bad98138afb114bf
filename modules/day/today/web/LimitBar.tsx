import { useIsForChild } from '@school/api-client'
import { factsOf } from '@school/texts'
import { Button, ProgressBar, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { DailyPlan } from '../contract/index.ts'
import { t } from './ru-plan.ts'
import styles from './LimitBar.module.css'
import type { PlanHands } from './use-plan.ts'

export interface LimitBarProps {
  plan: DailyPlan
  hands: PlanHands
  onLimit: () => void
}

/** How much of the day is done, against the limit; over it, what could go. */
export function LimitBar({ plan, hands, onLimit }: LimitBarProps) {
  const you = useYou()
  const isForChild = useIsForChild()
  const { minutes, xp, limit, rows, toDrop } = plan
  const over = minutes.planned - limit.minutes
  const dropped = rows.find(({ key }) => key === toDrop)
  const percent = minutes.planned === 0 ? 0 : (100 * minutes.done) / minutes.planned
  const words = limit.family === null ? t.limit(limit.minutes) : t.familyLimit(limit.minutes)
  return (
    <div className={styles.bar}>
      <div className={`${frame.row} ${frame.between}`}>
        <p className={styles.sum}>{t.sum(minutes.done, minutes.planned)}</p>
        {xp.planned > 0 && <p className={frame.note}>{t.xpSum(xp.done, xp.planned)}</p>}
      </div>
      <ProgressBar percent={percent} label={t.sumLabel} />
      <div className={`${frame.row} ${frame.between}`}>
        <p className={frame.note}>{factsOf(words, limit.lowered > 0 && t.lowered(limit.lowered))}</p>
        {plan.can.change && (
          <Button kind="quiet" size="s" onClick={onLimit}>
            {t.changeLimit}
          </Button>
        )}
      </div>
      {over > 0 && toDrop !== null && (
        <div className={styles.over}>
          <p>{isForChild ? t.overOfChild(over) : you(t.over(over))}</p>
          {dropped && plan.can.change && (
            <Button size="s" onClick={() => (dropped.can.move ? hands.move(dropped) : hands.hide(dropped))}>
              {t.drop(dropped.title)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
