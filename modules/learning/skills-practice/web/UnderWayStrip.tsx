import { ButtonLink, Card, IconPlayerPlay } from '@school/ui'
import type { UnderWay } from '../contract/index.ts'
import { sessionAt } from './addresses.ts'
import { t } from './ru.ts'
import styles from './UnderWayStrip.module.css'

/** A session that can be continued. */
export function UnderWayStrip({ session }: { session: UnderWay }) {
  const name = session.skill ? `«${session.skill.title}»` : t.mode[session.mode]
  return (
    <Card as="section" tone="accent" pad="s" className={styles.strip} aria-labelledby="under-way">
      <div>
        <h2 id="under-way" className={styles.title}>
          {t.underWay}
        </h2>
        <p className={styles.text}>{t.underWayText(name, session.answered)}</p>
      </div>
      <ButtonLink kind="secondary" to={sessionAt(session)} icon={<IconPlayerPlay aria-hidden="true" />}>
        {t.goOn}
      </ButtonLink>
    </Card>
  )
}
