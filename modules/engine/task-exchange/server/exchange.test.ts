import { describe, expect, test } from 'vitest'
import { parseTask } from '@school/tasks/content'
import type { ForeignTask, GiftTask } from './foreign.ts'
import { readGift } from './gift.ts'
import { readMoodle } from './moodle.ts'
import { planImport } from './plan.ts'
import { foreignOf } from './to-foreign.ts'
import { writeGift } from './write-gift.ts'

const gift = `// Контрольная
$CATEGORY: Алгебра

::Корень::[markdown]Реши уравнение $x+2\\=5$. {#3:0.01 #### Перенеси 2 вправо.}

::Столица::[html]<p>Какой город — <b>столица</b> России?</p>{
=Москва#Верно!
~Казань#Это столица Татарстана
~Самара}

Отметь чётные. {
~%50%2
~%50%4
~%-50%3
~%-50%5
}

Небо голубое. {T}

Пара слов: {=кот=кошка}

Соедини. {
=Пушкин -> Онегин
=Гоголь -> Ревизор
= -> Обломов
}

В {=Москве ~Киеве} стоит Кремль.

Расскажи о лете. {}

Просто пояснение без вопроса.
`
const place = { taken: [], lastNumber: 0, difficulty: 2, skill: 'imported' }

describe('GIFT', () => {
  const { tasks, leftOut, problems } = readGift(gift)
  test('reads choices, numbers, texts, pairs, true and false, and missing words', () => {
    expect(problems).toEqual([])
    expect(tasks.map(({ answer }) => answer.kind)).toEqual([
      'number',
      'single_choice',
      'multiple_choice',
      'single_choice',
      'short_text',
      'matching',
      'single_choice',
      'essay',
    ])
    expect(tasks[0]).toMatchObject({
      line: 4,
      title: 'Корень',
      statement: 'Реши уравнение $x+2=5$.',
      solution: 'Перенеси 2 вправо.',
      answer: { answer: 3, tolerance: 0.01 },
    })
    expect(tasks[1]!.statement).toBe('Какой город — **столица** России?')
    expect(tasks[1]!.answer).toMatchObject({
      options: [{ text: 'Москва', isRight: true, comment: 'Верно!' }, {}, {}],
    })
    expect(tasks[5]!.answer).toMatchObject({ extra: ['Обломов'] })
    expect(tasks[6]!.statement).toContain('\\_')
  })
  test('says what was left out and why', () => {
    expect(leftOut.map(({ why }) => why)).toEqual([expect.stringContaining('без вопроса')])
  })
  test('a range is a middle and a tolerance', () => {
    expect(readGift('Сколько? {#1..5}').tasks[0]!.answer).toMatchObject({
      answer: 3,
      tolerance: 2,
    })
  })
  test.each([
    ['Сколько? {=1', 'не закрыта'],
    ['Сколько? {#много}', 'не читается'],
    ['Два {=1} и {=2}', 'один ответ'],
    ['Лишняя } скобка', 'без пары'],
    ['Кто? {Миронов}', 'Ответы начинаются'],
  ])('what is wrong with a task is said by its line, and its neighbours come in: %s', (text, words) => {
    const read = readGift(`Один {#1}\n\n${text}\n\nТри {#3}`)
    expect(read.tasks.map(({ line }) => line)).toEqual([1, 5])
    expect(read.leftOut).toMatchObject([{ line: 3, why: expect.stringContaining(words) as string }])
  })
  test('an empty file is no file of tasks', () =>
    expect(planImport('a.gift', '\n', place).problems).toHaveLength(1))
})

