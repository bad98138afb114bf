import '@school/ui/math.css'
import '@school/ui/prose.css'
import { RunDesk } from '@school/works/web'
import type { BegunWebinarHomework } from '../contract/webinar.ts'
import { webinarAt } from './addresses.ts'
import { useWebinarCalls } from './use-webinar.ts'

/** A run at a webinar: the clock is the same for everybody. */
export function WebinarSolving({ run, taskId }: { run: BegunWebinarHomework; taskId: number | null }) {
  const { webinar, attempt, title } = run
  const calls = useWebinarCalls(webinar.id)
  return (
    <RunDesk
      title={title}
      titleTo={webinarAt(webinar.id)}
      attempt={attempt}
      calls={calls}
      taskId={taskId}
      to={(id) => webinarAt(webinar.id, id)}
    />
  )
}
