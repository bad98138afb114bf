import { formatDayAndTime, formatNumber, nbsp, quoted } from '@school/texts'
import { journalStateWords } from '../../contract/index.ts'
import { journalWords } from '../journal/ru-journal.ts'

const line = (who: string): string => `${who}  ____________________ / ______________________________ /`

/** Texts of the protocol that a school signs. */
export const sheetWords = {
  file: (olympiad: string, stage: string) => ['Протокол школы', olympiad, stage].join(', '),
  heading: 'Протокол школы',
  preliminary: 'Протокол школы, предварительно',
  olympiad: 'Олимпиада',
  named: (title: string, season: string) => `${quoted(title)}, сезон ${season}`,
  stage: 'Этап',
  window: 'Когда',
  span: (from: Date, to: Date) => `${formatDayAndTime(from)}\u00a0— ${formatDayAndTime(to)} по${nbsp}Москве`,
  school: 'Школа',
  results: 'Итоги',
  atOnce: 'каждый видит свой результат сразу',
  notOut: 'ещё не\u00a0опубликованы: баллы и\u00a0места появятся вместе с\u00a0итогами',
  participants: 'Участников',
  numberColumn: '№',
  columns: ['Участник', 'Класс', 'Задания класса', 'Состояние'],
  outcome: ['Баллы', 'Место', 'Награда'],
  number: (participationId: number) => `Участник №${nbsp}${participationId}`,
  points: (points: number, max: number) =>
    `${formatNumber(points / 100)} из${nbsp}${formatNumber(max / 100)}`,
  place: (place: number, participants: number) => `${place} из${nbsp}${participants}`,
  diploma: journalWords.diploma,
  outOfRating: journalWords.outOfRating,
  states: journalStateWords,
  signatures: [
    line('Ответственный за\u00a0олимпиаду'),
    line('Наблюдатель в\u00a0кабинете'),
    line('Руководитель школы'),
    'Дата  «_____»  ______________________  20____  г.          М. П.',
  ],
  foot: (title: string, { page, pages }: Record<'page' | 'pages', string>) =>
    `${title}. Лист ${page} из ${pages}`,
}
