import { nonBreaking } from '@school/texts'
import { Owl, type OwlPose, useYou } from '@school/ui'
import { t } from '../ru-more.ts'
import styles from './Steps.module.css'

const poses: OwlPose[] = ['reading', 'think', 'happy']

export function Steps() {
  const you = useYou()
  return (
    <section className={styles.steps} aria-labelledby="how">
      <h2 id="how">{t.howTitle}</h2>
      <ol className={`plain-list ${styles.list}`}>
        {t.steps.map(({ title, text }, index) => (
          <li key={you(title)} className={styles.step}>
            <Owl pose={poses[index] ?? 'hello'} title={null} className={styles.owl} />
            <div>
              <h3>
                <span className={styles.number}>{index + 1}</span> {you(title)}
              </h3>
              <p>{nonBreaking(you(text))}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
