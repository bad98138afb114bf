import * as z from 'zod'

/** The value of a cell: a mark, `absent` («н») or `excused` («осв»). */
export const journalMarks = ['5', '4', '3', '2', 'absent', 'excused'] as const
export const JournalMark = z.enum(journalMarks)
export type JournalMark = z.infer<typeof JournalMark>

const points: Record<JournalMark, number | null> = {
  5: 5,
  4: 4,
  3: 3,
  2: 2,
  absent: null,
  excused: null,
}

/** What a mark adds to an average; who was absent or excused adds nothing. */
export const pointsOf = (mark: JournalMark | null): number | null => (mark === null ? null : points[mark])

/** The mark that is shown: a teacher's mark by hand overrides that of the homework. */
export const seenMark = (cell: {
  mark: JournalMark | null
  homeworkMark: JournalMark | null
}): JournalMark | null => cell.mark ?? cell.homeworkMark

/** A mark of a homework, as a journal has it. */
export const markOfPoints = (mark: number): JournalMark | null =>
  journalMarks.find((one) => points[one] === mark) ?? null

export interface Weighed {
  mark: JournalMark | null
  weight: number
}

/** The average with the weights of columns, to hundredths; nothing without a mark. */
export function averageOf(given: readonly Weighed[]): number | null {
  let sum = 0
  let weights = 0
  for (const { mark, weight } of given) {
    const worth = pointsOf(mark)
    if (worth === null) continue
    sum += worth * weight
    weights += weight
  }
  return weights === 0 ? null : Math.round((100 * sum) / weights) / 100
}

/** «4,25», always with hundredths: averages are compared by eye. */
export const formatAverage = (average: number | null): string =>
  average === null ? '—' : average.toFixed(2).replace('.', ',')

/** The mark of a per cent by a scale: from which «5», «4» and «3» begin. */
export function markByScale(percent: number, scale: readonly number[]): JournalMark {
  const step = scale.findIndex((least) => percent >= least)
  return journalMarks[step === -1 ? 3 : step]!
}
