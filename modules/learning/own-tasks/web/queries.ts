import { fileAddress, pageQuery, query } from '@school/api-client'
import type { TaskKind } from '@school/tasks/contract'
import * as contract from '../contract/index.ts'
import type { OwnTaskTab } from '../contract/own-task.ts'

/** Filters of the list as in the address. */
export interface ListQuery {
  text: string | null
  kind: TaskKind | null
  discipline: number | null
  skill: string | null
  label: string | null
}

const wantedOf = (tab: OwnTaskTab, { text, kind, discipline, skill, label }: ListQuery) => ({
  tabEq: tab,
  ...(text ? { textCont: text } : {}),
  ...(kind ? { kindEq: kind } : {}),
  ...(discipline ? { disciplineIdEq: discipline } : {}),
  ...(skill ? { skillEq: skill } : {}),
  ...(label ? { labelEq: label } : {}),
})

export const ownTasksQuery = (tab: OwnTaskTab, filters: ListQuery, page: number) =>
  pageQuery(contract.listOwnTasks, { query: { page, q: wantedOf(tab, filters) } })

/** The tasks of all pages of the list in a file. */
export const giftAt = (tab: OwnTaskTab, filters: ListQuery): string =>
  fileAddress(contract.saveOwnTasks, { query: { q: wantedOf(tab, filters) } })

export const ownTaskOptionsQuery = query(contract.getOwnTaskOptions, {})

export const ownTaskQuery = (ownTaskId: number) => query(contract.getOwnTask, { params: { ownTaskId } })

export const variantsQuery = (ownTaskId: number) =>
  query(contract.listOwnTaskVariants, { params: { ownTaskId } })
