import type { StageState } from '../../contract/index.ts'

export const toneOfStage = {
  announced: 'accent',
  running: 'primary',
  checking: 'warn',
  published: 'ok',
} as const satisfies Record<StageState, string>
