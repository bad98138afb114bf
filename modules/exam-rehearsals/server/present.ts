import { presentDiscipline } from '@school/courses/server'
import type { Attempt } from '@school/works/contract'
import type {
  ExamRehearsalCard,
  ExamResults,
  ExamRun,
  Grade,
  Reached,
  ResultShare,
} from '../contract/index.ts'
import { type KeptPaper, presentParts, tasksOfPart } from './rules/paper.ts'
import type { RehearsalRow, RunRow, SolvedRow } from './queries.ts'
import { betterOf, gradeOf, primaryOf, type ScoredTask, themesOf } from './rules/grade.ts'
import type { ShareRow } from './share-queries.ts'

/** Whole primary points of a run, task by task. @param tasksCount how many tasks the rehearsal has */
export const scoredOf = (
  paper: KeptPaper,
  { shares }: Pick<RunRow, 'shares'>,
  tasksCount: number,
): ScoredTask[] =>
  paper.tasks
    .slice(0, tasksCount)
    .map(({ number, points }) => ({ number, points: primaryOf(shares[number] ?? 0, points) }))

export const gradeOfRun = ({ paper, tasksCount }: RehearsalRow, run: RunRow): Grade =>
  gradeOf(paper, scoredOf(paper, run, tasksCount))

export function presentReached(row: RehearsalRow, runs: readonly RunRow[]): Reached {
  const grades = runs.map((run) => gradeOfRun(row, run))
  return {
    isUnderWay: row.isUnderWay,
    runs: grades.length,
    best: grades.reduce<Grade | null>(betterOf, null),
    last: grades.at(-1) ?? null,
  }
}

/** @param runs of the viewer in this rehearsal; `null` for a guest */
export const presentCard = (row: RehearsalRow, runs: readonly RunRow[] | null): ExamRehearsalCard => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  exam: row.exam,
  discipline: presentDiscipline(row),
  grades: row.grades,
  minutes: row.paper.minutes,
  tasksCount: row.tasksCount,
  participants: row.participants,
  reached: runs && presentReached(row, runs),
})

export const presentRun = (row: RehearsalRow, attempt: Attempt): ExamRun => ({
  rehearsal: {
    id: row.id,
    title: row.title,
    exam: row.exam,
    discipline: presentDiscipline(row),
    minutes: row.paper.minutes,
    parts: presentParts(row.paper, row.tasksCount),
    allowed: row.paper.allowed,
    referenceHtml: row.paper.referenceHtml,
    sharedTexts: row.paper.sharedTexts,
  },
  attempt,
})

export const presentAbout = (row: RehearsalRow): ExamResults['rehearsal'] => ({
  id: row.id,
  title: row.title,
  exam: row.exam,
  disciplineTitle: row.disciplineTitle,
  hue: row.disciplineHue,
  scale: row.paper.scale,
})

const minuteMs = 60_000
export const minutesOf = (startedAt: Date, finishedAt: Date): number =>
  Math.max(1, Math.round((finishedAt.getTime() - startedAt.getTime()) / minuteMs))

/** The grade of a run with its parts and themes: what its owner sees and what a link shows. */
export function presentOutcome(row: RehearsalRow, run: RunRow) {
  const { paper, tasksCount } = row
  const scored = scoredOf(paper, run, tasksCount)
  const pointsIn = (part: { from: number; to: number }) =>
    tasksOfPart(part, scored).reduce((sum, { points }) => sum + points, 0)
  return {
    grade: gradeOf(paper, scored),
    parts: presentParts(paper, tasksCount).map((part) => ({ ...part, points: pointsIn(part) })),
    themes: themesOf(paper.tasks, scored),
  }
}

export function presentTasks(
  { paper, tasksCount }: RehearsalRow,
  run: RunRow,
  tasks: readonly SolvedRow[],
  solvedPercents: ReadonlyMap<number, number>,
): ExamResults['tasks'] {
  const points = new Map(scoredOf(paper, run, tasksCount).map((task) => [task.number, task.points]))
  return tasks.map((task) => {
    const official = paper.tasks[task.number - 1]!
    return {
      ...task,
      theme: official.theme,
      points: points.get(task.number) ?? 0,
      maxPoints: official.points,
      solvedPercent: solvedPercents.get(task.id) ?? 0,
    }
  })
}

export const presentShare = ({ ulid, createdAt, endsAt }: ShareRow): ResultShare => ({
  ulid,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
})
