import { ContentReader, type ReaderOptions, hashOf, keyPattern } from '@school/content-source/server'
import { type PlacedTask, readTasks } from '@school/tasks/server'
import type { ContentProblem } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import * as z from 'zod'
import { says } from './ru.ts'

const Key = z.string().regex(keyPattern)
const Line = z.string().trim().min(1)

/** `training.yaml`, as its author writes it. */
const TrainingSource = z.strictObject({
  title: Line.max(80),
  subtitle: Line.max(120),
  discipline: Key,
  grades: z.array(z.int().min(1).max(11)).min(1),
  position: z.int().min(1).max(1000),
  mode: z.enum(['practice', 'exam']).default('practice'),
  minutes: z.int().min(1).max(300).nullable().default(null),
  about: Line,
})

export interface TrainingContent extends z.output<typeof TrainingSource> {
  key: string
  aboutHtml: string
  tasks: PlacedTask[]
  contentHash: string
}

export interface TrainingsRead {
  trainings: TrainingContent[]
  problems: ContentProblem[]
}

function readTraining(
  key: string,
  reader: ContentReader,
  disciplines: ReadonlySet<string>,
): TrainingContent[] {
  const folder = `trainings/${key}`
  const file = `${folder}/training.yaml`
  if (!keyPattern.test(key)) reader.error(folder, 1, says.badKey(key))
  const tasks = readTasks(folder, folder, reader)
  reader.warnOfPictures(folder)
  const source = reader.yaml(file, TrainingSource)
  if (!source) return []
  const { data, lineAt } = source
  if (!disciplines.has(data.discipline))
    reader.error(file, lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  if (data.mode === 'exam' && data.minutes === null)
    reader.error(file, lineAt(['mode']), says.examNeedsMinutes)
  const { html, problems } = renderMarkdown(data.about)
  reader.report(
    file,
    problems.map(({ line, message }) => ({ line: lineAt(['about']) + line, message })),
  )
  const training = { key, ...data, aboutHtml: html }
  return [{ ...training, tasks, contentHash: hashOf({ ...training, tasks: tasks.map((task) => task.key) }) }]
}

/** Reads and checks `content/trainings/`. @param disciplines keys that the school has */
export function readTrainings(
  root: string,
  disciplines: ReadonlySet<string>,
  options: ReaderOptions = {},
): TrainingsRead {
  const reader = new ContentReader(root, options)
  const trainings = reader.folders('trainings').flatMap((key) => readTraining(key, reader, disciplines))
  return { trainings, problems: reader.problems }
}
