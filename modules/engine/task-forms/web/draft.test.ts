import { describe, expect, test } from 'vitest'
import { emptyResponse, isEmptyResponse } from './draft.ts'
import { samples } from './gallery/samples.ts'

describe('the answer of an untouched form', () => {
  test.each(samples)('$name: has the kind of its question and nothing to send', ({ question }) => {
    const response = emptyResponse(question)
    expect(response.kind).toBe(question.kind)
    expect(isEmptyResponse(response)).toBe(true)
  })
  test.each(samples.flatMap(({ name, answers }) => answers.map(({ value }) => ({ name, value }))))(
    '$name: is not empty when something is given',
    ({ value }) => expect(isEmptyResponse(value)).toBe(false),
  )
  test('spaces are nothing', () => {
    expect(isEmptyResponse({ kind: 'short_text', text: '  ' })).toBe(true)
    expect(isEmptyResponse({ kind: 'gaps', gaps: { 1: ' ', 2: '' } })).toBe(true)
  })
})
