import { count } from '@school/texts'

export const ru = {
  tooLong: (length: number) => `Не длиннее ${count(length, 'знака', 'знаков', 'знаков')}`,
  badDate: 'Такого дня нет. Пример: 12.10.2013',
  manyLinks: (most: number) => `Не больше ${count(most, 'ссылки', 'ссылок', 'ссылок')}`,
}
