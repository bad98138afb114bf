import type { AnalysedTheme, Figures, FormerFigures } from '../contract/index.ts'

/** Number of people in a group with the same result. */
export interface Counted {
  percent: number
  people: number
  /** With a diploma. */
  winners: number
}

/** Groups smaller than this are hidden: individuals could be recognised. */
export const fewest = 5
export const bins = 10

const sumOf = (rows: readonly Counted[], of: (row: Counted) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

export const participantsOf = (rows: readonly Counted[]): number => sumOf(rows, ({ people }) => people)

/** Percent at an index of the sorted list, from 0. */
function percentAt(sorted: readonly Counted[], place: number): number {
  let passed = 0
  for (const { percent, people } of sorted) {
    passed += people
    if (place < passed) return percent
  }
  throw new RangeError(`there is no place ${place} of ${passed}`)
}

export function medianOf(rows: readonly Counted[]): number | null {
  const all = participantsOf(rows)
  if (all === 0) return null
  const sorted = rows.toSorted((a, b) => a.percent - b.percent)
  return Math.round(
    (percentAt(sorted, Math.floor((all - 1) / 2)) + percentAt(sorted, Math.floor(all / 2))) / 2,
  )
}

export function figuresOf(rows: readonly Counted[], pupils: number | null, hasAwards: boolean): Figures {
  const participants = participantsOf(rows)
  return {
    participants,
    pupils,
    averagePercent:
      participants === 0
        ? null
        : Math.round(sumOf(rows, ({ percent, people }) => percent * people) / participants),
    medianPercent: medianOf(rows),
    winners: hasAwards ? sumOf(rows, ({ winners }) => winners) : null,
  }
}

export const formerOf = ({ participants, averagePercent }: Figures): FormerFigures => ({
  participants,
  averagePercent,
})

/** 0–9 %, 10–19 % … 90–100 %. */
export function histogramOf(rows: readonly Counted[]): number[] {
  const histogram = Array.from({ length: bins }, () => 0)
  for (const { percent, people } of rows) histogram[Math.min(bins - 1, Math.floor(percent / bins))]! += people
  return histogram
}

export const isFew = (participants: number): boolean => participants > 0 && participants < fewest

/**
 * Which siblings are hidden: the small ones, and with a single small one also the next smallest, since the small one could be computed
 * from the total.
 */
export function hiddenAmong<Key>(sizes: ReadonlyMap<Key, number>): Set<Key> {
  const present = [...sizes].filter(([, size]) => size > 0).toSorted(([, a], [, b]) => a - b)
  const small = present.filter(([, size]) => isFew(size))
  const hidden = small.length === 1 ? present.slice(0, 2) : small
  return new Set(hidden.map(([key]) => key))
}

/** Whether an organization or one of its ancestors is hidden among its siblings. @param trail ids from the top down to it */
export function isHiddenOnTheWay(
  schools: readonly { path: readonly number[]; participants: number }[],
  trail: readonly number[],
): boolean {
  return trail.some((id, index) => {
    const parent = trail[index - 1]
    if (parent === undefined) return false
    const sizes = new Map<number, number>()
    for (const { path, participants } of schools) {
      const child = path[path.indexOf(parent) + 1]
      if (path.includes(parent) && child !== undefined)
        sizes.set(child, (sizes.get(child) ?? 0) + participants)
    }
    return hiddenAmong(sizes).has(id)
  })
}

/** Ranks by average; equal averages share a place. A `null` average has no place. */
export function placesOf<Key>(averages: ReadonlyMap<Key, number | null>): Map<Key, number> {
  const known = [...averages].flatMap(([key, average]) => (average === null ? [] : [{ key, average }]))
  return new Map(
    known.map(({ key, average }) => [key, 1 + known.filter((other) => other.average > average).length]),
  )
}

/** Fewer than half solved it here, or far fewer than elsewhere. */
export const isWeak = (here: number, everywhere: number): boolean => here < 50 || everywhere - here >= 15

interface AboutTask {
  themes: readonly string[]
  herePercent: number
  everywherePercent: number
}

/** The result of a theme is the average of its tasks; the weakest themes come first. */
export function themesOf(tasks: readonly AboutTask[]): AnalysedTheme[] {
  const byTheme = Map.groupBy(
    tasks.flatMap((task) => task.themes.map((theme) => ({ theme, task }))),
    ({ theme }) => theme,
  )
  const mean = (own: readonly { task: AboutTask }[], of: (task: AboutTask) => number) =>
    Math.round(own.reduce((sum, { task }) => sum + of(task), 0) / own.length)
  return [...byTheme]
    .map(([title, own]) => {
      const here = mean(own, ({ herePercent }) => herePercent)
      const everywhere = mean(own, ({ everywherePercent }) => everywherePercent)
      return {
        title,
        tasks: own.length,
        herePercent: here,
        everywherePercent: everywhere,
        isWeak: isWeak(here, everywhere),
      }
    })
    .toSorted((a, b) => a.herePercent - b.herePercent || b.everywherePercent - a.everywherePercent)
}
