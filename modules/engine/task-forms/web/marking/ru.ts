import { addressed, count as counted } from '@school/texts'

const points = (count: number): string => counted(count, 'точку', 'точки', 'точек')

/** Texts of answers that are given on what is shown: a text, a table, a line, a picture. */
export const t = {
  words: addressed`{Отметь|Отметьте} в тексте`,
  howToMark: addressed`{Нажми|Нажмите}, чтобы отметить, {нажми|нажмите} ещё раз, чтобы снять.`,
  keysToMark: 'С клавиатуры: стрелки и пробел.',
  table: addressed`{Заполни|Заполните} таблицу`,
  keysToFill: 'Стрелки вверх и вниз переводят в соседнюю строку.',
  cell: (row: string, column: string) => `${row}: ${column}`,
  filled: (count: number, total: number) => `Заполнено ${count} из ${total}`,
  picture: (count: number | null) =>
    count === null
      ? addressed`{Поставь|Поставьте} точки на картинке`
      : addressed`{Поставь|Поставьте} на картинке ${points(count)}`,
  howToShow: addressed`{Нажми|Нажмите} на картинку. Точку можно подвинуть.`,
  keysToShow:
    'С клавиатуры: стрелки ведут прицел, Shift\u00a0— по чуть-чуть, Enter ставит точку, Delete убирает.',
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
  points: (count: number) =>
    count === 1
      ? addressed`{Поставь|Поставьте} точку на прямой`
      : addressed`{Поставь|Поставьте} точки на прямой`,
  howToPoint: addressed`{Нажми|Нажмите} на прямую или {подвинь|подвиньте} точку.`,
  keysToPoint: 'С клавиатуры: стрелки, Delete убирает.',
  interval: addressed`{Отметь|Отметьте} промежуток на прямой`,
  howToInterval: addressed`{Нажми|Нажмите} на прямую, где стоят концы, или {подвинь|подвиньте} их.`,
  keysToInterval: 'С клавиатуры: стрелки двигают, пробел выкалывает точку.',
  line: (from: string, to: string) => `Прямая от ${from} до ${to}`,
  pointName: (number: number) => `Точка ${number}`,
  thePoint: 'Точка',
  leftEnd: 'Левый конец',
  rightEnd: 'Правый конец',
  unset: 'место не выбрано',
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
