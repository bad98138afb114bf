import { addressed, count, nbsp, plural, type Sentence } from '@school/texts'
import type { GradeFit } from './grade-fit.ts'

/** Texts of a course's landing. */
export const t = {
  catalog: 'Каталог',
  courses: 'Курсы',
  pupils: (n: number) =>
    `Уже${nbsp}${plural(n, 'учится', 'учатся', 'учатся')} ${count(n, 'человек', 'человека', 'человек')}`,
  includes: 'Что внутри',
  videos: (n: number) => count(n, 'видео с субтитрами', 'видео с субтитрами', 'видео с субтитрами'),
  notes: (n: number) => count(n, 'конспект с примерами', 'конспекта с примерами', 'конспектов с примерами'),
  tasksChecked: (tasks: string) => `${tasks} с мгновенной проверкой`,
  aboutTime: (time: string) => `${time} в своём темпе`,

  enrolledTitle: addressed`{Ты|Вы} уже на курсе`,
  enrolledDone: (done: string) => `Пройдено ${done}.`,
  enrolledFresh: 'Первый урок ждёт.',
  toLessons: 'Перейти к занятиям',

  fit: {
    above: {
      title: 'Эта программа для классов постарше',
      text: addressed`Интересно заглянуть вперёд? {Начни|Начните} с первого урока: по нему видно, по силам ли курс.`,
    },
    below: {
      title: 'Эта программа для классов помладше',
      text: 'Зато это хороший способ повторить и закрыть пробелы.',
    },
  } satisfies Record<Exclude<GradeFit, 'fits'>, { title: string; text: Sentence }>,

  outcomes: addressed`Чему {ты|вы} {научишься|научитесь}`,
  about: 'Для кого и о чём',
  programme: 'Программа',
  programmeNote: (lessons: string) => `${lessons} по порядку. Первый можно открыть до записи.`,
  sample: addressed`{Попробуй|Попробуйте} задачу`,
  sampleNote: 'Она из первого урока. Ответ проверим сразу, нигде не сохраним.',
  teacher: 'Преподаватель',
  similar: 'Похожие курсы',

  rightNext: 'Получилось! В курсе таких задач ещё много\u00a0— с подсказками и разбором.',
  wrongNext: addressed`{Поправь|Поправьте} ответ и {проверь|проверьте} ещё раз. В курсе к каждой задаче есть подсказки и разбор.`,
}
