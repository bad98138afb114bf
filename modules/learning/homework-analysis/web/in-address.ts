import { sortInAddress } from '@school/tables'
import { matrixOrders, type MatrixWanted } from '../contract/matrix.ts'

const wholeIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const value = Math.trunc(Number(search.get(name)))
  return value >= 1 && value <= most ? value : null
}

export const matrixIn = (search: URLSearchParams): MatrixWanted => ({
  classId: wholeIn(search, 'class', 2_147_483_647),
  sort: sortInAddress(search, matrixOrders),
})

/** Views of the page of an assignment: results of pupils, and statistics of tasks. */
export const assignmentViews = ['pupils', 'tasks'] as const

export type AssignmentView = (typeof assignmentViews)[number]

export const viewIn = (search: URLSearchParams): AssignmentView =>
  assignmentViews.find((name) => name === search.get('view')) ?? 'pupils'
