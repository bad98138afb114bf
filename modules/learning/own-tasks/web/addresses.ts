import { link, type SearchOf, site } from '@school/routes'

/** Of the list, from its address. */
export type OwnTasksSearch = SearchOf<typeof site.user.teacherTasks>

export const newTaskAt = (): string => link(site.user.teacherNewTask)
export const taskAt = (id: number): string => link(site.user.teacherTask, { id })

/** A homework of this task. */
export const giveAt = (taskId: number): string =>
  link(site.user.teacherAssignments, {}, { new: '1', own: taskId })

export const listAt = (search: Partial<OwnTasksSearch> = {}): string =>
  link(site.user.teacherTasks, {}, search)
