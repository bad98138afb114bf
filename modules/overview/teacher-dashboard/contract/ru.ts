import { count } from '@school/texts'
import type { Need } from './class-page.ts'

/** Why help is needed, without a word of the pupil's sex; on the screen and in a saved table. */
export function sayNeed({ kind, amount }: Need): string {
  switch (kind) {
    case 'never_came':
      return 'ещё не\u00a0входили'
    case 'away':
      return `не\u00a0было ${count(amount, 'день', 'дня', 'дней')}`
    case 'overdue':
      return `${count(amount, 'работа просрочена', 'работы просрочены', 'работ просрочено')}`
    case 'low':
      return `с\u00a0первой попытки ${amount}\u00a0%`
  }
}
