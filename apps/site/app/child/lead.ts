import { link, type Page, site } from '@school/routes'
import type { To } from 'react-router'

type Params = Record<string, string | undefined>

/** Pages of a pupil, and where a parent reads the same. */
const twins: readonly [Page, (child_id: number, params: Params, search: URLSearchParams) => string][] = [
  [site.user.progress, (child_id) => link(site.user.childProgress, { child_id })],
  [
    site.user.courseProgress,
    (child_id, { id = '' }) => link(site.user.childCourseProgress, { child_id, id }),
  ],
  [site.lms.homeworks, (child_id) => link(site.user.childHomeworks, { child_id })],
  [
    site.lms.homeworkTask,
    (child_id, { homework_id = '', id = '' }) =>
      link(site.user.childHomeworkTask, { child_id, homework_id, id }),
  ],
  [
    site.lms.homework,
    (child_id, { homework_id = '' }) => link(site.user.childHomework, { child_id, homework_id }),
  ],
  [
    site.lms.lessonSolution,
    (child_id, { lesson_id = '', task_id = '' }) =>
      link(site.user.childSolution, { child_id, lesson_id, task_id }),
  ],
  [
    site.user.schoolClassCourses,
    (child_id, { id = '' }) => link(site.user.childClassCourses, { child_id, id }),
  ],
  [site.user.dailyPlan, (child_id) => link(site.user.childPlan, { child_id })],
  [site.user.calendar, (child_id) => link(site.user.childCalendar, { child_id })],
  [site.lms.webinarHomework, (child_id) => link(site.user.childHomeworks, { child_id })],
  // What may be begun is no matter of a parent: from their pages one comes back to what the child has begun.
  [site.lms.examRehearsals, (child_id) => link(site.user.childWorks, { child_id })],
  [site.lms.examRehearsal, (child_id) => link(site.user.childWorks, { child_id })],
  [site.lms.attestationTasks, (child_id) => link(site.user.childWorks, { child_id })],
  [site.lms.attestationResults, (child_id) => link(site.user.childWorks, { child_id })],
  [site.lms.training, (child_id) => link(site.user.childWorks, { child_id })],
  [site.lms.catalogOlympiads, (child_id) => link(site.user.childWorks, { child_id })],
  [
    site.lms.examRehearsalResults,
    (child_id, { exam_rehearsal_id = '' }) =>
      link(site.user.childExamResults, { child_id, exam_rehearsal_id }),
  ],
  [
    site.lms.olympiad,
    (child_id, { olympiad_id = '' }) => link(site.user.childOlympiad, { child_id, olympiad_id }),
  ],
  [
    site.lms.olympiadSolutions,
    (child_id, { olympiad_id = '', task_id }) =>
      link(site.user.childOlympiadSolutions, { child_id, olympiad_id, task_id }),
  ],
  [
    site.lms.trainingSolutions,
    (child_id, { training_id = '', task_id }) =>
      link(site.user.childTrainingSolutions, { child_id, training_id, task_id }),
  ],
  // A lesson is for the pupil: a parent sees the solution of its task, otherwise the course.
  [
    site.lms.lesson,
    (child_id, { lesson_id = '', course_id = '' }, search) => {
      const task_id = search.get('task')
      search.delete('task')
      return task_id === null
        ? link(site.lms.course, { course_id })
        : link(site.user.childSolution, { child_id, lesson_id, task_id })
    },
  ],
]

const patternOf = ({ path }: Page): RegExp =>
  new RegExp(`^${path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const patterns = twins.map(([page, twin]) => ({ pattern: patternOf(page), twin }))

/** Leads a parent from a page of a child to another of the same child; every other link stays as it is. */
export const leadOf =
  (childId: number) =>
  (to: To): To => {
    if (typeof to !== 'string') return to
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? []
    for (const { pattern, twin } of patterns) {
      const found = pattern.exec(path)
      if (!found) continue
      const search = new URLSearchParams(query)
      const address = twin(childId, found.groups ?? {}, search)
      return `${address}${search.size > 0 ? `?${search}` : ''}${hash}`
    }
    return to
  }
