import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@school/markdown'
import { Carrier } from './carrier.ts'
import { bounds } from './foreign.ts'
import { markdownOf } from './html-to-markdown.ts'
import { markdownOfPlain } from './plain-to-markdown.ts'
import { readProved } from './read-foreign.ts'

const gift = (text: string) => readProved('a.gift', text)
const quiz = (...questions: string[]) => readProved('a.xml', `<quiz>\n${questions.join('\n')}\n</quiz>`)
const question = (type: string, inside: string, text = 'Сколько вёрст?') =>
  `<question type="${type}"><name><text>Дорога</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inside}</question>`
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text><![CDATA[${text}]]></text>${more}</answer>`

/** The visible text of rendered HTML. */
const seen = (html: string) =>
  html
    .replace(/<br>\n?|<\/p>\n?<p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x3C;|&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#x26;|&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replaceAll('\u2060', '')
    .replace(/[ \u00a0]+/g, ' ')
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe('a text without a mark of format', () => {
  const signs = fc.string({
    unit: fc.constantFrom(
      ...'абx12 \n*_#+-=.|>:~`[](){}!$&;<b^"\\/%'.split(''),
      '&lt;',
      '1. ',
      '{{1}}',
      '---',
      ':::',
    ),
    maxLength: 40,
  })
  test('is shown exactly as it was typed', () =>
    fc.assert(
      fc.property(signs, (text) => {
        const { html, problems } = renderMarkdown(markdownOfPlain(text, { hasFormulas: false }))
        expect(lines(seen(html))).toEqual(lines(text.replace(/ +/g, ' ')))
        expect(problems).toEqual([])
      }),
      { numRuns: 1500, seed: 1836 },
    ))
  test('has the formulas of Moodle', () =>
    expect(markdownOfPlain('Корень \\(x_1\\) и $$y^2$$ за $3')).toBe('Корень $x_1$ и $y^2$ за \\$3'))
})

describe('HTML', () => {
  test.each([
    ['2<sup>3</sup>', '2$^{3}$'],
    ['H<sub>2</sub>O', 'H$_{2}$O'],
    ['10<sup>−<b>3</b></sup>', '10$^{\\text{−3}}$'],
    ['<u>слово</u>', '$\\underline{\\text{слово}}$'],
    ['к<b>о</b>рова', 'к**о**рова'],
    ['<b>Ответ: </b>да', '**Ответ**: да'],
    ['<b>а</b><b>б</b>', '**аб**'],
    ['<span style="font-size:12pt">а</span>', 'а'],
    ['<a href="https://example.ru/a b">сайт</a>', 'сайт'],
    ['<a href="https://example.ru">сайт</a>', '[сайт](<https://example.ru>)'],
    ['<code>a*b</code>', '`a*b`'],
    ['<pre>if a:\n  b</pre>', '```\nif a:\n  b\n```'],
    ['<ol start="3"><li>а<ul><li>б</li></ul></li></ol>', '3. а\n\n   - б'],
    ['<p>а<br>б</p>', 'а\\\nб'],
    ['1. а', '1\\. а'],
    [
      '<table><tr><th>а</th><th>б|в</th></tr><tr><td>1</td></tr></table>',
      '| а | б\\|в |\n| --- | --- |\n| 1 |  |',
    ],
    ['<table><tr><td>\\(|x|\\)</td></tr></table>', '|  |\n| --- |\n| $\\vert x\\vert $ |'],
    ['<h1>Путь</h1>', '## Путь'],
    ['a &lt; b', 'a \\< b'],
    ['<script>x</script>', null],
    ['<video src="a"></video>', null],
    ['<table><tr><td colspan="2">а</td></tr></table>', null],
    ['x<y и z', null],
    ['<ruby>а</ruby>', null],
    ['<b>'.repeat(300), null],
  ])('%j is %j', (html, markdown) => {
    if (markdown === null) expect(() => markdownOf(html)).toThrow(/[а-я]/)
    else {
      expect(markdownOf(html)).toBe(markdown)
      expect(renderMarkdown(markdown).problems).toEqual([])
    }
  })
  test('returns its pictures as files, and names missing ones', () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAADklEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const carrier = new Carrier(new Map([['а б.png', png]]))
    const html = `<img src="@@PLUGINFILE@@/%D0%B0%20%D0%B1.png" alt="Двор"><img src="data:image/png;base64,${png}"><img src="https://example.ru/x.gif">`
    expect(markdownOf(html, carrier)).toBe('![Двор](picture-1.png)![Картинка к задаче](picture-2.png)')
    expect(carrier.pictures).toMatchObject([{ width: 2, height: 3 }, {}])
    expect([...carrier.notes]).toEqual([expect.stringContaining('«x.gif»')])
  })
})

