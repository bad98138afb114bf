import { query } from '@school/api-client'
import {
  getObjectiveOptions,
  listChildObjectives,
  listObjectiveClasses,
  listObjectives,
  listTeacherObjectives,
  type ObjectiveTab,
} from '../contract/index.ts'

/** Progress, promises and answers change at any moment: refetched at every visit. */
const fresh = { staleTime: 0, refetchOnMount: false as const }

export const objectivesQuery = (tab: ObjectiveTab) => ({
  ...query(listObjectives, { query: { q: { stateEq: tab } } }),
  ...fresh,
})

/** @param gradeIndex of the pupil of the goal; of the viewer when absent */
export const optionsQuery = (gradeIndex?: number) =>
  query(getObjectiveOptions, { query: gradeIndex === undefined ? {} : { gradeIndex } })

export const childObjectivesQuery = (childId: number) => ({
  ...query(listChildObjectives, { params: { childId } }),
  ...fresh,
})

export const teacherObjectivesQuery = (tab: ObjectiveTab) => ({
  ...query(listTeacherObjectives, { query: { q: { stateEq: tab } } }),
  ...fresh,
})

export const objectiveClassesQuery = query(listObjectiveClasses, {})
