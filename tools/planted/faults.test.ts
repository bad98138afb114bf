import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plantedFaults } from './faults.ts'
import { placeOf } from './plant.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const table = read('docs/locks.md')

test.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  '«%s» has one place, a story and a line in docs/locks.md',
  (name, fault) => {
    const { source, planted } = placeOf(root, fault)
    expect(planted).not.toBe(source)
    expect(read(fault.story)).toContain(`'${fault.test}`)
    expect(table).toContain(`| ${name} `)
    expect(table).toContain(fault.story)
  },
)

test('a lock that is absent, or occurs twice, is refused', () => {
  const fault = { ...plantedFaults[0]!, lock: 'no such text of any module' }
  expect(() => placeOf(root, fault)).toThrow('occurs 0 times')
  expect(() => placeOf(root, { ...fault, lock: 'await lockUser(ctx.sql, ctx.viewer.id)' })).toThrow('times')
})
