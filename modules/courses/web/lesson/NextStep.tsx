import { ButtonLink, IconArrowRight } from '@school/ui'
import { useLocation } from 'react-router'
import styles from './NextStep.module.css'
import { t } from './ru.ts'
import { taskAddress } from './task-address.ts'

/** From a closed task: to the next unfinished one, or to the end of the lesson. */
export function NextStep({ nextId }: { nextId: number | null }) {
  const { search } = useLocation()
  const isLast = nextId === null
  return (
    <p className={styles.next}>
      <ButtonLink
        kind="primary"
        size="l"
        to={isLast ? { search, hash: 'finish' } : taskAddress(nextId)}
        preventScrollReset={!isLast}
        iconAfter={<IconArrowRight aria-hidden="true" />}
      >
        {isLast ? t.toResult : t.next}
      </ButtonLink>
    </p>
  )
}
