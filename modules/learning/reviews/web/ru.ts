import { count, nbsp, plural } from '@school/texts'

/** Texts of checking. */
export const t = {
  title: 'Проверка ответов',
  lead: 'Фотографии решений и сочинения учеников. Сначала то, что обещано раньше.',
  tabs: 'Ответы',
  waiting: 'Ждут проверки',
  done: 'Проверенные',
  doneDays: (days: number) =>
    `За${nbsp}последние ${count(days, 'день', 'дня', 'дней')}. То, что проверено раньше, открывается из\u00a0работ ученика.`,
  emptyWaiting: 'Всё проверено',
  emptyWaitingText: 'Новые ответы учеников появятся здесь.',
  emptyDone: 'Проверенных ответов пока нет',
  emptyDoneText: 'Здесь останется всё, что вы проверили: оценку можно исправить.',
  toDone: 'Посмотреть проверенные',
  toWaiting: 'К очереди',
  start: 'Проверять подряд',

  order: 'Порядок',
  orders: { time: 'По сроку', task: 'По задачам', pupil: 'По ученикам' },
  allHomeworks: 'Показать все ответы, не только этого задания',

  turn: (number: number, total: number) => `${number}${nbsp}из${nbsp}${total}`,
  skip: 'Пропустить пока',
  toNext: 'К\u00a0следующему ответу',

  saved: 'Оценка сохранена',
  givenBack: 'Ответ возвращён ученику на доработку',
  allDone: 'Это был последний ответ. Всё проверено!',

  mine: 'Моё решение',
  solutionOf: (name: string) => `Решение: ${name}`,
  tasks: 'Задачи урока',
  task: (position: number, title: string) => `Задача ${position}. ${title}`,
  xp: (xp: number) => `получено ${xp}\u00a0опыта`,
  hints: (n: number) =>
    `${plural(n, 'открыта', 'открыты', 'открыто')} ${count(n, 'подсказка', 'подсказки', 'подсказок')}`,
  gaveUp: 'открыт разбор',
  noTries: 'Ответа пока нет.',
  noTriesMine: 'Ответа на эту задачу пока нет.',
  toTask: 'Решить задачу',
  toReview: 'Проверить ответ',
  solution: 'Разбор задачи',
} as const
