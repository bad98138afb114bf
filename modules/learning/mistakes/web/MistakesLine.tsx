import { useIsGentle } from '@school/task-forms/web'
import { IconArrowRight, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mistakesAt } from './addresses.ts'
import styles from './MistakesLine.module.css'
import { mistakesQuery } from './queries.ts'
import { t } from './ru.ts'

/** Numbers of closed and due cards for the dashboard; renders nothing when there are none. */
export function MistakesLine() {
  const isGentle = useIsGentle()
  const { data } = useSuspenseQuery(mistakesQuery({ state: 'open', page: 1 }))
  const said = t.dashboard(data.counts.closed, data.counts.today, isGentle)
  if (said === '') return null
  return (
    <Link to={mistakesAt()} className={styles.line}>
      {said} <IconArrowRight aria-hidden="true" />
    </Link>
  )
}
