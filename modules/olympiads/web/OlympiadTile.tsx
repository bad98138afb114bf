import { gradeRange, nonBreaking } from '@school/texts'
import { Card, CardLink, Chip, hueOf, IconCalendar, IconUsers } from '@school/ui'
import type { OlympiadCard, OlympiadState } from '../contract/index.ts'
import { olympiadAt } from './addresses.ts'
import styles from './OlympiadTile.module.css'
import { t } from './ru.ts'

export const toneOf: Record<OlympiadState, 'primary' | 'accent' | 'warn' | 'plain'> = {
  soon: 'accent',
  running: 'primary',
  between: 'accent',
  checking: 'warn',
  finished: 'plain',
}

/** An olympiad as a card: where it stands now and till when. */
export function OlympiadTile({ olympiad }: { olympiad: OlympiadCard }) {
  const { discipline, grades, state } = olympiad
  return (
    <Card as="article" pad="l" className={`hue ${styles.tile}`} style={hueOf(discipline.hue)}>
      <p className={styles.chips}>
        <Chip size="s" tone={toneOf[state]}>
          {t.states[state]}
        </Chip>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
        {olympiad.isMine && (
          <Chip size="s" tone="ok">
            {t.mine}
          </Chip>
        )}
      </p>
      <h2 className={styles.title}>
        <CardLink to={olympiadAt(olympiad.id)}>{olympiad.title}</CardLink>
      </h2>
      <p className={styles.subtitle}>{nonBreaking(olympiad.subtitle)}</p>
      <p className={styles.facts}>
        <span>
          <IconCalendar aria-hidden="true" />
          {t.when(olympiad.stage)}
        </span>
        <span>
          <IconUsers aria-hidden="true" />
          {t.participants(olympiad.participants)}
        </span>
      </p>
    </Card>
  )
}
