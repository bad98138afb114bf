import { expect, test } from 'vitest'
import { verdictOfDraft } from './draft-verdict.ts'

const number = {
  kind: 'number',
  value: 5,
  tolerance: 0,
  unit: null,
  otherUnits: {},
  unitRequired: false,
} as never
const byPerson = { kind: 'file', maxFiles: 2, criteria: [] } as never
const none = new Map()
const half = { outcome: 'partial' as const, share: 0.5, parts: [], feedback: null }
const typed = { kind: 'file' as const, files: [], text: 'x = 5' }

test('a missing or removed answer is no answer', () => {
  expect(verdictOfDraft({ id: 1, rubric: byPerson, draftResponse: null }, none)).toBeNull()
  expect(
    verdictOfDraft({ id: 1, rubric: byPerson, draftResponse: { kind: 'file', files: [] } }, none),
  ).toBeNull()
})

test('an answer for a person waits for the review and gets its points', () => {
  const draft = { id: 7, rubric: byPerson, draftResponse: typed }
  expect(verdictOfDraft(draft, none)).toBe('waiting')
  expect(verdictOfDraft(draft, new Map([[7, half]]))).toBe(half)
  expect(verdictOfDraft(draft, new Map([[8, half]]))).toBe('waiting')
})

test('an unreadable answer is wrong and does not wait', () => {
  const draft = { id: 1, rubric: number, draftResponse: { kind: 'number' as const, text: 'пять' } }
  expect(verdictOfDraft(draft, none)).toMatchObject({ outcome: 'wrong', share: 0 })
})
