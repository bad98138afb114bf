import { expect, test } from 'vitest'
import type { StageParticipation } from '../contract/index.ts'
import { goingOn, newsOf } from './going-on.ts'

const now = '2026-11-27T09:00:00.000Z'
const on = (day: string) => `${day}T09:00:00.000Z`
const dates = (opens: string, closes: string, published: string | null = null) => ({
  opensAt: on(opens),
  closesAt: on(closes),
  publishedAt: published && on(published),
})

test.each([
  ['runs until its last minute', dates('2026-11-20', '2026-11-28'), 'running'],
  ['is over and not published yet', dates('2026-11-20', '2026-11-26'), null],
  ['opens in two weeks', dates('2026-12-11', '2026-12-12'), 'soon'],
  ['opens later', dates('2026-12-12', '2026-12-13'), null],
  ['was published a week ago', dates('2026-11-01', '2026-11-02', '2026-11-20'), 'published'],
  ['was published earlier', dates('2026-11-01', '2026-11-02', '2026-11-19'), null],
] as const)('a stage that %s', (_, stage, wanted) => expect(newsOf(stage, now)).toBe(wanted))

test('orders running stages by their end, then upcoming ones, then results; five in all', () => {
  const stage = (id: number, days: ReturnType<typeof dates>) => ({ id, ...days }) as StageParticipation
  const stages = [
    stage(1, dates('2026-11-01', '2026-11-02', '2026-11-25')),
    stage(2, dates('2026-12-05', '2026-12-06')),
    stage(3, dates('2026-11-20', '2026-12-01')),
    stage(4, dates('2026-11-20', '2026-11-28')),
    stage(5, dates('2026-12-01', '2026-12-06')),
    stage(6, dates('2026-11-03', '2026-11-04', '2026-11-26')),
  ]
  expect(goingOn(stages, now).map((one) => one.stage.id)).toEqual([4, 3, 5, 2, 1])
})
