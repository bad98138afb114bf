import type { Verdict } from '@school/tasks/contract'
import { describe, expect, test } from 'vitest'
import { restoredVerdict, regradedVerdict } from './regraded-verdict.ts'

const verdict = (share: number, feedback: string | null = null): Verdict => ({
  outcome: share === 1 ? 'right' : share > 0 ? 'partial' : 'wrong',
  share,
  parts: [],
  feedback,
})
const [right, partial, wrong] = [verdict(1), verdict(0.5), verdict(0)]

describe('an answer that is judged again', () => {
  test.each([
    ['follows the key of today', { verdict: wrong, byKey: right, isAppealed: false }, right],
    ['follows it down too', { verdict: right, byKey: wrong, isAppealed: false }, wrong],
    ['stays when the key can’t judge it', { verdict: wrong, byKey: null, isAppealed: false }, wrong],
    ['keeps what an appeal has given', { verdict: right, byKey: partial, isAppealed: true }, right],
    [
      'is judged by it when it waited for a person',
      { verdict: null, byKey: right, isAppealed: false },
      right,
    ],
    ['rises over what an appeal has given', { verdict: partial, byKey: right, isAppealed: true }, right],
  ])('%s', (_, facts, after) => {
    expect(regradedVerdict(facts)).toBe(after)
  })

  test('is not changed by the same verdict: the same object is returned', () => {
    const given = verdict(1)
    expect(regradedVerdict({ verdict: given, byKey: verdict(1), isAppealed: false })).toBe(given)
  })
})

describe('an undo', () => {
  test.each([
    ['restores what the regrading has made worse', wrong, { before: right, after: wrong }, right],
    ['gives back what it has made better', right, { before: partial, after: right }, partial],
    ['leaves what it has not touched', wrong, null, wrong],
    ['leaves what an appeal has raised since', right, { before: partial, after: wrong }, right],
    [
      'leaves what a person has said otherwise since',
      verdict(0, 'Не то'),
      { before: right, after: wrong },
      verdict(0, 'Не то'),
    ],
  ])('%s', (_, now, undone, after) => {
    expect(restoredVerdict(now, undone)).toEqual(after)
  })
})
