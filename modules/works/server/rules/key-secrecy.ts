import type { Viewer } from '@school/access'

/**
 * When the key of a task that stands in such a work may be read by those who teach, without solving: always, when its results are
 * out to all, never; or as the other works say where it stands.
 */
export type Secrecy = 'taught' | 'after_results' | 'never' | 'as_elsewhere'

/** Those who make tasks; those who teach in a school; everybody else. */
export type KeyReader = 'methodist' | 'teacher' | 'other'

export function readerOf({ isMethodist, portalRole }: Pick<Viewer, 'isMethodist' | 'portalRole'>): KeyReader {
  if (isMethodist) return 'methodist'
  return portalRole === 'teacher' || portalRole === 'schoolAdmin' ? 'teacher' : 'other'
}

/** Teaches in a school or makes tasks: lessons and their tasks are read without an access of one's own. */
export const isTeaching = (viewer: Pick<Viewer, 'isMethodist' | 'portalRole'>): boolean =>
  readerOf(viewer) !== 'other'

/** Works of one kind in which a task stands. */
export interface KeyPlace {
  secrecy: Secrecy
  /** The results of every one of them are out to all. */
  areResultsOut: boolean
}

const isTold = ({ secrecy, areResultsOut }: KeyPlace): boolean =>
  secrecy === 'taught' || (secrecy === 'after_results' && areResultsOut)

/**
 * The only statement of who may read the key and the solution of a task without solving it. One place where the task is a
 * secret hides it everywhere; a task that stands nowhere is known to its makers alone.
 */
export function mayReadKey(reader: KeyReader, places: readonly KeyPlace[]): boolean {
  if (reader === 'methodist') return true
  const said = places.filter(({ secrecy }) => secrecy !== 'as_elsewhere')
  return reader === 'teacher' && said.length > 0 && said.every(isTold)
}
