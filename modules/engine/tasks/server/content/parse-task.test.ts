import { describe, expect, test } from 'vitest'
import { parseTask } from './parse-task.ts'

const picture = (src: string) => (src === 'jars.svg' ? { url: '/jars.svg', width: 640, height: 320 } : null)
const parse = (text: string) => parseTask(text, picture)
const problemsOf = (text: string) => parse(text).problems.map(({ line, message }) => `${line} ${message}`)

const number = `---
title: Банки мёда
kind: number
difficulty: 2
skills: [equations.linear]
answer: 7/2
hints:
  - Обозначь массу банки за $x$.
proof:
  right: ["3,5", "7/2"]
  wrong: ["3"]
---
Сколько весит банка?

![Банки на весах](jars.svg)

## Решение

Делим на два: $7 : 2 = 3{,}5$.
`

describe('a task file', () => {
  test('becomes a question, a key, hints and a solution', () => {
    const { task, problems } = parse(number)
    expect(problems).toEqual([])
    expect(task).toMatchObject({
      title: 'Банки мёда',
      kind: 'number',
      difficulty: 2,
      skills: ['equations.linear'],
      question: { kind: 'number', unit: null, unitRequired: false },
      rubric: { kind: 'number', answer: 3.5, tolerance: 0, written: '7/2' },
    })
    expect(task?.question).toMatchObject({
      html: expect.stringContaining('width="640" height="320"') as string,
    })
    expect(task?.hints).toHaveLength(1)
    expect(task?.solutionHtml).toContain('katex')
  })

  test('keeps the solution out of the statement', () =>
    expect(JSON.stringify(parse(number).task?.question)).not.toContain('Делим'))

  test('has a hash that changes with what is stored and with nothing else', () => {
    const hash = parse(number).task?.contentHash
    expect(parse(number.replace('wrong: ["3"]', 'wrong: ["4"]')).task?.contentHash).toBe(hash)
    expect(parse(number.replace('Делим', 'Разделим')).task?.contentHash).not.toBe(hash)
    expect(parse(number.replace('answer: 7/2', 'answer: 3.5')).task?.contentHash).not.toBe(hash)
  })

  test.each([
    ['no description', 'Сколько?', '1 Файл начинается не с описания'],
    ['no field', number.replace('difficulty: 2\n', ''), '2 difficulty: нет обязательного поля'],
    ['an unknown field', number.replace('answer: 7/2', 'answer: 7/2\nanswr: 5'), '7 answr: такого поля нет'],
    ['a wrong kind', number.replace('kind: number', 'kind: riddle'), '3 kind: '],
    [
      'an unquoted answer',
      number.replace('["3"]', '[3]'),
      '11 proof.wrong.0: нужно: строка, а здесь: число; возьмите',
    ],
    ['too many hints', number.replace('$x$.', '$x$.\n  - а\n  - б\n  - в'), '7 hints: не больше 3'],
    [
      'a mistake that is right',
      number.replace('hints:', "mistakes:\n  - {answers: ['7', '7/2'], comment: Две банки}\nhints:"),
      '8 mistakes: ответ «7/2» верный',
    ],
    [
      'a mistake explained twice',
      number.replace(
        'hints:',
        "mistakes:\n  - {answers: ['7'], comment: Две}\n  - {answers: ['7,0'], comment: Обе}\nhints:",
      ),
      '9 mistakes: про ответ «7,0» сказано дважды',
    ],
    ['no solution', number.replace('## Решение', ''), '20 Нет разбора'],
    ['a missing picture', number.replace('jars.svg', 'jar.svg'), '15 Нет картинки «jar.svg»'],
    ['a bad formula', number.replace('= 3{,}5$', '= \\frac{3}$'), '19 Формула не читается'],
    ['a bad formula in a hint', number.replace('за $x$', 'за $\\foo$'), '8 Формула не читается'],
    [
      'an answer that is no number',
      number.replace('answer: 7/2', 'answer: семь'),
      '6 «семь» не читается как число',
    ],
    [
      'a unit rule without a unit',
      number.replace('answer: 7/2', 'answer: 7/2\nunit_required: true'),
      '7 other_units',
    ],
    ['a mark of a gap', number.replace('банка?', 'банка? {{1}}'), '13 Метка {{1}} стоит в условии'],
    [
      'a proof that fails',
      number.replace('"7/2"]', '"8/2"]'),
      '10 proof.right: ответ «8/2» должен получить полный балл, а получает 0 %',
    ],
    [
      'a proof that is too kind',
      number.replace('["3"]', '["3", "3.50"]'),
      '11 proof.wrong: ответ «3.50» получает полный балл',
    ],
    ['an empty answer in a proof', number.replace('["3"]', '[" "]'), '11 proof.wrong.0: не меньше 1'],
    ['broken YAML', number.replace('title: Банки мёда', 'title: "Банки'), '2 YAML'],
  ])('with %s is reported where it is', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})

const choice = `---
title: Кто прав
kind: single_choice
difficulty: 1
skills: [equations.root]
options:
  - { id: a, text: "$x = 2$", correct: true, comment: Верно! }
  - { id: b, text: "$x = 3$" }
proof: { right: [a], wrong: [b] }
---
Чему равен $x$?

## Решение

Подставь.
`

describe('a choice', () => {
  test('keeps what is right apart from what is shown', () => {
    const { task, problems } = parse(choice)
    expect(problems).toEqual([])
    expect(task?.question).toMatchObject({ options: [{ id: 'a' }, { id: 'b' }] })
    expect(JSON.stringify(task?.question)).not.toContain('Верно')
    expect(task?.rubric).toMatchObject({
      options: [
        { id: 'a', correct: true, comment: 'Верно!' },
        { id: 'b', correct: false, comment: null },
      ],
    })
  })
  test.each([
    ['two right options', choice.replace('3$" }', '3$", correct: true }'), '6 Верен должен быть ровно один'],
    ['no right option', choice.replace('correct: true, ', ''), '6 Верен должен быть ровно один'],
    ['two options of one id', choice.replace('id: b', 'id: a'), '8 Два варианта с id «a»'],
    ['two options of one text', choice.replace('x = 3', 'x = 2'), '8 Два одинаковых варианта'],
    [
      'a foreign option in the proof',
      choice.replace('wrong: [b]', 'wrong: [c]'),
      '9 proof: ответ «c» называет',
    ],
    [
      'all options right',
      choice.replace('single', 'multiple').replace('3$" }', '3$", correct: true }'),
      '9 proof',
    ],
  ])('with %s is reported', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})

const gaps = `---
title: Корень слова
kind: gaps
difficulty: 2
skills: [spelling.roots]
gaps:
  1: { type: choice, options: [о, а], answer: о }
  2: { type: text, answers: [вода] }
proof:
  right: [{ 1: о, 2: Вода }]
  wrong: [{ 1: а, 2: вода }]
---
В слове «в{{1}}да» корень проверяем словом «{{2}}».

## Решение

Воды.
`

describe('gaps', () => {
  test('replace their marks in the statement', () => {
    const { task, problems } = parse(gaps)
    expect(problems).toEqual([])
    expect(task?.question).toEqual({
      kind: 'gaps',
      parts: [
        {
          tag: 'p',
          parts: [
            { html: 'В\u00a0слове ' },
            {
              tag: 'span',
              className: 'md-solid',
              parts: [
                { html: '«в' },
                { gap: { id: '1', type: 'choice', options: ['а', 'о'] } },
                { html: 'да»' },
              ],
            },
            { html: ' корень проверяем словом ' },
            {
              tag: 'span',
              className: 'md-solid',
              parts: [{ html: '«' }, { gap: { id: '2', type: 'text' } }, { html: '».' }],
            },
          ],
        },
      ],
    })
  })
  test.each([
    ['a gap without a mark', gaps.replace('«{{2}}»', '«вода»'), '8 В условии нет метки {{2}}'],
    ['a mark without a gap', gaps.replace('«{{2}}»', '«{{2}}», {{3}}'), '13 Метка {{3}} не описана'],
    [
      'a mark written twice',
      gaps.replace('«{{2}}»', '«{{2}}», {{2}}'),
      '13 Метка {{2}} стоит в условии дважды',
    ],
    [
      'an answer outside of its list',
      gaps.replace('answer: о', 'answer: у'),
      '7 Ответа «у» нет среди options',
    ],
    [
      'a mark in a formula',
      gaps.replace('«{{2}}»', '$x = {{2}}$'),
      '13 Пропуск нельзя ставить внутрь формулы',
    ],
  ])('with %s are reported', (_, text, problem) =>
    expect(problemsOf(text)).toContainEqual(expect.stringContaining(problem)),
  )
})
