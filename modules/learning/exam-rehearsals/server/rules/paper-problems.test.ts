import { expect, test } from 'vitest'
import type { ThemeSteps } from '../source.ts'
import { paperProblems, stepProblems } from './paper-problems.ts'

const task = (number: number, points = 1) => ({ number, points, theme: 'Числа' })
const year = { year: 2025, source: 'ФИПИ' }
const paper = {
  ...year,
  minutes: 60,
  parts: [
    { title: 'Часть 1', about: '…', from: 1, to: 2 },
    { title: 'Часть 2', about: '…', from: 3, to: 3 },
  ],
  tasks: [task(1), task(2), task(3, 2)],
  allowed: [],
  forbidden: [],
  reference: null,
  shared: [],
  scale: { kind: 'test' as const, ...year, minimum: 27, points: [0, 20, 40, 70, 100] },
}
const ege = { exam: 'ege' as const, paper }
const marks = { kind: 'mark' as const, ...year, from: { 3: 1, 4: 2, 5: 3 }, need: null }

const shortAnswers = (count: number) =>
  Array.from({ length: count }, () => ({ maxScore: 1, isByPerson: false }))

test('criteria give as many points as the official task is worth', () => {
  const byPerson = (maxScore: number) => [...shortAnswers(2), { maxScore, isByPerson: true }]
  expect(paperProblems(ege, byPerson(2))).toEqual([])
  expect(paperProblems(ege, byPerson(3))).toMatchObject([{ path: ['paper', 'tasks', 2, 'points'] }])
})

test.each([
  ['whole', ege, 3, []],
  ['without its last part', ege, 2, []],
  ['with half of a part', ege, 1, ['«Часть 1» начата']],
  ['with more tasks than there are', ege, 4, ['Задач 4']],
  [
    'with numbers that skip',
    { ...ege, paper: { ...paper, tasks: [task(1), task(3), task(2, 2)] } },
    3,
    ['Номера'],
  ],
  ['with parts that skip', { ...ege, paper: { ...paper, parts: paper.parts.slice(1) } }, 3, ['Части идут']],
  [
    'with a short scale',
    { ...ege, paper: { ...paper, scale: { ...paper.scale, points: [0, 50, 100] } } },
    3,
    ['В шкале 3'],
  ],
  [
    'with a falling scale',
    { ...ege, paper: { ...paper, scale: { ...paper.scale, points: [0, 50, 40, 60, 100] } } },
    3,
    ['Тестовые баллы'],
  ],
  ['of ЕГЭ with marks', { ...ege, paper: { ...paper, scale: marks } }, 3, ['ЕГЭ переводят']],
  [
    'which asks for a task that is not there',
    {
      exam: 'oge' as const,
      paper: { ...paper, scale: { ...marks, need: { title: 'Г', numbers: [9], points: 1 } } },
    },
    3,
    ['Задания 9'],
  ],
])('a paper %s', (_, source, tasksCount, expected) => {
  const messages = paperProblems(source, shortAnswers(tasksCount)).map(({ message }) => message)
  expect(messages.map((message, index) => message.startsWith(expected[index]!))).toEqual(
    expected.map(() => true),
  )
})

test('a next step leads to what the content has, from a theme of the paper', () => {
  const known = {
    disciplines: new Set<string>(),
    lessons: new Set(['numbers/first']),
    skills: new Set(['numbers.add']),
    trainings: new Set<string>(),
  }
  const step = { theme: 'Числа', lessons: ['numbers/first'], skills: ['numbers.add'], trainings: [] }
  const problems = (steps: ThemeSteps[]) => stepProblems({ paper, steps }, known)
  expect(problems([step])).toEqual([])
  const wrong = { ...step, theme: 'Буквы', skills: ['numbers.sub'], trainings: ['warm-up'] }
  expect(problems([step, wrong]).map(({ path }) => path.join('.'))).toEqual([
    'steps.1.theme',
    'steps.1.skills',
    'steps.1.trainings',
  ])
})
