import { describe, expect, test } from 'vitest'
import { parseTask } from './parse-task.ts'

const parse = (text: string) => parseTask(text, () => null)
const problemsOf = (text: string) => parse(text).problems.map(({ line, message }) => `${line} ${message}`)

const words = `---
title: Где глагол
kind: mark_words
difficulty: 1
skills: [grammar.verb]
text: |
  Кот [спит] в кибитке.

  Метель [поёт], и кот — тоже.
proof:
  right: [[спит, поёт]]
  wrong: [[Кот], [кот, спит]]
---
Отметь глаголы.

## Решение

Спит и поёт.
`

describe('a text with words to mark', () => {
  test('lets every word be marked, and reveals nothing of the right ones', () => {
    const { task, problems } = parse(words)
    expect(problems).toEqual([])
    const { question } = task!
    if (question.kind !== 'mark_words') throw new Error(question.kind)
    expect(question.lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
      'Кот спит в\u00a0кибитке.',
      'Метель поёт, и\u00a0кот\u00a0— тоже.',
    ])
    expect(question.lines.flat().filter(({ id }) => id !== null)).toHaveLength(9)
    expect(JSON.stringify(question)).not.toContain('isRight')
    expect(task!.rubric).toMatchObject({ right: ['2', '6'] })
  })
  test('glues right words no otherwise than wrong ones', () => {
    const textOf = (source: string) => {
      const { question } = parse(source).task!
      return (
        question.kind === 'mark_words' &&
        question.lines
          .flat()
          .map(({ text }) => text)
          .join('')
      )
    }
    expect(textOf(words.replace(' в кибитке', ' [в] кибитке').replace('[[спит,', '[[в, спит,'))).toBe(
      textOf(words),
    )
  })
  test('lets only the named pieces be marked when wrong ones are named', () => {
    const { task, problems } = parse(
      words
        .replace('Кот [спит] в кибитке', '{Кот} [спит, как сурок,] {в кибитке}')
        .replace('[[спит, ', '[["спит, как сурок,", '),
    )
    expect(problems).toEqual([
      { line: 12, message: expect.stringContaining('называет то, чего нет') as string },
    ])
    expect(task!.rubric).toEqual({ kind: 'mark_words', words: ['1', '2', '3', '4'], right: ['2', '4'] })
  })
  test('distinguishes equal words by their numbers', () =>
    expect(problemsOf(words.replace('[кот, спит]', '[кот#2]'))).toEqual([
      expect.stringContaining('12 proof: ответ [?] называет то, чего нет в задаче'),
    ]))
  test.each([
    [
      'no right word',
      words.replace('[спит]', 'спит').replace('[поёт]', 'поёт'),
      '6 В тексте нет ни одного верного',
    ],
    ['a phrase among words', words.replace('[спит]', '[спит в]'), '6 «спит в» — не одно слово'],
    ['a bracket left open', words.replace('[поёт]', '[поёт'), '6 Лишняя или незакрытая скобка у «'],
    ['right words only', words.replace(/text: \|\n.*\n\n.*/, 'text: "[спит] {"'), '6 Лишняя или незакрытая'],
    ['no text', words.replace(/text: \|\n.*\n\n.*\n/, ''), '2 text: нет обязательного поля'],
    ['too many words', words.replace('тоже', 'да '.repeat(160)), '6 Слов, на которые можно нажать, 168'],
    [
      'a weak proof',
      words.replace('[[спит, поёт]]', '[[спит]]'),
      '11 proof.right: ответ [спит] должен получить',
    ],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})
