import { describe, expect, test } from 'vitest'
import { parseTask } from './parse-task.ts'

const parse = (text: string) => parseTask(text, () => null)
const problemsOf = (text: string) => parse(text).problems.map(({ line, message }) => `${line} ${message}`)

const table = `---
title: Расходы на дорогу
kind: table
difficulty: 2
skills: [arithmetic]
columns: ['', 'Вёрст, $s$', Плата]
rows:
  - head: До Симбирска
    cells: [120, { type: number, answer: 360 }]
  - head: До крепости
    cells:
      - { type: text, answers: [сорок] }
      - { type: choice, options: [мало, много], answer: мало }
proof:
  right: [{ 1: '360', 2: сорок, 3: мало }]
  wrong: [{ 1: '36', 2: сорок, 3: мало }]
---
Посчитай.

## Решение

По три копейки за версту.
`

describe('a table to fill', () => {
  test('shows what is given and numbers what is asked, row by row', () => {
    const { task, problems } = parse(table)
    expect(problems).toEqual([])
    expect(task!.question).toMatchObject({
      columns: ['', expect.stringContaining('katex') as string, 'Плата'],
      rows: [
        { head: 'До\u00a0Симбирска', cells: [{ html: '120' }, { gap: { id: '1', type: 'number' } }] },
        { cells: [{ gap: { id: '2', type: 'text' } }, { gap: { id: '3', options: ['мало', 'много'] } }] },
      ],
    })
    expect(JSON.stringify(task!.question)).not.toContain('360')
    expect(task!.rubric).toMatchObject({
      cells: { 1: { answer: 360 }, 2: { answers: ['сорок'] }, 3: { answer: 'мало' } },
    })
  })
  test.each([
    ['a cell too few', table.replace('[120, ', '['), '9 В строке ячеек 1, а столбцов после первого 2'],
    [
      'a column without a name',
      table.replace('Плата', "''"),
      '6 Без названия может быть только первый столбец',
    ],
    [
      'an answer that is not offered',
      table.replace('answer: мало', 'answer: сколько'),
      '13 Ответа «сколько» нет среди options',
    ],
    [
      'an answer that is no number',
      table.replace('answer: 360', 'answer: триста'),
      '9 «триста» не читается как число',
    ],
    ['a bad formula', table.replace('$s$', '$\\foo$'), '6 Формула не читается'],
    ['a cell of an unknown sort', table.replace('type: text', 'type: essay'), '12 rows.1.cells.0'],
    ['nothing to fill', table.replace(/\{ type.*?\}/g, '5'), '7 Нет ни одной ячейки, которую надо заполнить'],
    [
      'a proof of a cell that is not there',
      table.replace("wrong: [{ 1: '36'", "wrong: [{ 4: '36'"),
      '16 proof: ответ {2: «сорок»',
    ],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})
