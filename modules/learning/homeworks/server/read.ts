import type { ContentProblem } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import { ContentReader, type ReaderOptions, hashOf, keyPattern } from '@school/content-source/server'
import { type PlacedTask, readTasks } from '@school/tasks/server'
import * as z from 'zod'
import { type LibrarySection, librarySections } from '../contract/library-section.ts'
import { says } from './ru.ts'

const Line = z.string().trim().min(1)

/** `homework.yaml` of a lesson, as its author writes it. */
const LessonHomeworkSource = z.strictObject({
  title: Line.max(80),
  intro: Line,
  days: z.int().min(1).max(60).default(7),
  tries: z.int().min(1).max(10).default(3),
})

/** `set.yaml` of the library. */
const SetSource = z.strictObject({
  title: Line.max(80),
  subtitle: Line.max(160),
  discipline: z.string().regex(keyPattern),
  grades: z.array(z.int().min(1).max(11)).min(1),
  theme: Line.max(80),
  exam_numbers: z.array(z.int().min(1).max(40)).default([]),
  year: z.int().min(2000).max(2100).nullable().default(null),
  position: z.int().min(1).max(1000),
  intro: Line,
  tasks: z.array(Line).default([]),
})

export interface LessonHomework extends z.output<typeof LessonHomeworkSource> {
  /** `course/lesson`. */
  key: string
  introHtml: string
  tasks: PlacedTask[]
  contentHash: string
}

export interface LibrarySetContent extends Omit<z.output<typeof SetSource>, 'tasks'> {
  /** `section/key`. */
  key: string
  section: LibrarySection
  introHtml: string
  /** Written for the set. */
  tasks: PlacedTask[]
  /** Keys of tasks of courses and trainings, placed before its own. */
  taken: string[]
  contentHash: string
}

export interface HomeworksContent {
  lessons: LessonHomework[]
  sets: LibrarySetContent[]
}

export interface HomeworksRead extends HomeworksContent {
  problems: ContentProblem[]
}

function renderIntro(reader: ContentReader, file: string, intro: string, line: number): string {
  const { html, problems } = renderMarkdown(intro)
  reader.report(
    file,
    problems.map((problem) => ({ ...problem, line: line + problem.line })),
  )
  return html
}

function readLessonHomework(course: string, lesson: string, reader: ContentReader): LessonHomework[] {
  const folder = `courses/${course}/${lesson}/homework`
  if (!reader.folders(`courses/${course}/${lesson}`).includes('homework')) return []
  const key = `${course}/${lesson.replace(/^\d+-/, '')}`
  const file = `${folder}/homework.yaml`
  const tasks = readTasks(folder, `homeworks/${key}`, reader)
  reader.warnOfPictures(folder)
  const source = reader.yaml(file, LessonHomeworkSource)
  if (!source) return []
  const introHtml = renderIntro(reader, file, source.data.intro, source.lineAt(['intro']))
  const homework = { key, ...source.data, introHtml }
  return [{ ...homework, tasks, contentHash: hashOf({ ...homework, tasks: tasks.map((task) => task.key) }) }]
}

interface Known {
  disciplines: ReadonlySet<string>
  /** Keys of tasks of courses and trainings. */
  tasks: ReadonlySet<string>
}

function readSet(
  section: LibrarySection,
  name: string,
  reader: ContentReader,
  known: Known,
): LibrarySetContent[] {
  const folder = `homeworks/${section}/${name}`
  const file = `${folder}/set.yaml`
  if (!keyPattern.test(name)) reader.error(folder, 1, says.badKey(name))
  const source = reader.yaml(file, SetSource)
  const hasOwn = reader.folders(folder).includes('tasks')
  const tasks = hasOwn ? readTasks(folder, folder, reader) : []
  reader.warnOfPictures(folder)
  if (!source) return []
  const { tasks: taken, ...data } = source.data
  if (!known.disciplines.has(data.discipline))
    reader.error(file, source.lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  taken.forEach((task, index) => {
    if (!known.tasks.has(task)) reader.error(file, source.lineAt(['tasks', index]), says.unknownTask(task))
  })
  if (taken.length + tasks.length === 0) reader.error(file, 1, says.noTasks)
  const introHtml = renderIntro(reader, file, data.intro, source.lineAt(['intro']))
  const set = { key: `${section}/${name}`, section, ...data, introHtml, taken }
  return [{ ...set, tasks, contentHash: hashOf({ ...set, tasks: tasks.map((task) => task.key) }) }]
}

const isSection = (name: string): name is LibrarySection =>
  (librarySections as readonly string[]).includes(name)

/** Reads and checks homeworks of lessons and the library. */
export function readHomeworks(root: string, known: Known, options: ReaderOptions = {}): HomeworksRead {
  const reader = new ContentReader(root, options)
  const lessons = reader
    .folders('courses')
    .flatMap((course) =>
      reader.folders(`courses/${course}`).flatMap((lesson) => readLessonHomework(course, lesson, reader)),
    )
  const sets = reader.folders('homeworks').flatMap((section) => {
    if (isSection(section))
      return reader.folders(`homeworks/${section}`).flatMap((name) => readSet(section, name, reader, known))
    reader.error(`homeworks/${section}`, 1, says.unknownSection(section))
    return []
  })
  return { lessons, sets, problems: reader.problems }
}
