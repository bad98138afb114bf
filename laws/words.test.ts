import { describe, expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { stringsOf } from './russian-text.ts'

// Of the words of tasks, screens and letters, only these faults are found by a program.

const files = repositoryFiles()
const textsOf = (file: string): string[] =>
  file.endsWith('.ts') ? stringsOf(file, readText(file)) : [readText(file)]
const isContent = (file: string): boolean => /^content\/.*\.(md|ya?ml)$/.test(file)
const isTextsOfCode = (file: string): boolean =>
  /[/.]ru(-[a-z]+)?\.ts$|\/([a-z]+-)?errors\.ts$|\/letters\.ts$|^packages\/routes\/src\/(site|portal)\//.test(
    file,
  )

/** Tasks as they are worded at the ЕГЭ and the ОГЭ. */
const isExamTask = (file: string): boolean =>
  /^content\/(exam-rehearsals\/[^/]+|homeworks\/(ege|oge)\/[^/]+|trainings\/(ege|oge)-[^/]+)\/tasks\/[^/]+\.md$/.test(
    file,
  )

/** Without the fields above it, the hints among them, and without the solution: these speak to the pupil. */
const statementOf = (task: string): string =>
  task.replace(/^---\n[^]*?\n---\n/, '').replace(/^## Решение[^]*/m, '')

const saidToOne =
  /(?<![а-яё-])(вычисли|выбери|выпиши|впиши|дай|докажи|заполни|запиши|найди|определи|отметь|пиши|поставь|построй|прочитай|расположи|реши|сократи|составь|сравни|укажи|упрости|установи|ты|тебя|тебе|тво[йяёи])(?![а-яё-])/i

test('statements of exam tasks have the official imperative: «Найдите»', () => {
  const familiar = files.filter(isExamTask).filter((file) => saidToOne.test(statementOf(readText(file))))
  expect(familiar).toEqual([])
  expect(files.filter(isExamTask).length).toBeGreaterThan(50)
})

const quotesInQuotes = /«[^»„]*«/

test('quotes inside quotes are „лапки“', () => {
  const nested = files
    .filter((file) => isContent(file) || isTextsOfCode(file))
    .flatMap((file) =>
      textsOf(file)
        .flatMap((text) => quotesInQuotes.exec(text)?.[0].slice(0, 80) ?? [])
        .map((text) => `${file}: ${text}`),
    )
  expect(nested).toEqual([])
})

/** What a text guesses to be a boy: «ты забыл», «проверь сам», and a pair of forms with «забыл» of the one and «забыли» of the other. */
const ofBoys = [
  /(?<![а-яё-])ты (?:[а-яё]+ ){0,2}[а-яё]+(?:л|лся)(?![а-яё-])/i,
  /(?<![а-яё-])(?:докажи|найди|подумай|покрутись|попробуй|посчитай|придумай|проверь|реш[иа]й?|сделай|узнай) сам(?![а-яё-])/i,
  /\{[^{}|]*[а-яё](?:л|лся)(?: [а-яё]+)*\|[^{}|]*[а-яё](?:ли|лись)(?: [а-яё]+)*\}/i,
  /\{(?:[^{}|]* )?(?:готов|должен|рад|сам|согласен|уверен)\|/i,
]
/** Heroes of stories speak to heroes: «Ты подглядел!» */
const withoutSpeech = (text: string): string => text.replaceAll(/«[^»]*»/g, '«»')
const isOfBoys = (text: string): boolean => ofBoys.some((said) => said.test(withoutSpeech(text)))

test('texts do not guess whether the pupil is a boy', () => {
  const guessed = files
    .filter((file) => isContent(file) || isTextsOfCode(file))
    .flatMap((file) =>
      textsOf(file)
        .flatMap((text) => text.split('\n'))
        .filter(isOfBoys)
        .map((text) => `${file}: ${text.slice(0, 200)}`),
    )
  expect(guessed).toEqual([])
})

describe('the law detects', () => {
  test.each([
    ['Реши уравнение.', true],
    ['Ответ дай в метрах.', true],
    ['Решите уравнение. Ответ дайте в метрах.', false],
  ])('%s', (text, is) => expect(saidToOne.test(text)).toBe(is))

  test.each([
    ['курс «Журнал «На полях»»', true],
    ['курс «Журнал „На полях“» и «Дроби»', false],
  ])('%s', (text, is) => expect(quotesInQuotes.test(text)).toBe(is))

  test.each([
    ['Если ты забыл единицы, проверь.', true],
    ['Проверь сам: встань и покажи.', true],
    ['Если это {сделал не ты|сделали не вы}', true],
    ['{Готов|Готовы} начать?', true],
    ['листок, который {дал тебе|дал вам} учитель', false],
    ['«Ты подглядел!» — сказал Гоша.', false],
    ['Ты научишься проверять себя.', false],
  ])('%s', (text, is) => expect(isOfBoys(text)).toBe(is))
})
