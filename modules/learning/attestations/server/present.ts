import { presentDiscipline } from '@school/disciplines/server'
import { percentOfPoints } from '@school/work-rules/server'
import type { AttestationTraining, Readiness } from '../contract/index.ts'
import type { AttestationRow } from './queries.ts'
import { areSolutionsOpen, readinessOf } from './rules/readiness.ts'

const bestPercentOf = ({ best, maxPoints }: AttestationRow): number | null =>
  best === null || maxPoints === null ? null : percentOfPoints(best, maxPoints)

function bestReadinessOf(row: AttestationRow): Readiness | null {
  const percent = bestPercentOf(row)
  return percent === null ? null : readinessOf(row, percent)
}

const attemptsAllowedOf = ({ rules, attemptsUsed }: AttestationRow): number =>
  rules.attempts ?? attemptsUsed + 1

export function presentTraining(row: AttestationRow): AttestationTraining {
  const attemptsAllowed = attemptsAllowedOf(row)
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    discipline: presentDiscipline(row),
    grade: row.grade,
    tasksCount: row.tasksCount,
    minutes: row.rules.minutes ?? 0,
    aboutHtml: row.aboutHtml,
    themes: row.themes.map(({ title }) => title),
    readyFrom: row.readyFrom,
    almostFrom: row.almostFrom,
    attemptsAllowed,
    attemptsUsed: row.attemptsUsed,
    bestPercent: bestPercentOf(row),
    readiness: bestReadinessOf(row),
    can: {
      start: row.isOpen && !row.isUnderWay && row.attemptsUsed < attemptsAllowed,
      goOn: row.isUnderWay,
      readResults: row.judgedAttempts > 0,
    },
  }
}

export const solutionsOpen = (row: AttestationRow): boolean =>
  areSolutionsOpen({
    attemptsLeft: attemptsAllowedOf(row) - row.attemptsUsed,
    isUnderWay: row.isUnderWay,
    best: bestReadinessOf(row),
  })
