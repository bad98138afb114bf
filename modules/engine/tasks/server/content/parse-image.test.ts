import { describe, expect, test } from 'vitest'
import { parseTask } from './parse-task.ts'

const yard = { url: '/content/yard.svg?v=1', width: 600, height: 400 }
const parse = (text: string) => parseTask(text, (name) => (name === 'yard.svg' ? yard : null))
const problemsOf = (text: string) => parse(text).problems.map(({ line, message }) => `${line} ${message}`)

const image = `---
title: Кто во дворе
kind: image_point
difficulty: 1
skills: [nature.living]
picture: yard.svg
alt: Двор
areas:
  - rect: [180, 110, 70, 50]
  - circle: [350, 350, 40]
  - polygon: [[400, 100], [470, 100], [430, 280]]
proof:
  right: [[[200, 120], [350, 350], [430, 120]]]
  wrong: [[[200, 120]], [[10, 10]]]
---
Покажи живых.

## Решение

Вот они.
`

describe('a task with points on a picture', () => {
  test('shows the picture and the number of points, not where they are', () => {
    const { task, problems } = parse(image)
    expect(problems).toEqual([])
    expect(task!.question).toEqual({
      kind: 'image_point',
      html: '<p>Покажи живых.</p>',
      picture: { ...yard, alt: 'Двор' },
      count: 3,
    })
    expect(task!.rubric).toMatchObject({
      areas: [{ shape: 'rect' }, { shape: 'circle', r: 40 }, { shape: 'polygon' }],
    })
  })
  test('may keep the number of points to itself', () =>
    expect(parse(image.replace('alt: Двор', 'alt: Двор\ncount_hidden: true')).task!.question).toMatchObject({
      count: null,
    }))
  test.each([
    ['no such picture', image.replace('yard.svg', 'yards.svg'), '6 Нет картинки «yards.svg»'],
    ['no words for the picture', image.replace('alt: Двор\n', ''), '2 alt: нет обязательного поля'],
    [
      'an area out of the picture',
      image.replace('[350, 350, 40]', '[350, 380, 40]'),
      '10 Область выходит за картинку',
    ],
    ['an area too small for a finger', image.replace('70, 50]', '70, 20]'), '9 Область мала'],
    ['an area of an unknown sort', image.replace('rect', 'oval'), '9 areas.0'],
    ['two corners of a polygon', image.replace(', [430, 280]', ''), '11 areas.2'],
    [
      'a proof out of the picture',
      image.replace('[[10, 10]]', '[[610, 10]]'),
      '14 proof: ответ [[610, 10]] называет то',
    ],
    ['a proof that misses', image.replace('[430, 120]', '[430, 290]'), '13 proof.right'],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})
