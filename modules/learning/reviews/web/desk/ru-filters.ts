import { formatNumber, nbsp } from '@school/texts'

/** Texts of the filters of the queue. */
export const t = {
  work: 'Работа',
  anyWork: 'Все работы',
  school: 'Школа',
  anySchool: 'Все школы',
  class: 'Класс',
  anyClass: 'Все классы',
  task: 'Задача',
  anyTask: 'Все задачи',
  none: 'Ответов нет',
  group: (title: string, answers: number) => `${title}${nbsp}(${formatNumber(answers)})`,
  show: 'Показать',
  reset: 'Сбросить',
} as const
