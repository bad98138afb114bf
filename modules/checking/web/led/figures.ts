import type { LedFigure } from '@school/works/web'
import type { LedWorkCounts } from '../../contract/led.ts'
import { t } from './ru.ts'

const shown = ['begun', 'running', 'handedIn', 'onCheck'] as const

export const figuresOf = (counts: LedWorkCounts): LedFigure[] =>
  shown.map((name) => ({ title: t.figures[name], people: counts[name] }))
