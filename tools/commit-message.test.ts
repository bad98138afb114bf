import { expect, test } from 'vitest'
import { faultsOfMessage } from './commit-message.ts'

test.each([
  ['Add a filter to the gradebook', 2],
  ['Process invoices in batches\n\nOne query for each invoice took 4 s for 2,000 invoices.', 12],
  ['Address review of the importer', 1],
])('accepts «%s»', (message, files) => expect(faultsOfMessage(message, files)).toEqual([]))

test.each([
  [
    'adds a filter',
    1,
    ['the title begins with a capital letter', 'the title begins with an imperative verb: «Add», not «adds»'],
  ],
  [
    'Added a filter.',
    1,
    ['the title ends without a full stop', 'the title begins with an imperative verb: «Add», not «Added»'],
  ],
  ['Sessions end after three weeks', 1, ['the title begins with an imperative verb: «Add», not «Sessions»']],
  ['Add a filter', 6, ['6 files change: the body says why']],
  ['Add a filter\nto the gradebook', 1, ['an empty line follows the title']],
  [`Add ${'a very '.repeat(12)}long title`, 1, ['the title has 98 characters, at most 72']],
])('refuses «%s»', (message, files, faults) => expect(faultsOfMessage(message, files)).toEqual(faults))
