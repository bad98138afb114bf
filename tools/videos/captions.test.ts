import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

test('captions follow the slides, sentence by sentence', () => {
  const slides = [
    { seconds: 6, say: 'Раз. Два!' },
    { seconds: 5, say: 'Три' },
  ]
  expect(captionsOf(slides, 'h4sh')).toBe(
    `WEBVTT

NOTE h4sh

00:00.000 --> 00:03.000
Раз.

00:03.000 --> 00:06.000
Два!

00:06.000 --> 00:11.000
Три
`,
  )
})
