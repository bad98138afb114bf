import { link, site } from '@school/routes'
import type { ObjectiveTab } from '../contract/index.ts'

export const tabIn = (search: URLSearchParams): ObjectiveTab =>
  search.get('state') === 'completed' ? 'completed' : 'active'

const stateOf = (tab: ObjectiveTab) => ({ state: tab === 'active' ? null : tab })

export const objectivesAt = (tab: ObjectiveTab = 'active'): string =>
  link(site.user.objectives, {}, stateOf(tab))
export const teacherObjectivesAt = (tab: ObjectiveTab = 'active'): string =>
  link(site.user.teacherObjectives, {}, stateOf(tab))
export const classesAt = (): string => link(site.user.teacherSchoolClasses)
