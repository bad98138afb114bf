import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { russianTextsIn, stringsOf } from './russian-text.ts'

/** Files for Russian sentences; other code refers to them by name. */
const homesOfTexts: RegExp[] = [
  // Texts of screens and of the server, apart from code: `ru.ts`, `ru-yaml.ts`, `demo.ru.ts`.
  /[/.]ru(-[a-z]+)?\.ts$/,
  // Refusals are sentences that a person reads.
  /\/([a-z]+-)?errors\.ts$/,
  /\/letters\.ts$/,
  // The catalogue contains titles of pages, the language package the language, a brand its own texts.
  /^packages\/routes\/src\/(site|portal)\//,
  /^packages\/texts\//,
  /^apps\/portal\/brands\/|^apps\/site\/app\/brand\.ts$/,
  // Texts for operators: fixes of invalid settings, developer pages.
  /^apps\/server\/(run|prepare|opening|memory|config|development|docs)\.ts$/,
  /^packages\/db\/src\/(lock|open|migrate)\.ts$/,
  // Not shipped to pupils: tests and their people, tools for developers, the gallery of components, the demo school.
  /\.(test|typetest)\.tsx?$/,
  /^(laws|e2e|bench|tools)\//,
  /\/(testing|gallery|stories)\/|\/gallery\.tsx$/,
  /\/(seeds?|demo)(-[a-z]+)?(\/|\.ts$)/,
]

test('Russian sentences are in the files for texts only', () => {
  const astray = repositoryFiles()
    .filter((file) => /\.tsx?$/.test(file) && !homesOfTexts.some((home) => home.test(file)))
    .flatMap((file) => russianTextsIn(file, readText(file)).map((text) => `${file}: ${text.slice(0, 60)}`))
  expect(astray).toEqual([])
})

/** Texts of pages and letters; authors of tasks read in a terminal, and the language package implements typography. */
const ofPeople =
  /[/.]ru(-[a-z]+)?\.ts$|\/([a-z]+-)?errors\.ts$|\/letters\.ts$|^packages\/routes\/src\/(site|portal)\//

const notSet = /^packages\/texts\/|\/server\/(content|variants)\//

const typographicFaults: Record<string, RegExp> = {
  'a dash begins a line: write \\u00a0 before it': / —/,
  'a hyphen instead of a dash': /[\p{L}\d»] - [\p{L}«]/u,
  'straight quotes instead of «ёлочки»': /(?<![=\w])"[А-Яа-яЁё]/,
  'three dots instead of «…»': /[А-Яа-яЁё]\.\.\./,
  'a dot between facts begins a line: factsOf() of @school/texts': / ·/,
}

const faultsIn = (text: string): string[] =>
  Object.entries(typographicFaults).flatMap(([fault, pattern]) => (pattern.test(text) ? [fault] : []))

test('Russian sentences follow typographic rules', () => {
  const faults = repositoryFiles()
    .filter((file) => ofPeople.test(file) && !notSet.test(file))
    .flatMap((file) =>
      stringsOf(file, readText(file)).flatMap((text) =>
        faultsIn(text).map((fault) => `${file}: ${text.trim().slice(0, 60)}: ${fault}`),
      ),
    )
  expect(faults).toEqual([])
})

/** Read by authors of content in a terminal or next to a file: what is quoted there is shown letter by letter. */
const saidToAuthors =
  /^packages\/markdown\/|^modules\/(engine\/(content-source|task-exchange)|people\/brands|reach\/content-pages)\/server\/|\/ru-brands\.ts$/

test('names, which may have quotes of their own, are put in quotes by `quoted`', () => {
  const bare = repositoryFiles()
    .filter((file) => ofPeople.test(file) && !notSet.test(file) && !saidToAuthors.test(file))
    .flatMap((file) =>
      stringsOf(file, readText(file))
        .filter((text) => text.endsWith('«'))
        .map((text) => `${file}: ${text}`),
    )
  expect(bare).toEqual([])
})

test('finds typographic faults and accepts good sentences', () => {
  for (const bad of ['Итоги — завтра', 'Итоги - завтра', 'курс "Дроби"', 'Загружаем...', '7 класс · Физика'])
    expect(faultsIn(bad), bad).toHaveLength(1)
  expect(
    faultsIn('Итоги\u00a0— завтра, курс «Дроби»… 5–7\u00a0классы, 3 - 1, viewBox="0 0 ширина высота"'),
  ).toEqual([])
})

test('finds strings, templates and JSX, not comments and single letters', () => {
  const source = `
    // «Комментарий»
    const a = 'Привет'; const b = \`Задача \${a}\`; const c = 'ё'
    export const View = () => <p title="Подсказка">Текст</p>`
  expect(russianTextsIn('View.tsx', source)).toEqual(['Привет', 'Задача', 'Подсказка', 'Текст'])
})
