/** Checks the whole content folder: `npm run content:check [-- part-of-a-path]`. Exit code 1 when something is wrong. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { matchPage, routeFileOf, site } from '@school/routes'
import { readContentPages } from '../modules/content-pages/server/index.ts'
import { readHomeworks } from '../modules/homeworks/server/index.ts'
import { readOlympiads } from '../modules/olympiads/server/index.ts'
import { readExams } from '../apps/server/exam-content.ts'
import { readSkills } from '../modules/skills-practice/server/index.ts'
import { readTrainings } from '../modules/trainings/server/index.ts'
import { variantCount, variantProblemsOf } from '../modules/tasks/server/index.ts'
import {
  type ContentProblem,
  readSchoolContent,
  type SchoolContent,
} from '../modules/courses/server/content/index.ts'

const root = path.join(import.meta.dirname, '../content')
const [only = ''] = process.argv.slice(2)

const written = ({ file, line, message, severity }: ContentProblem): string =>
  `content/${file}:${line} ${severity === 'warning' ? 'предупреждение: ' : ''}${message}`

function tally(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value} ${count}`).join(', ')
}

function summary({ courses, videos }: SchoolContent): string {
  const lessons = courses.flatMap((course) => course.lessons)
  const tasks = lessons.flatMap((lesson) => lesson.tasks)
  return [
    `Курсов ${courses.length}, уроков ${lessons.length}, задач ${tasks.length}, видео ${videos.length}`,
    `Задачи: ${tally(tasks.map(({ kind }) => kind))}`,
    `Трудность: ${tally(tasks.map(({ difficulty }) => String(difficulty)).toSorted())}`,
  ].join('\n')
}

/** A text may link only to a page that has a screen. */
function isBuilt(address: string): boolean {
  const match = matchPage(site, address)
  return match !== null && existsSync(path.join(import.meta.dirname, '../apps/site/app', routeFileOf(match)))
}

const started = performance.now()
const { content, problems } = readSchoolContent(root)
const words = readContentPages(root, { isBuilt })
const exams = readExams(root, new Set(content.disciplines.map(({ key }) => key)))
const sets = readTrainings(root, new Set(content.disciplines.map(({ key }) => key)))
const lessons = content.courses.flatMap((course) => course.lessons)
const homeworks = readHomeworks(root, {
  disciplines: new Set(content.disciplines.map(({ key }) => key)),
  tasks: new Set([...lessons, ...sets.trainings].flatMap(({ tasks }) => tasks.map(({ key }) => key))),
})
const contests = readOlympiads(root, new Set(content.disciplines.map(({ key }) => key)))
const practice = readSkills(root, {
  disciplines: new Set(content.disciplines.map(({ key }) => key)),
  lessons: new Set(content.courses.flatMap(({ key, lessons: own }) => own.map((l) => `${key}/${l.key}`))),
})
const owners = [
  ...lessons,
  ...sets.trainings,
  ...practice.skills,
  ...homeworks.lessons,
  ...homeworks.sets,
  ...exams.sets,
  ...contests.olympiads,
]
const variable = owners.flatMap(({ tasks }) => tasks.filter(({ recipe }) => recipe !== null))
const unproved: ContentProblem[] = variable.flatMap(({ file, recipe }) =>
  variantProblemsOf(readFileSync(path.join(root, file), 'utf8'), recipe!).map((problem) => ({
    file,
    ...problem,
    severity: 'error' as const,
  })),
)
const shown = [
  ...problems,
  ...sets.problems,
  ...practice.problems,
  ...homeworks.problems,
  ...exams.problems,
  ...contests.problems,
  ...unproved,
  ...words.problems,
].filter(({ file }) => `content/${file}`.includes(only))
const errors = shown.filter(({ severity }) => severity === 'error')
for (const problem of shown) console.log(written(problem))
console.log(summary(content))
console.log(`Экзаменов ${exams.sets.length}`)
console.log(`Задач с вариантами ${variable.length}, проверено вариантов ${variable.length * variantCount}`)
console.log(`Домашних заданий ${homeworks.lessons.length}, наборов библиотеки ${homeworks.sets.length}`)
console.log(
  `Тренировок ${sets.trainings.length}, навыков ${practice.skills.length}, олимпиад ${contests.olympiads.length}, страниц ${words.pages.length}`,
)
console.log(
  `Ошибок ${errors.length}, предупреждений ${shown.length - errors.length}, за ${((performance.now() - started) / 1000).toFixed(1)} с`,
)
process.exitCode = errors.length > 0 ? 1 : 0
