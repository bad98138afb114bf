import { link, site } from '@school/routes'
import type { ManagedTab } from '../contract/managed.ts'

export const managedListAt = (tab: ManagedTab = 'running', text: string | null = null, page = 1) =>
  link(
    site.user.teacherAssignments,
    {},
    {
      tab: tab === 'running' ? null : tab,
      text,
      page: page > 1 ? page : null,
    },
  )

export const newHomeworkAt = (set: number | null = null) =>
  link(site.user.teacherAssignments, {}, { new: 1, set })

/** A new homework with all fields of an earlier one, from today on. */
export const againAt = (from: number) => link(site.user.teacherAssignments, {}, { new: 1, from })

/** A new homework with all tasks of a lesson, or with one of them. */
export const newHomeworkOfLessonAt = (lesson: number, task: number | null = null) =>
  link(site.user.teacherAssignments, {}, { new: 1, lesson, task })

export const editHomeworkAt = (edit: number) => link(site.user.teacherAssignments, {}, { edit })

export const managedAt = (id: number) => link(site.user.teacherAssignment, { id })
