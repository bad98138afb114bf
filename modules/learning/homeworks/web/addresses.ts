import { link, site } from '@school/routes'
import type { HomeworkTab } from '../contract/homework.ts'
import type { LibrarySection } from '../contract/library-section.ts'

export const homeworksAt = (tab: HomeworkTab = 'now', subject: string | null = null, page = 1) =>
  link(
    site.lms.homeworks,
    {},
    {
      tab: tab === 'now' ? null : tab,
      subject,
      page: page > 1 ? page : null,
    },
  )

export const homeworkAt = (homework_id: number) => link(site.lms.homework, { homework_id })

/** A homework without a lesson has 0 in its place. */
export const taskAt = (homework: { id: number; lesson: { id: number } | null }, id: number) =>
  link(site.lms.homeworkTask, { lesson_id: homework.lesson?.id ?? 0, homework_id: homework.id, id })

/** The homework of a webinar, and one of its tasks. */
export const webinarAt = (webinar_id: number, task: number | null = null) =>
  link(site.lms.webinarHomework, { webinar_id }, { task })

export const libraryAt = (
  section: LibrarySection = 'skills',
  query: Record<string, string | number | null> = {},
) => link(site.lms.homeworkLibrary, { section }, query)
