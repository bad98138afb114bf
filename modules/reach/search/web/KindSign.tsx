import type { SearchKind } from '../contract/index.ts'
import {
  hueFor,
  hueOf,
  IconBook2,
  IconCertificate,
  IconInfoCircle,
  IconPlayerPlay,
  IconSchool,
  IconTarget,
  IconTrophy,
  IconUser,
} from '@school/ui'
import styles from './KindSign.module.css'

const signs = {
  course: IconSchool,
  theme: IconBook2,
  teacher: IconUser,
  lesson: IconPlayerPlay,
  skill: IconTarget,
  training: IconTarget,
  exam_rehearsal: IconCertificate,
  olympiad: IconTrophy,
  page: IconInfoCircle,
} satisfies Record<SearchKind, unknown>

/** What kind of thing it is, in the colour of its discipline. */
export function KindSign({
  kind,
  hue,
  size = 's',
}: {
  kind: SearchKind
  hue?: number | undefined
  size?: 's' | 'l'
}) {
  const Sign = signs[kind]
  return (
    <span
      className={`hue ${styles.sign}`}
      data-size={size}
      style={hueOf(hue ?? hueFor(kind))}
      aria-hidden="true"
    >
      <Sign />
    </span>
  )
}
