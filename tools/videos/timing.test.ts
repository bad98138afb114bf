import { expect, test } from 'vitest'
import { timingOf } from './timing.ts'

test('a slide lasts as long as its sentences with pauses around them', () => {
  const timing = timingOf([
    {
      title: 'Начало',
      sentences: [
        { text: 'Раз.', seconds: 2 },
        { text: 'Два!', seconds: 1 },
      ],
    },
    { sentences: [{ text: 'Три.', seconds: 3 }] },
  ])
  expect(timing).toEqual({
    seconds: 9.35,
    slides: [{ seconds: 4.35 }, { seconds: 5 }],
    sentences: [
      { text: 'Раз.', seconds: 2, at: 0.5 },
      { text: 'Два!', seconds: 1, at: 2.85 },
      { text: 'Три.', seconds: 3, at: 4.85 },
    ],
    transcript: [
      { seconds: 0, text: 'Раз. Два!', title: 'Начало' },
      { seconds: 4.35, text: 'Три.' },
    ],
  })
})
