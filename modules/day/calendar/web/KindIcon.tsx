import {
  IconBook2,
  IconCertificate,
  IconListCheck,
  IconSparkles,
  IconStar,
  IconTarget,
  IconTrophy,
  IconUser,
  IconUsers,
  IconVideo,
  IconWriting,
} from '@school/ui'
import type { ComponentType } from 'react'
import type { CalendarKind } from '../contract/item.ts'

const icons: Record<CalendarKind, ComponentType<{ 'aria-hidden': 'true' }>> = {
  course_lesson: IconBook2,
  coach_lesson: IconUser,
  mini_group_lesson: IconUsers,
  event: IconVideo,
  homework_deadline: IconWriting,
  olympiad_stage: IconTrophy,
  rehearsal: IconListCheck,
  attestation: IconCertificate,
  guidance_event: IconTarget,
  club_lesson: IconSparkles,
  personal: IconStar,
}

/** A kind of item is shown by an icon too, not by a colour alone. */
export function KindIcon({ kind }: { kind: CalendarKind }) {
  const Icon = icons[kind]
  return <Icon aria-hidden="true" />
}
