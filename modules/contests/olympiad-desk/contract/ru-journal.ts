import type { JournalState } from './journal.ts'

/** State of a pupil in a stage, on the screen and in a file. */
export const journalStateWords = {
  no_consent: 'нет\u00a0согласия',
  awaits_result: 'ждёт итогов прошлого этапа',
  not_passed: 'в\u00a0этот этап не\u00a0проходит',
  needs_trial: 'сначала пробный тур',
  not_registered: 'пока не\u00a0участвует',
  registered: 'участвует',
  running: 'решает',
  lost: 'нет\u00a0связи',
  handed_in: 'сдано',
  missed: 'не\u00a0начато',
  absent: 'без\u00a0участия',
} satisfies Record<JournalState, string>
