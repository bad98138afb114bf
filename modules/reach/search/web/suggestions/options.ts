import type { Suggestion } from '../../contract/index.ts'
import { minSuggestLength } from '../../contract/index.ts'
import { searchAddress } from '../address.ts'
import { t } from '../ru.ts'

export interface ListState {
  /** Id of the chosen option. */
  active: string | null
  size: number
}

export interface ListHandle {
  /** Answers whether the key was about the list. */
  takeKey(key: string): boolean
}

/** A line of the list: where it leads and what is remembered when it is chosen. */
export interface Option {
  address: string
  /** Kept among the recent queries; empty when nothing is. */
  remembered: string
  /** Heading of its group; `null` without one. */
  group: string | null
  look: { kind: 'found'; found: Suggestion } | { kind: 'recent' | 'all'; text: string }
}

const recentOption = (text: string): Option => ({
  address: searchAddress({ text }),
  remembered: text,
  group: t.recent,
  look: { kind: 'recent', text },
})

const foundOption = (found: Suggestion, typed: string): Option => ({
  address: found.url,
  remembered: typed,
  group: t.kinds[found.kind],
  look: { kind: 'found', found },
})

const allOption = (text: string): Option => ({
  address: searchAddress({ text }),
  remembered: text,
  group: null,
  look: { kind: 'all', text },
})

/** What the list offers: recent queries before one types, then what fits and a way to all of it. */
export function optionsOf(typed: string, found: readonly Suggestion[], recent: readonly string[]): Option[] {
  if (typed === '') return recent.map(recentOption)
  if (typed.length < minSuggestLength) return []
  return [...found.map((item) => foundOption(item, typed)), allOption(typed)]
}

/** Neighbours of one group together, each with its place in the whole list. */
export function groupsOf(options: readonly Option[]): { group: string | null; places: number[] }[] {
  const groups: { group: string | null; places: number[] }[] = []
  for (const [place, { group }] of options.entries()) {
    const last = groups.at(-1)
    if (last && last.group === group) last.places.push(place)
    else groups.push({ group, places: [place] })
  }
  return groups
}

/** Where an arrow leads; −1 is the field itself, between the last and the first. */
export const stepFrom = (place: number, step: 1 | -1, size: number): number =>
  ((place + 1 + step + size + 1) % (size + 1)) - 1
