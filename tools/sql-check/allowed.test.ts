import { expect, test } from 'vitest'
import { judge, keyOf } from './allowed.ts'
import type { Finding } from './check.ts'

const finding = (over: Partial<Finding>): Finding => ({
  file: 'modules/engine/works/server/queries.ts',
  line: 1,
  statement: 'list_works',
  kind: 'null',
  path: 'points',
  message: '',
  ...over,
})

test('an allowed finding passes on any line', () => {
  const allowed = [keyOf(finding({ line: 7 }))]
  expect(judge([finding({ line: 9 })], allowed)).toEqual({ refused: [], needless: [] })
})

test('another column, statement or kind of fault is refused', () => {
  const others = [finding({ path: 'rules' }), finding({ statement: 'find_work' }), finding({ kind: 'type' })]
  expect(judge([finding({}), ...others], [keyOf(finding({}))]).refused).toEqual(others)
})

test('a needless entry is reported', () => {
  expect(judge([], [keyOf(finding({}))]).needless).toEqual([
    'modules/engine/works/server/queries.ts list_works null points',
  ])
})
