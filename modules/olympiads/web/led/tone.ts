import type { ParticipantState, StageState } from '../../contract/index.ts'

export const toneOfStage = {
  announced: 'accent',
  running: 'primary',
  checking: 'warn',
  published: 'ok',
} as const satisfies Record<StageState, string>

export const toneOfParticipant = {
  not_started: 'plain',
  running: 'accent',
  handed_in: 'ok',
  timed_out: 'warn',
} as const satisfies Record<ParticipantState, string>