const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>Физика</text></category></question>
  <question type="numerical">
    <name><text>Путь</text></name>
    <questiontext format="html"><text><![CDATA[<p>Сколько <b>метров</b> в \\(2\\) км?</p>]]></text></questiontext>
    <generalfeedback format="html"><text>В километре 1000 м.</text></generalfeedback>
    <answer fraction="100"><text>2000</text><tolerance>0</tolerance></answer>
  </question>
  <question type="multichoice">
    <name><text>Сила</text></name>
    <questiontext format="html"><text><![CDATA[Единица силы?]]></text></questiontext>
    <single>true</single>
    <answer fraction="100"><text>ньютон</text><feedback><text/></feedback></answer>
    <answer fraction="0"><text>джоуль</text><feedback><text>Это энергия</text></feedback></answer>
  </question>
  <question type="essay"><name><text>Сочинение</text></name><questiontext><text>Расскажи</text></questiontext>
    <defaultgrade>5.0</defaultgrade><minwordlimit>80</minwordlimit>
    <graderinfo format="html"><text><![CDATA[<p>Есть вывод</p>]]></text></graderinfo></question>
  <question type="cloze"><name><text>Пропуски</text></name>
    <questiontext format="html"><text><![CDATA[<p>Столица&nbsp;— {1:SHORTANSWER:=Москва#Верно~=Москва\\~город~%50%Питер}, река {1:MC:Нева~=Москва-река}, мостов {2:NM:=60:5}.</p>]]></text></questiontext></question>
  <question type="multichoice"><name><text>С картинкой</text></name>
    <questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png" alt="схема">]]></text></questiontext>
    <answer fraction="100"><text>а</text></answer><answer fraction="0"><text>б</text></answer></question>
</quiz>`

describe('Moodle XML', () => {
  test('reads questions and their feedback, says what was left out', () => {
    const { tasks, leftOut, problems } = readMoodle(moodle)
    expect(problems).toEqual([])
    expect(tasks).toMatchObject([
      {
        line: 4,
        title: 'Путь',
        statement: 'Сколько **метров** в $2$ км?',
        solution: 'В километре 1000 м.',
        answer: { kind: 'number', answer: 2000 },
      },
      {
        title: 'Сила',
        answer: { kind: 'single_choice', options: [{ isRight: true }, { comment: 'Это энергия' }] },
      },
      { title: 'Сочинение', answer: { kind: 'essay', points: 5, minWords: 80, guide: 'Есть вывод' } },
      { title: 'Пропуски', statement: 'Столица — {{1}}, река {{2}}, мостов {{3}}.' },
      { title: 'С картинкой', notes: [expect.stringContaining('«a.png» не перенесена')] },
    ])
    expect(leftOut).toEqual([])
  })
  test('gaps and essays become files that pass the content’s own check', () => {
    const { files, problems } = planImport('a.xml', moodle, place)
    expect(problems).toEqual([])
    const texts = files.map(({ text }) => text).join('\n')
    expect(texts).toContain('kind: gaps')
    expect(texts).toContain('kind: essay')
    for (const { text } of files) expect(parseTask(text, () => null).problems).toEqual([])
  })
  test.each([
    ['{1:MULTIRESPONSE:=а~=б}', 'MULTIRESPONSE'],
    ['{1:MC:=а~=б}', 'несколько верных'],
    ['{1:SA:а~б}', 'Нет верного'],
    ['без пропусков', 'ни одного пропуска'],
  ])('a gap that we have not is left out: %s', (text, words) => {
    const xml = `<quiz><question type="cloze"><name><text>А</text></name><questiontext><text>${text}</text></questiontext></question></quiz>`
    expect(readMoodle(xml).leftOut[0]!.why).toContain(words)
  })
  test('a broken question is named by its line, and its neighbours come in', () => {
    expect(readMoodle(moodle.replace('</quiz>', '')).tasks).toHaveLength(5)
    const { tasks, leftOut } = readMoodle(moodle.replace('</single>', '</singl>'))
    expect(tasks).toHaveLength(4)
    expect(leftOut).toMatchObject([{ line: 10, title: 'Сила' }])
    expect(readMoodle('<html></html>').problems[0]!.message).toContain('веб-страница')
    expect(readMoodle('<questestinterop/>').problems[0]!.message).toContain('QTI')
  })
})

describe('an import', () => {
  test('makes files that pass the content’s own check, numbered after those that are there', () => {
    const { files, problems } = planImport('a.gift', gift, { ...place, lastNumber: 12, taken: ['koren'] })
    expect(problems).toEqual([])
    expect(files.map(({ name }) => name).slice(0, 2)).toEqual(['13-koren-2.md', '14-stolica.md'])
    for (const { text } of files) expect(parseTask(text, () => null).problems).toEqual([])
  })
  test('leaves out what the content’s own check refuses, and takes the rest', () => {
    const { files, leftOut, problems } = planImport(
      'a.gift',
      `${gift}\n\nПовтор {=а ~а}\n\nБез пары }\n`,
      place,
    )
    expect(problems).toEqual([])
    expect(files).toHaveLength(8)
    expect(leftOut.map(({ why }) => why).join('\n')).toMatch(/без вопроса[^]*одинаковых варианта[^]*без пары/)
  })
})

/** The order of pairs is irrelevant. */
const comparable = ({ title, statement, solution, answer }: ForeignTask) => ({
  title,
  statement,
  solution,
  answer:
    answer.kind === 'matching'
      ? { ...answer, pairs: answer.pairs.toSorted((a, b) => a.left.localeCompare(b.left)) }
      : answer,
})

test('GIFT → content → GIFT is the same', () => {
  const before = readGift(gift).tasks.filter(({ answer }) => answer.kind !== 'essay')
  const { files } = planImport('a.gift', gift, place)
  const back = files
    .filter(({ text }) => !text.includes('kind: essay'))
    .map(({ text }) => foreignOf(parseTask(text, () => null).task as never))
  const again = readGift(writeGift(back as GiftTask[]))
  expect(again.problems).toEqual([])
  const expected = before.map((task) => ({
    ...comparable(task),
    solution: task.solution || expect.any(String),
  }))
  expect(again.tasks.map(comparable)).toEqual(expected)
})

test('a formula of ours goes out as its TeX', () => {
  const text = `---
title: Корень
kind: number
difficulty: 1
skills: [a]
answer: 2
proof: {right: ["2"], wrong: ["3"]}
---
Найди $\\sqrt{4}$ и **только** его.

## Решение

$$
\\sqrt{4}=2
$$
`
  const out = foreignOf(parseTask(text, () => null).task as never) as GiftTask
  expect(out.statement).toBe('Найди $\\sqrt{4}$ и **только** его.')
  expect(out.solution).toContain('\\sqrt{4}=2')
  expect(readGift(writeGift([out])).tasks[0]!.statement).toBe(out.statement)
})
