import { expect, test } from 'vitest'
import { failureCode } from './PageError.tsx'

test('a code is short, can be dictated and is the same for the same failure', () => {
  const code = failureCode(new TypeError('rows is undefined'))
  expect(code).toMatch(/^B-[0-9A-Z]{7}$/)
  expect(failureCode(new TypeError('rows is undefined'))).toBe(code)
  expect(failureCode(new TypeError('user is undefined'))).not.toBe(code)
})

test('whatever was thrown has a code', () => {
  for (const thrown of [undefined, null, 'text', 5, { status: 500 }])
    expect(failureCode(thrown)).toMatch(/^B-[0-9A-Z]{7}$/)
})
