import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isCheckedByPerson } from '../modules/tasks/contract/index.ts'
import { readSchoolContent } from '../modules/courses/server/content/index.ts'
import { readHomeworks } from '../modules/homeworks/server/index.ts'
import { readOlympiads } from '../modules/olympiads/server/index.ts'
import { readExams } from '../apps/server/exam-content.ts'
import { readSkills } from '../modules/skills-practice/server/index.ts'
import { readTrainings } from '../modules/trainings/server/index.ts'
import { proofProblems, variantProblems } from '../modules/tasks/server/index.ts'

const root = path.join(import.meta.dirname, '../content')
const { content, problems } = readSchoolContent(root)
const exams = readExams(root, new Set(content.disciplines.map(({ key }) => key)))
const sets = readTrainings(root, new Set(content.disciplines.map(({ key }) => key)))
const lessons = content.courses.flatMap((course) => course.lessons)
const homeworks = readHomeworks(root, {
  disciplines: new Set(content.disciplines.map(({ key }) => key)),
  tasks: new Set([...lessons, ...sets.trainings].flatMap((owner) => owner.tasks.map(({ key }) => key))),
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
const tasks = owners.flatMap((owner) => owner.tasks)

test('nothing in the content folder is wrong', () => {
  expect(
    [
      ...problems,
      ...sets.problems,
      ...practice.problems,
      ...homeworks.problems,
      ...exams.problems,
      ...contests.problems,
    ].filter(({ severity }) => severity === 'error'),
  ).toEqual([])
})

describe('every key is proved by right and wrong answers', () => {
  test.each(tasks)('$key', (task) => {
    // What a person checks can't be proved.
    const isProvable = !isCheckedByPerson(task.kind)
    expect(task.proof.right.length > 0).toBe(isProvable)
    expect(task.proof.wrong.length > 0).toBe(isProvable)
    expect(proofProblems(task).map(({ message }) => message)).toEqual([])
  })
})

describe('every variant of a task is proved', () => {
  test.each(tasks.filter(({ recipe }) => recipe !== null))('$key', { timeout: 30_000 }, ({ recipe }) => {
    expect(variantProblems(recipe!).map(({ message }) => message)).toEqual([])
  })
})

test('no key reaches the browser with its question', () => {
  const leaks = tasks.filter(({ question }) =>
    /"(correct|answers?|tolerance|comment|written|levels)":/.test(JSON.stringify(question)),
  )
  expect(leaks.map(({ key }) => key)).toEqual([])
})
