import { count, nbsp } from '@school/texts'
import type { PenColour } from '../../contract/index.ts'
import type { SheetPlace } from './line.ts'

const places: Record<SheetPlace, string> = {
  'top-left': 'вверху слева',
  'top-middle': 'вверху',
  'top-right': 'вверху справа',
  'middle-left': 'слева',
  'middle-middle': 'посередине',
  'middle-right': 'справа',
  'bottom-left': 'внизу слева',
  'bottom-middle': 'внизу',
  'bottom-right': 'внизу справа',
}
const pens: Record<PenColour, string> = { red: 'красной ручкой', green: 'зелёной ручкой' }

/** Texts of drawings on photographs. */
export const t = {
  notes: 'Пометки на листах',
  sheet: (number: number) => `Лист${nbsp}${number}`,
  noted: (number: number) => `Лист${nbsp}${number} с${nbsp}пометками`,
  pins: 'Метки',
  strokes: (pen: PenColour, n: number, where: readonly SheetPlace[]) =>
    `${pens[pen]}${nbsp}— ${count(n, 'линия', 'линии', 'линий')}: ${where.map((place) => places[place]).join(', ')}`,
  drawn: (pens: readonly string[]) => `Пометки ручкой. ${pens.join('; ')}.`,
  open: 'Открыть без пометок',
}
