import path from 'node:path'
import { readSchoolContent } from '../modules/courses/server/content/index.ts'
import { readHomeworks } from '../modules/homeworks/server/index.ts'
import { readOlympiads } from '../modules/olympiads/server/index.ts'
import { readExams } from '../apps/server/exam-content.ts'
import { readSkills } from '../modules/skills-practice/server/index.ts'
import { readTrainings } from '../modules/trainings/server/index.ts'

const root = path.join(import.meta.dirname, '../content')
const { content, problems: ofCourses } = readSchoolContent(root)
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

/** Every task of the content, whatever work it stands in. */
export const tasks = owners.flatMap((owner) => owner.tasks)

export const problems = [
  ...ofCourses,
  ...sets.problems,
  ...practice.problems,
  ...homeworks.problems,
  ...exams.problems,
  ...contests.problems,
]
