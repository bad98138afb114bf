import { ContentReader, type ReaderOptions, hashOf } from '@school/content-source/server'
import { type PlacedTask, readTasks } from '@school/tasks/server'
import type { ContentProblem } from '@school/kernel/server'
import * as z from 'zod'
import { says } from './ru.ts'

const skillKey = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/
const fewest = 5

const SkillKey = z.string().regex(skillKey)
const Line = z.string().trim().min(1)

/** `skill.yaml`, as its author writes it. */
const SkillSource = z.strictObject({
  title: Line.max(60),
  summary: Line.max(120),
  discipline: z.string(),
  section: Line.max(60),
  grade: z.int().min(1).max(11),
  position: z.int().min(1).max(1000),
  needs: z.array(SkillKey).max(6).default([]),
  lesson: z.string().nullable().default(null),
  lesson_tasks: z.boolean().default(false),
})

export interface SkillContent extends z.output<typeof SkillSource> {
  key: string
  tasks: PlacedTask[]
  contentHash: string
}

export interface SkillsRead {
  skills: SkillContent[]
  problems: ContentProblem[]
}

/** What the rest of the content has; keys. */
export interface Known {
  disciplines: ReadonlySet<string>
  /** `course/lesson`. */
  lessons: ReadonlySet<string>
}

function readPool(folder: string, key: string, reader: ContentReader): PlacedTask[] {
  const tasks = readTasks(folder, folder, reader)
  for (const task of tasks) if (!task.skills.includes(key)) reader.error(task.file, 1, says.foreignTask(key))
  if (tasks.length < fewest) reader.warn(folder, 1, says.fewTasks(tasks.length))
  if (new Set(tasks.map(({ difficulty }) => difficulty)).size === 1) reader.warn(folder, 1, says.flat)
  return tasks
}

function readSkill(key: string, reader: ContentReader, { disciplines, lessons }: Known): SkillContent[] {
  const folder = `skills/${key}`
  const file = `${folder}/skill.yaml`
  if (!skillKey.test(key)) reader.error(folder, 1, says.badKey(key))
  const tasks = readPool(folder, key, reader)
  reader.warnOfPictures(folder)
  const source = reader.yaml(file, SkillSource)
  if (!source) return []
  const { data, lineAt } = source
  if (!disciplines.has(data.discipline))
    reader.error(file, lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  if (data.lesson !== null && !lessons.has(data.lesson))
    reader.error(file, lineAt(['lesson']), says.unknownLesson(data.lesson))
  return [{ key, ...data, tasks, contentHash: hashOf({ ...data, tasks: tasks.map((task) => task.key) }) }]
}

const fileOf = (key: string): string => `skills/${key}/skill.yaml`

/** A cycle of prerequisites, if there is one. */
function findCircle(skills: ReadonlyMap<string, SkillContent>, from: string): string[] | null {
  const walk = (key: string, way: readonly string[]): string[] | null => {
    if (key === from && way.length > 0) return [...way, key]
    if (way.includes(key)) return null
    for (const need of skills.get(key)?.needs ?? []) {
      const found = walk(need, [...way, key])
      if (found) return found
    }
    return null
  }
  return walk(from, [])
}

function checkTogether(skills: readonly SkillContent[], reader: ContentReader): void {
  const byKey = new Map(skills.map((skill) => [skill.key, skill]))
  const places = new Map<string, string>()
  for (const { key, needs, discipline, position } of skills) {
    for (const need of needs) if (!byKey.has(need)) reader.error(fileOf(key), 1, says.unknownSkill(need))
    const circle = findCircle(byKey, key)
    if (circle) reader.error(fileOf(key), 1, says.circle(circle.join(' → ')))
    const place = `${discipline} ${position}`
    const other = places.get(place)
    if (other !== undefined) reader.error(fileOf(key), 1, says.samePlace(other))
    places.set(place, key)
  }
}

/** Reads and checks `content/skills/`. */
export function readSkills(root: string, known: Known, options: ReaderOptions = {}): SkillsRead {
  const reader = new ContentReader(root, options)
  const skills = reader.folders('skills').flatMap((key) => readSkill(key, reader, known))
  checkTogether(skills, reader)
  return { skills, problems: reader.problems }
}
