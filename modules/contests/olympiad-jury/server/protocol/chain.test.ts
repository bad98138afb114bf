import { describe, expect, test } from 'vitest'
import { brokenAt, type ProtocolFact, seal, type Sealed } from './chain.ts'

const fact = (source: string, more: Partial<ProtocolFact> = {}): ProtocolFact => ({
  source,
  at: new Date('2026-09-01T09:00:00Z'),
  kind: 'started',
  participationId: 7,
  actorId: null,
  facts: { saved: 1, words: 'слово' },
  ...more,
})

const three = seal(5, null, [fact('start:1'), fact('start:2'), fact('start:3')])
const changed = (index: number, change: Partial<Sealed>) =>
  three.map((entry, at) => (at === index ? { ...entry, ...change } : entry))

test('entries are numbered from one, and new ones continue from the last', () => {
  expect(three.map(({ number }) => number)).toEqual([1, 2, 3])
  const more = seal(5, three[2]!, [fact('start:4')])
  expect(more[0]!.number).toBe(4)
  expect(brokenAt(5, [...three, ...more])).toBeNull()
})

test('the order of keys in the facts does not matter', () =>
  expect(brokenAt(5, changed(1, { facts: { words: 'слово', saved: 1 } }))).toBeNull())

describe('the chain detects', () => {
  test.each<[string, number, Partial<Sealed>]>([
    ['changed facts', 2, { facts: { saved: 2, words: 'слово' } }],
    ['another moment', 2, { at: new Date('2026-09-01T09:00:01Z') }],
    ['another participant', 2, { participationId: 8 }],
    ['another author', 2, { actorId: 1 }],
    ['another kind', 2, { kind: 'finished' }],
  ])('%s', (_, number, change) => expect(brokenAt(5, changed(number - 1, change))).toBe(number))

  test('an entry that was removed', () => expect(brokenAt(5, [three[0]!, three[2]!])).toBe(2))

  test('an entry that was sealed again: the next one contains the old hash', () => {
    const [again] = seal(5, three[0]!, [fact('start:2', { participationId: 8 })])
    expect(brokenAt(5, [three[0]!, again!, three[2]!])).toBe(3)
  })

  test('the protocol of another stage', () => expect(brokenAt(6, three)).toBe(1))
})
