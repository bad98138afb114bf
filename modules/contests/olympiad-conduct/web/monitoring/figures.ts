import type { MonitoringFigure } from '@school/monitoring/web'
import type { StageFacts, StageState } from '@school/olympiads/contract'
import type { StageCounts } from '../../contract/index.ts'
import { t } from './ru.ts'

const whileOpen = ['notStarted', 'running', 'lost', 'handedIn'] as const
const afterwards = ['registered', 'notStarted', 'handedIn', 'judged'] as const

/** A finished stage has no lost attempts, and a running one has no judged ones. */
export const figuresOf = (counts: StageCounts, state: StageState): MonitoringFigure[] =>
  (state === 'running' || counts.running + counts.lost > 0 ? whileOpen : afterwards).map((name) => ({
    title: t[name],
    people: counts[name],
  }))

export const toneOfStage = {
  announced: 'accent',
  running: 'primary',
  checking: 'warn',
  published: 'ok',
  cancelled: 'plain',
} as const satisfies Record<StageState, string>

/** The next moment of the schedule of the stage. */
export const awaited = ({
  state,
  opensAt,
  closesAt,
  resultsAt,
  withdrawnBecause,
}: Pick<StageFacts, 'state' | 'opensAt' | 'closesAt' | 'resultsAt' | 'withdrawnBecause'>) => {
  if (state === 'announced') return { label: t.untilOpen, at: opensAt }
  if (state === 'running') return { label: t.untilClose, at: closesAt }
  return state === 'checking' && resultsAt && !withdrawnBecause
    ? { label: t.untilResults, at: resultsAt }
    : null
}
