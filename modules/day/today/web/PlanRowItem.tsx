import { factsOf } from '@school/texts'
import {
  CheckMark,
  hueOf,
  IconButton,
  IconAward,
  IconBook2,
  IconCertificate,
  IconCheck,
  IconDots,
  IconFlag,
  IconGripVertical,
  IconMessageCircle,
  IconPencil,
  IconRefresh,
  IconSparkles,
  IconTarget,
  IconTrophy,
  IconWriting,
  Link,
  Menu,
  type MenuItem,
} from '@school/ui'
import { type ComponentType, type SVGProps } from 'react'
import { mostMoves, type PlanRow, type PlanThing } from '../contract/index.ts'
import { t } from './ru-plan.ts'
import styles from './PlanList.module.css'
import type { PlanOrder } from './use-order.ts'
import type { PlanHands } from './use-plan.ts'

const icons: Record<PlanThing, ComponentType<SVGProps<SVGSVGElement>>> = {
  stage: IconTrophy,
  exam: IconAward,
  attestation: IconCertificate,
  homework: IconWriting,
  own: IconPencil,
  lesson: IconBook2,
  mistakes: IconRefresh,
  skills: IconTarget,
  objective: IconFlag,
  training: IconSparkles,
  answer: IconMessageCircle,
}

export interface PlanRowProps {
  row: PlanRow
  zone: string
  hands: PlanHands
  onRefuse: (row: PlanRow) => void
  /** Where the row may be put elsewhere. */
  order?: PlanOrder | undefined
  index?: number
}

/** A row of the plan: what, why, how long, its experience, and its actions. */
export function PlanRowItem({ row, zone, hands, onRefuse, order, index = 0 }: PlanRowProps) {
  const { thing, title, url, reason, minutes, xp, discipline, state } = row
  const Icon = state === 'done' ? IconCheck : icons[thing]
  const hour = row.startsAt ? t.startsAt(row.startsAt, zone) : null
  return (
    <li
      className={`hue ${styles.row}`}
      style={discipline ? hueOf(discipline.hue) : undefined}
      data-state={state}
      data-movable
      data-place={order && index}
      data-dragged={order?.draggedId === row.key || undefined}
      data-side={order?.sideOf(index)}
    >
      {order?.hasGrips && row.can.place && (
        <IconButton
          data-grip
          className={styles.grip!}
          label={t.grip(title)}
          icon={<IconGripVertical aria-hidden="true" />}
          onPointerDown={(event) => order.begin(event, row.key)}
          onKeyDown={(event) => order.stepByKey(event, row)}
        />
      )}
      <span className={styles.sign} data-discipline={discipline ? '' : undefined}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {url === null ? (
            title
          ) : (
            <Link to={url} onClick={hands.press}>
              {title}
            </Link>
          )}
        </p>
        <p className={styles.why}>
          <span className={styles.reason}>{factsOf(hour, reason)}</span>{' '}
          {thing !== 'own' && factsOf(t.things[thing], discipline?.title)}
        </p>
        <p className={styles.sums}>
          {factsOf(
            t.minutes(minutes),
            xp !== null && xp > 0 && t.xp(xp),
            state === 'done' && t.done,
            row.moves >= mostMoves && t.movedTwice,
          )}
        </p>
      </div>
      <div className={styles.ends}>
        {row.can.check && (
          <CheckMark
            aria-label={t.check(title)}
            checked={hands.isDone(row)}
            onChange={() => hands.check(row)}
          />
        )}
        <RowMenu row={row} hands={hands} onRefuse={onRefuse} />
      </div>
    </li>
  )
}

function RowMenu({ row, hands, onRefuse }: Pick<PlanRowProps, 'row' | 'hands' | 'onRefuse'>) {
  const { can, moves, title } = row
  const items: MenuItem[] = []
  if (can.move)
    items.push({ title: moves > 0 && !can.hide ? t.moveAgain : t.move, onSelect: () => hands.move(row) })
  if (can.hide) items.push({ title: t.hide, onSelect: () => hands.hide(row) })
  if (can.refuse || can.move)
    items.push({ title: t.refuse, onSelect: () => onRefuse(row), startsGroup: true })
  if (items.length === 0) return null
  return (
    <Menu label={t.more(title)} items={items} align="end" buttonClassName={styles.more}>
      <IconDots aria-hidden="true" />
    </Menu>
  )
}
