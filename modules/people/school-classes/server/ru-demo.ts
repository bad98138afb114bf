/** A class that the demo teacher has just imported by a list; two of it have the same name and have patronymics. */
export const listed: readonly (readonly [lastName: string, firstName: string, middleName?: string])[] = [
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
  ['Морозова', 'Вероника', 'Игоревна'],
  ['Морозова', 'Вероника', 'Павловна'],
  ['Назаров', 'Савва'],
  ['Овчинникова', 'Ксения'],
  ['Панфилов', 'Лев'],
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

/** Has an account of their own in 9А, and is on the list of another class: the school sees a double. */
export const twice: (typeof listed)[number] = ['Зурин', 'Иван']

export const letter = 'Б'

/** Classes of the former year that have not gone on: the demo teacher leads the first of them, the others have no teacher. */
export const former: readonly { grade: number; letter: string; names: typeof listed }[] = [
  {
    grade: 6,
    letter: 'В',
    names: [
      ['Агафонов', 'Степан'],
      ['Быстрова', 'Аглая'],
      ['Воронин', 'Фёдор'],
      ['Жукова', 'Таисия'],
    ],
  },
  {
    grade: 4,
    letter: 'Д',
    names: [
      ['Орешкина', 'Майя'],
      ['Рябов', 'Гордей'],
    ],
  },
  {
    grade: 9,
    letter: 'Д',
    names: [
      ['Ермаков', 'Захар'],
      ['Лунина', 'Агата'],
      ['Тарасов', 'Игнат'],
    ],
  },
  {
    grade: 11,
    letter: 'Д',
    names: [
      ['Мельникова', 'Ульяна'],
      ['Соболев', 'Тихон'],
    ],
  },
]
