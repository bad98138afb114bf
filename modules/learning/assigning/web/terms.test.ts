import { expect, test } from 'vitest'
import { termsOf } from './terms.ts'

const softDeadlineAt = '2026-11-29T20:59:00.000Z'

test('an extension for all moves both deadlines; an absent one stays absent', () => {
  expect(termsOf({ softDeadlineAt, hardDeadlineAt: null, extendedSeconds: 2 * 86_400 })).toEqual({
    softDeadlineAt: '2026-12-01T20:59:00.000Z',
    hardDeadlineAt: null,
  })
})
