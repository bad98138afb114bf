import { formatNumber } from '@school/texts'

export const ru = {
  columns: 'Столбцы',
  order: 'Порядок',
  usualOrder: 'Обычный',
  ordered: {
    asc: (title: string) => `${title}, по\u00a0возрастанию`,
    desc: (title: string) => `${title}, по\u00a0убыванию`,
  },
  save: 'Сохранить таблицу',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  actions: 'Действия',
  chooseAll: 'Выбрать все на\u00a0странице',
  choose: (name: string) => `Выбрать: ${name}`,
  chosen: (n: number) => `Выбрано: ${formatNumber(n)}`,
  clear: 'Снять выбор',
  keys: 'Стрелки вверх и\u00a0вниз ведут по\u00a0строкам',
  choosingKey: 'пробел выбирает',
  openingKey: 'Enter открывает',
  find: 'Найти',
  reset: 'Сбросить',
  found: (n: number) => `Найдено: ${formatNumber(n)}`,
  pastEnd: 'Список уже закончился',
  pastEndText: 'На\u00a0этой странице ничего\u00a0нет.',
  toFirst: 'К\u00a0началу списка',
}
