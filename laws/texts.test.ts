import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { russianTextsIn } from './russian-text.ts'

/** Where Russian sentences live; everywhere else they are asked for by name. */
const homesOfTexts: RegExp[] = [
  // Texts of screens and of the server, apart from code: `ru.ts`, `ru-yaml.ts`, `demo.ru.ts`.
  /[/.]ru(-[a-z]+)?\.ts$/,
  // Refusals are sentences that a person reads.
  /\/([a-z]+-)?errors\.ts$/,
  /\/letters\.ts$/,
  // The catalogue holds titles of pages, the language package holds the language, a brand holds its own words.
  /^packages\/routes\/src\/(site|portal)\//,
  /^packages\/texts\//,
  /^apps\/portal\/brands\/|^apps\/site\/app\/brand\.ts$/,
  // Words for whoever runs the server: how to cure a wrong setting, developer pages.
  /^apps\/server\/(main|config|development|docs|health)\.ts$/,
  /^packages\/db\/src\/lock\.ts$/,
  // Not shipped to pupils: tests and their people, tools for developers, the gallery of components, the demo school.
  /\.(test|typetest)\.tsx?$/,
  /^(laws|e2e|bench|tools)\//,
  /\/(testing|gallery|stories)\/|\/gallery\.tsx$/,
  /\/(seeds?|demo)(-[a-z]+)?(\/|\.ts$)/,
]

test('Russian sentences live where texts live', () => {
  const astray = repositoryFiles()
    .filter((file) => /\.tsx?$/.test(file) && !homesOfTexts.some((home) => home.test(file)))
    .flatMap((file) => russianTextsIn(file, readText(file)).map((text) => `${file}: ${text}`))
  expect(astray).toEqual([])
})

test('finds strings, templates and JSX, not comments and single letters', () => {
  const source = `
    // «Комментарий»
    const a = 'Привет'; const b = \`Задача \${a}\`; const c = 'ё'
    export const View = () => <p title="Подсказка">Текст</p>`
  expect(russianTextsIn('View.tsx', source)).toEqual(['Привет', 'Задача', 'Подсказка', 'Текст'])
})
