import { expect, test } from 'vitest'
import type { OfferItem, TodayItem } from '../feed.ts'
import { inOrder } from './feed.ts'

const line = (key: string, kind: TodayItem['kind'], at: string | null): TodayItem => ({
  key,
  kind,
  title: key,
  note: '',
  url: '/',
  at: at === null ? null : new Date(at),
})
const offer = (key: string, rank: number): OfferItem => ({
  key,
  kind: 'offer',
  title: key,
  note: '',
  url: '/',
  rank,
})

test('what goes on is first, then what is due, then what waits; the sooner before the later', () => {
  const { lines } = inOrder([
    line('check', 'waiting', '2026-11-28T10:00:00Z'),
    line('endless', 'due', null),
    line('tomorrow', 'due', '2026-11-24T10:00:00Z'),
    line('exam', 'going', null),
    line('answer', 'answered', '2026-11-22T10:00:00Z'),
    line('endless too', 'due', null),
    line('today', 'due', '2026-11-23T10:00:00Z'),
  ])
  expect(lines.map(({ key }) => key)).toEqual([
    'exam',
    'answer',
    'today',
    'tomorrow',
    'endless',
    'endless too',
    'check',
  ])
})

test('what is late is for the adults who look after the pupil', () => {
  const late = { ...offer('late', 0), kind: 'late' as const, at: new Date(0) }
  expect(inOrder([late])).toEqual({ lines: [], offers: [] })
})

test('offers are separate, the first step first, and do not expose their rank', () => {
  const { lines, offers } = inOrder([offer('olympiad', 30), offer('course', 0)])
  expect(lines).toEqual([])
  expect(offers).toEqual([
    { key: 'course', title: 'course', note: '', url: '/' },
    { key: 'olympiad', title: 'olympiad', note: '', url: '/' },
  ])
})

test.each([
  [['school'], ['course', 'skills', 'olympiad:1', 'exam:2']],
  [
    ['school', 'olympiads'],
    ['course', 'olympiad:1', 'skills', 'exam:2'],
  ],
  [['ege'], ['exam:2', 'course', 'skills', 'olympiad:1']],
  [['self'], ['course', 'skills', 'olympiad:1', 'exam:2']],
] as const)('offers for the goals %j come before the others', (goals, keys) => {
  const offers = [offer('exam:2', 40), offer('olympiad:1', 30), offer('skills', 20), offer('course', 0)]
  expect(inOrder(offers, goals).offers.map(({ key }) => key)).toEqual(keys)
})
