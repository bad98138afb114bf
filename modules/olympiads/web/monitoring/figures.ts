import type { MonitoringFigure } from '@school/monitoring/web'
import type { StageCounts, StageState } from '../../contract/index.ts'
import { t } from './ru.ts'

const shown = ['registered', 'running', 'handedIn', 'judged'] as const

export const figuresOf = (counts: StageCounts): MonitoringFigure[] =>
  shown.map((name) => ({ title: t[name], people: counts[name] }))

export const toneOfStage = {
  announced: 'accent',
  running: 'primary',
  checking: 'warn',
  published: 'ok',
} as const satisfies Record<StageState, string>
