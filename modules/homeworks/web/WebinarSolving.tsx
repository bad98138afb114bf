import '@school/ui/math.css'
import '@school/ui/prose.css'
import { RunDesk } from '@school/works/web'
import type { BegunWebinarHomework } from '../contract/webinar.ts'
import { webinarAt } from './addresses.ts'
import { webinarHomeworkQuery } from './queries.ts'

/** A run at a webinar: the clock is the same for everybody. */
export function WebinarSolving({ run, taskId }: { run: BegunWebinarHomework; taskId: number | null }) {
  const { webinar, attempt, title } = run
  return (
    <RunDesk
      title={title}
      titleTo={webinarAt(webinar.id)}
      attempt={attempt}
      runKey={webinarHomeworkQuery(webinar.id).queryKey}
      onFinished={() => undefined}
      taskId={taskId}
      to={(id) => webinarAt(webinar.id, id)}
    />
  )
}
