import type { ClassSeating } from '@school/school-classes/contract'
import { count, factsOf, formatDayAndTime } from '@school/texts'

/** Texts of the plan of a classroom and of the list of names, for teachers only. */
export const t = {
  what: 'Что напечатать',
  plan: 'Рассадка',
  list: 'Список',
  planTitle: (name: string) => `Рассадка, ${name}`,
  listTitle: (name: string) => `Список, ${name}`,
  hint: 'Нажмите на\u00a0место, потом на\u00a0другое: ученики поменяются. С\u00a0клавиатуры: стрелки и\u00a0Enter, Esc отменяет. План общий у\u00a0всех учителей класса.',
  rows: 'Рядов',
  desks: 'Парт в\u00a0ряду',
  byName: 'Посадить по\u00a0алфавиту',
  undo: 'Отменить',
  changed: ({ changedBy, changedAt }: Pick<ClassSeating, 'changedAt' | 'changedBy'>) =>
    factsOf(`Изменено ${formatDayAndTime(changedAt)}`, changedBy),
  print: 'Напечатать',
  board: 'Доска',
  row: (n: number) => `${n}\u00a0ряд`,
  place: (row: number, desk: number, side: number, name: string) =>
    `Ряд ${row}, парта ${desk}, ${side === 0 ? 'слева' : 'справа'}: ${name}`,
  empty: 'свободно',
  standing: (n: number) =>
    `Не\u00a0хватило мест: ${count(n, 'ученику', 'ученикам', 'ученикам')}. Добавьте парты.`,
  taken: (name: string) => `${name}: выберите второе место`,
  emptyClass: 'В\u00a0классе пока никого',
  toPupils: 'К\u00a0ученикам',
}
