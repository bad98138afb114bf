import type { Mark } from '@school/tasks/contract'
import { judged, type Sample } from './sample.ts'

const marked = (mark: Mark, ...ids: string[]) => ids.map((id) => ({ id, mark }))

/** Every word of the text may be marked. */
const pieces = (text: string, after = 0) => {
  let last = after
  return text
    .split(/([\p{L}-]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ id: /^\p{L}/u.test(piece) ? String(++last) : null, text: piece }))
}

const words: Sample = {
  name: 'Слова в тексте',
  question: {
    kind: 'mark_words',
    html: '<p>Найди в письме Савельича все глаголы.</p>',
    lines: [
      pieces('Пётр Андреевич, пишу тебе из Симбирска: тулуп твой цел, а кибитка сломалась.'),
      pieces('Жду ответа и кланяюсь.', 12),
    ],
  },
  answers: [
    { state: 'отмечены', value: { kind: 'mark_words', words: ['3', '12'] }, verdict: null },
    {
      state: 'частично, ключ скрыт',
      value: { kind: 'mark_words', words: ['3', '9'] },
      verdict: judged(0.25, [...marked('right', '3'), ...marked('wrong', '9')]),
    },
    {
      state: 'частично, задача закрыта',
      value: { kind: 'mark_words', words: ['3', '12', '14'] },
      verdict: judged(0.5, [
        ...marked('right', '3', '12'),
        ...marked('wrong', '14'),
        ...marked('missed', '13', '16'),
      ]),
    },
  ],
  solution: {
    html: '<p>Что делаю: пишу, жду, кланяюсь. Что сделала: сломалась.</p>',
    answer: { kind: 'mark_words', words: ['3', '12', '13', '16'] },
  },
}

const table: Sample = {
  name: 'Таблица',
  question: {
    kind: 'table',
    html: '<p>Савельич считает расходы на дорогу. Помоги ему.</p>',
    columns: ['Перегон', 'Вёрст', 'Цена за версту, коп.', 'Заплатили', 'Погода'],
    rows: [
      {
        head: 'До Симбирска',
        cells: [
          { html: '120' },
          { html: '3' },
          { gap: { id: '1', type: 'number' } },
          { gap: { id: '2', type: 'choice', options: ['метель', 'ясно'] } },
        ],
      },
      {
        head: 'От Симбирска до Белогорской крепости, через степь',
        cells: [
          { gap: { id: '3', type: 'number' } },
          { html: '4' },
          { html: '800' },
          { gap: { id: '4', type: 'text' } },
        ],
      },
    ],
  },
  answers: [
    {
      state: 'заполнена',
      value: { kind: 'table', cells: { 1: '360', 2: 'ясно', 3: '200', 4: 'метель' } },
      verdict: null,
    },
    {
      state: 'частично',
      value: { kind: 'table', cells: { 1: '360', 2: 'метель', 3: '3200' } },
      verdict: judged(0.25, [...marked('right', '1'), ...marked('wrong', '2', '3', '4')]),
    },
  ],
  solution: {
    html: '<p>120 · 3 = 360, а 800 : 4 = 200.</p>',
    answer: { kind: 'table', cells: { 1: '360', 2: 'ясно', 3: '200', 4: 'метель' } },
  },
}

const end = (at: number | null, isOpen = false) => ({ at, isOpen, isEndless: at === null })

const interval: Sample = {
  name: 'Промежуток на прямой',
  question: {
    kind: 'number_line',
    html: '<p>Между какими отметками от крепости застала Гринёва метель, если до неё было больше двух вёрст, но не больше пяти?</p>',
    shape: 'interval',
    count: 2,
    from: -2,
    to: 10,
    step: 1,
    labelStep: 1,
    unit: 'вёрст',
  },
  answers: [
    { state: 'отмечен', value: { kind: 'number_line', ends: [end(2, true), end(null)] }, verdict: null },
    {
      state: 'частично',
      value: { kind: 'number_line', ends: [end(2), end(5)] },
      verdict: judged(
        0.5,
        [...marked('wrong', '1'), ...marked('right', '2')],
        'Концы стоят на своих местах. Подумай ещё, какие точки закрашены, а какие выколоты.',
      ),
    },
    {
      state: 'верно',
      value: { kind: 'number_line', ends: [end(2, true), end(5)] },
      verdict: judged(1, marked('right', '1', '2')),
    },
  ],
  solution: {
    html: '<p>Больше двух — точка выколота, не больше пяти — закрашена.</p>',
    answer: { kind: 'number_line', ends: [end(2, true), end(5)] },
  },
}

const points: Sample = {
  name: 'Точки на прямой',
  question: {
    kind: 'number_line',
    html: '<p>Отметь все числа, модуль которых равен трём.</p>',
    shape: 'points',
    count: 2,
    from: -5,
    to: 5,
    step: 0.5,
    labelStep: 1,
    unit: null,
  },
  answers: [
    { state: 'одна стоит', value: { kind: 'number_line', ends: [end(3)] }, verdict: null },
    {
      state: 'частично',
      value: { kind: 'number_line', ends: [end(3), end(-2.5)] },
      verdict: judged(0.5, [...marked('right', '1'), ...marked('wrong', '2')]),
    },
  ],
  solution: {
    html: '<p>До нуля три шага и слева, и справа.</p>',
    answer: { kind: 'number_line', ends: [end(-3), end(3)] },
  },
}

const picture: Sample = {
  name: 'Точки на картинке',
  question: {
    kind: 'image_point',
    html: '<p>Савельич ищет во дворе птиц. Покажи обеих.</p>',
    picture: {
      url: '/content/courses/why-club/01-living-and-nonliving/yard.svg',
      alt: 'Двор: солнце, облако, кот, дерево, скамейка, птицы, клумба, мяч, лужа и камень',
      width: 600,
      height: 400,
    },
    count: 2,
  },
  answers: [
    { state: 'одна стоит', value: { kind: 'image_point', points: [{ x: 216, y: 132 }] }, verdict: null },
    {
      state: 'частично',
      value: {
        kind: 'image_point',
        points: [
          { x: 216, y: 132 },
          { x: 140, y: 300 },
        ],
      },
      verdict: judged(0.5, [...marked('right', '1'), ...marked('wrong', '2')]),
    },
  ],
  solution: {
    html: '<p>Одна птица сидит на столбике, другая ходит по земле.</p>',
    answer: {
      kind: 'image_point',
      points: [
        { x: 216, y: 132 },
        { x: 350, y: 350 },
      ],
    },
  },
}

export const markingSamples: readonly Sample[] = [words, table, interval, points, picture]
