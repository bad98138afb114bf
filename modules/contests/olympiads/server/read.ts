import { ContentReader, type ReaderOptions, hashOf, keyPattern } from '@school/content-source/server'
import { type PlacedTask, readTasks } from '@school/tasks/server'
import type { ContentProblem } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import * as z from 'zod'
import { stageEntries, stageKinds } from '../contract/olympiad.ts'
import { says } from './ru.ts'
import { instantOf, isWrittenDate } from './rules/index.ts'

const Key = z.string().regex(keyPattern)
const Line = z.string().trim().min(1)
const Grades = z.array(z.int().min(1).max(11)).min(1)
const WrittenDate = z.string().refine(isWrittenDate, says.badDate)
const Three = z.array(z.int().min(0).max(100)).length(3, says.awardsDisagree)

const SetSource = z.strictObject({
  key: Key,
  grades: Grades,
  minutes: z.int().min(5).max(300),
  tools: z.array(Line.max(60)).default([]),
})

const StageSource = z.strictObject({
  key: Key,
  kind: z.enum(stageKinds),
  title: Line.max(60),
  opens: WrittenDate,
  closes: WrittenDate,
  results: WrittenDate.nullable().default(null),
  hard_close: z.boolean().default(false),
  entry: z.enum(stageEntries).default('open'),
  pass_percent: z.int().min(1).max(100).nullable().default(null),
  requires_trial: z.boolean().default(false),
  rating: z.enum(['hidden', 'live']).default('hidden'),
  appeal_days: z.int().min(0).max(30).default(3),
  arbiter_step: z.int().min(0).max(100).default(1),
  more_time: z
    .strictObject({
      minutes: z.int().min(0).max(180).default(60),
      until: WrittenDate.nullable().default(null),
    })
    .default({ minutes: 60, until: null }),
  awards: z.strictObject({ shares: Three, percents: Three }).nullable().default(null),
  sets: z.array(SetSource).min(1),
})

/** Tasks of the landing for these grades, in `samples/KEY/tasks`. */
const SampleSource = z.strictObject({ key: Key, grades: Grades })

/** A set for a stage created by a methodist, in `reserve/KEY/tasks`. */
const ReserveSource = SetSource.extend({ title: Line.max(60) })

/** `olympiad.yaml` as written by its author. */
const OlympiadSource = z.strictObject({
  title: Line.max(80),
  subtitle: Line.max(120),
  discipline: Key,
  season: z.string().regex(/^\d{4}\/\d\d$/),
  grades: Grades,
  position: z.int().min(1).max(1000),
  about: Line,
  rules: Line,
  /** Titles by the skills of tasks. */
  themes: z.record(z.string().max(60), Line.max(60)).default({}),
  samples: z.array(SampleSource).default([]),
  reserve: z.array(ReserveSource).default([]),
  stages: z.array(StageSource).min(1),
})

type StageWritten = z.output<typeof StageSource>
type SetContent = z.output<typeof SetSource> & { tasks: PlacedTask[] }
export type SampleContent = z.output<typeof SampleSource> & { tasks: PlacedTask[] }
type ReserveContent = z.output<typeof ReserveSource> & { tasks: PlacedTask[] }
export type StageContent = Omit<StageWritten, 'sets'> & { sets: SetContent[] }

export interface OlympiadContent extends Omit<
  z.output<typeof OlympiadSource>,
  'stages' | 'samples' | 'reserve'
> {
  key: string
  aboutHtml: string
  rulesHtml: string
  stages: StageContent[]
  samples: SampleContent[]
  reserve: ReserveContent[]
  /** Tasks of all stages, samples and reserves; a set shared by grades is included once. */
  tasks: PlacedTask[]
  contentHash: string
}

export interface OlympiadsRead {
  olympiads: OlympiadContent[]
  problems: ContentProblem[]
}

/** Errors of a stage: the path and the message. */
function faultsOf(stage: StageWritten, before: readonly StageWritten[], grades: readonly number[]) {
  const faults: [string, string][] = []
  const anyDay = new Date(0)
  const [opens, closes] = [instantOf(stage.opens, anyDay), instantOf(stage.closes, anyDay)]
  if (closes <= opens) faults.push(['closes', says.closesEarly])
  const longest = Math.max(...stage.sets.map(({ minutes }) => minutes)) * 60_000
  const end = closes.getTime() + (stage.hard_close ? 0 : longest)
  if (stage.results && instantOf(stage.results, anyDay).getTime() <= end)
    faults.push(['results', says.resultsEarly])
  const { until } = stage.more_time
  if (until && instantOf(until, anyDay).getTime() < end) faults.push(['more_time', says.untilEarly])
  if (until && stage.results && instantOf(until, anyDay) > instantOf(stage.results, anyDay))
    faults.push(['more_time', says.untilLate])
  if (stage.rating === 'live' && stage.results) faults.push(['rating', says.liveNeedsNoResults])
  const isByResult = stage.entry === 'by_result'
  if (isByResult && before.length === 0) faults.push(['entry', says.passNeedsStage])
  if (isByResult !== (stage.pass_percent !== null)) faults.push(['entry', says.passNeedsPercent])
  if (stage.requires_trial && !before.some(({ kind }) => kind === 'trial'))
    faults.push(['requires_trial', says.trialNeedsTrial])
  const met = new Set<number>()
  for (const grade of stage.sets.flatMap((set) => set.grades)) {
    if (met.has(grade)) faults.push(['sets', says.repeatedGrade(grade)])
    if (!grades.includes(grade)) faults.push(['sets', says.foreignGrade(grade)])
    met.add(grade)
  }
  return faults
}

