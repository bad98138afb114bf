import { Card, CardLink, Chip, hueOf, IconCalendar, IconVideo } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru-webinar.ts'
import type { WebinarCard } from '../contract/webinar.ts'
import { webinarAt } from './addresses.ts'
import styles from './HomeworkRow.module.css'

/** Upcoming homeworks of webinars, above the list; nothing when there are none. */
export function WebinarCards({ webinars, now }: { webinars: readonly WebinarCard[]; now: Date }) {
  if (webinars.length === 0) return null
  return (
    <section aria-labelledby="webinars" className={frame.section}>
      <h2 id="webinars">{t.listTitle}</h2>
      <ul className={`plain-list ${frame.cards}`}>
        {webinars.map(({ id, title, discipline, state, startsAt, teacherName }) => (
          <li key={id}>
            <Card as="article" className={`hue ${styles.row}`} style={hueOf(discipline.hue)}>
              <p className={styles.chips}>
                <Chip size="s" hue={discipline.hue}>
                  {discipline.title}
                </Chip>
                <Chip
                  size="s"
                  tone={state === 'open' ? 'ok' : 'plain'}
                  icon={<IconVideo aria-hidden="true" />}
                >
                  {state === 'open' ? t.openNow : t.forWebinar}
                </Chip>
              </p>
              <h3 className={frame.cardTitle}>
                <CardLink to={webinarAt(id)}>{title}</CardLink>
              </h3>
              <p className={styles.facts}>
                <span>
                  <IconCalendar aria-hidden="true" />
                  {t.soon(startsAt, now)}
                </span>
                <span>{t.teacher(teacherName)}</span>
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
