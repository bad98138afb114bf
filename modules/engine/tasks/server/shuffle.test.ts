import { describe, expect, test } from 'vitest'
import type { Question, QuestionOf } from '../contract/index.ts'
import type { Rubric } from './rubric.ts'
import { shuffledOptions } from './shuffle.ts'

const question: QuestionOf<'single_choice'> = {
  kind: 'single_choice',
  html: '<p>Кто писал письмо?</p>',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, html: id })),
}
const orderOf = (seed: number) =>
  shuffledOptions(question, seed)
    .options.map(({ id }) => id)
    .join('')

describe('the order of options', () => {
  test('is a pupil’s own and stays', () => expect(orderOf(12)).toBe(orderOf(12)))
  test('loses and doubles nothing', () => expect([...orderOf(7)].toSorted().join('')).toBe('abcd'))
  test('leaves the question it was given alone', () => {
    orderOf(3)
    expect(question.options.map(({ id }) => id).join('')).toBe('abcd')
  })
  test('is every order about as often, for seeds that follow each other', () => {
    const counts = new Map<string, number>()
    for (let user = 1; user <= 2400; user++) {
      const order = orderOf(user * 1_000_003 + 57)
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(count).toBeGreaterThan(60)
  })
  test('is nothing to questions without options', () => {
    const number: QuestionOf<'number'> = { kind: 'number', html: '', unit: null, unitRequired: false }
    expect(shuffledOptions(number, 5)).toBe(number)
  })
})

test('options that have an order of their own keep it', () => {
  const options = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, html: `Строка ${id}` }))
  const question = { kind: 'single_choice' as const, html: '', options, keepOrder: true }
  for (let seed = 0; seed < 20; seed++) expect(shuffledOptions(question, seed).options).toEqual(options)
})

describe('an order never reveals the answer by chance', () => {
  const options = (...ids: string[]) => ids.map((id) => ({ id, html: id }))
  const seeds = Array.from({ length: 300 }, (_, seed) => seed)
  const shown = <Q extends Question>(question: Q, rubric: Rubric) =>
    seeds.map((seed) => shuffledOptions(question, seed, rubric))
  const idsOf = (pieces: { id: string }[]) => pieces.map(({ id }) => id).join('')

  test('ordering: no pupil gets the right order, every other one is met', () => {
    const question = { kind: 'ordering' as const, html: '', items: options('1', '2', '3') }
    const orders = shown(question, { kind: 'ordering', order: ['2', '3', '1'] }).map(({ items }) =>
      idsOf(items),
    )
    expect([...new Set(orders)].toSorted()).toEqual(['123', '132', '213', '312', '321'])
  })
  test('compose: the pieces never contain a right answer in order', () => {
    const question = { kind: 'compose' as const, html: '', pieces: options('1', '2', '3'), isGlued: false }
    const rubric: Rubric = {
      kind: 'compose',
      pieces: ['1', '2', '3'],
      answers: [
        ['1', '2'],
        ['3', '1'],
      ],
    }
    for (const { pieces } of shown(question, rubric)) expect(idsOf(pieces)).not.toMatch(/12|31/)
  })
  test('matching: pairs are never all in the same row, both sides are shuffled', () => {
    const question = {
      kind: 'matching' as const,
      html: '',
      left: options('1', '2', '3'),
      right: options('4', '5', '6'),
    }
    const rubric: Rubric = { kind: 'matching', pairs: { 1: '4', 2: '5', 3: '6' }, right: ['4', '5', '6'] }
    const orders = new Set(shown(question, rubric).map(({ left, right }) => `${idsOf(left)}-${idsOf(right)}`))
    expect(orders.size).toBe(6 * 6 - 6)
    for (const order of ['123-456', '213-546', '321-654']) expect(orders).not.toContain(order)
  })
  test('two pairs have a random order: always crossing them would reveal the answer', () => {
    const question = {
      kind: 'matching' as const,
      html: '',
      left: options('1', '2'),
      right: options('3', '4'),
    }
    const orders = shown(question, { kind: 'matching', pairs: { 1: '3', 2: '4' }, right: ['3', '4'] }).map(
      ({ left, right }) => `${idsOf(left)}-${idsOf(right)}`,
    )
    expect([...new Set(orders)].toSorted()).toEqual(['12-34', '12-43', '21-34', '21-43'])
  })
  test('a reversed question is shuffled to the same order: the order of the file has no influence', () => {
    const backwards = { ...question, options: question.options.toReversed() }
    for (const seed of seeds)
      expect(shuffledOptions(backwards, seed)).toEqual(shuffledOptions(question, seed))
  })
  test('grouping: items are never sorted by groups, groups keep their order', () => {
    const question = {
      kind: 'grouping' as const,
      html: '',
      groups: options('1', '2'),
      items: options('3', '4', '5', '6'),
    }
    const rubric: Rubric = {
      kind: 'grouping',
      groups: { 1: ['3', '4'], 2: ['5', '6'] },
      items: ['3', '4', '5', '6'],
    }
    for (const { items, groups } of shown(question, rubric)) {
      expect(idsOf(items)).not.toMatch(/^([34]{2}[56]{2}|[56]{2}[34]{2})$/)
      expect(idsOf(groups)).toBe('12')
    }
  })
})
