import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf } from '@school/ui'
import { AttemptDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { BegunAttestation } from '../../contract/index.ts'
import { attestationFinishAt, attestationTasksAt } from '../addresses.ts'
import { AttestationIntro } from '../AttestationIntro.tsx'
import frame from '@school/ui/frame.module.css'
import { attestationAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface AttestationTasksScreenProps {
  attestationId: number
  /** From the address; without it the first one without an answer. */
  taskId: number | null
}

/** Without an attempt under way: what awaits and the button to begin. */
export function AttestationTasksScreen({ attestationId, taskId }: AttestationTasksScreenProps) {
  const { data } = useSuspenseQuery(attestationAttemptQuery(attestationId))
  const { training, attempt } = data
  if (!attempt || attempt.state === 'finished') return <AttestationIntro training={training} />
  return <Running begun={{ training, attempt }} taskId={taskId} />
}

function Running({
  begun: { training, attempt },
  taskId,
}: {
  begun: BegunAttestation
  taskId: number | null
}) {
  const navigate = useNavigate()
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <AttemptDesk
        title={training.title}
        note={t.attempt(attempt.number, training.attemptsAllowed)}
        attempt={attempt}
        attemptKey={attestationAttemptQuery(training.id).queryKey}
        onFinished={() => void navigate(attestationFinishAt(training.id))}
        taskId={taskId}
        to={(id) => attestationTasksAt(training.id, id)}
      />
    </div>
  )
}
