import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readFrontMatter, readYaml } from './yaml.ts'

const Course = z.strictObject({
  title: z.string().max(10),
  grades: z.array(z.int().min(0).max(11)).min(1),
  level: z.enum(['base', 'advanced']).optional(),
  gaps: z.record(z.string(), z.strictObject({ answer: z.string() })).optional(),
})
const problems = (text: string) =>
  readYaml(text, Course).problems.map(({ line, message }) => `${line} ${message}`)

/** Whatever the parser says of them. */
const brokenYaml = [
  'title: Весы\n  - а\n - б',
  'title: Весы\n- а',
  'title: [а\n  б: в\n]',
  'title: {а, б: }, }',
  'title: "а" б',
  "title: 'а' б",
  'title: |x\n  а',
  'title: >-\nа',
  'title: &a *a',
  'title: &a &b в',
  'title: !!int семь',
  'title: !<x> а',
  '%YAML 9.9\n---\ntitle: а',
  'title: а #б\n#в\n:г',
  '? title',
  'title: а\n}',
  'title: [а]]',
  'title: {а: [}',
  '"title: а',
  'title: "\\q"',
  'title: *нет',
  'title: - а',
  'title: а: б: в',
  '\ttitle: а',
  `${'x'.repeat(1100)}: а`,
  `title: ${'['.repeat(3000)}`,
  'title: `а`',
  'title: а\n...\nб: в',
]

describe('a YAML file', () => {
  test('becomes what its schema says', () =>
    expect(readYaml('title: Весы\ngrades: [7]', Course)).toMatchObject({
      data: { title: 'Весы', grades: [7] },
      problems: [],
    }))

  test.each([
    ['title: Весы', '1 grades: нет обязательного поля'],
    ['title: Весы\ngrades: []', '2 grades: не меньше 1 строки в списке'],
    ['title: Весы\ngrades:\n  - 7\n  - 12', '4 grades.1: не больше 11'],
    ['title: Весы\ngrades: семь', '2 grades: нужно: список, а здесь: строка'],
    ['title: 5\ngrades: [7]', '1 title: нужно: строка, а здесь: число; возьмите значение в кавычки'],
    ['title: Очень длинное имя\ngrades: [7]', '1 title: не больше 10 знаков'],
    ['title: Весы\ngrades: [7]\nlevel: hard', '3 level: возможны только: base, advanced'],
    ['title: Весы\ngrades: [7]\ngrade: 7', '3 grade: такого поля нет'],
    [
      'title: Весы\ngrades: [7]\ngaps:\n  1: { answer: а }\n  2: { answr: б }',
      '5 gaps.2.answr: такого поля нет',
    ],
    ['title: Весы\ntitle: Гири\ngrades: [7]', '2 YAML: поле написано дважды'],
    ['title: Весы: и гири\ngrades: [7]', '1 YAML'],
    ['title: "\\x"\ngrades: [7]', '1 YAML: обратная косая черта'],
    ['title: [Весы\ngrades: [7]', '2 YAML: нет закрывающей скобки ]'],
    ['title: Весы\ngrades: [7', 'YAML: нет закрывающей скобки ]'],
    ['title: Весы\ngrades: [7, 8\nlevel: base', '3 YAML: нет закрывающей скобки ]'],
    ['[7', 'YAML: нет закрывающей скобки ]'],
    ['title: Весы\ngaps: {1: {answer: а}', 'YAML: нет закрывающей скобки }'],
    ['title: Весы\ngrades: 7]', '2 '],
    ['title: "Весы\ngrades: [7]', 'YAML: кавычка " не закрыта'],
    ["title: 'Весы\ngrades: [7]", "YAML: кавычка ' не закрыта"],
    ['title: Весы\ngrades: [7 8, , 9]', 'YAML: лишняя запятая'],
    ['title: *Весы*\ngrades: [7]', '1 YAML: текст начинается со знака *'],
    ['title: @Весы\ngrades: [7]', '1 YAML: текст начинается со знака'],
    ['title: %Весы\ngrades: [7]', '1 YAML: текст начинается со знака'],
    ['title: !Весы\ngrades: [7]', '1 '],
    ['title: Весы\n\tgrades: [7]', '2 YAML'],
    ['title: Весы\n   grades: [7]', '1 YAML: двоеточие внутри текста'],
    ['title: Весы\ngrades\n', '2 YAML: после имени поля нет двоеточия'],
    ['title: Весы\n---\ngrades: [7]', 'YAML: строка «---» внутри описания'],
    ['- 1', '1 нужно: набор полей, а здесь: список'],
    ['', '1 нужно: набор полей, а здесь: пусто'],
  ])('%j is reported by line: %s', (text, problem) =>
    expect(problems(text)).toContainEqual(expect.stringContaining(problem)),
  )

  test.each(brokenYaml)('%j is reported in Russian', (text) => {
    const said = problems(text).join('\n')
    expect(said).toMatch(/^\d+ /)
    expect(said.replace(/title|grades|gaps|level|YAML/g, '')).not.toMatch(/[a-z]{3}/i)
  })

  test('finds the line of a value, or of the nearest value around it', () => {
    const { lineAt } = readYaml('title: Весы\ngrades:\n  - 7\n  - 8', Course)
    expect(lineAt(['grades', 1])).toBe(4)
    expect(lineAt(['grades', 5])).toBe(2)
    expect(lineAt(['nothing'])).toBe(1)
  })
})

describe('a description above a text', () => {
  test('is read apart from the text, in lines of the file', () => {
    const file = readFrontMatter('---\ntitle: Весы\ngrades: []\n---\nТекст\n', Course)
    expect(file).toMatchObject({ body: 'Текст\n', linesBeforeBody: 4, data: null })
    expect(file?.problems).toMatchObject([{ line: 3 }])
  })
  test('may be absent', () => {
    expect(readFrontMatter('Текст', Course)).toBeNull()
    expect(readFrontMatter('---\ntitle: Весы\n', Course)).toBeNull()
  })
  test('may have Windows line ends', () =>
    expect(readFrontMatter('---\r\ntitle: Весы\r\ngrades: [7]\r\n---\r\nТекст', Course)).toMatchObject({
      body: 'Текст',
      data: { title: 'Весы' },
    }))
})
