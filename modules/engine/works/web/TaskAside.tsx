import { Hints } from '@school/task-forms/web'
import type { Sentence } from '@school/texts'
import { ButtonLink } from '@school/ui'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { OpenTask } from '../contract/index.ts'
import { GiveUpButton } from './GiveUpButton.tsx'
import { t } from './ru.ts'
import styles from './TaskAside.module.css'
import type { Solving } from './use-solving.ts'

export interface TaskAsideProps {
  task: OpenTask
  solving: Solving
  /** The next task to continue with meanwhile. */
  nextTo: To | null
  /** Other actions, before «Пропустить». */
  ways?: ReactNode
  /** The consequence of giving up, when it differs from correcting in the next attempt. */
  giveUpText?: Sentence | undefined
  /** The better alternative to giving up while a hint is left. */
  giveUpHint?: string | undefined
}

/** Alternatives to answering now: hints, skipping, giving up. */
export function TaskAside({ task, solving, nextTo, ways, giveUpText, giveUpHint }: TaskAsideProps) {
  const { hint, surrender } = solving
  return (
    <div className={styles.aside}>
      <Hints
        hints={task.hints}
        total={task.hintsTotal}
        onOpen={task.can.openHint ? hint.open : undefined}
        isOpening={hint.isPending}
      />
      <div className={styles.ways}>
        {ways}
        {nextTo && (
          <ButtonLink kind="quiet" to={nextTo} preventScrollReset>
            {t.skip}
          </ButtonLink>
        )}
        {task.can.giveUp && (
          <GiveUpButton
            isBusy={surrender.isPending}
            onGiveUp={surrender.do}
            text={giveUpText}
            hint={task.can.openHint ? giveUpHint : null}
          />
        )}
      </div>
    </div>
  )
}
