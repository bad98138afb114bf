import type { Sample } from './sample.ts'

const criteria = [
  { id: 'К1', title: 'Верно составлены обе формулы', maxPoints: 2 },
  { id: 'К2', title: 'Сделан и объяснён вывод', maxPoints: 1 },
]
const notes = criteria.map(({ id, maxPoints }) => ({
  id,
  html: '<p>Другие обозначения засчитываются.</p>',
  levels: [
    { points: maxPoints, html: 'Всё верно и объяснено' },
    { points: 0, html: 'Верного нет' },
  ],
}))

const essay: Sample = {
  name: 'Развёрнутый текст',
  question: {
    kind: 'essay',
    html: '<p>Расскажи, кто взял альбом, зачем и как вы об этом узнали.</p>',
    minWords: 80,
    criteria,
  },
  answers: [
    {
      state: 'пишется',
      value: { kind: 'essay', text: 'Мы долго не понимали, кто взял альбом.' },
      verdict: null,
    },
  ],
  solution: {
    html: '<p>Сочинения у всех разные. Вот как мог бы написать Лёва.</p>',
    answer: { kind: 'essay', text: '' },
    criteria: notes,
  },
}

const document = {
  id: '0b5fb2a4-0f6f-4d2a-9d7e-111111111111',
  name: 'Решение задачи про двух извозчиков, чистовик.pdf',
  type: 'application/pdf',
  size: 345_678,
}

const files: Sample = {
  name: 'Файлы решения',
  question: { kind: 'file', html: '<p>Реши на бумаге и сфотографируй.</p>', maxFiles: 4, criteria },
  answers: [{ state: 'файл приложен', value: { kind: 'file', files: [document] }, verdict: null }],
  solution: {
    html: '<p>Пусть x — путь в километрах.</p>',
    answer: { kind: 'file', files: [] },
    criteria: notes,
  },
}

export const writtenSamples: Sample[] = [files, essay]
