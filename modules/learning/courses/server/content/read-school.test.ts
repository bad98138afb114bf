import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSchoolContent } from './read-school.ts'
import type { FilmRecord } from './school-content.ts'

const svg = (width: number, height: number) =>
  `<svg viewBox="0 0 ${width} ${height}"><title>Весы</title></svg>`
const task = `---
title: Масса
kind: number
difficulty: 1
skills: [equations.linear]
answer: 5
proof: { right: ["5"], wrong: ["6"] }
---
Сколько? ![Весы](scales.svg)

## Решение

Пять.
`
const notes = `## Весы

:::example[Пример 1]
Раз.
:::

:::example[Пример 2]
Два.
:::

![Весы](scales.svg)

${'Слово. '.repeat(300)}
`
const lesson = '01-scales'
const course = 'courses/linear'
/** A small school in which nothing is wrong. */
const school: Record<string, string> = {
  'disciplines.yaml': '- { key: math, title: Математика, hue: 212 }\n',
  'teachers.yaml': '- { key: savelich, name: Архип Савельев, caption: Любит весы }\n',
  [`${course}/course.yaml`]: `title: Уравнения
subtitle: От весов до графика
discipline: math
grades: [7]
level: base
teacher: savelich
about: Курс о **весах**.
outcomes: [решать, проверять, объяснять]
free: true
`,
  [`${course}/${lesson}/lesson.yaml`]: 'title: Весы\nsummary: Равенство\nminutes: 25\nvideo: scales\n',
  [`${course}/${lesson}/notes.md`]: notes,
  [`${course}/${lesson}/scales.svg`]: svg(640, 320),
  [`${course}/${lesson}/tasks/01-mass.md`]: task,
  'videos/scales/video.yaml': 'title: Весы\nslides: [{ file: 01.svg, text: 2 весов., say: Двое вес+ов. }]\n',
  'videos/scales/01.svg': svg(1280, 720),
}

/** The files of a film; it was made from other slides. */
const built = {
  'videos/scales/scales.mp4': '',
  'videos/scales/scales.vtt': '',
  'videos/scales/poster.jpg': '',
  'videos/scales/film.json': JSON.stringify({
    madeFrom: 'old',
    mp4: '',
    seconds: 60,
    loudness: -16,
    peak: -2,
    longestSilence: 1,
    transcript: [],
  } satisfies FilmRecord),
}

let root: string
let copies = 0
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'content-'))
  write(path.join(root, 'whole'), school)
})
afterAll(() => rmSync(root, { recursive: true }))

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}

/** Reads a copy of the school with some files changed, added or, when null, taken away. */
function read(changes: Record<string, string | null> = {}, asked?: string) {
  const folder = path.join(root, `copy-${copies++}`)
  cpSync(path.join(root, 'whole'), folder, { recursive: true })
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) rmSync(path.join(folder, file), { recursive: true })
    else write(folder, { [file]: text })
  }
  return readSchoolContent(folder, { asked })
}
const problems = (changes: Record<string, string | null>, severity: 'error' | 'warning' = 'error') =>
  read(changes)
    .problems.filter((problem) => problem.severity === severity)
    .map(({ file, line, message }) => `${file}:${line} ${message}`)

