import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'
import { stringsOf } from './russian-text.ts'

/** Texts that grown-ups read as well as pupils: of screens, forms and refusals. */
const isForAnyone = (file: string): boolean =>
  /^(modules\/[^/]+\/[^/]+\/(web|contract)|apps\/[^/]+\/app|packages\/(ui|kernel|api-client|forms|tables)\/src)\//.test(
    file,
  ) &&
  /\/(ru(-[a-z]+)?|([a-z]+-)?errors)\.ts$/.test(file) &&
  !/\/(ru-gentle|ru-phrases)\.ts$|\/gallery\//.test(file)

const letter = 'а-яё'
const saysTy = new RegExp(
  `(?<![${letter}-])(ты|тебя|тебе|тобой|тво(й|я|ё|и|его|ей|их|им|ими|ём|ему|ю)` +
    `|[${letter}]{2,}(ешь|ёшь|ишь)(ся)?` +
    '|(выбер|войд|посмотр|нач|загл[яи]н|напиш|реш|пройд|вернис|запиш|спрос|нажм|отдохн|сотр|введ|найд)и' +
    `|(попробу|провер|откро|прочита|отправ|потрениру|добав|ответ)[йь])(?![${letter}-])`,
  'i',
)

/** The text without passages that have both forms: «{Выбери|Выберите} класс». */
const saidToBoth = (text: string): string => text.replace(/\{[^{}|]*\|[^{}|]*\}/g, '')

test('texts for grown-ups contain «ты» only together with «вы»', () => {
  const rude = repositoryFiles()
    .filter(isForAnyone)
    .flatMap((file) => stringsOf(file, readText(file)).map((text) => ({ file, text })))
    .filter(({ text }) => saysTy.test(saidToBoth(text)))
    .map(({ file, text }) => `${file}: ${text}`)
  expect(rude).toEqual([])
})
