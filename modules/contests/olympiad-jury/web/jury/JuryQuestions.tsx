import { Badge, Button, IconMessageCircle, OfflineStrip, patiently } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { OlympiadAttempt } from '@school/olympiads/contract'
import { clarificationsQuery } from './queries.ts'
import { t } from './ru.ts'
import { useHeard } from './use-heard.ts'

/** Polling interval for messages of the jury. */
const listenEveryMs = 20_000

// Most attempts ask nothing: the panel is loaded when it is opened.
const JuryPanel = lazy(
  patiently(() => import('./JuryPanel.tsx').then((module) => ({ default: module.JuryPanel }))),
)

/** «Вопрос жюри» of an attempt: questions and messages without leaving the task. */
export function JuryQuestions({
  olympiadAttempt,
  taskId,
}: {
  olympiadAttempt: OlympiadAttempt
  taskId: number | null
}) {
  const { id, isVirtual } = olympiadAttempt.participation
  const { data } = useQuery({
    ...clarificationsQuery(id),
    refetchInterval: listenEveryMs,
    // Polling also records the presence of the pupil, so it continues when another tab is active.
    refetchIntervalInBackground: true,
    enabled: !isVirtual,
  })
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const show = useCallback(() => {
    setOpened(true)
    setOpen(true)
  }, [])
  const { unheard, hearAll } = useHeard(id, data?.rows, show)
  if (isVirtual) return null
  return (
    <>
      <Button
        kind="quiet"
        size="s"
        icon={<IconMessageCircle aria-hidden="true" />}
        onClick={() => {
          show()
          hearAll()
        }}
      >
        {t.ask}
        <Badge count={unheard} label={t.unheard(unheard)} />
      </Button>
      {wasOpened && (
        <Suspense fallback={<OfflineStrip text={t.whenOnline} />}>
          <JuryPanel
            olympiadAttempt={olympiadAttempt}
            taskId={taskId}
            heard={data ?? { rows: [], left: 0, can: { ask: false } }}
            isOpen={isOpen}
            onClose={() => {
              setOpen(false)
              hearAll()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
