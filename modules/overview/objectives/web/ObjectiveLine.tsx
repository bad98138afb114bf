import { IconArrowRight, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ObjectiveList } from '../contract/index.ts'
import { objectivesAt } from './addresses.ts'
import styles from './objectives.module.css'
import { objectivesQuery } from './queries.ts'
import { t } from './ru.ts'

/** What is nearest to be said: what was reached, what waits for an answer, else the goal whose term is first. */
function lineOf({ objectives }: ObjectiveList): string | null {
  const reached = objectives.find(({ state }) => state === 'reached')
  if (reached) return t.lineReached(reached.title)
  const waiting = objectives.filter(({ state }) => state === 'proposed').length
  if (waiting > 0) return t.lineProposed(waiting)
  const next = objectives.find(({ state }) => state === 'active')
  return next ? t.line(next.title, next.progress?.percent ?? 0, next.dueOn) : null
}

/** The nearest goal in a line, for the dashboard; nothing when there is none. */
export function ObjectiveLine() {
  const { data } = useSuspenseQuery(objectivesQuery('active'))
  const said = lineOf(data)
  if (said === null) return null
  return (
    <Link to={objectivesAt()} className={styles.line}>
      {said} <IconArrowRight aria-hidden="true" />
    </Link>
  )
}
