import { describe, expect, test } from 'vitest'
import { afterChange, gapsOf, maySend, videoAddressOf } from './data-rules.ts'

const whole = {
  state: 'draft',
  education: [{}],
  subjects: [{}],
  documents: ['education', 'no_record'],
  paymentScheme: 'contract',
} as const

describe('data of a coach can be sent', () => {
  test.each([
    ['when all is there', {}, true],
    ['after they were returned', { state: 'returned' }, true],
    ['once, while they are checked', { state: 'on_check' }, false],
    ['never again when they are approved', { state: 'approved' }, false],
    ['with education', { education: [] }, false],
    ['with a subject', { subjects: [] }, false],
    ['with the diploma itself', { documents: ['no_record', 'other'] }, false],
    ['with the paper that there is no record', { documents: ['education'] }, false],
    ['with a scheme of payment', { paymentScheme: null }, false],
  ] as const)('%s', (_, more, expected) => {
    expect(maySend({ ...whole, ...more })).toBe(expected)
  })

  test('what is missing is named', () => {
    expect(gapsOf({ education: [], subjects: [], documents: [], paymentScheme: null })).toEqual([
      'education',
      'subjects',
      'documents',
      'payment_scheme',
    ])
  })
})

test('what was approved is a draft again when it is changed, what was returned stays so', () => {
  expect(['draft', 'returned', 'approved'].map((state) => afterChange(state as 'draft'))).toEqual([
    'draft',
    'returned',
    'draft',
  ])
})

describe('an address of a video', () => {
  test.each([
    ['https://rutube.ru/video/abc/', 'https://rutube.ru/video/abc/'],
    ['rutube.ru/video/abc/', 'https://rutube.ru/video/abc/'],
    ['https://www.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
    ['https://rutube.ru', null],
    ['https://rutube.ru.example.com/video', null],
    ['http://rutube.ru/video/abc/', null],
    ['javascript:alert(1)', null],
    ['https://me@rutube.ru/video', null],
    ['моё видео', null],
  ])('%s', (typed, kept) => {
    expect(videoAddressOf(typed)).toBe(kept)
  })
})
