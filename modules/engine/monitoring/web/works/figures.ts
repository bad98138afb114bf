import type { MonitoringFigure } from '../attempts/MonitoringFigures.tsx'
import type { MonitoredWorkCounts } from '../../contract/endpoints.ts'
import { t } from './ru.ts'

const shown = ['begun', 'running', 'handedIn', 'onCheck'] as const

export const figuresOf = (counts: MonitoredWorkCounts): MonitoringFigure[] =>
  shown.map((name) => ({ title: t.figures[name], people: counts[name] }))
