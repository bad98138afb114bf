import { describe, expect, test } from 'vitest'
import type { FeedItem } from '@school/today/server'
import { alertsOf, deadlinesOf, type Done, hardestOf, summaryOf, type Topic } from './rules.ts'

const topic = (title: string, tries: number, solved: number, hinted = 0): Topic => ({
  title,
  tries,
  solved,
  hinted,
})
const day = (part: Partial<Done>): Done => ({
  span: 'day',
  solved: 0,
  answers: 0,
  activeDays: 0,
  daysGone: 7,
  topics: [],
  ...part,
})
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

test('a day without activity has no report', () => expect(summaryOf(day({}))).toBeNull())

test.each([
  [1, 1, 'Сегодня: решена 1 задача, всего 1 ответ.'],
  [2, 3, 'Сегодня: решены 2 задачи, всего 3 ответа.'],
  [8, 12, 'Сегодня: решено 8 задач, всего 12 ответов.'],
  [21, 21, 'Сегодня: решена 21 задача, всего 21 ответ.'],
  [0, 5, 'Сегодня: 5 ответов, решённых задач пока нет — это тоже работа.'],
])('%i solved of %i answers: «%s»', (solved, answers, wanted) =>
  expect(plain(summaryOf(day({ solved, answers }))?.effort)).toBe(wanted),
)

test('a week reports its active days', () =>
  expect(plain(summaryOf(day({ span: 'week', solved: 8, answers: 12, activeDays: 3 }))?.effort)).toBe(
    'За неделю: решено 8 задач, всего 12 ответов. Занятия шли 3 дня из 7.',
  ))

test.each([
  [6, 'С понедельника: решено 8 задач, всего 12 ответов. Занятия шли 3 дня из 6.'],
  [1, 'С понедельника: решено 8 задач, всего 12 ответов.'],
])('a week that goes on reports the %i days that have passed', (daysGone, wanted) =>
  expect(
    plain(summaryOf(day({ span: 'week', solved: 8, answers: 12, activeDays: 3, daysGone }))?.effort),
  ).toBe(wanted),
)

describe('what was hard', () => {
  test.each([
    ['three misses', [topic('Дроби', 5, 2)], 'Дроби'],
    ['hints count as misses', [topic('Дроби', 2, 2, 3)], 'Дроби'],
    ['two misses are nothing', [topic('Дроби', 4, 2)], undefined],
    ['the hardest of several', [topic('Дроби', 6, 2), topic('Весы', 9, 1)], 'Весы'],
    ['nothing tried', [], undefined],
  ])('%s', (_, topics, wanted) => expect(hardestOf(topics)?.title).toBe(wanted))
})

describe('one advice and one question', () => {
  test('a hard lesson is a topic to talk about, and its answer is not revealed', () => {
    const summary = summaryOf(day({ solved: 2, answers: 8, topics: [topic('Весы', 8, 2, 1)] }))!
    expect(plain(summary.hard)).toBe('Труднее всего далась тема «Весы».')
    expect(plain(summary.question)).toContain('в теме «Весы»')
    expect(plain(summary.advice)).toMatch(/^Не подсказывайте/)
  })
  test('what came out well is to be explained', () => {
    const summary = summaryOf(
      day({ solved: 5, answers: 5, topics: [topic('Дроби', 1, 1), topic('Весы', 4, 4)] }),
    )!
    expect(summary.hard).toBeNull()
    expect(plain(summary.question)).toContain('из темы «Весы»')
  })
  test('outside of lessons the question is about what was interesting', () =>
    expect(summaryOf(day({ solved: 5, answers: 5 }))!.question).toMatch(/интересной/))
  test.each([
    [1, /понемногу/],
    [3, /понемногу/],
    [4, /Ритм/],
    [7, /Ритм/],
  ])('a week with %i days', (activeDays, advice) =>
    expect(summaryOf(day({ span: 'week', solved: 5, answers: 5, activeDays }))!.advice).toMatch(advice),
  )
})

const now = new Date('2026-11-26T09:00:00Z')
const inDays = (n: number) => new Date(now.getTime() + n * 24 * 3600_000)
const item = (key: string, kind: 'going' | 'due' | 'waiting', at: Date | null): FeedItem => ({
  key,
  kind,
  title: key,
  note: '',
  url: '/',
  at,
})
const late = (key: string, at: Date): FeedItem => ({ key, kind: 'late', title: key, note: key, url: '/', at })

test('the nearest deadlines of current and due items are listed, the soonest first', () => {
  const feed = [
    item('endless', 'due', null),
    item('past', 'due', inDays(-1)),
    item('check', 'waiting', inDays(1)),
    item('third', 'due', inDays(3)),
    item('first', 'going', inDays(0.1)),
    item('fourth', 'due', inDays(4)),
    item('second', 'due', inDays(1)),
  ]
  expect(deadlinesOf(feed, now).map(({ key }) => key)).toEqual(['first', 'second', 'third'])
  expect(deadlinesOf([], now)).toEqual([])
})

test('the three latest overdue items are listed, with the number of the others', () => {
  const feed = [4, 1, 3, 2].map((n) => late(`late ${n}`, inDays(-n)))
  const { alerts, moreAlerts } = alertsOf([...feed, item('due', 'due', inDays(1))])
  expect(alerts.map(({ note }) => note)).toEqual(['late 1', 'late 2', 'late 3'])
  expect(moreAlerts).toBe(1)
  expect(alertsOf([])).toEqual({ alerts: [], moreAlerts: 0 })
})
