import { expect, test } from 'vitest'
import { allNeedsOf, orderByNeeds } from './needs.ts'

const namesOf = (parts: readonly { name: string }[]) => parts.map(({ name }) => name)

const roof = { name: 'roof', needs: ['walls'] }
const walls = { name: 'walls', needs: ['ground'] }
const ground = { name: 'ground' }
const garden = { name: 'garden' }

test('everything comes after what it needs, whatever the order of the input', () => {
  expect(namesOf(orderByNeeds([roof, garden, walls, ground]))).toEqual(['ground', 'walls', 'roof', 'garden'])
})

test('what needs nothing stays in its place', () => {
  expect(namesOf(orderByNeeds([garden, ground]))).toEqual(['garden', 'ground'])
})

test('a need without a provider is an error that names both', () => {
  expect(() => orderByNeeds([roof])).toThrow('roof needs walls, and there is no walls')
})

test('a cycle is an error that shows the path', () => {
  const egg = { name: 'egg', needs: ['hen'] }
  const hen = { name: 'hen', needs: ['egg'] }
  expect(() => orderByNeeds([egg, hen])).toThrow('egg → hen → egg')
})

test('a part depends on the needs of its needs too', () => {
  expect(allNeedsOf(roof, [roof, walls, ground, garden])).toEqual(new Set(['walls', 'ground']))
})
