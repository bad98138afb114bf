import { count, quoted } from '@school/texts'
import type { TaskPlace } from '../contract/analysis.ts'

const letters = { a: 'А', b: 'Б', c: 'В' } as const

/** Texts of an exported analysis of tasks. */
export const analysisWords = {
  file: (title: string) => `${title} — задачи`,
  titles: [
    'Номер',
    'Задача',
    'Ответили',
    'Решили, %',
    'С первой попытки, %',
    'Попыток до решения',
    'Различает сильных и слабых',
    'Без ответа',
    'Разных неверных ответов',
    'Частые неверные ответы',
  ],
  places: (places: readonly TaskPlace[]) =>
    places.map(({ level, position }) => `${level === null ? '' : letters[level]}${position}`).join(', '),
  few: 'мало ответов',
  alike: 'решили одинаково',
  mistake: (answer: string, pupils: number) =>
    `${quoted(answer)} — ${count(pupils, 'ученик', 'ученика', 'учеников')}`,
}
