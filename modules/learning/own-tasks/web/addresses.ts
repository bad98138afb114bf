import { link, site } from '@school/routes'
import type { OwnTaskTab } from '../contract/own-task.ts'
import type { ListQuery } from './queries.ts'

export const newTaskAt = (): string => link(site.user.teacherNewTask)
export const taskAt = (id: number): string => link(site.user.teacherTask, { id })

/** A homework of this task. */
export const giveAt = (taskId: number): string =>
  link(site.user.teacherAssignments, {}, { new: '1', own: taskId })

export const listAt = (tab: OwnTaskTab, filters: Partial<ListQuery> = {}, page = 1): string =>
  link(
    site.user.teacherTasks,
    {},
    { ...filters, tab: tab === 'ready' ? null : tab, page: page > 1 ? page : null },
  )
