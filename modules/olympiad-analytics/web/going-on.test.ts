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
  ['is on until its last minute', dates('2026-11-20', '2026-11-28'), 'running'],
  ['is over and not yet judged', dates('2026-11-20', '2026-11-26'), null],
  ['opens in two weeks', dates('2026-12-11', '2026-12-12'), 'soon'],
  ['opens later', dates('2026-12-12', '2026-12-13'), null],
  ['has had its results for a week', dates('2026-11-01', '2026-11-02', '2026-11-20'), 'published'],
  ['has had them for longer', dates('2026-11-01', '2026-11-02', '2026-11-19'), null],
] as const)('a stage that %s', (_, stage, wanted) => expect(newsOf(stage, now)).toBe(wanted))

test('what ends first stands first, then what is to come, then results; five in all', () => {
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
