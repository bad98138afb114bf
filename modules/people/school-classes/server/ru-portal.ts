import type { PupilEntry } from '../contract/managed-class.ts'

/** The list of a class as those who administer its school save it. */
export const portalWords = {
  file: (className: string) => `Ученики, ${className}`,
  number: '№',
  pupil: 'Ученик',
  pupilOf: (number: number) => `Ученик ${number}`,
  entry: 'Вход',
  login: 'Почта или телефон',
  parents: 'Родителей привязано',
  grade: 'Класс в\u00a0профиле',
  lastVisit: 'Последний вход',
  entries: {
    own: 'свой',
    code: 'по\u00a0личному коду',
    absent: 'входа ещё не\u00a0было',
  } satisfies Record<PupilEntry, string>,
}

/** Classes of a school as a table. */
export const classesWords = {
  file: (title: string) => `Классы, ${title}`,
  untaughtFile: (title: string) => `Классы без учителя, ${title}`,
  title: 'Класс',
  year: 'Учебный год',
  yearOf: (year: number) => `${year}/${String(year + 1).slice(2)}`,
  pupils: 'Учеников',
  active: 'Были за\u00a0неделю',
  teachers: 'Учителя',
  school: 'Школа',
  city: 'Город',
  phone: 'Телефон',
  lastVisit: 'Последний вход',
}