describe('answers of Moodle', () => {
  const key = (read: ReturnType<typeof gift>) => read.tasks[0]?.answer ?? read.leftOut[0]?.why
  const note = (read: ReturnType<typeof gift>) => read.tasks[0]?.notes.join()
  test.each([
    ['Кто? {=а =б ~в}', 'любой из них'],
    ['Кто? {=*Миронов}', 'звёздочка'],
    ['Кто? {~%100%а ~%100%б}', 'Все варианты верны'],
    ['Сколько? {#=1 =2}', 'бывает один'],
    ['Сколько? {#5 км}', 'не читается'],
    ['Кто? {=а -> б ~в}', 'вперемешку'],
  ])('that would become another key leave the task out: %s', (text, why) =>
    expect(key(gift(text))).toContain(why),
  )
  test.each([
    ['Кто? {=Миронов =%50%Гринёв =%0%*#Нет}', 'short_text', 'часть балла'],
    ['Кто? {=а ~%50%б ~в}', 'single_choice', 'часть балла'],
    ['Кто? {~%30%а ~%70%б ~%-50%в}', 'multiple_choice', 'поровну'],
    ['Кто? {~%50%а ~%50%б ~%-50%в}', 'multiple_choice', ''],
    ['Кто? {~%100%а ~%-50%в}', 'multiple_choice', ''],
    ['Жар <b>пир</b>? {T#нет#да}', 'single_choice', '[html]'],
    ['Сколько? {#=3,5..4,5 =%50%4:2 ~#Ещё раз}', 'number', 'часть балла'],
  ])('that are valued otherwise are noted: %s', (text, kind, why) => {
    expect(key(gift(text))).toMatchObject({ kind })
    expect(note(gift(text))).toContain(why)
  })
  test('may have a star of their own', () => {
    expect(key(gift('Сколько? {=2\\*3}'))).toMatchObject({ answers: ['2*3'] })
    expect(key(quiz(question('shortanswer', answer(100, '2\\*3') + answer(0, '*'))))).toMatchObject({
      answers: ['2*3'],
    })
  })
  test('with feedback become likely mistakes', () =>
    expect(key(gift('Сколько? {#=8 =%0%6#Это муравей}'))).toMatchObject({
      answer: 8,
      mistakes: [{ answers: ['6'], comment: 'Это муравей' }],
    }))
  test('have their unit', () =>
    expect(
      key(
        quiz(
          question(
            'numerical',
            `${answer(100, '−11 022')}<units><unit><multiplier>1</multiplier><unit_name>м</unit_name></unit></units>`,
          ),
        ),
      ),
    ).toMatchObject({ answer: -11022, unit: 'м' }))
  test('in an order are an order', () =>
    expect(
      key(quiz(question('ordering', ['а', 'б', 'в'].map((text) => answer(100, text)).join('')))),
    ).toMatchObject({
      kind: 'ordering',
    }))
})

const well = (n: number) => `::Задача ${n}::Сколько вёрст от ${n}? {#${n}}`
const broken = [
  'Сколько? {#2',
  'Лишняя } скобка',
  'Кто? {~а ~б}',
  'Кто? {=а ~а}',
  '[html]<video></video> {#1}',
  'Два {=1} и {=2}',
  '{}',
  'Кто? {=*а}',
  '$\\(x^\\)$ {#1}',
]
const wellXml = (n: number) => question('numerical', answer(100, String(n)), `Сколько от ${n}?`)
const brokenXml = [
  '<question type="numerical"><name><text>Б</text></name><questiontext><text>а</questiontext></question>',
  '<question type="numerical"><name><text>Б</text></name>',
  '<question type="numerical"><name><text>Б</text></name><questiontext><text><![CDATA[а</text></questiontext></question>',
  question('calculated', answer(100, '1')),
  question('numerical', answer(0, '1')),
  question('shortanswer', answer(100, '*')),
  question('multichoice', answer(100, 'а') + answer(100, 'б') + answer(0, 'в')),
  question('cloze', '', '{1:SA:=а'),
  question('essay', '', '<iframe></iframe>'),
]

