import { describe, expect, test } from 'vitest'
import { parseTask } from './parse-task.ts'
import { readLine, writtenLine } from './read-line.ts'

const parse = (text: string) => parseTask(text, () => null)
const problemsOf = (text: string) => parse(text).problems.map(({ line, message }) => `${line} ${message}`)

const line = `---
title: Где теплее
kind: number_line
difficulty: 2
skills: [inequalities]
line: { from: -5, to: 5, step: 0.5, labels: 1, unit: °C }
answer: (-2; 3,5]
tolerance: 0
proof:
  right: ["(-2; 3,5]"]
  wrong: ["[-2; 3,5]", "(-∞; 3,5]"]
---
Отметь промежуток.

## Решение

Вот он.
`

describe('what an author writes of a line', () => {
  test.each(['-1; 4', '2,5', '(−2; 3]', '[0; +∞)', '(−∞; 7)'])('%s is read and written back', (text) => {
    const read = readLine(text)!
    const { question } = parse(line).task!
    const shape = { ...question, shape: read.shape } as typeof question
    expect(writtenLine(read.ends, shape)).toBe(text.replace(/^-/, '−'))
  })
  test.each(['', 'два', '(2; 3', '(2, 3)', '[+∞; 2]', '(1; 2; 3)', '2; x'])('%j is no line', (text) =>
    expect(readLine(text)).toBeNull(),
  )
})

describe('a task with a number line', () => {
  test('says what to put and not where', () => {
    const { task, problems } = parse(line)
    expect(problems).toEqual([])
    expect(task!.question).toEqual({
      kind: 'number_line',
      html: expect.any(String) as string,
      shape: 'interval',
      count: 2,
      from: -5,
      to: 5,
      step: 0.5,
      labelStep: 1,
      unit: '°C',
    })
    expect(task!.rubric).toMatchObject({
      ends: [
        { at: -2, isOpen: true },
        { at: 3.5, isOpen: false },
      ],
    })
  })
  test('may ask for a number without quotes', () =>
    expect(
      problemsOf(
        line
          .replace(/answer: .*/, 'answer: 3')
          .replace(/right: .*/, 'right: [3]')
          .replace(/wrong: .*/, 'wrong: [2]'),
      ),
    ).toEqual([]))
  test.each([
    [
      'an answer that cannot be read',
      line.replace('answer: (-2; 3,5]', 'answer: от двух'),
      '7 answer: «от двух» не читается',
    ],
    [
      'a proof that cannot be read',
      line.replace('"(-∞; 3,5]"', '"-∞"'),
      '11 proof.wrong.1: «-∞» не читается',
    ],
    ['a line turned over', line.replace('from: -5', 'from: 15'), '6 line: from должно быть меньше to'],
    ['steps that do not fit', line.replace('step: 0.5', 'step: 0.3'), '6 line: от from до to'],
    [
      'too many labels',
      line.replace('labels: 1', 'labels: 0.5').replace('from: -5', 'from: -6'),
      '6 line: labels',
    ],
    [
      'an answer beyond the line',
      line.replace('answer: (-2;', 'answer: (-7;'),
      '7 Точка −7 лежит вне прямой',
    ],
    [
      'an answer off the steps',
      line.replace('answer: (-2;', 'answer: (-2.2;'),
      '7 До точки −2,2 не дотянуться',
    ],
    ['an interval turned over', line.replace('answer: (-2;', 'answer: (4;'), '7 Левый конец промежутка'],
    ['points twice', line.replace('answer: (-2; 3,5]', 'answer: 1; 1'), '7 Точек не больше 4, и все разные'],
    [
      'a point in the proof of an interval',
      line.replace('"[-2; 3,5]"', '"3"'),
      '11 В answer одно, в proof другое',
    ],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})
