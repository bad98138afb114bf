import { nonBreaking } from '@school/texts'
import { Owl, type OwlPose } from '@school/ui'
import { t } from '../ru-more.ts'
import styles from './Steps.module.css'

const poses: OwlPose[] = ['reading', 'think', 'happy']

export const Steps = () => (
  <section className={styles.steps} aria-labelledby="how">
    <h2 id="how">{t.howTitle}</h2>
    <ol className={`plain-list ${styles.list}`}>
      {t.steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <Owl pose={poses[index] ?? 'hello'} title={null} className={styles.owl} />
          <div>
            <h3>
              <span className={styles.number}>{index + 1}</span> {title}
            </h3>
            <p>{nonBreaking(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
