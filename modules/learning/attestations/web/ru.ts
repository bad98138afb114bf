import {
  addressed,
  count,
  formatDayAndTime,
  formatMinutes,
  formatNumber,
  formatPercent,
  plural,
  type Sentence,
} from '@school/texts'
import type { Readiness } from '../contract/index.ts'

const tasksOf = (n: number) => count(n, 'задача', 'задачи', 'задач')
const attemptsOf = (n: number) => count(n, 'попытка', 'попытки', 'попыток')

/** Texts of attestation trainings. */
export const t = {
  cardsTitle: 'Пробная аттестация',
  cardsLead: addressed`Репетиция аттестационной работы: те же темы и время, но без отметки. Результат покажет, хватает ли подготовки.`,
  readiness: {
    yes: 'Готовность к аттестации: есть',
    almost: 'Готовность к аттестации: почти есть',
    no: 'Готовности к аттестации пока нет',
  } satisfies Record<Readiness, string>,
  short: {
    yes: 'готовность есть',
    almost: 'готовность почти есть',
    no: 'готовности пока нет',
  } satisfies Record<Readiness, string>,
  words: {
    yes: 'Так держать: с таким результатом настоящая работа не страшна.',
    almost: addressed`Осталось совсем немного: {повтори|повторите} темы ниже и {попробуй|попробуйте} ещё раз.`,
    no: addressed`Пока рано. {Начни|Начните} с первой темы в списке, потом {вернись|вернитесь} сюда.`,
  } satisfies Record<Readiness, Sentence>,
  bounds: (ready: number, almost: number) =>
    `«Есть»\u00a0— от ${formatPercent(ready)}, «почти есть»\u00a0— от ${formatPercent(almost)}.`,
  grade: (index: number) => `${index} класс`,
  tasks: tasksOf,
  minutes: formatMinutes,
  attemptsLeft: (left: number, all: number) =>
    left <= 0
      ? `Все ${attemptsOf(all)} использованы`
      : `${plural(left, 'Осталась', 'Осталось', 'Осталось')} ${attemptsOf(left)} из ${all}`,
  best: (percent: number) => `лучший результат\u00a0— ${formatPercent(percent)}`,
  open: 'Попробовать',
  goOn: 'Продолжить',
  toResults: 'Результаты',

  introTitle: 'Как всё пройдёт',
  rules: (minutes: number, attempts: number) => [
    addressed`На всё\u00a0— ${formatMinutes(minutes)} с той минуты, как {нажмёшь|нажмёте} «Начать».`,
    'Ответы сохраняются сами, и их можно менять до самого конца. Подсказок нет.',
    `Попыток всего ${attempts}. Верные ответы и разборы откроются, когда попытки закончатся или результат покажет готовность.`,
    'Результат виден сразу. Это репетиция: отметку она не ставит.',
  ],
  themes: 'Темы',
  start: 'Начать',
  startAgain: 'Следующая попытка',
  noAttemptsTitle: 'Попытки закончились',
  noAttemptsText: addressed`Теперь открыты разборы всех задач: {посмотри|посмотрите}, где были ошибки.`,
  toProgress: 'К успеваемости',

  attempt: (attemptNumber: number, all: number) => `Попытка ${attemptNumber} из ${all}`,
  finishAsk: (done: number, total: number) =>
    `Отвечено на ${done} из ${count(total, 'задачи', 'задач', 'задач')}`,
  finishAll: 'Все задачи с ответом. После завершения ответы не изменить.',
  finishSome: 'После завершения ответы не изменить. Остались без ответа:',
  task: (number: number, title: string) => `Задача ${number}. ${title}`,
  finish: 'Завершить',
  back: 'Вернуться к задачам',
  notStartedTitle: 'Попытка ещё не начата',
  notStartedText: addressed`{Загляни|Загляните} в условия и {нажми|нажмите} «Начать».`,
  toStart: 'К условиям',
  finishedTitle: 'Попытка завершена',
  seeResults: 'Что повторить',

  resultsTitle: 'Результаты пробной аттестации',
  attemptAt: (attemptNumber: number, at: string) => `${attemptNumber}-я попытка, ${formatDayAndTime(at)}`,
  noResultsTitle: 'Результатов пока нет',
  noResultsText: addressed`Они появятся, когда {ты|вы} {завершишь|завершите} попытку.`,
  percent: formatPercent,
  percentLabel: 'результат',
  points: (points: number, max: number) => `${formatNumber(points / 100)} из ${formatNumber(max / 100)}`,
  pointsLabel: 'баллы',
  themesTitle: 'Темы: что повторить',
  allStrong: 'Слабых тем нет.',
  weak: 'повторить',
  strong: 'получается',
  repeat: 'Найти тему',
  attemptsTitle: addressed`{Твои|Ваши} попытки`,
  attemptColumn: 'Попытка',
  percentColumn: 'Результат',
  readinessColumn: 'Готовность',
  nth: (attemptNumber: number) => `${attemptNumber}-я`,
  tasksTitle: 'По задачам',
  solutionsClosed:
    'Разборы откроются, когда закончатся попытки или результат покажет готовность: иначе следующая попытка ничего не покажет.',
  chooseTask: addressed`{Нажми|Нажмите} на задачу, чтобы увидеть свой ответ и разбор.`,
  closeSolution: 'Закрыть разбор',
}
