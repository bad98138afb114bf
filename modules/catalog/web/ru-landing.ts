import { count, nbsp } from '@school/texts'
import type { GradeFit } from './grade-fit.ts'

/** Texts of a course's landing. */
export const t = {
  catalog: 'Каталог',
  courses: 'Курсы',
  pupils: (n: number) =>
    `Уже${nbsp}${n % 10 === 1 && n % 100 !== 11 ? 'учится' : 'учатся'} ${count(n, 'человек', 'человека', 'человек')}`,
  includes: 'Что внутри',
  videos: (n: number) => count(n, 'видео с субтитрами', 'видео с субтитрами', 'видео с субтитрами'),
  conspects: (n: number) =>
    count(n, 'конспект с примерами', 'конспекта с примерами', 'конспектов с примерами'),
  tasksChecked: (tasks: string) => `${tasks} с проверкой сразу`,
  aboutTime: (time: string) => `${time} в своём темпе`,

  enrolledTitle: 'Ты уже на курсе',
  enrolledDone: (done: string) => `Позади ${done}.`,
  enrolledFresh: 'Первый урок ждёт.',
  toLessons: 'Перейти к занятиям',

  fit: {
    above: {
      title: 'Это программа постарше',
      text: 'Интересно заглянуть вперёд? Начни с первого урока: он сразу покажет, по силам ли.',
    },
    below: {
      title: 'Это программа помладше',
      text: 'Зато хороший способ повторить и закрыть пробелы.',
    },
  } satisfies Record<Exclude<GradeFit, 'fits'>, { title: string; text: string }>,

  outcomes: 'Чему ты научишься',
  about: 'Для кого и о чём',
  programme: 'Программа',
  programmeNote: (lessons: string) => `${lessons} по порядку. Первый можно открыть до записи.`,
  sample: 'Попробуй задачу',
  sampleNote: 'Она из первого урока. Ответ проверим сразу, нигде не сохраним.',
  teacher: 'Преподаватель',
  similar: 'Похожие курсы',

  check: 'Проверить',
  emptyAnswer: 'Сначала выбери или впиши ответ.',
  rightNext: 'Получилось! В курсе таких задач ещё много\u00a0— с подсказками и разбором.',
  wrongNext: 'Поправь ответ и проверь ещё раз. В курсе к каждой задаче есть подсказки и разбор.',
}
