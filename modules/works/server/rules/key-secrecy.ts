import type { Viewer } from '@school/access'
import type { WorkKind } from '../../contract/work-kind.ts'

/** When the key of a task that stands in such a work may be read by those who teach, without solving. */
type Secrecy = 'taught' | 'after_results' | 'never'

export const secrecyOf: Record<WorkKind, Secrecy> = {
  practice: 'taught',
  skill: 'taught',
  homework: 'taught',
  training: 'taught',
  interactive: 'taught',
  olympiad: 'after_results',
  rehearsal: 'never',
  attestation: 'never',
}

/** Those who make tasks; those who teach in a school; everybody else. */
export type KeyReader = 'methodist' | 'teacher' | 'other'

export function readerOf({ isMethodist, portalRole }: Pick<Viewer, 'isMethodist' | 'portalRole'>): KeyReader {
  if (isMethodist) return 'methodist'
  return portalRole === 'teacher' || portalRole === 'schoolAdmin' ? 'teacher' : 'other'
}

/** A kind of work in which a task stands. */
export interface KeyPlace {
  kind: WorkKind
  /** The results of every such work are out to all. */
  areResultsOut: boolean
}

const isTold = ({ kind, areResultsOut }: KeyPlace): boolean =>
  secrecyOf[kind] === 'taught' || (secrecyOf[kind] === 'after_results' && areResultsOut)

/**
 * The only statement of who may read the key and the solution of a task without solving it. One place where the task is a
 * secret hides it everywhere; a task that stands nowhere is known to its makers alone.
 */
export function mayReadKey(reader: KeyReader, places: readonly KeyPlace[]): boolean {
  if (reader === 'methodist') return true
  return reader === 'teacher' && places.length > 0 && places.every(isTold)
}
