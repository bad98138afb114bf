import { Button, IconArrowRight, useYou } from '@school/ui'
import { type CurrentTask, masteryLevels, type Session } from '../contract/index.ts'
import styles from './AfterAnswer.module.css'
import { LevelMark } from './LevelMark.tsx'
import { t } from './ru.ts'

export interface AfterAnswerProps {
  session: Session
  current: CurrentTask
  isBusy: boolean
  onNext: () => void
}

const rankOf = (level: CurrentTask['skill']['level']): number => masteryLevels.indexOf(level)

/** Changes caused by the answer, and the next step. */
export function AfterAnswer({ session, current, isBusy, onNext }: AfterAnswerProps) {
  const you = useYou()
  const { outcome, skill } = current
  const moved = rankOf(skill.level) - rankOf(skill.before)
  const isByTime = session.isLast && session.limit === null
  return (
    <div className={styles.after}>
      <div aria-live="polite" className={styles.news}>
        {outcome === 'wrong' && <p className={styles.miss}>{you(t.wrong)}</p>}
        {outcome === 'gave_up' && <p>{t.gaveUp}</p>}
        {outcome === 'helped' && <p>{t.helped}</p>}
        {moved !== 0 && (
          <p className={styles.moved} data-way={moved > 0 ? 'up' : 'down'}>
            <LevelMark level={skill.level} size="s" />
            {moved > 0 ? t.rose(t.levels[skill.level]) : you(t.fell(t.levels[skill.level]))}
          </p>
        )}
        {isByTime && <p>{t.timeUp}</p>}
      </div>
      <Button
        kind="primary"
        size="l"
        loading={isBusy}
        iconAfter={<IconArrowRight aria-hidden="true" />}
        onClick={onNext}
      >
        {session.isLast ? t.toSummary : t.next}
      </Button>
    </div>
  )
}
