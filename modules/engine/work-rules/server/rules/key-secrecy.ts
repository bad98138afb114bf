import type { Viewer } from '@school/access'

/**
 * When teachers may read the key of a task in such a work without solving it: always, after its results are
 * published, never; or as defined by the other works with the task.
 */
export type Secrecy = 'taught' | 'after_results' | 'never' | 'as_elsewhere'

/** Authors of tasks; teachers of a school; all others. */
export type KeyReader = 'methodist' | 'teacher' | 'other'

export function readerOf({ isMethodist, portalRole }: Pick<Viewer, 'isMethodist' | 'portalRole'>): KeyReader {
  if (isMethodist) return 'methodist'
  return portalRole === 'teacher' || portalRole === 'schoolAdmin' ? 'teacher' : 'other'
}

/** Teachers of a school and authors of tasks: they read lessons and their tasks without access of their own. */
export const isTeaching = (viewer: Pick<Viewer, 'isMethodist' | 'portalRole'>): boolean =>
  readerOf(viewer) !== 'other'

/** Works of one kind that contain a task. */
export interface KeyPlace {
  secrecy: Secrecy
  /** The results of all of them are published. */
  areResultsOut: boolean
}

const isDisclosed = ({ secrecy, areResultsOut }: KeyPlace): boolean =>
  secrecy === 'taught' || (secrecy === 'after_results' && areResultsOut)

/**
 * The only rule of access to the key and the solution of a task without solving it. One work that keeps the task
 * secret hides it everywhere; a task in no work is accessible to methodists only.
 */
export function mayReadKey(reader: KeyReader, places: readonly KeyPlace[]): boolean {
  if (reader === 'methodist') return true
  const said = places.filter(({ secrecy }) => secrecy !== 'as_elsewhere')
  return reader === 'teacher' && said.length > 0 && said.every(isDisclosed)
}
