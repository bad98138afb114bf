import type { TaskKind } from '@school/tasks/contract'
import { emptyFields } from '../../contract/kind-fields.ts'
import type { OwnTaskSource } from '../../contract/own-task.ts'

const option = (text: string, correct = false) => ({ text, correct, comment: '' })
const gap = (more: object) => ({
  type: 'text',
  answers: [''],
  options: ['', ''],
  answer: '',
  tolerance: '',
  caseSensitive: false,
  ...more,
})
const criterion = (more: object = {}) => ({
  title: 'Верно описан двор',
  points: '2',
  description: 'Есть крыльцо и ворота.',
  levels: [{ points: '2', text: 'Есть всё' }],
  ...more,
})

/** What is typed for a key of each kind. */
const answers: Record<TaskKind, object> = {
  single_choice: { options: [option('Оренбург', true), option('Самара'), option('Казань'), option('')] },
  multiple_choice: { options: [option('Оренбург', true), option('Казань', true), option('Дунай')] },
  number: { answer: '3,5' },
  short_text: { answers: ['капитан', 'Капитан Миронов', ''] },
  gaps: {
    gaps: [
      gap({ answers: ['тулуп'] }),
      gap({ type: 'choice', options: ['а', 'о'], answer: 'о' }),
      gap({ type: 'number', answer: '2,5' }),
    ],
  },
  ordering: { items: ['Буран', 'Вожатый', 'Тулуп', ''] },
  compose: { pieces: ['береги', 'честь', 'смолоду'], extra: ['платье'], also: ['2 1 3'] },
  matching: {
    pairs: [
      { left: 'Гринёв', right: 'прапорщик' },
      { left: 'Миронов', right: 'капитан' },
      { left: '', right: '' },
    ],
  },
  grouping: {
    groups: [
      { title: 'Крепость', items: ['вал', 'пушка'] },
      { title: 'Степь', items: ['буран', ''] },
    ],
    extra: ['море'],
  },
  mark_words: { text: 'Мело, мело по [всей] степи, во все [пределы].' },
  table: {
    columns: ['Ход', 'Путь', 'Время'],
    rows: [
      { head: 'Шагом', cells: ['5', '=1'] },
      { head: 'Рысью', cells: ['12', '= час | один час'] },
    ],
  },
  number_line: { lineFrom: '-5', lineTo: '5', lineStep: '1', answer: '(-2; 3]' },
  image_point: {
    picture: 'picture-1.png',
    alt: 'Двор крепости',
    areas: [
      { shape: 'circle', place: '200 100 50' },
      { shape: 'rect', place: '300; 200; 80; 60' },
    ],
  },
  file: { maxFiles: '3', criteria: [criterion()] },
  essay: { minWords: '50', criteria: [criterion({ levels: [] })] },
}

export const typed = {
  twoRight: [option('Оренбург', true), option('Самара', true), option('Казань')],
  twins: [option('Оренбург', true), option('Оренбург'), option('Казань')],
  gapWithoutAnswer: [
    gap({}),
    gap({ type: 'choice', options: ['а', 'о'], answer: 'о' }),
    gap({ type: 'number', answer: '2' }),
  ],
  levelTooHigh: [criterion({ levels: [{ points: '5', text: 'Всё и больше' }] })],
}

/** A task as a teacher types it, whole. */
export function sourceOf(kind: TaskKind, more: Partial<OwnTaskSource> = {}): OwnTaskSource {
  return {
    kind,
    title: 'Задача Савельича',
    difficulty: 2,
    disciplineId: 1,
    skills: [],
    label: '',
    statement: kind === 'gaps' ? 'Заячий {{1}}, г{{2}}лова, {{3}} версты.' : 'Прочитай и ответь: $x^2 = 4$.',
    solution: 'Сначала посмотри в книгу.',
    hints: ['Подумай о дороге.', '', ''],
    fields: { ...emptyFields(kind), ...(answers[kind] as OwnTaskSource['fields']) },
    pictures:
      kind === 'image_point'
        ? [{ fileId: '8f0c1c0e-6f7a-4b2a-9c39-1a2b3c4d5e6f', name: 'picture-1.png', width: 640, height: 480 }]
        : [],
    ...more,
  }
}
