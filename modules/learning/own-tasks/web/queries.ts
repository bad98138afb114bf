import { fileAddress, pageQuery, query } from '@school/api-client'
import * as contract from '../contract/index.ts'
import type { OwnTasksSearch } from './addresses.ts'

/** Shorter words would find nearly everything. */
const leastText = 2

const wantedOf = ({ tab, text, kind, discipline, skill, label }: OwnTasksSearch) => ({
  tabEq: tab,
  ...(text.length >= leastText ? { textCont: text } : {}),
  ...(kind ? { kindEq: kind } : {}),
  ...(discipline ? { disciplineIdEq: discipline } : {}),
  ...(skill ? { skillEq: skill } : {}),
  ...(label ? { labelEq: label } : {}),
})

export const ownTasksQuery = (search: OwnTasksSearch) =>
  pageQuery(contract.listOwnTasks, { query: { page: search.page, q: wantedOf(search) } })

/** The tasks of all pages of the list in a file. */
export const giftAt = (search: OwnTasksSearch): string =>
  fileAddress(contract.saveOwnTasks, { query: { q: wantedOf(search) } })

export const ownTaskOptionsQuery = query(contract.getOwnTaskOptions, {})

export const ownTaskQuery = (ownTaskId: number) => query(contract.getOwnTask, { params: { ownTaskId } })

export const variantsQuery = (ownTaskId: number) =>
  query(contract.listOwnTaskVariants, { params: { ownTaskId } })
