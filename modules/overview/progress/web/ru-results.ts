import { formatNumber, nbsp, plural, quoted } from '@school/texts'
import { xpText } from './ru.ts'

/** «3 из 10» */
export const ofText = (done: number, total: number): string =>
  `${formatNumber(done)}${nbsp}из${nbsp}${formatNumber(total)}`

/** Texts of «Успеваемость» of one course. */
export const t = {
  progress: 'Успеваемость',
  courseDone: 'Пройдено курса',
  lessonDone: 'Пройдено урока',
  toCourse: 'Открыть курс',
  totals: 'Итоги',
  closed: 'задач пройдено',
  lessonsDone: 'уроков пройдено',
  success: 'верных решений',
  tries: (n: number) => plural(n, 'попытка', 'попытки', 'попыток'),
  xp: 'опыта получено',
  xpOf: (xp: number, available: number) => `${formatNumber(xp)} из ${xpText(available)}`,
  watched: 'видео просмотрено',

  lessons: 'Уроки',
  legend: 'Что значат знаки',
  lesson: (position: number) => `Урок${nbsp}${position}`,
  notOpened: 'Ещё не открыт',
  openedOn: (day: string) => `Последнее занятие ${day}`,
  watchedOf: (watched: string, all: string) => `Видео: ${watched} из ${all}`,
  reading: (minutes: string) => `Конспект: ${minutes}`,
  tasksOf: (lesson: string) => `Задачи урока ${quoted(lesson)}`,
  taskName: (position: number, title: string) => `Задача ${position}. ${title}.`,
  details: 'Показать таблицей',
  task: 'Задача',
  status: 'Результат',
  triesColumn: 'Попытки',
  xpColumn: 'Опыт',
  noTasks: 'В этом уроке задач нет.',
}
