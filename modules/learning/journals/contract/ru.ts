import type { JournalColumnKind } from './journal.ts'
import type { JournalMark } from './marks.ts'
import type { JournalPeriod } from './periods.ts'

/** Signs and words of a journal: on the screen, on paper and in a saved table. */
export const signs: Record<JournalMark, string> = {
  5: '5',
  4: '4',
  3: '3',
  2: '2',
  absent: 'н',
  excused: 'осв',
}

export const markWords: Record<JournalMark, string> = {
  ...signs,
  absent: 'не\u00a0было на\u00a0уроке',
  excused: 'освобождение',
}

export const kindWords: Record<JournalColumnKind, string> = {
  answer: 'Ответ на\u00a0уроке',
  classwork: 'Работа на\u00a0уроке',
  independent: 'Самостоятельная',
  test: 'Контрольная',
  dictation: 'Диктант',
  essay: 'Сочинение',
  lab: 'Лабораторная',
  project: 'Проект',
  homework: 'Домашняя работа',
}

/** The weight of a mark in an average; a single one goes without saying. */
export const weightWords = (weight: number): string | null => (weight > 1 ? `вес\u00a0${weight}` : null)

/** What an average is: of marks with different weights it is not what it looks like. */
export const averageWords = (average: string, weights: readonly number[]): string =>
  new Set(weights).size > 1 ? `средняя с\u00a0учётом веса ${average}` : `средняя ${average}`

export const periodWords: Record<JournalPeriod, string> = {
  1: '1\u00a0четверть',
  2: '2\u00a0четверть',
  3: '3\u00a0четверть',
  4: '4\u00a0четверть',
  year: 'Весь год',
}
