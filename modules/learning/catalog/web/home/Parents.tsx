import { nonBreaking } from '@school/texts'
import { IconChartBar, IconClock, IconCoin, IconTarget } from '@school/ui'
import { t } from '../ru-more.ts'
import styles from './Parents.module.css'

const icons = { price: IconCoin, effort: IconTarget, calm: IconClock, sight: IconChartBar }
const order = ['price', 'effort', 'calm', 'sight'] as const

export const Parents = () => (
  <section className={styles.parents} aria-labelledby="parents-title">
    <div className={styles.head}>
      <h2 id="parents-title">{t.parentsTitle}</h2>
      <p>{t.parentsLead}</p>
    </div>
    <ul className={`plain-list ${styles.points}`}>
      {order.map((key) => {
        const Icon = icons[key]
        return (
          <li key={key} className={styles.point}>
            <Icon aria-hidden="true" />
            <h3>{t.points[key].title}</h3>
            <p>{nonBreaking(t.points[key].text)}</p>
          </li>
        )
      })}
    </ul>
  </section>
)
