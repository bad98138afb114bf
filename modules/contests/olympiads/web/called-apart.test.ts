import { expect, test } from 'vitest'
import { calledApart } from './called-apart.ts'

test('former seasons of an olympiad have the season in their names, the newest and the only ones just the title', () => {
  const of = (title: string, season: string) => ({ title, season })
  const list = [of('Осенний узор', '2026/27'), of('Слово за слово', '2025/26'), of('Осенний узор', '2025/26')]
  expect(calledApart(list).map(({ title }) => title)).toEqual([
    'Осенний узор',
    'Слово за слово',
    'Осенний узор, 2025/26',
  ])
})
