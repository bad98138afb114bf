import { nbsp } from '@school/texts'
import type { Full } from './notes.ts'
import type { Tool } from './tools.ts'

/** Texts of drawing on photographs, for reviewers: «вы». */
export const t = {
  tools: 'Чем помечать лист',
  names: {
    look: 'Смотреть',
    red: 'Красная',
    green: 'Зелёная',
    eraser: 'Ластик',
    pin: 'Метка',
  } satisfies Record<Tool, string>,
  hints: {
    look: null,
    red: 'Рисуйте по листу. Двумя пальцами его по-прежнему можно увеличить.',
    green: 'Рисуйте по листу. Двумя пальцами его по-прежнему можно увеличить.',
    eraser: 'Проведите по линии, чтобы стереть её.',
    pin: `Нажмите на место листа и${nbsp}напишите, что там. С${nbsp}клавиатуры\u00a0— «Добавить метку»: стрелки двигают её, Enter ведёт к${nbsp}словам, Delete убирает.`,
  } satisfies Record<Tool, string | null>,
  undo: 'Отменить',
  addPin: 'Добавить метку',
  pin: (number: number, text: string) =>
    `Метка ${number}${text ? `: ${text}` : ' без слов'}. Стрелки двигают, Enter\u00a0— к${nbsp}словам, Delete убирает`,
  pinWords: (number: number) => `Метка ${number}`,
  pinHint: 'Что здесь, в нескольких словах',
  removePin: (number: number) => `Убрать метку ${number}`,
  full: {
    strokes: `На${nbsp}этом листе больше линий не помещается: сотрите лишние или поставьте метку.`,
    points: 'Больше линий не помещается: сотрите лишние или поставьте метку.',
  } satisfies Record<Full, string>,
  pinsFull: `На${nbsp}этом листе больше меток не помещается.`,
}
