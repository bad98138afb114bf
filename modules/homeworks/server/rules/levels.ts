import type { HomeworkBody } from '../../contract/managed.ts'
import type { homeworkErrors } from '../../contract/errors.ts'

type Stated = Pick<HomeworkBody, 'levels' | 'isPublished' | 'webinar'>
type Code = keyof typeof homeworkErrors

export const placedIn = (levels: readonly { readonly userIds: readonly number[] }[]): number[] =>
  levels.flatMap(({ userIds }) => userIds)

/** What is wrong with the sets of an assignment. A draft may have empty ones. */
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

/** Whoever has another set does not get the ordinary one; a newcomer of the class does. */
export function ordinaryOf<T extends Targets>(targets: T, placed: readonly number[]): T {
  const others = new Set(placed)
  return {
    ...targets,
    userIds: targets.userIds.filter((id) => !others.has(id)),
    exceptUserIds: [...new Set([...targets.exceptUserIds, ...placed])],
  }
}
