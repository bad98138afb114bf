/** Imports tasks of other programs into the content: `npm run content:import FILE -- [--into trainings/KEY] [--difficulty 2] [--skill imported]`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { decodeText } from '../packages/texts/src/index.ts'
import { planImport } from '../modules/engine/task-exchange/server/index.ts'

const root = path.join(import.meta.dirname, '../content')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string' },
    difficulty: { type: 'string', default: '2' },
    skill: { type: 'string', default: 'imported' },
  },
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const [file = fail('Назовите файл: npm run content:import контрольная.gift -- --into trainings/ключ')] =
  positionals
if (!existsSync(file)) fail(`Файла ${file} нет`)
if (!statSync(file).isFile()) fail(`${file} — папка, а нужен файл с задачами`)
const difficulty = Number(values.difficulty)
if (!Number.isInteger(difficulty) || difficulty < 1 || difficulty > 5)
  fail('--difficulty — целое число от 1 до 5')
if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(values.skill))
  fail('--skill — ключ навыка латинскими буквами: fractions.addition')
const { into } = values
if (into && !/^(trainings\/[a-z0-9-]+|courses\/[a-z0-9-]+\/\d\d-[a-z0-9-]+)$/.test(into))
  fail('--into — папка тренировки или урока: trainings/ключ или courses/курс/01-урок')
if (into && !existsSync(path.join(root, into)))
  fail(`Папки content/${into} нет: сначала опишите тренировку или урок`)

const folder = into && path.join(root, into, 'tasks')
const names = folder && existsSync(folder) ? readdirSync(folder) : []
const { text, encoding } = decodeText(readFileSync(file))
const plan = planImport(file, text, {
  taken: names.map((name) => name.replace(/^\d+-|\.md$/g, '')),
  lastNumber: Math.max(0, ...names.map((name) => Number.parseInt(name, 10) || 0)),
  difficulty,
  skill: values.skill,
})

if (encoding !== 'utf-8' && plan.problems.length === 0)
  console.log(`${file}:1 прочитано в ${encoding}: если слова искажены, пересохраните файл в UTF-8`)

for (const { line, title, why } of plan.leftOut) console.log(`${file}:${line} пропущено «${title}»: ${why}`)
for (const { line, message } of plan.problems) console.error(`${file}:${line} ${message}`)
if (plan.problems.length > 0) fail(`Ошибок ${plan.problems.length}: не записано ничего`)
if (folder) mkdirSync(folder, { recursive: true })
for (const { name, title, text, line, notes } of plan.files) {
  for (const note of notes) console.log(`${file}:${line} «${title}»: ${note}`)
  if (folder) writeFileSync(path.join(folder, name), text)
  console.log(`${folder ? path.relative(process.cwd(), path.join(folder, name)) : name}  ${title}`)
}
console.log(
  `${folder ? 'Записано' : 'Будет записано'} задач ${plan.files.length}, пропущено ${plan.leftOut.length}${folder ? '' : '; чтобы записать, добавьте -- --into trainings/ключ'}`,
)