/** Errors of a reserve set. */
function reserveFaultsOf(
  { key, grades }: z.output<typeof ReserveSource>,
  olympiad: z.output<typeof OlympiadSource>,
): [string, string][] {
  const foreign = grades.filter((grade) => !olympiad.grades.includes(grade))
  const isRepeated = olympiad.reserve.filter((other) => other.key === key).length > 1
  return [
    ...foreign.map((grade): [string, string] => ['grades', says.foreignGrade(grade)]),
    ...(isRepeated ? [['key', says.repeatedSet(key)] as [string, string]] : []),
  ]
}

function readOlympiadContent(
  key: string,
  reader: ContentReader,
  disciplines: ReadonlySet<string>,
): OlympiadContent[] {
  const folder = `olympiads/${key}`
  const file = `${folder}/olympiad.yaml`
  if (!keyPattern.test(key)) reader.error(folder, 1, says.badKey(key))
  const source = reader.yaml(file, OlympiadSource)
  if (!source) return []
  const { data, lineAt } = source
  if (!disciplines.has(data.discipline))
    reader.error(file, lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  const htmlOf = (part: 'about' | 'rules'): string => {
    const { html, problems } = renderMarkdown(data[part])
    reader.report(
      file,
      problems.map(({ line, message }) => ({ line: lineAt([part]) + line, message })),
    )
    return html
  }
  const stages = data.stages.map((stage, index): StageContent => {
    for (const [part, message] of faultsOf(stage, data.stages.slice(0, index), data.grades))
      reader.error(file, lineAt(['stages', index, part]), message)
    const sets = stage.sets.map((set) => {
      const home = `${folder}/${stage.key}/${set.key}`
      const tasks = readTasks(home, home, reader)
      reader.warnOfPictures(home)
      return { ...set, tasks }
    })
    return { ...stage, sets }
  })
  const samples = data.samples.map((sample, index): SampleContent => {
    for (const grade of sample.grades.filter((known) => !data.grades.includes(known)))
      reader.error(file, lineAt(['samples', index, 'grades']), says.foreignGrade(grade))
    const home = `${folder}/samples/${sample.key}`
    return { ...sample, tasks: readTasks(home, home, reader) }
  })
  const reserve = data.reserve.map((set, index): ReserveContent => {
    for (const [part, message] of reserveFaultsOf(set, data))
      reader.error(file, lineAt(['reserve', index, part]), message)
    const home = `${folder}/reserve/${set.key}`
    const tasks = readTasks(home, home, reader)
    reader.warnOfPictures(home)
    return { ...set, tasks }
  })
  const olympiad = {
    key,
    ...data,
    aboutHtml: htmlOf('about'),
    rulesHtml: htmlOf('rules'),
    stages,
    samples,
    reserve,
  }
  const sets = [...stages.flatMap((stage) => stage.sets), ...samples, ...reserve]
  const tasks = sets.flatMap((set) => set.tasks)
  const keys = tasks.map((task) => task.key)
  const named = new Set(tasks.flatMap(({ skills }) => skills))
  for (const theme of Object.keys(data.themes).filter((skill) => !named.has(skill)))
    reader.error(file, lineAt(['themes', theme]), says.unknownTheme(theme))
  return [
    {
      ...olympiad,
      tasks,
      contentHash: hashOf({
        ...olympiad,
        stages: [data.stages, keys],
        samples: data.samples,
        reserve: data.reserve,
      }),
    },
  ]
}

/** Reads and validates `content/olympiads/`. @param disciplines keys that the school has */
export function readOlympiads(
  root: string,
  disciplines: ReadonlySet<string>,
  options: ReaderOptions = {},
): OlympiadsRead {
  const reader = new ContentReader(root, options)
  const olympiads = reader
    .folders('olympiads')
    .flatMap((key) => readOlympiadContent(key, reader, disciplines))
  return { olympiads, problems: reader.problems }
}
