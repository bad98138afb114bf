import { Card, Link } from '@school/ui'
import type { ChildLine, ChildNow } from '../contract/report.ts'
import styles from './parenthood.module.css'
import { t } from './ru.ts'

/** What is late, and what is to be handed in soon. */
export const ChildNowPart = ({ now: { deadlines, alerts, moreAlerts } }: { now: ChildNow }) => (
  <div className={styles.now}>
    {alerts.length > 0 && (
      <Card tone="warn" pad="s">
        <ul className={`plain-list ${styles.alerts}`}>
          {alerts.map(({ key, note, url }) => (
            <li key={key}>
              <Link to={url}>{note}</Link>
            </li>
          ))}
          {moreAlerts > 0 && <li className={styles.small}>{t.moreLate(moreAlerts)}</li>}
        </ul>
      </Card>
    )}
    <Deadlines deadlines={deadlines} />
  </div>
)

const Deadlines = ({ deadlines }: { deadlines: readonly ChildLine[] }) => (
  <div className={styles.deadlines}>
    <h3 className={styles.heading}>{t.soon}</h3>
    {deadlines.length === 0 && <p className={styles.small}>{t.noDeadlines}</p>}
    <ul className={`plain-list ${styles.lines}`}>
      {deadlines.map(({ key, title, note, url }) => (
        <li key={key}>
          <Link to={url} className={styles.line}>
            <span className={styles.lineTitle}>{title}</span>
            <span className={styles.small}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
