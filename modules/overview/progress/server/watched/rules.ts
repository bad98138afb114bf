import type { Watcher } from '../../contract/index.ts'

/** What ties a viewer to a pupil. */
export interface Ties {
  isMe: boolean
  isChild: boolean
  /** The viewer teaches a class of the pupil of this school year. */
  isTaught: boolean
  /** The viewer administers the school of such a class, or something above it. */
  isGoverned: boolean
}

/** As who a viewer reads the progress of a pupil; `null` is not at all. A head needs names to be open. */
export function watcherOf({ isMe, isChild, isTaught, isGoverned }: Ties, seesNames: boolean): Watcher | null {
  if (isMe) return 'pupil'
  if (isChild) return 'parent'
  if (isTaught) return 'teacher'
  return isGoverned && seesNames ? 'head' : null
}
