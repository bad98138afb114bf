import { expect, test } from 'vitest'
import { draftNameOf, filledIn } from './typed-draft.ts'

const about = (values: Record<string, unknown>) => draftNameOf('/api/messages null', values)

test('text typed about one pupil is not offered for another', () => {
  const [masha, petr] = [1, 2].map((id) => about({ userIds: [id], comment: '' }))
  expect(masha).not.toBe(petr)
  expect(about({ participationId: 5, reason: '' })).not.toBe(about({ participationId: 6, reason: '' }))
})

test('a message to a class and one to three of its pupils are two', () => {
  expect(about({ text: '', pupilIds: null })).not.toBe(about({ text: '', pupilIds: [1, 2, 3] }))
})

test('two forms of one endpoint keep two texts', () => {
  expect(about({ about: '', videoUrl: '' })).not.toBe(about({ education: [] }))
})

test('what was saved meanwhile does not hide the text', () => {
  expect(about({ text: 'Весы', atSeconds: 12 })).toBe(about({ atSeconds: null, text: '' }))
})

test('ids of the form’s object are not kept: the open dialog sets them', () => {
  expect(filledIn({ userIds: [7], mark: 5, comment: 'Проверь знак' }, new Set(['comment']))).toEqual({
    comment: 'Проверь знак',
  })
})
