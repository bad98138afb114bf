import { markingSamples } from './marking-samples.ts'
import { placingSamples } from './placing-samples.ts'
import { judged, type Sample } from './sample.ts'
import { writtenSamples } from './written-samples.ts'

const options = [
  { id: 'a', html: 'Сложить обе части' },
  { id: 'b', html: 'Прибавить к обеим частям по <strong>5</strong>' },
  {
    id: 'c',
    html: 'Разделить обе части на ноль, потому что ноль ничего не меняет, и переписать то, что получилось, ещё раз',
  },
  { id: 'd', html: 'Умножить обе части на 2' },
]

const choice: Sample = {
  name: 'Один вариант',
  question: {
    kind: 'single_choice',
    html: '<p>Весы Гринёва в равновесии. Что можно сделать с обеими чашами, чтобы равновесие <em>точно</em> осталось?</p>',
    options,
  },
  answers: [
    { state: 'выбран', value: { kind: 'single_choice', choice: 'b' }, verdict: null },
    {
      state: 'верно',
      value: { kind: 'single_choice', choice: 'b' },
      verdict: judged(1, [{ id: 'b', mark: 'right' }], 'Да: обе чаши стали тяжелее поровну.'),
    },
    {
      state: 'неверно',
      value: { kind: 'single_choice', choice: 'c' },
      verdict: judged(0, [{ id: 'c', mark: 'wrong' }], 'На ноль делить нельзя: такого действия нет.'),
    },
  ],
  solution: {
    html: '<p>Равенство не нарушится, если прибавить поровну.</p>',
    answer: { kind: 'single_choice', choice: 'b' },
  },
}

const several: Sample = {
  name: 'Несколько вариантов',
  question: { kind: 'multiple_choice', html: '<p>Какие действия сохраняют равновесие?</p>', options },
  answers: [
    { state: 'выбраны', value: { kind: 'multiple_choice', choices: ['b', 'd'] }, verdict: null },
    {
      state: 'частично, ключ скрыт',
      value: { kind: 'multiple_choice', choices: ['b'] },
      verdict: judged(0.5, [{ id: 'b', mark: 'right' }]),
    },
    {
      state: 'частично, задача закрыта',
      value: { kind: 'multiple_choice', choices: ['b', 'c'] },
      verdict: judged(
        0.25,
        [
          { id: 'b', mark: 'right' },
          { id: 'c', mark: 'wrong' },
          { id: 'd', mark: 'missed' },
        ],
        'На ноль делить нельзя.',
      ),
    },
  ],
  solution: {
    html: '<p>Подойдут второе и четвёртое.</p>',
    answer: { kind: 'multiple_choice', choices: ['b', 'd'] },
  },
}

const number: Sample = {
  name: 'Число',
  question: {
    kind: 'number',
    html: '<p>Заяц пробежал 18 м за 2 с. С какой скоростью он бежал?</p>',
    unit: 'м/с',
    unitRequired: false,
  },
  answers: [
    { state: 'набрано', value: { kind: 'number', text: '9' }, verdict: null },
    { state: 'верно', value: { kind: 'number', text: '9' }, verdict: judged(1) },
    {
      state: 'без единицы',
      value: { kind: 'number', text: '9' },
      verdict: judged(0.5, [], 'Число верное, но ответ без единицы измерения неполон.'),
    },
    { state: 'неверно', value: { kind: 'number', text: '36' }, verdict: judged(0) },
  ],
  solution: { html: '<p>18 : 2 = 9.</p>', answer: { kind: 'number', text: '9' } },
}

const word: Sample = {
  name: 'Слово или фраза',
  question: {
    kind: 'short_text',
    html: '<p>Как называется главный член предложения, который отвечает на вопрос «кто?» или «что?»?</p>',
  },
  answers: [
    { state: 'набрано', value: { kind: 'short_text', text: 'подлежащее' }, verdict: null },
    { state: 'верно', value: { kind: 'short_text', text: 'подлежащее' }, verdict: judged(1) },
    { state: 'неверно', value: { kind: 'short_text', text: 'сказуемое' }, verdict: judged(0) },
  ],
  solution: { html: '<p>Это подлежащее.</p>', answer: { kind: 'short_text', text: 'подлежащее' } },
}

const gaps: Sample = {
  name: 'Пропуски',
  question: {
    kind: 'gaps',
    parts: [
      { html: '<p>Маша Миронова писала письмо и сомневалась в трёх местах.</p>' },
      {
        tag: 'p',
        parts: [
          { html: 'Я хотела ' },
          {
            tag: 'span',
            className: 'md-solid',
            parts: [
              { html: 'прим' },
              { gap: { id: '1', type: 'choice', options: ['е', 'и'] } },
              { html: 'рять' },
            ],
          },
          { html: ' платье, но сначала надо ' },
          {
            tag: 'span',
            className: 'md-solid',
            parts: [
              { html: 'прим' },
              { gap: { id: '2', type: 'choice', options: ['е', 'и'] } },
              { html: 'рить' },
            ],
          },
          { html: ' поссорившихся соседей. В слове «примирить» ' },
          { gap: { id: '3', type: 'number' } },
          { html: ' слога, а проверочное слово — ' },
          {
            tag: 'span',
            className: 'md-solid',
            parts: [{ html: '«' }, { gap: { id: '4', type: 'text' } }, { html: '».' }],
          },
        ],
      },
    ],
  },
  answers: [
    {
      state: 'заполнены',
      value: { kind: 'gaps', gaps: { 1: 'е', 2: 'и', 3: '3', 4: 'мир' } },
      verdict: null,
    },
    {
      state: 'частично',
      value: { kind: 'gaps', gaps: { 1: 'е', 2: 'е', 3: '3', 4: 'примерка платья' } },
      verdict: judged(0.5, [
        { id: '1', mark: 'right' },
        { id: '2', mark: 'wrong' },
        { id: '3', mark: 'right' },
        { id: '4', mark: 'wrong' },
      ]),
    },
  ],
  solution: {
    html: '<p>Мир — примирить, мера — примерять.</p>',
    answer: { kind: 'gaps', gaps: { 1: 'е', 2: 'и', 3: '3', 4: 'мир' } },
  },
}

export const samples: readonly Sample[] = [
  choice,
  several,
  number,
  word,
  gaps,
  ...placingSamples,
  ...markingSamples,
  ...writtenSamples,
]
