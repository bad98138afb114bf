import { formatDayAndTime } from '@school/texts'
import type { Award } from '../../contract/index.ts'

const fileOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

/** What stands in a saved journal. */
export const journalWords = {
  file: (olympiad: string, stage: string, className: string | null) => fileOf(olympiad, stage, className),
  titles: ['Ученик', 'Класс', 'Состояние', 'Приглашение', 'Запись', 'Начало', 'Конец'],
  outcome: ['Баллы', 'Максимум', 'Результат, %', 'Место', 'Участников', 'Награда'],
  nameHidden: 'Согласие на\u00a0имя',
  noName: 'нет',
  diploma: (award: Award) => `диплом ${(['I', 'II', 'III'] as const)[award - 1]!} степени`,
  outOfRating: 'вне рейтинга',
}

interface SlipLines {
  address: string
  olympiad: string
  /** Lets in whoever has nothing else. */
  classCode: string | null
  hasSchoolCode: boolean
  times: { opensAt: Date; closesAt: Date }
}

/** Slips are read by pupils: «ты». */
export const slipWords = {
  file: (olympiad: string, stage: string, className: string | null) =>
    fileOf('Листочки', olympiad, stage, className),
  heading: (olympiad: string, stage: string) => `${olympiad}. ${stage}`,
  name: (name: string, className: string) => `${name}, ${className}`,
  /** When stands first: a long title of what follows takes nothing from it. */
  lines: ({ address, olympiad, classCode, hasSchoolCode, times }: SlipLines): string[] => [
    `Решай: ${formatDayAndTime(times.opensAt)}\u00a0— ${formatDayAndTime(times.closesAt)} по\u00a0Москве.`,
    classCode === null
      ? `1. Войди на\u00a0${address}.`
      : hasSchoolCode
        ? `1. Открой ${address}, код для\u00a0входа: ${classCode}`
        : `1. Открой ${address} и\u00a0введи код.`,
    hasSchoolCode
      ? `2. Открой «${olympiad}» и\u00a0введи код участника.`
      : `2. Открой «${olympiad}» и\u00a0нажми «Участвовать».`,
  ],
}
