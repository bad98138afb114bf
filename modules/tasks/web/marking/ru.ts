import { count as counted } from '@school/texts'

const points = (count: number): string => counted(count, 'точку', 'точки', 'точек')

/** Texts of answers that are given on what is shown: a text, a table, a line, a picture. */
export const t = {
  words: 'Отметь в тексте',
  howToMark: 'Нажми, чтобы отметить, нажми ещё раз, чтобы снять. С клавиатуры: стрелки и пробел.',
  table: 'Заполни таблицу',
  howToFill: 'Стрелки вверх и вниз переводят в соседнюю строку.',
  cell: (row: string, column: string) => `${row}: ${column}`,
  filled: (count: number, total: number) => `Заполнено ${count} из ${total}`,
  picture: (count: number | null) =>
    count === null ? 'Поставь точки на картинке' : `Поставь на картинке ${points(count)}`,
  howToShow:
    'Нажми на картинку. Точку можно подвинуть. С клавиатуры: стрелки ведут прицел, Shift\u00a0— по чуть-чуть, Enter ставит точку, Delete убирает.',
  sight: 'Прицел',
  sightAt: (place: string) => `Прицел ${place}`,
  sides: [
    ['вверху слева', 'вверху посередине', 'вверху справа'],
    ['слева посередине', 'в самой середине', 'справа посередине'],
    ['внизу слева', 'внизу посередине', 'внизу справа'],
  ],
  place: (side: string, fromLeft: number, fromTop: number) =>
    `${side}, ${fromLeft}\u00a0% от левого края и ${fromTop}\u00a0% от верхнего`,
  removed: (number: number) => `Точка ${number} убрана.`,
  points: (count: number) => (count === 1 ? 'Поставь точку на прямой' : 'Поставь точки на прямой'),
  howToPoint: 'Нажми на прямую или подвинь точку. С клавиатуры: стрелки, Delete убирает.',
  interval: 'Отметь промежуток на прямой',
  howToInterval:
    'Нажми на прямую, где стоят концы, или подвинь их. С клавиатуры: стрелки двигают, пробел выкалывает точку.',
  line: (from: string, to: string) => `Прямая от ${from} до ${to}`,
  pointName: (number: number) => `Точка ${number}`,
  thePoint: 'Точка',
  leftEnd: 'Левый конец',
  rightEnd: 'Правый конец',
  unset: 'не стоит',
  open: 'выколота',
  closed: 'закрашена',
  endless: ['до −∞', 'до +∞'],
  endlessWords: ['без края, до минус бесконечности', 'без края, до плюс бесконечности'],
  isOpen: 'Выколота',
  less: (name: string) => `${name}: левее`,
  more: (name: string) => `${name}: правее`,
  openOf: (name: string) => `${name}: выколота`,
  endlessOf: (name: string, side: string) => `${name}: ${side}`,
  remove: 'Убрать',
  removeOf: (name: string) => `Убрать: ${name}`,
  said: (name: string, place: string) => `${name}: ${place}`,
  marked: (count: number) => `Отмечено: ${count}`,
} as const
