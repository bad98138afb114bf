import type { RowFault } from '../contract/import.ts'

/** What is told of a list of pupils. */
export const says = {
  /** Of columns, as they are called in lists of schools. */
  titles: [
    'фамилия',
    'имя',
    'отчество',
    'фио',
    'ф.и.о.',
    'ученик',
    'ученики',
    'фамилия имя',
    'фамилия, имя',
    'фамилия имя отчество',
  ],
  faults: {
    no_first_name: (row: number) => `Строка ${row}: нужны фамилия и\u00a0имя`,
    odd_sign: (row: number) => `Строка ${row}: в\u00a0имени лишний знак или цифра`,
    too_long: (row: number) => `Строка ${row}: слишком длинное имя`,
    twice: (row: number) => `Строка ${row} повторяется`,
    too_many: (row: number) =>
      `Строка ${row} и\u00a0дальше: за\u00a0один раз можно добавить 1000\u00a0учеников`,
  } satisfies Record<RowFault['kind'], (row: number) => string>,
  twice: (row: number, first: number) =>
    `Строка ${row} повторяет строку ${first}. Если это тёзки, добавьте отчества`,
  /** After «вернуть нельзя:». */
  hindrances: { pupils: 'в\u00a0класс пришли новые ученики', archived: 'новый класс уже в\u00a0архиве' },
  slips: {
    file: (className: string) => `Личные коды, ${className}`,
    heading: (className: string, school: string) => `${className}, ${school}`,
    lines: (address: string) => [
      `Откройте ${address}`,
      'или наведите камеру на\u00a0квадрат.',
      'Код никому не\u00a0показывайте.',
    ],
  },
}
