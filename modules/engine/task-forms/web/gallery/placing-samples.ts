import type { Mark } from '@school/tasks/contract'
import { judged, type Sample } from './sample.ts'

const pieces = (...htmls: string[]) => htmls.map((html, index) => ({ id: String(index + 1), html }))
const marked = (mark: Mark, ...ids: string[]) => ids.map((id) => ({ id, mark }))

const ordering: Sample = {
  name: 'Порядок',
  question: {
    kind: 'ordering',
    html: '<p>Гринёв едет в Белогорскую крепость. Что за чем было?</p>',
    items: pieces(
      'Метель застала кибитку в степи, и ямщик сбился с дороги, потому что ни зги не было видно',
      'Ночлег на умёте',
      'Прощание с родителями',
      'Подарок: заячий тулуп',
    ),
  },
  answers: [
    { state: 'порядок изменён', value: { kind: 'ordering', order: ['3', '1', '4', '2'] }, verdict: null },
    {
      state: 'частично',
      value: { kind: 'ordering', order: ['3', '1', '4', '2'] },
      verdict: judged(1 / 3, [...marked('right', '3', '1'), ...marked('wrong', '4', '2')]),
    },
    {
      state: 'верно',
      value: { kind: 'ordering', order: ['3', '1', '2', '4'] },
      verdict: judged(1, marked('right', '3', '1', '2', '4')),
    },
  ],
  solution: {
    html: '<p>Тулуп подарен утром, после ночлега.</p>',
    answer: { kind: 'ordering', order: ['3', '1', '2', '4'] },
  },
}

const compose: Sample = {
  name: 'Сборка ответа',
  question: {
    kind: 'compose',
    html: '<p>Собери пословицу, которую отец сказал Петруше.</p>',
    pieces: pieces('смолоду', 'честь', 'береги', 'а', 'платье', 'снову', 'обедать'),
    isGlued: false,
  },
  answers: [
    { state: 'начато', value: { kind: 'compose', pieces: ['3', '2'] }, verdict: null },
    {
      state: 'частично, задача закрыта',
      value: { kind: 'compose', pieces: ['3', '2', '1', '7'] },
      verdict: judged(0.5, [...marked('right', '3', '2', '1'), ...marked('wrong', '7')]),
    },
    {
      state: 'верно',
      value: { kind: 'compose', pieces: ['3', '2', '1'] },
      verdict: judged(1, marked('right', '3', '2', '1')),
    },
  ],
  solution: { html: '<p>Береги честь смолоду.</p>', answer: { kind: 'compose', pieces: ['3', '2', '1'] } },
}

const glued: Sample = {
  name: 'Сборка слова',
  question: {
    kind: 'compose',
    html: '<p>Собери слово из его частей: приставка, корень, суффикс, окончание.</p>',
    pieces: pieces('снеж', 'под', 'ник', 'и', 'снег'),
    isGlued: true,
  },
  answers: [
    { state: 'собрано', value: { kind: 'compose', pieces: ['2', '1', '3', '4'] }, verdict: null },
    {
      state: 'неверно, ключ показан',
      value: { kind: 'compose', pieces: ['5', '2'] },
      verdict: judged(0, [...marked('wrong', '5', '2'), ...marked('missed', '1', '3', '4')]),
    },
  ],
  solution: { html: '<p>Под-снеж-ник-и.</p>', answer: { kind: 'compose', pieces: ['2', '1', '3', '4'] } },
}

const matching: Sample = {
  name: 'Пары',
  question: {
    kind: 'matching',
    html: '<p>Кто кем приходится Петру Гринёву?</p>',
    left: pieces('Савельич', 'Маша Миронова', 'Алексей Швабрин, с которым Гринёв служил в крепости'),
    right: pieces('дядька', 'невеста', 'соперник', 'командир'),
  },
  answers: [
    { state: 'начато', value: { kind: 'matching', pairs: { 1: '1' } }, verdict: null },
    {
      state: 'частично, задача закрыта',
      value: { kind: 'matching', pairs: { 1: '1', 2: '4' } },
      verdict: judged(1 / 3, [...marked('right', '1'), ...marked('wrong', '2'), ...marked('missed', '3')]),
    },
  ],
  solution: {
    html: '<p>Командир — капитан Миронов.</p>',
    answer: { kind: 'matching', pairs: { 1: '1', 2: '2', 3: '3' } },
  },
}

const grouping: Sample = {
  name: 'Группы',
  question: {
    kind: 'grouping',
    html: '<p>Разложи слова по частям речи.</p>',
    groups: pieces('Существительные', 'Глаголы'),
    items: pieces('крепость', 'скакать', 'метель', 'беречь', 'смелый', 'государыня-императрица'),
  },
  answers: [
    { state: 'начато', value: { kind: 'grouping', groups: { 1: ['1', '3'] } }, verdict: null },
    {
      state: 'частично, задача закрыта',
      value: { kind: 'grouping', groups: { 1: ['1', '3'], 2: ['2', '5'] } },
      verdict: judged(0.4, [
        ...marked('right', '1', '2', '3'),
        ...marked('missed', '4', '6'),
        ...marked('wrong', '5'),
      ]),
    },
  ],
  solution: {
    html: '<p>«Смелый» — прилагательное, оно лишнее.</p>',
    answer: { kind: 'grouping', groups: { 1: ['1', '3', '6'], 2: ['2', '4'] } },
  },
}

export const placingSamples: readonly Sample[] = [ordering, compose, glued, matching, grouping]
