import type { MonitoringFigure } from '@school/monitoring/web'
import type { StageCounts } from '../../contract/index.ts'
import { t } from './ru.ts'

const shown = ['registered', 'running', 'handedIn', 'judged'] as const

export const figuresOf = (counts: StageCounts): MonitoringFigure[] =>
  shown.map((name) => ({ title: t[name], people: counts[name] }))
