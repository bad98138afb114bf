import { presentDiscipline } from '@school/disciplines/server'
import type { Attempt, Review } from '@school/works/contract'
import { checkBy } from '@school/work-rules/server'
import type {
  ExamRehearsalCard,
  ExamResults,
  ExamAttempt,
  Grade,
  OnCheck,
  Reached,
  ResultShare,
} from '../contract/index.ts'
import { isCheckedByPeople, type KeptPaper, maxPrimaryOf, presentParts, tasksOfPart } from './rules/paper.ts'
import type { RehearsalRow, SolvedRow } from './queries.ts'
import { betterOf, gradeOf, primaryOf, rangeOf, type ScoredTask, themesOf } from './rules/grade.ts'
import type { AttemptRow } from './attempts.ts'
import type { ShareRow } from './share-queries.ts'

/** Whole primary points of an attempt, task by task. @param tasksCount how many tasks the rehearsal has */
export const scoredOf = (
  paper: KeptPaper,
  { shares }: Pick<AttemptRow, 'shares'>,
  tasksCount: number,
): ScoredTask[] =>
  paper.tasks
    .slice(0, tasksCount)
    .map(({ number, points }) => ({ number, points: primaryOf(shares[number] ?? 0, points) }))

/** The share of the points of the whole paper that an attempt has earned; omitted parts count as empty. */
export const shareOfPaper = (paper: KeptPaper, attempt: Pick<AttemptRow, 'shares'>): number =>
  scoredOf(paper, attempt, paper.tasks.length).reduce((sum, { points }) => sum + points, 0) /
  maxPrimaryOf(paper)

export const gradeOfAttempt = ({ paper, tasksCount }: RehearsalRow, attempt: AttemptRow): Grade =>
  gradeOf(paper, scoredOf(paper, attempt, tasksCount))

/** Possible grades of an attempt on check and the promised day; `null` for a judged one. */
export function presentOnCheck({ paper, tasksCount }: RehearsalRow, attempt: AttemptRow): OnCheck | null {
  if (!attempt.isOnCheck) return null
  const answered = paper.tasks.filter(
    ({ number, isByPerson }) => isByPerson && attempt.known.get(number) !== 'not_started',
  )
  const sent = answered.filter(({ number }) => number <= tasksCount).length
  return {
    ...rangeOf(paper, scoredOf(paper, attempt, tasksCount), attempt.waiting),
    sent,
    checked: sent - attempt.waiting.size,
    by: checkBy(attempt.finishedAt).toISOString(),
  }
}

export function presentReached(row: RehearsalRow, attempts: readonly AttemptRow[]): Reached {
  const grades = attempts.filter(({ isOnCheck }) => !isOnCheck).map((attempt) => gradeOfAttempt(row, attempt))
  const last = attempts.at(-1)
  return {
    isUnderWay: row.isUnderWay,
    attempts: attempts.length,
    best: grades.reduce<Grade | null>(betterOf, null),
    last: grades.at(-1) ?? null,
    onCheck: last ? presentOnCheck(row, last) : null,
  }
}

/** @param attempts of the viewer in this rehearsal; `null` for a guest */
export const presentCard = (
  row: RehearsalRow,
  attempts: readonly AttemptRow[] | null,
): ExamRehearsalCard => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  exam: row.exam,
  discipline: presentDiscipline(row),
  grades: row.grades,
  minutes: row.paper.minutes,
  tasksCount: row.tasksCount,
  participants: row.participants,
  reached: attempts && presentReached(row, attempts),
})

export const presentAttempt = (row: RehearsalRow, attempt: Attempt, now: Date): ExamAttempt => ({
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
  checkBy: isCheckedByPeople(row.paper)
    ? checkBy(attempt.finishedAt ? new Date(attempt.finishedAt) : now).toISOString()
    : null,
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

/** The grade of an attempt with its parts and themes: what its owner sees and what a link shows. */
export function presentOutcome(row: RehearsalRow, attempt: AttemptRow) {
  const { paper, tasksCount } = row
  const scored = scoredOf(paper, attempt, tasksCount)
  return {
    grade: gradeOf(paper, scored),
    onCheck: presentOnCheck(row, attempt),
    parts: presentParts(paper, tasksCount).map((part) => {
      const own = tasksOfPart(part, scored)
      return {
        ...part,
        points: own.reduce((sum, { points }) => sum + points, 0),
        waiting: own.filter(({ number }) => attempt.waiting.has(number)).length,
      }
    }),
    themes: themesOf(paper.tasks, scored, attempt.waiting),
  }
}

export function presentTasks(
  { paper, tasksCount }: RehearsalRow,
  attempt: AttemptRow,
  tasks: readonly SolvedRow[],
  solvedPercents: ReadonlyMap<number, number>,
  reviews: ReadonlyMap<number, Review>,
): ExamResults['tasks'] {
  const points = new Map(scoredOf(paper, attempt, tasksCount).map((task) => [task.number, task.points]))
  return tasks.map((task) => {
    const official = paper.tasks[task.number - 1]!
    return {
      ...task,
      status: attempt.known.get(task.number) ?? task.status,
      theme: official.theme,
      points: points.get(task.number) ?? 0,
      maxPoints: official.points,
      solvedPercent: solvedPercents.get(task.id) ?? 0,
      review: reviews.get(task.id) ?? null,
    }
  })
}

export const presentShare = ({ ulid, createdAt, endsAt }: ShareRow): ResultShare => ({
  ulid,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
})
