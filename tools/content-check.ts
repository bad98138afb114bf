/** Checks the content folder, or a part of it: `npm run content:check [-- part-of-a-path]`. Exit code 1 when there are faults. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { ContentProblem } from '@school/kernel/server'
import { sourceText } from '@school/markdown'
import { variantCount, variantProblemsOf, type WrittenTask, writtenTask } from '@school/tasks/server'
import { readSchoolContent } from '../apps/server/content.ts'
import { contentFolder, writtenProblem } from '../apps/server/content-folder.ts'

const [only = ''] = process.argv.slice(2)

function tally(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value} ${count}`).join(', ')
}

/** Faults of the variants of a task. */
const variantProblems = ({ file, recipe }: WrittenTask): ContentProblem[] =>
  variantProblemsOf(sourceText(readFileSync(path.join(contentFolder, file))).text, recipe!).map(
    (problem) => ({
      file,
      ...problem,
      severity: 'error' as const,
    }),
  )

const started = performance.now()
const { parts, problems, offers } = readSchoolContent(only)
const tasks = offers(writtenTask)
const variable = tasks.filter(({ file, recipe }) => recipe !== null && `content/${file}`.includes(only))
const shown = [...problems, ...variable.flatMap(variantProblems)].filter(({ file }) =>
  `content/${file}`.includes(only),
)
const errors = shown.filter(({ severity }) => severity === 'error')
for (const problem of shown)
  console.log(`${problem.severity === 'warning' ? 'предупреждение: ' : ''}${writtenProblem(problem)}`)
for (const { read } of parts) console.log(`— ${read.summary}`)
console.log(`Задач ${tasks.length}: ${tally(tasks.map(({ kind }) => kind))}`)
console.log(`Трудность: ${tally(tasks.map(({ difficulty }) => String(difficulty)).toSorted())}`)
console.log(`Задач с вариантами ${variable.length}, проверено вариантов ${variable.length * variantCount}`)
console.log(
  `Ошибок ${errors.length}, предупреждений ${shown.length - errors.length}, за ${((performance.now() - started) / 1000).toFixed(1)} с`,
)
process.exitCode = errors.length > 0 ? 1 : 0
