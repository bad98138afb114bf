import { formatDayAndTime, quoted, type When } from '@school/texts'

/** Texts of homeworks of webinars. */
export const t = {
  kind: 'Для чего задание',
  ordinary: 'Домашнее задание',
  forWebinar: 'Задание к вебинару',
  hint: 'Задание получит весь класс. На уроке вы откроете его на несколько минут, а после оно станет обычным домашним.',
  name: 'Тема вебинара',
  class: 'Класс',
  classOf: (title: string, school: string) => (school ? `${title}, ${school}` : title),
  on: 'День',
  at: 'Начало по Москве',
  minutes: 'Сколько минут',
  about: (title: string, at: When) => `${quoted(title)}, ${formatDayAndTime(at)}`,
}
