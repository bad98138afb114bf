import { describe, expect, test } from 'vitest'
import type { Question } from '../../contract/index.ts'
import { parseTask } from './parse-task.ts'
import { idByNumber, pieceIds } from './pieces.ts'

const parse = (text: string) => parseTask(text, () => null)
const problemsOf = (text: string) => parse(text).problems.map(({ line, message }) => `${line} ${message}`)
const file = (kind: string, fields: string) => `---
title: Проверка
kind: ${kind}
difficulty: 1
skills: [nature.plants]
${fields}
---
Сделай.

## Решение

Так.
`
const questionOf = <K extends Question['kind']>(text: string, _kind: K) =>
  parse(text).task?.question as Extract<Question, { kind: K }>

describe('ids of pieces', () => {
  test('are made of texts, not of places', () =>
    expect(pieceIds(['семя', 'росток']).toReversed()).toEqual(pieceIds(['росток', 'семя'])))
  test('differ and are digits', () => {
    const ids = pieceIds(Array.from({ length: 16 }, (_, n) => `кусочек ${n}`))
    expect(new Set(ids).size).toBe(16)
    for (const id of ids) expect(id).toMatch(/^\d{1,6}$/)
  })
  test('a number missing from the file gets an unused id', () => {
    const ids = pieceIds(['а', 'б'])
    expect(ids).not.toContain(idByNumber(ids)(3))
  })
})

const ordering = file(
  'ordering',
  `items:
  - семя
  - росток
  - цветок
proof: { right: [[1, 2, 3]], wrong: [[2, 1, 3]] }`,
)

describe('an order', () => {
  test('is the key; items are shown sorted by ids', () => {
    const { task, problems } = parse(ordering)
    expect(problems).toEqual([])
    const ids = pieceIds(['семя', 'росток', 'цветок'])
    expect(task?.rubric).toEqual({ kind: 'ordering', order: ids })
    const shown = questionOf(ordering, 'ordering').items.map(({ id }) => id)
    expect(shown).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)))
  })
  test.each([
    ['twins', ordering.replace('- росток', '- семя'), '8 Здесь уже есть «семя»'],
    ['too few items', ordering.replace('  - семя\n', ''), '6 items: не меньше 3'],
    ['a bad formula', ordering.replace('- росток', '- $\\foo$'), '8 Формула не читается'],
    [
      'a proof that fails, by texts',
      ordering.replace('[[1, 2, 3]]', '[[3, 1, 2]]'),
      '10 proof.right: ответ «цветок → семя → росток» должен получить полный балл, а получает 50 %',
    ],
    ['an unknown number in the proof', ordering.replace('[[2, 1, 3]]', '[[2, 1, 4]]'), '10 proof: ответ'],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})

const compose = file(
  'compose',
  `pieces: [Лёва, не, боится, учиться]
extra: [боиться]
also: [[1, 4, 2, 3]]
proof: { right: [[1, 2, 3, 4], [1, 4, 2, 3]], wrong: [[1, 2, 5, 4]] }`,
)

describe('an answer of pieces', () => {
  test('may have several right orders and pieces to spare', () => {
    expect(problemsOf(compose)).toEqual([])
    const { task } = parse(compose)
    expect(questionOf(compose, 'compose')).toMatchObject({ isGlued: false })
    expect(questionOf(compose, 'compose').pieces).toHaveLength(5)
    expect(task?.rubric).toMatchObject({ answers: [{ length: 4 }, { length: 4 }] })
  })
  test.each([
    ['an unknown number', compose.replace('[[1, 4, 2, 3]]\n', '[[1, 6]]\n'), '8 Номера 6 нет: всего их 5'],
    ['a number twice', compose.replace('[[1, 4, 2, 3]]\n', '[[1, 1]]\n'), '8 Номер 1 стоит дважды'],
    ['a spare twin', compose.replace('[боиться]', '[не]'), '7 Здесь уже есть «не»'],
    [
      'too many pieces',
      compose.replace(
        '[Лёва, не, боится, учиться]',
        `[Лёва, не, боится, учиться, ${'абвгдежзиклм'.split('').join(', ')}]`,
      ),
      '7 Всего 17, а помещается не больше 16',
    ],
    [
      'a proof that is too kind',
      compose.replace('wrong: [[1, 2, 5, 4]]', 'wrong: [[1, 4, 2, 3]]'),
      '9 proof.wrong: ответ «Лёва + учиться + не + боится» получает полный балл',
    ],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})

const matching = file(
  'matching',
  `pairs:
  - { left: кот, right: мяу }
  - { left: пёс, right: гав }
extra: [му]
proof: { right: [{ 1: 1, 2: 2 }], wrong: [{ 1: 3, 2: 2 }] }`,
)

describe('pairs', () => {
  test('keep what belongs together apart from what is shown', () => {
    expect(problemsOf(matching)).toEqual([])
    const question = questionOf(matching, 'matching')
    expect(question.left).toHaveLength(2)
    expect(question.right).toHaveLength(3)
    expect(Object.keys(question).toSorted()).toEqual(['html', 'kind', 'left', 'right'])
  })
  test.each([
    ['twins on the left', matching.replace('left: пёс', 'left: кот'), '8 Здесь уже есть «кот»'],
    ['twins on the right', matching.replace('[му]', '[гав]'), '9 Здесь уже есть «гав»'],
    [
      'a proof that fails',
      matching.replace('right: [{ 1: 1, 2: 2 }]', 'right: [{ 1: 1 }]'),
      '10 proof.right: ответ {кот — мяу} должен получить полный балл, а получает 50 %',
    ],
    ['one right for two', matching.replace('{ 1: 3, 2: 2 }', '{ 1: 2, 2: 2 }'), '10 proof: ответ'],
  ])('with %s are reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})

const grouping = file(
  'grouping',
  `groups:
  - { title: Живое, items: [кот, дуб] }
  - { title: Неживое, items: [лёд] }
extra: [сказка]
proof: { right: [{ 1: [1, 2], 2: [3] }], wrong: [{ 1: [1, 2, 4], 2: [3] }] }`,
)

describe('groups', () => {
  test('keep the order of the file, items do not', () => {
    expect(problemsOf(grouping)).toEqual([])
    const question = questionOf(grouping, 'grouping')
    expect(question.groups.map(({ html }) => html)).toEqual(['Живое', 'Неживое'])
    expect(question.items).toHaveLength(4)
    expect(parse(grouping).task?.rubric).toMatchObject({ items: { length: 4 } })
  })
  test.each([
    ['an item in two groups', grouping.replace('[лёд]', '[лёд, кот]'), '8 Здесь уже есть «кот»'],
    ['two groups of one title', grouping.replace('Неживое', 'Живое'), '8 Здесь уже есть «Живое»'],
    ['one group', grouping.replace('  - { title: Неживое, items: [лёд] }\n', ''), '6 groups: не меньше 2'],
    [
      'a proof that fails',
      grouping.replace('right: [{ 1: [1, 2], 2: [3] }]', 'right: [{ 1: [1], 2: [3] }]'),
      'proof.right: ответ {Живое: кот; Неживое: лёд} должен получить полный балл, а получает 67 %',
    ],
  ])('with %s are reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})
