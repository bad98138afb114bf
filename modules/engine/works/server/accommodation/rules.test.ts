import { expect, test } from 'vitest'
import { accommodationKinds } from '../../contract/accommodation.ts'
import { accommodationOf, factorOf } from './rules.ts'

test.each(accommodationKinds)('«%s» is read back as it was kept', (kind) =>
  expect(accommodationOf(factorOf(kind))).toBe(kind),
)

test('without a limit is no factor at all', () => expect(factorOf('unlimited')).toBeNull())
