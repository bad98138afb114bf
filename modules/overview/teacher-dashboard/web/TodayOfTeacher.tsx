import { Card, CardLink, Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { DashboardLine } from '../contract/index.ts'
import styles from './dashboard.module.css'
import { t } from './ru-dashboard.ts'

const tones = { lesson: 'accent', deadline: 'warn', check: 'primary', olympiad: 'ok' } as const

/** What a teacher has before them today. */
export const TodayOfTeacher = ({ lines }: { lines: readonly DashboardLine[] }) => (
  <Card as="section" pad="l" aria-labelledby="today" className={frame.section}>
    <h2 id="today">{t.today}</h2>
    {lines.length === 0 ? (
      <p>{t.nothing}</p>
    ) : (
      <ul className="plain-list">
        {lines.map(({ key, kind, title, note, url }) => (
          <li key={key}>
            <div className={styles.line}>
              <div className={styles.words}>
                <CardLink to={url}>{title}</CardLink>
                <span className={frame.note}>{note}</span>
              </div>
              <Chip size="s" tone={tones[kind]}>
                {t.kinds[kind]}
              </Chip>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