describe('the content folder', () => {
  test('becomes a tree of courses, lessons and tasks', () => {
    const { content } = read()
    expect(content.disciplines).toEqual([{ key: 'math', title: 'Математика', hue: 212, position: 1 }])
    expect(content.courses).toMatchObject([
      {
        key: 'linear',
        about: '<p>Курс о\u00a0<strong>весах</strong>.</p>',
        lessons: [
          {
            key: 'scales',
            position: 1,
            video: 'scales',
            tasks: [{ key: 'linear/scales/mass', position: 1 }],
          },
        ],
      },
    ])
    expect(content.courses[0]?.lessons[0]?.notes).toMatchObject({
      headings: [{ id: 'vesy' }],
      html: expect.stringMatching(
        /src="\/content\/courses\/linear\/01-scales\/scales\.svg\?v=[\w-]{8}"/,
      ) as string,
    })
    expect(content.videos).toMatchObject([{ key: 'scales', film: null }])
  })

  test('in which nothing is wrong has no errors', () => expect(problems({})).toEqual([]))

  test('that is limited to one place has the texts of that place alone, and every key', () => {
    const wrong = { [`${course}/${lesson}/tasks/01-mass.md`]: task.replace('Пять.', '$\\frac{1$') }
    const messages = (asked?: string) => read(wrong, asked).problems.map(({ file }) => file)
    const here = `content/${course}/${lesson}/tasks/01-mass.md`
    expect(messages(here)).toEqual(messages())
    expect(messages(here)).toContain(`${course}/${lesson}/tasks/01-mass.md`)
    expect(messages('content/trainings')).not.toContain(`${course}/${lesson}/tasks/01-mass.md`)
    const [linear] = read({}, 'content/trainings').content.courses
    expect(linear!.lessons[0]!.tasks.map(({ key }) => key)).toEqual(['linear/scales/mass'])
  })

  test('is the same when it is read again', () => {
    const strip = ({ content }: ReturnType<typeof read>) => JSON.stringify(content)
    expect(strip(read())).toBe(strip(read()))
  })

  const l = `${course}/${lesson}`
  test.each<[string, Record<string, string | null>, string]>([
    ['no course.yaml', { [`${course}/course.yaml`]: null }, `${course}/course.yaml:1 Нет файла`],
    ['no notes', { [`${l}/notes.md`]: null }, `${l}/notes.md:1 Нет файла`],
    ['no lessons', { [l]: null }, `${course}:1 В курсе нет уроков`],
    ['no tasks', { [`${l}/tasks/01-mass.md`]: null }, `${l}:1 В уроке нет задач`],
    ['an unknown discipline', { 'disciplines.yaml': '[]' }, `${course}/course.yaml:3 Дисциплины «math» нет`],
    ['an unknown teacher', { 'teachers.yaml': '[]' }, `${course}/course.yaml:6 Преподавателя «savelich» нет`],
    ['an unknown video', { 'videos/scales': null }, `${l}/lesson.yaml:4 Видео «scales» нет`],
    ['a missing slide', { 'videos/scales/01.svg': null }, 'videos/scales/video.yaml:2 Нет файла 01.svg'],
    [
      'a sign that is not spoken',
      { 'videos/scales/video.yaml': 'title: Весы\nslides: [{ file: 01.svg, text: 2 весов. }]\n' },
      'videos/scales/video.yaml:2 Вслух не прочитать «2»',
    ],
    [
      'a sentence that is not spoken',
      {
        'videos/scales/video.yaml': 'title: Весы\nslides: [{ file: 01.svg, text: Раз. Два., say: Раз. }]\n',
      },
      'videos/scales/video.yaml:2 Предложений в text 2, а в say 1',
    ],
    [
      'a record of a film changed by hand',
      { ...built, 'videos/scales/film.json': '{}' },
      'videos/scales/film.json:1 Файл пишет сборка',
    ],
    [
      'a slide of a wrong size',
      { 'videos/scales/01.svg': svg(640, 360) },
      'videos/scales/video.yaml:2 Слайд 640×360',
    ],
    [
      'a folder without a number',
      { [`${course}/scales/lesson.yaml`]: '' },
      `${course}/scales:1 Папка «scales»`,
    ],
    [
      'two lessons of one number',
      { [`${course}/01-more/lesson.yaml`]: '' },
      `${course}/01-scales:1 Номер 1 уже занят`,
    ],
    [
      'two lessons of one key',
      { [`${course}/02-scales/lesson.yaml`]: '' },
      `${course}/02-scales:1 Ключ «scales»`,
    ],
    ['a stray file among tasks', { [`${l}/tasks/draft.txt`]: '' }, `${l}/tasks/draft.txt:1 Лишний файл`],
    ['a badly named task', { [`${l}/tasks/Mass.md`]: task }, `${l}/tasks/Mass.md:1 Файл задачи`],
    ['a missing picture', { [`${l}/scales.svg`]: null }, `${l}/tasks/01-mass.md:9 Нет картинки`],
    [
      'a picture of another lesson',
      { [`${l}/notes.md`]: `${notes}\n![а](../x/y.svg)` },
      'Нет картинки «../x/y.svg»',
    ],
    [
      'a wrong key',
      { [`${l}/tasks/01-mass.md`]: task.replace('"5"', '"7"') },
      `${l}/tasks/01-mass.md:7 proof.right`,
    ],
    ['a bad picture', { [`${l}/scales.svg`]: '<svg></svg>' }, `${l}/scales.svg:1 У картинки нет viewBox`],
  ])('with %s is reported where it is', (_, changes, problem) =>
    expect(problems(changes)).toContainEqual(expect.stringContaining(problem)),
  )

  test.each<[string, Record<string, string | null>, string]>([
    ['an unused picture', { [`${l}/more.svg`]: svg(4, 4) }, `${l}/more.svg:1 Картинка нигде не показана`],
    ['a wide picture', { [`${l}/scales.svg`]: svg(900, 300) }, `${l}/scales.svg:1 Ширина рисунка 900`],
    ['thin notes', { [`${l}/notes.md`]: 'Мало.' }, `${l}/notes.md:1 В конспекте примеров: 0`],
    ['a film that is not built', {}, 'videos/scales/video.yaml:1 Нет videos/scales/scales.mp4'],
    ['a film that is older than its slides', built, 'videos/scales/video.yaml:1 Слайды или текст изменились'],
  ])('with %s is warned of', (_, changes, problem) =>
    expect(problems(changes, 'warning')).toContainEqual(expect.stringContaining(problem)),
  )
})

describe('the hash of a lesson', () => {
  const hash = (changes: Record<string, string | null> = {}) =>
    read(changes).content.courses[0]?.lessons[0]?.contentHash
  const l = `${course}/${lesson}`

  test('changes with its notes, its pictures and its list of tasks', () => {
    const before = hash()
    expect(hash({ [`${l}/notes.md`]: `${notes}\nЕщё.` })).not.toBe(before)
    expect(hash({ [`${l}/scales.svg`]: svg(640, 300) })).not.toBe(before)
    expect(hash({ [`${l}/tasks/02-more.md`]: task })).not.toBe(before)
    expect(hash({ [`${l}/tasks/01-mass.md`]: null, [`${l}/tasks/01-weight.md`]: task })).not.toBe(before)
  })
  test('does not change with the text of a task, which has a hash of its own', () =>
    expect(hash({ [`${l}/tasks/01-mass.md`]: task.replace('Пять', 'Ровно пять') })).toBe(hash()))
})
