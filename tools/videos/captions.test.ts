import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

test('captions are shown while their sentences are spoken', () => {
  const sentences = [
    { text: 'Раз.', at: 0.5, seconds: 2.25 },
    { text: 'Два!', at: 63.1, seconds: 1 },
  ]
  expect(captionsOf(sentences)).toBe(
    `WEBVTT

00:00.500 --> 00:02.750
Раз.

01:03.100 --> 01:04.100
Два!
`,
  )
})
