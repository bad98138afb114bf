import { weightWords } from '../contract/ru.ts'

/** Texts of a saved journal. */
export const words = {
  fileOf: (className: string, discipline: string | null, period: string) =>
    [`Журнал ${className}`, discipline, period].filter(Boolean).join(', '),
  pupil: 'Ученик',
  average: 'Средняя',
  column: (day: string, kind: string, topic: string, weight: number) =>
    [`${day} ${kind}`, topic, weightWords(weight)].filter(Boolean).join(', '),
  ofClass: 'Средняя по\u00a0классу',
}
