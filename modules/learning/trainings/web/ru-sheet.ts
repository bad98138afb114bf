import { count } from '@school/texts'

/** Texts of a training on paper. */
export const t = {
  print: 'Версия для печати',
  gift: 'Скачать GIFT для Moodle',
  saved: (taken: number, leftOut: number) =>
    leftOut === 0
      ? `В файле ${count(taken, 'задача', 'задачи', 'задач')}`
      : `В файле ${count(taken, 'задача', 'задачи', 'задач')}; не поместилось в формат: ${leftOut}`,
  title: (name: string) => `${name}: лист для печати`,
  variant: (number: number) => `Вариант ${number}`,
  name: 'Имя',
  klass: 'Класс',
  date: 'Дата',
  task: (position: number, title: string) => `${position}. ${title}`,
  toPrint: 'Напечатать',
  another: 'Другой вариант',
  withKeys: 'С ключами',
  withoutKeys: 'Без ключей',
  view: 'Какой лист показать',
  back: 'К тренировке',
}
