import { Accordion, Badge, OfflineStrip, patiently, useYou } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { remarksQuery } from '../queries.ts'
import type { Film } from './film.ts'
import { t } from './ru.ts'

export interface RemarksProps {
  lessonId: number
  /** `null` in a lesson without one. */
  film: Film | null
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

// Most lessons are gone through without a pencil: the form comes when it is opened.
const RemarksPanel = lazy(
  patiently(() => import('./RemarksPanel.tsx').then((module) => ({ default: module.RemarksPanel }))),
)

/** The viewer's notes to a lesson, folded under one line. */
export function Remarks({ lessonId, film, isOpen, onToggle }: RemarksProps) {
  const you = useYou()
  const { data } = useQuery(remarksQuery(lessonId))
  const count = data?.length ?? 0
  return (
    <Accordion
      title={you(t.title)}
      note={<Badge count={count} label={t.count(count)} />}
      open={isOpen}
      onToggle={onToggle}
    >
      {isOpen && (
        <Suspense fallback={<OfflineStrip text={t.whenOnline} />}>
          <RemarksPanel lessonId={lessonId} film={film} />
        </Suspense>
      )}
    </Accordion>
  )
}
