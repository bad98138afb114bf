import type { CopyState } from '@school/homeworks/contract'
import { IconCheck, IconClock, IconPencil, IconRefresh } from '@school/ui'
import { sayCopyState } from '../contract/ru-statistics.ts'
import styles from './StatisticsTable.module.css'
import { t } from './ru-statistics.ts'

const signs = {
  done: <IconCheck aria-hidden="true" />,
  checking: <IconClock aria-hidden="true" />,
  submitted: <IconClock aria-hidden="true" />,
  returned: <IconRefresh aria-hidden="true" />,
  in_progress: <IconPencil aria-hidden="true" />,
  not_opened: '○',
  missed: '×',
} satisfies Record<CopyState, unknown>

/** The state of a homework, as a sign with a text for screen readers. */
export const HomeworkSign = ({ state }: { state: CopyState }) => (
  <span className={styles.sign} title={`${t.homework}: ${sayCopyState(state)}`}>
    <span aria-hidden="true">{signs[state]}</span>
    <span className="visually-hidden">
      {t.homework}: {sayCopyState(state)}
    </span>
  </span>
)

const shown: readonly CopyState[] = ['not_opened', 'in_progress', 'returned', 'checking', 'done']

/** What the signs mean. */
export const HomeworkLegend = () => (
  <ul className={`plain-list ${styles.legend}`} aria-label={t.legend}>
    {shown.map((state) => (
      <li key={state}>
        <span aria-hidden="true">{signs[state]}</span> {sayCopyState(state)}
      </li>
    ))}
  </ul>
)
