import { addressed, count, formatDayAndTime, formatNumber, formatTime, nbsp } from '@school/texts'
import type { TryState } from '@school/works/contract'

const pointsOf = (points: number) => formatNumber(points / 100)

/** Texts of the results of an attempt. */
export const t = {
  byTime: 'Время вышло. Всё, что было сохранено, засчитано.',
  counted: 'Что засчитано',
  countedAt: (at: string) => `сохранён в${nbsp}${formatTime(at)}, засчитан`,
  /** The time is unknown: the answer was not created by saving. */
  isCounted: 'засчитан',
  notAnswered: 'ответа нет',

  tasks: 'Задачи',
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  taskPoints: (points: number, max: number) =>
    `${pointsOf(points)} из${nbsp}${count(max / 100, 'балла', 'баллов', 'баллов')}`,
  noAnswer: 'Ответа нет.',
  yourAnswer: addressed`{Твой ответ|Ответ}`,
  pupilAnswer: 'Ответ ученика',
  tryOf: (number: number, at: string) => `Попытка ${number}, ${formatDayAndTime(at)}`,
  tryStates: {
    right: 'верно',
    partial: 'частично',
    wrong: 'неверно',
    waits: 'ждёт проверки',
    returned: 'возвращено на доработку',
  } satisfies Record<TryState, string>,
}
