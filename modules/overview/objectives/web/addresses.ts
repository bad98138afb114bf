import { link, site } from '@school/routes'
import type { ObjectiveTab } from '../contract/index.ts'

export const objectivesAt = (state: ObjectiveTab = 'active'): string =>
  link(site.user.objectives, {}, { state })
export const teacherObjectivesAt = (state: ObjectiveTab = 'active'): string =>
  link(site.user.teacherObjectives, {}, { state })
export const classesAt = (): string => link(site.user.teacherSchoolClasses)
