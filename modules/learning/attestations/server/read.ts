import { ContentReader, type ReaderOptions, hashOf, keyPattern } from '@school/content-source/server'
import { type PlacedTask, readTasks } from '@school/tasks/server'
import type { ContentProblem } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import * as z from 'zod'
import { says } from './ru.ts'

const Key = z.string().regex(keyPattern)
const Line = z.string().trim().min(1)

/** `attestation.yaml`, as its author writes it. */
const AttestationSource = z.strictObject({
  title: Line.max(80),
  subtitle: Line.max(120),
  discipline: Key,
  grade: z.int().min(1).max(11),
  position: z.int().min(1).max(1000),
  minutes: z.int().min(1).max(300),
  attempts: z.int().min(1).max(20),
  ready_from: z.int().min(1).max(100),
  almost_from: z.int().min(1).max(100),
  themes: z.array(z.strictObject({ title: Line.max(60), tasks: z.array(z.int().min(1)).min(1) })).min(1),
  about: Line,
})

export interface AttestationContent extends z.output<typeof AttestationSource> {
  key: string
  aboutHtml: string
  tasks: PlacedTask[]
  contentHash: string
}

export interface AttestationsRead {
  attestations: AttestationContent[]
  problems: ContentProblem[]
}

function readAttestation(
  key: string,
  reader: ContentReader,
  disciplines: ReadonlySet<string>,
): AttestationContent[] {
  const folder = `attestations/${key}`
  const file = `${folder}/attestation.yaml`
  if (!keyPattern.test(key)) reader.error(folder, 1, says.badKey(key))
  const tasks = readTasks(folder, folder, reader)
  reader.warnOfPictures(folder)
  const source = reader.yaml(file, AttestationSource)
  if (!source) return []
  const { data, lineAt } = source
  if (!disciplines.has(data.discipline))
    reader.error(file, lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  if (data.almost_from >= data.ready_from) reader.error(file, lineAt(['almost_from']), says.badBounds)
  const numbers = data.themes.flatMap((theme) => theme.tasks).toSorted((a, b) => a - b)
  if (numbers.length !== tasks.length || numbers.some((number, index) => number !== index + 1))
    reader.error(file, lineAt(['themes']), says.badThemes(tasks.length))
  const { html, problems } = renderMarkdown(data.about)
  reader.report(
    file,
    problems.map(({ line, message }) => ({ line: lineAt(['about']) + line, message })),
  )
  const content = { key, ...data, aboutHtml: html }
  return [{ ...content, tasks, contentHash: hashOf({ ...content, tasks: tasks.map((task) => task.key) }) }]
}

/** Reads and checks `content/attestations/`. @param disciplines keys that the school has */
export function readAttestations(
  root: string,
  disciplines: ReadonlySet<string>,
  options: ReaderOptions = {},
): AttestationsRead {
  const reader = new ContentReader(root, options)
  const attestations = reader
    .folders('attestations')
    .flatMap((key) => readAttestation(key, reader, disciplines))
  return { attestations, problems: reader.problems }
}
