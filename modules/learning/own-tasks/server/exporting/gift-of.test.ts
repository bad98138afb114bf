import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readForeign } from '@school/task-exchange/server'
import { emptyFields } from '../../contract/kind-fields.ts'
import type { OwnTaskSource, TypedFields } from '../../contract/own-task.ts'
import { typedOf } from '../importing/typed-of-foreign.ts'
import { carriedOf, giftFileOf, giftOf } from './gift-of.ts'

const sourceOf = (kind: OwnTaskSource['kind'], fields: TypedFields, more: Partial<OwnTaskSource> = {}) => ({
  kind,
  title: 'Перевозчик',
  difficulty: 2,
  disciplineId: 1,
  skills: [],
  label: '',
  statement: 'Волк, коза и капуста.\n\nСколько рейсов?',
  solution: 'Начни с козы.',
  hints: ['', '', ''],
  fields: { ...emptyFields(kind), ...fields },
  pictures: [],
  ...more,
})

const options = (...rows: [string, boolean, string?][]): TypedFields => ({
  options: rows.map(([text, correct, comment = '']) => ({ text, correct, comment })),
})

const known: [string, OwnTaskSource][] = [
  ['one of several', sourceOf('single_choice', options(['7', true, 'Верно!'], ['5', false], ['9', false]))],
  ['several', sourceOf('multiple_choice', options(['2', true], ['4', true], ['6', true], ['5', false]))],
  ['several with one right', sourceOf('multiple_choice', options(['2', true], ['5', false]))],
  ['a star in an answer', sourceOf('short_text', { answers: ['2*3', '\\*'] })],
  ['a number', sourceOf('number', { answer: '-3,5', tolerance: '0,1' })],
  ['a word', sourceOf('short_text', { answers: ['коза', 'козу'] })],
  [
    'pairs',
    sourceOf('matching', {
      pairs: [
        { left: 'кот', right: 'мяу' },
        { left: 'пёс', right: 'гав' },
      ],
      extra: ['му'],
    }),
  ],
]

describe('a task in GIFT', () => {
  test.each(known)('comes back as it was: %s', (_, source) => {
    const made = giftOf(source)
    expect(made).toHaveProperty('text')
    const { tasks } = readForeign('x.gift', (made as { text: string }).text)
    expect(carriedOf(typedOf(tasks[0]!, source))).toEqual(carriedOf(source))
  })

  test.each<[string, OwnTaskSource]>([
    ['of a kind that is not there', sourceOf('essay', {})],
    ['with a unit', sourceOf('number', { answer: '3', unit: 'км' })],
    ['where letters matter', sourceOf('short_text', { answers: ['Дон'], caseSensitive: true })],
    ['with an arrow in an option', sourceOf('single_choice', options(['a -> b', true], ['b', false]))],
    ['with variants', sourceOf('number', { answer: '{{a}}', parameters: [{ name: 'a', values: '2..9' }] })],
    ['without a title', sourceOf('number', { answer: '3' }, { title: '' })],
  ])('stays behind: %s', (_, source) => expect(giftOf(source)).toHaveProperty('why'))

  const signs = fc.string({ unit: fc.constantFrom(...'аб2 ~=#{}:\\%\n->/$*_n'), minLength: 1, maxLength: 24 })
  const line = signs.map((text) => text.replaceAll('\n', ' '))
  const fields = fc.oneof(
    fc
      .array(fc.record({ text: line, correct: fc.boolean(), comment: line }), { minLength: 2, maxLength: 5 })
      .map((rows) => ['multiple_choice', { options: rows }] as const),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((answers) => ['short_text', { answers }] as const),
    fc
      .array(fc.record({ left: line, right: line }), { minLength: 2, maxLength: 4 })
      .map((pairs) => ['matching', { pairs }] as const),
  )
  const tasks = fc
    .record({ title: line, statement: signs, solution: signs, typed: fields })
    .map(({ typed: [kind, own], ...texts }) => sourceOf(kind, own, texts))

  test('of a file everything that was put in comes back, in its order, whatever is typed', () =>
    fc.assert(
      fc.property(fc.array(tasks, { maxLength: 4 }), (sources) => {
        const { text, taken } = giftFileOf(sources)
        const read = text === '' ? [] : readForeign('x.gift', text).tasks
        expect(read).toHaveLength(taken)
        const whole = sources.filter((source) => 'text' in giftOf(source))
        expect(read.map((task, index) => carriedOf(typedOf(task, whole[index]!)))).toEqual(
          whole.map(carriedOf),
        )
      }),
      { numRuns: 300, seed: 1836 },
    ))
})