describe('files stopped by a neighbour: none', () => {
  test.each(broken)('GIFT with %j', (text) => {
    const read = gift([well(1), text, well(2)].join('\n\n'))
    expect(read.tasks.map(({ title }) => title)).toEqual(['Задача 1', 'Задача 2'])
    expect(read.leftOut.every(({ line, why }) => line > 1 && /[а-я]/.test(why))).toBe(true)
    expect(read.leftOut).toHaveLength(1)
  })
  test.each(brokenXml)('Moodle XML with %j', (xml) => {
    const { tasks, leftOut, problems } = quiz(wellXml(1), xml, wellXml(2))
    expect(problems).toEqual([])
    expect(tasks.map(({ statement }) => statement)).toEqual(['Сколько от 1?', 'Сколько от 2?'])
    expect(leftOut).toMatchObject([{ line: 3 }])
  })
  test('Aiken and CSV', () => {
    const aiken = 'Сколько?\nA. 1\nB. 2\nANSWER: B\n\n'
    expect(readProved('a.txt', `${aiken}Кто?\nА) Гринёв\nANSWER: Б\n\n${aiken}`)).toMatchObject({
      tasks: [{ line: 1 }, { line: 10 }],
      leftOut: [{ line: 6 }],
    })
    const csv =
      'sep=,\nНазвание,Вид,Условие,Ответ\nА,число,"Сколько\nвёрст, а?",5\nБ,число,Один, два?,3\nВ,Число ,«2*3*4»,24'
    expect(readProved('a.csv', csv)).toMatchObject({
      tasks: [
        { line: 3, statement: 'Сколько\nвёрст, а?' },
        { line: 6, statement: '«2\\*3\\*4»' },
      ],
      leftOut: [{ line: 5, title: 'Б' }],
    })
  })
})

describe('a file is bounded by what it becomes', () => {
  const hostile: [string, string, string][] = [
    ['comments', 'a.xml', `<quiz>${'<!--'.repeat(90_000)}`],
    ['gaps', 'a.xml', `<quiz>${question('cloze', '', '{1:SA:=a~'.repeat(40_000))}</quiz>`],
    ['answers in one line', 'a.gift', 'q {=a}'.repeat(48_000)],
    ['answers in one task', 'a.gift', `q {${'=a'.repeat(40_000)}}`],
    ['rows', 'a.csv', `Название;Вид;Условие;Ответ\n${'А;загадка;Сколько?;5\n'.repeat(30_000)}`],
    ['quotes', 'a.csv', `Название;Вид;Условие;Ответ\n${'"'.repeat(300_000)}`],
    ['tags', 'a.xml', `<quiz>${question('essay', '', '<b>'.repeat(100_000))}</quiz>`],
    ['elements', 'a.xml', `<quiz><question>${'<a>'.repeat(100_000)}`],
    ['questions', 'a.xml', `<quiz>${'<question type="x"><![CDATA['.repeat(20_000)}`],
    ['braces', 'a.gift', '{\n\n'.repeat(30_000)],
    ['formulas', 'a.gift', `${'\\('.repeat(45_000)}{=a}`],
  ]
  test.each(hostile)('%s', (_, name, text) => {
    const started = process.threadCpuUsage()
    const { tasks, leftOut } = readProved(name, text)
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(4000)
    expect(tasks.length + leftOut.length).toBeLessThan(bounds.tasks + 2)
  })

  const whole = [...broken, well(1), well(2)].join('\n\n')
  const wholeXml = `<quiz>${[...brokenXml, wellXml(1)].join('\n')}</quiz>`
  test.each([
    ['GIFT', 'a.gift', whole],
    ['Moodle XML', 'a.xml', wholeXml],
  ])('%s that is torn anywhere is read without a failure', (_, name, text) =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.nat(text.length),
            fc.nat(12),
            fc.constantFrom(
              '',
              '{',
              '}',
              '<',
              '>',
              ']]>',
              '<![CDATA[',
              '#',
              '\\',
              '%',
              '"',
              '&',
              '$$',
              '\n\n',
            ),
          ),
          { maxLength: 6 },
        ),
        (cuts) => {
          let torn = text
          for (const [at, length, put] of cuts) torn = torn.slice(0, at) + put + torn.slice(at + length)
          const { tasks, leftOut, problems } = readProved(name, torn)
          expect(tasks.length + leftOut.length + problems.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 60, seed: 1836 },
    ),
  )
})
