import type { CopyState } from '@school/homeworks/contract'

const states: Record<CopyState, string> = {
  not_opened: 'не\u00a0начато',
  in_progress: 'в\u00a0работе',
  submitted: 'срок вышел',
  checking: 'ждёт проверки',
  returned: 'на\u00a0доработке',
  done: 'сдано',
  missed: 'не\u00a0сдано',
}

/** The state of a homework, for the screen and for a saved table. */
export const sayCopyState = (state: CopyState): string => states[state]
