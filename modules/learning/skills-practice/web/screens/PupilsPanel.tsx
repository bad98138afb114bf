import { Accordion, Avatar, Chip, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PupilLine } from '../../contract/index.ts'
import { mapAt } from '../addresses.ts'
import page from '../page.module.css'
import { pupilMapsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './PupilsPanel.module.css'

/** For a teacher: whose map to look at, by classes; those who have something to repeat come first. */
export function PupilsPanel({ zone }: { zone: string }) {
  const { data: pupils, dataUpdatedAt } = useSuspenseQuery(pupilMapsQuery())
  if (pupils.length === 0) return null
  const now = new Date(dataUpdatedAt)
  const classes = [...Map.groupBy(pupils, ({ className }) => className)]
  return (
    <section className={page.section} aria-labelledby="pupils">
      <h2 id="pupils">{t.pupils}</h2>
      <p className={frame.note}>{t.pupilsLead}</p>
      {classes.map(([className, own], index) => (
        <Accordion
          key={className}
          title={className}
          note={t.classNote(own.filter(({ begun }) => begun > 0).length, own.length)}
          open={index === 0}
        >
          <ul className={`plain-list ${styles.list}`} aria-label={t.pupilsOf(className)}>
            {own.map((pupil) => (
              <Line key={pupil.id} pupil={pupil} now={now} zone={zone} />
            ))}
          </ul>
        </Accordion>
      ))}
    </section>
  )
}

const Line = ({
  pupil: { id, name, avatar, begun, mastered, due, practisedAt },
  now,
  zone,
}: {
  pupil: PupilLine
  now: Date
  zone: string
}) => (
  <li className={styles.line}>
    <Avatar name={name} portrait={avatar} size={32} isNamed />
    <div>
      <div className={styles.name}>
        <Link to={mapAt(null, id)}>{name}</Link>
        {due > 0 && (
          <Chip size="s" tone="warn">
            {t.dueOf(due)}
          </Chip>
        )}
      </div>
      <span className={styles.note}>
        {practisedAt ? t.reached(begun, mastered, practisedAt, now, zone) : t.never}
      </span>
    </div>
  </li>
)
