import type { AttestationTheme, Readiness } from '../../contract/index.ts'

export interface KeptTheme {
  title: string
  tasks: number[]
}

export interface Bounds {
  readyFrom: number
  almostFrom: number
}

/** «Готов к аттестации: да / почти / нет». */
export const readinessOf = ({ readyFrom, almostFrom }: Bounds, percent: number): Readiness =>
  percent >= readyFrom ? 'yes' : percent >= almostFrom ? 'almost' : 'no'

const weakBelow = 0.6

/** Themes of an attempt, the weakest first. @param tasks points in hundredths by numbers */
export function themesOf(
  themes: readonly KeptTheme[],
  tasks: readonly { number: number; points: number; maxPoints: number }[],
): AttestationTheme[] {
  const sum = (numbers: readonly number[], of: 'points' | 'maxPoints'): number =>
    tasks.filter(({ number }) => numbers.includes(number)).reduce((total, task) => total + task[of], 0)
  return themes
    .map(({ title, tasks: numbers }) => {
      const [points, maxPoints] = [sum(numbers, 'points'), sum(numbers, 'maxPoints')]
      return { title, points, maxPoints, isWeak: points < weakBelow * maxPoints }
    })
    .toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)
}

/** Solutions would make the next attempt a dictation: they wait until no attempt is needed or none is left. */
export const areSolutionsOpen = ({
  attemptsLeft,
  isUnderWay,
  best,
}: {
  attemptsLeft: number
  isUnderWay: boolean
  best: Readiness | null
}): boolean => !isUnderWay && (attemptsLeft <= 0 || best === 'yes')
