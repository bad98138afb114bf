import type { assigningErrors } from '../../contract/errors.ts'
import type { HomeworkBody } from '../../contract/managed.ts'

type Stated = Pick<HomeworkBody, 'levels' | 'isPublished' | 'webinar'>
type Code = keyof typeof assigningErrors

export const placedIn = (levels: readonly { readonly userIds: readonly number[] }[]): number[] =>
  levels.flatMap(({ userIds }) => userIds)

/** Faults of the sets of an assignment. A draft may have empty ones. */
export function wrongInLevels({ levels, isPublished, webinar }: Stated): Code | null {
  if (levels.length === 0) return null
  if (webinar) return 'webinar_has_one_set'
  const placed = placedIn(levels)
  if (new Set(placed).size < placed.length) return 'pupil_in_two_sets'
  if (!isPublished) return null
  if (levels.some(({ taskIds }) => taskIds.length === 0)) return 'set_without_tasks'
  return levels.some(({ userIds }) => userIds.length === 0) ? 'set_without_pupils' : null
}

type Targets = Pick<HomeworkBody, 'userIds' | 'exceptUserIds'>

/** Excludes pupils with another set from the ordinary one; new pupils of the class get it. */
export function ordinaryOf<T extends Targets>(targets: T, placed: readonly number[]): T {
  const others = new Set(placed)
  return {
    ...targets,
    userIds: targets.userIds.filter((id) => !others.has(id)),
    exceptUserIds: [...new Set([...targets.exceptUserIds, ...placed])],
  }
}
