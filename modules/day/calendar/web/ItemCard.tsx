import { factsOf } from '@school/texts'
import { classNames, hueOf, IconButton, IconGripVertical, IconPencil, Link } from '@school/ui'
import type { Look } from './hands.ts'
import styles from './ItemCard.module.css'
import { KindIcon } from './KindIcon.tsx'
import type { Placed } from './placed.ts'
import { t } from './ru.ts'

export interface ItemCardProps {
  placed: Placed
  look: Look
  /** In a line, in a narrow column of a week, in a cell of a month: there the hour and the name alone. */
  place?: 'line' | 'column' | 'cell'
}

/** One item on its day: what it is, when by both clocks, where it leads; the own one may be changed and moved. */
export function ItemCard({ placed, look: { zone, schoolZone, hands }, place = 'line' }: ItemCardProps) {
  const isSmall = place === 'cell'
  const { item, part } = placed
  const isOwn = item.can.change && hands !== null
  const schoolTime = t.schoolTime(placed, zone, schoolZone)
  const state = item.kind === 'personal' ? null : t.state[item.state]
  const facts = [
    part !== 'whole' && (part === 'begin' ? t.begins : t.ends),
    item.disciplineName,
    item.teacherName,
  ].filter((fact) => typeof fact === 'string')
  return (
    <li
      data-movable
      data-state={item.state}
      data-dragged={hands?.draggedId === item.id || undefined}
      className={classNames(
        styles.item,
        item.hue === null ? styles.plain : 'hue',
        isSmall && styles.small,
        place === 'column' && styles.inColumn,
        isOwn && styles.own,
      )}
      style={item.hue === null ? undefined : hueOf(item.hue)}
      onPointerDown={isOwn ? (event) => hands.begin(event, item.id) : undefined}
    >
      {isOwn && (
        <IconButton
          data-grip
          data-grip-of={item.id}
          className={styles.grip!}
          label={t.grip(item.title)}
          icon={<IconGripVertical aria-hidden="true" />}
          onKeyDown={(event) => hands.stepByKey(event, item)}
        />
      )}
      <span className={styles.icon}>
        <KindIcon kind={item.kind} />
      </span>
      <span className={styles.words}>
        <span className={styles.time}>
          {isSmall ? t.shortTime(placed, zone) : t.time(placed, zone)}
          {schoolTime !== null && <span className={styles.school}>{schoolTime}</span>}
        </span>{' '}
        {item.url === null ? (
          <span className={styles.title}>{item.title}</span>
        ) : (
          <Link to={item.url} className={classNames(styles.title, styles.whole)}>
            {item.title}
          </Link>
        )}
        <span className="visually-hidden">, {t.kinds[item.kind]}</span>
        {facts.length > 0 && (
          <span className={isSmall ? 'visually-hidden' : styles.facts}>{factsOf(...facts)}</span>
        )}
        {state !== null && <span className={isSmall ? 'visually-hidden' : styles.state}>{state}</span>}
      </span>
      {isOwn && (
        <IconButton
          className={classNames(styles.edit, styles.whole)}
          label={t.open(item.title)}
          icon={<IconPencil aria-hidden="true" />}
          onClick={() => hands.open(item)}
        />
      )}
    </li>
  )
}
