import { formatDayAndTime, quoted } from '@school/texts'
import { type MemoPart, connectionLost, duringWork } from '@school/olympiad-conduct/server'
import type { Award } from '@school/olympiads/contract'

const fileOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

/** Words of a saved journal. */
export const journalWords = {
  file: (olympiad: string, stage: string, className: string | null) => fileOf(olympiad, stage, className),
  titles: ['Ученик', 'Класс', 'Состояние', 'Приглашение', 'Запись', 'Начало', 'Конец'],
  outcome: ['Баллы', 'Максимум', 'Результат, %', 'Место', 'Участников', 'Награда'],
  nameHidden: 'Согласие на\u00a0имя',
  noName: 'нет',
  diploma: (award: Award) => `диплом ${(['I', 'II', 'III'] as const)[award - 1]!} степени`,
  outOfRating: 'вне рейтинга',
  letterFile: (olympiad: string, stage: string) => fileOf('Благодарность', olympiad, stage),
}

interface SlipLines {
  address: string
  olympiad: string
  /** Code of the class, for pupils without another way to sign in. */
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
  /** Times come first so that a long title below cannot push them out. */
  lines: ({ address, olympiad, classCode, hasSchoolCode, times }: SlipLines): string[] => [
    `Решай: ${formatDayAndTime(times.opensAt)}\u00a0— ${formatDayAndTime(times.closesAt)} по\u00a0Москве.`,
    classCode === null
      ? `1. Войди на\u00a0${address}.`
      : hasSchoolCode
        ? `1. Открой ${address}, код для\u00a0входа: ${classCode}`
        : `1. Открой ${address} и\u00a0введи код.`,
    hasSchoolCode
      ? `2. Открой ${quoted(olympiad)} и\u00a0введи код участника.`
      : `2. Открой ${quoted(olympiad)} и\u00a0нажми «Участвовать».`,
  ],
}

interface MemoFacts {
  times: { opensAt: Date; closesAt: Date; hardClose: boolean }
  /** Address of the sign-in page. */
  address: string
  olympiad: string
  byCode: boolean
  tools: readonly string[]
  phone: string
  hasResultsLater: boolean
}

/** Read by the teacher of a class: «вы». */
export const memoWords = {
  file: (olympiad: string, stage: string) => fileOf('Памятка', olympiad, stage),
  classes: 'Классы',
  tools: 'На столе',
  codes: 'Код школы',
  codeOf: (code: string, school: string | null) => (school === null ? code : `${code} (${school})`),
  noCode: 'получите в\u00a0журнале этапа и\u00a0впишите: ______________________',
  phone: 'Кому звонить',
  parts: ({ times, address, olympiad, byCode, tools, phone, hasResultsLater }: MemoFacts): MemoPart[] => [
    [
      'Что принести',
      [
        'Ученику\u00a0— листочек с\u00a0его именем: там написано, когда решать и\u00a0как войти.',
        tools.length > 0
          ? `На\u00a0столе может лежать: ${tools.join(', ')}. Остальное убрано.`
          : 'На\u00a0столе только листочек: справочники и\u00a0калькулятор убраны.',
        'Учителю\u00a0— эту памятку и\u00a0запасные листочки.',
      ],
    ],
    [
      'Как войти',
      [
        `Ученик открывает ${address} и\u00a0входит как обычно. У\u00a0кого нет ни\u00a0почты, ни\u00a0пароля, входит по\u00a0коду класса со\u00a0своего листочка.`,
        byCode
          ? `Потом открывает ${quoted(olympiad)} и\u00a0вводит код школы: он один на\u00a0всех. Не\u00a0публикуйте код.`
          : `Потом открывает ${quoted(olympiad)} и\u00a0нажимает «Участвовать».`,
        'Проверьте накануне, что на\u00a0компьютерах открывается сайт.',
      ],
    ],
    duringWork(times),
    connectionLost,
    [
      'Кому звонить',
      [
        `Поддержка школы: ${phone}. Назовите олимпиаду, этап и\u00a0имя ученика.`,
        'Кто добавляет время: методист. Запрос\u00a0— на\u00a0странице «Ход этапа и\u00a0время».',
      ],
    ],
    [
      'После работы',
      [
        'Ученик нажимает «Завершить» и\u00a0выходит со\u00a0страницы.',
        hasResultsLater
          ? 'Когда итоги опубликуют, в\u00a0журнале этапа появятся места, дипломы учеников и\u00a0ваша благодарность.'
          : 'Результат каждый видит сразу.',
      ],
    ],
  ],
}
