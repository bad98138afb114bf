import { says } from '../ru.ts'
import type { RehearsalSource } from '../source.ts'

export interface PaperProblem {
  path: PropertyKey[]
  message: string
}

type Source = Pick<RehearsalSource, 'exam' | 'paper'>

function scaleProblems({ exam, paper }: Source): PaperProblem[] {
  const { scale, tasks } = paper
  const at = (field: string, message: string) => ({ path: ['paper', 'scale', field], message })
  if ((scale.kind === 'test') !== (exam === 'ege')) return [at('kind', says.wrongKind)]
  if (scale.kind === 'mark') {
    const unknown = scale.need?.numbers.find((number) => !tasks.some((task) => task.number === number))
    return unknown === undefined ? [] : [at('need', says.unknownNumber(unknown))]
  }
  const max = tasks.reduce((sum, { points }) => sum + points, 0)
  const isFalling = scale.points.some((points, index) => points < (scale.points[index - 1] ?? 0))
  return [
    ...(scale.points.length === max + 1 ? [] : [at('points', says.shortScale(scale.points.length, max))]),
    ...(isFalling ? [at('points', says.fallingScale)] : []),
  ]
}

/** A task as far as its place in a paper depends on it. */
export interface PlacedTask {
  maxScore: number
  isByPerson: boolean
}

/** What a person gives by criteria are primary points: as many as the official task is worth. */
function criteriaProblems({ paper }: Source, placed: readonly PlacedTask[]): PaperProblem[] {
  return paper.tasks.flatMap(({ number, points }, index) => {
    const task = placed[index]
    return task?.isByPerson && task.maxScore !== points
      ? [
          {
            path: ['paper', 'tasks', index, 'points'],
            message: says.otherPoints(number, points, task.maxScore),
          },
        ]
      : []
  })
}

/** What the rest of the content has, by keys. */
export interface Known {
  disciplines: ReadonlySet<string>
  /** `course/lesson`. */
  lessons: ReadonlySet<string>
  skills: ReadonlySet<string>
  trainings: ReadonlySet<string>
}

/** Next steps to what is not there, and steps of themes that the paper does not have. */
export const stepProblems = (
  { paper, steps }: Pick<RehearsalSource, 'paper' | 'steps'>,
  known: Known,
): PaperProblem[] =>
  steps.flatMap(({ theme, ...own }, index) => {
    const at = (field: string, message: string) => ({ path: ['steps', index, field], message })
    const kinds = ['lessons', 'skills', 'trainings'] as const
    return [
      ...(paper.tasks.some((task) => task.theme === theme) ? [] : [at('theme', says.unknownTheme(theme))]),
      ...kinds.flatMap((kind) =>
        own[kind].filter((key) => !known[kind].has(key)).map((key) => at(kind, says.unknownStep(key))),
      ),
    ]
  })

/** Contradictions of a paper with itself or with the tasks of the rehearsal. */
export function paperProblems(source: Source, placed: readonly PlacedTask[]): PaperProblem[] {
  const { parts, tasks } = source.paper
  const tasksCount = placed.length
  const problems = [...scaleProblems(source), ...criteriaProblems(source, placed)]
  if (tasks.some(({ number }, index) => number !== index + 1))
    problems.push({ path: ['paper', 'tasks'], message: says.badNumbers })
  const areParts =
    parts.every(({ from, to }, index) => from === (parts[index - 1]?.to ?? 0) + 1 && to >= from) &&
    parts.at(-1)?.to === tasks.length
  if (!areParts) problems.push({ path: ['paper', 'parts'], message: says.badParts })
  if (tasksCount > tasks.length)
    problems.push({ path: ['paper', 'tasks'], message: says.tooManyTasks(tasksCount, tasks.length) })
  const broken = parts.find(({ from, to }) => tasksCount >= from && tasksCount < to)
  if (broken) problems.push({ path: ['paper', 'parts'], message: says.brokenPart(broken.title) })
  return problems
}
