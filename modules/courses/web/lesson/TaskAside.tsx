import { Hints } from '@school/tasks/web'
import { ButtonLink, IconBook2 } from '@school/ui'
import type { OpenTask } from '@school/works/contract'
import { useLocation } from 'react-router'
import { GiveUpButton } from '@school/works/web'
import { t } from './ru.ts'
import { taskAddress } from './task-address.ts'
import styles from './TaskAside.module.css'
import type { Solving } from './use-solving.ts'

export interface TaskAsideProps {
  task: OpenTask
  solving: Solving
  nextId: number | null
}

/** What one may do instead of answering now: look for help, leave the task for later or for good. */
export function TaskAside({ task, solving, nextId }: TaskAsideProps) {
  const { search } = useLocation()
  return (
    <div className={styles.aside}>
      <Hints
        hints={task.hints}
        total={task.hintsTotal}
        onOpen={task.can.openHint ? solving.hint.open : undefined}
        isOpening={solving.hint.isPending}
      />
      <div className={styles.ways}>
        <ButtonLink kind="quiet" to={{ search, hash: 'theory' }} icon={<IconBook2 aria-hidden="true" />}>
          {t.toTheory}
        </ButtonLink>
        {nextId !== null && (
          <ButtonLink kind="quiet" to={taskAddress(nextId)} preventScrollReset>
            {t.skip}
          </ButtonLink>
        )}
        {task.can.giveUp && (
          <GiveUpButton
            isBusy={solving.surrender.isPending}
            onGiveUp={solving.surrender.do}
            text={t.giveUpText}
            hint={task.can.openHint ? t.giveUpHint : null}
          />
        )}
      </div>
    </div>
  )
}
