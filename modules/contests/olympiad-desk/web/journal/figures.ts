import type { MonitoringFigure } from '@school/monitoring/web'
import type { JournalCard } from '../../contract/index.ts'
import { t } from './ru.ts'

const isOver = ({ state }: Pick<JournalCard, 'state'>) => state === 'checking' || state === 'published'

/** A finished stage has no attempts under way; diplomas are shown after they are awarded. */
export function figuresOf(stage: Pick<JournalCard, 'state' | 'counts'>): MonitoringFigure[] {
  const { pupils, registered, running, handedIn, awarded } = stage.counts
  return [
    { title: t.ofAll, people: pupils },
    { title: t.participate, people: registered },
    ...(stage.state === 'running' || running > 0 ? [{ title: t.solve, people: running }] : []),
    ...(stage.state === 'announced' ? [] : [{ title: t.handedIn, people: handedIn }]),
    ...(isOver(stage) && awarded > 0 ? [{ title: t.diplomas, people: awarded }] : []),
  ]
}
