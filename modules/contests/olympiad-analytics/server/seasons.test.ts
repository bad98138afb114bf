import { describe, expect, test } from 'vitest'
import { stageBefore, stagesBefore } from './seasons.ts'

const math = { id: 1, key: 'math', title: 'Математика', hue: 1 }
const physics = { ...math, id: 2 }

let ids = 0
const stage = (season: string, title = 'Основной этап', olympiad = 'Осенний узор', discipline = math) => ({
  id: ++ids,
  title,
  olympiad: { id: ids, title: olympiad, season },
  discipline,
  publishedAt: `20${season.slice(2, 4)}-11-${String(10 + ids).padStart(2, '0')}T09:00:00.000Z`,
})

describe('the stage of the previous season', () => {
  const now = stage('2026/27')
  const before = stage('2025/26')

  test('has the same title, in the same olympiad, a year earlier', () => {
    const longAgo = stage('2024/25')
    const trial = stage('2025/26', 'Пробный тур')
    const other = stage('2025/26', 'Основной этап', 'Весенний узор')
    const ofPhysics = stage('2025/26', 'Основной этап', 'Осенний узор', physics)
    expect(stageBefore(now, [now, longAgo, trial, other, ofPhysics])).toBeNull()
    expect(stageBefore(now, [now, longAgo, trial, before, other, ofPhysics])).toBe(before)
  })

  test('is found by words, regardless of spelling variants', () => {
    const written = stage('2025/26', 'основной этап ', 'Осенний Узор')
    expect(stageBefore(now, [written])).toBe(written)
  })

  test('is the last one when a season had two', () => {
    const again = stage('2025/26')
    expect(stageBefore(now, [again, before])).toBe(again)
  })
})

test('the earlier stages of an olympiad are those published before, of all seasons, in chronological order', () => {
  const before = stage('2025/26')
  const trial = stage('2026/27', 'Пробный тур')
  const main = stage('2026/27')
  const other = stage('2025/26', 'Основной этап', 'Весенний узор')
  const all = [main, other, trial, before]
  expect(stagesBefore(main, all)).toEqual([before, trial])
  expect(stagesBefore(before, all)).toEqual([])
})
