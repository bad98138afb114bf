/** A class that the demo teacher has just brought by a list. */
export const listed: readonly (readonly [lastName: string, firstName: string])[] = [
  ['Абрамов', 'Тимофей'],
  ['Белозёрова', 'Алиса'],
  ['Вишняков', 'Егор'],
  ['Голубева', 'Полина'],
  ['Дорофеев', 'Матвей'],
  ['Ершова', 'Варвара'],
  ['Жданов', 'Кирилл'],
  ['Завьялова', 'Дарья'],
  ['Исаев', 'Роман'],
  ['Калинина', 'София'],
  ['Лаптев', 'Глеб'],
  ['Морозова', 'Вероника'],
  ['Назаров', 'Савва'],
  ['Овчинникова', 'Ксения'],
  ['Панфилов', 'Лев'],
  ['Родионова', 'Милана'],
  ['Субботин', 'Арсений'],
  ['Трофимова', 'Ева'],
  ['Уваров', 'Платон'],
  ['Фомина', 'Злата'],
]

/** On the list of 9А, and not come yet. */
export const newcomers: typeof listed = [
  ['Хомяков', 'Данила'],
  ['Шишкина', 'Лидия'],
]

export const letter = 'Б'

/** A class of the former year that has not gone on. */
export const former: { letter: string; names: typeof listed } = {
  letter: 'В',
  names: [
    ['Агафонов', 'Степан'],
    ['Быстрова', 'Аглая'],
    ['Воронин', 'Фёдор'],
    ['Жукова', 'Таисия'],
  ],
}
