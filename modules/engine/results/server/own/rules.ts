import { mostOwnWorks, type OwnWork, ownWorkStates } from '../../contract/own-works.ts'
import type { OwnWorkItem } from './source.ts'

const placeOf = ({ state }: OwnWorkItem): number => ownWorkStates.indexOf(state)
const timeOf = ({ at }: OwnWorkItem): number => at?.getTime() ?? 0

/** Upcoming works in ascending order, all others in descending order. */
const byTime = (a: OwnWorkItem, b: OwnWorkItem): number =>
  a.state === 'ahead' ? timeOf(a) - timeOf(b) : timeOf(b) - timeOf(a)

/** In progress, upcoming, waiting, done. */
export const inOrder = (items: readonly OwnWorkItem[]): OwnWork[] =>
  items
    .toSorted((a, b) => placeOf(a) - placeOf(b) || byTime(a, b))
    .slice(0, mostOwnWorks)
    .map(({ at, ...work }) => ({ ...work, at: at?.toISOString() ?? null }))
